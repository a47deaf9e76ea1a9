// A second opinion: the same firmware and switches on simavr, an emulator that shares no code with the other one. Time is the
// chip’s. The daemon’s own parser reads its output.

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Assembler } from '../../../src/devices/wire/assembler.ts'
import type { Line } from '../../../src/devices/wire/line.ts'
import { Link } from '../../../src/devices/wire/link.ts'
import type { WireState } from '../../../src/devices/wire/state.ts'
import { writeLine } from '../../../src/devices/wire/write.ts'
import type { Built } from './build.ts'
import { build } from './build.ts'

let built: Built
let program: string

beforeAll(() => {
  built = build()
  program = join(built.folder, 'simavr')
  const source = 'test/firmware/reader/simavr.c'
  const { status, stderr } = spawnSync('cc', ['-O2', '-Wall', '-Wextra', '-o', program, source, '-lsimavr'])
  if (status !== 0) throw new Error(`${source} does not build:\n${stderr}`)
})

afterAll(() => built?.remove())

/** What the daemon read from the bytes of one run. */
interface Heard {
  readonly lines: readonly Line[]
  readonly state: WireState | null
}

/** Gives a fresh chip these orders. Answers what was read in each run, and the daemon’s end of the line. */
function obey(...orders: readonly string[]): { readonly runs: readonly Heard[]; readonly link: Link } {
  const pins = ['COLUMNS_LOAD', 'COLUMNS_CLOCK', 'COLUMNS_DATA', 'ROWS_DATA', 'ROWS_CLOCK', 'ROWS_LATCH']
  const numbers = ['COLUMNS', 'ROWS', ...pins.map((pin) => `PIN_${pin}`)].map((name) => built.config.number(name))
  const input = orders.map((order) => `${order}\n`).join('')
  const { status, stdout, stderr } = spawnSync(program, [built.elf, ...numbers.map(String)], { input })
  expect([status, String(stderr)]).toEqual([0, ''])
  const [assembler, link] = [new Assembler(), new Link()]
  let state: WireState | null = null
  const runs = [...String(stdout).matchAll(/^said (.*)$/gm)].map(([, hex = '']): Heard => {
    const lines = assembler.push(Buffer.from(hex, 'hex')).flatMap((frame) => {
      state = link.hear(frame).state ?? state
      return frame.frame === 'line' ? [frame.line] : []
    })
    return { lines, state }
  })
  return { runs, link }
}

const cells = (state: WireState | null | undefined): string =>
  [...(state?.cells.values() ?? [])]
    .map(({ x, y, holds }) => `${x},${y} ${holds}`)
    .sort()
    .join(' · ')
const said = (heard: Heard | undefined): string =>
  (heard?.lines ?? []).map(({ type, words }) => type + words).join(' · ')

test('it greets, says what lies there, and says it again every 900 ms by its own crystal', () => {
  const { runs, link } = obey('lay 7 3 1', 'lay 0 11 1', 'run 2000')
  const [heard] = runs
  expect(heard?.lines[0]?.type).toBe('H')
  expect(heard?.state?.hello).toMatchObject({ name: 'cells', reset: 'power', grid: [0, 0, 11, 11] })
  expect(cells(heard?.state)).toBe('0,11 something · 7,3 something')
  const begun = (heard?.lines ?? []).filter(({ type }) => type === 'K').map(({ micros }) => micros)
  expect(begun.length).toBe(3)
  for (const [i, at] of begun.slice(1).entries()) {
    expect(at - (begun[i] ?? 0)).toBeGreaterThanOrEqual(899_000)
    expect(at - (begun[i] ?? 0)).toBeLessThan(1_000_000)
  }
  expect(link.counters).toMatchObject({ gaps: 0, damaged: 0, chatter: 0, nonsense: 0, restarts: 0 })
})

test('every cell is itself', () => {
  const all = Array.from({ length: 144 }, (_, n) => [n % 12, Math.floor(n / 12), n] as const)
  // Eight states: cell n is closed in those for which its number has a 1 bit. So no two cells are closed in the same states.
  const bits = Array.from({ length: 8 }, (_, bit) => bit)
  const there = (n: number, bit: number): number => (n >> bit) & 1
  const { runs } = obey(
    ...bits.flatMap((bit) => [...all.map(([x, y, n]) => `lay ${x} ${y} ${there(n, bit)}`), 'run 250'])
  )
  for (const bit of bits) {
    const laid = all.filter(([, , n]) => there(n, bit)).map(([x, y]) => `${x},${y} something`)
    expect(cells(runs[bit]?.state)).toBe(laid.sort().join(' · '))
  }
})

test('a figure set down is told within 35 ms, 5 ms of one are not told at all', () => {
  const { runs } = obey(
    'run 200',
    'lay 7 3 1',
    'run 35',
    'lay 2 2 1',
    'lay 7 3 0',
    'run 5',
    'lay 2 2 0',
    'lay 7 3 1',
    'run 100'
  )
  expect(runs.slice(1).map(said)).toEqual(['C 7,3=?', '', ''])
})

test('it answers a ping, and counts what was damaged on the way', () => {
  const hex = (text: string): string => Buffer.from(text).toString('hex')
  const ping = writeLine({ boot: '0001', seq: 7, micros: 0 }, { say: 'ping', good: 3, bad: 0 })
  const { runs } = obey('run 200', `hear ${hex('noise\n')}`, 'run 20', `hear ${hex(`${ping}\n`)}`, 'run 50')
  expect(said(runs.at(-1))).toBe('P ping=7 ok=1 bad=1 drop=0')
})

test('a cable that comes loose is blindness, not an empty table, and heals', () => {
  const { runs } = obey('lay 7 3 1', 'run 200', 'cut 1', 'run 400', 'cut 0', 'run 500')
  const [before, cut, mended] = runs.map(({ state }) => state)
  expect(cells(before)).toBe('7,3 something')
  expect([...(cut?.cells.values() ?? [])].filter(({ holds }) => holds === 'blind').length).toBe(144)
  expect(cells(mended)).toBe('7,3 something')
})

test('reset, it is another life, and what was moved meanwhile is seen', () => {
  const { runs, link } = obey('lay 7 3 1', 'run 200', 'lay 7 3 0', 'lay 8 3 1', 'reset', 'run 200')
  const [before, after] = runs
  expect(after?.state?.boot).not.toBe(before?.state?.boot)
  expect(cells(after?.state)).toBe('8,3 something')
  expect(link.counters.restarts).toBe(1)
})
