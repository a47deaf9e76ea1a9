// What every catalogue must pass, and for Nexus Ops: every open point (Q01 to Q43) has a test, and every worked scenario is a record.
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rules } from '../../../src/games/nexus-ops/words/index.ts'
import { holdToCatalogue } from '../catalogue.ts'

const titles = holdToCatalogue('nexus-ops', rules, 136)

test('every point on which the rules are open has a test, but for those of wording (Q06)', () => {
  const open = Array.from({ length: 43 }, (_, i) => `Q${String(i + 1).padStart(2, '0')}`)
  expect(open.filter((it) => it !== 'Q06' && !titles.includes(it))).toEqual([])
})
test('every worked scenario is a record', () => {
  const told = readdirSync('test/scenarios/nexus-ops')
  const worked = Array.from({ length: 33 }, (_, i) => `NO-S${String(i + 1).padStart(2, '0')}`)
  expect(worked.filter((it) => !told.some((name) => name.startsWith(it)))).toEqual([])
})
