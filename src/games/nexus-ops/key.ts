// A state as a short text: equal texts mean the same future, and the same history as far as anybody can tell.

import { hexes } from './board.ts'
import { units } from './data/units.ts'
import type { Force, Forces, Marked, Match, State } from './state.ts'
import { countOf } from './state.ts'

export function key(s: State): string {
  const { match, phase, first, active, players, turn, tiles, discards, missions, pending, winners } = s
  const rest = [s.ground, s.dealt, s.mines, s.known, s.revealed, players, discards, missions, pending, winners]
  const marks = [turn.deployed, turn.marching, turn.moved].map((it) => marked(s, it)).join('/')
  const { bound, breathed, breath, battle, fights } = turn
  const ofTurn = JSON.stringify([bound, sorted(breathed), breath, battle, fights])
  return `${digest(match)} ${phase} ${first}${active}|${stands(s, s.units)}|${stands(s, s.settled)}|${tiles.join(' ')}|${marks}|${ofTurn}|${JSON.stringify(rest.map(sorted))}`
}

// Options and data never change within a match: a number stands for them (FNV-1a, twice 32 bits).
const digests = new WeakMap<Match, string>()
function digest(match: Match): string {
  const known = digests.get(match)
  if (known !== undefined) return known
  const text = JSON.stringify(match)
  let [a, b] = [0x811c9dc5, 0x050c5d1f]
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193)
    b = Math.imul(b ^ text.charCodeAt(text.length - 1 - i), 0x01000193)
  }
  const made = (a >>> 0).toString(36) + (b >>> 0).toString(36)
  digests.set(match, made)
  return made
}

const force = (it: Force | undefined): string => units.map((unit) => countOf(it, unit)).join('')

function stands(s: State, forces: Forces): string {
  let text = ''
  for (const at of hexes(s)) {
    const there = forces[at]
    if (there) text += `${at}:${there.map(force).join('-')};`
  }
  return text
}

const marked = (s: State, marks: Marked): string =>
  hexes(s)
    .flatMap((at) => (marks[at] ? [`${at}:${force(marks[at])}`] : []))
    .join(';')

/** Records are written in one order, whatever order they came to be in. */
const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
    : value
