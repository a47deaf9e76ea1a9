// Every class in the style sheets is used by the page, so that the style stays small.

import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (pattern: string): string =>
  globSync(pattern)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
const css = read('web/**/*.css')
const page = read('web/**/*.{ts,tsx}')

/** Class names that the page composes: `at-${room}`. */
const composed = /^at-/

test('every class that the style names is drawn by the page', () => {
  const selectors = css.replace(/\/\*[\s\S]*?\*\/|url\("[^"]*"\)/g, '').matchAll(/(?:^|[{}])([^{}@]+)\{/g)
  const named = new Set(
    [...selectors].flatMap(([, it = '']) => [...it.matchAll(/\.([a-z][\w-]*)/gi)].map(([, c]) => c))
  )
  expect(named.size).toBeGreaterThan(100)
  const dead = [...named].filter(
    (it = '') => !composed.test(it) && !new RegExp(`(?<![\\w-])${it}(?![\\w-])`).test(page)
  )
  expect(dead).toEqual([])
})

test('the style of all rooms grows no longer: a new rule takes the place of one that is near it', () => {
  const lines = read('web/**/*.css').split('\n')
  expect(lines.filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(2628)
})
