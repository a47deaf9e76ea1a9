// The reader of this page: the page's words, the game's words over them, the players' names. Everything shown goes through here.

import { computed } from '@preact/signals'
import {
  type Arg,
  type Dictionary,
  type Phrase,
  type Reader,
  speak as spoken,
  typeset,
  type Words
} from '../../src/core/words.ts'
import { lang } from '../state/prefs.ts'
import { game, inView, legend } from '../state/store.ts'
import { en, type PageKey } from './en.ts'
import { fr } from './fr.ts'

export const pageWords: Dictionary = { en, fr: typeset(fr) }

/** French never breaks a line between a verb and its pronoun, nor between a number and its unit, and has a decimal comma. */
const speak = (phrase: Phrase, by: Reader): string => {
  const text = spoken(phrase, by)
  return by.lang === 'en'
    ? text
    : text
        .replace(/([a-z])-(?=(la|les?|vous|il|je|m(oi)?|y|en)\b)/g, '$1\u2011')
        .replace(/(\d) (?=(h|min|m?s)\b|%)/g, '$1\u202f')
        .replace(/([ (+−]\d+)\.(?=\d+(?!\d|\.\d))/g, '$1,')
}

/** A reader of the words of some game, and of the page's own. */
export function readerOf(dictionary: Dictionary | null, seats: readonly string[]): Reader {
  const words: Words = { ...pageWords[lang.value], ...legend.value.words[lang.value], ...dictionary?.[lang.value] }
  return { lang: lang.value, words, seats }
}

/** The reader of the match being played. */
export const reader = computed(() =>
  readerOf(game.value?.words ?? null, inView.value?.match?.seats.map((seat) => seat.name) ?? [])
)

/** A phrase of the daemon, as a sentence. The daemon's own plain sentences pass as they are. */
export const say = (phrase: Phrase | string, by: Reader = reader.value): string =>
  typeof phrase === 'string' ? phrase : speak(phrase, by)

/** Capital first, as a sentence begins: what a place or a cue is called begins small in some languages. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(lang.value) + text.slice(1)

/** A phrase of the page itself. */
export const own = (key: PageKey, args?: Readonly<Record<string, Arg>>): Phrase =>
  args ? { say: key, with: args } : { say: key }

/** A sentence of the page itself. */
export const t = (key: PageKey, args?: Readonly<Record<string, Arg>>): string => speak(own(key, args), reader.value)

/** The word a game may have for something the contract leaves open; null when it has none. */
export const wordOr = (key: string, by: Reader = reader.value): string | null => by.words[key] ?? null

/** A speaker of sentences that are loaded with the parts that say them. They may quote the game. */
export function speaker<Key extends string>(en: Record<Key, string>, fr: Record<Key, string>) {
  const words: Dictionary = { en, fr: typeset(fr) }
  const by = computed(() => ({ ...reader.value, words: { ...reader.value.words, ...words[lang.value] } }))
  return (key: Key, args: Readonly<Record<string, Arg>> = {}): string => speak({ say: key, with: args }, by.value)
}
