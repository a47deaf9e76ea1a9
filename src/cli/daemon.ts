// What every command that runs the daemon needs: where to log, and when to stop.

import { inspect } from 'node:util'
import { everyBeat } from '../core/beat.ts'
import { systemClock } from '../devices/host.ts'
import type { Host } from '../devices/ports.ts'
import { noteLine } from './log.ts'
import { inSources } from './source.ts'
import { say, told } from './voice.ts'

/** The data folder that keeps what is logged; null: none does. */
let keeper: string | null = null

/** From now on this folder keeps what is logged. */
export function keepLog(data: string): void {
  keeper = data
}

/** Logs messages of devices and journal to the error stream, one line each. */
export const log: Host['log'] = (level, what) => {
  if (level === 'debug') return
  const line = `${level}: ${inSources(told(what))}`
  console.error(line)
  if (keeper !== null) noteLine(keeper, line)
}

/**
 * From now on uncaught errors are logged and play goes on: a running match matters more than a clean exit.
 * Before the daemon is ready such an error ends it.
 */
export function outlive(): void {
  const tell = (error: unknown): void => log('error', `${say('bug')} ${inspect(error)}`)
  process.on('uncaughtException', tell)
  process.on('unhandledRejection', tell)
  // If the error stream is closed, do not log that error to it.
  process.stderr.on('error', () => undefined)
}

/** A timer that does not keep the process alive; the returned function cancels it. */
export const later: Host['after'] = (ms, run) => {
  const timer = setTimeout(run, ms).unref()
  return () => clearTimeout(timer)
}

/** The system clock, with such timers. */
const unheeded: Pick<Host, 'now' | 'after'> = { now: systemClock.now, after: later }

/** Resolves when the daemon should stop. A second signal ends it at once. */
export const asked = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        process.once(signal, () => process.exit(130))
        resolve()
      })
    }
    // A shell between npm and the daemon does not pass a signal on: then npm's end is the sign.
    const parent = process.ppid
    if (process.env.npm_lifecycle_event) everyBeat(unheeded, () => process.ppid !== parent && resolve())
  })
