// Throws with kept dice, solved exactly: the value of every set of dice that can lie on the table, for each number of throws left. Equal
// white dice count as a set; each coloured die has its own faces. Fire may lock a die.

const faces = [1, 2, 3, 4, 5, 6] as const
const mostWhite = 5
/** The faces of a coloured die, and 0: it is in the hand. */
const digits = 7

/** Sets of up to five white dice, ordered by their number: how many show each face, and the sets with one die more or fewer. */
interface Sets {
  readonly counts: readonly (readonly number[])[]
  readonly size: Int32Array
  readonly more: Int32Array
  readonly fewer: Int32Array
}

const sets = ((): Sets => {
  const counts: (readonly number[])[] = []
  const fill = (left: number, hand: readonly number[]): void => {
    if (hand.length === faces.length - 1) counts.push([...hand, left])
    else for (let n = 0; n <= left; n++) fill(left - n, [...hand, n])
  }
  for (let n = 0; n <= mostWhite; n++) fill(n, [])
  const index = new Map(counts.map((it, i) => [it.join(), i]))
  const beside = (step: number): Int32Array =>
    Int32Array.from(
      counts.flatMap((it) => faces.map((_, at) => index.get(it.map((n, i) => n + (i === at ? step : 0)).join()) ?? -1))
    )
  const size = Int32Array.from(counts, (it) => it.reduce((a, b) => a + b, 0))
  return { counts, size, more: beside(1), fewer: beside(-1) }
})()
const wholes = sets.counts.flatMap((_, i) => (sets.size[i] === mostWhite ? [i] : []))
const indexOf = new Map(sets.counts.map((it, i) => [it.join(), i]))

/** The states of so many coloured dice, as numbers with one digit for each die. */
interface Codes {
  /** Those with more dice in the hand first. */
  readonly order: Int32Array
  /** The face of each die, by code. */
  readonly faces: readonly Int32Array[]
  /** The place value of the first die in the hand; 0: none is. */
  readonly open: Int32Array
}
const codesOf = (coloured: number): Codes => {
  const codes = Array.from({ length: digits ** coloured }, (_, code) => code)
  const faces = codes.map((code) =>
    Int32Array.from({ length: coloured }, (_, i) => Math.floor(code / digits ** i) % digits)
  )
  const held = faces.map((it) => it.filter((face) => face === 0).length)
  return {
    order: Int32Array.from(codes.sort((a, b) => (held[b] ?? 0) - (held[a] ?? 0))),
    faces,
    open: Int32Array.from(faces, (it) => (it.includes(0) ? digits ** it.indexOf(0) : 0))
  }
}
const allCodes = [0, 1, 2, 3].map(codesOf)

/** What a set of dice is made of: white ones, then each coloured one. */
export interface Kinds {
  /** The faces, 1 to 6, that lock a die. */
  readonly locks: readonly (readonly boolean[])[]
  /** What each face brings, as amounts to be added up. */
  readonly brings: readonly (readonly (readonly number[])[])[]
  /** What a throw costs. */
  readonly cost: number
}

/** Dice on the table: how many white ones show each face 1 to 6, and the face of each coloured one, 0 if it is in the hand. */
export interface Lying {
  readonly white: readonly number[]
  readonly coloured: readonly number[]
}

/** A choice of dice to throw again. */
export interface Choice {
  /** How many white dice of each face, and which coloured ones. */
  readonly white: readonly number[]
  readonly coloured: readonly boolean[]
  readonly value: number
}

export class Dice {
  readonly #kinds: Kinds
  readonly #codes: Codes
  /** How many codes there are. */
  readonly #width: number
  /** The value if the dice are left as they lie. */
  readonly #stop: Float64Array
  /** By the number of throws left after this one: the mean value of throwing what is in the hand. */
  readonly #means: Float64Array[] = []
  #values: Float64Array

  /** `worth` values the sums of what the dice bring; it is handed the same array each time. */
  constructor(kinds: Kinds, worth: (sums: readonly number[]) => number) {
    this.#kinds = kinds
    this.#codes = allCodes[kinds.locks.length - 1] as Codes
    const { faces: lying, open, order } = this.#codes
    this.#width = order.length
    this.#stop = new Float64Array(sets.counts.length * this.#width).fill(Number.NEGATIVE_INFINITY)
    const [white = [], ...coloured] = kinds.brings
    const amounts = white[0]?.map((_, i) => i) ?? []
    const sums = amounts.map(() => 0)
    for (let code = 0; code < this.#width; code++) {
      if (open[code]) continue
      const mine = amounts.map((i) =>
        coloured.reduce((sum, it, k) => sum + (it[(lying[code]?.[k] ?? 1) - 1]?.[i] ?? 0), 0)
      )
      for (const set of wholes) {
        const counts = sets.counts[set] as readonly number[]
        for (const i of amounts) {
          let sum = mine[i] as number
          for (let f = 0; f < 6; f++) sum += (counts[f] as number) * (white[f]?.[i] ?? 0)
          sums[i] = sum
        }
        this.#stop[set * this.#width + code] = worth(sums)
      }
    }
    this.#values = this.#stop
  }

