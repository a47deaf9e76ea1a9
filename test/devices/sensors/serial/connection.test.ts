// What keeps one line open, on a clock that also stalls, as on a busy computer.

import { expect, test } from 'vitest'
import { Connection, rhythm } from '../../../../src/devices/sensors/serial/connection.ts'
import { FakeHost } from '../../bench.ts'

/** A line with regular traffic, on which nothing is heard while the program stalls for `heldUp` ms. */
async function line(heldUp: number) {
  const host = new FakeHost()
  let lost = 0
  /** How far the real time is ahead of the timers’ clock. */
  let late = 0
  const held = { ...host, now: () => host.now() + late, after: host.after, serial: host.serial }
  const ends = {
    opened: () => {},
    bytes: () => {},
    beat: () => {},
    calm: () => false,
    down: () => lost++,
    silence: () => 1000
  }
  const connection = new Connection(held, '/dev/reader', 115200, ends)
  const speak = async (): Promise<void> => {
    host.line.far.write('x')
    await host.clock.run(100)
  }
  await host.clock.run(0)
  for (let n = 0; n < 5; n++) await speak()
  late = heldUp
  await host.clock.run(rhythm.beat)
  const lostAtOnce = lost
  for (let n = 0; n < 5; n++) await speak()
  await host.clock.run(1500)
  await connection.close()
  return { lostAtOnce, lost }
}

test('a program that was held up for seconds does not take that for silence, and true silence for what it is', async () => {
  expect(await line(5000)).toEqual({ lostAtOnce: 0, lost: 1 })
  expect(await line(0)).toEqual({ lostAtOnce: 0, lost: 1 })
})
