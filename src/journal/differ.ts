// Compares a match with what today’s rules would say. Differences are reported and change nothing: a match goes on as it was played.

import { digestOf } from '../core/digest.ts'
import type { Made } from '../core/entry.ts'
import { play } from '../core/game.ts'
import type { RuleId } from '../core/ids.ts'
import { type Json, same } from '../core/json.ts'
import type { Action, AnyRules, Move, Start } from '../core/rules.ts'
import type { Phrase } from '../core/words.ts'

/** A move as it was recorded. */
export interface Recorded {
  /** In the order of play, from 1. */
  readonly number: number
  readonly move: Move<Action>
  readonly made: Made
  readonly before: Json
  /** What the recorded events made of it. */
  readonly after: { readonly key: string; readonly state: Json }
}

/** `number`: of the move, from 1. */
export type Difference =
  | { readonly differs: 'begun'; readonly number: 0; readonly move: null }
  | ({ readonly number: number; readonly move: Move<Action> } & (
      | { readonly differs: 'refused'; readonly rule: RuleId; readonly why: Phrase }
      /** The move is legal, but now leads to another state or teaches others. */
      | { readonly differs: 'decided' }
      /** The recorded events do not lead to the recorded state any more. */
      | { readonly differs: 'folded' }
    ))

/** Of one move; empty where they agree. */
export function differ(game: AnyRules, { number, move, made, before, after }: Recorded): readonly Difference[] {
  const refusal = game.refuse(before, move)
  if (refusal) return [{ number, move, differs: 'refused', rule: refusal.rule, why: refusal.why }]
  if (digestOf(after.key) !== made.digest) return [{ number, move, differs: 'folded' }]
  const teaches = same(game.learns(before, move) as Json, (made.learns ?? []) as Json)
  return teaches && game.key(play(game, before, move)) === after.key ? [] : [{ number, move, differs: 'decided' }]
}

/** Of how a match began. */
export function differAtFirst(game: AnyRules, start: Start, began: Json): readonly Difference[] {
  const set = game.setup(start)
  return set.ok && game.key(set.value) === game.key(began) ? [] : [{ differs: 'begun', number: 0, move: null }]
}

/**
 * Today's rules plus what this match has made true: a move that was made stays legal where it was made and leads where it led, so that it
 * can be told, undone and read again. `remember` registers moves.
 */
export function asPlayed<G extends AnyRules>(
  game: G,
  began?: Json
): { readonly game: G; remember(it: Recorded): void } {
  const known = new Map<string, Recorded>()
  const moves = new Set<string>()
  const find = (s: Json, move: Move<Action>): Recorded | undefined => {
    const text = known.size > 0 ? JSON.stringify(move) : ''
    return moves.has(text) ? known.get(`${game.key(s)} ${text}`) : undefined
  }
  return {
    game: {
      ...game,
      setup: (start) => (began === undefined ? game.setup(start) : { ok: true, value: began }),
      refuse: (s, move) => (find(s, move) ? null : game.refuse(s, move)),
      decide(s, move) {
        const it = find(s, move)
        return it ? { events: it.made.events, state: it.after.state } : game.decide(s, move)
      },
      learns(s, move) {
        const it = find(s, move)
        return it ? (it.made.learns ?? []) : game.learns(s, move)
      }
    },
    remember(it) {
      const text = JSON.stringify(it.move)
      moves.add(text)
      known.set(`${game.key(it.before)} ${text}`, it)
    }
  }
}

/** The differences that belong to the match as it is now: not undone, not of another hypothesis, each move once. */
export function standing(found: readonly Difference[], moves: readonly Move<Action>[]): readonly Difference[] {
  const stands = found.filter(({ number, move }) => same(move as unknown as Json, moves[number - 1] as unknown as Json))
  return stands.filter((it, i) => stands.findIndex(({ number }) => number === it.number) === i)
}
