// What a sand timer's two times are, from turns and from a person who says when the sand has stopped: emptied once, then filled and drained
// three times; the medians count. Pure: callers pass the time.

export interface Measured {
  readonly drainMs: number
  readonly fillMs: number
}

type Counts = 'nothing' | 'fill' | 'drain'
interface Step {
  readonly pose: 'upright' | 'inverted'
  readonly counts: Counts
}

const passes = 3
const steps: readonly Step[] = [
  { pose: 'upright', counts: 'nothing' },
  ...Array.from({ length: passes }, (): readonly Step[] => [
    { pose: 'inverted', counts: 'fill' },
    { pose: 'upright', counts: 'drain' }
  ]).flat()
]

/** No timer that a game takes is shorter or longer, in milliseconds. */
const shortest = 5000
const longest = 600_000

export type Outcome =
  | { readonly is: 'nothing' | 'early' | 'begun'; readonly ms?: number }
  /** Turned away before anybody said that its sand had stopped: one step back. */
  | { readonly is: 'turned'; readonly ms?: number }
  | { readonly is: 'emptied' | 'filled' | 'drained' | 'unlikely'; readonly ms: number }

export class SandTimes {
  readonly steps = steps.length
  readonly #sensed: boolean
  #step = 0
  #began: number | null = null
  /** Of each step that is done, in ms. */
  #took: number[] = []

  /** `sensed`: a sensor tells when it is turned. */
  constructor(sensed: boolean) {
    this.#sensed = sensed
  }

  get step(): number {
    return this.#step
  }

  /** How to hold it next; null when all is measured. */
  get wanted(): Step | null {
    return steps[this.#step] ?? null
  }

  /** Null until all is measured. */
  get measured(): Measured | null {
    if (this.#step < steps.length) return null
    return { drainMs: this.#median('drain'), fillMs: this.#median('fill') }
  }

  /** A sensor tells that it has been held so since then. */
  hold(pose: string, since: number): Outcome {
    const { wanted } = this
    if (!wanted || pose === 'tilted') return { is: 'nothing' }
    if (pose === wanted.pose) {
      if (this.#began === since) return { is: 'nothing' }
      const isNew = this.#began === null
      this.#began ??= since
      return { is: isNew ? 'begun' : 'nothing' }
    }
    // Until it is turned as wanted, it is held as it was before.
    if (this.#began === null) return { is: 'nothing' }
    this.#back()
    return { is: 'turned' }
  }

  /** Somebody says: now it is turned, where no sensor tells; or now its sand has stopped. */
  press(now: number): Outcome {
    const { wanted } = this
    if (!wanted) return { is: 'nothing' }
    if (this.#began === null) {
      if (this.#sensed) return { is: 'early' }
      this.#began = now
      return { is: 'begun' }
    }
    const ms = Math.round(now - this.#began)
    if (wanted.counts !== 'nothing' && (ms < shortest || ms > longest)) {
      this.#back()
      return { is: 'unlikely', ms }
    }
    this.#took[this.#step] = ms
    this.#step++
    this.#began = null
    return { is: ({ nothing: 'emptied', fill: 'filled', drain: 'drained' } as const)[wanted.counts], ms }
  }

  /** What it holds now is unknown: what comes before is done again. */
  #back(): void {
    this.#step = Math.max(0, this.#step - 1)
    this.#began = null
  }

  #median(counts: Counts): number {
    const all = this.#took.filter((_, i) => steps[i]?.counts === counts).sort((a, b) => a - b)
    return all[Math.floor(all.length / 2)] ?? 0
  }
}
