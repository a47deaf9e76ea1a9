// The table comes first: a thought makes no move while something that a sensor told is judged.

import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { Hushed, hush } from '../../src/computers/hushed.ts'

const memory = (): Int32Array => new Int32Array(new SharedArrayBuffer(8))

test('it spends as any budget, and waits for no hush that is over', async () => {
  const shared = memory()
  const work = new Hushed(2, shared)
  hush(shared)
  hush(shared)
  expect([...shared]).toEqual([0, 1])
  await expect.poll(() => [...shared]).toEqual([0, 0])
  expect([work.spend(), work.spend(), work.spend()]).toEqual([true, true, false])
})

test('it makes no move until the hush is over', async () => {
  const shared = memory()
  shared[1] = 1
  const ends = `const { workerData: it } = require('node:worker_threads'); Atomics.store(it, 1, 0); Atomics.notify(it, 1)`
  const thread = new Worker(ends, { eval: true, workerData: shared })
  const work = new Hushed(1e9, shared)
  // This thread is blocked meanwhile, a tenth of a second each time.
  let spent = 0
  for (; shared[1] === 1; spent++) work.spend()
  expect(spent).toBeLessThan(100)
  await thread.terminate()
})

test('should nobody end it, the thought goes on', () => {
  const shared = memory()
  shared[1] = 1
  expect(new Hushed(1, shared).spend()).toBe(true)
  expect(shared[1]).toBe(1)
})
