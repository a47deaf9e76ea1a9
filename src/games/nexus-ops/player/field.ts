// A state as numbers, for players: hexes, seats and unit types by index. What never changes on a board is worked out once.

import type { Seat } from '../../../core/ids.ts'
import { remembered } from '../../../core/remember.ts'
import type { HexId } from '../../../kit/grid/hex.ts'
import { beside, hexes, mayStand, ofBoard, ownerOf, terrainAt } from '../board.ts'
import { terrains, type Unit, units } from '../data/units.ts'
import { countOf, enemies, type Force, type State, seatsOf } from '../state.ts'
import { type Chart, chartOf } from './odds.ts'

export interface Ground {
  readonly ids: readonly HexId[]
  readonly index: ReadonlyMap<HexId, number>
  readonly terrain: readonly number[]
  readonly monolith: readonly boolean[]
  /** Steps from each hex to each. */
  readonly far: readonly (readonly number[])[]
  /** Where each type can go from each hex by itself, if no enemy is in the way. */
  readonly goals: readonly (readonly (readonly number[])[])[]
}

export const groundOf = ofBoard((board): Ground => {
  const ids = hexes(board)
  const index = new Map(ids.map((id, i) => [id, i]))
  const near = ids.map((id) => beside(board, id).map((it) => index.get(it) as number))
  const names = ids.map((id) => terrainAt(board, id))
  const is = (at: number, terrain: string): boolean => names[at] === terrain
  const goals = units.map((unit) =>
    ids.map((_, from): readonly number[] => {
      const first = near[from] as readonly number[]
      const second = first.flatMap((middle) =>
        (near[middle] as readonly number[]).filter(
          (to) =>
            (unit === 'strider' && (is(middle, 'rock') || is(to, 'rock'))) || (unit === 'leaper' && is(from, 'magma'))
        )
      )
      const all = unit === 'dragon' && is(from, 'monolith') ? [...ids.keys()] : [...first, ...second]
      return [...new Set(all)].filter((to) => to !== from && mayStand(board, unit, ids[to] as HexId))
    })
  )
  return {
    ids,
    index,
    terrain: names.map((it) => Math.max(0, it === null ? 0 : terrains.indexOf(it))),
    monolith: names.map((it) => it === 'monolith'),
    far: ids.map((_, from) => walk(near, from)),
    goals
  }
})

function walk(near: readonly (readonly number[])[], from: number): readonly number[] {
  const steps = near.map(() => near.length)
  steps[from] = 0
  const reached = [from]
  for (const at of reached)
    for (const to of near[at] as readonly number[])
      if (steps[to] === near.length) {
        steps[to] = (steps[at] as number) + 1
        reached.push(to)
      }
  return steps
}

export const goalsOf = ({ goals }: Ground, unit: number, from: number): readonly number[] => goals[unit]?.[from] ?? []

export interface Field {
  readonly ground: Ground
  readonly chart: Chart
  readonly seats: number
  /** The units on a hex, by seat and type; null: nobody is there. */
  readonly armies: readonly (readonly Uint8Array[] | null)[]
  /** What a hex pays to whoever has a miner there, by hex. */
  readonly pays: readonly number[]
  /** Whose base a hex belongs to; −1: nobody's. */
  readonly owner: readonly number[]
  readonly tiles: readonly boolean[]
  readonly foes: readonly (readonly boolean[])[]
}

/** A move changes one or two hexes; the others keep their objects. */
const armiesOf = remembered((there: readonly Force[]) =>
  there.map((force) => {
    const army = new Uint8Array(units.length)
    for (let unit = 0; unit < units.length; unit++) army[unit] = countOf(force, units[unit] as Unit)
    return army
  })
)

export function fieldOf(s: State): Field {
  const ground = groundOf(s)
  const seats = s.players.length
  const armies = ground.ids.map((id) => {
    const there = s.units[id]
    return there ? armiesOf(there) : null
  })
  const owner = ground.ids.map((id) => ownerOf(s, id) ?? -1)
  const tiles = ground.ids.map(() => false)
  for (const id of s.tiles) tiles[ground.index.get(id) as number] = true
  return {
    ground,
    chart: chartOf(s.match.units),
    seats,
    armies,
    pays: ground.ids.map(
      (id, i) => (s.mines[id] ?? 0) + ((owner[i] as number) >= 0 ? s.match.options.homeMineValue : 0)
    ),
    owner,
    tiles,
    foes: seatsOf(s).map((a: Seat) => seatsOf(s).map((b) => enemies(s, a, b)))
  }
}

export const isNobody = (army: ArrayLike<number>): boolean => {
  for (let i = 0; i < army.length; i++) if (army[i] !== 0) return false
  return true
}

export function costOf(chart: Chart, army: ArrayLike<number>): number {
  let sum = 0
  for (let i = 0; i < army.length; i++) sum += (army[i] as number) * (chart.cost[i] as number)
  return sum
}

/** What all units of a seat on the board have cost. */
export function armyCost({ chart, armies }: Field, seat: Seat): number {
  let sum = 0
  for (const there of armies) if (there) sum += costOf(chart, there[seat] as Uint8Array)
  return sum
}

export const hasMiner = (chart: Chart, army: ArrayLike<number>): boolean => {
  for (let i = 0; i < army.length; i++) if ((army[i] as number) > 0 && chart.miner[i]) return true
  return false
}

/** The units of a seat that could enter each hex in one move. Units among enemies do not count: they may only retreat. */
export function reaching({ ground, armies, foes }: Field, seat: Seat): readonly Uint8Array[] {
  const all = armies.map(() => new Uint8Array(units.length))
  for (let from = 0; from < armies.length; from++) {
    const there = armies[from]
    const army = there?.[seat]
    if (!there || !army || isNobody(army) || isAmong(there, foes[seat] as readonly boolean[])) continue
    for (let unit = 0; unit < units.length; unit++) {
      const n = army[unit] as number
      if (n === 0) continue
      for (const to of goalsOf(ground, unit, from)) add(all[to] as Uint8Array, unit, n)
    }
  }
  return all
}

/** Whether any of these enemies is there. */
export function isAmong(there: readonly Uint8Array[], foes: readonly boolean[]): boolean {
  for (let seat = 0; seat < there.length; seat++) if (foes[seat] && !isNobody(there[seat] as Uint8Array)) return true
  return false
}

function add(army: Uint8Array, unit: number, n: number): void {
  army[unit] = (army[unit] as number) + n
}

/** The steps from each hex to the next one worth going to: a tile or an enemy. */
export function toPrey({ ground, armies, tiles, foes }: Field, seat: Seat): readonly number[] {
  const prey: number[] = []
  for (let at = 0; at < armies.length; at++) {
    const there = armies[at]
    if (tiles[at] || (there && isAmong(there, foes[seat] as readonly boolean[]))) prey.push(at)
  }
  if (prey.length === 0) return ground.ids.map(() => 0)
  return ground.far.map((far) => {
    let least = far.length
    for (const at of prey) if ((far[at] as number) < least) least = far[at] as number
    return least
  })
}
