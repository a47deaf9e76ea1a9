// The luck of one decision: a seeded stream that the search uses up, made new for each decision.

import { type ChanceAction, type ChanceNode, sample } from '../core/chance.ts'
import { draw, type Random, seeded } from '../core/random.ts'

export class Luck {
  #random: Random
  constructor(seed: number) {
    this.#random = seeded(seed)
  }
  /** An integer 0…n−1. */
  below(n: number): number {
    const drawn = draw(this.#random, n)
    this.#random = drawn[1]
    return drawn[0]
  }
  one<T>(of: readonly T[]): T {
    return of[this.below(of.length)] as T
  }
  /** What chance does, by its own odds. */
  sample(node: ChanceNode): ChanceAction {
    const drawn = sample(node, this.#random)
    this.#random = drawn[1]
    return drawn[0]
  }
  /** Draws with a function that takes the stream and answers what it drew and the stream after it. */
  with<T>(drawn: (random: Random) => readonly [T, Random]): T {
    const [value, next] = drawn(this.#random)
    this.#random = next
    return value
  }
  get stream(): Random {
    return this.#random
  }
}

/** Seeds of independent streams, from one seed. */
export function mixed(seed: number, ...numbers: readonly number[]): number {
  let random = seeded(seed)
  for (const n of numbers) {
    const [value] = draw((random ^ n) as Random, 2 ** 32)
    random = seeded(value)
  }
  return random
}
