// The Tuareks that move explorers, and buying one: each tried, and taken if it leads to a better state.

import type { Seat } from '../../../core/ids.ts'
import type { Work } from '../../../core/player.ts'
import type { Action } from '../actions.ts'
import { decide, legal } from '../acts/index.ts'
import type { State } from '../state.ts'
import { tiedLands } from '../turn/conquest.ts'
import { landWorth, outlook } from './camp.ts'
import { evaluate } from './evaluate.ts'

const names = ['march', 'remove', 'convert', 'buy']
/** A gain below this, as a chance to win, may be none. */
const sure = 0.004

export function tiles(s: State, seat: Seat, work: Work): Action | null {
  const now = evaluate(s)[seat] ?? 0
  let best: Action | null = null
  let most = now + sure
  for (const action of legal(s, seat)) {
    if (!names.includes(action.act)) continue
    if (!work.spend()) break
    const value = evaluate(decide(s, { by: seat, do: action }).state)[seat] ?? 0
    if (value > most) [best, most] = [action, value]
  }
  return best
}

/** The tied lands that are worth most, as many as may be won. */
export function tieChoice(s: State, seat: Seat): Action {
  const turns = outlook(s).turns[seat as 0 | 1] ?? 0
  const worth = (at: number): number => landWorth(s, s.clans[seat === 0 ? 0 : 1], s.lands[at] ?? '', turns)
  const lands = [...tiedLands(s)].sort((a, b) => worth(b) - worth(a)).slice(0, s.match.options.tieLands)
  return { act: 'tie', lands: lands.sort((a, b) => a - b) }
}
