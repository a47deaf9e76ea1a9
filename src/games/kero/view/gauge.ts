// The gauge of a truck (KE-Q41): its fuel, as exactly as the table agreed, or "unknown" if it is too uncertain.

import type { Seat } from '../../../core/ids.ts'
import type { Widget } from '../../../core/view.ts'
import type { Phrase } from '../../../core/words.ts'
import { fuel, limits, type State, truck } from '../state.ts'
import { atLeastNone, isUnknown } from '../truck/fuel.ts'

/** Section 9: green above 20 s, amber above 8 s, red below. */
const bands = [
  [20_000, 'plenty'],
  [8000, 'some'],
  [-1, 'little']
] as const

export function gaugeOf(s: State, seat: Seat): Widget {
  const { fuelGauge, fuelUncertaintyMs: u } = s.match.options
  const held = fuel(s, seat)
  const { lo, hi } = atLeastNone(held)
  const middle = (lo + hi) / 2
  const band = bands.find(([least]) => middle > least)?.[1] ?? 'little'
  const full = limits(s, seat).drainFullMs
  const shown =
    fuelGauge === 'exact'
      ? middle
      : fuelGauge === 'bands'
        ? { plenty: full, some: full / 3, little: full / 10 }[band]
        : 0
  return {
    widget: 'gauge',
    id: `fuel/${seat}`,
    title: { say: 'gauge.title', with: { who: { seat } } },
    level: isUnknown(held, truck(s, seat).knocked, u) ? 0 : Math.round((1000 * shown) / full) / 1000,
    note: noteOf(s, seat, held, middle, band),
    tone: mustStop(s, seat)
      ? 'stop'
      : isUnknown(held, truck(s, seat).knocked, u) || fuelGauge === 'hidden'
        ? 'unknown'
        : band,
    ...(truck(s, seat).pose === 'flat' ? {} : { runs: true as const })
  }
}

/** KE-069: every die shows fire, but the owner still holds the truck. */
const mustStop = (s: State, seat: Seat): boolean =>
  s.refuel?.done === true && seat === s.active && truck(s, seat).pose === 'hoodDown'

function noteOf(s: State, seat: Seat, held: { lo: number; hi: number }, middle: number, band: string): Phrase {
  const { fuelGauge, fuelUncertaintyMs: u } = s.match.options
  const { pose } = truck(s, seat)
  if (mustStop(s, seat)) return { say: 'gauge.stop' }
  if (fuelGauge === 'hidden') return { say: `pose.${pose}` }
  if (isUnknown(held, truck(s, seat).knocked, u)) return { say: 'gauge.unknown' }
  // KE-111: the fuel (r) has reached 0.
  if (pose === 'tankDown' && held.hi <= 0) return { say: 'gauge.empty' }
  if (fuelGauge === 'bands') return { say: `gauge.${band}` }
  return { say: 'gauge.seconds', with: { n: Math.round(middle / 1000), pose: { say: `pose.${pose}` } } }
}
