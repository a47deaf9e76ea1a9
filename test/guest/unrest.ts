// A match of four on pads that are unplugged and plugged in again at any moment of a turn, while the system clock jumps. Every press on a
// connected pad must arrive, and everything must recover by itself.

import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Luck } from '../conformance/playout.ts'
import type { Daemon } from './daemon.ts'

export interface Pluggable {
  readonly name: string
  /** The daemon's ids for it, and for other devices on the same cable. */
  readonly devices: readonly string[]
  readonly pull: () => void
  readonly plug: () => void
  readonly press: (button: 'confirm' | 'end') => void
}

export interface Turns {
  readonly turnOf: () => Promise<number | undefined>
  /** Throws for a seat, unless it has thrown already. */
  readonly toThrow: (seat: number, press: (button: 'confirm') => void) => Promise<void>
}

/** The longest wait for a recovery, in ms. The processor is emulated. */
const patience = 30_000
/** Jumps of the clock, in seconds. At the end the clock is right again. */
const jumps = [1, -1, 3600, -3600, 86_400 * 400, -86_400 * 4000]

/** Returns how often a press did not arrive or a pad did not come back. Calls `recovered` with the milliseconds of each recovery. */
export async function unrest(
  daemon: Daemon,
  pads: readonly Pluggable[],
  { turnOf, toThrow }: Turns,
  times: number,
  luck: Luck,
  recovered: (name: string, ms: number) => void
): Promise<number> {
  let lost = 0
  const until = async (holds: () => Promise<boolean>): Promise<number | null> => {
    const began = performance.now()
    while (performance.now() - began < patience) {
      if (await holds()) return performance.now() - began
      await sleep(20)
    }
    return null
  }
  async function out({ name, devices, pull, plug }: Pluggable): Promise<void> {
    pull()
    // The kernel needs a moment to remove a device.
    await sleep(150 + (luck.below(1000) / 1000) ** 2 * 2000)
    plug()
    const took = await until(async () => {
      const states = await daemon.devices()
      return devices.every((it) => states[it] === 'ready')
    })
    if (took === null) {
      lost++
      console.log(`NOTE ${name} did not come back: ${JSON.stringify(await daemon.devices())}`)
    } else recovered(name, took)
  }
  const right = Date.now()
  const since = performance.now()
  const setClock = (seconds: number): void => {
    const now = Math.round((right + performance.now() - since) / 1000)
    execFileSync('date', ['-s', `@${now + seconds}`], { stdio: 'ignore' })
  }
  for (let n = 0; n < times; n++) {
    const seat = (await turnOf()) as number
    const pad = pads[seat] as Pluggable
    if (luck.below(4) === 0) setClock(luck.one(jumps))
    const moment = luck.below(3)
    if (moment === 0) await out(pad)
    await toThrow(seat, pad.press)
    // Unplug it while the button may still be down.
    if (moment === 1) pad.press('end')
    if (moment > 0) await out(pad)
    const passed = async (): Promise<boolean> => (await turnOf()) === (seat + 1) % pads.length
    if (await passed()) continue
    pad.press('end')
    if ((await until(passed)) !== null) continue
    lost++
    console.log(`NOTE ${pad.name} was pressed in vain: ${JSON.stringify(await daemon.devices())}`)
  }
  setClock(0)
  return lost
}
