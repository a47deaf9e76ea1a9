// Power cuts of several sittings are added up, and none is forgotten.

import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { folder } from '../cli/command.ts'
import { Facts } from './facts.ts'
import { type Cut, Figures } from './figures.ts'

const cut = (more: Partial<Cut> = {}): Cut => ({
  ...{ lost: 3, held: 9, page: 40_000, right: 50_000, acknowledged: 7, kept: 7 },
  ...more
})

/** What a sitting prints at its end, and its exit code. */
function told(figures: Figures): [said: string, code: number] {
  const print = vi.spyOn(console, 'log').mockReturnValue()
  try {
    const facts = new Facts()
    figures.tell(facts)
    const code = facts.end()
    return [print.mock.calls.flat().join('\n'), code]
  } finally {
    print.mockRestore()
  }
}

test('a later sitting adds to an earlier one, with another seed', () => {
  const file = join(folder(), 'cuts.jsonl')
  const first = Figures.open(file, 'disk-1', 5)
  expect([first.seed, first.count]).toEqual([5, 0])
  first.add(cut())
  first.add(cut({ page: 60_000, right: 90_000 }))
  const second = Figures.open(file, 'disk-1', 5)
  expect([second.seed, second.count]).toEqual([6, 2])
  second.add(cut({ page: 10_000 }))
  const [said, code] = told(Figures.open(file, 'disk-1', 5))
  expect(said).toContain('3 of 3 power cuts survived, in 2 sittings; page after 40.0 s p50, 60.0 s max')
  expect(said).toContain('right after 50.0 s p50, 90.0 s max')
  expect(code).toBe(0)
})

test.each([
  ['a lost move', cut({ kept: 6 })],
  ['a cut that something unexpected ended', { fault: 'the computer went off' }]
])('%s in an earlier sitting is told in every later one', (_, bad) => {
  const file = join(folder(), 'cuts.jsonl')
  Figures.open(file, 'disk-1', 1).add(bad)
  const later = Figures.open(file, 'disk-1', 1)
  later.add(cut())
  const [said, code] = told(later)
  expect(said).toContain('✗ 1 of 2 power cuts survived')
  expect(said).toContain(JSON.stringify(bad))
  expect(code).toBe(1)
})

test('cuts of another package are kept and not added up', () => {
  const file = join(folder(), 'cuts.jsonl')
  Figures.open(file, 'disk-1', 1).add(cut())
  const other = Figures.open(file, 'disk-2', 1)
  expect([other.seed, other.count]).toEqual([1, 0])
  other.add(cut())
  expect(Figures.open(file, 'disk-1', 1).count).toBe(1)
  expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(3)
})

test('a line that a killed sitting left half-written is dropped, and the next one is whole', () => {
  const file = join(folder(), 'cuts.jsonl')
  writeFileSync(file, '')
  Figures.open(file, 'disk-1', 1).add(cut())
  appendFileSync(file, '{"disk":"disk-1","se')
  const next = Figures.open(file, 'disk-1', 1)
  expect(next.count).toBe(1)
  next.add(cut())
  expect(Figures.open(file, 'disk-1', 1).count).toBe(2)
})

test('without a file a sitting counts its own cuts', () => {
  const alone = Figures.open(null, 'disk-1', 2)
  alone.add(cut())
  expect(told(alone)[0]).toContain('1 of 1 power cuts survived, in 1 sittings')
})
