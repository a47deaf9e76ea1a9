// Pads need a kernel that treats them as real USB devices. So the guest (test/guest) unplugs them, during a match that is played on them.
// This file reads what the guest prints.

import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { slowness } from '../devices/lights/bench.ts'
import type { Tally } from './tally.ts'

/** Ends with the guest. If no guest can run here, it prints why. */
export async function padsEvening(tally: Tally, unplugs: number, seed: number, stopped: () => boolean): Promise<void> {
  const args = ['test/guest/run.ts', '--unplugs', String(unplugs), '--seed', String(seed)]
  const guest = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const stop = setInterval(() => stopped() && guest.kill('SIGTERM'), 200)
  for await (const line of createInterface(guest.stdout)) {
    const [, name, ms] = /^.{10} {2}(.*) out and in: ready after (\d+) ms$/.exec(line) ?? []
    if (name !== undefined) {
      tally.moves++
      tally.slowness.push(slowness())
      tally.recovered(`${name} unplugged`, Number(ms))
    }
    if (/✗/.test(line)) tally.manual.push(line.trim())
    if (line.startsWith('guest: skipped')) console.log(`not struck: ${line}`)
    if (tally.moves % 25 === 0 && name !== undefined) process.stderr.write(`${tally.moves} of ${unplugs} pulled\n`)
  }
  clearInterval(stop)
}
