// The error of KERO's gauges after ten minutes of knocks, unplugged cables and restarts, against simulated sand.

import kero from '../../../src/games/kero/index.ts'
import { fuel, type State, truck } from '../../../src/games/kero/state.ts'
import { atLeastNone, isUnknown } from '../../../src/games/kero/truck/fuel.ts'
import { Luck } from '../../conformance/playout.ts'
import { Evening } from '../../evenings/evening.ts'
import { type Kind, kinds } from '../../evenings/kinds.ts'
import { sandOf } from '../../evenings/nature/kero.ts'
import { peek } from '../../referee/peek.ts'
import { quantile } from '../measure.ts'
import type { Row, Taken } from '../row.ts'

const tenMinutes = 600_000
const kind = kinds.find(({ name }) => name === 'clean') as Kind
const start = { options: {}, seats: [{}, {}], position: { phase: 'develop', fuel: [45_000, 30_000] } }

export const sand: Row = {
  name: 'sand',
  title: 'a gauge of KERO after ten minutes of knocks, pulled cables and restarts',
  simulated: 'trucks, sand, hands, line and time: nothing here depends on the machine',
  rounds: 3,
  lines: [
    { of: 'error', what: 'gauge off the real sand, at most', unit: 'ms', as: 'value', aim: { most: 1520 } },
    { of: 'p50', what: 'the same, p50', unit: 'ms', as: 'value' },
    { of: 'unknown', what: 'gauges that said “unknown”', unit: '%', as: 'value' },
    {
      of: 'clock',
      what: 'bound of the clock while the device is heard, at most',
      unit: 'ms',
      as: 'value',
      aim: { most: 20 }
    }
  ],
  async open() {
    let seed = 100
    return { ours: () => evenings(++seed) }
  }
}

/** Ten evenings of ten minutes each. */
function evenings(seed: number): Taken {
  const found: Looked = { errors: [], clocks: [], unknown: 0 }
  for (let i = 0; i < 10; i++) watched(seed * 100 + i, found)
  const all = found.errors.length + found.unknown
  return {
    error: Math.max(...found.errors),
    p50: quantile(found.errors, 0.5),
    unknown: (100 * found.unknown) / all,
    clock: Math.max(...found.clocks)
  }
}

interface Looked {
  readonly errors: number[]
  readonly clocks: number[]
  unknown: number
}

function watched(seed: number, found: Looked): void {
  const evening = new Evening({ game: kero, start, seed, kind })
  const { room } = evening
  const held = sandOf({ now: room.clock.now, table: room.table }, evening.truth as unknown as State)
  const luck = new Luck(seed)
  try {
    while (room.clock.now() < tenMinutes) {
      shaken(evening, luck)
      room.wait(900 + luck.below(3000))
      look(evening, held, found)
    }
  } finally {
    evening.close()
  }
}

/** Does something random to a truck, the cable or the daemon. A truck whose sand is unknown is sometimes filled, which makes it known. */
function shaken({ room }: Evening, luck: Luck): void {
  const { id, pose } = luck.one(room.table.posed())
  const s = room.daemon.state as unknown as State
  const seat = Number(id.split('/')[1])
  if (isLost(s, seat) && luck.below(3) === 0) {
    room.hold(id, 'inverted')
    room.clock.run(64_000)
    room.hold(id, 'lying')
    return
  }
  const other = luck.one((['upright', 'inverted', 'lying'] as const).filter((it) => it !== pose))
  const what = luck.below(20)
  if (what < 10) {
    // Stand it up, turn it over or lay it flat, as players do.
    room.hold(id, pose === 'lying' ? other : 'lying')
  } else if (what < 16) {
    room.hold(id, other)
    room.clock.run(20 + luck.below(460))
    room.hold(id, pose ?? 'lying')
  } else if (what < 18) {
    room.daemon.unplug(true)
    room.clock.run(luck.below(9000))
    if (luck.below(3) === 0) room.hold(id, other)
    room.clock.run(luck.below(3000))
    room.daemon.unplug(false)
  } else {
    room.daemon.restart()
    room.clock.run(luck.below(500))
  }
}

const isLost = (s: State, seat: number): boolean =>
  isUnknown(fuel(s, seat), truck(s, seat).knocked, s.match.options.fuelUncertaintyMs)

/** Compares the gauges with the real sand at the time to which they refer. */
function look({ room }: Evening, held: (seat: number, when?: number) => number, found: Looked): void {
  const s = room.daemon.state as unknown as State
  const { shift, last } = peek(room.daemon.match).sensors.time
  if (shift === null || !last) return
  found.clocks.push(last.error)
  for (const seat of [0, 1]) {
    const band = fuel(s, seat)
    if (isLost(s, seat)) {
      found.unknown++
      continue
    }
    const { lo, hi } = atLeastNone(band)
    found.errors.push(Math.abs((lo + hi) / 2 - held(seat, (s.clock.at ?? 0) - shift)))
  }
}
