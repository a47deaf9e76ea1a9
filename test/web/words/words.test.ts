import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cueNames } from '../../../src/core/scene.ts'
import { faultNames } from '../../../src/devices/virtual/faults.ts'
import { settlingTimes } from '../../../src/referee/index.ts'
import { cueSigns } from '../../../web/board/symbols.ts'
import { lang } from '../../../web/state/prefs.ts'
import { coachEn, said as coached, coachFr } from '../../../web/words/coach.ts'
import { doableFr } from '../../../web/words/doable.ts'
import { en as firstPage } from '../../../web/words/en.ts'
import { first, firstEn, firstFr } from '../../../web/words/first.ts'
import { fr as firstPageFr } from '../../../web/words/fr.ts'
import { said as listed, menuEn, menuFr } from '../../../web/words/menu.ts'
import { t } from '../../../web/words/reader.ts'
import { reviewEn, said as reviewed, reviewFr } from '../../../web/words/review.ts'
import { kept, upkeepEn, upkeepFr } from '../../../web/words/upkeep.ts'

/** With the words that are loaded with the parts that say them. */
const en = { ...firstPage, ...coachEn, ...firstEn, ...menuEn, ...reviewEn, ...upkeepEn }
const fr: Readonly<Record<keyof typeof en, string>> = {
  ...firstPageFr,
  ...coachFr,
  ...firstFr,
  ...menuFr,
  ...reviewFr,
  ...upkeepFr
}

const keys = Object.keys(en) as (keyof typeof en)[]
const args = (sentence: string): string[] =>
  [...new Set([...sentence.matchAll(/\{(\w+)/g)].map((m) => m[1] ?? ''))].sort()

test('both dictionaries have the same keys', () => {
  expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort())
})

test.each(keys)('%s takes the same arguments in both languages', (key) => {
  expect(args(fr[key])).toEqual(args(en[key]))
})

test.each(keys)('%s is a sentence to read at a glance', (key) => {
  for (const sentence of [en[key], fr[key]]) {
    expect(sentence.trim()).toBe(sentence)
    expect(sentence).not.toBe('')
    if (key !== 'page.table.help') expect(sentence.length).toBeLessThanOrEqual(90)
  }
})

test('French says vous', () => {
  for (const sentence of Object.values(fr)) expect(sentence).not.toMatch(/(?<!\p{L})(tu|ton|ta|tes|toi)(?!\p{L})/iu)
})

/** Each sentence as a reader gets it, by the function that says it. */
const spoken = <Key extends string>(words: Record<Key, string>, say: (key: Key) => string): readonly string[] =>
  (Object.keys(words) as Key[]).map(say)

test('no French sentence can break before a double sign, or inside quotation marks', () => {
  lang.value = 'fr'
  const all = [
    ...spoken(firstPage, t),
    ...spoken(coachEn, coached),
    ...spoken(firstEn, first),
    ...spoken(menuEn, listed),
    ...spoken(reviewEn, reviewed),
    ...spoken(upkeepEn, kept),
    ...Object.values(doableFr)
  ]
  expect(all).toContain('Voulez\u2011vous des sons pour les tours, les fautes et la fin\u202f?')
  for (const sentence of all) expect(sentence).not.toMatch(/ [:;!?»%]|« |[^\s][?!;»%]|«\S|[^\s\d]:(?!\d)/)
})

test('nobody is told that something is invalid', () => {
  for (const sentence of [...Object.values(en), ...Object.values(fr)]) expect(sentence).not.toMatch(/invalid/i)
})

test('every fault of the virtual table has its words', () => {
  for (const fault of faultNames) expect(en).toHaveProperty([`page.fault.${fault}`])
})

test('every wait of the referee has its words', () => {
  for (const wait of Object.keys(settlingTimes)) expect(en).toHaveProperty([`page.wait.${wait}`])
})

test('every cue has its sign', () => {
  expect(Object.keys(cueSigns).sort()).toEqual([...cueNames].sort())
})

test('every sentence is said somewhere', () => {
  const page = globSync('web/**/*.{ts,tsx}', { exclude: ['web/words/{en,fr}.ts'] }).map((file) =>
    readFileSync(file, 'utf8')
  )
  const source = page.join('')
  // A template such as `page.die.${state}` uses all keys with this prefix.
  const families = [...source.matchAll(/[`'](page\.[\w.-]*\.)(?:\$\{|')/g)].map((found) => found[1] ?? '')
  const silent = keys.filter((key) => !source.includes(`'${key}'`) && !families.some((lead) => key.startsWith(lead)))
  expect(silent).toEqual([])
})
