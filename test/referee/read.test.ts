import { beforeEach, expect, test, vi } from 'vitest'
import * as judging from '../../src/referee/judge.ts'
import { at, two } from './positions.ts'

// The real judge, overheard.
vi.mock('../../src/referee/judge.ts', async (original) => {
  const { judge } = await original<typeof judging>()
  return { judge: vi.fn(judge) }
})

const judge = vi.mocked(judging.judge)

beforeEach(() => void judge.mockClear())

test('what was judged while a hand was there is not judged again when only the hand goes', () => {
  const t = at(two).hands(true)
  t.shift('keeper/0', '1,0')
  const { pending } = t.bench.watch
  expect(pending).toMatchObject({ verdict: 'moved' })
  judge.mockClear()
  t.hands(false)
  expect(judge).not.toHaveBeenCalled()
  expect(t.bench.watch.pending).toBe(pending)
  t.rest()
  expect(t.ruling).toMatchObject({ ruling: 'settled', moves: [{ by: 0, do: { act: 'step', to: [1, 0] } }] })
})

test('the same is seen again: nothing is judged', () => {
  const t = at(two).hands(true)
  t.shift('keeper/0', '1,0')
  judge.mockClear()
  t.show()
  expect(judge).not.toHaveBeenCalled()
})

test('another piece is seen when the hand goes: that is judged', () => {
  const t = at(two).hands(true)
  t.shift('keeper/0', '1,0')
  judge.mockClear()
  t.lift('keeper/1')
  t.hands(false)
  expect(judge).toHaveBeenCalled()
})

test('a table that was knocked is looked at anew when the hand goes', () => {
  const t = at(two).hands(true)
  t.shift('keeper/0', '1,0')
  t.tilt = true
  t.show()
  judge.mockClear()
  t.hands(false)
  expect(judge).toHaveBeenCalled()
})
