// Real children: how soon the next one starts, how often one is asked for a word, and what happens to one that says none. Only the pauses
// are skipped.

import { fork } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { supervise } from '../../../src/devices/lights/supervise.ts'
import { machine, until } from './bench.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ward-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The pauses before each child but the first, in ms. */
async function pauses(children: number, program: string): Promise<number[]> {
  const file = join(folder, 'child.cjs')
  writeFileSync(file, program)
  const waited: number[] = []
  const host = machine()
  const after = (ms: number, run: () => void): (() => void) => {
    if (run.name === 'beat') return () => undefined // these children end before the first heartbeat
    if (ms > 0) waited.push(ms)
    return waited.length < children ? host.after(0, run) : () => undefined
  }
  const ward = {
    start: () => fork(file),
    inVain: () => false,
    again: () => ({}),
    hear: () => undefined,
    works: (report: string) => report === 'ready',
    gone: () => undefined,
    farewell: {}
  }
  const supervised = supervise<object, string>(ward, { ...host, after })
  await until('they have all ended', () => waited.length === children)
  await supervised.close()
  return waited
}

test('a child that fails before it works is started later and later', async () => {
  expect(await pauses(8, 'process.exit(1)')).toEqual([100, 200, 400, 800, 1600, 3200, 5000, 5000])
})

test('one that worked is started again soon, however often a cable is pulled', async () => {
  const pulled = 'process.send("ready", () => process.exit(1))'
  expect(await pauses(6, pulled)).toEqual([100, 200, 400, 600, 600, 600])
})

/** A child, with beats that come when they are called. */
function beaten(program: string) {
  const file = join(folder, 'child.cjs')
  writeFileSync(file, program)
  const host = machine()
  const it = { asked: 0, heard: 0, ended: '' as number | string }
  let next: (() => void) | null = null
  const after = (ms: number, run: () => void): (() => void) => {
    if (run.name !== 'beat') return host.after(ms, run)
    next = run
    return () => {
      next = null
    }
  }
  const ward = {
    start: () => fork(file),
    inVain: () => false,
    again: () => ({ n: ++it.asked }),
    hear: () => void it.heard++,
    works: () => true,
    gone: (by: number | string) => {
      it.ended = by
    },
    farewell: {}
  }
  const { close } = supervise<object, string>(ward, { ...host, after })
  return {
    it,
    close,
    async beat(times: number): Promise<void> {
      await until('it runs', () => next !== null)
      for (let i = 0; i < times; i++) next?.()
    }
  }
}

test('a child that answers is asked at every other beat', async () => {
  const { it, beat, close } = beaten('process.on("message", () => process.send("alive")); process.send("alive")')
  await until('it has said its first word', () => it.heard === 1)
  for (let i = 0; i < 8; i++) {
    await beat(1)
    await until('it has answered', () => it.heard === 1 + it.asked)
  }
  expect(it.asked).toBe(4)
  await close()
})

test('one that stops answering is ended at the third beat without a word', async () => {
  const { it, beat, close } = beaten('setInterval(() => {}, 1000); process.send("alive")')
  await until('it has said its first word', () => it.heard === 1)
  await beat(2)
  expect(it).toMatchObject({ asked: 1, ended: '' })
  await beat(1)
  await until('it has been ended', () => it.ended === 'SIGKILL')
  await close()
})

test('one that says nothing at all has ten beats more to start', async () => {
  const { it, beat, close } = beaten('setInterval(() => {}, 1000)')
  await beat(12)
  expect(it).toMatchObject({ asked: 1, ended: '' })
  await beat(1)
  await until('it has been ended', () => it.ended === 'SIGKILL')
  await close()
})
