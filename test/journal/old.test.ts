// What an older version wrote. These files are never changed: they must load for ever.

import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkRecord } from '../../src/journal/check.ts'
import { skerry } from '../toy/index.ts'
import { entriesOf, folder, opened } from './folder.ts'

const old = join(import.meta.dirname, 'old')

test('a journal of version 1 is remembered', async () => {
  const path = folder()
  copyFileSync(join(old, 'journal-1.sqlite'), join(path, 'journal.sqlite'))
  const journal = opened(path)
  expect(journal.status()).toEqual({ state: 'good', waiting: 0 })
  expect(journal.matches()).toEqual([
    { match: 1, game: 'skerry', seats: 2, begun: 1_795_000_000_000, entries: 3, over: true },
    { match: 2, game: 'skerry', seats: 2, begun: 1_795_000_000_000, entries: 1, over: false }
  ])
  expect(entriesOf(journal, 1)).toEqual([
    { moves: [{ by: 0, do: { act: 'step', to: [0, 1] } }] },
    ['any', { json: null }]
  ])
  expect(entriesOf(journal, 2)).toEqual(['é'])
  await journal.close()
})

test('a record of version 1 holds', () => {
  const text = readFileSync(join(old, 'record-1.jsonl'), 'utf8')
  const verdict = checkRecord(text, [skerry], () => ({ ruling: 'settled', moves: [] }))
  expect(verdict).toMatchObject({ findings: [], moves: 1, expectations: 5 })
})
