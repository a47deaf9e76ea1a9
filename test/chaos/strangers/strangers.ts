// Floods a daemon for tablets, in a network namespace of its own (Linux only). Measures delays for an honest player, and memory.

import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Measured } from './run.ts'

export const floods = ['valid', 'junk', 'unread', 'idle', 'slow'] as const

/** Under a flood, the player's answer may be this much later than the echo server's, in ms. */
const mostLater = 50
const mostMemory = 1.3

/** The `unshare` options for a network namespace of its own. */
const namespace = process.getuid?.() === 0 ? ['-n'] : ['-rn']
export const hasNamespaces = (): boolean => spawnSync('unshare', [...namespace, 'ip', 'link']).status === 0

/** Runs a program there. Yields the lines of JSON that it prints. */
export async function* inNamespace<Line>(
  program: string,
  args: readonly string[] = [],
  stop?: Promise<void>
): AsyncGenerator<Line> {
  const child = spawn('unshare', [...namespace, process.execPath, program, ...args], {
    stdio: ['ignore', 'pipe', 'inherit']
  })
  void stop?.then(() => child.kill())
  for await (const line of createInterface(child.stdout)) yield JSON.parse(line)
}

export async function measureStrangers(seconds: number, stop?: Promise<void>): Promise<readonly Measured[]> {
  const found: Measured[] = []
  const args = [String(seconds), floods.join()]
  for await (const it of inNamespace<Measured>(join(import.meta.dirname, 'run.ts'), args, stop)) found.push(it)
  return found
}

/** What missed its limit, in sentences. */
export function losses(found: readonly Measured[]): string[] {
  const missing = floods.filter((it) => !found.some(({ flood }) => flood === it))
  return [
    ...missing.map((it) => `${it}: not measured`),
    ...found.flatMap(({ flood, lost, memory, before }) => [
      ...(lost > 0 ? [`${flood}: ${lost} messages of the player got no answer`] : []),
      ...(memory > mostMemory * before ? [`${flood}: ${memory.toFixed(0)} MiB instead of ${before.toFixed(0)}`] : [])
    ])
  ]
}

/** The floods under which the player waited too long. Reliable only on a machine without other load. */
export const delays = (found: readonly Measured[]): string[] =>
  found.flatMap(({ flood, ours, echo }) =>
    ours - echo > mostLater ? [`${flood}: ${(ours - echo).toFixed(0)} ms later than a bare echo`] : []
  )

export const strangersTable = (found: readonly Measured[]): string =>
  [
    ['flood', 'player p99', 'bare echo p99', 'asked', 'memory', 'before'],
    ...found.map(({ flood, ours, echo, asked, memory, before }) => [
      flood,
      `${ours.toFixed(0)} ms`,
      `${echo.toFixed(0)} ms`,
      `${asked}`,
      `${memory.toFixed(0)} MiB`,
      `${before.toFixed(0)} MiB`
    ])
  ]
    .map((row) => row.map((cell) => cell.padEnd(15)).join(''))
    .join('\n')
