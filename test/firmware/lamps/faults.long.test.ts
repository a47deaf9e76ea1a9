// Faults of real lamps, with node-pixel’s own firmware: an emulated Uno at the end of a pty, its pulses decoded. The strip has
// its own power supply, so it keeps its colours while the board restarts.

import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { johnnyFiveLights } from '../../../src/devices/lights/johnny-five.ts'
import { periods } from '../../../src/devices/lights/rhythm.ts'
import type { Lamp, Lights } from '../../../src/devices/ports.ts'
import { inTime, lamp, machine, pause, until } from '../../devices/lights/bench.ts'
import { Board, pixelFirmware } from './board.ts'

const [day, night] = [new Date('2026-11-21T12:00:00'), new Date('2026-11-21T23:00:00')]
const milliamps = 300
let time = day
let board: Board
let lights: Lights

beforeAll(async () => {
  board = await new Board().start(pixelFirmware('uno'))
  await until('the board greets', () => board.shown.greetings === 1)
  const parsed = johnnyFiveLights.parse({
    layout: 'strip',
    path: board.path,
    pixels: [{ from: [0, 0], columns: 6, rows: 6 }],
    brightness: 1,
    current: milliamps,
    night: { from: '22:00', to: '6:30', brightness: 0.1 }
  })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  lights = johnnyFiveLights.open(
    parsed.value,
    machine(() => time)
  )
})

afterAll(async () => {
  await lights?.close()
  await board?.remove()
})

/** The pixels that are lit, with their colours. */
const lit = (): string =>
  board.pixels.flatMap((pixel, n) => (pixel.some((channel) => channel > 0) ? [`${n}: ${pixel}`] : [])).join(' · ')
const shows = (wanted: string) => (): boolean => lit() === wanted

async function show(lamps: readonly Lamp[], wanted: string): Promise<number> {
  lights.show(lamps)
  return until(`the strip shows ${wanted}`, shows(wanted))
}

/** Runs `begin`, then expects the strip to show this within two seconds. */
const comesTo = (wanted: string, begin: () => unknown): Promise<void> =>
  inTime(`the strip shows ${wanted}`, shows(wanted), begin)

/** The lamp processes that this process has started. */
const lampProcesses = (): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const [, , parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
          .replace(/^.*\) /, '- ')
          .split(' ')
        return (
          Number(parent) === process.pid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('lights/child.ts')
        )
      } catch {
        return false
      }
    })

/** CPU time of a process so far, in ms; the kernel counts hundredths of a second. */
function worked(pid: number): number {
  const [, user, system] = /^.*\) (?:\S+ ){11}(\d+) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
  return (Number(user) + Number(system)) * 10
}

/** The share of a core that this process and its lamp processes use during `ms`, including those that end meanwhile. */
async function busy(ms: number): Promise<number> {
  const [from, before] = [process.cpuUsage(), new Map(lampProcesses().map((pid) => [pid, worked(pid)]))]
  const after = new Map<number, number>()
  for (const end = performance.now() + ms; performance.now() < end; await pause(20)) {
    for (const pid of lampProcesses()) after.set(pid, worked(pid))
  }
  const { user, system } = process.cpuUsage(from)
  const lamps = [...after].reduce((sum, [pid, spent]) => sum + spent - (before.get(pid) ?? 0), 0)
  return ((user + system) / 1000 + lamps) / ms
}

const white = lamp(2, 0)
const red = lamp(1, 1, { colour: [255, 0, 0] })

test('each rhythm is seen on the wire, and nothing beside it', async () => {
  await show([white], '2: 255,255,255')
  const seen = [new Set<string>(), new Set<string>(), new Set<string>(), new Set<string>()]
  lights.show([
    lamp(0),
    lamp(1, 0, { rhythm: 'blink' }),
    lamp(2, 0, { rhythm: 'breathe' }),
    lamp(3, 0, { rhythm: 'sweep' })
  ])
  await until('the lamps are lit', () => board.pixels[0]?.[0] === 255)
  board.onShown = ({ pixels }) => {
    for (const [n, pixel] of (pixels ?? []).entries()) {
      if (n < seen.length) seen[n]?.add(String(pixel[0]))
      else expect(pixel).toEqual([0, 0, 0])
    }
  }
  await pause(periods.breathe)
  // On a busy computer a breath shows fewer levels; then wait for the next one.
  const levels = (n: number): number[] => [...(seen[n] ?? [])].map(Number)
  const waved = (n: number): boolean => levels(n).length > 6 && Math.max(...levels(n)) > 200
  await until('every rhythm has been seen', () => levels(1).length > 1 && waved(2) && waved(3))
  board.onShown = () => {}
  const [steady, blink, breathe, sweep] = seen.map((values) => [...values].map(Number).sort((a, b) => a - b))
  expect(board.shown.bent).toBe(0)
  expect(steady).toEqual([255])
  expect(blink).toEqual([0, 255])
  for (const wave of [breathe, sweep]) {
    expect(wave?.length).toBeGreaterThan(6)
    expect(wave?.[0]).toBeGreaterThan(0)
    expect(wave?.at(-1)).toBeGreaterThan(200)
  }
})

