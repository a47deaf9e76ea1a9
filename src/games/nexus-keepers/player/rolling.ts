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

/** Some kept dice, and the hands that the throws of the others make with them. */
interface Kept {
  readonly hand: Hand
  readonly leads: Int32Array
  readonly odds: Float64Array
}

interface Table {
  readonly pools: Pools
  readonly kept: readonly Kept[]
  readonly index: ReadonlyMap<number, number>
  /** For each hand, the entries of `kept` that can be kept of it. */
  readonly choices: readonly Int32Array[]
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

const tableOf = remembered(({ dice, ones }: Size): Table => {
  const pools = poolsOf(sizeOf(dice))
  const kept: Kept[] = []
  const index = new Map<number, number>()
  // NK-039: a reroll takes at least two dice.
  for (let n = 0; n <= dice - 2; n++) {
    const rest = poolsOf(sizeOf(dice - n))
    for (const hand of poolsOf(sizeOf(n)).hands) {
      index.set(codeOf(hand), kept.length)
      const leads = rest.hands.map((other) => pools.index.get(codeOf(hand.map((n, i) => n + (other[i] ?? 0)))) ?? 0)
      kept.push({ hand, leads: Int32Array.from(leads), odds: rest.odds })
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
    return Int32Array.from(found)
  })
  return { pools, kept, index, choices }
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
  const { pools, kept, index, choices } = tableOf(sizeOf(dice, ones))
  const isClumsy = pools.hands.map((hand) => (hand[1] ?? 0) >= clumsy.from)
  const stopped = Float64Array.from(pools.hands, (hand, i) => (isClumsy[i] ? clumsy.value : stop(hand)))
  const means: Float64Array[] = []
  let values = stopped
  for (let rerolls = 1; rerolls <= 2; rerolls++) {
    const later = values
    const mean = Float64Array.from(kept, ({ leads, odds }) => {
      let sum = 0
      for (let i = 0; i < leads.length; i++) sum += (odds[i] as number) * (later[leads[i] as number] as number)
      return sum
    })
    means.push(mean)
    values = stopped.map((value, i) => {
      if (isClumsy[i]) return value
      let most = value
      for (const k of choices[i] as Int32Array) most = Math.max(most, mean[k] as number)
      return most
    })
  }
  return {
    best(hand, rerolls) {
      const i = pools.index.get(codeOf(hand)) ?? 0
      let value = stopped[i] as number
      let chosen: Hand | null = null
      const mean = means[rerolls - 1]
      for (const k of mean ? (choices[i] as Int32Array) : []) {
        if ((mean?.[k] as number) <= value + 1e-9) continue
        value = mean?.[k] as number
        chosen = kept[k]?.hand ?? null
      }
      return { again: chosen && missing(hand, chosen), value }
    },
    mean: (hand, rerolls) => means[rerolls - 1]?.[index.get(codeOf(hand)) ?? -1] ?? 0,
    value: pools.odds.reduce((sum, odds, i) => sum + odds * (values[i] as number), 0)
  }
}

/** The faces of a hand that are not kept, ascending. */
const missing = (hand: Hand, kept: Hand): readonly Face[] =>
  hand.flatMap((n, face) => Array<Face>(n - (kept[face] ?? 0)).fill(face as Face))
