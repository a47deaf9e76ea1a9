// What somebody may have meant by what the table shows: moves to be put to `refuse`, so that a foul gets its reason.

import type { Seat } from '../../core/ids.ts'
import type { ObservedDice } from '../../core/observation.ts'
import type { Move } from '../../core/rules.ts'
import { attempting, type Shift } from '../../kit/meant.ts'
import type { Action } from './actions.ts'
import { syms } from './data/symbols.ts'
import { figureOf } from './places.ts'
import { scene } from './scene.ts'
import { isBoss, player, type State } from './state.ts'
import { cellAt, xy } from './tower/cell.ts'
import { sets } from './turn/dice.ts'
import { asked } from './turn/round.ts'

const turn = (s: State): Seat => asked(s) ?? s.active

export const attempts = attempting<State, Action>({
  scene,
  turn: (s) => (s.phase === 'over' ? null : turn(s)),
  meant,
  thrown
})

function* meant(s: State, { kind, from, to }: Shift): Generator<Move<Action>> {
  const [start, end] = [from && cellAt(from), to && cellAt(to)]
  const figure = figureOf(kind)
  if (figure?.hero !== undefined) {
    const by = s.players.findIndex((it) => it.hero === figure.hero)
    if (by < 0 || end === null) return
    if (start === null) yield { by, do: { act: 'generate', at: xy(end), pay: s.turn.pool[0] ?? 'BOOT' } }
    else yield { by, do: { act: 'move', to: xy(end) } }
    return
  }
  // Enemies, coins and gems: what walked is called by where it came from.
  const by = turn(s)
  if (start !== null && end !== null) yield { by, do: { act: 'shift', from: xy(start), to: xy(end) } }
  else if (start !== null) yield { by, do: { act: 'attack', at: xy(start) } }
  else if (end !== null && figure?.enemy !== undefined)
    yield s.phase === 'spawn' && isBoss(s, figure.enemy)
      ? { by, do: { act: 'spawn', at: xy(end) } }
      : { by, do: { act: 'bring', enemy: figure.enemy } }
}

const countOf = (lying: ObservedDice['lying'], face: number | '?'): number =>
  lying.filter((it) => it.kind === 'special' && it.face === face).length

/** A special die that was turned, and the dice that rolled; nobody's guess where one cannot be read. */
function* thrown(s: State, { lying, thrown: rolled = [] }: ObservedDice): Generator<Move<Action>> {
  for (const { kind, face } of lying) {
    const as = kind === 'special' ? syms[Number(face) - 1] : undefined
    if (as === undefined || s.players.filter(({ special }) => special === as).length >= countOf(lying, face)) continue
    for (const it of [...sets(s).filter((it) => it.as === as), { pay: as, as }])
      yield { by: turn(s), do: { act: 'set', ...it } }
  }
  const fallen = rolled.flatMap((i) => lying[i] ?? [])
  const dice = fallen.flatMap(({ kind, face }) => (face === '?' || kind === '?' ? [] : [{ kind, face }]))
  if (dice.length > 0 && dice.length === fallen.length && player(s, s.active))
    yield { by: 'chance', do: { act: 'throw', dice } }
}
