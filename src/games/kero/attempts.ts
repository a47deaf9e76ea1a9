// Guesses which move the players may have meant by what the table shows, so that `refuse` gives a foul its reason. Also throws that
// include a burned die, which the rules accept (KE-100).

import type { Seat } from '../../core/ids.ts'
import type { Observation, ObservedDice } from '../../core/observation.ts'
import type { Move } from '../../core/rules.ts'
import { attempting, type Shift } from '../../kit/meant.ts'
import type { Action } from './actions.ts'
import { type Die, isDie } from './data/names.ts'
import { landPlace } from './places.ts'
import { scene } from './scene.ts'
import { inOrder, rival, type State } from './state.ts'
import { isBurned } from './turn/roll.ts'
import { asked } from './turn/round.ts'

const turn = (s: State): Seat | null => (s.phase === 'over' ? null : (asked(s) ?? s.active))

export const attempts = attempting<State, Action>({ scene, turn, meant, thrown })

const siteOf = (place: string | null): number => [0, 1, 2, 3, 4, 5].findIndex((at) => landPlace(at) === place)

function* meant(_: State, { kind, from, to }: Shift): Generator<Move<Action>> {
  const by = kind === 'explorer/1' ? 1 : 0
  const [start, end] = [siteOf(from), siteOf(to)]
  if (start < 0 && end >= 0) yield { by, do: { act: 'place', land: end } }
  else if (start >= 0 && end >= 0 && start < 4 && end < 4 && start !== end) {
    yield { by, do: { act: 'shift', from: start, to: end } }
    yield { by, do: { act: 'march', steps: [[start, end]] } }
  } else if (start >= 0 && start < 4) yield { by: rival(by), do: { act: 'remove', land: start } }
}

/** The dice that rolled, as far as the sensor tells them apart. */
function rolledDice({ lying, thrown: some = [] }: ObservedDice): readonly Die[] {
  const kinds = some.map((i) => lying[i]?.kind)
  return inOrder(kinds.flatMap((it) => (isDie(it) ? [it] : [])))
}

function* thrown(s: State, dice: ObservedDice): Generator<Move<Action>> {
  const some = rolledDice(dice)
  if (some.length === 0) return
  if (s.phase === 'refuel') yield { by: rival(s.active), do: { act: 'roll' } }
  yield { by: s.active, do: { act: 'cast', dice: some } }
}

/** KE-100: a throw that includes burned dice. It is void for these; the other dice count. */
export function* slips(s: State, { dice }: Observation): Generator<Move<Action>> {
  if (!dice || s.phase !== 'roll' || !s.turn.threw || s.pending.length > 0) return
  const some = rolledDice(dice)
  if (some.some((it) => isBurned(s, it)) && some.some((it) => !isBurned(s, it)))
    yield { by: s.active, do: { act: 'cast', dice: some } }
}
