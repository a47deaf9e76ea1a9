// Exact reroll odds: the value of a hand with up to two rerolls left, from tables over all multisets of faces.

import { remembered } from '../../../core/remember.ts'
import type { Hand } from '../../../kit/dice/pool.ts'
import type { Face } from '../cards/card.ts'

/** Beyond this many dice the tables grow too large, and the player does not plan the turn. */
export const mostDice = 9

interface Pools {
  readonly hands: readonly Hand[]
  /** The odds of each hand if all dice are thrown together. */
  readonly odds: Float64Array
  readonly index: ReadonlyMap<number, number>
}

/** Lists of numbers one behind the other: list `i` goes from `from[i]` up to the next. The processor reads them in one sweep. */
interface Lists {
  readonly from: Int32Array
  readonly all: Int32Array
}

interface Table {
  readonly pools: Pools
  /** The dice that may be kept. */
  readonly kept: readonly Hand[]
  readonly index: ReadonlyMap<number, number>
  /** For each of them, the hands that the throws of the other dice make with them, and how likely each is. */
  readonly leads: Lists
  readonly odds: readonly Float64Array[]
  /** For each hand, the entries of `kept` that can be kept of it. */
  readonly choices: Lists
}

const codeOf = (hand: Hand): number => hand.reduce((code, n) => code * 10 + n, 0)

/** The size of a table: the number of dice, and how many 1s may be rerolled. One shared object each, so that a table is built once. */
type Size = { readonly dice: number; readonly ones: number }
const sizes: readonly (readonly Size[])[] = Array.from({ length: mostDice + 1 }, (_, dice) =>
  Array.from({ length: mostDice + 1 }, (_, ones) => ({ dice, ones }))
)
const sizeOf = (dice: number, ones = 0): Size => sizes[dice]?.[Math.min(ones, dice)] as Size

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))

const poolsOf = remembered(({ dice }: Size): Pools => {
  const hands: Hand[] = []
  const fill = (face: number, left: number, hand: readonly number[]): void => {
    if (face === 6) hands.push([...hand, left])
    else for (let n = 0; n <= left; n++) fill(face + 1, left - n, [...hand, n])
  }
  fill(1, dice, [0])
  const orders = (hand: Hand): number => hand.reduce((left, n) => left / factorial(n), factorial(dice))
  return {
    hands,
    odds: Float64Array.from(hands, (hand) => orders(hand) / 6 ** dice),
    index: new Map(hands.map((hand, i) => [codeOf(hand), i]))
  }
})

function listsOf(lists: readonly (readonly number[])[]): Lists {
  const from = [0]
  for (const { length } of lists) from.push((from.at(-1) as number) + length)
  return { from: Int32Array.from(from), all: Int32Array.from(lists.flat()) }
}

const tableOf = remembered(({ dice, ones }: Size): Table => {
  const pools = poolsOf(sizeOf(dice))
  const kept: Hand[] = []
  const index = new Map<number, number>()
  const leads: (readonly number[])[] = []
  const odds: Float64Array[] = []
  // NK-039: a reroll takes at least two dice.
  for (let n = 0; n <= dice - 2; n++) {
    const rest = poolsOf(sizeOf(dice - n))
    for (const hand of poolsOf(sizeOf(n)).hands) {
      index.set(codeOf(hand), kept.length)
      leads.push(rest.hands.map((other) => pools.index.get(codeOf(hand.map((n, i) => n + (other[i] ?? 0)))) ?? 0))
      odds.push(rest.odds)
      kept.push(hand)
    }
  }
  const choices = pools.hands.map((hand) => {
    const found: number[] = []
    const keep = (face: number, chosen: readonly number[]): void => {
      if (face > 6) {
        const i = index.get(codeOf(chosen))
        if (i !== undefined) found.push(i)
        return
      }
      const n = hand[face] ?? 0
      // NK-038: 1s are not rerolled, unless a skill allows it.
      for (let k = face === 1 ? Math.max(0, n - ones) : 0; k <= n; k++) keep(face + 1, [...chosen, k])
    }
    keep(1, [0])
    return found
  })
  return { pools, kept, index, leads: listsOf(leads), odds, choices: listsOf(choices) }
})

export interface Rolling {
  /** The faces to throw again, and the value of the hand if played so; `again` null: stop. */
  best(hand: Hand, rerolls: number): { readonly again: readonly Face[] | null; readonly value: number }
  /** The mean value of throwing all dice but these again, as the first of so many rerolls; 0: they can’t be kept so. */
  mean(kept: Hand, rerolls: number): number
  /** The value before the first throw. */
  readonly value: number
}

/** `stop` values a kept hand. `clumsy.from` is the number of 1s that ends the turn at once (NK-041), `clumsy.value` its value. */
export function rolling(
  dice: number,
  stop: (hand: Hand) => number,
  clumsy: { readonly from: number; readonly value: number },
  ones = 0
): Rolling {
  const { pools, kept, index, leads, odds, choices } = tableOf(sizeOf(dice, ones))
  const isClumsy = pools.hands.map((hand) => (hand[1] ?? 0) >= clumsy.from)
  const stopped = Float64Array.from(pools.hands, (hand, i) => (isClumsy[i] ? clumsy.value : stop(hand)))
  const means: Float64Array[] = []
  let values: Float64Array = stopped
  for (let rerolls = 1; rerolls <= 2; rerolls++) {
    const mean = meansOf(values, leads, odds)
    means.push(mean)
    values = bestOf(stopped, mean, choices, isClumsy)
  }
  return {
    best(hand, rerolls) {
      const i = pools.index.get(codeOf(hand)) ?? 0
      let value = stopped[i] as number
      let chosen: Hand | null = null
      const mean = means[rerolls - 1]
      for (const k of mean ? choices.all.subarray(choices.from[i], choices.from[i + 1]) : []) {
        if ((mean?.[k] as number) <= value + 1e-9) continue
        value = mean?.[k] as number
        chosen = kept[k] ?? null
      }
      return { again: chosen && missing(hand, chosen), value }
    },
    mean: (hand, rerolls) => means[rerolls - 1]?.[index.get(codeOf(hand)) ?? -1] ?? 0,
    value: pools.odds.reduce((sum, odds, i) => sum + odds * (values[i] as number), 0)
  }
}

/** The mean value of each hand that may be kept, the other dice thrown again. */
function meansOf(values: Float64Array, { from, all }: Lists, odds: readonly Float64Array[]): Float64Array {
  const means = new Float64Array(from.length - 1)
  for (let k = 0; k < means.length; k++) {
    const each = odds[k] as Float64Array
    const first = from[k] as number
    let sum = 0
    for (let i = 0; i < each.length; i++) sum += (each[i] as number) * (values[all[first + i] as number] as number)
    means[k] = sum
  }
  return means
}

/** The value of each hand with one more reroll: to stop, or the best hand to keep. */
function bestOf(
  stopped: Float64Array,
  means: Float64Array,
  { from, all }: Lists,
  isClumsy: readonly boolean[]
): Float64Array {
  const values = stopped.slice()
  for (let i = 0; i < values.length; i++) {
    if (isClumsy[i]) continue
    let most = values[i] as number
    for (let j = from[i] as number; j < (from[i + 1] as number); j++) {
      const mean = means[all[j] as number] as number
      if (mean > most) most = mean
    }
    values[i] = most
  }
  return values
}

/** The faces of a hand that are not kept, ascending. */
const missing = (hand: Hand, kept: Hand): readonly Face[] =>
  hand.flatMap((n, face) => Array<Face>(n - (kept[face] ?? 0)).fill(face as Face))
