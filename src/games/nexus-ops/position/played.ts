// Checks what a turn and a match can have led to: figures, points, missions, debts, eliminations, moves and battles fought.

import type { Problem } from '../../../core/schema.ts'
import { problem } from '../../../kit/problem.ts'
import { toFight } from '../battle.ts'
import { hasArmy, mayStand, sizeOf, supply, teamOf } from '../board.ts'
import { units } from '../data/units.ts'
import { cardOf, countOf, type State, seatsOf } from '../state.ts'
import { isFinished, points } from '../victory.ts'
import { unitName } from '../view/names.ts'
import type { Written } from './written.ts'

export const unplayed = (s: State, written: Written): readonly Problem[] =>
  [ofFigures, ofPoints, ofMissions, ofDebts, ofOut, ofMoved, ofTurn].flatMap((law) => [...law(s, written)])

/** NO-022: nobody has more figures than the box holds. */
function* ofFigures(s: State): Generator<Problem> {
  for (const seat of seatsOf(s))
    for (const unit of units.filter((it) => supply(s, seat, it) < 0))
      yield problem(['units'], 'problem.figures', { unit: unitName(unit), n: s.match.units[unit].count }, 'NO-022')
}

/** The points of the missions that a player has shown. */
export const worth = (s: State, played: readonly string[]): number =>
  played.reduce((sum, id) => sum + (cardOf(s, id)?.vp ?? 0), 0)

/** NO-129, NO-140: points come from missions, and whoever reaches the target ends the match. */
function* ofPoints(s: State, { vp = [] }: Written): Generator<Problem> {
  const { teams, teamTarget, vpTarget } = s.match.options
  const target = teams ? teamTarget : vpTarget
  for (const [seat, n] of vp.entries()) {
    const least = worth(s, s.players[seat]?.played ?? [])
    if (n < least) yield problem(['vp', seat], 'problem.vp.played', { n: least }, 'NO-129')
  }
  const sides = seatsOf(s).filter((seat) => teamOf(s, seat)[0] === seat)
  const reached = sides.map((seat) => points(s, teamOf(s, seat))).filter((n) => n >= target)
  if (reached.length > 1) yield problem(['vp'], 'problem.vp.both', { n: target }, 'NO-140')
  const most = target - 1 + Math.max(0, ...s.match.cards.map((it) => it.vp ?? 0))
  if (reached.some((n) => n > most)) yield problem(['vp'], 'problem.vp.most', { n: most }, 'NO-140')
}

/** NO-133: the open pile only shrinks. */
function* ofMissions(s: State, { missions = 0 }: Written): Generator<Problem> {
  const taken = s.players.flatMap((it) => it.played).filter((id) => cardOf(s, id)?.deck === 'mission').length
  const n = s.match.cards.reduce((sum, it) => sum + (it.deck === 'mission' ? it.count : 0), -taken)
  if (missions > n) yield problem(['missions'], 'problem.missions', { n }, 'NO-133')
}

/** NO-067, Q26: owed units were shown by tiles while the supply was empty, and only if the table agreed to owe them. */
function* ofDebts(s: State, { owed = [] }: Written): Generator<Problem> {
  const shown = (unit: string): number => s.match.tiles.reduce((sum, it) => sum + (it.unit === unit ? it.count : 0), 0)
  for (const seat of owed.keys()) {
    const debts = s.players[seat]?.owed ?? {}
    const unit = units.find((it) => countOf(debts, it) > shown(it))
    if (s.match.options.emptySupplyExplore !== 'owed' && sizeOf(debts) > 0)
      yield problem(['owed', seat], 'problem.owed', {}, 'NO-067')
    else if (unit)
      yield problem(['owed', seat], 'problem.owed.many', { unit: unitName(unit), n: shown(unit) }, 'NO-067')
  }
}

/** NO-142, NO-143, NO-156, NO-157: an eliminated player has nothing left. Play goes on only in teams, while both have a player left. */
function* ofOut(s: State, { out = [] }: Written): Generator<Problem> {
  if (out.length > 0 && !s.match.options.teams) return yield problem(['out'], 'problem.out.ends', {}, 'NO-143')
  for (const [i, seat] of out.entries()) {
    const as = { ...s, players: s.players.map((it, at) => (at === seat ? { ...it, out: false } : it)) }
    if (hasArmy(s, seat) || !isFinished(as, seat)) yield problem(['out', i], 'problem.out.has', {}, 'NO-142')
  }
  if (out.some((seat) => teamOf(s, seat).every((it) => out.includes(it))))
    yield problem(['out'], 'problem.out.team', {}, 'NO-157')
  if (out.includes(s.active)) yield problem(['active'], 'problem.out.active', {}, 'NO-156')
}

const isFrom = (s: State, ...phases: readonly State['phase'][]): boolean => phases.includes(s.phase)

/** NO-030: no unit moves before the Move phase or to forbidden ground. A moved unit may have fallen in a battle since. */
function* ofMoved(s: State, { moved = {} }: Written): Generator<Problem> {
  if (s.phase === 'deploy' && Object.keys(moved).length > 0)
    return yield problem(['moved'], 'problem.moved.when', {}, 'NO-030')
  const falls = isFrom(s, 'battle', 'draw', 'give')
  for (const at of Object.keys(moved)) {
    const isStrange = units.some((unit) => {
      const n = countOf(s.turn.moved[at], unit)
      const most = falls ? s.match.units[unit].count : countOf(s.units[at]?.[s.active], unit)
      return n > 0 && (n > most || !mayStand(s, unit, at))
    })
    if (isStrange) yield problem(['moved', at], 'problem.moved', {}, 'NO-030')
  }
}

/** NO-005, NO-070, NO-152: which battles are or must be fought by this phase, and whether the phase exists. */
function* ofTurn(s: State, { fought = [] }: Written): Generator<Problem> {
  if (fought.length > 0 && !isFrom(s, 'battle', 'draw', 'give'))
    yield problem(['fought'], 'problem.fought.when', {}, 'NO-005')
  for (const at of isFrom(s, 'draw', 'give') ? toFight(s) : [])
    yield problem(['units', at], 'problem.unfought', {}, 'NO-070')
  if (s.phase === 'give' && !s.match.options.teams) yield problem(['phase'], 'problem.give', {}, 'NO-152')
}
