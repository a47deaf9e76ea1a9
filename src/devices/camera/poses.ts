// How things are held, dated by the images in which a camera saw it. What a hand covers for a moment is believed; for longer nobody knows.

import type { PoseReport } from '../wire/message.ts'
import type { Detections } from './seer.ts'

/** In less nobody turns a thing and turns it back, in milliseconds. */
const coveredMs = 500
const calmMs = 1000

interface Known extends PoseReport {
  /** When its tag was last in sight. */
  readonly lastAt: number
}

export class CameraPoses {
  #known: readonly Known[] = []

  /** `now`: milliseconds since the line began. */
  see(held: Detections['held'], now: number): void {
    const before = new Map(this.#known.map((it) => [it.id, it]))
    const since = Math.floor(now * 1000) % 2 ** 32
    this.#known = held.map(({ thing, pose }) => {
      const was = before.get(thing)
      if (pose !== null) return was?.pose === pose ? { ...was, lastAt: now } : { id: thing, pose, since, lastAt: now }
      if (was && (was.pose === 'unknown' || now - was.lastAt < coveredMs)) return was
      return { id: thing, pose: 'unknown', since, lastAt: was?.lastAt ?? now }
    })
  }

  get reports(): readonly PoseReport[] {
    return this.#known.map(({ id, pose, since }) => ({ id, pose, since }))
  }

  /** Whether a line must tell how much time has passed: sand may run, or something was turned just now. */
  isBusy(now: number): boolean {
    return this.#known.some(
      ({ pose, since }) => (pose !== 'lying' && pose !== 'unknown') || now * 1000 - since < calmMs * 1000
    )
  }
}
