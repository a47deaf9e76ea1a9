// Seeded random matches of any game, for the laws of all games. Play is random, but prefers to take pieces, to gain something and to end the
// match, because aimless play might never end.

import { type AnyGame, play } from '../../src/core/game.ts'
import type { Json } from '../../src/core/json.ts'
import type { Action, Move, Start } from '../../src/core/rules.ts'
import type { Schema } from '../../src/core/schema.ts'
import { Luck as Stream } from '../../src/players/luck.ts'

export interface Turn {
  readonly state: Json
  readonly move: Move<Action>
  readonly next: Json
}

/**
 * The starts to test: the first preset with every number of seats up to four, each other preset with one of these, every written
 * position, and some starts with random options and seats.
 */
export function starts(game: AnyGame): [name: string, start: Start][] {
  const { min, max } = game.seats
  const numbers = Array.from({ length: Math.min(max, 4) - min + 1 }, (_, i) => min + i)
  const seats = (n: number): Json[] => Array.from({ length: n }, () => ({}))
  const ordinary = Object.entries(game.presets).flatMap(([name, options], i) =>
    numbers
      .filter((_, k) => i === 0 || k === i % numbers.length)
      .map((n): [string, Start] => [`${name}, ${n} seats`, { options, seats: seats(n) }])
  )
  const [usual = {}] = Object.values(game.presets)
  const written = Object.entries(game.positions ?? {}).map(([name, it]): [string, Start] => [
    `position ${name}`,
    { options: usual, seats: seats(it.seats), position: it.position }
  ])
  const mixed = numbers.flatMap((n) =>
    [1, 2].map((seed): [string, Start] => [`mixed ${seed}, ${n} seats`, mix(game, n, seed)])
  )
  return [...ordinary, ...written, ...mixed]
}

/** How many moves of each start to play so that all starts together make `moves`. Games with many starts get shorter matches. */
export const each = (game: AnyGame, moves: number): number => Math.ceil(moves / starts(game).length)

/** A start with random options and seats, as far as their schemas list the choices; tries until the game accepts it. */
function mix(game: AnyGame, n: number, seed: number): Start {
  const luck = new Luck(seed)
  for (let tries = 0; tries < 50; tries++) {
    const start = {
      options: choice(game.options, luck) ?? {},
      seats: Array.from({ length: n }, () => choice(game.seat, luck) ?? {})
    }
    if (game.setup(start).ok) return start
  }
  throw new Error(`${game.id} refuses every start that its own schemas allow`)
}

function choice(schema: Schema, luck: Luck): Json | undefined {
  if (schema.enum) return luck.one(schema.enum)
  if (schema.type === 'boolean') return luck.below(2) === 0
  const [first] = schema.oneOf ?? schema.anyOf ?? []
  if (first) return choice(first, luck)
  if (schema.type !== 'object') return undefined
  const chosen = Object.entries(schema.properties ?? {}).map(([key, it]) => [key, choice(it, luck)] as const)
  return Object.fromEntries(chosen.filter((entry): entry is readonly [string, Json] => entry[1] !== undefined))
}

export function begin(game: AnyGame, start: Start): Json {
  const set = game.setup(start)
  if (!set.ok) throw new Error(`${game.id} refuses a start: ${JSON.stringify(set.problems)}`)
  return set.value
}

/** The first items of a list that may be very long. */
export function some<T>(all: Iterable<T>, most = 400): T[] {
  const taken: T[] = []
  for (const it of all) {
    taken.push(it)
    if (taken.length >= most) break
  }
  return taken
}

export class Luck extends Stream {
  chance(game: AnyGame, state: Json): Move<Action> {
    const node = game.chance(state)
    if (!node) throw new Error('chance is to act and has nothing to do')
    return { by: 'chance', do: this.sample(node) }
  }
}

/**
 * Matches of at most `most` moves in all. While they come to fewer than `least`, further matches follow with other seeds, so that a game
 * of short matches is tested as much as any other.
 */
export function* matches(game: AnyGame, first: Json, seed: number, most: number, least = most): Generator<Turn[]> {
  for (let [made, n] = [0, 0]; n === 0 || made < least; n++) {
    const turns = [...playout(game, first, seed + 1000 * n, most - made)]
    if (turns.length === 0) return
    yield turns
    made += turns.length
  }
}

/** Plays a match to its end, or to `most` moves. Avoids moves for which `shuns` is true, if it finds others within twenty tries. */
export function* playout(
  game: AnyGame,
  first: Json,
  seed: number,
  most = 20_000,
  shuns: (turn: Turn) => boolean = () => false
): Generator<Turn> {
  const luck = new Luck(seed)
  let state = first
  for (let n = 0; n < most; n++) {
    const actors = game.toAct(state)
    if (actors.length === 0) return
    const by = luck.one(actors)
    const others = actors.filter((it): it is number => it !== by && it !== 'chance')
    const turn = (): Turn => {
      const move = by === 'chance' ? luck.chance(game, state) : choose(game, state, by, luck, others)
      return { state, move, next: play(game, state, move) }
    }
    let made = turn()
    for (let tries = 0; by !== 'chance' && tries < 20 && shuns(made); tries++) made = turn()
    yield made
    state = made.next
  }
}

function choose(game: AnyGame, state: Json, by: number, luck: Luck, others: readonly number[]): Move<Action> {
  const legal = some(game.legal(state, by) as Iterable<Action>)
  if (legal.length === 0) throw new Error(`seat ${by} is to act and can do nothing`)
  const pieces = (s: Json): number => game.scene(s).pieces.length
  const before = pieces(state)
  const strong = legal.filter((action) => {
    const move = { by, do: action }
    const { how, cue } = game.sketch(state, move)
    if (cue === 'gain') return true
    if (legal.length > 60 || how !== 'observed') return false
    const next = play(game, state, move)
    return pieces(next) < before || game.outcome(next) !== null
  })
  if (strong.length > 0 && luck.below(10) > 0) return { by, do: luck.one(strong) }
  // Rarely play actions that give something away.
  const kept = legal.filter((action) => game.sketch(state, { by, do: action }).cue !== 'minus')
  const keeps = kept.length < legal.length && luck.below(20) > 0
  if (keeps && kept.length === 0 && others[0] !== undefined) return choose(game, state, others[0], luck, [])
  return { by, do: luck.one(keeps && kept.length > 0 ? kept : legal) }
}
