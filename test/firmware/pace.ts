// Keeps an emulated machine beside the wall's clock, so that real programs at the far end of a line find it as quick as a real
// one. What arrives is heard at the machine's moment of its arrival: the pauses between messages stay as they were said.
// On a computer that is too busy, two things give way. The machine's clock stands still while its line is quiet; and bytes that
// nobody looked for in time, so that their pauses are not known, wait until the machine takes them.

export interface Machine {
  /** Milliseconds of its own time. */
  readonly now: number
  /** Whether it has taken all that it was given to hear. */
  readonly idle: boolean
  readonly run: (ms: number) => void
  /** `patient`: no byte comes before the one before it has been taken. */
  readonly hear: (bytes: Iterable<number>, patient: boolean) => void
}

/** At most so much in one go, in milliseconds: between, the process looks after its line. */
const sliceMs = 2
/** So late to look at the line is no matter; so far behind the wall is none either. */
const lateMs = 4
const lagMs = 20
/** A pause on the line may become this short and no shorter: longer than a board is deaf while it shows a frame. */
const pauseMs = 10

export class Pace {
  readonly #machine: Machine
  /** The wall's clock less the machine's. */
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
