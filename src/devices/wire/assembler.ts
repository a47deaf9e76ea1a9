// From bytes in any pieces to frames:
//
//   bytes ──▶ [ rest ]──▶ text up to a line feed ──▶ parseLine ──▶ frame 'line'   with its meaning
//                                                        └───────▶ frame 'noise'  with the reason
//
// Noise is a frame like any other, so that nothing that was received goes unnoticed. It keeps no clock and asks for nothing.

import type { Line, Unreadable } from './line.ts'
import { longestLine, parseLine } from './line.ts'
import type { Meaning } from './read.ts'
import { readLine } from './read.ts'

export type Frame =
  | { readonly frame: 'line'; readonly line: Line; readonly meaning: Meaning }
  /** `text`: at most the longest allowed line, one character a byte. */
  | { readonly frame: 'noise'; readonly why: Unreadable; readonly text: string }

/** How many different lines are remembered at most. */
const mostKnown = 64

/** Holds at most one line and the latest meanings, so a wire that never ends a line costs no memory. */
export class Assembler {
  #rest = ''
  /** Meanings by the text of a line: keyframes repeat earlier lines, and nothing is parsed twice. */
  readonly #known = new Map<string, Meaning>()

  /** The frames that these bytes complete. Empty lines are no frames; a carriage return before the line feed is no part of the line. */
  push(bytes: Uint8Array): Frame[] {
    const pieces = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1').split('\n')
    const frames: Frame[] = []
    for (let i = 0; i < pieces.length - 1; i++) {
      const text = this.#rest + pieces[i]
      this.#rest = ''
      if (text !== '' && text !== '\r') frames.push(this.#frameOf(text))
    }
    // One more than a line and its carriage return: enough to know that it is too long.
    this.#rest = (this.#rest + pieces.at(-1)).slice(0, longestLine + 2)
    return frames
  }

  /** Drops the beginning of a line, after a wire was cut and joined again. */
  clear(): void {
    this.#rest = ''
  }

  #frameOf(received: string): Frame {
    const text = received.endsWith('\r') ? received.slice(0, -1) : received
    const line = parseLine(text)
    if (typeof line === 'string') return { frame: 'noise', why: line, text: text.slice(0, longestLine) }
    return { frame: 'line', line, meaning: this.#meaningOf(line) }
  }

  #meaningOf(line: Line): Meaning {
    const words = line.type + line.words
    const known = this.#known.get(words)
    if (known !== undefined) return known
    const meaning = readLine(line)
    if (this.#known.size >= mostKnown) this.#known.clear()
    this.#known.set(words, meaning)
    return meaning
  }
}
