// A state as a text: equal texts mean the same future, and the same history as far as any player can tell. A search needs it at every
// step, and a step changes little: the text of an unchanged part is remembered, and what never changes in a match is left out.

import { remembered } from '../../core/remember.ts'
import { hexes, ofBoard } from './board.ts'
import { type Forces, isNone, type Player, type State } from './state.ts'

export function key(s: State): string {
  const { deployed, marching, moved, bound, breathed, breath, battle, fights, reds } = s.turn
  const { mines, known, tiles, revealed, discards, pending, winners } = s
  let text = `${s.phase}${s.first}${s.active},${s.missions}${groundOf(s)}${stands(s, s.units)}${stands(s, s.settled)}`
  text += `${record(deployed)}${record(marching)}${record(moved)}${record(breathed)}${record(mines)}${record(known)}`
  for (const it of s.players) text += ofPlayer(it)
  text += `${list(bound)}${list(breath)}${list(battle)}${list(fights)}${list(reds)}${list(pending)}${list(winners)}`
  return `${text}${list(tiles)}${list(revealed)}${list(discards.energize)}${list(discards.secret)}`
}

/** The ground that was dealt, double tiles included. */
const groundOf = ofBoard((board) =>
  hexes(board)
    .map((at) => board.ground[at]?.[0] ?? '-')
    .join('')
)

/** A list, or an object whose keys are always created in the same order. */
const list = (it: object | null): string => (it === null ? '-' : written(it))
const written = remembered((it: object) => JSON.stringify(Array.isArray(it) ? it : Object.values(it)))

const ofPlayer = remembered(({ rubium, vp, hand, played, owed, out }: Player) =>
  JSON.stringify([rubium, vp, hand, played, owed, out])
)

/** The units by hex. A move changes one or two hexes; the others keep their objects, so their text is remembered. */
function stands(s: State, forces: Forces): string {
  let text = '/'
  for (const at of hexes(s)) {
    const there = forces[at]
    if (there) text += `${at} ${written(there)}`
  }
  return text
}
const record = (it: object): string => (isNone(it) ? '/' : sorted(it))
const sorted = remembered((it: object) => JSON.stringify(Object.entries(it).sort(([a], [b]) => (a < b ? -1 : 1))))
