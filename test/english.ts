// What a person who reads English is told: sentences of the daemon and its parts.

import { type Phrase, speak } from '../src/core/words.ts'
import { words } from '../src/words.ts'

export const english = (what: Phrase | string): string =>
  typeof what === 'string' ? what : speak(what, { lang: 'en', words: words.en, seats: [] })
