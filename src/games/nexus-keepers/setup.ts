// From what people entered to the first state: the ordinary set-up (NK-001), or a position written by hand. The house cards are saved with
// the match, so that it can be continued and its record checked with the cards it began with.

import { misfits } from '../../core/form.ts'
import type { Edition, Start } from '../../core/rules.ts'
import type { Checked } from '../../core/schema.ts'
import { bad, problem, problemsOf, within } from '../../kit/problem.ts'
import { list, object } from '../../kit/schema.ts'
import { cardSchema, type KeeperCard } from './cards/card.ts'
import { checkCard } from './cards/check.ts'
import { first } from './cards/first.ts'
import { plain, shipped } from './cards/house.ts'
import { readOptions } from './options.ts'
import { readPosition } from './position.ts'
import { readSeats } from './seats.ts'
import type { Match, Player, SeatSetup, State } from './state.ts'

/** If the data changes, give the edition a new id. */
export const edition: Edition = { id: 'house-4', data: { cards: shipped } }
export const firstEdition: Edition = { id: 'house-1', data: { cards: first } }

const editionSchema = object({ cards: list(cardSchema, { minItems: 1 }) })

/** The cards that the seats of this match name by their ids. */
function houseOf({ edition: given }: Pick<Start, 'edition'>): Checked<readonly KeeperCard[]> {
  if (given === undefined) return { ok: true, value: shipped }
  const misshapen = misfits(editionSchema, given.data)
  const cards = misshapen.length > 0 ? [] : (given.data as { readonly cards: readonly KeeperCard[] }).cards
  const isLacking = misshapen.length === 0 && !cards.some(({ id }) => id === plain.id)
  const problems = [
    ...misshapen,
    ...(isLacking ? [problem(['cards'], 'form.missing', { key: plain.id })] : []),
    ...cards.flatMap((card, i) => problemsOf(checkCard(card), ['cards', i]))
  ]
  return problems.length > 0 ? bad(...within(['edition', 'data'], problems)) : { ok: true, value: cards }
}

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

/** Everything is in the box, and everybody is about to roll for First Player. */
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
  if (!agreed.ok || !brought.ok) return bad(...problemsOf(agreed), ...problemsOf(brought))
  const { maxPlayers } = agreed.value
  // Q53: at least two keepers, because somebody must be an opponent (NK-140).
  if (seats.length < 2 || seats.length > maxPlayers)
    return bad(problem(['seats'], 'problem.players', { n: maxPlayers }, 'NK-140'))
  const state = opening({ options: agreed.value, seats: brought.value })
  return position === undefined || position === null ? { ok: true, value: state } : readPosition(state, position)
}
