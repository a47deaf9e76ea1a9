// A program: two trucks, the reader that hears them, and the air between, on a pty and in a process of its own, with simulated hands that
// act on command. When its line is cut it waits for another, as a USB port does. Arguments: the pty, then the folders of the builds: the reader’s first.

import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { machineHost } from '../../../src/devices/host.ts'
import { type Machine, Pace } from '../pace.ts'
import { builtIn } from '../reader/build.ts'
import { Yard } from './bench.ts'
import type { Held } from './truck.ts'

export type Does =
  /** A hand turns a truck. Answered with `Turned`. */
  | { readonly does: 'turn'; readonly truck: number; readonly to: Held }
  /** The air swallows all packets, or none any more. */
  | { readonly does: 'lose'; readonly all: boolean }

/** When the truck passed the limit of its pose, in ms of the chips’ time. */
export interface Turned {
  readonly at: number
}

const [path = '', reader = '', ...trucks] = process.argv.slice(2)
const yard = new Yard(
  builtIn(reader),
  trucks.map((it) => builtIn(it, 'truck')),
  9
)
const { chip } = yard.rig

const machine: Machine = {
  get now() {
    return yard.now
  },
  get idle() {
    return chip.idle
  },
  hear: (bytes, patient) => chip.hear(bytes, patient),
  run: (ms) => yard.run(ms)
}
const pace = new Pace(machine)

process.on('message', (order: Does) => {
  if (order.does === 'lose') yard.air.isLost = () => order.all
  else process.send?.({ at: yard.trucks[order.truck]?.turn(order.to) ?? 0 } satisfies Turned)
})
process.on('disconnect', () => process.exit())

const host = machineHost({ log: () => {} })
let line: Duplex | null = null
chip.said = (bytes) => line?.write(bytes)
for (;;) {
  line = await host.serial(path, 115200).catch(() => null)
  if (!line) {
    await sleep(50)
    continue
  }
  const { promise: cut, resolve } = Promise.withResolvers<void>()
  line.on('data', (bytes: Uint8Array) => pace.arrive(bytes))
  line.on('error', () => resolve())
  line.on('close', () => resolve())
  await cut
  line = null
}
