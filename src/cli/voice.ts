// The language of the person at the keyboard, and how a command speaks it.

import type { Json, JsonObject } from '../core/json.ts'
import { type Arg, type Lang, type Phrase, type Reader, speak, type Words } from '../core/words.ts'
import { words } from './words.ts'

const { LC_ALL, LC_MESSAGES, LANG } = process.env
const locale = LC_ALL || LC_MESSAGES || LANG || Intl.DateTimeFormat().resolvedOptions().locale

export const lang: Lang = locale.startsWith('fr') ? 'fr' : 'en'

/** A sentence of the commands. */
export const say = (key: string, args: Readonly<Record<string, Arg>> = {}): string => voice({ say: key, with: args })

/** A phrase in the words of the commands. */
export const voice = (phrase: Phrase): string => speak(phrase, { lang, words: words[lang], seats: [] })

/** Plain text is the same in every language. */
export const told = (what: Phrase | string): string => (typeof what === 'string' ? what : voice(what))

/** Whoever reads sentences of a game: players go by their names, or by letters. */
export const readerOf = (gameWords: Words, seats: readonly Json[] = []): Reader => ({
  lang,
  words: gameWords,
  seats: seats.map((it, i) => {
    const name = (it as JsonObject | null)?.name
    return typeof name === 'string' && name !== '' ? name : String.fromCharCode(97 + i)
  })
})
