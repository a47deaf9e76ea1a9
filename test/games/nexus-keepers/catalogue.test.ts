// Every rule of the catalogue is enforced where it is cited, and each has a test that bears its id.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rules } from '../../../src/games/nexus-keepers/rules.ts'

/** The text of all .ts files below a folder, but for some. */
const read = (folder: string, without: RegExp): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((it) => it.endsWith('.ts') && !without.test(it))
    .map((it) => readFileSync(join(folder, it), 'utf8'))
    .join('\n')

const ids = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, id = '']) => id))].sort()

const catalogue = rules.map((it) => it.rule as string).sort()
const source = read('src/games/nexus-keepers', /^(rules\.ts|words)/)
const tests = read('test/games/nexus-keepers', /^catalogue/)

test('the catalogue has its hundred and more rules, each once', () => {
  expect(new Set(catalogue).size).toBe(catalogue.length)
  expect(catalogue.length).toBeGreaterThan(100)
})
test('the code cites every rule, and none that does not exist', () => {
  expect(ids(source, /(NK-\d{3})/g)).toEqual(catalogue)
})
test('every rule has a test of its own', () => {
  // As a title, or as the first cell of a table whose rows are titles.
  const titled = ids(tests, /(?:^|\s)(?:(?:test|describe)\(\s*|\[)'(NK-\d{3})/gm)
  expect(catalogue.filter((it) => !titled.includes(it))).toEqual([])
})
