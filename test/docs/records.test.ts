// docs/records.md documents the whole format: its example record can be played, and it names every key and constant of a line.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describe as inWords } from '../../src/cli/findings.ts'
import { rule } from '../../src/cli/ruler.ts'
import { lineKinds, lineSchemas } from '../../src/core/record-schemas.ts'
import type { Schema } from '../../src/core/schema.ts'
import game from '../../src/games/nexus-keepers/index.ts'
import { checkRecord } from '../../src/journal/check.ts'

const page = readFileSync('docs/records.md', 'utf8')
const [, record = ''] = /^```jsonl\n(.*?)^```/ms.exec(page) ?? []

test('the record in it holds, and has every kind of line', () => {
  const verdict = checkRecord(record, [game], rule)
  expect(verdict.findings.map((it) => `${it.line}: ${inWords(it, verdict, [game.id])}`)).toEqual([])
  for (const [mark] of lineKinds) expect(record).toContain(`{"${mark}":`.replace('{"do":', ',"do":'))
})

/** All keys and constants of a schema, at any depth. */
function names(schema: Schema): string[] {
  const inner = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.oneOf ?? []),
    ...(schema.items ? [schema.items] : [])
  ]
  const rest = typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : []
  const own = [...Object.keys(schema.properties ?? {}), ...(schema.enum ?? []), schema.const ?? '']
  return [...own.filter((it) => typeof it === 'string' && it !== ''), ...[...inner, ...rest].flatMap(names)] as string[]
}

test.each(Object.keys(lineSchemas))('every key and name of a line %s is in it', (kind) => {
  const known = names(lineSchemas[kind as keyof typeof lineSchemas])
  expect(known.length).toBeGreaterThan(0)
  expect(known.filter((it) => !new RegExp(`["\`]${it.replace('?', '\\?')}["\`]`).test(page))).toEqual([])
})
