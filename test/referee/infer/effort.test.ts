// How far the search goes: all its effort for plain moves, less for detours, none where it has none; what dice it may suppose.

import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../../src/core/game.ts'
import type { Json } from '../../../src/core/json.ts'
import type { Observation, ObservedDice } from '../../../src/core/observation.ts'
import type { Action, Move } from '../../../src/core/rules.ts'
import { skerry } from '../../toy/index.ts'
import { type Belief, type Edge, type Graph, graph, type Node, search, turnedDice } from '../peek.ts'
import { board } from '../positions.ts'

/** States are texts: `start`, and after it how many moves that leave no trace were made; `end` is where the man has arrived. */
const road = (silent: (s: string) => number, leads: (s: string, n: number) => boolean): AnyGame =>
  ({
    key: (s: string) => s,
    scene: (s: string) => ({
      places: ['A', 'B'].map((id) => ({ id, layer: 'tile' })),
      pieces: [{ kind: 'man', place: s === 'end' ? 'B' : 'A' }],
      dice: null
    }),
    toAct: () => [0],
    legal: (s: string) => Array.from({ length: silent(s) }, (_, n) => ({ act: 'go', n, arrives: leads(s, n) })),
    sketch: (_: string, { do: it }: { do: { arrives: boolean } }) => ({ how: it.arrives ? 'observed' : 'inferred' }),
    decide: (s: string, { do: it }: { do: { n: number; arrives: boolean } }) => ({
      events: [],
      state: it.arrives ? 'end' : `${s} ${it.n}`
    }),
    outcome: () => null,
    chance: () => null
  }) as unknown as AnyGame
const start: Belief = [{ state: 'start', key: 'start', from: 0, moves: [] }]
const arrived = { places: { A: [], B: ['man'] } } as unknown as Observation

describe('effort', () => {
  test('all of it is spent on moves that may be enough by themselves, however many there are', () => {
    const game = road(
      (s) => (s === 'start' ? 2000 : 0),
      (_, n) => n === 1999
    )
    const found = search(graph(game), start, { observed: arrived })
    expect(found.steps).toMatchObject([{ moves: [{ do: { n: 1999 } }] }])
    // Each of 2000 moves is made, and six are listed for the price of one.
    expect(found.spent).toBeCloseTo(2000 + 2000 / 6, 5)
  })

  test('less than half of it is spent on detours where one plain move would do, and then it is not sure', () => {
    const game = road(
      () => 30,
      () => false
    )
    const found = search(graph(game), start, { observed: arrived })
    expect(found).toMatchObject({ steps: [], sure: false, guessed: true })
    expect(found.spent).toBeGreaterThan(2048)
    expect(found.spent).toBeLessThan(2048 + 100)
  })

  test('none is spent where there is none, and what stands as it is seen is found all the same', () => {
    const game = road(
      () => 3,
      () => false
    )
    const stays = { places: { A: ['man'], B: [] } } as unknown as Observation
    expect(search(graph(game), start, { observed: stays, effort: 0 })).toMatchObject({
      spent: 0,
      steps: [{ moves: [] }]
    })
    expect(search(graph(game), start, { observed: arrived, effort: 0 })).toMatchObject({ spent: 0, sure: false })
  })

  test('of many pieces every move costs more, so fewer are made for as much', () => {
    const ask = (stones: number) => {
      let made = 0
      const game = road(
        () => 30,
        () => false
      )
      const scene = (s: Json) => {
        const { pieces, ...rest } = game.scene(s)
        return { ...rest, pieces: [...pieces, ...Array(stones).fill({ kind: 'stone', place: 'C' })] }
      }
      const decide = (s: Json, move: Move<Action>) => {
        made++
        return game.decide(s, move)
      }
      const { spent, sure } = search(graph({ ...game, scene, decide } as AnyGame), start, {
        observed: arrived,
        effort: 400
      })
      expect(sure).toBe(false)
      return { spent, made }
    }
    const [few, many] = [ask(0), ask(63)]
    for (const { spent } of [few, many]) {
      expect(spent).toBeGreaterThanOrEqual(400)
      expect(spent).toBeLessThan(412)
    }
    expect(many.made).toBeLessThan(few.made / 2)
  })

  test('what is enough within so many moves is not looked for beyond', () => {
    const game = road(
      (s) => (s.split(' ').length < 4 ? 2 : 1),
      (s) => s.split(' ').length === 4
    )
    const of = (within?: number) => search(graph(game), start, { observed: arrived, ...(within ? { within } : {}) })
    expect([of().steps[0]?.moves.length, of(4).steps.length > 0, of(3).steps]).toEqual([4, true, []])
  })
})

