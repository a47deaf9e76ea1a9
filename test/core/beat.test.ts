import { expect, test } from 'vitest'
import { everyBeat } from '../../src/core/beat.ts'
import { oneTimer } from '../../src/devices/timer.ts'
import { Clock } from '../devices/bench.ts'

test('all listeners are soon called at the same moment, about once a second, until they stop', async () => {
  const clock = new Clock()
  const one = { after: oneTimer(clock) }
  const called: [who: string, at: number][] = []
  const stopOne = everyBeat(one, () => called.push(['one', clock.now()]))
  await clock.run(1330)
  const stopTwo = everyBeat(one, () => called.push(['two', clock.now()]))
  await clock.run(3000)
  stopOne()
  await clock.run(1000)
  expect(called).toEqual([
    ['one', 1200],
    ['one', 2400],
    ['two', 2400],
    ['one', 3600],
    ['two', 3600],
    ['two', 4800]
  ])
  stopTwo()
  expect(clock.idle).toBe(true)
})
