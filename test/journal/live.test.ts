import { expect, test } from 'vitest'
import { Live } from '../../src/journal/live.ts'
import type { Row } from '../../src/journal/row.ts'
import { rowId } from '../../src/journal/row.ts'

const row = (match: number, seq: number): Row => ({
  id: rowId(match, seq),
  at: 1000 + seq,
  kind: seq === 0 ? 'begin' : 'note',
  json: JSON.stringify({ entry: 'see', see: { places: { 'Réserve ♜': [seq] } } })
})

const rows = (match: number, count: number): Row[] => Array.from({ length: count }, (_, seq) => row(match, seq))

test.each([0, 1, 63, 64, 65, 128, 129, 1000])('%i rows come back as they were, in order', (count) => {
  const live = new Live()
  for (const one of rows(1, count)) live.push(one)
  expect(live.rows()).toEqual(rows(1, count))
  expect(live.rows()).toEqual(rows(1, count))
})

test('a match that begins makes the one before it forgotten, packed or not', () => {
  const live = new Live()
  for (const one of [...rows(1, 200), ...rows(2, 70)]) live.push(one)
  expect(live.rows()).toEqual(rows(2, 70))
})
