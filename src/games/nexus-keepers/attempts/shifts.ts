// Which keepers stand elsewhere than they should, as far as the table shows.

import type { Seat } from '../../../core/ids.ts'
import type { Observation, Seen } from '../../../core/observation.ts'
import { agrees } from '../../../core/observation.ts'
import type { Cell } from '../../../kit/grid/square.ts'
import { cellOf } from '../../../kit/grid/square.ts'
import { keeperAt } from '../board.ts'
import { keeperKind, tilePlace } from '../places.ts'
import type { State } from '../state.ts'

/** `to` null: taken off, or in somebody's hand. */
export type Shift = { readonly seat: Seat; readonly from: Cell; readonly to: Cell | null }

/** Known figures first; a thing without identity is taken for any keeper that is missing, the active one before others. */
export function shifts(s: State, seen: Observation): readonly Shift[] {
  const { arrived, gone } = differences(s, seen)
  const named = arrived.flatMap(({ cell, thing }) => found(s, thing, cell))
  const missing = gone.filter((seat) => !named.some((it) => it.seat === seat))
  const unnamed = arrived.filter(({ thing }) => typeof thing !== 'string' || thing === '?')
  const guessed = missing.flatMap((seat) => {
    const places = unnamed.filter(({ thing }) => agrees(thing, keeperKind(seat)))
    return places.length > 0 ? places.flatMap(({ cell }) => shift(s, seat, cell)) : shift(s, seat, null)
  })
  return [...named, ...guessed]
}

const shift = (s: State, seat: Seat, to: Cell | null): readonly Shift[] => {
  const from = s.players[seat]?.at
  return from ? [{ seat, from, to }] : []
}

const found = (s: State, thing: Seen, cell: Cell): readonly Shift[] => {
  const seat = s.players.findIndex((_, it) => keeperKind(it) === thing)
  return seat < 0 ? [] : shift(s, seat, cell)
}

type Arrival = { readonly cell: Cell; readonly thing: Seen }

/** What stands where nothing like it should, and whose keepers are not where they should be. */
function differences(
  s: State,
  seen: Observation
): { readonly arrived: readonly Arrival[]; readonly gone: readonly Seat[] } {
  const looked = Object.entries(seen.places).flatMap(([place, things]) => {
    const cell = cellOf(place)
    return cell ? [{ cell, things }] : []
  })
  const arrived = looked.flatMap(({ cell, things }) => {
    const seat = keeperAt(s, cell)
    const own = seat === null ? -1 : things.findIndex((it) => agrees(it, keeperKind(seat)))
    return things.flatMap((thing, i) => (i === own ? [] : [{ cell, thing }]))
  })
  const isGone = (seat: Seat, at: Cell): boolean => {
    const things = seen.places[tilePlace(at)] ?? (seen.clear?.includes('tile') ? [] : undefined)
    return things !== undefined && !things.some((it) => agrees(it, keeperKind(seat)))
  }
  const gone = s.players.flatMap(({ at }, seat) => (at && isGone(seat, at) ? [seat] : []))
  const activeFirst = gone.toSorted((a, b) => Number(b === s.active) - Number(a === s.active))
  return { arrived, gone: activeFirst }
}
