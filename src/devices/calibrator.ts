// Finds which cell or millimetre is under which point of the board: a lamp lights, somebody puts a piece there, and the reader’s new cell
// is noted. It knows no clock and no device; what it found can be saved and continued.

import type { Point } from '../core/scene.ts'
import { type Affine, apply } from './calibration.ts'
import type { WireState } from './wire/state.ts'

/** What stands under a point, by the reader's own name and in its own units; null: nothing answered. */
export interface Found {
  readonly at: Point
  readonly sensed: { readonly name: string; readonly at: Point } | null
}

export type PointResult =
  | { readonly outcome: 'found'; readonly name: string }
  /** Found at another point before: the piece is not at the light, or two points share a cell. */
  | { readonly outcome: 'twice'; readonly name: string; readonly before: Point }
  /** Several things appeared: nobody can tell which is meant. */
  | { readonly outcome: 'several'; readonly names: readonly string[] }
  | { readonly outcome: 'nothing' }

export interface Fit {
  /** From the reader's units to the board's. */
  readonly affine: Affine
  /** How far a found point is from where the transformation puts it, at most, in board units. */
  readonly worst: number
  /** Points that do not fit the transformation, by the reader's name: cells that are wired elsewhere. */
  readonly spots: Readonly<Record<string, Point>>
  readonly dead: readonly Point[]
}

/** A tag within this many millimetres has not moved. */
const tagSize = 10

/** A cell farther than this from where the others put it is wired elsewhere, in board units. */
const strayed = 0.25

export class Calibrator {
  readonly #points: readonly Point[]
  #found: Found[]

  constructor(points: readonly Point[], found: readonly Found[] = []) {
    this.#points = points
    // Continues as far as the points are still the same.
    const other = points.findIndex((at, i) => !same(found[i]?.at, at))
    this.#found = found.slice(0, other < 0 ? points.length : other)
  }

  /** Where the light is; null when all is found. */
  get wanted(): Point | null {
    return this.#points[this.#found.length] ?? null
  }

  get found(): readonly Found[] {
    return this.#found
  }

  /** What the reader sees now. The piece at the previous point may still be there: that is nothing new. */
  see(state: WireState): PointResult {
    const at = this.wanted
    const all = sensedIn(state)
    const last = this.#found.findLast((it) => it.sensed)?.sensed
    const fresh = all.filter((it) => !(last && alike(it, last)))
    const [one] = fresh
    if (!at || !one) return { outcome: 'nothing' }
    if (fresh.length > 1) return { outcome: 'several', names: fresh.map((it) => it.name) }
    const before = this.#found.find((it) => it.sensed && alike(it.sensed, one))
    if (before) return { outcome: 'twice', name: one.name, before: before.at }
    this.#found.push({ at, sensed: one })
    return { outcome: 'found', name: one.name }
  }

  /** Nothing answers here: a dead cell, to be repaired or left out. */
  skip(): void {
    const at = this.wanted
    if (at) this.#found.push({ at, sensed: null })
  }

  back(): void {
    this.#found.pop()
  }

  /** Null with fewer than three points, or if all are on one line. */
  fit(): Fit | null {
    const pairs = this.#found.flatMap(({ at, sensed }) =>
      sensed ? [{ name: sensed.name, from: sensed.at, to: at }] : []
    )
    let kept = pairs
    // One cell wired elsewhere distorts the fit, so we drop the farthest point and fit again.
    for (;;) {
      const affine = leastSquares(kept)
      if (!affine) return null
      const off = (it: (typeof pairs)[number]): number => {
        const [x, y] = apply(affine, it.from)
        return Math.hypot(x - it.to[0], y - it.to[1])
      }
      const farthest = kept.reduce((a, b) => (off(b) > off(a) ? b : a))
      if (off(farthest) <= strayed || kept.length <= 3) {
        const stray = pairs.filter((it) => off(it) > strayed)
        return {
          affine: affine.map((it) => Math.round(it * 1e6) / 1e6 + 0) as unknown as Affine,
          worst: Math.max(...kept.map(off)),
          spots: Object.fromEntries(stray.map(({ name, to }) => [name, to])),
          dead: this.#found.filter((it) => !it.sensed).map((it) => it.at)
        }
      }
      kept = kept.filter((it) => it !== farthest)
    }
  }
}

const same = (a: Point | undefined, b: Point): boolean => a?.[0] === b[0] && a[1] === b[1]

interface Sensed {
  readonly name: string
  readonly at: Point
}

const sensedIn = ({ cells, tags }: WireState): Sensed[] => [
  ...[...cells.values()]
    .filter(({ holds }) => holds !== 'empty' && holds !== 'blind')
    .map(({ x, y }): Sensed => ({ name: `${x},${y}`, at: [x, y] })),
  ...[...tags].map(([name, { x, y }]): Sensed => ({ name: `tag ${name}`, at: [x, y] }))
]

/** A cell is its name; a tag may be any, and is where it lies. */
function alike(a: Sensed, b: Sensed): boolean {
  if (!a.name.startsWith('tag ')) return a.name === b.name
  return b.name.startsWith('tag ') && Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]) < tagSize
}

/** The transformation whose errors are smallest, squared and summed; null where the points lie on a line. */
function leastSquares(pairs: readonly { readonly from: Point; readonly to: Point }[]): Affine | null {
  const n = pairs.length
  if (n < 3) return null
  const mean = (pick: (it: (typeof pairs)[number]) => number): number =>
    pairs.reduce((sum, it) => sum + pick(it), 0) / n
  const [mx, my, mu, mv] = [mean((p) => p.from[0]), mean((p) => p.from[1]), mean((p) => p.to[0]), mean((p) => p.to[1])]
  const sum = (pick: (x: number, y: number, u: number, v: number) => number): number =>
    pairs.reduce((total, { from: [x, y], to: [u, v] }) => total + pick(x - mx, y - my, u - mu, v - mv), 0)
  const [xx, xy, yy] = [sum((x) => x * x), sum((x, y) => x * y), sum((_, y) => y * y)]
  const det = xx * yy - xy * xy
  if (det < 1e-9 * Math.max(1, xx * yy)) return null
  const solve = (sx: number, sy: number): [number, number] => [(sx * yy - sy * xy) / det, (sy * xx - sx * xy) / det]
  const [a, c] = solve(
    sum((x, _, u) => x * u),
    sum((_, y, u) => y * u)
  )
  const [b, d] = solve(
    sum((x, _, __, v) => x * v),
    sum((_, y, __, v) => y * v)
  )
  return [a, b, c, d, mu - a * mx - c * my, mv - b * mx - d * my]
}
