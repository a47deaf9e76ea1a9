// From what people entered to the first state: by the ordinary set-up (section 4), or at a position written by hand.

import type { Start } from '../../core/game.ts'
import { ruleId } from '../../core/ids.ts'
import type { Checked, Problem } from '../../core/schema.ts'
import { doubleHexes, singleHexes } from './chance.ts'
import { houseCards } from './data/cards.ts'
import type { Layout } from './data/layouts.ts'
import { doubles, houseLayout, singles } from './data/layouts.ts'
import { houseTiles } from './data/tiles.ts'
import { chart } from './data/units.ts'
import { idOf } from './geometry.ts'
import { readOptions } from './options.ts'
import { readPosition } from './position.ts'
import { readSeats } from './seats.ts'
import type { Match, Pending, Player, State } from './state.ts'
import { freshTurn } from './state.ts'

/** NO-014. */
const unplayed: Player = { rubium: 0, vp: 0, hand: [], played: [], out: false }

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

export function setup({ options, seats, position }: Start): Checked<State> {
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
    layout: owned.layout ?? houseLayout(players, chosen.doubleMatching),
    units: owned.units ?? chart,
    cards: owned.cards ?? houseCards,
    tiles: owned.tiles ?? houseTiles,
    colours: brought.value
  }
  const problems = [...misfitLayout(match.layout, players), ...misfitData(match)]
  if (problems.length > 0) return { ok: false, problems }
  const state = opening(match)
  return position === undefined || position === null ? { ok: true, value: state } : readPosition(state, position)
}

const problem = (
  at: Problem['at'],
  say: string,
  rule: string,
  args: Record<string, string | number> = {}
): Problem => ({
  at,
  why: { say, with: args },
  rule: ruleId(rule)
})
const bad = (at: Problem['at'], say: string, rule: string) => ({
  ok: false as const,
  problems: [problem(at, say, rule)]
})

/** NO-012: each hex once, a base for everybody, tiles enough for the ground that is dealt. */
function misfitLayout(layout: Layout, players: number): readonly Problem[] {
  const ids = layout.map((it) => idOf(it.at))
  const where = ['options', 'layout'] as const
  const twice = ids.findIndex((it, i) => ids.indexOf(it) < i)
  const bases = Array.from({ length: players }, (_, i) => layout.filter((it) => it.owner === i).length)
  const strange = layout.findIndex(
    (it) => (it.owner !== undefined) !== (it.terrain === 'base') || (it.owner ?? 0) >= players
  )
  const open = layout.filter((it) => !it.terrain)
  const pairs = open.filter((it) => it.double !== undefined)
  const alone = pairs.find((it) => pairs.filter((other) => other.double === it.double).length !== 2)
  return [
    ...(twice >= 0
      ? [problem([...where, twice, 'at'], 'problem.layout.twice', 'NO-012', { place: ids[twice] ?? '' })]
      : []),
    ...(strange >= 0 ? [problem([...where, strange, 'owner'], 'problem.layout.owner', 'NO-012')] : []),
    ...(bases.includes(0) ? [problem([...where], 'problem.layout.bases', 'NO-012', { n: players })] : []),
    ...(alone ? [problem([...where, layout.indexOf(alone), 'double'], 'problem.layout.double', 'NO-012')] : []),
    ...(open.length - pairs.length > singles.length || pairs.length > 2 * doubles.length
      ? [problem([...where], 'problem.layout.ground', 'NO-012', { singles: singles.length, doubles: doubles.length })]
      : [])
  ]
}

/** Ids once each; tiles enough (NO-013); a mission says when it may be played, an Energize card what it does. */
function misfitData({ layout, tiles, cards }: Match): readonly Problem[] {
  const wanted = layout.filter((it) => it.tile).length
  const there = tiles.reduce((sum, it) => sum + it.count, 0)
  const twice = cards.findIndex((it, i) => cards.findIndex((other) => other.id === it.id) < i)
  const again = tiles.findIndex((it, i) => tiles.findIndex((other) => other.id === it.id) < i)
  const idle = cards.findIndex((it) => (it.deck === 'energize') !== (it.effect !== undefined))
  const odd = cards.findIndex((it) => (it.deck === 'energize') === it.timing.startsWith('mission'))
  return [
    ...(there < wanted ? [problem(['options', 'tiles'], 'problem.tiles', 'NO-013', { n: wanted })] : []),
    ...(twice >= 0 ? [problem(['options', 'cards', twice, 'id'], 'form.twice', 'NO-016')] : []),
    ...(again >= 0 ? [problem(['options', 'tiles', again, 'id'], 'form.twice', 'NO-013')] : []),
    ...(idle >= 0 ? [problem(['options', 'cards', idle, 'effect'], 'problem.card.effect', 'NO-028')] : []),
    ...(odd >= 0 ? [problem(['options', 'cards', odd, 'timing'], 'problem.card.timing', 'NO-126')] : [])
  ]
}
