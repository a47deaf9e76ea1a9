// Generates any line allowed on the wire, for laws that hold for all of them.

import fc from 'fast-check'
import { sensedPoses } from '../../../src/core/observation.ts'
import type { Area, DeviceSays, DieStatus, HostSays, Says } from '../../../src/devices/wire/message.ts'
import { capabilities, padButtons, resets } from '../../../src/devices/wire/message.ts'
import { isName } from '../../../src/devices/wire/read.ts'
import { inLines, writeLine } from '../../../src/devices/wire/write.ts'

const count = fc.integer({ min: 0, max: 65535 })
const count32 = fc.integer({ min: 0, max: 2 ** 32 - 1 })
const tenths = fc.integer({ min: -99999, max: 99999 }).map((n) => n / 10 + 0)
const whole = fc.integer({ min: -9999, max: 9999 })

/** Printable characters except those with a meaning on the wire. */
export const name: fc.Arbitrary<string> = fc
  .string({
    unit: fc.integer({ min: 0x21, max: 0x7e }).map((c) => String.fromCharCode(c)),
    minLength: 1,
    maxLength: 12
  })
  .filter(isName)

const area: fc.Arbitrary<Area> = fc
  .tuple(tenths, tenths, tenths, tenths)
  .map(([a, b, c, d]) => [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)])

const status: fc.Arbitrary<DieStatus> = fc.oneof(
  fc.integer({ min: 1, max: 99 }),
  fc.constantFrom<DieStatus>('unreadable', 'rolling', 'crooked', 'held', 'gone')
)

const cell = fc.record({
  x: whole,
  y: whole,
  holds: fc.oneof(fc.constantFrom('empty', 'something', 'blind'), fc.array(name, { minLength: 1, maxLength: 3 }))
})

const tag = fc.record({
  id: name,
  at: fc.option(fc.record({ x: tenths, y: tenths, turn: fc.integer({ min: 0, max: 359 }) }))
})

const die = fc.record({ id: name, colour: name, status, throws: count })
const press = fc.record({
  pad: count,
  button: fc.oneof(fc.constantFrom(...padButtons), fc.integer({ min: 0, max: 9 })),
  count
})

const pose = fc.oneof(
  fc.record({ id: name, pose: fc.constantFrom(...sensedPoses, 'unknown' as const), since: count32 }),
  fc.record({ id: name, pose: fc.constant(null), since: fc.constant(0) })
)

const short = { maxLength: 3 }
/** The longest name with which a hello still fits on its line. */
const called = name.filter(({ length }) => length <= 7)

export const deviceSays: fc.Arbitrary<DeviceSays> = fc.oneof(
  fc.record({
    say: fc.constant('hello' as const),
    version: count,
    name: called,
    firmware: fc.option(called),
    reset: fc.constantFrom(...resets),
    can: fc.subarray([...capabilities]),
    grid: fc.option(area),
    view: fc.option(area)
  }),
  fc.constantFrom<DeviceSays>({ say: 'begin' }, { say: 'end' }),
  fc.record({ say: fc.constant('cells' as const), cells: fc.array(cell, short) }),
  fc.record({ say: fc.constant('tags' as const), tags: fc.array(tag, short) }),
  fc.record({ say: fc.constant('dice' as const), dice: fc.array(die, short) }),
  fc.record({ say: fc.constant('poses' as const), poses: fc.array(pose, short) }),
  fc.record({ say: fc.constant('presses' as const), presses: fc.array(press, short) }),
  fc.record({
    say: fc.constant('switches' as const),
    hand: fc.option(fc.boolean()),
    tilt: fc.option(fc.boolean())
  }),
  fc.record({
    say: fc.constant('pong' as const),
    ping: count,
    good: count32,
    bad: count32,
    dropped: count32,
    supply: fc.option(count)
  })
)

export const hostSays: fc.Arbitrary<HostSays> = fc.oneof(
  fc.record({ say: fc.constant('ping' as const), good: count32, bad: count32 }),
  fc.constantFrom<HostSays>({ say: 'who' }, { say: 'all' })
)

export const head = fc.record({
  boot: count.map((n) => n.toString(16).padStart(4, '0')),
  seq: count,
  micros: count32
})

/** A message that fits on one line, with that line. */
export const written: fc.Arbitrary<{ readonly says: Says; readonly line: string }> = fc
  .tuple(head, fc.oneof(deviceSays, hostSays))
  .filter(([, says]) => !('cells' in says || 'tags' in says || 'dice' in says) || inLines(says).length <= 1)
  .map(([at, says]) => ({ says, line: writeLine(at, says) }))
