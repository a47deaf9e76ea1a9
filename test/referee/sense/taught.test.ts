// Waits adapt to how people play. The learnt values are recorded and shown by name, and settings made by people override them.

import { expect, test } from 'vitest'
import { referee, settlingTimes } from '../../../src/referee/index.ts'
import { skerry } from '../../toy/index.ts'
import { learntOf, peek, remembered } from '../peek.ts'
import { board } from '../positions.ts'
import { Table } from '../table.ts'

const position = board('0..1', [4, 4, 4, 4])
const slid = (setting = {}): Table =>
  new Table(skerry, { position: position as never, hands: false, ...setting })
    .shift('keeper/0', '1,0')
    .wait(400)
    .shift('keeper/0', '2,0')
    .rest()

const again = (t: Table, settling = {}) => {
  const resumed = referee(skerry, settling).resume(t.start, t.entries)
  if (!resumed.ok) throw new Error('a match goes on')
  return resumed.value[0]
}

test('nothing is learnt before anything was played', () => {
  const t = new Table(skerry, { position: position as never })
  expect(t.judge.learnt(t.match)).toEqual([])
  expect(t.match.times).toEqual(settlingTimes)
})

test('what was learnt is named, recorded, and known again after a restart', () => {
  const t = slid()
  expect(t.judge.learnt(t.match)).toEqual(['slide'])
  expect(t.match.times.slide).toBeGreaterThan(settlingTimes.slide)
  expect(t.entries.at(-1)).toMatchObject({ learnt: { slide: [220, t.match.times.slide] } })
  expect(again(t).times).toEqual(t.match.times)
  expect(t.judge.learnt(again(t))).toEqual(['slide'])
})

test('an entry cut off leaves what was learnt until then', () => {
  const t = slid()
  const before = referee(skerry).resume(t.start, t.entries.slice(0, 1))
  expect(before.ok && peek(before.value[0]).times.slide).toBeLessThanOrEqual(settlingTimes.slide)
})

test('a wait that has been set otherwise since is as it was set', () => {
  const t = slid({ settling: { slide: 300 } })
  expect(t.entries.at(-1)).toMatchObject({ learnt: { slide: [300, expect.any(Number)] } })
  expect(again(t, { slide: 300 }).times.slide).toBe(t.match.times.slide)
  expect(again(t, { slide: 100 }).times.slide).toBe(100)
  expect(again(t).times.slide).toBe(settlingTimes.slide)
})

test('from what was set to what is', () => {
  const times = { ...settlingTimes, done: 70, slide: 250 }
  expect(learntOf({ times, timesSet: settlingTimes })).toEqual({ done: [45, 70], slide: [220, 250] })
  expect(remembered({ timesSet: settlingTimes }, { done: [45, 70], slide: [200, 250] })).toEqual({
    ...settlingTimes,
    done: 70
  })
  expect(remembered({ timesSet: settlingTimes })).toEqual(settlingTimes)
})
