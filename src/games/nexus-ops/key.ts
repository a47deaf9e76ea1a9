// A state as a short text: equal texts mean the same future, and the same history as far as anybody can tell.

import { hexes } from './board.ts'
import { units } from './data/units.ts'
import { remembered } from './remember.ts'
import type { Force, Forces, Marked, Match, State } from './state.ts'
import { countOf } from './state.ts'

export function key(s: State): string {
  const { match, phase, first, active, players, turn, tiles, discards, missions, winners } = s
  const marks = [turn.deployed, turn.marching, turn.moved].map((it) => marked(s, it)).join('/')
  const { bound, breathed, breath, battle, fights } = turn
  const ofTurn = [bound, breathed, breath, battle, fights, s.pending].map(textOf).join()
  const rest = [s.ground, s.dealt, s.mines, s.known, s.revealed, discards, winners].map(textOf).join()
  const seats = players.map(textOf).join()
  return `${digest(match)} ${phase} ${first}${active}|${stands(s, s.units)}|${stands(s, s.settled)}|${tiles.join(' ')}|${marks}|${ofTurn}|${seats}|${missions}|${rest}`
}

/** Records are written in one order, whatever order they came to be in. */
const ordered = (value: object): object =>
  Array.isArray(value) ? value : Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
const written = remembered((value: object) => JSON.stringify(ordered(value)))
const textOf = (value: object | null): string => (value === null ? '-' : written(value))

// Options and data never change within a match: a number stands for them (FNV-1a, twice 32 bits).
const digest = remembered((match: Match): string => {
  const text = JSON.stringify(match)
  let [a, b] = [0x811c9dc5, 0x050c5d1f]
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193)
    b = Math.imul(b ^ text.charCodeAt(text.length - 1 - i), 0x01000193)
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36)
})

const force = (it: Force | undefined): string => units.map((unit) => countOf(it, unit)).join('')

const forcesText = remembered((there: readonly Force[]) => there.map(force).join('-'))

function stands(s: State, forces: Forces): string {
  let text = ''
  for (const at of hexes(s)) {
    const there = forces[at]
    if (there) text += `${at}:${forcesText(there)};`
  }
  return text
}

function marked(s: State, marks: Marked): string {
  let text = ''
  for (const at of hexes(s)) if (marks[at]) text += `${at}:${force(marks[at])};`
  return text
}
