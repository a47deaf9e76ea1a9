// The table comes first: from when a sensor tells something until the lamps are lit, a computer player's thought makes no move. Its thread
// may share a core with the daemon's and with the lamp process.

import { Budget } from '../core/player.ts'

/** Which number of the shared memory is 1 meanwhile. */
const at = 1
/** In ms: the lamp process answers within this. */
const breath = 2
/** In ms: should nobody end the hush, the thought goes on. */
const longest = 100

/** Nothing is thought until this turn of the event loop is over, and a breath longer. */
export function hush(shared: Int32Array): void {
  if (Atomics.exchange(shared, at, 1) === 1) return
  setTimeout(() => {
    Atomics.store(shared, at, 0)
    Atomics.notify(shared, at)
  }, breath)
}

/** The budget of a thought that can be hushed. */
export class Hushed extends Budget {
  readonly #shared: Int32Array

  constructor(moves: number, shared: Int32Array) {
    super(moves)
    this.#shared = shared
  }

  override spend(): boolean {
    if (Atomics.load(this.#shared, at) === 1) Atomics.wait(this.#shared, at, 1, longest)
    return super.spend()
  }
}
