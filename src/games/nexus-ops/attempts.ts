// Guesses which move the players may have meant by what the table shows. The referee puts each to `refuse`, so that a foul gets its reason.
// Also slips that the rules accept: a unit found where it may not be, after its owner’s turn (NO-047).

import type { Seat } from '../../core/ids.ts'
import { agrees, type Observation, type ObservedDice } from '../../core/observation.ts'
import type { Move } from '../../core/rules.ts'
import type { Die } from '../../core/scene.ts'
import { type HexId, hexOf, hexPlace } from '../../kit/grid/hex.ts'
import { attempting, type Shift } from '../../kit/meant.ts'
import type { Action } from './actions.ts'
import { barred, forceAt, hexes, mayStand, strays } from './board.ts'
import { type Unit, units } from './data/units.ts'
import { asked } from './machine.ts'
import { figures, tileKind, unitKind } from './places.ts'
import { scene } from './scene.ts'
import { countOf, type State, seatsOf } from './state.ts'

const turn = (s: State): Seat => asked(s) ?? s.active

export const attempts = attempting<State, Action>({
  scene,
  turn: (s) => (s.phase === 'over' ? null : turn(s)),
  meant,
  thrown
})

function* meant(s: State, { kind, from: start, to: end }: Shift): Generator<Move<Action>> {
  const [from, to] = [start && hexOf(start), end && hexOf(end)]
  const { unit, seat: by } = figures.get(kind) ?? {}
  if (unit === undefined || by === undefined) {
    // Tiles and mines: name the attempt by the hex that the piece came from.
    for (const at of [from, to])
      if (at) yield { by: turn(s), do: kind === tileKind ? { act: 'reveal', at } : { act: 'shift', from: at } }
  } else if (!from) {
    if (to) yield { by, do: { act: 'buy', unit, at: to } }
  } else if (to) {
    // NO-047: such a unit may only go home, so propose that first.
    if (strays(s).some((it) => it.seat === by && it.unit === unit && it.at === start))
      yield { by, do: { act: 'recall', unit, from, to } }
    yield { by, do: { act: 'move', unit, from, to } }
  } else yield { by: turn(s), do: { act: by === turn(s) ? 'casualty' : 'pickCasualty', unit } }
}

/** The rolled dice in the order of a throw. No guess if one of them cannot be read. */
function* thrown(_: State, { lying, thrown: rolled = [] }: ObservedDice): Generator<Move<Action>> {
  const fallen = rolled.flatMap((i) => lying[i] ?? [])
  const faces = fallen.flatMap(({ kind, face }) => (face === '?' || kind === '?' ? [] : [{ kind, face }]))
  if (faces.length > 0 && faces.length === fallen.length)
    yield { by: 'chance', do: { act: 'throw', dice: faces.toSorted((a, b) => rank(a) - rank(b)) } }
}
const rank = ({ kind, face }: Die): number => (kind === 'attacker' ? 0 : 10) + face

/** Units that left one hex and appeared where they may not be. `refuse` decides whether the rules accept it. */
export function* slips(s: State, { places }: Observation): Generator<Move<Action>> {
  /** How many more of these units the observation shows there than the state has; null if no sensor sees the hex. */
  const more = (at: HexId, unit: Unit, seat: number): number | null => {
    const found = places[hexPlace(at)]?.filter((it) => it !== '?' && agrees(it, unitKind(unit, seat)))
    return found ? found.length - countOf(forceAt(s, at, seat), unit) : null
  }
  for (const to of barred(s))
    for (const seat of seatsOf(s))
      for (const unit of units) {
        if (mayStand(s, unit, to) || (more(to, unit, seat) ?? 0) <= 0) continue
        for (const from of hexes(s))
          if (countOf(forceAt(s, from, seat), unit) > 0 && (more(from, unit, seat) ?? -1) < 0)
            yield { by: seat, do: { act: 'stray', unit, from: hexOf(from), to: hexOf(to) } }
      }
}
