// What every command that runs the daemon needs: where to log, and when to stop.

import { join } from 'node:path'
import { inspect } from 'node:util'
import { everyBeat } from '../core/beat.ts'
import { systemClock } from '../devices/host.ts'
import type { Host } from '../devices/ports.ts'
import { say, told } from './voice.ts'

/** The table that needs no hardware. */
export const ordinaryTable = join(import.meta.dirname, '../../hardware/tables/virtual.yaml')

/** What devices and memory have to say, a line each on the error stream. */
export const log: Host['log'] = (level, what) => {
  if (level !== 'debug') console.error(`${level}: ${told(what)}`)
}

/**
 * From now on what escapes every guard is said, and play goes on: pieces that people see on a table are worth more than a clean end.
 * Before the daemon is ready such a mistake ends it.
 */
export function outlive(): void {
  const tell = (error: unknown): void => log('error', `${say('bug')} ${inspect(error)}`)
  process.on('uncaughtException', tell)
  process.on('unhandledRejection', tell)
  // Where nobody reads what is said, that must not be said again.
  process.stderr.on('error', () => undefined)
}

/** The house's clock, for what keeps nobody running. */
const unheeded: Pick<Host, 'now' | 'after'> = {
  now: systemClock.now,
  after: (ms, run) => {
    const timer = setTimeout(run, ms).unref()
    return () => clearTimeout(timer)
  }
}

/** Resolves when somebody wants the daemon to stop; a second wish is not waited for. */
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
