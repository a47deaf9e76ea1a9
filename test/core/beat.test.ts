import { expect, test } from 'vitest'
import { everyBeat, untilBeat } from '../../src/core/beat.ts'
import { Clock } from '../devices/bench.ts'

test.each([
  [0, 1000],
  [1, 999],
  [499.5, 501],
  [501, 1499],
  [999.9, 1001],
  [12_345.678, 655]
])('at %d ms the next beat is %d ms away', (now, left) => {
  expect(untilBeat(now)).toBe(left)
})

test('all listeners are called at the same moment once a second, whenever they began, until they stop', async () => {
  const clock = new Clock()
  const called: [who: string, at: number][] = []
  const stopOne = everyBeat(clock, () => called.push(['one', clock.now()]))
  await clock.run(1330)
  const stopTwo = everyBeat(clock, () => called.push(['two', clock.now()]))
  await clock.run(2000)
  stopOne()
  await clock.run(1000)
  expect(called).toEqual([
    ['one', 1000],
    ['one', 2000],
    ['two', 2000],
    ['one', 3000],
    ['two', 3000],
    ['two', 4000]
  ])
  stopTwo()
  expect(clock.idle).toBe(true)
})
