// If part of a report was lost, the referee does not judge the last reading, because the table may have changed since.

import { expect, test } from 'vitest'
import { at as on, two } from './positions.ts'
import type { Table } from './table.ts'

const at = (): Table => on({ ...two, dice: [1, 1, 4, 4] })
const long = 200_000

test('a figure that seemed to stand wrong is called only when it is seen to stand there', () => {
  const t = at().shift('keeper/0', '2,1').miss().wait(long)
  expect(t.heard).toEqual([])
  t.show().wait(0)
  expect(t.heard).toEqual(['no.T-07'])
})

test('and not at all when it does not', () => {
  const t = at().shift('keeper/0', '2,1').miss().wait(long)
  t.shift('keeper/0', '0,0').rest()
  expect([t.heard, t.ruling.ruling]).toEqual([[], 'settled'])
})

test('a move that was not judged yet waits for the whole picture, and then no longer', () => {
  const t = at().hands(true).shift('keeper/0', '1,0').miss().wait(long)
  t.hands(false)
  expect(t.heard).toEqual(['say.step'])
})

test('the time that a piece rests is counted all the same', () => {
  const t = at().lift('keeper/0').wait(6000).miss().wait(3000).show().wait(900)
  expect(t.heard).toEqual([])
  t.wait(200)
  expect(t.ruling.ruling).toBe('on the way')
})

test('what is missed again and again makes nothing of it', () => {
  const t = at().shift('keeper/0', '2,1')
  for (let i = 0; i < 5; i++) t.miss().wait(500).miss()
  expect(t.heard).toEqual([])
  t.show().rest()
  expect(t.heard).toEqual(['no.T-07'])
})
