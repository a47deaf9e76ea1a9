// A state as a text: equal texts mean the same future, and the same past as far as any player can tell. It omits what never changes in a
// match, and the text of an unchanged part is remembered.

import { remembered } from '../../core/remember.ts'
import type { State } from './state.ts'

export function key(s: State): string {
  const { phase, first, active, conquered, clock, supply, turned, reveals, buried, final, last, quiet, turn } = s
  const small = [
    phase,
    first,
    active,
    conquered,
    clock.at,
    clock.error,
    supply,
    turned,
    reveals,
    buried,
    +final,
    +last,
    quiet
  ]
  const whole = [
    s.trucks,
    s.clans,
    s.row,
    s.drawn,
    s.lands,
    s.shown,
    s.discards,
    turn,
    s.pending,
    s.ties,
    s.fullAt,
    s.winners
  ]
  const rest = [s.refuel, s.proposal, s.scores].map((it) => (it === null ? '-' : written(it)))
  return `${small.join()}${whole.map(written).join('')}${rest.join('')}`
}

/** Code creates the keys of each part in one fixed order, except those of faces: these are sorted. */
const written = remembered((it: object) => JSON.stringify(it, sorted))
const sorted = (name: string, it: unknown): unknown =>
  (name === 'faces' || name === 'before') && it !== null && typeof it === 'object'
    ? Object.fromEntries(Object.entries(it).sort(([a], [b]) => (a < b ? -1 : 1)))
    : it
