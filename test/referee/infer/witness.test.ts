// A piece cannot leave a watched place and return unseen: among identical pieces, those that nobody touched stay where they are.

import { describe, expect, test } from 'vitest'
import type { PlaceId } from '../../../src/core/ids.ts'
import type { Observation } from '../../../src/core/observation.ts'
import { duel, place, type State, start } from '../../toy/duel.ts'
import { graph, isWitnessed, leadsOn, type Path, search, startOf, viewOf } from '../peek.ts'

const game = duel()
const at = (x: number, y: number): number => 8 * y + x
/** A state with men of seat 0 (first) and of seat 1 on these spaces; seat 0 is to move. */
const men = (mine: readonly number[], theirs: readonly number[]): State => ({
  men: [...start.men].map((_, i) => (mine.includes(i) ? '0' : theirs.includes(i) ? '1' : '.')).join(''),
  turn: 0
})
const shows = (s: State, sees: (place: string) => boolean = () => true): Observation => {
  const { places, pieces } = game.scene(s)
  const seen = places
    .filter(({ id }) => sees(id))
    .map(({ id }) => [id, pieces.flatMap((p) => (p.place === id ? [p.kind] : []))])
  return { places: Object.fromEntries(seen) }
}
const places = (...spaces: number[]): ReadonlySet<PlaceId> => new Set(spaces.map(place))
const ask = (from: State, seen: Observation, touched?: ReadonlySet<PlaceId>) =>
  search(graph(game), [{ state: from, key: game.key(from), from: 0, moves: [] }], {
    observed: seen,
    ...(touched ? { touched } : {})
  })

// The first man seems to have moved two spaces at once, past the second.
const [a, b, c, far] = [at(1, 1), at(2, 1), at(3, 1), at(7, 7)]
const from = men([a, b], [far])
const leapt = men([b, c], [far])

describe('a man that seems to have gone past another', () => {
  test('did so in two turns, with an answer between them that left no trace, for whoever knows no better', () => {
    expect(ask(from, shows(leapt)).steps.map(({ moves }) => moves.length)).toEqual([4])
  })

  test('has not, where no reading showed that the other moved, or anybody’s answer', () => {
    expect(ask(from, shows(leapt), places(a, c)).steps).toEqual([])
    expect(ask(from, shows(leapt), places(a, b, c)).steps).toEqual([])
    expect(ask(from, shows(leapt), places(a, b, c, far)).steps).toHaveLength(1)
  })

  test('may have, where nobody watches those places', () => {
    const sees = (id: string): boolean => id !== place(b) && id !== place(far)
    expect(ask(from, shows(leapt, sees), places(a, c)).steps.length).toBeGreaterThan(0)
  })

  test('what shows something else than stood there was touched, whoever says so', () => {
    expect(ask(from, shows(men([b, at(0, 1)], [far])), places()).steps).toHaveLength(1)
  })
})

test('what leaves no trace needs nobody who saw it', () => {
  const atlas = graph(game)
  const path = startOf(atlas.node(from), 0)
  const leaves = [{ kind: 'man/0', from: place(b) }]
  const witnessed = (how: string) =>
    isWitnessed({ view: viewOf(shows(from)), touched: places() }, path, { how, leaves, move: { by: 0 } } as never)
  expect([witnessed('observed'), witnessed('inferred')]).toEqual([false, true])
})

test('a play that lacks a move already lacks no other', () => {
  const atlas = graph(game)
  const sensed = { view: viewOf(shows(from)), touched: places() }
  const edge = { how: 'observed', leaves: [{ kind: 'man/0', from: place(b) }], move: { by: 0 } } as never
  const on = (missing: number) => leadsOn(sensed, atlas, { ...startOf(atlas.node(from), 0), missing }, edge)
  expect([on(0), on(1)]).toEqual([true, false])
})

describe('a play half done', () => {
  const depths = (theirs: readonly number[]) => {
    const { paths } = ask(men([a, b], theirs), shows(men([b], theirs)), places(a))
    return paths.filter(({ missing }) => missing > 0).map((path: Path) => [path.missing, path.turns])
  }

  test('lacks one move at most, and none of another seat', () => {
    expect(depths([far, at(0, 7)])).toEqual([])
    expect(ask(from, shows(men([c, b], [far])), places(c)).paths.some(({ missing }) => missing === 1)).toBe(true)
  })

  test('but where all that is legal moves one piece, as the game wants it', () => {
    expect(depths([far])).toContainEqual([1, 1])
  })
})
