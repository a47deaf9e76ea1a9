// What somebody may have meant by what the table shows: moves to be put to `refuse`, so that a foul gets its reason.
// Likeliest first, legal or not; they explain nothing that was done rightly.

import type { Move } from '../../core/game.ts'
import type { KindId, Seat } from '../../core/ids.ts'
import type { Observation } from '../../core/observation.ts'
import { agrees } from '../../core/observation.ts'
import type { Action } from './actions.ts'
import { forceAt, hexes, strays } from './board.ts'
import type { Unit } from './data/units.ts'
import { units } from './data/units.ts'
import type { HexId } from './geometry.ts'
import { hexOf } from './geometry.ts'
import { asked } from './machine.ts'
import { hexPlace, mineKind, tileKind, unitKind } from './places.ts'
import type { State } from './state.ts'
import { countOf, seatsOf } from './state.ts'

/** A figure too many or too few on a hex that was seen. */
type Change = { readonly seat: Seat; readonly unit: Unit; readonly at: HexId; readonly n: number }

function changes(s: State, seen: Observation): readonly Change[] {
  return hexes(s).flatMap((at) => {
    const things = seen.places[hexPlace(at)]
    if (!things) return []
    return seatsOf(s).flatMap((seat) =>
      units.map((unit): Change => {
        const lying = things.filter((it) => it !== '?' && agrees(it, unitKind(unit, seat))).length
        return { seat, unit, at, n: lying - countOf(forceAt(s, at, seat), unit) }
      })
    )
  })
}

/** Seen, and not there any more. */
const isGone = (seen: Observation, at: HexId, kind: KindId): boolean =>
  seen.places[hexPlace(at)]?.every((it) => !agrees(it, kind)) ?? false

export function* attempts(s: State, seen: Observation): Generator<Move<Action>> {
  if (s.phase === 'over') return
  const all = changes(s, seen)
  const gone = all.filter((it) => it.n < 0)
  const seat = asked(s) ?? s.active
  for (const at of s.tiles) if (isGone(seen, at, tileKind)) yield { by: s.active, do: { act: 'reveal', at: hexOf(at) } }
  for (const [at, value] of Object.entries(s.mines))
    if (isGone(seen, at, mineKind(value))) yield { by: s.active, do: { act: 'shift', from: hexOf(at) } }
  const carried = new Set<Change>()
  // The own units first, then whoever played out of turn.
  const come = all.filter((it) => it.n > 0).toSorted((a, b) => Number(b.seat === seat) - Number(a.seat === seat))
  for (const to of come) {
    const { seat: by, unit } = to
    const from = gone.find((it) => it.seat === by && it.unit === unit)
    if (!from) yield { by, do: { act: 'buy', unit, at: hexOf(to.at) } }
    else {
      carried.add(from)
      yield* arrivals(s, by, unit, from.at, to.at)
    }
  }
  for (const { seat: of, unit } of gone.filter((it) => !carried.has(it)))
    yield { by: seat, do: { act: of === seat ? 'casualty' : 'pickCasualty', unit } }
}

/** NO-047: a unit that has to go home goes nowhere else. */
function* arrivals(s: State, by: Seat, unit: Unit, start: HexId, end: HexId): Generator<Move<Action>> {
  const [from, to] = [hexOf(start), hexOf(end)]
  if (strays(s).some((it) => it.seat === by && it.unit === unit && it.at === start))
    yield { by, do: { act: 'recall', unit, from, to } }
  yield { by, do: { act: 'move', unit, from, to } }
}
