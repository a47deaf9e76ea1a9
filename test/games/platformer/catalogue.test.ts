// What every catalogue must pass, and for Platformer: every open point (Q01 to Q39) has a test, and every worked scenario is a record.
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rules } from '../../../src/games/platformer/words/index.ts'
import { holdToCatalogue } from '../catalogue.ts'

const titles = holdToCatalogue('platformer', rules, 186)

test('every point on which the rules are open has a test', () => {
  const open = Array.from({ length: 39 }, (_, i) => `PL-Q${String(i + 1).padStart(2, '0')}`)
  expect(open.filter((it) => !titles.includes(it))).toEqual([])
})
test('every worked scenario is a record', () => {
  const told = readdirSync('test/scenarios/platformer')
  const worked = Array.from({ length: 31 }, (_, i) => `PL-S${String(i + 1).padStart(2, '0')}`)
  expect(worked.filter((it) => !told.some((name) => name.startsWith(it)))).toEqual([])
})
