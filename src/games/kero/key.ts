// A state of a match as a text: equal texts mean the same future, and the same past as far as anybody can tell. Parts that never change
// in a match are left out; parts that a move leaves alone are serialised once.

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

/** Parts are always made in one order, but for faces, which are written in the order of the dice. */
const written = remembered((it: object) => JSON.stringify(it, sorted))
const sorted = (name: string, it: unknown): unknown =>
  (name === 'faces' || name === 'before') && it !== null && typeof it === 'object'
    ? Object.fromEntries(Object.entries(it).sort(([a], [b]) => (a < b ? -1 : 1)))
    : it
