// A state of a match as a text: equal texts mean the same future, and the same history as far as anybody can tell.

import { remembered } from '../../core/remember.ts'
import { hexes, sizeOf } from './board.ts'
import { units } from './data/units.ts'
import type { Force, Forces, Marked, State } from './state.ts'
import { countOf } from './state.ts'

export function key(s: State): string {
  const { phase, first, active, turn, tiles, discards, missions, winners, pending } = s
  const { deployed, marching, moved, bound, breathed, breath, battle, fights, reds } = turn
  let text = `${phase} ${first}${active}|${stands(s, s.units)}|${stands(s, s.settled)}|${wordOf(tiles)}|`
  for (const it of [deployed, marching, moved]) text += `${marked(it)}/`
  for (const it of s.players) text += `${wordOf(it)},`
  for (const it of [bound, breathed, breath, battle, fights, reds, pending]) text += `${wordOf(it)},`
  for (const it of [s.ground, s.dealt, s.mines, s.known, s.revealed, discards, winners]) text += `${wordOf(it)},`
  return text + missions
}

/** Records are written in one order, whatever order they came to be in. */
const ordered = (value: object): object =>
  Array.isArray(value) ? value : Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
const word = remembered((value: object) => JSON.stringify(ordered(value)))
const wordOf = (value: object | null): string => (value === null ? '-' : word(value))

function force(it: Force | undefined): string {
  if (it === undefined || sizeOf(it) === 0) return ''
  let text = ''
  for (const unit of units) text += countOf(it, unit)
  return text
}

/** A move changes one or two hexes: what stands on the others is the very same. */
const army = remembered((there: readonly Force[]) => there.map((it) => `/${force(it)}`).join(''))

function stands(s: State, forces: Forces): string {
  let text = ''
  for (const at of hexes(s)) {
    const there = forces[at]
    if (there) text += `${at}${army(there)};`
  }
  return text
}

function marked(marks: Marked): string {
  let text = ''
  for (const at of Object.keys(marks).sort()) text += `${at}:${force(marks[at])};`
  return text
}
