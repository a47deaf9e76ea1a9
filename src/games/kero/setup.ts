// From what people entered to the first state: the ordinary set-up (section 3), or a position written by hand.

import { misfits } from '../../core/form.ts'
import type { Json } from '../../core/json.ts'
import type { Start } from '../../core/rules.ts'
import type { Checked, Schema } from '../../core/schema.ts'
import { bad, problem, within } from '../../kit/problem.ts'
import { houseOf } from './data/house.ts'
import { misfitData } from './data/misfits.ts'
import { begin } from './evolve.ts'
import { readOptions } from './options.ts'
import { readPosition } from './position.ts'
import { type Clan, freshTurn, type Match, type Pending, type State } from './state.ts'
import type { Limits, Truck } from './truck/fuel.ts'
import { undated } from './truck/fuel.ts'
import { advance } from './turn/round.ts'

const measured = (name: string): Schema => ({
  type: 'integer',
  title: `seat.${name}`,
  description: `seat.${name}.help`,
  minimum: 5000,
  maximum: 600_000,
  default: 60_000
})

/** What a seat enters: its name, and the measurements of its truck (KE-035). */
export const seatSchema: Schema = {
  type: 'object',
  properties: {
    name: { type: 'string', title: 'seat.name', maxLength: 40 },
    drainFullMs: measured('drainFullMs'),
    fillFullMs: measured('fillFullMs')
  },
  additionalProperties: false
}

function limitsOf(seat: Json | undefined): Limits {
  const { drainFullMs = 60_000, fillFullMs = 60_000 } = (seat ?? {}) as Partial<Limits>
  return { drainFullMs, fillFullMs }
}

/** KE-015: two jerrycans. The first Tuareks are still to be drawn. */
const camp: Clan = {
  jerrycans: 2,
  tuareks: [],
  cards: [],
  lands: [],
  powers: [],
  fresh: [],
  pawns: [0, 0, 0, 0, 0, 0]
}
/** KE-017, KE-033: a truck that is full and flat. */
const full = ({ drainFullMs }: Limits): Truck => ({
  pose: 'flat',
  since: undated,
  lo: drainFullMs,
  hi: drainFullMs,
  wave: null,
  knocked: 0
})

/** The number of jerrycans in the box. */
export const allJerrycans = 27

function opening(match: Match): State {
  const [mine, theirs] = match.limits
  // KE-012, KE-014, KE-016: the first cards, lands and Tuareks.
  const pending: readonly Pending[] = [
    ...Array<Pending>(6).fill({ does: 'card' }),
    ...Array<Pending>(4).fill({ does: 'land' }),
    ...[0, 0, 1, 1].map((seat): Pending => ({ does: 'tuarek', seat }))
  ]
  return {
    match,
    phase: 'setup',
    first: 0,
    active: 0,
    conquered: 0,
    clock: undated,
    trucks: [full(mine), full(theirs)],
    clans: [camp, camp],
    supply: allJerrycans - 2 * camp.jerrycans,
    row: [null, null, null, null, null, null],
    drawn: [],
    turned: 0,
    reveals: 0,
    buried: null,
    lands: [],
    shown: [],
    discards: [],
    turn: freshTurn,
    refuel: null,
    pending,
    ties: { asks: [], picks: [] },
    final: false,
    last: false,
    fullAt: [false, false],
    proposal: null,
    quiet: 0,
    scores: null,
    winners: []
  }
}

export function setup(start: Start): Checked<State> {
  const { seats, position, edition } = start
  const [ours, agreed] = [houseOf(start), readOptions(start.options)]
  if (!ours.ok) return ours
  if (!agreed.ok) return agreed
  const problems = seats.flatMap((it, seat) => misfits(seatSchema, it, ['seats', seat]))
  if (problems.length > 0) return bad(...problems)
  if (seats.length !== 2) return bad(problem(['seats'], 'problem.players', {}, 'KE-001'))
  const { cards, lands, tuareks, dice, colours, ...options } = agreed.value
  const house = ours.value
  const match: Match = {
    options,
    limits: [limitsOf(seats[0]), limitsOf(seats[1])],
    cards: cards ?? house.cards,
    lands: lands ?? house.lands,
    tuareks: tuareks ?? house.tuareks,
    dice: dice ?? house.dice,
    colours: colours ?? house.colours
  }
  const wrong = [...misfitData(match)].flatMap((it) => {
    // Bad data is in the options, or in the edition if the options bring no data of this kind.
    const isHouse = edition !== undefined && !Object.hasOwn(agreed.value, String(it.at[0]))
    return within(isHouse ? ['edition', 'data'] : ['options'], [it])
  })
  if (wrong.length > 0) return bad(...wrong)
  const state = opening(match)
  return position === undefined || position === null
    ? { ok: true, value: advance(begin(state)).state }
    : readPosition(state, position)
}
