// From what people entered to the first state: by the ordinary set-up (section 4), or at a position written by hand.

import { misfits } from '../../core/form.ts'
import type { Start } from '../../core/rules.ts'
import type { Checked, Schema } from '../../core/schema.ts'
import { bad, problem, within } from '../../kit/problem.ts'
import { houseOf } from './data/house.ts'
import { begin } from './evolve.ts'
import { misfitData } from './misfits.ts'
import { readOptions } from './options.ts'
import { readPosition } from './position.ts'
import { freshTurn, type Match, type Pending, type Player, type State } from './state.ts'
import { advance, display } from './turn/round.ts'

/** What a seat brings to the table. */
export const seatSchema: Schema = {
  type: 'object',
  properties: { name: { type: 'string', title: 'seat.name', maxLength: 40 } },
  additionalProperties: false
}

/** PL-004: off the map, with nothing. */
const unplayed: Player = {
  hero: '',
  at: null,
  hearts: 0,
  coins: 0,
  gems: 0,
  special: 'BLANK',
  forged: false,
  items: [],
  potions: [],
  used: false,
  token: false,
  above: false,
  floats: 'no'
}

/** Nothing is known yet but what was agreed; chance acts. PL-001, PL-002: what lies face down is known once it is turned up. */
function opening(match: Match, seats: number): State {
  const pending: readonly Pending[] = [
    { does: 'heroes' },
    { does: 'shop', kind: 'items', count: display },
    { does: 'shop', kind: 'potions', count: display },
    ...(match.options.artefactCards ? [{ does: 'artefacts' } as const] : []),
    { does: 'first' }
  ]
  return {
    match,
    phase: 'setup',
    first: 0,
    active: 0,
    tower: { levels: [], lowest: 1 },
    roster: [],
    enemies: {},
    tokens: {},
    players: Array.from({ length: seats }, () => unplayed),
    shop: { items: [], potions: [] },
    under: [],
    middle: [],
    events: [],
    spent: [],
    turn: freshTurn,
    pending,
    defeated: 0,
    surplus: 0,
    winners: null,
    why: null
  }
}

export function setup(start: Start): Checked<State> {
  const { seats, position, edition } = start
  const [ours, agreed] = [houseOf(start), readOptions(start.options)]
  if (!ours.ok) return ours
  if (!agreed.ok) return agreed
  const problems = seats.flatMap((it, seat) => misfits(seatSchema, it, ['seats', seat]))
  if (problems.length > 0) return bad(...problems)
  if (seats.length < 1 || seats.length > 4) return bad(problem(['seats'], 'problem.players', {}, 'PL-004'))
  const { tiles, heroes, enemies, items, potions, artefacts, events, bosses, faces, ...options } = agreed.value
  const solo = seats.length === 1
  // PL-186: alone, on the standard map.
  if (solo && options.largerMap) return bad(problem(['options', 'largerMap'], 'problem.solo', {}, 'PL-186'))
  const house = ours.value
  const all = bosses ?? house.bosses
  const sheet = all[options.boss === 'second' ? 1 : 0]
  if (!sheet) return bad(problem(['options', 'boss'], 'problem.boss', {}, 'PL-149'))
  const match: Match = {
    options,
    solo,
    // PL-001, PL-178.
    normal: options.largerMap ? 4 : 3,
    sheet,
    tiles: tiles ?? house.tiles,
    heroes: heroes ?? house.heroes,
    enemies: enemies ?? house.enemies,
    items: items ?? house.items,
    potions: potions ?? house.potions,
    artefacts: artefacts ?? house.artefacts,
    events: events ?? house.events,
    bosses: all,
    faces: faces ?? house.faces
  }
  const wrong = [...misfitData(match)].flatMap((it) => {
    // Wrong data stands in the options, or in the edition where they have none of the kind.
    const isHouse = edition !== undefined && !Object.hasOwn(agreed.value, String(it.at[0]))
    return within(isHouse ? ['edition', 'data'] : ['options'], [it])
  })
  if (wrong.length > 0) return bad(...wrong)
  const state = opening(match, seats.length)
  return position === undefined || position === null
    ? { ok: true, value: advance(begin(state)).state }
    : readPosition(state, position)
}
