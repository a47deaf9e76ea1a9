// A game's distances must never be too long, because the referee's search relies on them: one move brings a piece nearer by one at most.

import { describe, expect, test } from 'vitest'
import { type AnyGame, play } from '../../src/core/game.ts'
import type { KindId, PlaceId } from '../../src/core/ids.ts'
import type { Json } from '../../src/core/json.ts'
import { changed, layout, moved } from '../referee/peek.ts'
import { skerry } from '../toy/index.ts'
import { games } from './games.ts'
import { begin, playout, some, starts } from './playout.ts'

const stand = (game: AnyGame, s: Json, kind: KindId): readonly PlaceId[] =>
  game.scene(s).pieces.flatMap((it) => (it.kind === kind ? [it.place] : []))

/** From the nearest piece of the kind. */
const least = (game: AnyGame, s: Json, kind: KindId, to: PlaceId): number =>
  Math.min(...stand(game, s, kind).map((from) => (from === to ? 0 : (game.distance?.(s, kind, from, to) ?? 0))))

/** Pieces that one shown move brings nearer to a place by more than one. */
function leaps(game: AnyGame, s: Json, next: Json): string[] {
  const [before, after] = [layout(game.scene(s)), layout(game.scene(next))]
  if (changed(before, after).length === 0) return []
  const places = some(game.scene(s).places, 12)
  return [...moved(before, after)].flatMap((kind) => {
    if ([s, next].some((it) => stand(game, it, kind).length === 0)) return []
    return places.flatMap(({ id }) => {
      const [far, near] = [least(game, s, kind, id), least(game, next, kind, id)]
      return far > near + 1 ? [`${kind} to ${id}: ${far}, then ${near}`] : []
    })
  })
}

function leapsIn(game: AnyGame): { readonly wrong: readonly string[]; readonly tried: number } {
  const wrong: string[] = []
  let tried = 0
  for (const [i, [, start]] of starts(game).entries())
    for (const { state } of playout(game, begin(game, start), 31 + i, 60))
      for (const by of game.toAct(state)) {
        if (by === 'chance') continue
        for (const action of some(game.legal(state, by), 8)) {
          const move = { by, do: action }
          if (game.sketch(state, move).how !== 'observed') continue
          wrong.push(...leaps(game, state, play(game, state, move)))
          tried++
        }
      }
  return { wrong, tried }
}

const measured = games.filter(({ distance }) => distance)

describe.skipIf(measured.length === 0).each(measured.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  test('no move that the table shows brings a piece nearer by more than its game says', () => {
    const { wrong, tried } = leapsIn(game)
    expect(wrong).toEqual([])
    expect(tried).toBeGreaterThan(100)
  })
})

test('the law finds distances that are too long', () => {
  const across = (_: Json, __: KindId, from: PlaceId, to: PlaceId): number => {
    const [a, b] = [from, to].map((it) => it.split(',').map(Number))
    return 3 * (a ?? []).reduce((sum, x, i) => sum + Math.abs(x - (b?.[i] ?? 0)), 0)
  }
  expect(leapsIn({ ...skerry, distance: across } as AnyGame).wrong).not.toEqual([])
})
