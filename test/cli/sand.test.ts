// A sand timer is measured: a sensor or a hand says when it is turned, a hand says when its sand has stopped.

import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { PassThrough } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { lend, measure } from '../../src/cli/sand.ts'
import { SandTimes } from '../../src/cli/sand-times.ts'
import { readTable } from '../../src/config/table.ts'
import type { SensedPose } from '../../src/core/observation.ts'
import { Flow } from '../../src/devices/flow.ts'
import type { Snapshot } from '../../src/devices/ports.ts'
import { tablekeeper } from './command.ts'

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
const drains = [61_000, 60_200, 64_000]
const fills = [58_000, 66_000, 57_500]

/** A person with a truck that drains and fills in these times. */
async function person(sensed: boolean, odd: (step: number) => 'knock' | 'early' | null = () => null) {
  const typed = new PassThrough()
  const snapshots = new Flow<Snapshot>(64)
  const said: string[] = []
  let now = 1000
  const enter = async (): Promise<void> => {
    typed.write('\n')
    for (let i = 0; i < 5; i++) await turn()
  }
  const show = async (pose: SensedPose, at: number, error = 5): Promise<void> => {
    const dated = { to: now, error, watched: 0, posed: [{ thing: 'truck/0', pose, at, error, spell: `${pose} ${at}` }] }
    snapshots.push({ things: [], covers: () => false, seesGround: false, dated })
    for (let i = 0; i < 5; i++) await turn()
  }
  const measured = measure({
    thing: 'truck/0',
    snapshots: sensed ? snapshots : null,
    lines: createInterface({ input: typed }),
    now: () => now,
    print: (line) => said.push(line)
  })
  for (let step = 0; step < 7; step++) {
    const pose = step % 2 === 0 ? 'upright' : 'inverted'
    const ms = step === 0 ? 30_000 : ((step % 2 === 0 ? drains : fills)[Math.floor((step - 1) / 2)] ?? 0)
    now += 4000
    if (odd(step) === 'early') await enter()
    const at = now
    if (!sensed) await enter()
    for (; now < at + ms; now += 250) {
      if (sensed) await show(pose, at)
      if (sensed && odd(step) === 'knock' && now === at + 5000) {
        now += 100
        await show('lying', now - 100)
        now -= 100
      }
    }
    now = at + ms
    await enter()
  }
  typed.end()
  return { measured: await measured, said }
}

test.each([true, false])(
  'the medians of three fillings and drainings are what counts (with a sensor: %s)',
  async (sensed) => {
    const { measured, said } = await person(sensed)
    expect(measured).toEqual({ drainMs: 61_000, fillMs: 58_000 })
    expect(said.filter((it) => it.startsWith('Drained'))).toEqual([
      'Drained in 61 s.',
      'Drained in 60.2 s.',
      'Drained in 64 s.'
    ])
    expect(said.at(-1)).toBe('Drains in 61 s, fills in 58 s: the medians of three.')
  }
)

test('a knock is no turn, and Enter before the turn is told', async () => {
  const { measured, said } = await person(true, (step) => (step === 3 ? 'knock' : step === 2 ? 'early' : null))
  expect(measured).toEqual({ drainMs: 61_000, fillMs: 58_000 })
  expect(said.filter((it) => it.startsWith('It is not turned yet'))).toHaveLength(1)
})

test('turned away too early, or measured as it cannot be, the step before comes again', () => {
  const times = new SandTimes(true)
  times.hold('upright', 0)
  expect(times.press(20_000)).toEqual({ is: 'emptied', ms: 20_000 })
  times.hold('inverted', 30_000)
  expect(times.hold('lying', 40_000)).toEqual({ is: 'turned' })
  expect(times.step).toBe(0)
  times.hold('upright', 50_000)
  times.press(60_000)
  times.hold('inverted', 61_000)
  expect(times.press(62_000)).toEqual({ is: 'unlikely', ms: 1000 })
  expect(times.step).toBe(0)
})

test('a seat that no game has is refused', () => {
  const args = ['calibrate', '--config', 'hardware/tables/virtual.yaml', '--sand', 'truck/0', '--seat', '8']
  expect(tablekeeper(args)).toMatchObject({ code: 2, err: '8 is no seat. Seats are numbered from 0 to 7.\n' })
})

test('what is measured is written for its seat, comments kept', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sand-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'table.yaml')
  writeFileSync(file, '# ours\nreader: { driver: serial, port: virtual:table }\n')
  lend(file, 1, { drainMs: 61_000, fillMs: 58_000 })
  lend(file, 0, { drainMs: 59_000, fillMs: 57_000 })
  lend(file, 1, { drainMs: 62_000, fillMs: 58_000 })
  expect(readFileSync(file, 'utf8')).toMatch(/^# ours\n/)
  expect(readTable(file)).toMatchObject({
    ok: true,
    table: {
      seats: [
        { drainFullMs: 59_000, fillFullMs: 57_000 },
        { drainFullMs: 62_000, fillFullMs: 58_000 }
      ]
    }
  })
  const kept = globSync(`${file}.*`).map((it) => readFileSync(it, 'utf8').includes('seats'))
  expect(kept.sort()).toEqual([false, true, true])
})
