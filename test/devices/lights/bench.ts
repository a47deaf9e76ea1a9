// The environment of the lamp driver, for tests that run the real lamp process.

import { readFileSync } from 'node:fs'
import type { Host, Lamp } from '../../../src/devices/ports.ts'
import { english } from '../../english.ts'
import { noHid } from '../bench.ts'

export function machine(wallClock = (): Date => new Date()): Host & { readonly said: string[] } {
  const said: string[] = []
  return {
    said,
    now: () => performance.now(),
    after: (ms, run) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    wallClock,
    hid: noHid,
    serial: () => Promise.reject(new Error('lamps open their own line')),
    log: (level, words, facts) => said.push([level, english(words), facts?.text].filter(Boolean).join(': '))
  }
}

export const lamp = (x: number, y = 0, over: Partial<Lamp> = {}): Lamp => ({
  at: [x, y],
  cue: 'step',
  colour: [255, 255, 255],
  rhythm: 'steady',
  ...over
})

/** The longest that a test waits, in ms: enough for the busiest computer. */
const endless = 60_000

/** Waits until `holds`; answers how many ms it took, and fails after `patience`. */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  patience = endless
): Promise<number> {
  const start = performance.now()
  while (!(await holds())) {
    if (performance.now() - start > patience) throw new Error(`waited ${patience} ms in vain until ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return performance.now() - start
}

/**
 * How many times slower than usual this process runs now, because the computer is busy: from 1 to 10. What should take two
 * seconds may take that many times longer.
 */
export function slowness(): number {
  const spent = (): number => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
  const [began, from] = [performance.now(), spent()]
  while (spent() - from < 30) {}
  return Math.min(10, Math.max(1, (performance.now() - began) / (spent() - from)))
}

/** Runs `begin`, then expects `holds` within two seconds, or longer if the computer is busy. */
export async function inTime(what: string, holds: () => boolean, begin: () => unknown): Promise<void> {
  const before = slowness()
  await begin()
  const took = await until(what, holds)
  const allowed = 2000 * Math.max(before, slowness())
  if (took > allowed) throw new Error(`${Math.round(took)} ms until ${what}; ${Math.round(allowed)} are allowed`)
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Whether a process runs. A zombie, which has ended but was not reaped by its parent, does not. */
export function runs(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}