test('only changed pixels travel, and each of the others once in two seconds', async () => {
  await show([white], '2: 255,255,255')
  await pause(300)
  const before = board.shown.heard
  const began = performance.now()
  await inTime(
    'each has travelled again',
    () => board.shown.heard - before > 360,
    () => undefined
  )
  await pause(2000)
  const rounds = (performance.now() - began) / 2000
  // 36 pixels of ten bytes each, four bytes per frame, four frames a second, plus a version query twice a second.
  expect(board.shown.heard - before).toBeLessThan(360 * 1.4 * rounds)
  const from = board.shown.heard
  await show([white, red], '2: 255,255,255 · 7: 255,0,0')
  // Not the 364 bytes of a whole frame.
  expect(board.shown.heard - from).toBeGreaterThanOrEqual(14)
  expect(board.shown.heard - from).toBeLessThan(150)
})

test('a picture that would draw more than the supply gives is dimmed as a whole', async () => {
  const all = Array.from({ length: 36 }, (_, n) => lamp(n % 6, Math.floor(n / 6)))
  lights.show(all)
  await until('every pixel is lit', () => board.pixels.every(([r]) => r > 0))
  expect(new Set(board.pixels.flat()).size).toBe(1)
  // By the datasheet: 20 mA for each channel at full brightness, and 1 mA for each pixel even when dark.
  const drawn = board.pixels.flat().reduce((sum, value) => sum + (value / 255) * 20, 0) + 36
  expect(drawn).toBeLessThanOrEqual(milliamps)
  expect(drawn).toBeGreaterThan(milliamps * 0.95)
})

test('at night the lamps are dimmed, and in the morning they are bright again', async () => {
  await show([white, red], '2: 255,255,255 · 7: 255,0,0')
  time = night
  await until('it is night', shows('2: 25,25,25 · 7: 25,0,0'))
  time = day
  await until('it is day', shows('2: 255,255,255 · 7: 255,0,0'))
})

test('its process killed: another has the lamps right within two seconds, and there is one', async () => {
  const before = board.shown.greetings
  for (const [picture, wanted] of [
    [[red], '7: 255,0,0'],
    [[white], '2: 255,255,255']
  ] as const) {
    await until('one lamp process runs', () => lampProcesses().length === 1)
    for (const pid of lampProcesses()) process.kill(pid, 'SIGKILL')
    await comesTo(wanted, () => lights.show(picture))
    expect(lampProcesses()).toHaveLength(1)
    // Restarting the process has not reset the board: a real one is reset only when the line hangs up.
    expect(board.shown.greetings).toBe(before)
    expect(execFileSync('stty', ['-a', '-F', board.path], { encoding: 'utf8' })).toContain('-hupcl')
  }
})

test('its board reset: right again within two seconds of its first word, and not wrong before', async () => {
  await show([white], '2: 255,255,255')
  const before = board.shown.greetings
  board.reset()
  // The firmware blinks its version for two seconds before it sends or reads anything.
  await until('the board greets', () => {
    expect(lit()).toBe('2: 255,255,255')
    return board.shown.greetings > before
  })
  await comesTo('7: 255,0,0', () => lights.show([red]))
  expect(lampProcesses()).toHaveLength(1)
  expect(lights.status().state).toBe('ready')
})

test('its cable pulled: no core is kept busy, and the lamps are right within two seconds of its return', async () => {
  await show([white], '2: 255,255,255')
  await board.pty.cut()
  expect(await busy(1500)).toBeLessThan(0.5)
  expect(lights.status().state).toBe('lost')
  lights.show([red])
  await comesTo('7: 255,0,0', () => board.pty.join())
  expect(lampProcesses()).toHaveLength(1)
})

test('the end leaves the strip dark and no process behind', async () => {
  await show([white], '2: 255,255,255')
  await lights.close()
  await until('the strip is dark', shows(''))
  expect(lampProcesses()).toEqual([])
})
