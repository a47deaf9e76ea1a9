// A host that replays a recording: its clock runs at the given speed, its serial lines deliver the recorded bytes, and what is written to
// them is discarded. Drivers cannot tell it from a machine.

import { Duplex } from 'node:stream'
import type { Json } from '../../core/json.ts'
import { verbatim } from '../../core/words.ts'
import type { Clock } from '../host.ts'
import type { Host } from '../ports.ts'
import { Trouble } from '../trouble.ts'
import { pace } from './pace.ts'
import type { Tape, Taped } from './tape.ts'

export interface Player {
  readonly host: Host
  /** Starts the tape. `said` hears what people did on the page; `over` is called once, after the last entry. */
  readonly play: (said: (what: Json) => void, over: () => void) => void
  readonly stop: () => void
}

/** `speed`: 2 plays twice as fast, and the daemon's waits and time-outs shrink with it. */
export function player(tape: Tape, clock: Clock, log: Host['log'], speed = 1): Player {
  const { now, after } = pace(clock, speed)
  let cancel: () => void = () => undefined
  const lines = new Map<string, Line>()
  /** Lines that the tape has not closed yet. */
  const open = new Map(Object.entries(tape.start.open).map(([path, hello]) => [path, hello === '' ? '' : `${hello}\n`]))
  /** Lines that the tape has opened so far, and whoever waits for the first opening of another one: a device may ask before the tape does. */
  const known = new Set(open.keys())
  const awaited = new Map<string, PromiseWithResolvers<void>>()
  let played = 0

  function next(at: number, said: (what: Json) => void, over: () => void): void {
    played = at
    const word = tape.taped[at]
    if (!word) {
      over()
      return
    }
    const due = word.at - tape.start.at
    cancel = after(Math.max(0, due - now()), () => {
      if ('said' in word) said(word.said)
      else hear(word)
      next(at + 1, said, over)
    })
  }

  function hear(word: Extract<Taped, { line: string }>): void {
    const line = lines.get(word.line)
    if ('opened' in word) {
      open.set(word.line, '')
      known.add(word.line)
      awaited.get(word.line)?.resolve()
      awaited.delete(word.line)
    } else if ('bytes' in word) line?.push(Buffer.from(word.bytes, 'latin1'))
    else {
      open.delete(word.line)
      lines.delete(word.line)
      line?.destroy(new Trouble(typeof word.closed === 'string' ? verbatim(word.closed) : word.closed))
    }
  }

  return {
    host: {
      now,
      after,
      wallClock: () => new Date(),
      log,
      hid: { list: async () => [], open: () => Promise.reject(new Trouble({ say: 'flight.noPad' })) },
      async serial(path) {
        if (!known.has(path) && tape.taped.slice(played).some((it) => 'opened' in it && it.line === path)) {
          const opening = awaited.get(path) ?? Promise.withResolvers<void>()
          awaited.set(path, opening)
          await opening.promise
        }
        const first = open.get(path)
        if (first === undefined) throw new Trouble({ say: 'flight.shut', with: { path } })
        const line = new Line(() => lines.get(path) === line && lines.delete(path))
        lines.set(path, line)
        if (first !== '') line.push(Buffer.from(first, 'latin1'))
        return line
      }
    },
    play: (said, over) => next(0, said, over),
    stop: () => cancel()
  }
}

class Line extends Duplex {
  readonly #gone: () => void

  constructor(gone: () => void) {
    super({ autoDestroy: true })
    this.#gone = gone
  }

  override _read(): void {}

  override _write(_: unknown, __: unknown, done: () => void): void {
    done()
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#gone()
    done(error)
  }
}
