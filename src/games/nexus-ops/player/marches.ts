// Plans a whole Move phase at once: where each unit should stand in the end, the value of each hex depending on all units that meet there.
// Improves a plan unit by unit and, because an attack by one unit may be bad and by three good, by gathering and by leaving whole hexes.

import type { Seat } from '../../../core/ids.ts'
import type { Work } from '../../../core/player.ts'
import { units } from '../data/units.ts'
import type { State } from '../state.ts'
import { type Field, isNobody, reaching, toPrey } from './field.ts'
import { type Army, oddsOf } from './odds.ts'
import { bonusOf, gain, holding, threat, weights } from './worth.ts'

/** A unit that can still go somewhere, or that may be bought. `goals`: where it may end, its present hex first. */
export interface Token {
  readonly unit: number
  readonly goals: readonly number[]
  /** Where the plan puts it. */
  at: number
}

/** The smallest improvement that counts. */
const telling = 1e-6

export class Marches {
  readonly #s: State
  readonly #field: Field
  readonly #seat: Seat
  readonly #work: Work
  readonly #armies: Uint8Array[]
  readonly #rivals: readonly (Uint8Array | null)[]
  readonly #attacks: readonly (readonly Uint8Array[])[]
  readonly #far: readonly number[]
  readonly #known: Map<number, number>[]
  readonly tokens: Token[]

  constructor(s: State, field: Field, seat: Seat, tokens: readonly Token[], work: Work) {
    this.#s = s
    this.#field = field
    this.#seat = seat
    this.#work = work
    this.tokens = [...tokens]
    const foes = field.foes[seat] as readonly boolean[]
    this.#armies = field.armies.map((there) => Uint8Array.from(there?.[seat] ?? units.map(() => 0)))
    this.#rivals = field.armies.map((there) => rivalIn(field, there, foes))
    this.#attacks = [...foes.keys()].filter((it) => foes[it]).map((it) => reaching(field, it))
    this.#far = toPrey(field, seat)
    this.#known = field.armies.map(() => new Map())
  }

