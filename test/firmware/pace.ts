// Keeps an emulated machine in step with real time, so that real programs at the far end of its line find it as fast as a real one.
// The machine receives bytes at the moment of their arrival, so the pauses between messages are kept. On a computer that is too busy, two
// things give way: the machine’s clock stops while its line is quiet; and bytes that were read too late, so that their pauses are
// unknown, are delivered as fast as the machine reads them.

export interface Machine {
  /** Milliseconds of its own clock. */
  readonly now: number
  /** Whether it has read everything sent to it. */
  readonly idle: boolean
  readonly run: (ms: number) => void
  /** `patient`: each byte waits until the one before has been read. */
  readonly hear: (bytes: Iterable<number>, patient: boolean) => void
}

/** The longest run at once, in ms. In between, the process checks its line. */
const sliceMs = 2
/** Checking the line this late does not matter; nor does lagging this far behind real time. */
const lateMs = 4
const lagMs = 20
/** The shortest pause that remains, in ms: longer than a board is unable to receive while it shows a frame. */
const pauseMs = 10

export class Pace {
  readonly #machine: Machine
  /** How far real time is ahead of the machine’s clock. */
  #slow: number
  #quietSince = 0
  #looked = performance.now()
  #patient = false
  readonly #coming: { at: number; readonly bytes: Uint8Array }[] = []

  constructor(machine: Machine) {
    this.#machine = machine
    this.#slow = performance.now() - machine.now
    this.#turn()
  }

  arrive(bytes: Uint8Array): void {
    const now = performance.now()
    if (now - this.#looked > lateMs) this.#patient = true
    this.#coming.push({ at: now - this.#slow, bytes })
  }

  #turn(): void {
    const machine = this.#machine
    this.#looked = performance.now()
    this.#wait()
    if (machine.idle && this.#coming.length === 0) this.#patient = false
    for (let [next] = this.#coming; next && next.at <= machine.now; [next] = this.#coming) {
      machine.hear(next.bytes, this.#patient)
      this.#coming.shift()
    }
    const due = performance.now() - this.#slow - machine.now
    if (due > 0) machine.run(Math.min(due, sliceMs))
    if (due > sliceMs) setImmediate(() => this.#turn())
    else setTimeout(() => this.#turn(), 1)
  }

  /** Stops the machine’s clock while it lags behind and the line is quiet, so that nobody can tell. */
  #wait(): void {
    const { now, idle } = this.#machine
    if (!idle) this.#quietSince = now
    const behind = performance.now() - this.#slow - now
    const silence = (this.#coming[0]?.at ?? now + behind + pauseMs) - now - pauseMs
    if (behind < lagMs || now - this.#quietSince < pauseMs || silence <= 0) return
    const still = Math.min(behind, silence)
    this.#slow += still
    for (const chunk of this.#coming) chunk.at -= still
  }
}
