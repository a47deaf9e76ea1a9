// Whole turns: sequences of actions are tried side by side, the best ones are followed further, and each is judged where the turn ends
// or chance goes on.

import type { Seat } from '../../../core/ids.ts'
import type { Work } from '../../../core/player.ts'
import type { Action } from '../actions.ts'
import { decide, legal } from '../acts/index.ts'
import { key } from '../key.ts'
import { player, type State } from '../state.ts'
import { cellOf, yOf } from '../tower/cell.ts'
import { asked } from '../turn/round.ts'
import { evaluate } from './evaluate.ts'

/** A turn seldom has more actions, and so many choices each. */
const usual = { depth: 12, choices: 16 }

interface Line {
  readonly first: Action
  readonly s: State
  readonly value: number
}

/** The first action of the best turn found; null: no budget for a single one. */
export function bestTurn(s: State, seat: Seat, work: Work): Action | null {
  const width = Math.max(1, Math.min(60, Math.floor(work.left / (usual.depth * usual.choices))))
  const met = new Set<string>()
  let best: Line | null = null
  let lines: readonly Line[] = []
  for (let depth = 0; depth < 2 * usual.depth; depth++) {
    const next: Line[] = []
    const from: readonly { readonly first: Action | null; readonly s: State }[] =
      depth === 0 ? [{ first: null, s }] : lines
    for (const line of from)
      for (const action of legal(line.s, seat)) {
        if (!isSensible(line.s, action)) continue
        if (!work.spend()) return (best ?? next[0] ?? lines[0])?.first ?? null
        const state = decide(line.s, { by: seat, do: action }).state
        const value = evaluate(state)[seat] ?? 0
        const made: Line = { first: line.first ?? action, s: state, value }
        if (asked(state) !== seat || state.active !== line.s.active) {
          if (!best || value > best.value) best = made
          continue
        }
        const text = key(state)
        if (met.has(text)) continue
        met.add(text)
        next.push(made)
      }
    if (next.length === 0) break
    lines = next.sort((a, b) => b.value - a.value).slice(0, width)
  }
  return best?.first ?? lines[0]?.first ?? null
}

/** Leaves out what is wasted nearly always, so that the rest is looked at more deeply. */
function isSensible(s: State, action: Action): boolean {
  switch (action.act) {
    case 'attack':
      return !action.sure
    case 'gravity':
      return false
    case 'use':
      if (action.as === 'COIN' || action.as === 'PAW') return action.size === undefined && !action.pay.includes('+')
      return action.as !== 'BOOT' || (action.size ?? 1) <= 2
    case 'card':
      if (action.dice) return false
      return !action.to || cellOf(action.to) > (player(s, s.active).at ?? 0) || yOf(cellOf(action.to)) === 1
    case 'ability':
      return !action.dice
    default:
      return true
  }
}
