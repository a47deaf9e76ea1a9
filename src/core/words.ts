// Sentences as data. A phrase names a sentence and its arguments; it becomes text only where a reader's language is known.

import type { Seat } from './ids.ts'

export const langs = ['en', 'fr'] as const
export type Lang = (typeof langs)[number]

/**
 * Sentences by key. `{name}` is an argument. `{n|space|spaces}` chooses by the number `n`, or by the length of the list `n`: one form
 * for each plural category of the language, in the order of Unicode (one, few, many, other); the last form serves the rest.
 */
export type Words = Readonly<Record<string, string>>
export type Dictionary = Readonly<Record<Lang, Words>>

/** A list reads “a, b and c”; `or` makes it “a, b or c”. */
export type Arg = string | number | Phrase | { readonly seat: Seat } | readonly Arg[] | { readonly or: readonly Arg[] }
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

/** A sentence that is the data itself (a card's name, an owner's note, a seat): it has no words of its own in any language. */
export const verbatim = (text: Arg): Phrase => ({ say: 'verbatim', with: { text } })

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
  return template.replace(
    /(\b(?:de|que) )?\{(\w+)(?:\|([^{}]*))?\}/gi,
    (_, before = '', name: string, forms?: string) => {
      const arg = phrase.with?.[name]
      if (arg === undefined) return `${before}⟨${name}⟩`
      const said = forms === undefined ? argument(arg, reader) : plural(arg, forms.split('|'), reader.lang)
      return `${reader.lang === 'fr' ? elided(before, said) : before}${said}`
    }
  )
}

/** French drops the vowel of a short word before another vowel: « le cube d’Ada ». */
const elided = (word: string, next: string): string =>
  /^[aeiouàâéèêëîïôöûü]/i.test(next) ? word.replace(/e $/, '’') : word

/** Text from strangers or files may reach a terminal: it must not contain a command. */
export const visible = (text: string): string => text.replace(/[^\P{Cc}\n\t]/gu, '�')

function argument(arg: Arg, reader: Reader): string {
  if (typeof arg === 'string') return visible(arg)
  if (typeof arg === 'number') return String(arg)
  if (isList(arg)) return enumerate(arg, 'conjunction', reader)
  if ('or' in arg) return enumerate(arg.or, 'disjunction', reader)
  if ('seat' in arg) return visible(reader.seats[arg.seat] ?? `#${arg.seat + 1}`)
  return speak(arg, reader)
}

const isList = (arg: Arg): arg is readonly Arg[] => Array.isArray(arg)

/** The locale of each language: Great Britain sets no comma before the last “and”. */
const locales: Readonly<Record<Lang, string>> = { en: 'en-GB', fr: 'fr' }

const inEach = <T>(make: (locale: string) => T): ((lang: Lang) => T) => {
  const made: Partial<Record<Lang, T>> = {}
  return (lang) => {
    made[lang] ??= make(locales[lang])
    return made[lang]
  }
}

const lists = {
  conjunction: inEach((locale) => new Intl.ListFormat(locale, { type: 'conjunction' })),
  disjunction: inEach((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }))
}

const enumerate = (items: readonly Arg[], type: keyof typeof lists, reader: Reader): string =>
  lists[type](reader.lang).format(items.map((it) => argument(it, reader)))

const categories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

const plurals = inEach((locale) => {
  const rules = new Intl.PluralRules(locale)
  const known = rules.resolvedOptions().pluralCategories
  const order = categories.filter((it) => known.includes(it))
  return (n: number): number => order.indexOf(rules.select(n))
})

function plural(arg: Arg, forms: readonly string[], lang: Lang): string {
  const n = isList(arg) ? arg.length : Number(arg)
  return forms[plurals(lang)(n)] ?? forms.at(-1) ?? ''
}