describe('dice', () => {
  const set = skerry.setup({
    options: {},
    seats: [{}, {}],
    position: { ...board('0..1'), phase: 'thrown', dice: [] } as unknown as Json
  })
  if (!set.ok) throw new Error('no Skerry')
  const rolling: Belief = [{ state: set.value, key: skerry.key(set.value), from: 0, moves: [] }]
  const lying = (...faces: number[]) => faces.map((face) => ({ kind: 'regular', face }))
  const places = Object.fromEntries(
    skerry
      .scene(set.value as never)
      .places.map(({ id }) => [id, id === '0,0' ? ['keeper/0'] : id === '3,0' ? ['keeper/1'] : []])
  )
  const ask = (dice: ObservedDice) => search(graph(skerry), rolling, { observed: { places, dice } as never })

  test('that were thrown are a throw, which everybody saw', () => {
    const { steps, ends } = ask({ lying: lying(1, 2, 3, 4), thrown: [0, 1, 2, 3] })
    expect(steps).toMatchObject([{ moves: [{ by: 'chance', do: { act: 'throw', dice: lying(1, 2, 3, 4) } }] }])
    expect(ends[0]).toMatchObject({ thrown: true, idle: 0, last: { how: 'observed' } })
  })

  test('that lay there before anybody looked are part of no play', () => {
    const { steps, paths } = ask({ lying: lying(1, 2, 3, 4) })
    expect(steps).toEqual([])
    expect(paths.map(({ thrown }) => thrown)).toEqual([false])
  })
})

describe('a die that somebody has turned', () => {
  const node = { state: 'here' } as unknown as Node
  const turns = [{ kind: 'special', face: 3 }]
  const offers = (moves: readonly object[], dice?: ObservedDice) => {
    const shown = (_: Node, { do: it }: Move<Action>) => it as unknown as Edge
    const refuse = (_: string, { do: it }: Move) => ('no' in it ? {} : null)
    const game = { attempts: () => moves, refuse }
    return turnedDice({ game, shown } as unknown as Graph, node, { places: {}, ...(dice ? { dice } : {}) })
  }
  const says = (it: object = {}, by: Move['by'] = 0) => ({ by, do: { turns, ...it } })

  test('says a legal word that turns it so', () => {
    const there = { lying: [{ kind: 'regular', face: 1 }, ...turns] }
    expect(offers([says()], there)).toEqual([{ turns }])
    expect(offers([says({ turns: [...turns, { kind: 'regular', face: 1 }] })], there)).toHaveLength(1)
  })

  test.each<[string, object, ObservedDice | undefined]>([
    ['that chance would say', says({}, 'chance'), { lying: turns }],
    ['that is refused', says({ no: true }), { lying: turns }],
    ['that turns no die', says({ turns: [] }), { lying: turns }],
    ['that turns it otherwise', says(), { lying: [{ kind: 'special', face: 2 }] }],
    ['that turns another as well', says({ turns: [...turns, { kind: 'regular', face: 1 }] }), { lying: turns }],
    ['where nobody sees the tray', says(), undefined]
  ])('says no word %s', (_, move, dice) => {
    expect(offers([move], dice)).toEqual([])
  })
})
