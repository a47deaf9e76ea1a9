// The odds of a battle from any of its steps on. Exact, but for two simplifications: each side loses its cheapest units first, also to
// leapers, and nobody plays another card.

import { remembered } from '../../../core/remember.ts'
import type { UnitTable } from '../data/schemas.ts'
import { terrains, units } from '../data/units.ts'

/** How many units of each type, in the order of the chart. */
export type Army = ArrayLike<number>

export interface Chart {
  readonly cost: readonly number[]
  readonly miner: readonly boolean[]
  /** Types from the cheapest to the dearest. */
  readonly cheapest: readonly number[]
  /** The lowest face that hits, by terrain and type; −1 as a terrain: none. */
  readonly hits: readonly (readonly number[])[]
}

export const chartOf = remembered((chart: UnitTable): Chart => {
  const cost = units.map((unit) => chart[unit].cost)
  return {
    cost,
    miner: units.map((unit) => chart[unit].miner),
    cheapest: [...units.keys()].sort((a, b) => (cost[a] as number) - (cost[b] as number) || a - b),
    hits: terrains.map((terrain) => units.map((unit) => chart[unit].hitsIn[terrain] ?? chart[unit].hits))
  }
})

/** What a battle has come to: which type rolls next, the losses already due, and what cards have changed. */
export interface Midway {
  /** The first type that rolls, as an index; types above it have rolled. */
  readonly from: number
  readonly lost: readonly [attacker: number, defender: number]
  /** Added to each die, by side and type. */
  readonly mods: readonly (readonly number[])[]
  /** More dice in the first step, by side. */
  readonly extra: readonly [attacker: number, defender: number]
}

const zeros = units.map(() => 0)
export const fresh: Midway = { from: units.length - 1, lost: [0, 0], mods: [zeros, zeros], extra: [0, 0] }

export interface Odds {
  /** The attacker survives and the defender does not; both fall; the defender survives alone. */
  readonly won: number
  readonly both: number
  readonly lost: number
  /** What each side loses in the mean, in rubium. */
  readonly attacker: number
  readonly defender: number
}

const sizeOf = (army: Army): number => {
  let n = 0
  for (let unit = 0; unit < army.length; unit++) n += army[unit] as number
  return n
}

/** How many of each type are left after so many losses: a row for each number of losses, then their cost. */
function losses(chart: Chart, army: Army, size: number): { left: Uint8Array; cost: Float64Array } {
  const left = new Uint8Array((size + 1) * units.length)
  const cost = new Float64Array(size + 1)
  for (let unit = 0; unit < units.length; unit++) left[unit] = army[unit] as number
  let row = 0
  for (const unit of chart.cheapest)
    for (let n = army[unit] as number; n > 0; n--) {
      const next = row + units.length
      left.copyWithin(next, row, next)
      left[next + unit] = n - 1
      cost[next / units.length] = (cost[row / units.length] as number) + (chart.cost[unit] as number)
      row = next
    }
  return { left, cost }
}

/** The odds of each number of hits with 0 to `most` dice of which so many sides hit: row n is for n dice. */
function binomials(most: number, sides: number): Float64Array {
  const [width, p] = [most + 1, sides / 6]
  const rows = new Float64Array(width * width)
  rows[0] = 1
  for (let n = 1; n <= most; n++) {
    const [row, before] = [n * width, (n - 1) * width]
    rows[row] = (rows[before] as number) * (1 - p)
    for (let k = 1; k <= n; k++)
      rows[row + k] = (rows[before + k] as number) * (1 - p) + (rows[before + k - 1] as number) * p
  }
  return rows
}
/** Most throws have no more dice than this: their odds are worked out once. */
const few = 12
const sidesThatHit = [0, 1, 2, 3, 4, 5, 6]
const known = sidesThatHit.map((sides) => binomials(few, sides))

export function oddsOf(chart: Chart, terrain: number, attacker: Army, defender: Army, at: Midway = fresh): Odds {
  const [m, n] = [sizeOf(attacker), sizeOf(defender)]
  const [mine, theirs] = [losses(chart, attacker, m), losses(chart, defender, n)]
  const width = n + 1
  let odds = new Float64Array((m + 1) * width)
  let next = new Float64Array(odds.length)
  odds[Math.min(m, at.lost[0]) * width + Math.min(n, at.lost[1])] = 1
  const hits = chart.hits[terrain] as readonly number[]
  const sidesOf = (side: 0 | 1, unit: number): number =>
    Math.min(6, Math.max(0, 7 - (hits[unit] as number) + (at.mods[side]?.[unit] ?? 0)))
  for (let unit = at.from; unit >= 0; unit--) {
    const [most, rest] = [attacker[unit] as number, defender[unit] as number]
    if (most + rest === 0) continue
    const more = unit === at.from ? at.extra[0] : 0
    const also = unit === at.from ? at.extra[1] : 0
    const dice = Math.max(most + more, rest + also)
    const row = dice <= few ? few + 1 : dice + 1
    const [hitting, hurting] = [sidesOf(0, unit), sidesOf(1, unit)].map(
      (sides) => (dice <= few ? known[sides] : binomials(dice, sides)) as Float64Array
    ) as [Float64Array, Float64Array]
    for (let i = 0; i <= m; i++)
      for (let k = 0; k <= n; k++) {
        const chance = odds[i * width + k] as number
        if (chance === 0) continue
        const a = mine.left[i * units.length + unit] as number
        const d = theirs.left[k * units.length + unit] as number
        if (i === m || k === n || a + d === 0) {
          next[i * width + k] = (next[i * width + k] as number) + chance
          continue
        }
        const [ours, others] = [a > 0 ? a + more : 0, d > 0 ? d + also : 0]
        const [hit, hurt] = [ours * row, others * row]
        for (let x = 0; x <= others; x++) {
          const to = Math.min(m, i + x) * width
          const part = chance * (hurting[hurt + x] as number)
          for (let y = 0; y <= ours; y++) {
            const end = to + Math.min(n, k + y)
            next[end] = (next[end] as number) + part * (hitting[hit + y] as number)
          }
        }
      }
    ;[odds, next] = [next, odds]
    next.fill(0)
  }
  return summed(odds, m, n, mine.cost, theirs.cost)
}

function summed(odds: Float64Array, m: number, n: number, mine: Float64Array, theirs: Float64Array): Odds {
  let [won, both, lost, attacker, defender] = [0, 0, 0, 0, 0]
  for (let i = 0; i <= m; i++)
    for (let k = 0; k <= n; k++) {
      const chance = odds[i * (n + 1) + k] as number
      if (chance === 0) continue
      attacker += chance * (mine[i] as number)
      defender += chance * (theirs[k] as number)
      if (k === n && i === m) both += chance
      else if (k === n) won += chance
      else if (i === m) lost += chance
    }
  return { won, both, lost, attacker, defender }
}
