// Tests that every game's sentences must pass: both languages have the same keys and arguments, sentences are short, every key
// that the code names exists, and every key is used.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Dictionary, langs, type Phrase, speak } from '../../src/core/words.ts'

export interface Spoken {
  readonly words: Dictionary
  readonly rules: readonly { readonly rule: string; readonly text: Phrase; readonly example?: Phrase }[]
  /** The two letters before the numbers of the game's rules. */
  readonly prefix: string
  /** The ids of the catalogue, as ranges of numbers. */
  readonly catalogue: readonly (readonly [from: number, to: number])[]
  /** The longest value of each argument, used to check the length of sentences. */
  readonly longest: Readonly<Record<string, unknown>>
  /** Keys of sentences that may exceed the limit, for example because they contain a list of any length. */
  readonly long: RegExp
  /** French words that must not occur: informal address, or a term that begins with the wrong letter, large or small. */
  readonly never: RegExp
  /** The folder of the game's code; `besides` are files outside it that name its sentences. */
  readonly root: string
  readonly besides?: readonly string[]
  /** Prefixes of keys that the page looks up by itself, so that no game code names them. */
  readonly lookedUp: readonly string[]
}

/** The names of the arguments that a sentence takes. */
const args = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name))].sort()

export function keepsItsWords(game: Spoken): void {
  const { words, prefix } = game
  const { en, fr } = words
  const keys = Object.keys(en)
  const isRule = (key: string): boolean => new RegExp(`^${prefix}-\\d{3}(\\.ex)?$`).test(key)

  describe('both languages', () => {
    test('have the same sentences', () => {
      expect(Object.keys(fr).sort()).toEqual([...keys].sort())
    })

    test('take the same arguments, as far as choosing by number goes', () => {
      for (const key of keys) {
        const [mine, theirs] = [args(en[key] ?? ''), args(fr[key] ?? '')]
        expect(theirs, key).toEqual(mine)
      }
    })

    test.each(langs)('%s: nothing is empty, and brackets close', (lang) => {
      for (const [key, text] of Object.entries(words[lang])) {
        expect(text.trim(), key).toBe(text)
        expect(text, key).not.toBe('')
        expect(text.replace(/\{\w+(\|[^|{}]*\|[^|{}]*)?\}/g, ''), key).not.toMatch(/[{}|]/)
      }
    })

    test.each(langs)('%s: a sentence has at most 90 characters, rules apart', (lang) => {
      const seats = ['Alexandra', 'Maximilien']
      const longest: Record<string, unknown> = { who: { seat: 0 }, whom: { seat: 1 }, ...game.longest }
      for (const [key, text] of Object.entries(words[lang])) {
        if (isRule(key) || game.long.test(key)) continue
        const given = Object.fromEntries(args(text).map((name) => [name, longest[name] ?? '12']))
        const said = speak({ say: key, with: given as never }, { lang, words: words[lang], seats })
        expect(said.length, `${key}: ${said}`).toBeLessThanOrEqual(90)
      }
    })

    test('French spaces before high punctuation never break', () => {
      for (const [key, text] of Object.entries(fr)) {
        expect(text, key).not.toMatch(/ [:;!?»]|« /)
        expect(text, key).not.toMatch(/'/)
      }
    })

    test('French says vous, and names the things of the rulebook', () => {
      for (const [key, text] of Object.entries(fr)) {
        expect(text, key).not.toMatch(/(?<!\p{L})(tu|ton|ta|tes|toi)(?!\p{L})/iu)
        expect(text, key).not.toMatch(game.never)
      }
    })

    test('nobody is told that something is invalid or illegal', () => {
      for (const text of [...Object.values(en), ...Object.values(fr)])
        expect(text).not.toMatch(/invalid|illegal|illégal/i)
    })
  })

  describe('rules', () => {
    const ids = game.catalogue.flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, i) => `${prefix}-${String(from + i).padStart(3, '0')}`)
    )

    test('every rule of the catalogue can be read', () => {
      expect(game.rules.map((it) => it.rule)).toEqual(ids)
    })

    test('each is a few sentences in both languages, and so is its example', () => {
      for (const { text, example } of game.rules)
        for (const lang of langs)
          for (const phrase of example ? [text, example] : [text]) {
            const said = speak(phrase, { lang, words: words[lang], seats: [] })
            expect(said, phrase.say).toMatch(/[.]$/)
            expect(said.length, phrase.say).toBeLessThanOrEqual(150)
          }
    })
  })

  describe('the code and the dictionaries', () => {
    const { root, besides = [] } = game
    const own = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((it) => it.endsWith('.ts') && !it.startsWith('words'))
      .map((it) => join(root, it))
    // The kit names the titles of counters.
    const sources = [...own, 'src/kit/counter.ts', ...besides].map((it) => readFileSync(it, 'utf8')).join('\n')
    const literals = new Set([...sources.matchAll(/'([a-z]\w*(?:\.\w+)+)'/g)].map(([, key = '']) => key))
    /** Prefixes of keys that the code assembles, such as `way.${heading}`. */
    const families = [...sources.matchAll(/`(\w+(?:\.\w+)*\.)\$\{/g)].map(([, head = '']) => head)

    test('every sentence that the code names exists', () => {
      expect([...literals].filter((it) => !(it in en))).toEqual([])
    })

    test('every sentence is named by the code, or belongs to a family or to what pages look up by themselves', () => {
      const heads = [...families, ...game.lookedUp]
      expect(
        keys.filter((key) => !isRule(key) && !literals.has(key) && !heads.some((head) => key.startsWith(head)))
      ).toEqual([])
    })
  })
}
