// From what people entered to the first state: by the ordinary set-up (section 4), or at a position written by hand.

import type { Start } from '../../core/rules.ts'
import type { Checked, Problem } from '../../core/schema.ts'
import { idOf } from '../../kit/grid/hex.ts'
import { doubleHexes, singleHexes } from './chance.ts'
import { houseLayout } from './data/layouts.ts'
import { houseOf } from './edition.ts'
import { misfitData, misfitLayout, problem } from './misfits.ts'
import { type Owned, readOptions } from './options.ts'
import { readPosition } from './position.ts'
import { readSeats } from './seats.ts'
import type { Match, Pending, Player, State } from './state.ts'
import { freshTurn } from './state.ts'

/** NO-014. */
const unplayed: Player = { rubium: 0, vp: 0, hand: [], played: [], owed: {}, out: false }

/** Nothing is known yet but what was agreed; chance has the word (NO-010, NO-016). */
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
    tiles: match.layout.filter((it) => it.tile).map((it) => idOf(it.at)),
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
  const cards: Pending[] = match.colours.flatMap((_, seat) =>
    Array.from({ length: match.options.startSecretMissions }, () => ({
      does: 'draw' as const,
      seat,
      deck: 'secret' as const
    }))
  )
  const ground: Pending[] = [
    ...(singleHexes(s).length > 0 ? [{ does: 'singles' as const }] : []),
    ...doubleHexes(s).map(() => ({ does: 'double' as const }))
  ]
  return { ...s, pending: [{ does: 'first' }, ...ground, ...cards] }
}

export function setup(start: Start): Checked<State> {
  const { options, seats, position } = start
  const ours = houseOf(start)
  if (!ours.ok) return ours
  const house = ours.value
  const [agreed, brought] = [readOptions(options), readSeats(seats)]
  if (!agreed.ok || !brought.ok)
    return { ok: false, problems: [agreed, brought].flatMap((it) => (it.ok ? [] : it.problems)) }
  const { options: chosen, owned } = agreed.value
  const players = seats.length
  if (players < 2 || players > 4) return bad(['seats'], 'problem.players', 'NO-012')
  // NO-150: partners sit opposite, so there are four.
  if (chosen.teams && players !== 4) return bad(['options', 'teams'], 'problem.teams', 'NO-150')
  const match: Match = {
    options: chosen,
    layout: owned.layout ?? houseLayout(players, chosen.doubleMatching, house.bases),
    units: owned.units ?? house.units,
    cards: owned.cards ?? house.cards,
    tiles: owned.tiles ?? house.tiles,
    colours: brought.value
  }
  const problems = [...misfitLayout(match.layout, players), ...misfitData(match)]
  if (problems.length > 0) return { ok: false, problems: problems.map(from(start, owned)) }
  const state = opening(match)
  return position === undefined || position === null ? { ok: true, value: state } : readPosition(state, position)
}

/** Where wrong data stands: in the options, or in the edition where they have none of the kind. */
const from =
  ({ edition }: Start, owned: Owned) =>
  (problem: Problem): Problem => {
    const [, name, ...rest] = problem.at
    const isHouse = edition !== undefined && !(String(name) in owned)
    return isHouse ? { ...problem, at: ['edition', 'data', String(name), ...rest] } : problem
  }

const bad = (at: Problem['at'], say: string, rule: string) => ({
  ok: false as const,
  problems: [problem(at, say, rule)]
})
