// What a turn and a match can have come to: figures, points and missions, debts, who is out, who has moved, and which battles were fought.

import type { Problem } from '../../../core/schema.ts'
import { toFight } from '../battle.ts'
import { hasArmy, mayStand, sizeOf, supply, teamOf } from '../board.ts'
import { units } from '../data/units.ts'
import type { State } from '../state.ts'
import { cardOf, countOf, player, seatsOf } from '../state.ts'
import { isFinished } from '../victory.ts'
import { problem, unitNamed } from './problem.ts'
import type { Written } from './written.ts'

export const unplayed = (s: State, written: Written): readonly Problem[] => [
  ...ofFigures(s),
  ...ofPoints(s, written),
  ...ofDebts(s, written),
  ...ofOut(s, written),
  ...ofTurn(s, written)
]

/** NO-022: nobody has more figures than the box holds. */
function ofFigures(s: State): readonly Problem[] {
  const many = seatsOf(s).flatMap((seat) => units.filter((unit) => supply(s, seat, unit) < 0))
  return many.map((unit) =>
    problem(['units'], 'problem.figures', { unit: unitNamed(unit), n: s.match.units[unit].count }, 'NO-022')
  )
}

/** What missions that lie before a player are worth. */
export const pointsOf = (s: Pick<State, 'match'>, played: readonly string[]): number =>
  played.reduce((sum, id) => sum + (s.match.cards.find((it) => it.id === id)?.vp ?? 0), 0)

/** NO-129, NO-133, NO-140: points come from missions, the open pile only shrinks, and the first to have enough ends the match. */
function ofPoints(s: State, { vp = [], missions }: Written): readonly Problem[] {
  const { teams, teamTarget, vpTarget } = s.match.options
  const target = teams ? teamTarget : vpTarget
  const best = Math.max(0, ...s.match.cards.map((it) => it.vp ?? 0))
  const of = (seats: readonly number[]): number => seats.reduce((sum, seat) => sum + player(s, seat).vp, 0)
  const sides = [...new Set(seatsOf(s).map((seat) => teamOf(s, seat).join()))].map((it) =>
    of(it.split(',').map(Number))
  )
  const pile = s.match.cards.reduce((sum, it) => sum + (it.deck === 'mission' ? it.count : 0), 0)
  const taken = s.players.flatMap((it) => it.played).filter((id) => cardOf(s, id)?.deck === 'mission').length
  const least = vp.flatMap((n, seat) => {
    const played = pointsOf(s, s.players[seat]?.played ?? [])
    return n < played ? [problem(['vp', seat], 'problem.vp.played', { n: played }, 'NO-129')] : []
  })
  const reached = sides.filter((n) => n >= target)
  const most = target - 1 + best
  return [
    ...least,
    ...(reached.length > 1 ? [problem(['vp'], 'problem.vp.both', { n: target }, 'NO-140')] : []),
    ...(reached.some((n) => n > most) ? [problem(['vp'], 'problem.vp.most', { n: most }, 'NO-140')] : []),
    ...((missions ?? 0) > pile - taken
      ? [problem(['missions'], 'problem.missions', { n: pile - taken }, 'NO-133')]
      : [])
  ]
}

/** NO-067, Q26: what tiles showed while the supply was empty, where that is owed. */
function ofDebts(s: State, { owed = [] }: Written): readonly Problem[] {
  const shown = (unit: string): number => s.match.tiles.reduce((sum, it) => sum + (it.unit === unit ? it.count : 0), 0)
  return owed.flatMap((_, seat) => {
    const debts = s.players[seat]?.owed ?? {}
    if (sizeOf(debts) === 0) return []
    if (s.match.options.emptySupplyExplore !== 'owed') return [problem(['owed', seat], 'problem.owed', {}, 'NO-067')]
    const [unit] = units.filter((it) => countOf(debts, it) > shown(it))
    return unit
      ? [problem(['owed', seat], 'problem.owed.many', { unit: unitNamed(unit), n: shown(unit) }, 'NO-067')]
      : []
  })
}

/** NO-142, NO-143, NO-156, NO-157: whoever is out has nothing left, and play goes on only in teams, as long as both have somebody. */
function ofOut(s: State, { out = [] }: Written): readonly Problem[] {
  if (out.length === 0) return []
  if (!s.match.options.teams) return [problem(['out'], 'problem.out.ends', {}, 'NO-143')]
  const rich = out.flatMap((seat, i) => {
    const as = { ...s, players: s.players.map((it, at) => (at === seat ? { ...it, out: false } : it)) }
    return hasArmy(s, seat) || !isFinished(as, seat) ? [problem(['out', i], 'problem.out.has', {}, 'NO-142')] : []
  })
  const all = out.filter((seat) => teamOf(s, seat).every((it) => out.includes(it)))
  return [
    ...rich,
    ...(all.length > 0 ? [problem(['out'], 'problem.out.team', {}, 'NO-157')] : []),
    ...(out.includes(s.active) ? [problem(['active'], 'problem.out.active', {}, 'NO-156')] : [])
  ]
}

/** NO-005, NO-030, NO-070, NO-152: what a phase can find done, and must. */
function ofTurn(s: State, { moved = {}, fought = [] }: Written): readonly Problem[] {
  const strange = Object.keys(moved).filter((at) => {
    const marked = s.turn.moved[at] ?? {}
    const falls = ['battle', 'draw', 'give'].includes(s.phase)
    return units.some((unit) => {
      const n = countOf(marked, unit)
      // Who has moved may have fallen since.
      const most = falls ? s.match.units[unit].count : countOf(s.units[at]?.[s.active], unit)
      return n > 0 && (n > most || !mayStand(s, unit, at))
    })
  })
  const isEarly = s.phase === 'deploy' && Object.keys(moved).length > 0
  const isBefore = fought.length > 0 && !['battle', 'draw', 'give'].includes(s.phase)
  const unfought = ['draw', 'give'].includes(s.phase) ? toFight(s) : []
  return [
    ...(isEarly ? [problem(['moved'], 'problem.moved.when', {}, 'NO-030')] : []),
    ...(isEarly ? [] : strange.map((at) => problem(['moved', at], 'problem.moved', {}, 'NO-030'))),
    ...(isBefore ? [problem(['fought'], 'problem.fought.when', {}, 'NO-005')] : []),
    ...unfought.map((at) => problem(['units', at], 'problem.unfought', {}, 'NO-070')),
    ...(s.phase === 'give' && !s.match.options.teams ? [problem(['phase'], 'problem.give', {}, 'NO-152')] : [])
  ]
}
