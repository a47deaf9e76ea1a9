// Basics for driver tests: a clock that the test advances, and a host whose serial lines are pairs of streams.

import type { Duplex } from 'node:stream'
import { duplexPair } from 'node:stream'
import type { Phrase } from '../../src/core/words.ts'
import type { Hid, Host } from '../../src/devices/ports.ts'
import { english } from '../english.ts'

/** Time passes only in `run`. Timers fire in the order of their times. */
export class Clock {
  #now = 0
  #timers: { readonly at: number; readonly run: () => void }[] = []
  readonly now = (): number => this.#now

  readonly after = (ms: number, run: () => void): (() => void) => {
    const timer = { at: this.#now + ms, run }
    this.#timers.push(timer)
    return () => {
      this.#timers = this.#timers.filter((it) => it !== timer)
    }
  }

  /** Lets `ms` pass, with everything that streams and promises do in that time. */
  async run(ms: number): Promise<void> {
    const until = this.#now + ms
    await settle()
    for (;;) {
      const due = this.#timers.filter((it) => it.at <= until).sort((a, b) => a.at - b.at)[0]
      if (!due) break
      this.#timers = this.#timers.filter((it) => it !== due)
      this.#now = Math.max(this.#now, due.at)
      due.run()
      await settle()
    }
    this.#now = until
  }

  get idle(): boolean {
    return this.#timers.length === 0
  }
}

/** Waits a few turns of the event loop, in which streams pass their data on. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 4; turn++) await new Promise((resolve) => setImmediate(resolve))
}

/** Both ends of a line: the driver reads and writes the near one, the test plays the device at the far one. */
export interface Line {
  readonly near: Duplex
  readonly far: Duplex
}

/** A machine with no HID device. */
export const noHid: Hid = {
  list: async () => [],
  open: async ({ path }) => {
    throw new Error(`there is no ${path}`)
  }
}

/** A host on that clock. `lines`: all lines opened so far. `refuse`: the error with which the next one fails to open. */
export class FakeHost implements Host {
  readonly clock = new Clock()
  readonly now = this.clock.now
  readonly after = this.clock.after
  readonly wallClock = (): Date => new Date(2026, 0, 1, 12)
  readonly lines: Line[] = []
  readonly logged: string[] = []
  refuse: string | null = null
  hid: Hid = noHid

  readonly serial = async (): Promise<Duplex> => {
    if (this.refuse) throw new Error(this.refuse)
    const [near, far] = duplexPair()
    this.lines.push({ near, far })
    return near
  }

  readonly log = (_level: string, words: Phrase | string): void => {
    this.logged.push(english(words))
  }

  /** The latest line. */
  get line(): Line {
    const line = this.lines.at(-1)
    if (!line) throw new Error('no line was opened')
    return line
  }
}

/** Collects everything from a flow as it comes. `ended` resolves when the flow is over. */
export function collect<T>(from: AsyncIterable<T>): { readonly all: readonly T[]; readonly ended: Promise<void> } {
  const all: T[] = []
  const ended = (async () => {
    for await (const one of from) all.push(one)
  })()
  return { all, ended }
}
