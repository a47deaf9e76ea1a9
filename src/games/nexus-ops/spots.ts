// Who stands where, as lists: rules ask for it dozens of times in each state, and a record needs time for each key. Also the records
// themselves, whose lists follow from those before.

import type { Seat } from '../../core/ids.ts'
import { keeping } from '../../core/remember.ts'
import type { HexId } from '../../kit/grid/hex.ts'
import { type Board, barriers, type Plan, plan } from './plan.ts'
import { countOf, type Force, type Forces, isNone, type State } from './state.ts'

/** The units by the index of the hex in the layout. */
type Spots = {
  readonly board: Board
  readonly plan: Plan
  readonly barriers: ReturnType<typeof barriers>
  /** The hexes in the order of the record. */
  readonly order: readonly number[]
  /** Whose units are there, as bits. */
  readonly seats: readonly number[]
  readonly forces: readonly (Forces[HexId] | undefined)[]
  /** Seats with units on ground that they may not enter, as bits. */
  readonly barred: number
}
type Units = Pick<State, 'match' | 'ground' | 'units'>

const kept = keeping<Forces, Spots>()

export function spots(s: Units): Spots {
  const before = kept.of(s.units)
  if (before && before.board.ground === s.ground && before.board.match === s.match) return before
  const made = spotsOf(s)
  kept.keep(s.units, made)
  return made
}

function spotsOf({ match, ground, units }: Units): Spots {
  const board = { match, ground }
  const { ids, index } = plan(board)
  const order: number[] = []
  const seats = ids.map(() => 0)
  const forces = ids.map((): Forces[HexId] | undefined => undefined)
  for (const at in units) {
    const i = index.get(at)
    const there = units[at]
    if (i === undefined || !there) continue
    order.push(i)
    seats[i] = seatsOf(there)
    forces[i] = there
  }
  const closed = barriers(board)
  return { board, plan: plan(board), barriers: closed, order, seats, forces, barred: barredOf(closed, seats, forces) }
}

/** Which seats `strays` must look at: in most states none. */
function barredOf(barriers: Spots['barriers'], seats: Spots['seats'], forces: Spots['forces']): number {
  let barred = 0
  for (const { index, units } of barriers) {
    if (seats[index] === 0) continue
    const there = forces[index] as Forces[HexId]
    for (let seat = 0; seat < there.length; seat++) {
      if (((seats[index] as number) & (1 << seat)) === 0) continue
      for (const unit of units) if (countOf(there[seat], unit) > 0) barred |= 1 << seat
    }
  }
  return barred
}

function seatsOf(there: Forces[HexId]): number {
  let seats = 0
  for (let seat = 0; seat < there.length; seat++) if (!isNone(there[seat] as Force)) seats |= 1 << seat
  return seats
}

/** The hexes with units of this seat, in the order of the layout. */
export function hexesOf(s: State, seat: Seat): readonly HexId[] {
  const { plan, seats } = spots(s)
  const all: HexId[] = []
  for (let i = 0; i < seats.length; i++) if ((seats[i] as number) & (1 << seat)) all.push(plan.ids[i] as HexId)
  return all
}

/**
 * A record by hex. Which hexes have an entry changes with almost every move. V8 makes a hidden class of each new set of keys, which took up to
 * six microseconds a move; it keeps objects without a prototype as tables.
 */
export const table = <V>(): Record<HexId, V> => Object.create(null) as Record<HexId, V>

/** The units after those on some hexes changed; a hex without units has no entry. */
export function changedUnits(
  s: Units,
  hexes: readonly HexId[],
  change: (before: Forces[HexId] | undefined, at: HexId) => Forces[HexId]
): Forces {
  const before = spots(s)
  const { ids, index } = before.plan
  let { order } = before
  const [seats, forces] = [before.seats.slice(), before.forces.slice()]
  for (const at of hexes) {
    const i = index.get(at)
    if (i === undefined) continue
    const there = change(forces[i], at)
    const bits = seatsOf(there)
    if (bits === 0) order = order.filter((it) => it !== i)
    else if (!forces[i]) order = [...order, i]
    seats[i] = bits
    forces[i] = bits === 0 ? undefined : there
  }
  const units = table<Forces[HexId]>()
  for (const i of order) units[ids[i] as HexId] = forces[i] as Forces[HexId]
  const barred = barredOf(before.barriers, seats, forces)
  kept.keep(units, { ...before, order, seats, forces, barred })
  return units
}
