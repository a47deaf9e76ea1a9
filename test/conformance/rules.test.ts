// Laws of the rules of every game: lists of actions are complete, functions are pure, states are plain JSON, refusals name real rules.

import { describe, expect, test } from 'vitest'
import { isOutcome } from '../../src/core/chance.ts'
import { type AnyGame, play } from '../../src/core/game.ts'
import type { Json, JsonObject } from '../../src/core/json.ts'
import { same } from '../../src/core/json.ts'
import type { Action } from '../../src/core/rules.ts'
import { misshapen, shapeRule } from '../../src/core/shape.ts'
import { sized } from '../sized.ts'
import { games } from './games.ts'
import { begin, each, Luck, matches, playout, some, starts, type Turn } from './playout.ts'

const freeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) freeze(inner)
  }
  return value
}

const json = (action: Action): Json => action as unknown as Json

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** Every nth turn of matches from every start. */
function turns(game: AnyGame, every: number): (Turn & { readonly start: string })[] {
  return starts(game).flatMap(([name, start], i) =>
    [...matches(game, freeze(begin(game, start)), i + 1, each(game, sized(700, 3000)))]
      .flat()
      .filter((_, n) => n % every === 0)
      .map((turn) => ({ ...turn, start: name }))
  )
}

describe.each(games.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  const rules = new Set<string>([shapeRule, ...game.rules.map(({ rule }) => rule)])
  const sampled = turns(game, 7)

  test('seeded random matches end', () => {
    // If matches are long, the first starts are enough: they have every number of seats.
    let moves = 0
    for (const [name, start] of starts(game)) {
      if (moves > sized(1500, 6000)) break
      let last: Turn | undefined
      for (const turn of playout(game, begin(game, start), 42)) [last, moves] = [turn, moves + 1]
      expect(last && game.outcome(last.next), name).not.toBeNull()
      expect(last && game.toAct(last.next), name).toEqual([])
    }
  })

  test('every legal action is accepted, and is listed once', () => {
    for (const { state } of sampled) {
      for (const by of game.toAct(state)) {
        if (by === 'chance') continue
        const legal = some(game.legal(state, by) as Iterable<Action>)
        expect(legal.filter((action) => game.refuse(state, { by, do: action }) !== null)).toEqual([])
        expect(new Set(legal.map((action) => JSON.stringify(action))).size).toBe(legal.length)
      }
    }
  })

  test('the list of legal actions is an array or marked lazy, and is the same every time', () => {
    for (const { state } of sampled) {
      for (const by of [...game.toAct(state), 'chance', 99] as const) {
        const legal = game.legal(state, by)
        expect(Array.isArray(legal) || 'lazy' in legal, `${by} in ${game.key(state)}`).toBe(true)
        expect(some(legal)).toEqual(some(legal))
      }
    }
  })

  test('every action has the shape of one of the game’s acts', () => {
    for (const { move } of sampled) expect(misshapen(move.do, game.acts), JSON.stringify(move)).toBeNull()
    for (const { state } of sampled)
      for (const by of game.toAct(state))
        for (const action of by === 'chance' ? [] : some(game.legal(state, by)))
          expect(misshapen(action, game.acts), JSON.stringify(action)).toBeNull()
  })

  test('an action that is not listed is refused with a rule of the catalogue, or has the same effect as a listed one', () => {
    const luck = new Luck(5)
    let refused = 0
    for (const { state, move } of sampled) {
      for (const by of game.toAct(state)) {
        const node = by === 'chance' ? game.chance(state) : null
        const legal = by === 'chance' ? [] : some(game.legal(state, by) as Iterable<Action>)
        const known = (odd: Json): boolean =>
          node ? isOutcome(node, odd as never) : legal.length >= 400 || legal.some((it) => same(json(it), odd))
        for (const action of [...legal.slice(0, 12), move.do]) {
          const odd = mutate(json(action), luck)
          if (known(odd)) continue
          const refusal = game.refuse(state, { by, do: odd as never })
          const ends = (action: unknown): string => game.key(play(game, state, { by, do: action as Action }))
          if (refusal === null && legal.some((it) => ends(it) === ends(odd))) continue
          expect(refusal, `${JSON.stringify({ by, do: odd })} in ${JSON.stringify(state)}`).not.toBeNull()
          expect(rules).toContain(refusal?.rule)
          refused++
        }
      }
    }
    expect(refused).toBeGreaterThan(100)
  })

  test('nobody acts for somebody else', () => {
    for (const { state } of sampled) {
      const actors = game.toAct(state)
      const seats = game.view(state, 'audience').seats.map(({ seat }) => seat)
      for (const by of actors) {
        if (by === 'chance') continue
        for (const action of some(game.legal(state, by) as Iterable<Action>, 5)) {
          for (const other of seats) {
            if (actors.includes(other)) continue
            expect(rules).toContain(game.refuse(state, { by: other, do: action })?.rule)
          }
        }
      }
    }
  })

  test('refuse accepts any JSON', () => {
    const odd = [
      { act: '' },
      { act: 'throw' },
      { act: 'pick', items: 3 },
      { act: 'nothing', to: null },
      { act: '__proto__' }
    ]
    for (const { state } of sampled.slice(0, 40)) {
      for (const action of odd) {
        for (const by of [0, 99, 'chance'] as const)
          expect(rules).toContain(game.refuse(state, { by, do: action as Action })?.rule)
      }
    }
  })

  test('states, events and actions survive JSON', () => {
    for (const { state, move, next } of sampled) {
      const { events } = game.decide(state, move)
      expect(throughJson(state)).toEqual(state)
      expect(throughJson(events)).toEqual(events)
      expect(throughJson(move)).toEqual(move)
      expect(game.key(play(game, throughJson(state), throughJson(move)))).toBe(game.key(next))
    }
  })

  test('folding the events of a move gives the state after it', () => {
    for (const { state, move } of sampled) {
      const { events, state: next } = game.decide(state, move)
      expect(events.reduce((so: Json, event: Json) => game.evolve(so, event), state)).toEqual(next)
    }
  })

  test('nothing mutates', () => {
    for (const { state, move } of sampled) {
      const [s, m] = [freeze(throughJson(state)), freeze(throughJson(move))]
      game.legal(s, m.by)
      game.refuse(s, m)
      game.sketch(s, m)
      game.tell(s, m)
      game.learns(s, m)
      game.scene(s)
      game.cues(s)
      game.view(s, 0)
      game.key(s)
      const next = freeze(play(game, s, m))
      game.outcome(next)
      expect(s).toEqual(state)
    }
  })

  test('equal keys mean the same future, in matches with the same options', () => {
    const agreed = new Map(starts(game).map(([name, { options, seats }]) => [name, JSON.stringify([options, seats])]))
    const byKey = new Map<string, Json>()
    for (const { state, start } of turns(game, 1)) {
      const key = `${agreed.get(start)} ${game.key(state)}`
      const twin = byKey.get(key)
      if (twin === undefined) byKey.set(key, state)
      else if (twin !== state) expect(future(game, twin)).toEqual(future(game, state))
    }
  })

  test('the seat that must act is one that may; there is one unless chance acts or the match is over', () => {
    for (const { state } of turns(game, 1)) {
      const [actors, asked] = [game.toAct(state), game.asked(state)]
      if (asked === null) expect(actors.filter((it) => it !== 'chance')).toEqual([])
      else expect(actors).toContain(asked)
    }
  })

  test('whoever is to act can act, and chance knows what it throws', () => {
    for (const { state } of sampled) {
      const actors = game.toAct(state)
      expect(game.chance(state) !== null).toBe(actors.includes('chance'))
      for (const by of actors) {
        if (by !== 'chance') expect(some(game.legal(state, by) as Iterable<Action>, 1)).toHaveLength(1)
      }
    }
  })
})

