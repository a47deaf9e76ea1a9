// When the match is over and who has won it (K, L).

import type { Seat } from '../../core/ids.ts'
import { remembered } from '../../core/remember.ts'
import type { Outcome } from '../../core/rules.ts'
import { army, controlled, hasArmy, sizeOf, teamOf } from './board.ts'
import type { UnitTable } from './data/schemas.ts'
import { units } from './data/units.ts'
import type { Event } from './evolve.ts'
import { player, type State, seatsOf } from './state.ts'

const over = (winners: readonly Seat[], why: string): readonly Event[] => [{ e: 'over', winners, why }]
const nothing: readonly Event[] = []
export const points = (s: State, seats: readonly Seat[]): number => seats.reduce((sum, it) => sum + player(s, it).vp, 0)

/** NO-140, NO-141, NO-151: the match ends at once when somebody has enough points. */
export function byPoints(s: State): readonly Event[] {
  const { teams, teamTarget, vpTarget } = s.match.options
  // After most moves nobody has enough. A team needs more than any of its members.
  if (!teams && s.players.every(({ vp }) => vp < vpTarget)) return nothing
  const reached = seatsOf(s)
    .map((seat) => teamOf(s, seat))
    .find((team) => points(s, team) >= (teams ? teamTarget : vpTarget))
  return reached ? over(reached, 'over.points') : []
}

const cheapestOf = remembered((chart: UnitTable) => Math.min(...units.map((it) => chart[it].cost)))

/** NO-142: whether a player has no unit, no money for the cheapest one, and no card to sell (Q19). */
export function isFinished(s: State, seat: Seat): boolean {
  const { rubium, hand, owed, out } = player(s, seat)
  const cheapest = cheapestOf(s.match.units)
  // Q26: an owed unit can be placed without paying.
  if (out || rubium >= cheapest || hasArmy(s, seat) || sizeOf(owed) > 0) return false
  return s.match.options.eliminationCards === 'no_cards' ? hand.length === 0 : rubium + hand.length < cheapest
}

/** NO-142 to NO-147, NO-156, NO-157: the players eliminated now, and what that means for the match. */
export function byElimination(s: State): readonly Event[] {
  const gone = seatsOf(s).filter((seat) => isFinished(s, seat))
  if (gone.length === 0) return nothing
  const out = gone.map((seat): Event => ({ e: 'out', seat }))
  const left = seatsOf(s).filter((seat) => !player(s, seat).out && !gone.includes(seat))
  return s.match.options.teams ? [...out, ...ofTeams(s, left)] : [...out, ...over(best(s, left), 'over.eliminated')]
}

function ofTeams(s: State, left: readonly Seat[]): readonly Event[] {
  const teams = [teamOf(s, 0), teamOf(s, 1)]
  const alive = teams.filter((team) => team.some((it) => left.includes(it)))
  if (alive.length === 2) return []
  if (alive[0]) return over(alive[0], 'over.eliminated')
  const most = Math.max(...teams.map((it) => points(s, it)))
  const first = teams.filter((it) => points(s, it) === most)
  return over(first.length === 1 ? (first[0] ?? []) : [], 'over.eliminated')
}

/** NO-143, NO-144: the winners by points, then controlled spaces, then units. NO-147: if nobody is left, nobody wins. */
function best(s: State, left: readonly Seat[]): readonly Seat[] {
  const measures = [(it: Seat) => player(s, it).vp, (it: Seat) => controlled(s, it).length, (it: Seat) => army(s, it)]
  const first = measures.reduce((seats, measure) => {
    const most = Math.max(...seats.map(measure))
    return seats.filter((it) => measure(it) === most)
  }, left)
  return first.length === 1 ? first : []
}

export const outcome = ({ winners, why }: State): Outcome | null =>
  winners && {
    winners,
    why:
      winners.length > 0
        ? { say: why ?? 'over.points', with: { who: winners.map((seat) => ({ seat })) } }
        : { say: 'over.draw' }
  }
