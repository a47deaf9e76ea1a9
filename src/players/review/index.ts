// Looks back on a match that is over. Like everything here it is pure and seeded: the same match has the same review on every machine. It
// is made in small steps, each of which leaves a note, so that it can stop at any moment and go on from its notes.

import { digestOf } from '../../core/digest.ts'
import type { AnyGame } from '../../core/game.ts'
import type { Seat } from '../../core/ids.ts'
import { canonical, type Json } from '../../core/json.ts'
import type { AnyHooks } from '../../core/player.ts'
import { type Looked, mostTurning, type Review, type ReviewNote, type ReviewStep } from '../../core/review.ts'
import type { Action, Move } from '../../core/rules.ts'
import { due, listed } from '../mind.ts'
import { chancing, type Past } from './chances.ts'
import { type Choice, judging } from './choices.ts'
import { type Effort, full } from './effort.ts'

/** What one note of each kind costs beside the others, roughly: only for the progress that people see. */
const costs: Readonly<Record<ReviewNote['note'], number>> = { chances: 1, lost: 4, turning: 120 }
/** Below this, at first glance, a choice is not worth a second one. */
const glance = 0.02

/** Yields every new note. `notes`: those of an earlier attempt with the same effort. */
export function* review(
  game: AnyGame,
  hooks: AnyHooks,
  match: Looked,
  notes: readonly ReviewNote[] = [],
  effort: Effort = full
): Generator<ReviewStep, Review> {
  const sides = sidesOf(game, match)
  const past: Past = {
    ...match,
    sides,
    effort,
    seed: digestOf(canonical(match.moves.map(({ by, do: action }) => [by, action]) as unknown as Json))
  }
  const plan = planned(game, hooks, match)
  if (!plan) return { from: { by: 'nothing', why: 'rules' }, sides, curve: [], turning: null }
  const chances = chancing(game, hooks, past, plan.moments)
  if (chances.from.by === 'nothing') return { from: chances.from, sides, curve: [], turning: null }
  const judge = judging(game, hooks, past, { ...chances, choices: plan.choices.length })
  const known = new Map(notes.map((it) => [nameOf(it), it]))
  const most = judge ? plan.choices.length * costs.lost + effort.finalists * costs.turning : 0
  let [done, all] = [0, chances.moments.length * costs.chances + most]

  function* taken<N extends ReviewNote>(name: Pick<N, 'note' | 'at'>, make: () => N): Generator<ReviewStep, N> {
    const old = known.get(nameOf(name)) as N | undefined
    const note = old ?? make()
    done += costs[note.note]
    if (!old) yield { note, part: Math.min(1, done / all) }
    return note
  }

  const moments = new Set(chances.moments)
  const choices = new Set(judge ? plan.choices : [])
  const curve: { at: number; of: readonly number[] }[] = []
  const lost: { at: number; lost: number; turn: number }[] = []
  for (const { at, state, move } of walked(game, match)) {
    if (moments.has(at)) {
      const { of } = yield* taken({ note: 'chances', at }, () => ({ note: 'chances', at, of: chances.of(state, at) }))
      curve.push({ at, of })
    }
    if (!judge || !choices.has(at) || !move) continue
    const choice = { at, state, move } as Choice
    const glanced = yield* taken({ note: 'lost', at }, () => ({ note: 'lost', at, lost: judge.glance(choice) }))
    if (glanced.lost >= glance) lost.push({ at, lost: glanced.lost, turn: plan.turnAt[at] ?? 0 })
  }
  if (!judge) return { from: chances.from, sides, curve, turning: null }
  const looked = new Set(worst(lost, effort.finalists))
  all = done + looked.size * costs.turning
  const found = []
  for (const { at, state, move } of walked(game, match)) {
    if (!looked.has(at)) continue
    const choice = { at, state, move } as Choice
    const { turning } = yield* taken({ note: 'turning', at }, () => ({
      note: 'turning',
      at,
      turning: judge.thought(choice)
    }))
    if (turning) found.push(turning)
  }
  const turning = found
    .sort((a, b) => cost(b.chances) - cost(a.chances))
    .slice(0, mostTurning)
    .sort((a, b) => a.at - b.at)
  return { from: chances.from, sides, curve, turning }
}

const nameOf = ({ note, at }: Pick<ReviewNote, 'note' | 'at'>): string => `${note} ${at}`
const cost = ([better, played]: readonly [number, number]): number => better - played

/** The moments of the choices that lost most, the worst of each turn. */
function worst(
  lost: readonly { readonly at: number; readonly lost: number; readonly turn: number }[],
  most: number
): number[] {
  const turns = new Set<number>()
  return [...lost]
    .sort((a, b) => b.lost - a.lost || a.at - b.at)
    .filter(({ turn }) => !turns.has(turn) && turns.add(turn))
    .slice(0, most)
    .map(({ at }) => at)
}

interface Plan {
  /** Numbers of moves after which a turn began, the beginning and the end among them. */
  readonly moments: readonly number[]
  /** Numbers of moves before a choice: somebody had to act and could do several things. */
  readonly choices: readonly number[]
  /** To which turn each move belongs. */
  readonly turnAt: readonly number[]
}

/** Walks through the match once, without keeping it; null: today's rules refuse a move of it. */
function planned(game: AnyGame, hooks: AnyHooks, match: Looked): Plan | null {
  const moments = [0]
  const choices: number[] = []
  const turnAt: number[] = []
  let last: Seat | null = null
  for (const { at, state, move } of walked(game, match)) {
    const by = due(game, state)
    if (typeof by === 'number' && by !== last) {
      if (last !== null) moments.push(at)
      last = by
    }
    turnAt.push(moments.length)
    if (!move) break
    if (game.refuse(state, move) !== null) return null
    const skipped = [...(game.facts ?? []), ...(hooks.never ?? [])]
    if (move.by === by && !skipped.includes(move.do.act) && listed({ game, hooks }, state, move.by).length > 1)
      choices.push(at)
  }
  const end = match.moves.length
  return { moments: moments.at(-1) === end ? moments : [...moments, end], choices, turnAt }
}

interface Moment {
  readonly at: number
  readonly state: Json
  /** What was done next; null at the end. */
  readonly move: Move<Action> | null
}

function* walked(game: AnyGame, { first, moves }: Looked): Generator<Moment> {
  let state = first
  for (const [at, move] of moves.entries()) {
    yield { at, state, move }
    state = game.decide(state, move).state as Json
  }
  yield { at: moves.length, state, move: null }
}

/** Seats of one team win together. */
function sidesOf(game: AnyGame, { first, seats }: Looked): readonly (readonly Seat[])[] {
  const shown = game.view(first, 'audience').seats
  const teamOf = (seat: Seat): number | undefined => shown.find((it) => it.seat === seat)?.team
  const sides: Seat[][] = []
  for (let seat = 0; seat < seats; seat++) {
    const team = teamOf(seat)
    const mates =
      team === undefined ? undefined : sides.find(([first]) => first !== undefined && teamOf(first) === team)
    if (mates) mates.push(seat)
    else sides.push([seat])
  }
  return sides
}
