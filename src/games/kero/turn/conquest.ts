// A Conquest card (group M): lands go to whoever has more explorers there, and all explorers go home.

import type { Seat } from '../../../core/ids.ts'
import type { Play } from '../evolve.ts'
import { clan, land, onLand, rival, type State } from '../state.ts'
import { drawTuareks, give, hasPower } from './stock.ts'

/** KE-217: as many explorers of both, at least one each. */
export const tiedLands = (s: State): readonly number[] =>
  s.lands.flatMap((_, at) => (onLand(s, 0, at) === onLand(s, 1, at) && onLand(s, 0, at) > 0 ? [at] : []))

/** KE-225: whoever's turn it is. */
export function beginConquest(p: Play): void {
  const { active, turn } = p.s
  const asks = [active, rival(active)].filter((seat) => hasPower(p.s, seat, 'WIN_TIES') && tiedLands(p.s).length > 0)
  p.turn({ conquests: turn.conquests + 1 })
  p.board({ ties: { asks, picks: [] } })
  if (asks.length > 0) p.to('tie')
  else award(p)
}

/** KE-215, KE-216; KE-Q22: who both name one land both lose it. */
function winner(s: State, at: number): Seat | null {
  const [mine, theirs] = [onLand(s, 0, at), onLand(s, 1, at)]
  if (mine !== theirs) return mine > theirs ? 0 : 1
  const named = s.ties.picks.filter(([, lands]) => lands.includes(at))
  return named.length === 1 ? (named[0]?.[0] ?? null) : null
}

export function award(p: Play): void {
  const { active, lands } = p.s
  const won = lands.map((id, at) => [winner(p.s, at), id] as const)
  // KE-226: whoever's turn it is gets its bonuses first.
  for (const seat of [active, rival(active)])
    for (const [by, id] of won) {
      if (by !== seat) continue
      p.make({ e: 'won', seat, land: id })
      // KE-218.
      const { jerrycans = 0, tuareks = 0 } = land(p.s, id)?.bonus ?? {}
      give(p, seat, jerrycans)
      drawTuareks(p, seat, tuareks)
    }
  // KE-219.
  for (const seat of [0, 1]) {
    const { pawns } = clan(p.s, seat)
    p.make({ e: 'has', seat, change: { pawns: pawns.map((n, at) => (at < 4 ? 0 : n)) } })
  }
  // KE-227.
  const conquered = p.s.conquered + 1
  p.board({ lands: [], conquered, quiet: 0, ties: { asks: [], picks: [] } })
  // KE-220, KE-224.
  if (conquered < 3) for (let i = 0; i < 4; i++) p.wait({ does: 'land' })
  // KE-231.
  const final = conquered === 3
  if (final) p.board({ final })
  const { first, match } = p.s
  // KE-230: in the second player's turn the game is over. KE-221, KE-223, KE-232: otherwise the row is filled first.
  const stops = final && (active !== first || !match.options.fillBeforeLast)
  p.to(stops ? 'end' : 'refill')
}
