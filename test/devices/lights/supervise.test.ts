// How soon the next child process starts, with real children that end at once. Only the pauses between them are skipped.

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
