// The worked scenarios of the rules as records: moves are legal, refusals refused, expectations hold.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describe as inWords } from '../../../src/cli/findings.ts'
import { rule } from '../../../src/cli/ruler.ts'
import { game } from '../../../src/games/nexus-ops/game.ts'
import { checkRecord } from '../../../src/journal/check.ts'

const folder = join(import.meta.dirname, 'scenarios')
const files = readdirSync(folder).sort()

test.each(files)('%s', (file) => {
  const verdict = checkRecord(readFileSync(join(folder, file), 'utf8'), [game], rule)
  expect(verdict.findings.map((it) => `${it.line}: ${inWords(it, verdict, [game.id])}`)).toEqual([])
  expect(verdict.expectations).toBeGreaterThan(0)
})

test('every worked scenario has a record', () => {
  const ids = Array.from({ length: 33 }, (_, i) => `NO-S${String(i + 1).padStart(2, '0')}.jsonl`)
  expect(ids.filter((it) => !files.includes(it))).toEqual([])
})
