// The search, tested by laws over random play and by single cases: shortest, complete within its effort, and honest about what lies beyond.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AnyGame, play } from '../../../src/core/game.ts'
import type { Json } from '../../../src/core/json.ts'
import type { Observation } from '../../../src/core/observation.ts'
import type { Move, Start } from '../../../src/core/rules.ts'
import nexus from '../../../src/games/nexus-keepers/index.ts'
import armies from '../../../src/games/nexus-ops/index.ts'
import { skerry } from '../../toy/index.ts'
import type { Belief } from '../peek.ts'
import { graph, placesAgree, search, viewOf } from '../peek.ts'
import { board } from '../positions.ts'
import { Table } from '../table.ts'

const believed = (game: AnyGame, ...states: Json[]): Belief =>
  states.map((state) => ({ state, key: game.key(state), from: 0, moves: [] }))

function shows(game: AnyGame, state: Json, sees: (place: string) => boolean = () => true): Observation {
  const { places, pieces } = game.scene(state)
  const seen = places
    .filter(({ id }) => sees(id))
    .map(({ id }) => [id, pieces.flatMap((p) => (p.place === id ? [p.kind] : []))])
  return { places: Object.fromEntries(seen) }
}

/** Up to four moves, each chosen from the legal ones by a number. */
function wander(game: AnyGame, state: Json, choices: readonly number[]): Json {
  let here = state
  for (const n of choices) {
    const moves = game
      .toAct(here)
      .flatMap((by): Move[] => (by === 'chance' ? [] : [...game.legal(here, by)].map((action) => ({ by, do: action }))))
    const shown = moves.filter((move) => game.sketch(here, move).how === 'observed')
    const move = shown[n % Math.max(1, shown.length)]
    if (!move) return here
    here = play(game, here, move)
  }
  return here
}

const begin = (game: AnyGame, position: Json): Json => {
  const start: Start = { options: {}, seats: [{}, {}, {}].slice(0, game === nexus ? 3 : 2), position }
  const set = game.setup(start)
  if (!set.ok) throw new Error(JSON.stringify(set.problems))
  return set.value
}

const walk = fc.array(fc.nat(1000), { minLength: 1, maxLength: 4 })
const face = fc.integer({ min: 1, max: 6 })
const boards: readonly (readonly [string, AnyGame, fc.Arbitrary<Json>])[] = [
  [
    'Skerry',
    skerry,
    fc.record({
      dice: fc.array(face, { minLength: 4, maxLength: 4 }),
      keepers: fc.constant([
        [0, 1],
        [3, 0]
      ])
    })
  ],
  [
    'Nexus Keepers',
    nexus,
    fc.record({
      cubes: fc.constant(['0,0 S', '1,2 N', '3,1 E']),
      keepers: fc.constant(['0,1', '1,1', '2,1']),
      pool: fc.array(fc.integer({ min: 2, max: 6 }), { minLength: 5, maxLength: 8 })
    })
  ]
]

describe.each(boards)('laws in %s', (_, game, positions) => {
  const check = (law: (from: Json, to: Json) => void): void =>
    fc.assert(
      fc.property(positions, walk, (position, choices) => {
        const from = begin(game, position)
        law(from, wander(game, from, choices))
      }),
      { numRuns: 200 }
    )

  test('sound and complete: what was done is explained, by legal moves that end in what is seen', () => {
    check((from, to) => {
      const { steps } = search(graph(game), believed(game, from), { observed: shows(game, to) })
      expect(steps.length).toBeGreaterThan(0)
      for (const { moves } of steps) {
        let state = from
        for (const move of moves) {
          expect(game.refuse(state, move)).toBeNull()
          state = play(game, state, move)
        }
        expect(placesAgree(viewOf(shows(game, to)), graph(game).node(state).layout)).toBe(true)
      }
    })
  })

  test('shortest: no explanation is longer than what was done', () => {
    fc.assert(
      fc.property(positions, walk, (position, choices) => {
        const from = begin(game, position)
        const { steps } = search(graph(game), believed(game, from), {
          observed: shows(game, wander(game, from, choices))
        })
        for (const { moves } of steps) expect(moves.length).toBeLessThanOrEqual(choices.length)
      })
    )
  })

  test('silent: nothing happened, nothing said', () => {
    check((_from, to) => {
      expect(search(graph(game), believed(game, to), { observed: shows(game, to) }).steps).toEqual([
        { from: 0, moves: [] }
      ])
    })
  })

  test('blind: what nobody sees makes no foul', () => {
    fc.assert(
      fc.property(positions, walk, fc.nat(6), (position, choices, hidden) => {
        const from = begin(game, position)
        const to = wander(game, from, choices)
        const sees = (place: string): boolean => [...place].reduce((n, c) => n + c.charCodeAt(0), hidden) % 3 !== 0
        const { steps } = search(graph(game), believed(game, from), { observed: shows(game, to, sees) })
        expect(steps.length).toBeGreaterThan(0)
      })
    )
  })
})

