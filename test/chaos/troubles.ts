// Faults of a table with a reader, lamps, a disk and a clock. A fault is over when the cable is plugged in again, the process restarted,
// or the disk has room. Then everything that it broke must recover by itself.

import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Daemon, family } from '../bench/process.ts'
import type { Luck } from '../conformance/playout.ts'

export interface Trouble {
  readonly kind: string
  /** Causes the fault. Resolves when it is over; each fault decides how long it lasts. */
  readonly strike: () => Promise<void>
  /** Whether everything that it broke works again. */
  readonly healed: () => boolean | Promise<boolean>
}

/** Waits for a random time in this range, in ms; short times are more likely. */
export const lasting = (luck: Luck, least: number, most: number): Promise<void> =>
  sleep(least + (luck.below(1000) / 1000) ** 2 * (most - least))

/** How long systemd waits before it restarts the daemon, in ms, from our unit file. */
const restartMs =
  1000 * Number(/^RestartSec=([\d.]+)$/m.exec(readFileSync('hardware/systemd/tablekeeper.service', 'utf8'))?.[1])

/** Kills the daemon without warning, and restarts it as systemd does. */
export const killed = (daemon: Daemon, healed: Trouble['healed']): Trouble => ({
  kind: 'daemon killed',
  async strike() {
    await daemon.stop('SIGKILL')
    await sleep(restartMs)
    await daemon.start()
  },
  healed
})

/** The id of a process that the daemon started, found by a part of its command line. */
export const childOf = (daemon: Daemon, command: string): number | null =>
  family(daemon.pid).find((pid) => pid !== daemon.pid && commandOf(pid).includes(command)) ?? null

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return '' // it has just ended
  }
}
