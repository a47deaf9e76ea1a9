// What the resources of a turn can buy: cards of the row and explorers, each with its worth in points, and the best use of every pool.

import type { Seat } from '../../../core/ids.ts'
import type { ActionOf } from '../actions.ts'
import { type Resource, resources } from '../data/names.ts'
import { type Clan, card, clan, effectOf, inCamp, limits, type Pool, type State, sum } from '../state.ts'
import { hasPower, mostPowers, spots } from '../turn/stock.ts'
import { campWorth, jerrycanWorth, outlook, placings, sandWorth, tuarekWorth } from './camp.ts'

export interface Item {
  readonly action: ActionOf<'take'> | ActionOf<'place'>
  /** In the order of `resources`. */
  readonly cost: readonly number[]
  readonly worth: number
}

/** How long a refuel lasts, as people throw: with all dice. */
export const refuelMs = 38_000
/** At most so many of each resource are told apart. */
const most = 8
const side = most + 1
const amounts = (of: Partial<Record<Resource, number>>): readonly number[] => resources.map((it) => of[it] ?? 0)
const explorer = amounts({ recruit: 1, metal: 1 })

/** What can be bought in this turn, if the dice bring enough for it. */
export function itemsOf(s: State, seat: Seat): readonly Item[] {
  const ahead = outlook(s)
  const turns = ahead.turns[seat as 0 | 1] ?? 0
  const mine = clan(s, seat)
  const jerrycan = jerrycanWorth(s, seat, turns)
  const places = placings(s, seat, 4)
  const cards = s.row.flatMap((id, i): readonly Item[] => {
    const it = id === null ? undefined : card(s, id)
    if (!id || !it || (it.cost.jerrycan ?? 0) > mine.jerrycans) return []
    const effect = effectOf(s, id)
    const gains = {
      RECEIVE: () =>
        effect.k === 'RECEIVE' ? jerrycan * (effect.jerrycans ?? 0) + tuarekWorth(turns) * (effect.tuareks ?? 0) : 0,
      EXPLORERS: () => (effect.k === 'EXPLORERS' ? sum(places.slice(0, effect.n).map(({ gain }) => gain)) : 0),
      // How full the truck will be by then is not known before the roll.
      REFUEL: () => 0.6 * sandWorth(refuelMs, limits(s, seat).drainFullMs, turns),
      POWER: () => 0,
      POINTS: () => 0,
      NSP: () => 0
    }[effect.k]()
    const isPower = effect.k === 'POWER' && mine.powers.length < mostPowers
    const later: Clan = {
      ...mine,
      cards: [...mine.cards, id],
      powers: isPower ? [...mine.powers, effect.power] : mine.powers
    }
    const worth = campWorth(s, later, turns) - campWorth(s, mine, turns) + gains - jerrycan * (it.cost.jerrycan ?? 0)
    return [{ action: { act: 'take', slot: i + 1 }, cost: amounts(it.cost), worth }]
  })
  const explorers =
    inCamp(s, seat) > 0 && spots(s).length > 0
      ? places.map(({ land, gain }): Item => ({ action: { act: 'place', land }, cost: explorer, worth: gain }))
      : []
  return [...cards, ...explorers].filter(({ worth }) => worth > 0.02)
}

/** The best use of every pool, each item bought once at most. */
export class Market {
  readonly items: readonly Item[]
  readonly #worth: Float64Array
  readonly #plain: Float64Array

  constructor(s: State, seat: Seat) {
    this.items = itemsOf(s, seat)
    const turns = outlook(s).turns[seat as 0 | 1] ?? 0
    const left = hasPower(s, seat, 'CONVERT_WHEAT') && !s.turn.converted ? jerrycanWorth(s, seat, turns) : 0
    this.#plain = filled(this.items, left)
    this.#worth = clan(s, seat).tuareks.includes('TWO_RESOURCES')
      ? topped(this.#plain, tuarekWorth(turns))
      : this.#plain
  }

  /** The worth of a pool; `tile`: with the Tuarek of two resources, if it is there. */
  worth(pool: readonly number[], tile = true): number {
    return (tile ? this.#worth : this.#plain)[at(pool)] as number
  }

  /** What to buy first with this pool; null: nothing. */
  first(pool: readonly number[]): Item | null {
    let best: Item | null = null
    let value = 1e-9
    for (const it of this.items) {
      const rest = pool.map((n, i) => n - (it.cost[i] ?? 0))
      if (rest.some((n) => n < 0)) continue
      const others = filled(
        this.items.filter((one) => one !== it),
        0,
        rest
      )
      const worth = it.worth + (others[at(rest)] as number)
      if (worth > value) [best, value] = [it, worth]
    }
    return best
  }
}

function at(pool: readonly number[]): number {
  let code = 0
  for (let i = 0; i < 4; i++) code = code * side + Math.min(most, pool[i] as number)
  return code
}
export const poolOf = (pool: Pool): readonly number[] => resources.map((it) => pool[it])

/** `left`: what each wheat left over is worth. `upTo`: no more than this is asked for. */
function filled(
  items: readonly Item[],
  left: number,
  upTo: readonly number[] = [most, most, most, most]
): Float64Array {
  const worth = new Float64Array(side ** 4)
  const [a = 0, b = 0, c = 0, d = 0] = upTo.map((n) => Math.min(most, n))
  const wheat = resources.indexOf('wheat')
  if (left > 0)
    for (let code = 0; code < worth.length; code++)
      worth[code] = left * (Math.floor(code / side ** (resources.length - 1 - wheat)) % side)
  for (const { cost, worth: gain } of items) {
    const [p = 0, q = 0, r = 0, t = 0] = cost
    const price = at(cost)
    // From rich to poor, so that each item is bought once.
    for (let i = a; i >= p; i--)
      for (let j = b; j >= q; j--)
        for (let k = c; k >= r; k--)
          for (let l = d; l >= t; l--) {
            const code = ((i * side + j) * side + k) * side + l
            const bought = (worth[code - price] as number) + gain
            if (bought > (worth[code] as number)) worth[code] = bought
          }
  }
  return worth
}

/** With two more resources of any kind, at this price. */
function topped(plain: Float64Array, price: number): Float64Array {
  const worth = plain.slice()
  const steps = resources.map((_, i) => side ** (resources.length - 1 - i))
  const room = (code: number, i: number): boolean => Math.floor(code / (steps[i] as number)) % side < most
  for (let code = 0; code < worth.length; code++)
    for (const [i, one] of steps.entries())
      for (const [j, other] of steps.entries()) {
        if (j < i || !room(code, i) || !room(code + one, j)) continue
        worth[code] = Math.max(worth[code] as number, (plain[code + one + other] as number) - price)
      }
  return worth
}
