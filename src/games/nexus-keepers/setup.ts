// From what people entered to the first state: by the ordinary set-up (NK-001), or at a position written by hand.

import { ruleId } from '../../core/ids.ts'
import type { Start } from '../../core/rules.ts'
import type { Checked } from '../../core/schema.ts'
import { houseOf } from './edition.ts'
import { readOptions } from './options.ts'
import { readPosition } from './position.ts'
import { readSeats } from './seats.ts'
import type { Match, Player, SeatSetup, State } from './state.ts'

const unplayed = ({ card }: SeatSetup): Player => ({
  status: 'box',
  at: null,
  fresh: true,
  powerLeft: card.powerDice,
  reserve: null,
  extraDice: 0,
  terrainAtStart: null,
  uses: {}
})

/** Everything in the box, everybody about to roll for First Player. */
const opening = (match: Match): State => ({
  match,
  phase: 'first',
  active: 0,
  cubes: [],
  players: match.seats.map(unplayed),
  turn: null,
  rollOff: { among: match.seats.map((_, seat) => seat), faces: [], tied: false },
  offer: null,
  closing: null,
  winners: null
})

export function setup(start: Start): Checked<State> {
  const { options, seats, position } = start
  const house = houseOf(start)
  if (!house.ok) return house
  const [agreed, brought] = [readOptions(options), readSeats(seats, house.value)]
  if (!agreed.ok || !brought.ok)
    return { ok: false, problems: [agreed, brought].flatMap((it) => (it.ok ? [] : it.problems)) }
  const { maxPlayers } = agreed.value
  // Q53: two keepers at least, for somebody must be an opponent (NK-140).
  if (seats.length < 2 || seats.length > maxPlayers)
    return {
      ok: false,
      problems: [{ at: ['seats'], why: { say: 'problem.players', with: { n: maxPlayers } }, rule: ruleId('NK-140') }]
    }
  const state = opening({ options: agreed.value, seats: brought.value })
  return position === undefined || position === null ? { ok: true, value: state } : readPosition(state, position)
}
