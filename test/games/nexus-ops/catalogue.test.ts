// Every rule of the catalogue is enforced where it is cited, and has a test that bears its id; so has every open point (Q01 to Q43),
// and every worked scenario is a record.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rules } from '../../../src/games/nexus-ops/rules.ts'

/** The text of all .ts files below a folder, but for some. */
const read = (folder: string, without: RegExp): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((it) => it.endsWith('.ts') && !without.test(it))
    .map((it) => readFileSync(join(folder, it), 'utf8'))
    .join('\n')

const number = (n: number): string => `NO-${String(n).padStart(3, '0')}`

/** Ids that a text names, by themselves or as a short run: "NO-060 to NO-065". */
const ids = (text: string): Set<string> => {
  const runs = [...text.matchAll(/NO-(\d{3}) to NO-(\d{3})/g)].map(([, a, b]) => [Number(a), Number(b)] as const)
  const short = runs.filter(([a, b]) => b - a < 10)
  const named = short.flatMap(([a, b]) => Array.from({ length: b - a + 1 }, (_, i) => number(a + i)))
  return new Set([...[...text.matchAll(/NO-\d{3}/g)].map(([id]) => id), ...named])
}

const catalogue = rules.map((it) => it.rule as string)
const source = read('src/games/nexus-ops', /^(rules\.ts|game\.ts|words)/)
const tests = read('test/games/nexus-ops', /^catalogue/)
/** Titles of tests, and first cells of tables whose rows are titles. */
const titles = [...tests.matchAll(/(?:(?:test|describe)\(\s*|\[\s*|\]\s*(?:as const)?\s*\)\(\s*)'([^'\n]*)'/g)]
  .map(([, title = '']) => title)
  .join('\n')

test('the catalogue has its hundred and more rules, each once', () => {
  expect(new Set(catalogue).size).toBe(catalogue.length)
  expect(catalogue.length).toBe(136)
})
test('the code cites every rule, and none that does not exist', () => {
  expect([...ids(source)].sort()).toEqual([...catalogue].sort())
})
test('every rule has a test of its own', () => {
  const titled = ids(titles)
  expect(catalogue.filter((it) => !titled.has(it))).toEqual([])
})
test('so has every point on which the rules are open, but for those of wording (Q06)', () => {
  const open = Array.from({ length: 43 }, (_, i) => `Q${String(i + 1).padStart(2, '0')}`)
  expect(open.filter((it) => it !== 'Q06' && !titles.includes(it))).toEqual([])
})
test('every worked scenario is a record', () => {
  const told = readdirSync('test/scenarios/nexus-ops')
  const worked = Array.from({ length: 33 }, (_, i) => `NO-S${String(i + 1).padStart(2, '0')}`)
  expect(worked.filter((it) => !told.some((name) => name.startsWith(it)))).toEqual([])
})
