// A Conquest card (group M): each land goes to the player with more explorers there, and all explorers go home.

import type { Seat } from '../../../core/ids.ts'
import type { Play } from '../evolve.ts'
import { clan, land, onLand, rival, type State } from '../state.ts'
import { drawTuareks, give, hasPower } from './stock.ts'

/** KE-217: lands with equally many explorers of both players, at least one each. */
export const tiedLands = (s: State): readonly number[] =>
  s.lands.flatMap((_, at) => (onLand(s, 0, at) === onLand(s, 1, at) && onLand(s, 0, at) > 0 ? [at] : []))

/** KE-225: the tie power works in every conquest, in anybody’s turn. */
export function beginConquest(p: Play): void {
  const { active, turn } = p.s
  const asks = [active, rival(active)].filter((seat) => hasPower(p.s, seat, 'WIN_TIES') && tiedLands(p.s).length > 0)
  p.turn({ conquests: turn.conquests + 1 })
  p.board({ ties: { asks, picks: [] } })
  if (asks.length > 0) p.to('tie')
  else award(p)
}

/** KE-215, KE-216; KE-Q22: if both choose the same tied land, neither gets it. */
function winner(s: State, at: number): Seat | null {
  const [mine, theirs] = [onLand(s, 0, at), onLand(s, 1, at)]
  if (mine !== theirs) return mine > theirs ? 0 : 1
  const named = s.ties.picks.filter(([, lands]) => lands.includes(at))
  return named.length === 1 ? (named[0]?.[0] ?? null) : null
}

export function award(p: Play): void {
  const { active, lands } = p.s
  const won = lands.map((id, at) => [winner(p.s, at), id] as const)
  // KE-226: the player in turn gets its bonuses first.
  for (const seat of [active, rival(active)])
    for (const [by, id] of won) {
      if (by !== seat) continue
      p.make({ e: 'won', seat, land: id })
      // KE-218: the bonus of a land is received at once.
      const { jerrycans = 0, tuareks = 0 } = land(p.s, id)?.bonus ?? {}
      give(p, seat, jerrycans)
      drawTuareks(p, seat, tuareks)
    }
  // KE-219: all explorers go home.
  for (const seat of [0, 1]) {
    const { pawns } = clan(p.s, seat)
    p.make({ e: 'has', seat, change: { pawns: pawns.map((n, at) => (at < 4 ? 0 : n)) } })
  }
  // KE-227: the round counter goes up.
  const conquered = p.s.conquered + 1
  p.board({ lands: [], conquered, quiet: 0, ties: { asks: [], picks: [] } })
  // KE-220, KE-224: four new lands, except after the third conquest.
  if (conquered < 3) for (let i = 0; i < 4; i++) p.wait({ does: 'land' })
  // KE-231: the third conquest is the last.
  const final = conquered === 3
  if (final) p.board({ final })
  const { first, match } = p.s
  // KE-230: in the second player’s turn the game is over. KE-221, KE-223, KE-232: otherwise the row is filled first.
  const stops = final && (active !== first || !match.options.fillBeforeLast)
  p.to(stops ? 'end' : 'refill')
}
