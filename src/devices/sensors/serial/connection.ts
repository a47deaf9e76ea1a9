// Keeps one serial line open: opens it, writes at each beat, notices a dead line even when no error comes, and opens it again. It moves
// bytes and knows no protocol; its owner says what to write and how long silence may last.

import type { Duplex } from 'node:stream'
import type { Phrase } from '../../../core/words.ts'
import type { Host } from '../../ports.ts'
import { phraseOf } from '../../trouble.ts'

/** All in milliseconds. Beat + first wait for an opening + silence stay below the two seconds in which play must resume. */
export const rhythm = {
  /** Between two checks of a line that says nothing, or not yet what we wait for. */
  beat: 300,
  /** A healthy line is checked after a little more silence than readers are allowed, so that an idle daemon stays idle. */
  calm: 1050,
  /** Waits between attempts to open; the last one is repeated. */
  retry: [50, 100, 200, 400],
  /**
   * How long an opened line may be silent at first: an Arduino restarts on opening and boots for seconds. Doubled after each vain
   * opening; otherwise we would restart a slower board for ever.
   */
  greeting: 4000,
  longestGreeting: 64_000
} as const

/** With more unwritten bytes than this the other end does not listen, and we queue no more. */
const pile = 4096

export interface Ends {
  readonly opened: () => void
  readonly bytes: (bytes: Uint8Array) => void
  /** Nothing was received for so many milliseconds; called again and again until something is. */
  readonly beat: (silent: number) => void
  /** We wait for nothing but what the device sends by itself. */
  readonly calm: () => boolean
  /** The line is down: `cut` it ended, `hung` it stayed silent, `refused` it would not open. Says why. */
  readonly down: (how: 'cut' | 'hung' | 'refused', why: Phrase) => void
  /** The longest silence allowed on a line that has sent something. */
  readonly silence: () => number
}

export class Connection {
  readonly #host: Host
  readonly #path: string
  readonly #baud: number
  readonly #ends: Ends
  #line: Duplex | null = null
  #attempts = 0
  #greeting: number = rhythm.greeting
  #heardAt = 0
  #armedAt = 0
  #spoken = false
  #closed = false
  #cancel: () => void = () => {}

  constructor(host: Host, path: string, baud: number, ends: Ends) {
    this.#host = host
    this.#path = path
    this.#baud = baud
    this.#ends = ends
    void this.#open()
  }

  /** Written now, or never if the line is down or does not accept it. */
  write(text: string): void {
    if (this.#line && this.#line.writableLength < pile) this.#line.write(text, 'latin1')
  }

  /** Closes the line and opens it again. */
  drop(how: 'cut' | 'hung', why: Phrase): void {
    const line = this.#line
    if (!line) return
    this.#line = null
    this.#cancel()
    line.destroy()
    this.#ends.down(how, why)
    this.#later()
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#cancel()
    const line = this.#line
    this.#line = null
    if (!line || line.closed) return
    const gone = new Promise<void>((resolve) => line.once('close', () => resolve()))
    line.destroy()
    await gone
  }

  async #open(): Promise<void> {
    let line: Duplex
    try {
      line = await this.#host.serial(this.#path, this.#baud)
    } catch (error) {
      if (this.#closed) return
      this.#ends.down('refused', phraseOf(error))
      this.#later()
      return
    }
    if (this.#closed) {
      line.destroy()
      return
    }
    this.#take(line)
  }

  #take(line: Duplex): void {
    this.#line = line
    this.#spoken = false
    this.#heardAt = this.#host.now()
    // A line may report its end as an error, a close, both, or the same close twice: the first report counts.
    const ended = (why?: Error | null): void => {
      if (this.#line === line) this.drop('cut', why ? phraseOf(why) : { say: 'reader.closed' })
    }
    line.on('error', ended)
    line.on('end', () => ended())
    line.on('close', ended)
    line.on('data', (bytes: Uint8Array) => {
      if (this.#line !== line) return
      this.#spoken = true
      this.#attempts = 0
      this.#greeting = rhythm.greeting
      this.#heardAt = this.#host.now()
      this.#ends.bytes(bytes)
      // A new timer for each line would cost more than the line: there is one timer, and if it fires early, it is set again.
      if (this.#line === line && (!this.#ends.calm() || this.#heardAt - this.#armedAt > rhythm.calm / 2))
        this.#beatLater()
    })
    this.#ends.opened()
    this.#beatLater()
  }

  #beatLater(): void {
    this.#cancel()
    const now = this.#host.now()
    this.#armedAt = now
    const well = this.#spoken && this.#ends.calm()
    const wait = well ? Math.max(rhythm.beat, this.#heardAt + rhythm.calm - now) : rhythm.beat
    const due = now + wait
    this.#cancel = this.#host.after(wait, () => {
      // A busy process has not read: bytes that arrived meanwhile are unread, so this is no silence.
      this.#heardAt += Math.max(0, this.#host.now() - due)
      const silent = this.#host.now() - this.#heardAt
      if (silent > (this.#spoken ? this.#ends.silence() : this.#greeting)) {
        if (!this.#spoken) this.#greeting = Math.min(2 * this.#greeting, rhythm.longestGreeting)
        this.drop('hung', { say: 'reader.silent', with: { port: this.#path } })
        return
      }
      this.#ends.beat(silent)
      if (this.#line) this.#beatLater()
    })
  }

  #later(): void {
    const wait = rhythm.retry[Math.min(this.#attempts++, rhythm.retry.length - 1)] as number
    this.#cancel = this.#host.after(wait, () => void this.#open())
  }
}
