// Scoring, line by line (group O). KE-259: conditions are checked once, at the end.

import type { Seat } from '../../../core/ids.ts'
import type { Outcome } from '../../../core/rules.ts'
import type { Phrase } from '../../../core/words.ts'
import type { Play } from '../evolve.ts'
import { card, clan, land, type State, sum } from '../state.ts'

/** A line of the score sheet. */
export type Line = { readonly what: 'card' | 'pass' | 'land' | 'slots'; readonly id: string; readonly points: number }

/** KE-263: cards with the colour `none` count for no colour. */
const coloursOf = (s: State, seat: Seat): readonly string[] =>
  clan(s, seat).cards.flatMap((id) => {
    const colour = card(s, id)?.colour ?? 'none'
    return colour === 'none' ? [] : [colour]
  })

function landPoints(s: State, seat: Seat, id: string): number {
  const [mine, cards] = [coloursOf(s, seat), clan(s, seat).cards]
  const many = (colour: string): number => mine.filter((it) => it === colour).length
  const score = land(s, id)?.score
  switch (score?.k) {
    // KE-253: one point for each card of the colour.
    case 'PER_COLOUR':
      return many(score.colour)
    // KE-254: one point for every three cards.
    case 'PER_3_CARDS':
      return Math.floor(cards.length / 3)
    // KE-255: more with a card of every colour.
    case 'EACH_COLOUR':
      return score.base + (s.match.colours.every((it) => many(it) > 0) ? score.plus : 0)
    // KE-256: more with four cards of one colour.
    case 'FOUR_ALIKE':
      return score.base + (s.match.colours.some((it) => many(it) >= 4) ? score.plus : 0)
    // KE-257: one point for each land.
    case 'PER_LAND':
      return clan(s, seat).lands.length
    // KE-258: its printed points.
    case 'FLAT':
      return score.points
    default:
      return 0
  }
}

/** KE-250: all lines of a player. KE-260: jerrycans, Tuareks, power tiles and fuel give no points. */
export function linesOf(s: State, seat: Seat): readonly Line[] {
  const { cards, lands, pawns } = clan(s, seat)
  const passes = cards.filter((id) => card(s, id)?.effect.k === 'NSP').length
  // KE-235, KE-236: a complete first slot gives 1 point, a complete second slot 3.
  const slots = (pawns[4] === 1 ? 1 : 0) + (pawns[5] === 2 ? 3 : 0)
  return [
    // KE-251: each card gives its printed points.
    ...cards.flatMap((id): readonly Line[] => {
      const points = card(s, id)?.points ?? 0
      return points > 0 ? [{ what: 'card', id, points }] : []
    }),
    // KE-252: n cards “None shall pass!” give n × n points.
    ...(passes > 0 ? [{ what: 'pass' as const, id: String(passes), points: passes * passes }] : []),
    ...lands.map((id): Line => ({ what: 'land', id, points: landPoints(s, seat, id) })),
    ...(slots > 0 ? [{ what: 'slots' as const, id: '', points: slots }] : [])
  ]
}
export const scoreOf = (s: State, seat: Seat): number => sum(linesOf(s, seat).map((it) => it.points))

/** KE-261, KE-262: the higher score wins; KE-Q21 breaks ties if agreed. */
export function finish(p: Play): void {
  const scores = [scoreOf(p.s, 0), scoreOf(p.s, 1)] as const
  p.make({ e: 'over', scores, winners: winnersOf(p.s, scores) })
}

function winnersOf(s: State, [a, b]: readonly [number, number]): readonly Seat[] {
  if (a !== b) return [a > b ? 0 : 1]
  const { finalTie } = s.match.options
  if (finalTie === 'shared') return [0, 1]
  const [mine, theirs] = s.clans.map((it) => (finalTie === 'mostLands' ? it.lands.length : it.jerrycans))
  return mine === theirs ? [0, 1] : [(mine ?? 0) > (theirs ?? 0) ? 0 : 1]
}

export function outcome(s: State): Outcome | null {
  if (s.phase !== 'over' || !s.scores) return null
  const [a, b] = s.scores
  const why: Phrase =
    s.winners.length === 2
      ? { say: 'over.shared', with: { n: a } }
      : { say: 'over.won', with: { who: { seat: s.winners[0] ?? 0 }, n: Math.max(a, b), other: Math.min(a, b) } }
  return { winners: s.winners, why }
}
