// What goes wrong with a table that has a reader, lamps, a disk and a clock: struck as it happens to people, over when the cable is
// in again, the process is started again, the disk has room. What it broke is to be whole again by itself.

import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Daemon, family } from '../bench/process.ts'
import type { Luck } from '../conformance/playout.ts'

export interface Trouble {
  readonly kind: string
  /** Resolves when it is over; how long it lasts is its own affair. */
  readonly strike: () => Promise<void>
  /** Whether all that it broke works again. */
  readonly healed: () => boolean | Promise<boolean>
}

/** A pause between a little and a lot, in milliseconds: most are short. */
export const lasting = (luck: Luck, least: number, most: number): Promise<void> =>
  sleep(least + (luck.below(1000) / 1000) ** 2 * (most - least))

/** How long systemd waits before it starts the daemon again, in milliseconds: our unit says so. */
const restartMs =
  1000 * Number(/^RestartSec=([\d.]+)$/m.exec(readFileSync('hardware/systemd/tablekeeper.service', 'utf8'))?.[1])

/** The daemon killed without a word, and started again as systemd does. */
export const killed = (daemon: Daemon, healed: Trouble['healed']): Trouble => ({
  kind: 'daemon killed',
  async strike() {
    await daemon.stop('SIGKILL')
    await sleep(restartMs)
    await daemon.start()
  },
  healed
})

/** A process that the daemon started, by what is in its command. */
export const childOf = (daemon: Daemon, command: string): number | null =>
  family(daemon.pid).find((pid) => pid !== daemon.pid && commandOf(pid).includes(command)) ?? null

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return '' // it has just ended
  }
}