describe('cases', () => {
  const hop = board('0..1', [3, 3, 4, 4])

  test('equal keys are one answer, others are kept beside each other', () => {
    const seen = shows(skerry, wander(skerry, begin(skerry, { ...hop, dice: [1, 4, 4, 4] }), [0]))
    const both = believed(
      skerry,
      begin(skerry, { ...hop, dice: [1, 4, 4, 4] }),
      begin(skerry, { ...hop, dice: [2, 4, 4, 4] })
    )
    expect(search(graph(skerry), both, { observed: seen }).steps.map(({ from }) => from)).toEqual([0, 1])
  })

  test('a piece that went where nobody looks may be in any such place', () => {
    const from = begin(skerry, { ...hop, dice: [4, 4, 4, 4] })
    const seen: Observation = {
      places: { ...shows(skerry, from, (id) => id === '0,0' || id === '3,0').places, '0,0': [] } as never
    }
    const { ends } = search(graph(skerry), believed(skerry, from), { observed: seen })
    const tiles = ends.flatMap(({ node }) =>
      [...node.layout.at].flatMap(([id, kinds]) => (kinds.includes('keeper/0' as never) ? [id] : []))
    )
    expect(tiles.sort()).toEqual(['0,1', '0,2', '1,0', '1,1', '1,2', '2,0', '2,1'])
  })

  test('out of effort it says that it is not sure', () => {
    const from = begin(skerry, { ...hop, dice: [4, 4, 4, 4] })
    const seen: Observation = { places: { ...shows(skerry, from).places, '0,0': [], '3,1': ['keeper/0'] } as never }
    expect(search(graph(skerry), believed(skerry, from), { observed: seen, effort: 3 })).toMatchObject({
      steps: [],
      sure: false
    })
    expect(search(graph(skerry), believed(skerry, from), { observed: seen })).toMatchObject({ steps: [], sure: true })
  })

  test('an exchange is seen as one picture as far as move, reply, reply, reply, and no further', () => {
    const set = skerry.setup({ options: { brisk: true }, seats: [{}, {}], position: { ...hop, dice: [] } as Json })
    if (!set.ok) throw new Error('no Skerry')
    const from = set.value as Json
    const moves = (first: string, second: string, turns?: number) => {
      const empty = shows(skerry, from, (id) => id !== '0,0' && id !== '3,0').places
      const places = { ...empty, '0,0': [], '3,0': [], [first]: ['keeper/0'], [second]: ['keeper/1'] }
      const limits = turns === undefined ? {} : { turns }
      const { steps } = search(graph(skerry), believed(skerry, from), { observed: { places } as never, ...limits })
      return steps[0]?.moves.map(({ by }) => by)
    }
    expect(moves('0,1', '3,1')).toEqual([0, 1])
    expect(moves('0,2', '3,1')).toEqual([0, 1, 0])
    expect(moves('0,2', '2,1')).toEqual([0, 1, 0, 1])
    expect(moves('1,2', '2,1')).toBeUndefined()
    // Nor further than the limit of turns allows.
    expect([moves('0,1', '3,1', 1), moves('0,2', '3,1', 1), moves('0,1', '3,0', 0)]).toEqual([[0, 1], undefined, [0]])
    expect(moves('0,1', '3,1', 0)).toBeUndefined()
  })

  test('so many readings that nobody could tell them apart are too many', () => {
    const gone = (n: number) => {
      const from = begin(armies, { phase: 'move', units: { '1,0': [`H${n}`], '-2,-2': ['', 'H1'] } })
      return search(graph(armies), believed(armies, from), { observed: { places: { '1,0': [] } } as never })
    }
    // Each unit has four destinations, and no sensor sees any of them.
    expect([gone(4), gone(5)].map(({ ends, crowded }) => [ends.length, crowded])).toEqual([
      [35, false],
      [56, false]
    ])
    expect(gone(6)).toMatchObject({ crowded: true, sure: true, guessed: false })
  })

  test('its answer does not depend on what was asked before', () => {
    const from = begin(skerry, hop)
    const warm = graph(skerry)
    const ask = (atlas = warm) =>
      search(atlas, believed(skerry, from), { observed: shows(skerry, wander(skerry, from, [1, 2])) })
    const first = ask()
    ask()
    search(warm, believed(skerry, from), { observed: { places: {} } })
    expect(ask().steps).toEqual(first.steps)
    expect(ask(graph(skerry)).steps).toEqual(first.steps)
  })

  test('where a tile may be put nearly anywhere, the game is asked what was meant, and refuses in its own words', () => {
    const t = new Table(nexus, { seats: [{}, {}] })
    t.tray([6]).rest().tray([2]).rest()
    t.put('cube/0/N', '#4,7').rest()
    expect(t.heard.at(-1)).toBe('log.place')
    t.put('cube/1/N', '#5,7').rest()
    expect(t.ruling).toMatchObject({ ruling: 'foul', refusal: { rule: 'NK-006' } })
    t.lift('#5,7').put('?', '#40,7').rest()
    expect(t.ruling).toMatchObject({ corrections: [{ fix: 'take', kind: null, from: '#40,7' }] })
  })

  test('and where the game has no word for it, the referee admits that it cannot tell', () => {
    const t = new Table(nexus, { seats: [{}, {}] })
    t.tray([6]).rest().tray([2]).rest().put('?', '#4,7').rest()
    expect(t.ruling).toMatchObject({ ruling: 'gave up', corrections: [{ fix: 'take', from: '#4,7' }] })
    expect(t.heard.at(-1)).toBe('referee.lost')
    t.obey().put('cube/0/N', '#4,7').rest()
    expect(t.heard.at(-1)).toBe('log.place')
  })
})