  /** What all of it is worth. */
  get worth(): number {
    let sum = 0
    for (let at = 0; at < this.#armies.length; at++) sum += this.#valueOf(at)
    return sum
  }

  /** Adds a unit where it does best, and says how much that gains; the token is left there. */
  add(token: Token): number {
    let best = token.goals[0] as number
    let most = Number.NEGATIVE_INFINITY
    for (const to of token.goals) {
      const more = this.#change(-1, to, token.unit)
      if (more > most) [best, most] = [to, more]
    }
    token.at = best
    this.tokens.push(token)
    this.#put(best, token.unit, 1)
    return most
  }

  /** Takes the unit that was added last away again. */
  drop(): void {
    const token = this.tokens.pop()
    if (token) this.#put(token.at, token.unit, -1)
  }

  /** Where all tokens are, to come back to. */
  places(): readonly number[] {
    return this.tokens.map(({ at }) => at)
  }
  restore(places: readonly number[]): void {
    for (const [i, token] of this.tokens.entries()) this.#move(token, places[i] as number)
  }

  /** Improves until nothing helps, or the work is used up. */
  improve(): void {
    for (let round = 0; round < 20; round++) {
      if (!this.#singly() && !this.#together()) return
      if (this.#work.left < 1) return
    }
  }

  /** One unit at a time. */
  #singly(): boolean {
    let better = false
    for (;;) {
      let [best, goal, most]: [Token | null, number, number] = [null, -1, telling]
      const seen = new Set<number>()
      for (const token of this.tokens) {
        const kind = (token.at * units.length + token.unit) * 64 + (token.goals[0] as number)
        if (seen.has(kind)) continue
        seen.add(kind)
        for (const to of token.goals) {
          if (to === token.at) continue
          if (!this.#work.spend()) return better
          const more = this.#change(token.at, to, token.unit)
          if (more > most) [best, goal, most] = [token, to, more]
        }
      }
      if (!best) return better
      this.#move(best, goal)
      better = true
    }
  }

  /** Gathers units on one hex, as many as help together; or leaves a hex with all of them. */
  #together(): boolean {
    for (let to = 0; to < this.#armies.length; to++) {
      const before = this.places()
      if (this.#gather(to) > telling) return true
      this.restore(before)
      if (this.#leave(to) > telling) return true
      this.restore(before)
      if (this.#work.left < 1) return false
    }
    return false
  }

  /** Leaves the tokens at the best number gathered. */
  #gather(to: number): number {
    let [sum, most] = [0, 0]
    let best = this.places()
    for (;;) {
      let [next, more]: [Token | null, number] = [null, Number.NEGATIVE_INFINITY]
      for (const token of this.tokens) {
        if (token.at === to || !token.goals.includes(to)) continue
        if (!this.#work.spend()) {
          this.restore(best)
          return most
        }
        const change = this.#change(token.at, to, token.unit)
        if (change > more) [next, more] = [token, change]
      }
      if (!next) break
      this.#move(next, to)
      sum += more
      if (sum > most + telling) [most, best] = [sum, this.places()]
    }
    this.restore(best)
    return most
  }

  #leave(from: number): number {
    let sum = 0
    for (const token of this.tokens) {
      if (token.at !== from || token.goals.length < 2) continue
      let [goal, more] = [-1, Number.NEGATIVE_INFINITY]
      for (const to of token.goals) {
        if (to === from) continue
        if (!this.#work.spend()) return 0
        const change = this.#change(from, to, token.unit)
        if (change > more) [goal, more] = [to, change]
      }
      this.#move(token, goal)
      sum += more
    }
    return sum
  }

  #move(token: Token, to: number): void {
    if (token.at === to) return
    this.#put(token.at, token.unit, -1)
    this.#put(to, token.unit, 1)
    token.at = to
  }

  #put(at: number, unit: number, n: 1 | -1): void {
    const army = this.#armies[at] as Uint8Array
    army[unit] = (army[unit] as number) + n
  }

  /** What changes if a unit goes from one hex to another; −1: from the supply. */
  #change(from: number, to: number, unit: number): number {
    const before = (from < 0 ? 0 : this.#valueOf(from)) + this.#valueOf(to)
    if (from >= 0) this.#put(from, unit, -1)
    this.#put(to, unit, 1)
    const after = (from < 0 ? 0 : this.#valueOf(from)) + this.#valueOf(to)
    this.#put(to, unit, -1)
    if (from >= 0) this.#put(from, unit, 1)
    return after - before
  }

  /** What a hex is worth with the units that are there now; each army is worked out once. */
  #valueOf(at: number): number {
    const army = this.#armies[at] as Uint8Array
    let code = 0
    for (let unit = 0; unit < army.length; unit++) code = code * 64 + (army[unit] as number)
    const known = this.#known[at] as Map<number, number>
    const before = known.get(code)
    if (before !== undefined) return before
    const value = isNobody(army) ? 0 : this.#worked(at, army)
    known.set(code, value)
    return value
  }

  #worked(at: number, army: Army): number {
    const { unit, later, step } = weights
    let n = 0
    let value = 0
    for (let it = 0; it < army.length; it++) {
      n += army[it] as number
      value += unit * (army[it] as number) * (this.#field.chart.cost[it] as number)
    }
    value -= step * n * (this.#far[at] as number)
    const rivals = this.#rivals[at]
    if (rivals) {
      const bonus = bonusOf(this.#s, this.#field, this.#seat, at, army, rivals)
      const odds = oddsOf(this.#field.chart, this.#field.ground.terrain[at] as number, army, rivals)
      const ours = holding(this.#field, at, army, true)
      const theirs = holding(this.#field, at, rivals, false)
      return value + gain(odds, bonus) + odds.won * ours + (odds.won + odds.both) * theirs
    }
    value += holding(this.#field, at, army, true)
    for (const attack of this.#attacks) {
      const attackers = attack[at] as Army
      if (isNobody(attackers)) continue
      const { gain, loss } = threat(this.#field, at, army, attackers)
      value -= later * (gain + loss)
    }
    return value
  }
}

/** The enemy to fight on a hex: the weakest of several. */
function rivalIn({ chart }: Field, there: readonly Uint8Array[] | null, foes: readonly boolean[]): Uint8Array | null {
  const cost = (army: Uint8Array): number => army.reduce((sum, n, unit) => sum + n * (chart.cost[unit] as number), 0)
  const present = there?.filter((it, seat) => foes[seat] && !isNobody(it)) ?? []
  return present.sort((a, b) => cost(a) - cost(b))[0] ?? null
}
