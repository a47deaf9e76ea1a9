// Tests that every game's rule catalogue must pass: the code cites each rule, and some test has the rule's id in its title.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { RuleText } from '../../src/core/view.ts'

/** The text of all .ts files below a folder, except those whose path matches `without`. */
const read = (folder: string, without: RegExp): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((it) => it.endsWith('.ts') && !without.test(it))
    .map((it) => readFileSync(join(folder, it), 'utf8'))
    .join('\n')

/** Declares these tests for the game `id`, whose catalogue has `count` rules. Returns the titles of the game's tests, one a line. */
export function holdToCatalogue(id: string, rules: readonly RuleText[], count: number): string {
  const catalogue = rules.map(({ rule }) => rule as string).sort()
  const [prefix = ''] = (catalogue[0] ?? '').split('-')
  const number = (n: number): string => `${prefix}-${String(n).padStart(3, '0')}`

  /** The rule ids in a text, whether written alone or as a short range: "NO-060 to NO-065". */
  const ids = (text: string): Set<string> => {
    const runs = [...text.matchAll(new RegExp(`${prefix}-(\\d{3}) to ${prefix}-(\\d{3})`, 'g'))]
    const named = runs.flatMap(([, a, b]) => {
      const [from, to] = [Number(a), Number(b)]
      return to - from < 10 ? Array.from({ length: to - from + 1 }, (_, i) => number(from + i)) : []
    })
    return new Set([...[...text.matchAll(new RegExp(`${prefix}-\\d{3}`, 'g'))].map(([it]) => it), ...named])
  }
  const source = read(`src/games/${id}`, /^(rules\.ts|game\.ts|index\.ts|words)/)
  /** Test titles, and the first cells of `test.each` tables, which fill the titles. */
  const titles = [
    ...read(`test/games/${id}`, /^catalogue/).matchAll(
      /(?:(?:test|describe)\(\s*|\[\s*|\]\s*(?:as const)?\s*\)\(\s*)'([^'\n]*)'/g
    )
  ]
    .map(([, title = '']) => title)
    .join('\n')

  test(`the catalogue has its ${count} rules, each once`, () => {
    expect(new Set(catalogue).size).toBe(catalogue.length)
    expect(catalogue.length).toBe(count)
  })
  test('the code cites every rule, and none that does not exist', () => {
    expect([...ids(source)].sort()).toEqual(catalogue)
  })
  test('every rule has a test of its own', () => {
    const titled = ids(titles)
    expect(catalogue.filter((it) => !titled.has(it))).toEqual([])
  })
  return titles
}
