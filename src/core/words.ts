// Sentences as data. A phrase names a sentence and its arguments; it becomes text only where a reader's language is known.

import type { Seat } from './ids.ts'

export const langs = ['en', 'fr'] as const
export type Lang = (typeof langs)[number]

/** Sentences by key. `{name}` is an argument; `{n|space|spaces}` chooses by the number `n` (singular|plural). */
export type Words = Readonly<Record<string, string>>
export type Dictionary = Readonly<Record<Lang, Words>>

export type Arg = string | number | Phrase | { readonly seat: Seat } | readonly Arg[]
export interface Phrase {
  readonly say: string
  readonly with?: Readonly<Record<string, Arg>>
}

/** French sets a space that never breaks before its high punctuation and inside its quotation marks. */
export function typeset(words: Words): Words {
  const set = (text: string): string =>
    text
      .replace(/ ([:»])/g, '\u00a0$1')
      .replace(/« /g, '«\u00a0')
      .replace(/ ([;!?])/g, '\u202f$1')
  return Object.fromEntries(Object.entries(words).map(([key, text]) => [key, set(text)]))
}

/** Text whose words are the data itself (a card's name, an owner's note): the same in every language. */
export const verbatim = (text: string): Phrase => ({ say: 'verbatim', with: { text } })

export interface Reader {
  readonly lang: Lang
  readonly words: Words
  /** Seat names, in seat order. */
  readonly seats: readonly string[]
}

/** The sentence that `phrase` is for this reader. An unknown key is shown as `⟨key⟩`, never thrown: a page must not die of a word. */
export function speak(phrase: Phrase, reader: Reader): string {
  if (phrase.say === 'verbatim') return argument(phrase.with?.text ?? '', reader)
  const template = reader.words[phrase.say]
  if (template === undefined) return `⟨${phrase.say}⟩`
  return template.replace(/\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g, (_, name: string, one?: string, many?: string) => {
    const arg = phrase.with?.[name]
    if (arg === undefined) return `⟨${name}⟩`
    if (one === undefined || many === undefined) return argument(arg, reader)
    return singular(Number(arg), reader.lang) ? one : many
  })
}

// French says "0 case", English "0 spaces".
const singular = (n: number, lang: Lang): boolean => (lang === 'fr' ? Math.abs(n) < 2 : Math.abs(n) === 1)

function argument(arg: Arg, reader: Reader): string {
  if (typeof arg === 'string') return arg
  if (typeof arg === 'number') return String(arg)
  if (isList(arg))
    return enumerate(
      arg.map((a) => argument(a, reader)),
      reader.lang
    )
  if ('seat' in arg) return reader.seats[arg.seat] ?? `#${arg.seat + 1}`
  return speak(arg, reader)
}

const isList = (arg: Arg): arg is readonly Arg[] => Array.isArray(arg)

function enumerate(items: readonly string[], lang: Lang): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} ${lang === 'fr' ? 'et' : 'and'} ${items.at(-1)}`
}
