// The English text of a sentence of the daemon or its parts.

import { type Phrase, speak } from '../src/core/words.ts'
import { words } from '../src/words.ts'

export const english = (what: Phrase | string): string =>
  typeof what === 'string' ? what : speak(what, { lang: 'en', words: words.en, seats: [] })
