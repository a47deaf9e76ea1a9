// From what people entered to the first state: the ordinary set-up (section 4), or a position written by hand.

import { misfits } from '../../core/form.ts'
import type { Json } from '../../core/json.ts'
import type { Start } from '../../core/rules.ts'
import type { Checked, Schema } from '../../core/schema.ts'
import { bad, problem, within } from '../../kit/problem.ts'
import { hexes } from './board.ts'
import { doubleHexes, singleHexes } from './chance.ts'
import { houseOf } from './data/house.ts'
import { houseLayout } from './data/layouts.ts'
import { misfitData, misfitLayout } from './misfits.ts'
import { readOptions } from './options.ts'
import { readPosition } from './position.ts'
import { freshTurn, type Match, type Pending, type Player, type State } from './state.ts'

const colours = ['red', 'blue', 'green', 'yellow'] as const

/** What a seat brings to the table. */
export const seatSchema: Schema = {
  type: 'object',
  properties: {
    name: { type: 'string', title: 'seat.name', maxLength: 40 },
    colour: { type: 'string', enum: colours, title: 'seat.colour', description: 'seat.colour.help' }
  },
  additionalProperties: false
}

/** NO-015: each seat gets a colour of its own; a seat that names none gets one that is left. */
function readColours(seats: readonly Json[]): Checked<readonly string[]> {
  const problems = seats.flatMap((it, seat) => misfits(seatSchema, it, ['seats', seat]))
  if (problems.length > 0) return bad(...problems)
  const named = seats.map((it) => (it as { colour?: string }).colour)
  const twice = named.findIndex((it, i) => it !== undefined && named.indexOf(it) < i)
  const colour = { say: `seat.colour.${named[twice]}` }
  if (twice >= 0) return bad(problem(['seats', twice, 'colour'], 'problem.colour', { colour }, 'NO-015'))
  const left: string[] = colours.filter((it) => !named.includes(it))
  return { ok: true, value: named.map((it) => it ?? left.shift() ?? '') }
}

/** NO-014: a player before the first turn. */
const unplayed: Player = { rubium: 0, vp: 0, hand: [], played: [], owed: {}, out: false }

/** Everything agreed, nothing dealt yet; chance acts first (NO-010, NO-016). */
function opening(match: Match): State {
  const s: State = {
    match,
    phase: 'setup',
    first: 0,
    active: 0,
    ground: {},
    dealt: [],
    units: {},
    mines: {},
    tiles: hexes({ match, ground: {} }).filter((_, i) => match.layout[i]?.tile),
    known: {},
    revealed: [],
    settled: {},
    players: match.colours.map(() => unplayed),
    discards: { energize: [], secret: [] },
    missions: match.cards.reduce((sum, it) => sum + (it.deck === 'mission' ? it.count : 0), 0),
    turn: freshTurn,
    pending: [],
    winners: null,
    why: null
  }
  const cards = match.colours.flatMap((_, seat) =>
    Array<Pending>(match.options.startSecretMissions).fill({ does: 'draw', seat, deck: 'secret' })
  )
  const singles: readonly Pending[] = singleHexes(s).length > 0 ? [{ does: 'singles' }] : []
  const doubles = doubleHexes(s).map((): Pending => ({ does: 'double' }))
  return { ...s, pending: [{ does: 'first' }, ...singles, ...doubles, ...cards] }
}

export function setup(start: Start): Checked<State> {
  const { seats, position, edition } = start
  const ours = houseOf(start)
  if (!ours.ok) return ours
  const house = ours.value
  const [agreed, brought] = [readOptions(start.options), readColours(seats)]
  if (!agreed.ok || !brought.ok) return bad(...[agreed, brought].flatMap((it) => (it.ok ? [] : it.problems)))
  const { layout, units, cards, tiles, ...options } = agreed.value
  const players = seats.length
  if (players < 2 || players > 4) return bad(problem(['seats'], 'problem.players', {}, 'NO-012'))
  // NO-150: partners sit opposite each other, so teams need four players.
  if (options.teams && players !== 4) return bad(problem(['options', 'teams'], 'problem.teams', {}, 'NO-150'))
  const match: Match = {
    options,
    layout: layout ?? houseLayout(players, options.doubleMatching, house.bases),
    units: units ?? house.units,
    cards: cards ?? house.cards,
    tiles: tiles ?? house.tiles,
    colours: brought.value
  }
  const problems = [...misfitLayout(match.layout, players), ...misfitData(match)].flatMap((it) => {
    // Bad data is in the options, or in the edition if the options bring no data of this kind.
    const isHouse = edition !== undefined && !Object.hasOwn(agreed.value, String(it.at[0]))
    return within(isHouse ? ['edition', 'data'] : ['options'], [it])
  })
  if (problems.length > 0) return bad(...problems)
  const state = opening(match)
  return position === undefined || position === null ? { ok: true, value: state } : readPosition(state, position)
}
