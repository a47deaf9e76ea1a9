// What play teaches about waiting is kept, shown by name, and gives way to what people set.

import { expect, test } from 'vitest'
import { ordinaryWaits, referee } from '../../../src/referee/index.ts'
import { skerry } from '../../toy/index.ts'
import { learntOf, peek, remembered } from '../peek.ts'
import { Table } from '../table.ts'

const position = {
  keepers: [
    [0, 0],
    [3, 0]
  ],
  stones: [],
  dice: [4, 4, 4, 4]
}
const slid = (setting = {}): Table =>
  new Table(skerry, { position: position as never, hands: false, ...setting })
    .shift('keeper/0', '1,0')
    .wait(400)
    .shift('keeper/0', '2,0')
    .rest()

const again = (t: Table, waits = {}) => {
  const resumed = referee(skerry, waits).resume(t.start, t.entries)
  if (!resumed.ok) throw new Error('a match goes on')
  return resumed.value[0]
}

test('nothing is learnt before anything was played', () => {
  const t = new Table(skerry, { position: position as never })
  expect(t.judge.learnt(t.match)).toEqual([])
  expect(t.match.waits).toEqual(ordinaryWaits)
})

test('what was learnt is named, recorded, and known again after a restart', () => {
  const t = slid()
  expect(t.judge.learnt(t.match)).toEqual(['slide'])
  expect(t.match.waits.slide).toBeGreaterThan(ordinaryWaits.slide)
  expect(t.entries.at(-1)).toMatchObject({ learnt: { slide: [220, t.match.waits.slide] } })
  expect(again(t).waits).toEqual(t.match.waits)
  expect(t.judge.learnt(again(t))).toEqual(['slide'])
})

test('an entry cut off leaves what was learnt until then', () => {
  const t = slid()
  const before = referee(skerry).resume(t.start, t.entries.slice(0, 1))
  expect(before.ok && peek(before.value[0]).waits.slide).toBeLessThanOrEqual(ordinaryWaits.slide)
})

test('a wait that has been set otherwise since is as it was set', () => {
  const t = slid({ waits: { slide: 300 } })
  expect(t.entries.at(-1)).toMatchObject({ learnt: { slide: [300, expect.any(Number)] } })
  expect(again(t, { slide: 300 }).waits.slide).toBe(t.match.waits.slide)
  expect(again(t, { slide: 100 }).waits.slide).toBe(100)
  expect(again(t).waits.slide).toBe(ordinaryWaits.slide)
})

test('from what was set to what is', () => {
  const waits = { ...ordinaryWaits, done: 70, slide: 250 }
  expect(learntOf({ waits, waitsSet: ordinaryWaits })).toEqual({ done: [45, 70], slide: [220, 250] })
  expect(remembered({ waitsSet: ordinaryWaits }, { done: [45, 70], slide: [200, 250] })).toEqual({
    ...ordinaryWaits,
    done: 70
  })
  expect(remembered({ waitsSet: ordinaryWaits })).toEqual(ordinaryWaits)
})
