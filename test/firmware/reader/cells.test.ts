// The shipped firmware, cycle by cycle on an emulated ATmega328P: it reports exactly the cells that are closed.

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Come } from './bench.ts'
import { field, Rig } from './bench.ts'
import type { Built } from './build.ts'
import { build } from './build.ts'

let built: Built
let bench: Rig

beforeAll(() => {
  built = build()
  bench = new Rig(built)
  bench.until('E', 100)
})

afterAll(() => built.remove())

const lines = (from: number): Come[] => bench.come.slice(from)

test('it greets within a tenth of a second, and the first keyframe follows', () => {
  const [first] = bench.come
  expect(first?.line.type).toBe('H')
  expect(first?.news.hello).toMatchObject({ version: 1, name: 'cells', reset: 'power', can: ['cells', 'pong'] })
  expect(first?.news.hello?.grid).toEqual([0, 0, 11, 11])
  expect(bench.cells).toEqual([])
})

test('every cell is itself', () => {
  // Eight states: cell n is closed in those for which its number has a 1 bit. So no two cells are closed in the same states.
  for (let bit = 0; bit < 8; bit++) {
    const laid: string[] = []
    for (let n = 0; n < 144; n++) {
      const [column, row, there] = [n % 12, Math.floor(n / 12), ((n >> bit) & 1) === 1]
      bench.chip.chains.lay(column, row, there)
      if (there) laid.push(`${column},${row} something`)
    }
    bench.run(30)
    bench.keyframe()
    expect(bench.cells).toEqual(laid.sort())
  }
  bench.chip.chains.clear()
  bench.run(150)
  expect(bench.cells).toEqual([])
  expect(bench.link.counters).toMatchObject({ gaps: 0, nonsense: 0, damaged: 0, restarts: 0 })
})

test('a figure that stays is told once, within 35 ms', () => {
  bench.keyframe()
  const from = bench.come.length
  const laidAt = bench.chip.now
  bench.chip.chains.lay(7, 3)
  const { at, line } = bench.until('C', 100)
  expect(line.words).toBe(' 7,3=?')
  expect(at - laidAt).toBeGreaterThanOrEqual(18)
  expect(at - laidAt).toBeLessThan(35)
  bench.run(200)
  expect(lines(from).map(({ line }) => line.type)).toEqual(['C'])
})

test.each([1, 3, 5, 10, 15])('%i ms are no figure, and no gap where one stands', (ms) => {
  bench.keyframe()
  const from = bench.come.length
  bench.chip.chains.lay(2, 2)
  bench.chip.chains.lay(7, 3, false)
  bench.run(ms)
  bench.chip.chains.lay(2, 2, false)
  bench.chip.chains.lay(7, 3)
  bench.run(100)
  expect(lines(from)).toEqual([])
})

test('a contact that bounces for 10 ms counts once, when it has come to rest', () => {
  bench.keyframe()
  const from = bench.come.length
  for (let i = 0; i < 10; i++) {
    bench.chip.chains.lay(11, 0, i % 2 === 0)
    bench.run(1)
  }
  bench.chip.chains.lay(11, 0)
  bench.run(100)
  expect(lines(from).map(({ line }) => line.words)).toEqual([' 11,0=?'])
})

test('a keyframe comes at least once a second and says all that lies there', () => {
  const from = bench.come.length
  bench.run(2000)
  const begun = lines(from).filter(({ line }) => line.type === 'K')
  expect(begun.length).toBeGreaterThanOrEqual(2)
  for (const [i, { at }] of begun.entries()) if (i > 0) expect(at - (begun[i - 1]?.at ?? 0)).toBeLessThanOrEqual(1000)
  expect(bench.cells).toEqual(['11,0 something', '7,3 something'])
})

test('asked, it says who it is and all it sees', () => {
  bench.say({ say: 'who' })
  expect(bench.until('H', 30).news.hello?.name).toBe('cells')
  bench.say({ say: 'all' })
  bench.until('K', 30)
  bench.until('E', 30)
})

test('it answers pings well within half a second and counts what it hears', () => {
  bench.hear('nonsense\n')
  bench.say({ say: 'ping', good: 0, bad: 0 })
  const { line } = bench.until('P', 50)
  expect(['ping', 'ok', 'bad', 'drop', 'mv'].map((key) => field(line, key))).toEqual([
    String(bench.asked - 1),
    String(bench.asked),
    '1',
    '0',
    undefined
  ])
})

test('a flood of bytes does not stop it, and is counted as damage', () => {
  for (let i = 0; i < 40; i++) bench.hear(`${'U'.repeat(150)}\n`)
  bench.run(700)
  bench.say({ say: 'ping', good: 0, bad: 0 })
  const { line } = bench.until('P', 500)
  expect(Number(field(line, 'bad'))).toBe(41)
})

test('a chain that has come loose is blindness, not an empty table, and heals', () => {
  bench.chip.chains.connected = false
  bench.run(1)
  bench.until('K', 100)
  bench.until('E', 400)
  expect(bench.cells.length).toBe(144)
  expect(new Set(bench.cells.map((it) => it.split(' ')[1]))).toEqual(new Set(['blind']))
  bench.chip.chains.connected = true
  bench.run(1000)
  expect(bench.cells).toEqual(['11,0 something', '7,3 something'])
})

test('a loose contact of 15 ms in the chain is not even that', () => {
  bench.keyframe()
  const from = bench.come.length
  bench.chip.chains.connected = false
  bench.run(15)
  bench.chip.chains.connected = true
  bench.run(100)
  expect(lines(from)).toEqual([])
})

test('a program that runs in circles is started anew by the watchdog, and all is seen again within a second', () => {
  const boot = bench.state?.boot
  bench.chip.hang()
  const { news } = bench.until('H', 600)
  expect(news.hello?.reset).toBe('watchdog')
  expect(news.restarted).toBe(true)
  bench.until('E', 100)
  expect(bench.state?.boot).not.toBe(boot)
  expect(bench.cells).toEqual(['11,0 something', '7,3 something'])
})

test('a start in the middle of a line does not swallow the hello', () => {
  bench.say({ say: 'all' })
  bench.until('K', 50)
  bench.chip.run(1)
  const { damaged, chatter } = bench.link.counters
  bench.chip.reset('button')
  expect(bench.until('H', 50).news.restarted).toBe(true)
  // An incomplete line came first: noise before the first full line counts as chatter.
  expect([bench.link.counters.damaged, bench.link.counters.chatter]).toEqual([damaged, chatter + 1])
})

test.each([
  ['power', 0b0001],
  ['button', 0b0010],
  ['brownout', 0b0100],
  ['watchdog', 0b1000],
  // Optiboot exits through its watchdog.
  ['button', 0b1010],
  ['unknown', 0],
  // A different boot loader, which leaves no such value.
  ['unknown', 0b10010]
])('it reads %s in what the boot loader left: %i', (cause, left) => {
  bench.chip.reset('power', left)
  expect(bench.until('H', 100).news.hello?.reset).toBe(cause)
})

test.each(['power', 'brownout', 'button', 'watchdog'] as const)('it knows a start by %s for what it is', (cause) => {
  const boots = new Set(bench.come.map(({ line }) => line.boot))
  bench.chip.reset(cause)
  const { news, line } = bench.until('H', 100)
  expect(news.hello?.reset).toBe(cause)
  expect(boots).not.toContain(line.boot)
})
