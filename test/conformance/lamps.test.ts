// In every game, a lifted piece lights its own destinations and nothing else: the places that it may reach in the play of one seat.

import { describe, expect, test } from 'vitest'
import { type AnyGame, play } from '../../src/core/game.ts'
import type { Json } from '../../src/core/json.ts'
import type { Action, Move } from '../../src/core/rules.ts'
import type { Piece } from '../../src/core/scene.ts'
import { destinations, graph } from '../referee/peek.ts'
import { duelling } from './duelling.ts'
import { games } from './games.ts'
import { begin, Luck, playout, some, starts } from './playout.ts'

/** The most states to search for one piece. */
const most = 400

interface Destinations {
  /** Places that the piece reaches by one move; `all` adds those that need several moves, or that it affects without moving. */
  readonly next: ReadonlySet<string>
  readonly all: ReadonlySet<string>
}

/** The destinations of a piece, by the rules and the sketches of moves; null if sketches are incomplete or there are too many states. */
function destinationsOf(game: AnyGame, state: Json, { kind, place }: Piece): Destinations | null {
  const [next, all] = [new Set<string>(), new Set<string>()]
  const open: { state: Json; at: string; by: Move['by'] | null }[] = [{ state, at: place, by: null }]
  const known = new Set<string>()
  for (const here of open) {
    if (open.length > most) return null
    for (const by of game.toAct(here.state)) {
      if (by === 'chance' || (here.by !== null && by !== here.by)) continue
      for (const action of some(game.legal(here.state, by) as Iterable<Action>, 2001)) {
        const move = { by, do: action }
        const { how, moves, takes, places, doneBy } = game.sketch(here.state, move)
        if (how === 'declared' || how === 'found') continue
        if (how === 'observed' && !moves && !takes) return null
        const mine = (moves ?? []).filter((it) => it.kind === kind && it.from === here.at)
        if (doneBy === kind) for (const it of moves ?? []) if (it.to !== null) all.add(it.to)
        for (const it of game.leaves?.(here.state, move) ?? [])
          if (doneBy === kind || it.kind === kind) all.add(it.place)
        // If equal pieces in a row all move up, the place that was empty before holds the last of them, so it counts as a destination, too.
        if (mine.length > 0) for (const it of moves ?? []) if (it.kind === kind && it.to !== null) all.add(it.to)
        const to = how === 'inferred' ? here.at : mine[0]?.to
        if (to === undefined || to === null || places) continue
        all.add(to)
        if (here.by === null && how === 'observed') next.add(to)
        const then = play(game, here.state, move)
        const name = `${to} ${by} ${game.key(then)}`
        if (known.has(name)) continue
        known.add(name)
        open.push({ state: then, at: to, by })
      }
    }
  }
  return { next, all }
}

describe.each(games.map((game) => ({ id: game.id, game })))('$id', { timeout: 120_000 }, ({ game }) => {
  test('a lifted piece lights its own destinations and nothing else', () => {
    let looked = 0
    for (const [i, [name, start]] of starts(game).slice(0, 4).entries()) {
      const luck = new Luck(i)
      for (const { state } of some(playout(game, begin(game, start), 61 + i, 60), 60).filter((_, n) => n % 6 === 0)) {
        const { pieces, places } = game.scene(state)
        const figures = pieces.filter(({ place }) => places.some(({ id, layer }) => id === place && layer === 'tile'))
        if (figures.length === 0) continue
        const piece = luck.one(figures)
        const legal = destinationsOf(game, state, piece)
        if (!legal) continue
        looked++
        const believed = [{ state, key: game.key(state), from: 0, moves: [] }]
        const held = { kinds: new Set([piece.kind]), at: new Set([piece.place]) }
        const lit = destinations(graph(game), believed, held).map(({ place }) => place as string)
        const about = `${name}: ${piece.kind} on ${piece.place}, ${game.key(state)}`
        expect(
          lit.filter((place) => place !== piece.place && !legal.all.has(place)),
          about
        ).toEqual([])
        expect(
          [...legal.next].filter((place) => !lit.includes(place)),
          about
        ).toEqual([])
      }
    }
    expect(looked).toBeGreaterThan(0)
  })
})

test.skipIf(process.env.GAME !== undefined).each([
  ['the men of a seat', { alike: false }],
  ['all men', { alike: true }]
])('where %s look alike, too', (_, how) => {
  const { lamps } = duelling(20, { ...how, lifts: true, fouls: false })
  expect(lamps).toMatchObject({ wrong: 0, missing: 0 })
  expect(lamps.right).toBeGreaterThan(30)
})
