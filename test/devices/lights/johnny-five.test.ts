// Johnny-Five itself, in the real lamp process, on an IO plugin that writes down what reaches the pins.

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { johnnyFiveLights } from '../../../src/devices/lights/johnny-five.ts'
import { periods } from '../../../src/devices/lights/rhythm.ts'
import type { Lights } from '../../../src/devices/ports.ts'
import { inTime, lamp, machine, pause, runs, until } from './bench.ts'
import { type BenchOptions, readWritten, type Written } from './bench-io.ts'

const plugin = fileURLToPath(new URL('./bench-io.ts', import.meta.url))
/** Pins 3 and 5 can dim, pin 4 cannot. */
const leds = [
  { pin: 3, at: [0, 0] },
  { pin: 4, at: [1, 0] },
  { pin: 5, at: [2, 0] }
]

let folder: string
let file: string
let lights: Lights | null
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lamps-'))
  file = join(folder, 'pins')
  lights = null
})
afterEach(async () => {
  await lights?.close()
  rmSync(folder, { recursive: true })
})

const settings = (options: Partial<BenchOptions> = {}, more: object = {}): object => ({
  board: 'plugin',
  module: plugin,
  options: { file, ...options },
  layout: 'leds',
  leds,
  brightness: 1,
  ...more
})
function open(config: object = settings(), host = machine()): Lights {
  const parsed = johnnyFiveLights.parse(config)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  lights = johnnyFiveLights.open(parsed.value, host)
  return lights
}

const written = (): Written[] => readWritten(file)
const pids = (): number[] => [...new Set(written().map((it) => it.pid))]
/** What the pins carry now, as the newest lamp process left them. */
function pins(): Record<number, number> {
  const last = pids().at(-1)
  return Object.fromEntries(
    written().flatMap(({ pid, pin, value }) => (pid === last && pin !== null ? [[pin, value]] : []))
  )
}
const carry = (wanted: Record<number, number>) => (): boolean => JSON.stringify(pins()) === JSON.stringify(wanted)
const lamps = [lamp(0), lamp(1), lamp(2, 0, { colour: [128, 0, 0] })]
const lit = { 3: 255, 4: 1, 5: 55 }
const dark = { 3: 0, 4: 0, 5: 0 }

test('a picture shown before the board is ready is on the pins once it is, dimmed where a pin can dim', async () => {
  const it = open()
  expect(it.status()).toMatchObject({ role: 'lights', state: 'starting' })
  it.show(lamps)
  await until('the lamps are lit', carry(lit))
  expect(it.status()).toMatchObject({ state: 'ready', counters: { restarts: 0 } })
  expect(it.status().note).toBeUndefined()
  it.show([])
  await until('the lamps are dark', carry(dark))
  expect(pids()).toHaveLength(1)
  expect(pids()).not.toContain(process.pid)
})

test('LEDs that light when the pin is low are driven the other way round', async () => {
  open(settings({}, { anode: true })).show([lamp(0), lamp(1)])
  await until('the lamps are lit', carry({ 3: 0, 4: 0, 5: 255 }))
})

test('a breath goes on from one picture, and costs little', async () => {
  open().show([lamp(0, 0, { rhythm: 'breathe' }), lamp(1, 0, { rhythm: 'breathe' })])
  await until('a lamp glows', () => (pins()[3] ?? 0) > 0)
  const from = written().length
  await pause(periods.breathe)
  const during = written().slice(from)
  const breath = during.filter((it) => it.pin === 3).map((it) => it.value)
  expect(Math.min(...breath)).toBeLessThan(30)
  expect(Math.max(...breath)).toBeGreaterThan(225)
  expect(new Set(breath).size).toBeGreaterThan(10)
  expect(new Set(during.filter((it) => it.pin === 4).map((it) => it.value))).toEqual(new Set([0, 1]))
  const busy = (during.at(-1)?.cpu ?? 0) - (during[0]?.cpu ?? 0)
  expect(busy / periods.breathe).toBeLessThan(0.2)
})

test('what did not change stays off the pins but for its refresh', async () => {
  const it = open()
  it.show(lamps)
  await until('the lamps are lit', carry(lit))
  await pause(100)
  const from = written().length
  for (let n = 0; n < 20; n++) it.show(lamps)
  await pause(1000)
  expect(written().length - from).toBeLessThan(60)
  expect(carry(lit)()).toBe(true)
})

