// Expected trouble with a device. It is thrown where libraries and Node throw their own errors, and carries the sentence for people.

import { type Phrase, speak, verbatim } from '../core/words.ts'
import { words } from './words.ts'

export class Trouble extends Error {
  readonly phrase: Phrase

  /** The message is the phrase in English, for logs and stack traces. */
  constructor(phrase: Phrase, options?: ErrorOptions) {
    super(speak(phrase, { lang: 'en', words: words.en, seats: [] }), options)
    this.phrase = phrase
  }
}

/** The sentence of an error for people: its own phrase, or its message. */
export const phraseOf = (error: unknown): Phrase =>
  error instanceof Trouble ? error.phrase : verbatim(error instanceof Error ? error.message : String(error))
