// Both languages say the same things with the same arguments, briefly; every sentence the code names exists, and none is dead.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { langs, speak } from '../../../../src/core/words.ts'
import { rules } from '../../../../src/games/nexus-keepers/rules.ts'
import { words } from '../../../../src/games/nexus-keepers/words/index.ts'

const { en, fr } = words
const keys = Object.keys(en)
const isRule = (key: string): boolean => /^NK-\d{3}(\.ex)?$/.test(key)

/** Names of the arguments that a sentence takes. */
const args = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name))].sort()

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
    const long: Record<string, unknown> = {
      who: { seat: 0 },
      whom: { seat: 1 },
      whose: { seat: 1 },
      seats: [{ seat: 0 }, { seat: 1 }],
      n: 2,
      power: 2,
      skill: 'Second Firing',
      faces: [2, 3, 4, 5, 6],
      kind: { say: 'kind.move' },
      way: { say: 'way.NE' },
      place: '12,-10',
      points: ['move', 'jump', 'push'].map((kind) => ({ say: `act.${kind}`, with: { n: 12 } }))
    }
    for (const [key, text] of Object.entries(words[lang])) {
      // Lists of what is known are as long as the list.
      if (isRule(key) || /^(form|card)\./.test(key)) continue
      const given = Object.fromEntries(args(text).map((name) => [name, long[name] ?? '12']))
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
      expect(text, key).not.toMatch(/\b(tu|ton|ta|tes|toi)\b/i)
      expect(text, key).not.toMatch(/\b(portail|réserve|maladresse|nexus)\b/)
    }
  })

  test('nobody is told that something is invalid or illegal', () => {
    for (const text of [...Object.values(en), ...Object.values(fr)])
      expect(text).not.toMatch(/invalid|illegal|illégal/i)
  })
})

describe('rules', () => {
  // Every id of the catalogue.
  const runs = [
    [1, 10],
    [11, 22],
    [30, 52],
    [60, 80],
    [85, 88],
    [90, 97],
    [100, 106],
    [110, 119],
    [130, 139],
    [140, 143]
  ]
  const ids = runs.flatMap(([from = 0, to = 0]) =>
    Array.from({ length: to - from + 1 }, (_, i) => `NK-${String(from + i).padStart(3, '0')}`)
  )

  test('every rule of the catalogue can be read', () => {
    expect(rules.map((it) => it.rule)).toEqual(ids)
  })

  test('each is one sentence in both languages, and so is its example', () => {
    for (const { text, example } of rules)
      for (const lang of langs)
        for (const phrase of example ? [text, example] : [text]) {
          const said = speak(phrase, { lang, words: words[lang], seats: [] })
          expect(said, phrase.say).toMatch(/[.]$/)
          expect(said.length, phrase.say).toBeLessThanOrEqual(180)
        }
  })
})

describe('the code and the dictionaries', () => {
  const root = 'src/games/nexus-keepers'
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((it) => it.endsWith('.ts') && !it.startsWith('words'))
    .map((it) => readFileSync(join(root, it), 'utf8'))
    .join('\n')
  const literals = new Set([...sources.matchAll(/'([a-z]\w*(?:\.\w+)+)'/g)].map(([, key = '']) => key))
  /** Families whose members are put together in the code: `way.${heading}`. */
  const families = [...sources.matchAll(/`(\w+(?:\.\w+)*\.)\$\{/g)].map(([, head = '']) => head)

  test('every sentence that the code names exists', () => {
    expect([...literals].filter((it) => !(it in en))).toEqual([])
  })

  test('every sentence is named by the code, or belongs to a family or to what pages look up by themselves', () => {
    // Titles of schemas and kinds of dice are looked up by the page; what a form finds wrong is named by the core.
    const lookedUp = ['die.', 'form.', 'preset.', 'position.', 'seat.card.', 'title']
    const dead = keys.filter(
      (key) => !isRule(key) && !literals.has(key) && ![...families, ...lookedUp].some((head) => key.startsWith(head))
    )
    expect(dead).toEqual([])
  })
})
