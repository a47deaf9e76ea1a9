// A program: the reader’s firmware on a pty, in its own process, with simulated hands that act on command and on the chip’s clock.
// Arguments: the folder of the build, the pty.

import { machineHost } from '../../../src/devices/host.ts'
import { type Machine, Pace } from '../pace.ts'
import { builtIn } from './build.ts'
import { Chip } from './chip.ts'

export type Does =
  /** These cells become occupied or free. `ms`: after this many milliseconds they change back. */
  | { readonly does: 'lay'; readonly cells: readonly Cell[]; readonly ms?: number }
  /** A switch to ground is closed for `ms`. */
  | { readonly does: 'press'; readonly pin: number; readonly ms: number }
  | { readonly does: 'reset' }
export type Cell = readonly [column: number, row: number, there: boolean]

const [folder = '', path = ''] = process.argv.slice(2)
const chip = new Chip(builtIn(folder))
const later: { readonly at: number; readonly run: () => void }[] = []

const machine: Machine = {
  get now() {
    return chip.now
  },
  get idle() {
    return chip.idle
  },
  hear: (bytes, patient) => chip.hear(bytes, patient),
  run(ms) {
    const end = chip.now + ms
    for (let next = soonest(); next && next.at <= end; next = soonest()) {
      chip.run(Math.max(0, next.at - chip.now))
      later.splice(later.indexOf(next), 1)
      next.run()
    }
    chip.run(Math.max(0, end - chip.now))
  }
}
const soonest = () => later.toSorted((a, b) => a.at - b.at)[0]
const pace = new Pace(machine)

const lay = (cells: readonly Cell[], undo: boolean): void => {
  for (const [column, row, there] of cells) chip.chains.lay(column, row, there !== undo)
}

process.on('message', (order: Does) => {
  if (order.does === 'reset') chip.reset('button')
  else if (order.does === 'press') {
    chip.press(order.pin)
    later.push({ at: chip.now + order.ms, run: () => chip.press(order.pin, false) })
  } else {
    lay(order.cells, false)
    if (order.ms !== undefined) later.push({ at: chip.now + order.ms, run: () => lay(order.cells, true) })
  }
})
process.on('disconnect', () => process.exit())

const line = await machineHost({ log: () => {} }).serial(path, 115200)
line.on('data', (bytes: Uint8Array) => pace.arrive(bytes))
chip.said = (bytes) => line.write(bytes)
