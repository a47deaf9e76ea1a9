// A state of a match as a text: equal texts mean the same future, and the same history as far as anybody can tell. What never changes in
// a match is left out; what a step leaves alone is written once.

import { remembered } from '../../core/remember.ts'
import type { State } from './state.ts'

export function key(s: State): string {
  const { phase, first, active, tower, roster, enemies, tokens, players, shop, turn, pending, winners } = s
  let text = `${phase}${first}${active},${s.defeated},${s.surplus}${winners ? winners.join() : '-'}`
  text += `${written(tower)}${written(roster)}${written(enemies)}${written(tokens)}`
  for (const it of players) text += written(it)
  text += `${written(shop)}${written(turn)}${written(pending)}`
  return `${text}${written(s.under)}${written(s.middle)}${written(s.events)}${written(s.spent)}`
}

/** Equal parts give equal texts: code builds their keys in one order, and number keys have an order of their own. */
const written = remembered((it: object) => JSON.stringify(it))
