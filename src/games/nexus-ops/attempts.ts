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
  const come = all.filter((it) => it.n > 0)
  const seat = asked(s) ?? s.active
  for (const at of s.tiles) if (isGone(seen, at, tileKind)) yield { by: s.active, do: { act: 'reveal', at: hexOf(at) } }
  for (const [at, value] of Object.entries(s.mines))
    if (isGone(seen, at, mineKind(value))) yield { by: s.active, do: { act: 'shift', from: hexOf(at) } }
  // The own units first, then whoever played out of turn.
  for (const to of come.toSorted((a, b) => Number(b.seat === seat) - Number(a.seat === seat))) {
    const from = gone.find((it) => it.seat === to.seat && it.unit === to.unit)
    const { unit } = to
    // NO-047: a unit that has to go home goes nowhere else.
    if (from && strays(s).some((it) => it.seat === to.seat && it.unit === unit && it.at === from.at))
      yield { by: to.seat, do: { act: 'recall', unit, from: hexOf(from.at), to: hexOf(to.at) } }
    if (from) yield { by: to.seat, do: { act: 'move', unit: to.unit, from: hexOf(from.at), to: hexOf(to.at) } }
    else yield { by: to.seat, do: { act: 'buy', unit: to.unit, at: hexOf(to.at) } }
  }
  for (const { seat: of, unit } of gone) {
    if (of === seat) yield { by: seat, do: { act: 'casualty', unit } }
    else yield { by: seat, do: { act: 'pickCasualty', unit } }
  }
}
