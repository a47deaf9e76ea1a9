// What a run has shown, with the time of each fact.

export class Facts {
  readonly #since = performance.now()
  #passed = 0
  #failed = 0

  note(text: string): void {
    this.#print(' ', text)
  }

  holds(what: string, is: boolean, more = ''): void {
    if (is) this.#passed++
    else this.#failed++
    this.#print(is ? '✓' : '✗', `${what}${is || more === '' ? '' : `\n${more}`}`)
  }

  /** Prints the counts; the exit code. */
  end(): number {
    console.log(`pi: ${this.#passed} passed, ${this.#failed} failed`)
    return this.#failed === 0 ? 0 : 1
  }

  #print(mark: string, text: string): void {
    console.log(`${((performance.now() - this.#since) / 1000).toFixed(1).padStart(7)} s  ${mark} ${text}`)
  }
}

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
