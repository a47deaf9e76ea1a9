// What every catalogue must pass, and for KERO: every option has a test of its open point, and every worked scenario is a record.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rules } from '../../../src/games/kero/words/index.ts'
import { holdToCatalogue } from '../catalogue.ts'

const titles = holdToCatalogue('kero', rules, 191)

test('every open point that a table may agree on has a test', () => {
  const open = [...readFileSync('src/games/kero/options.ts', 'utf8').matchAll(/KE-Q\d\d/g)].map(([it]) => it)
  expect(open.length).toBe(30)
  expect(open.filter((it) => !titles.includes(it))).toEqual([])
})
test('every worked scenario is a record', () => {
  const told = readdirSync('test/scenarios/kero')
  const worked = Array.from({ length: 25 }, (_, i) => `KE-W${String(i + 1).padStart(2, '0')}`)
  expect(worked.filter((it) => !told.some((name) => name.startsWith(it)))).toEqual([])
})