describe('when the lamp process fails', () => {
  test('killed: another has the lamps right within two seconds, each time', async () => {
    const it = open()
    it.show(lamps)
    await until('the lamps are lit', carry(lit))
    for (const round of [1, 2, 3]) {
      const [victim] = pids().slice(-1)
      const another = () => pids().length === round + 1 && carry(lit)()
      await inTime('another has lit them', another, () => process.kill(victim ?? Number.NaN, 'SIGKILL'))
      expect(pids().filter(runs)).toHaveLength(1)
      expect(it.status()).toMatchObject({ state: 'ready', counters: { restarts: round } })
    }
  }, 80_000)

  test('hung: it is replaced, and never are there two', async () => {
    const it = open()
    it.show(lamps)
    await until('the lamps are lit', carry(lit))
    const [hung] = pids()
    process.kill(hung ?? Number.NaN, 'SIGSTOP')
    it.show([lamp(1)])
    await until('another shows the newest picture', () => {
      expect(pids().filter(runs).length).toBeLessThanOrEqual(1)
      return pids().length === 2 && carry({ 3: 0, 4: 1, 5: 0 })()
    })
    expect(runs(hung ?? Number.NaN)).toBe(false)
    expect(it.status().state).toBe('ready')
  }, 20_000)

  test('answered while the daemon was busy for seconds: it is not blamed', async () => {
    const host = machine()
    let blocks = 0
    const after = (ms: number, run: () => void): (() => void) =>
      host.after(ms, () => {
        run()
        // Not before the child was told something, nor after its answer could be read.
        if (blocks-- > 0) setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000))
      })
    const it = open(settings(), { ...host, after })
    it.show(lamps)
    await until('the lamps are lit', carry(lit))
    blocks = 3
    await until('the daemon has time again', () => blocks < 0)
    await pause(500)
    expect(pids()).toHaveLength(1)
    expect(it.status()).toMatchObject({ state: 'ready', counters: { restarts: 0 } })
  })

  test('a board that breaks is said to be lost, with the reason, and tried again', async () => {
    const host = machine()
    const it = open(settings({ breaksAfterMs: 400 }), host)
    it.show(lamps)
    await until('the lamps are lit', carry(lit))
    await until('the loss is known', () => it.status().state === 'lost')
    expect(it.status().note).toBe(`The IO plugin ${plugin} failed: the bench broke`)
    await until('another has lit them', () => pids().length === 2 && carry(lit)())
    expect(host.said.filter((words) => words.startsWith('warn'))).toHaveLength(1)
  })

  test.each([
    ['a plugin that is not there', () => settings({}, { module: './no-such-io.js' }), /no-such-io\.js/],
    [
      'a Raspberry Pi that is none',
      () => ({ board: 'raspi-io', layout: 'leds', leds: [{ pin: 'GPIO4', at: [0, 0] }] }),
      /npm install raspi-io/
    ],
    [
      'a board that is not plugged in',
      () => ({ path: '/dev/no-such-board', layout: 'leds', leds }),
      /No board at \/dev\/no-such-board: plug it in/
    ],
    ['a pin that the board has not', () => settings({}, { leds: [{ pin: 99, at: [0, 0] }] }), /pin 99 has no mode/]
  ])('%s is a state with a sentence, not an exception', async (_, config, note) => {
    const it = open(config())
    it.show(lamps)
    await until('it has failed', () => it.status().state === 'failed')
    expect(it.status().note).toMatch(note)
  })
})

describe('the end', () => {
  test('close leaves the lamps dark and no process behind, and is nothing to complain about', async () => {
    const host = machine()
    const it = open(settings(), host)
    it.show(lamps)
    await until('the lamps are lit', carry(lit))
    await Promise.all([it.close(), it.close()])
    expect(pins()).toEqual(dark)
    expect(pids().filter(runs)).toEqual([])
    it.show(lamps)
    await pause(300)
    expect(pids()).toHaveLength(1)
    expect(pins()).toEqual(dark)
    expect(host.said.filter((words) => words.startsWith('warn'))).toEqual([])
  })

  test('close ends a process that hangs', async () => {
    const it = open()
    it.show(lamps)
    await until('the lamps are lit', carry(lit))
    const [hung] = pids()
    process.kill(hung ?? Number.NaN, 'SIGSTOP')
    await it.close()
    expect(runs(hung ?? Number.NaN)).toBe(false)
  })

  test('closed before it began, it never begins', async () => {
    await open().close()
    await pause(300)
    expect(written()).toEqual([])
  })

  /** A daemon of its own, which shows the lamps and does nothing else. */
  function daemon(): ChildProcess {
    const driver = new URL('../../../src/devices/lights/johnny-five.ts', import.meta.url).href
    const bench = new URL('./bench.ts', import.meta.url).href
    const script = `import { johnnyFiveLights } from ${JSON.stringify(driver)}
      import { machine } from ${JSON.stringify(bench)}
      const { value } = johnnyFiveLights.parse(${JSON.stringify(settings())})
      johnnyFiveLights.open(value, machine()).show(${JSON.stringify(lamps)})`
    const one = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' })
    onTestFinished(() => void one.kill('SIGKILL'))
    return one
  }

  test('a daemon that is killed takes its lamp process along, and leaves the lamps dark', async () => {
    const killed = daemon()
    await until('the lamps are lit', carry(lit))
    killed.kill('SIGKILL')
    await until('no lamp process runs', () => pids().filter(runs).length === 0)
    expect(pins()).toEqual(dark)
  })

  test('while the daemon hangs the lamps are dark rather than wrong, and light up when it goes on', async () => {
    const hung = daemon()
    await until('the lamps are lit', carry(lit))
    hung.kill('SIGSTOP')
    await until('the lamps are dark', carry(dark))
    hung.kill('SIGCONT')
    await until('the lamps are lit again', carry(lit))
    expect(pids()).toHaveLength(1)
    hung.kill('SIGKILL')
    await until('no lamp process runs', () => pids().filter(runs).length === 0)
  }, 20_000)
})
