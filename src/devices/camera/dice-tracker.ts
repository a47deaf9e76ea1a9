// Follows dice from image to image: which die is which, how it lies once several images agree, and whether it has rolled. A die that a hand
// sets down has not rolled; one that keeps moving after the hand is gone has.

import type { Point } from '../../core/scene.ts'
import type { Area, DieReport } from '../wire/message.ts'
import { type DetectedDie, diceIn } from './dice.ts'
import { flatten, type Grey, type Projection } from './plane.ts'

/** Pixels a millimetre in the image of the tray. */
const scale = 2

interface Known {
  readonly id: string
  readonly die: DetectedDie
  readonly throws: number
}

export class DiceTracker {
  readonly #area: Area
  readonly #die: number
  readonly #agree: number
  #known: readonly Known[] = []
  #pending: readonly DetectedDie[] = []
  #agreed = 0
  #made = 0
  /** Since the tray was last still: whether dice moved with no hand among them. */
  #rolled = false

  constructor(area: Area, die: number, agree: number) {
    this.#area = area
    this.#die = die
    this.#agree = agree
  }

  /** `moved`: square millimetres of the tray that moved since the image before; `hand`: something moves outside of it. */
  see(image: Grey, toImage: Projection, moved: number, hand: boolean): DieReport[] {
    const most = 4 * Math.max(1, this.#known.length) * this.#die ** 2
    const byHand = moved > most || (moved > 0 && hand)
    if (moved > 0) {
      // Rolling is the last thing dice do before they lie; a hand that comes after it has set them down.
      this.#rolled = !byHand
      this.#agreed = 0
      return this.#said(byHand ? 'held' : 'rolling')
    }
    const dice = diceIn(flatten(image, toImage, this.#area, scale), this.#die * scale)
    this.#agreed = alike(dice, this.#pending, this.#die * scale) ? this.#agreed + 1 : 1
    this.#pending = dice
    if (this.#agreed < this.#agree) return this.#said(this.#rolled ? 'rolling' : 'held')
    this.#settle(dice)
    return this.#said(null)
  }

  #settle(dice: readonly DetectedDie[]): void {
    const rolled = this.#rolled
    this.#rolled = false
    const left = [...this.#known]
    const take = (pick: (it: Known) => boolean): Known | undefined => {
      const i = left.findIndex(pick)
      return i < 0 ? undefined : left.splice(i, 1)[0]
    }
    // First those that lie as they lay, then the moved ones by colour, then new ones.
    const still = dice.map((die) => take((it) => same(it.die, die, this.#die * scale)))
    this.#known = dice.map((die, i) => {
      const there = still[i]
      if (there) return { ...there, die }
      const moved = take((it) => it.die.colour === die.colour)
      return moved
        ? { id: moved.id, die, throws: moved.throws + (rolled ? 1 : 0) }
        : { id: `d${++this.#made}`, die, throws: rolled ? 1 : 0 }
    })
  }

  #said(how: 'rolling' | 'held' | null): DieReport[] {
    return this.#known.map(({ id, die, throws }) => ({
      id,
      colour: die.colour,
      status: how ?? die.status,
      throws: throws & 0xffff
    }))
  }
}

function same(a: DetectedDie, b: DetectedDie, side: number): boolean {
  return a.colour === b.colour && a.status === b.status && distance(a.at, b.at) < side / 4
}

/** The same dice in the same places, in whatever order. */
function alike(a: readonly DetectedDie[], b: readonly DetectedDie[], side: number): boolean {
  return a.length === b.length && a.every((it) => b.some((other) => same(it, other, side)))
}

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])
