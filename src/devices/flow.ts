// A bounded queue with one consumer. Pushing never waits: when it is full, the oldest values are dropped.

/** Keeps the newest `keep` values: 1 for states, of which only the latest counts, more for presses. Allows one consumer. */
export class Flow<T> implements AsyncIterable<T> {
  readonly #keep: number
  #values: T[] = []
  #ended = false
  #wake: (() => void) | null = null

  constructor(keep: number) {
    this.#keep = keep
  }

  push(value: T): void {
    if (this.#ended) return
    this.#values.push(value)
    if (this.#values.length > this.#keep) this.#values.shift()
    this.#wake?.()
  }

  /** Ends the flow; the consumer still gets what is queued. */
  end(): void {
    this.#ended = true
    this.#wake?.()
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void> {
    for (;;) {
      while (this.#values.length > 0) yield this.#values.shift() as T
      if (this.#ended) return
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
      this.#wake = null
    }
  }
}
