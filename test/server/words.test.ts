import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { speak } from '../../src/core/words.ts'
import { words } from '../../src/server/words.ts'
import { window } from './visit.ts'

const { en, fr } = words
const args = (sentence = ''): string[] => [...new Set([...sentence.matchAll(/\{(\w+)/g)].map(([, name = '']) => name))]

test('both languages say the same, with the same arguments, at a glance', () => {
  expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort())
  for (const key of Object.keys(en)) {
    expect(args(fr[key]), key).toEqual(args(en[key]))
    for (const lang of ['en', 'fr'] as const) {
      const said = speak({ say: key, with: { n: 3600 } }, { lang, words: words[lang], seats: [] })
      expect(said.length, said).toBeLessThanOrEqual(90)
      expect(said).toMatch(/^\p{Lu}.*[.]$/u)
    }
    expect(fr[key]).not.toMatch(/ [:;!?»]|« |'|(?<!\p{L})(tu|ton|ta|tes|toi)(?!\p{L})/iu)
  }
})

test('every sentence that code names exists, and every one is named', () => {
  const source = globSync(['src/server/**/*.ts', 'src/cli/{first,upkeep}.ts', 'web/**/*.{ts,tsx}'], {
    exclude: ['src/server/words.ts']
  })
  const named = source.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/'(window\.\w+)'/g)])
  expect([...new Set(named.map(([, key]) => key))].sort()).toEqual(Object.keys(en).sort())
})

test('pages get them with the legend', async () => {
  const { app } = await window()
  expect((await app.inject('/api/legend')).json().words).toMatchObject({ en: { ...en }, fr: { ...fr } })
})
