// The firmware at its largest: 16 by 16 cells, and every direct switch of the config, on an emulated ATmega328P.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { field, Rig } from './bench.ts'
import type { Built } from './build.ts'
import { build } from './build.ts'

const pins = { confirm: 14, undo: 15, one: 16, dock: 8, tilts: [9, 10] } as const

let built: Built
let bench: Rig

beforeAll(() => {
  built = build({
    NAME: '"everything"',
    COLUMNS: '16',
    ROWS: '16',
    'BUTTONS(X)': 'X(14, 0, "confirm") X(15, 0, "undo") X(16, 2, "1")',
    'DOCKS(X)': 'X(8, 20, 0, "truck#0/tank-down", "truck#0/tank-up")',
    'TILTS(X)': 'X(9) X(10)',
    BANDGAP_MV: '1100'
  })
  bench = new Rig(built)
  bench.until('E', 100)
})

afterAll(() => built.remove())

const truck = '20,0 truck#0/tank-up'

test('it says what it has', () => {
  expect(bench.state?.hello).toMatchObject({
    name: 'everything',
    can: ['cells', 'tilt', 'buttons', 'pong'],
    grid: [0, 0, 15, 15]
  })
  expect(bench.state).toMatchObject({ hand: null, tilt: false })
  expect(bench.cells).toEqual([truck])
})

test('256 figures fit in its keyframes, which come in time and whole', () => {
  const all: string[] = [truck]
  for (let row = 0; row < 16; row++) {
    for (let column = 0; column < 16; column++) {
      bench.chip.chains.lay(column, row)
      all.push(`${column},${row} something`)
    }
  }
  bench.run(1500)
  expect(bench.cells).toEqual(all.sort())
  const begun = bench.come.filter(({ line }) => line.type === 'K').map(({ at }) => at)
  for (const [i, at] of begun.entries()) if (i > 0) expect(at - (begun[i - 1] ?? 0)).toBeLessThanOrEqual(1000)
  // A change waits for at most one other line, even during a keyframe.
  bench.say({ say: 'all' })
  bench.until('K', 30)
  const liftedAt = bench.chip.now
  bench.chip.chains.lay(0, 0, false)
  const isEmpty = (): boolean => bench.come.some(({ at, line }) => at > liftedAt && field(line, '0,0') === '-')
  while (!isEmpty() && bench.chip.now < liftedAt + 200) bench.run(1)
  expect(bench.chip.now - liftedAt).toBeLessThan(75)
  bench.until('E', 400)
  expect(bench.cells.length).toBe(256)
  bench.chip.chains.clear()
  bench.run(400)
  bench.keyframe()
  expect(bench.cells).toEqual([truck])
})

test('presses are counted by pad, and a glitch is none', () => {
  const press = (pin: number, ms: number): void => {
    bench.chip.press(pin)
    bench.run(ms)
    bench.chip.press(pin, false)
    bench.run(60)
  }
  press(pins.confirm, 60)
  press(pins.undo, 60)
  press(pins.confirm, 5)
  press(pins.one, 60)
  press(pins.confirm, 60)
  const said = bench.presses.map(({ pad, button, count }) => `${pad} ${button} ${count}`)
  expect(said).toEqual(['0 confirm 1', '0 undo 2', '2 1 1', '0 confirm 3'])
  bench.keyframe()
  expect([...(bench.state?.presses.values() ?? [])].length).toBe(2)
  expect(bench.link.counters.lostPresses).toBe(0)
})

test('a truck that tips is another thing in the same place', () => {
  bench.chip.press(pins.dock)
  bench.run(60)
  expect(bench.cells).toEqual(['20,0 truck#0/tank-down'])
  bench.chip.press(pins.dock, false)
  bench.run(60)
  expect(bench.cells).toEqual([truck])
})

test.each(pins.tilts)(
  'a knock at the table is told at once, before what it throws over, and until all is quiet',
  (pin) => {
    bench.keyframe()
    const from = bench.come.length
    bench.chip.chains.lay(5, 5)
    bench.run(15)
    bench.chip.press(pin)
    bench.run(3)
    bench.chip.press(pin, false)
    bench.run(400)
    const said = bench.come.slice(from).map(({ line }) => line.words.trim())
    expect(said).toEqual(['tilt=1', '5,5=?', 'tilt=0'])
    const [told, , quiet] = bench.come.slice(from)
    expect((quiet?.at ?? 0) - (told?.at ?? 0)).toBeGreaterThan(290)
    bench.chip.chains.lay(5, 5, false)
    bench.run(60)
  }
)

test('it measures its supply', () => {
  for (let i = 0; i < 2; i++) {
    bench.say({ say: 'ping', good: 0, bad: 0 })
    bench.until('P', 50)
  }
  const { line } = bench.come.findLast((it) => it.line.type === 'P') ?? {}
  expect(line && Math.round(Number(field(line, 'mv')) / 50) * 50).toBe(5000)
})

test('nothing was lost on the way', () => {
  expect(bench.link.counters).toMatchObject({ gaps: 0, nonsense: 0, damaged: 0, unknown: 0, restarts: 0 })
})
