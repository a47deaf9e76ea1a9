// Keeps an emulated machine beside the wall's clock, so that real programs at the far end of a line find it as quick as a real
// one. What arrives is heard at the machine's moment of its arrival: the pauses between messages stay as they were said.
// On a computer that is too busy to keep up, the machine's clock stands still, but only while the line is quiet.

export interface Machine {
  /** Milliseconds of its own time. */
  readonly now: number
  /** Whether it has taken all that it was given to hear. */
  readonly idle: boolean
  readonly run: (ms: number) => void
  readonly hear: (bytes: Iterable<number>) => void
}

/** At most so much in one go, in milliseconds: between, the process looks after its line. */
const sliceMs = 2
/** So far behind is no matter. */
const lagMs = 20
/** A pause on the line may become this short and no shorter: longer than a board is deaf while it shows a frame. */
const pauseMs = 10

export class Pace {
  readonly #machine: Machine
  /** The wall's clock less the machine's. */
  #slow: number
  #quietSince = 0
  readonly #coming: { at: number; readonly bytes: Uint8Array }[] = []
  #stopped = false

  constructor(machine: Machine) {
    this.#machine = machine
    this.#slow = performance.now() - machine.now
    this.#turn()
  }

  arrive(bytes: Uint8Array): void {
    this.#coming.push({ at: performance.now() - this.#slow, bytes })
  }

  stop(): void {
    this.#stopped = true
  }

  #turn(): void {
    if (this.#stopped) return
    const machine = this.#machine
    this.#wait()
    for (let [next] = this.#coming; next && next.at <= machine.now; [next] = this.#coming) {
      machine.hear(next.bytes)
      this.#coming.shift()
    }
    const due = performance.now() - this.#slow - machine.now
    if (due > 0) machine.run(Math.min(due, sliceMs))
    if (due > sliceMs) setImmediate(() => this.#turn())
    else setTimeout(() => this.#turn(), 1)
  }

  /** Lets the machine's clock stand still for as long as it is behind and nobody can tell. */
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