  /** The value before the first throw, with so many throws. */
  first(throws: number): number {
    return throws < 1 ? 0 : (this.#mean(throws - 1)[0] as number) - this.#kinds.cost
  }

  /** The mean value once these dice are thrown that are in the hand, with so many throws left after it. */
  thrown(lying: Lying, throws: number): number {
    return this.#mean(throws)[this.#state(lying)] as number
  }

  stopped(lying: Lying): number {
    return this.#stop[this.#state(lying)] as number
  }

  /** The best dice to throw again; null: none gain more than they cost. */
  best(lying: Lying, throws: number): Choice | null {
    if (throws < 1) return null
    const mean = this.#mean(throws - 1)
    let best: Choice | null = null
    let most = this.stopped(lying) + 1e-9
    const { locks, cost } = this.#kinds
    const again = lying.coloured.map(() => false)
    const white = faces.map(() => 0)
    const visit = (at: number): void => {
      if (at < faces.length) {
        const free = locks[0]?.[at] ? 0 : (lying.white[at] ?? 0)
        for (let n = 0; n <= free; n++) {
          white[at] = n
          visit(at + 1)
        }
        white[at] = 0
        return
      }
      const die = at - faces.length
      if (die < again.length) {
        visit(at + 1)
        if (locks[die + 1]?.[(lying.coloured[die] ?? 1) - 1]) return
        again[die] = true
        visit(at + 1)
        again[die] = false
        return
      }
      if (!again.includes(true) && white.every((n) => n === 0)) return
      const kept = {
        white: lying.white.map((n, i) => n - (white[i] ?? 0)),
        coloured: lying.coloured.map((face, i) => (again[i] ? 0 : face))
      }
      const value = (mean[this.#state(kept)] as number) - cost
      if (value <= most) return
      most = value
      best = { white: [...white], coloured: [...again], value }
    }
    visit(0)
    return best
  }

  #state({ white, coloured }: Lying): number {
    const code = coloured.reduce((sum, face, i) => sum + face * digits ** i, 0)
    return (indexOf.get(white.join()) ?? 0) * this.#width + code
  }

  #mean(throws: number): Float64Array {
    while (this.#means.length <= throws) {
      if (this.#means.length > 0) this.#values = this.#better(this.#means.at(-1) as Float64Array)
      this.#means.push(this.#averaged(this.#values))
    }
    return this.#means[throws] as Float64Array
  }

  /** Fills in the states with dice in the hand: one die after the other falls. */
  #averaged(values: Float64Array): Float64Array {
    const mean = values.slice()
    const width = this.#width
    const { order, open } = this.#codes
    for (let set = sets.counts.length - 1; set >= 0; set--) {
      const isWhole = sets.size[set] === mostWhite
      for (let k = width - 1; k >= 0; k--) {
        const code = order[k] as number
        const at = set * width + code
        let sum = 0
        if (!isWhole)
          for (let f = 0; f < 6; f++) sum += mean[(sets.more[set * 6 + f] as number) * width + code] as number
        else {
          const digit = open[code] as number
          if (digit === 0) continue
          for (let f = 1; f <= 6; f++) sum += mean[at + f * digit] as number
        }
        mean[at] = sum / 6
      }
    }
    return mean
  }

  /** The value of whole hands with one throw more, whose means these are. */
  #better(mean: Float64Array): Float64Array {
    const { locks, cost } = this.#kinds
    const width = this.#width
    const { order, open, faces: lying } = this.#codes
    const best = mean.slice()
    const values = this.#stop.slice()
    const dice = locks.length - 1
    /** For each code and die: the code with that die in the hand; −1: it is there, or locked. */
    const less = new Int32Array(width * dice).fill(-1)
    for (let code = 0; code < width; code++)
      for (let i = 0; i < dice; i++) {
        const face = lying[code]?.[i] ?? 0
        if (face > 0 && !locks[i + 1]?.[face - 1]) less[code * dice + i] = code - face * digits ** i
      }
    const isFree = faces.map((face) => !locks[0]?.[face - 1])
    for (let set = 0; set < sets.counts.length; set++) {
      const row = set * width
      const isWhite = sets.size[set] === mostWhite
      for (let k = 0; k < width; k++) {
        const code = order[k] as number
        const isWhole = isWhite && open[code] === 0
        let most = isWhole ? Number.NEGATIVE_INFINITY : (mean[row + code] as number)
        for (let f = 0; f < 6; f++) {
          const fewer = sets.fewer[set * 6 + f] as number
          if (fewer < 0 || !isFree[f]) continue
          const value = best[fewer * width + code] as number
          if (value > most) most = value
        }
        for (let i = 0; i < dice; i++) {
          const other = less[code * dice + i] as number
          if (other < 0) continue
          const value = best[row + other] as number
          if (value > most) most = value
        }
        best[row + code] = most
        if (isWhole) values[row + code] = Math.max(this.#stop[row + code] as number, most - cost)
      }
    }
    return values
  }
}
