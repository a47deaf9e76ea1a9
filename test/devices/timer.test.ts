import { expect, test } from 'vitest'
import { everyBeat } from '../../src/core/beat.ts'
import { oneTimer } from '../../src/devices/timer.ts'
import { Clock } from './bench.ts'

/** A clock that counts how often it rings. */
class Counting extends Clock {
  rings = 0
  readonly counted = {
    now: this.now,
    after: (ms: number, run: () => void) =>
      this.after(ms, () => {
        this.rings++
        run()
      })
  }
}

const bench = () => {
  const clock = new Counting()
  const called: [who: string, at: number][] = []
  return { clock, called, after: oneTimer(clock.counted), call: (who: string) => () => called.push([who, clock.now()]) }
}

test('calls that give nothing come exactly when they are due, in the order of their times', async () => {
  const { clock, called, after, call } = bench()
  after(30, call('third'))
  after(10, call('first'))
  after(20, call('second'))
  await clock.run(100)
  expect(called).toEqual([
    ['first', 10],
    ['second', 20],
    ['third', 30]
  ])
})

test('a call that gives comes with another, early or late, and by itself at its latest time', async () => {
  const { clock, called, after, call } = bench()
  after(100, call('early'), 50)
  after(60, call('exact'))
  after(40, call('late'), 50)
  after(400, call('alone'), 50)
  await clock.run(1000)
  expect(called).toEqual([
    ['exact', 60],
    ['late', 60],
    ['early', 60],
    ['alone', 450]
  ])
  expect(clock.rings).toBe(2)
})

test('beats fall in with a call that is put off again and again, and cost no wake-up of their own', async () => {
  const { clock, called, after, call } = bench()
  const stop = ['file', 'line', 'states'].map((who) => everyBeat({ after }, call(who)))
  let cancel = after(1050, call('silence'))
  for (let second = 0; second < 60; second++) {
    await clock.run(second === 0 ? 370 : 1000)
    cancel()
    cancel = after(1050, call('silence'))
  }
  expect(called.filter(([who]) => who === 'silence')).toEqual([])
  const late = called.filter(([, at]) => at > 10_000)
  expect(new Set(late.map(([, at]) => at % 1000))).toEqual(new Set([420]))
  expect(clock.rings).toBeLessThanOrEqual(63)
  for (const end of [...stop, cancel]) end()
  expect(clock.idle).toBe(true)
})

test('a call may cancel another that is due, and one that fails does not take the others with it', async () => {
  const { clock, called, after, call } = bench()
  const cancels: (() => void)[] = []
  after(10, () => cancels[0]?.())
  cancels.push(after(10, call('cancelled')))
  await clock.run(50)
  after(10, () => {
    throw new Error('it failed')
  })
  after(10, call('after the failure'))
  await expect(clock.run(50)).rejects.toThrow('it failed')
  await clock.run(50)
  expect(called).toEqual([['after the failure', 60]])
})

test('a timer that comes a little early is not set again', async () => {
  const { clock, called, call } = bench()
  const after = oneTimer({ now: clock.now, after: (ms, run) => clock.counted.after(ms - 0.8, run) })
  after(20, call('it'))
  await clock.run(50)
  expect(called).toEqual([['it', 19.2]])
  expect(clock.rings).toBe(1)
})
