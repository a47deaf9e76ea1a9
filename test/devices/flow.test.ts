import { expect, test } from 'vitest'
import { Flow } from '../../src/devices/flow.ts'
import { collect } from './bench.ts'

test('a slow consumer gets the newest, never a backlog', async () => {
  const flow = new Flow<number>(1)
  for (const n of [1, 2, 3]) flow.push(n)
  flow.end()
  const { all, ended } = collect(flow)
  await ended
  expect(all).toEqual([3])
})

test('a quick consumer gets each value in order', async () => {
  const flow = new Flow<number>(1)
  const { all, ended } = collect(flow)
  for (const n of [1, 2, 3]) {
    flow.push(n)
    await new Promise((resolve) => setImmediate(resolve))
  }
  flow.end()
  await ended
  expect(all).toEqual([1, 2, 3])
})

test('presses wait for their consumer, in order, as many as may', async () => {
  const flow = new Flow<number>(3)
  for (const n of [1, 2, 3, 4]) flow.push(n)
  flow.end()
  flow.push(5)
  const { all, ended } = collect(flow)
  await ended
  expect(all).toEqual([2, 3, 4])
})
