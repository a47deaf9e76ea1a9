// How a match ends, and what a solo victory is worth (PL-174, PL-181 to PL-184).

import type { Outcome } from '../../../core/rules.ts'
import { card, player, type State } from '../state.ts'

/** PL-183: events left, enemies defeated, wounds beyond the boss's health, gems, coins with what was bought. PL-184: the boss is an enemy. */
export function score(s: State): number {
  const { coins, gems, items, potions } = player(s, 0)
  const worth = [...items.map((it) => it.id), ...potions].reduce((sum, id) => sum + (card(s, id)?.price ?? 0), 0)
  const left = s.match.events.length - s.events.length
  // PL-Q35.
  const defeated = s.defeated - (s.match.options.soloBossCounts ? 0 : 1)
  return 3 * left + 2 * defeated + 2 * s.surplus + gems + Math.floor((coins + worth) / 3)
}

export const outcome = (s: State): Outcome | null =>
  s.winners && {
    winners: s.winners,
    why: {
      say: s.why ?? 'over.boss',
      with: s.winners.length > 0 ? { who: s.winners.map((seat) => ({ seat })), n: s.match.solo ? score(s) : 0 } : {}
    }
  }