/** Everything visible that follows from a state: who acts, the legal actions, the scene, the public view, the outcome. */
function future(game: AnyGame, state: Json) {
  const actors = game.toAct(state)
  return {
    actors,
    legal: actors.map((by) => (by === 'chance' ? game.chance(state) : some(game.legal(state, by) as Iterable<Action>))),
    scene: game.scene(state),
    cues: game.cues(state),
    view: game.view(state, 'audience'),
    outcome: game.outcome(state)
  }
}

/** Changes one thing in an action: a number, a text, a key or a type. */
function mutate(value: Json, luck: Luck): Json {
  if (typeof value === 'number')
    return luck.one<Json>([value + 1, value - 1, -value - 1, value + 0.5, null, String(value)])
  if (typeof value === 'string') return luck.one<Json>([`${value}x`, '', 0, null])
  if (value === null || typeof value === 'boolean') return luck.one<Json>([7, 'x', !value])
  if (Array.isArray(value)) {
    if (value.length === 0 || luck.below(4) === 0) return [...value, luck.one<Json>([1, null, 'x'])]
    const i = luck.below(value.length)
    return value.map((v, n) => (n === i ? mutate(v, luck) : v))
  }
  const keys = Object.keys(value as JsonObject)
  const key = luck.one(keys)
  if (key !== 'act' && luck.below(4) === 0)
    return Object.fromEntries(Object.entries(value as JsonObject).filter(([k]) => k !== key))
  return { ...(value as JsonObject), [key]: mutate((value as JsonObject)[key] as Json, luck) }
}
