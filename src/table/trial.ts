// One light on a table without a match: somebody puts a figure there, and the reader tells whether it finds it. So a new table shows that lamps,
// reader and board agree before anybody plays.

import { placeId } from '../core/ids.ts'
import type { LampShown, Trial } from '../core/page.ts'
import type { Layer } from '../core/ruling.ts'
import type { Point } from '../core/scene.ts'
import type { Snapshot } from '../devices/ports.ts'

/** A figure within this many board units of the light stands at the light. */
const near = 0.75

/** Where a light may be on a table whose lamps are on the page alone, in board units from its middle. */
const half = 8

interface Trials {
  /** The same value as long as nothing changes. */
  readonly shown: Trial
  readonly sense: (snapshot: Snapshot) => void
}

/** `points`: where lamps are; empty where they are on the page alone. */
export function openTrial(points: readonly Point[], light: (layers: readonly Layer[]) => readonly LampShown[]): Trials {
  const all = points.length > 0 ? points : lattice()
  let lying: readonly Point[] = []
  let shown: Trial = { at: null, colour: '', points: [], things: [], found: false, stray: null }

  function begin({ covers }: Snapshot, things: readonly Point[]): void {
    const sensed = all.filter(covers)
    const free = sensed.filter((it) => !things.some((thing) => isNear(thing, it)))
    const middle = meanOf(sensed)
    const [at] = free.toSorted((a, b) => distance(a, middle) - distance(b, middle))
    if (!at) return
    lying = things
    const [lamp] = light([{ layer: 'turn', cues: [{ cue: 'target', place: placeId('trial'), at }] }])
    shown = { at, colour: lamp?.colour ?? '', points: sensed, things, found: false, stray: null }
  }

  return {
    get shown() {
      return shown
    },
    sense(snapshot) {
      if (snapshot.stale) return
      const things = snapshot.things.map((it) => it.at)
      const { at } = shown
      if (at === null) {
        begin(snapshot, things)
        return
      }
      const found = shown.found || things.some((it) => isNear(it, at))
      const fresh = things.find((it) => !isNear(it, at) && !lying.some((old) => isNear(it, old)))
      const stray = found ? null : (fresh ?? null)
      const isSame = found === shown.found && equal(things, shown.things) && equal([stray], [shown.stray])
      if (!isSame) shown = { ...shown, things, found, stray }
    }
  }
}

/** One trial at most, which may begin and end. */
export function openTrials(points: readonly Point[], light: (layers: readonly Layer[]) => readonly LampShown[]) {
  let trial: Trials | null = null

  /** Whether what is shown has changed. */
  function sense(snapshot: Snapshot): boolean {
    const before = trial?.shown
    trial?.sense(snapshot)
    return trial?.shown !== before
  }

  return {
    sense,
    get shown(): Trial | null {
      return trial?.shown ?? null
    },
    turn(on: boolean, snapshot: Snapshot | null = null): void {
      if (trial) light([])
      trial = on ? openTrial(points, light) : null
      if (snapshot) sense(snapshot)
    }
  }
}

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])
const isNear = (a: Point, b: Point): boolean => distance(a, b) < near
const equal = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

function meanOf(points: readonly Point[]): Point {
  const sum = (axis: 0 | 1): number => points.reduce((all, it) => all + it[axis], 0) / Math.max(1, points.length)
  return [sum(0), sum(1)]
}

function lattice(): Point[] {
  const axis = Array.from({ length: 2 * half + 1 }, (_, i) => i - half)
  return axis.flatMap((y) => axis.map((x): Point => [x, y]))
}
