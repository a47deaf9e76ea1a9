// A game's sketch of a move must agree with the move's real effect, because the referee's search relies on it.

import { describe, expect, test } from 'vitest'
import { type AnyGame, play } from '../../src/core/game.ts'
import { type KindId, kindId, type PlaceId, placeId } from '../../src/core/ids.ts'
import type { Json } from '../../src/core/json.ts'
import type { Action, Move } from '../../src/core/rules.ts'
import type { Piece } from '../../src/core/scene.ts'
import type { Sketch } from '../../src/core/tabletop.ts'
import { changed, type Layout, layout, standing } from '../referee/peek.ts'
import { skerry } from '../toy/index.ts'
import { games } from './games.ts'
import { begin, playout, some, starts } from './playout.ts'

/** The pieces on each place after a move, according to its sketch; null if the sketch doesn't say. */
function foretold(before: Layout, { moves, takes }: Sketch): ReadonlyMap<PlaceId, readonly KindId[]> | null {
  if (!moves && !takes) return null
  const at = new Map([...before.at].map(([place, kinds]) => [place, [...kinds]]))
  for (const place of takes ?? []) {
    if (standing(before, place).length === 0) throw new Error(`nothing stands on ${place} to be taken`)
    at.delete(place)
  }
  for (const { kind, from } of moves ?? []) {
    if (from === null) continue
    const there = at.get(from) ?? []
    if (!there.includes(kind)) throw new Error(`no ${kind} stands on ${from}`)
    there.splice(there.indexOf(kind), 1)
  }
  for (const { kind, to } of moves ?? []) if (to !== null) at.set(to, [...(at.get(to) ?? []), kind])
  return at
}

const text = (at: ReadonlyMap<PlaceId, readonly KindId[]>): string[] =>
  [...at].flatMap(([place, kinds]) => kinds.map((kind) => `${kind} on ${place}`)).sort()

/** The differences between the sketch and the scene after the move. */
function untold(
  game: AnyGame,
  state: Json,
  move: Move<Action>
): { readonly wrong: readonly string[]; readonly said: number } {
  const [before, after] = [layout(game.scene(state)), layout(game.scene(play(game, state, move)))]
  const sketch = game.sketch(state, move)
  const places = sketch.places && changed(before, after).filter((place) => !sketch.places?.includes(place))
  const stands = foretold(before, sketch)
  const [said, shown] = [stands ? text(stands) : [], stands ? text(after.at) : []]
  const wrong = [
    ...(places ?? []).map((place) => `pieces change on ${place}`),
    ...said.filter((it) => !shown.includes(it)).map((it) => `foretold: ${it}`),
    ...shown.filter((it) => !said.includes(it)).map((it) => `not foretold: ${it}`),
    ...(said.length === shown.length ? [] : [`${said.length} pieces foretold, ${shown.length} stand`])
  ]
  return { wrong, said: stands ? 1 : 0 }
}

describe.each(games.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  test('the pieces that a sketch moves and takes are those that change, and no piece changes on other places', () => {
    let said = 0
    for (const [i, [name, start]] of starts(game).entries()) {
      for (const { state } of some(playout(game, begin(game, start), 21 + i, 60), 60).filter((_, n) => n % 6 === 0)) {
        for (const by of game.toAct(state)) {
          if (by === 'chance') continue
          for (const action of some(game.legal(state, by), 25)) {
            const found = untold(game, state, { by, do: action })
            expect(found.wrong, `${name}: ${JSON.stringify(action)}`).toEqual([])
            said += found.said
          }
        }
      }
    }
    expect(said).toBeGreaterThan(0)
  })
})

describe('the law finds wrong sketches', () => {
  const [a, b] = [placeId('a'), placeId('b')]
  const [mine, theirs] = [kindId('mine'), kindId('theirs')]
  const piece = (kind: KindId, place: PlaceId): Piece => ({ kind, place, look: 'pawn', name: { say: 'pawn' } })
  const capture = { by: 0, do: { act: 'capture' } }
  /** A game in which a piece on `a` captures one on `b`, with a sketch that may be wrong. */
  const says = (sketch: Omit<Sketch, 'how'>): AnyGame => ({
    ...skerry,
    scene: (captured: boolean) => ({
      places: [],
      pieces: captured ? [piece(mine, b)] : [piece(mine, a), piece(theirs, b)],
      dice: null
    }),
    decide: () => ({ events: [], state: true }),
    sketch: () => ({ how: 'observed', ...sketch })
  })
  const goes = { kind: mine, from: a, to: b }

  test.each<[what: string, sketch: Omit<Sketch, 'how'>, wrong: readonly string[]]>([
    ['what is taken and what moves', { moves: [goes], takes: [b] }, []],
    ['the same as two moves', { moves: [goes, { kind: theirs, from: b, to: null }] }, []],
    ['only the places', { places: [a, b] }, []],
    ['nothing', {}, []],
    ['a place too few', { places: [b] }, ['pieces change on a']],
    ['no capture', { moves: [goes] }, ['foretold: theirs on b', '2 pieces foretold, 1 stand']],
    ['no move', { takes: [b] }, ['foretold: mine on a', 'not foretold: mine on b']]
  ])('%s', (_, sketch, wrong) => {
    expect(untold(says(sketch), false, capture).wrong).toEqual(wrong)
  })

  test('a sketch that moves or takes a missing piece is an error', () => {
    expect(() => untold(says({ takes: [placeId('c')] }), false, capture)).toThrow('nothing stands on c')
    expect(() => untold(says({ moves: [{ ...goes, from: b }] }), false, capture)).toThrow('no mine stands on b')
  })
})
