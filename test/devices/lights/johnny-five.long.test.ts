// The Johnny-Five lamp process over time: how lamps breathe, and what happens when the process, its board or its daemon dies or hangs.

import { type ChildProcess, spawn } from 'node:child_process'
import { describe, expect, onTestFinished, test } from 'vitest'
import { periods } from '../../../src/devices/lights/rhythm.ts'
import { english } from '../../english.ts'
import { inTime, lamp, machine, pause, runs, until } from './bench.ts'
import { carry, dark, lamps, lit, open, pids, pins, plugin, settings, written } from './pins.ts'

test('a breath goes on from one picture, and costs little', async () => {
  open().show([lamp(0, 0, { rhythm: 'breathe' }), lamp(1, 0, { rhythm: 'breathe' })])
  await until('a lamp glows', () => (pins()[3] ?? 0) > 0)
  const from = written().length
  const began = performance.now()
  await pause(periods.breathe)
  // On a busy computer a breath yields fewer values; then wait for the next breath.
  const breath = (): number[] => {
    const values = written()
      .slice(from)
      .filter((it) => it.pin === 3)
    return values.map((it) => it.value)
  }
  await until('it has breathed out and in', () => Math.min(...breath()) < 30 && Math.max(...breath()) > 225)
  await until('it has passed between', () => new Set(breath()).size > 10)
  const during = written().slice(from)
  expect(new Set(during.filter((it) => it.pin === 4).map((it) => it.value))).toEqual(new Set([0, 1]))
  const busy = (during.at(-1)?.cpu ?? 0) - (during[0]?.cpu ?? 0)
  expect(busy / (performance.now() - began)).toBeLessThan(0.2)
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
  })

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
  })

  test('answered while the daemon was busy for seconds: it is not blamed', async () => {
    const host = machine()
    let blocks = 0
    const after = (ms: number, run: () => void): (() => void) =>
      host.after(ms, () => {
        run()
        // Block after the message to the child has left, and before its answer can be read.
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
    expect(english(it.status().note ?? '')).toBe(`The IO plugin ${plugin} failed: the bench broke`)
    await until('another has lit them', () => pids().length === 2 && carry(lit)())
    expect(host.said.filter((words) => words.startsWith('warn'))).toHaveLength(1)
  })
})

describe('the end', () => {
  test('close ends a process that hangs', async () => {
    const it = open()
    it.show(lamps)
    await until('the lamps are lit', carry(lit))
    const [hung] = pids()
    process.kill(hung ?? Number.NaN, 'SIGSTOP')
    await it.close()
    expect(runs(hung ?? Number.NaN)).toBe(false)
  })

  /** A daemon process that only shows the lamps. */
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
  })
})
