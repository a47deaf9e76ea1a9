// What one choice of a match cost: what its seat would have had after the best it could do, less what it had after what it did, both with
// the same luck. So neither dice nor cards that fell well or badly count. The seat is held to what it could know.

import type { AnyGame } from '../../core/game.ts'
import type { Seat } from '../../core/ids.ts'
import { type Json, same } from '../../core/json.ts'
import type { AnyHooks, Work } from '../../core/player.ts'
import { Budget } from '../../core/player.ts'
import type { ReviewedBy, Turning } from '../../core/review.ts'
import type { Action, Move } from '../../core/rules.ts'
import { choose } from '../choose.ts'
import { future, simply } from '../future.ts'
import { named } from '../levels.ts'
import { Luck, mixed } from '../luck.ts'
import { dealt, listed, type Mind, tried } from '../mind.ts'
import { search } from '../search.ts'
import { bySide, mindOf, type Past, randomEnd, rounded } from './chances.ts'
import { toldOf } from './told.ts'

export interface Choice {
  readonly at: number
  readonly state: Json
  readonly move: Move<Action> & { readonly by: Seat }
}

export interface Judging {
  /** What it cost, at first glance, as a chance to win. */
  readonly glance: (choice: Choice) => number
  /** What it cost, at full strength; null where nothing clearly better was found. */
  readonly thought: (choice: Choice) => Turning | null
}

/** A difference smaller than this, as a chance to win, says nothing; nor does one of less than so many standard errors. */
const telling = { chance: 0.05, errors: 3 }
/** Null: choices cannot be judged, because the game estimates nothing and random matches are too long to play many of them. */
export function judging(
  game: AnyGame,
  hooks: AnyHooks,
  match: Past,
  { choices, from, length }: { readonly choices: number; readonly from: ReviewedBy; readonly length: number }
): Judging | null {
  const { sides, effort } = match
  const { glances, futures } = effort
  const isBlind = from.by === 'playouts'
  // At a first glance, two random matches that begin alike must be affordable twice.
  if (from.by === 'nothing' || (isBlind && length > glances.most / 4)) return null
  const share = Math.min(glances.most, Math.max(glances.least, Math.floor(glances.all / Math.max(1, choices))))

  function open({ at, state, move: { by: seat } }: Choice) {
    const mind = mindOf(game, hooks, match, at, -1, seat)
    return { mind, known: dealt(game, state, seat, mind.luck), side: sides.findIndex((it) => it.includes(seat)) }
  }
  type Opened = ReturnType<typeof open>

  /** What an action leads to: the end of the turn, or of a random match. */
  function led({ mind, known, side }: Opened, action: Action, at: number, i: number, work: Work): number {
    const sample = mixed(match.seed, at, i)
    if (!isBlind) return bySide(sides, future(mind, known, action, sample, work))[side] ?? 0
    const own: Mind = { ...mind, luck: new Luck(sample), work }
    const next = tried(own, dealt(game, known, mind.seat, own.luck), mind.seat, action) as Json
    return randomEnd(own, match, next)[side] ?? 0
  }

  /** Both with equal luck, so many times, or until the work is done; once at least. */
  function compared(
    it: Opened,
    at: number,
    [better, played]: readonly [Action, Action],
    most: number,
    work: number
  ): Compared {
    const spent = new Budget(endless)
    const all: [number, number][] = []
    while (all.length < most && (all.length === 0 || endless - spent.left < work))
      all.push([led(it, better, at, all.length, spent), led(it, played, at, all.length, spent)])
    const mean = (of: (pair: [number, number]) => number): number =>
      all.reduce((sum, it) => sum + of(it), 0) / all.length
    const lost = mean(([a, b]) => a - b)
    const variance = mean(([a, b]) => (a - b - lost) ** 2)
    return { chances: [mean(([a]) => a), mean(([, b]) => b)], lost, error: Math.sqrt(variance / all.length) }
  }

  return {
    glance(choice) {
      const { at, move } = choice
      const it = open(choice)
      const { mind, known } = it
      // One move ahead is not enough: what dice do next would be unseen.
      const better = hooks.plan
        ? simply(mind, hooks, known, listed(mind, known, mind.seat))
        : search({ ...mind, work: new Budget(Math.floor(share / 2)) }, known)[0]?.action
      if (!better || isSame(better, move.do)) return 0
      return compared(it, at, [better, move.do], futures.glance, share).lost
    },
    thought(choice) {
      const { at, state, move } = choice
      const it = open(choice)
      const { seats, seed } = match
      const thinking = named(hooks, 'master')
      const better = choose(game, hooks, { state, seat: move.by, seats, seed, turn: 0, moves: at, thinking })
      if (isSame(better, move.do)) return null
      const { chances, lost, error } = compared(
        it,
        at,
        [better, move.do],
        isBlind ? futures.random : futures.thought,
        endless
      )
      if (lost < telling.chance || lost < telling.errors * error) return null
      return {
        at,
        seat: move.by,
        played: toldOf(game, state, move),
        better: toldOf(game, state, { by: move.by, do: better }),
        why: hooks.reason?.(it.known, move.by, better) ?? null,
        chances: rounded(chances) as Turning['chances']
      }
    }
  }
}

interface Compared {
  readonly chances: readonly [better: number, played: number]
  readonly lost: number
  /** The standard error of what was lost. */
  readonly error: number
}

const endless = 1e9
const isSame = (a: Action, b: Action): boolean => same(a as unknown as Json, b as unknown as Json)
