// A strip of WS2812 pixels at the end of a wire: its colours are read from the pulse lengths, with the figures of the
// datasheet. Pulses that are neither short nor long are counted as errors, not guessed.

export type Pixel = readonly [r: number, g: number, b: number]

/** In µs: the pulse lengths of a 0 and a 1 (from the datasheet, ± 150 ns), and the silence after which pixels show their colours. */
const zero = [0.2, 0.55] as const
const one = [0.55, 1.0] as const
const latchUs = 50

export class Ws2812 {
  /** The current colours; null before the first frame. */
  pixels: readonly Pixel[] | null = null
  frames = 0
  bent = 0
  #bits: number[] = []
  #rose = 0
  #fell = 0

  /** The level of the wire changes at this time, in µs. */
  edge(high: boolean, us: number): void {
    this.look(us)
    if (high) {
      this.#rose = us
      return
    }
    this.#fell = us
    const long = us - this.#rose
    if (long >= zero[0] && long < zero[1]) this.#bits.push(0)
    else if (long >= one[0] && long <= one[1]) this.#bits.push(1)
    else this.bent += 1
  }

  /** The level has not changed until this time, in µs. */
  look(us: number): void {
    if (this.#bits.length === 0 || us - this.#fell < latchUs || this.#rose > this.#fell) return
    const whole = Math.floor(this.#bits.length / 24)
    this.pixels = Array.from({ length: whole }, (_, n): Pixel => {
      const [g = 0, r = 0, b = 0] = [0, 8, 16].map((at) => this.#byte(n * 24 + at))
      return [r, g, b]
    })
    if (this.#bits.length % 24 !== 0) this.bent += 1
    this.#bits = []
    this.frames += 1
  }

  #byte(at: number): number {
    return this.#bits.slice(at, at + 8).reduce((byte, bit) => (byte << 1) | bit, 0)
  }
}
