// A match of four said on pads that are pulled out and plugged in again at any moment of a turn, while the clock of the whole
// machine jumps. Every press on a pad that is in must be heard, and everything come right by itself.

import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Luck } from '../conformance/playout.ts'
import type { Daemon } from './daemon.ts'

export interface Pluggable {
  readonly name: string
  /** What the daemon calls it, and what else hangs on its cable. */
  readonly devices: readonly string[]
  readonly pull: () => void
  readonly plug: () => void
  readonly press: (button: 'confirm' | 'end') => void
}

export interface Turns {
  readonly turnOf: () => Promise<number | undefined>
  /** Throws for a seat, unless it has thrown. */
  readonly toThrow: (seat: number, press: (button: 'confirm') => void) => Promise<void>
}

/** After so many milliseconds nobody believes any more that it comes right by itself: the processor is emulated. */
const patience = 30_000
/** Seconds by which a clock jumps; in the end it is right again. */
const jumps = [1, -1, 3600, -3600, 86_400 * 400, -86_400 * 4000]

/** Answers how often a press was not heard, or a pad did not come back. `recovered` is told milliseconds. */
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
    // The kernel itself takes a moment to take a device away.
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
    // With the finger still on it.
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
