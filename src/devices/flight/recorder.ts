// The flight recorder: always keeps at least the last ten minutes of everything that came over the lines, in two files that take turns. It
// delays nobody: what the disk refuses is lost and reported once. Each entry is serialised on its own, so one that cannot be written loses
// only itself.

import { existsSync } from 'node:fs'
import { type FileHandle, mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { untilBeat } from '../../core/beat.ts'
import type { Json } from '../../core/json.ts'
import type { Host } from '../ports.ts'
import { phraseOf } from '../trouble.ts'
import { type Taped, type TapeStart, tapeVersion } from './tape.ts'

/** A reel is as long as the time we must always keep. We keep the one before, so there is always one whole reel. */
const reelMs = 600_000
/** The reel being written, and the one before it. */
export const reels = { now: 'now.jsonl', before: 'before.jsonl' } as const
/** Longest hello that is worth remembering. */
const longestHello = 200

export interface RecorderParts {
  readonly folder: string
  readonly host: Host
  /** For the clock on the wall. */
  readonly when: () => string
  readonly table: Json
  /** The match on the table now. */
  readonly match: () => TapeStart['match']
}

const lineOf = (it: Taped | TapeStart): string => `${JSON.stringify(it)}\n`

type Unstamped<T> = T extends unknown ? Omit<T, 'at'> : never

export class Recorder {
  readonly #parts: RecorderParts
  /** Open lines by their path, with their last hello. */
  readonly #open = new Map<string, string>()
  /** Lines of the tape. */
  #waiting: string[] = []
  #writing: Promise<void> = Promise.resolve()
  #file: FileHandle | null = null
  #reelAt = Number.NEGATIVE_INFINITY
  #begins: string | null = null
  #cancel: (() => void) | null = null
  #told = false

  constructor(parts: RecorderParts) {
    this.#parts = parts
  }

  /** The same host, overheard. */
  readonly host = (): Host => ({
    ...this.#parts.host,
    serial: async (path, baudRate) => this.#overhear(path, await this.#parts.host.serial(path, baudRate))
  })

  /** Somebody did something at the page. */
  readonly said = (said: Json): void => this.#tape({ said })

  async close(): Promise<void> {
    this.#flush()
    await this.#writing
    await this.#file?.close()
  }

  #overhear(path: string, line: Duplex): Duplex {
    this.#open.set(path, '')
    this.#tape({ line: path, opened: true })
    // Listens before everybody else: the tape has an input before its effects.
    line.prependListener('data', (bytes: Uint8Array) => {
      const text = Buffer.from(bytes).toString('latin1')
      const hello = /(?:^|\n)(H [^\n]*)\r?\n/.exec(text)?.[1]
      if (hello && hello.length <= longestHello) this.#open.set(path, hello)
      this.#tape({ line: path, bytes: text })
    })
    line.once('close', () => {
      this.#open.delete(path)
      this.#tape({ line: path, closed: line.errored ? phraseOf(line.errored) : { say: 'reader.closed' } })
    })
    return line
  }

  #tape(what: Unstamped<Taped>): void {
    const at = Math.round(this.#parts.host.now() * 10) / 10
    try {
      const line = lineOf({ at, ...what } as Taped)
      // A new reel starts with all that is needed to understand it, as it is before the entries that follow.
      if (this.#waiting.length === 0 && at - this.#reelAt >= reelMs) {
        this.#begins = lineOf(this.#start(at))
        this.#reelAt = at
      }
      this.#waiting.push(line)
    } catch (error) {
      this.#parts.host.log('error', { say: 'flight.skips', with: { said: (error as Error).message } })
      return
    }
    // What waits is written at the next beat; a crash loses no more. The first word of a reel does not wait: whoever looks for a
    // tape finds one.
    this.#cancel ??= this.#parts.host.after(this.#begins === null ? untilBeat(this.#parts.host.now()) : 0, () =>
      this.#flush()
    )
  }

  #flush(): void {
    this.#cancel?.()
    this.#cancel = null
    if (this.#waiting.length === 0) return
    const text = this.#waiting.join('')
    const begins = this.#begins
    this.#waiting = []
    this.#begins = null
    this.#writing = this.#writing.then(() => this.#write(begins, text)).catch((error: Error) => this.#lament(error))
  }

  async #write(begins: string | null, text: string): Promise<void> {
    if (begins === null) {
      await this.#file?.write(text)
      return
    }
    const { folder } = this.#parts
    const [reel, before] = [join(folder, reels.now), join(folder, reels.before)]
    await this.#file?.close()
    this.#file = null
    await mkdir(folder, { recursive: true })
    if (existsSync(reel)) await rename(reel, before)
    this.#file = await open(reel, 'w')
    await this.#file.writeFile(begins + text)
  }

  #start(at: number): TapeStart {
    const { when, table, match } = this.#parts
    return { tape: tapeVersion, at, when: when(), table, match: match(), open: Object.fromEntries(this.#open) }
  }

  #lament(error: Error): void {
    if (!this.#told)
      this.#parts.host.log('warn', { say: 'flight.stuck', with: { folder: this.#parts.folder, said: error.message } })
    this.#told = true
    // This reel may have a gap now, so the next entries start another.
    this.#reelAt = Number.NEGATIVE_INFINITY
  }
}
