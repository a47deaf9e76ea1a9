// What a game says of a move before it is made is true once it is made: the referee trusts it when it looks for what was played.

import { describe, expect, test } from 'vitest'
import { play } from '../../src/core/game.ts'
import type { PlaceId } from '../../src/core/ids.ts'
import { changed, count, layout, standing } from '../../src/referee/match.ts'
import { games } from './games.ts'
import { begin, playout, some, starts } from './playout.ts'

describe.each(games.map((game) => ({ id: game.id, game })))('$id', { timeout: 120_000 }, ({ game }) => {
  test('a move that names the places it changes changes the pieces of no other', () => {
    for (const [i, [name, start]] of starts(game).entries()) {
      for (const { state } of some(playout(game, begin(game, start), 21 + i, 60), 60).filter((_, n) => n % 6 === 0)) {
        const before = layout(game.scene(state))
        for (const by of game.toAct(state)) {
          if (by === 'chance') continue
          for (const action of some(game.legal(state, by), 25)) {
            const { places, carries } = game.sketch(state, { by, do: action })
            if (!places) continue
            const after = layout(game.scene(play(game, state, { by, do: action })))
            const untold = changed(before, after).filter((place) => !places.includes(place))
            expect(untold, `${name}: ${JSON.stringify(action)}`).toEqual([])
            if (!carries) continue
            const { kind, from, to } = carries
            expect(new Set(places)).toEqual(new Set([from, to].filter((it) => it !== null)))
            const left = (place: PlaceId) => count(standing(after, place), kind) - count(standing(before, place), kind)
            const went = places.map((place) => [
              place,
              left(place),
              standing(after, place).length - standing(before, place).length
            ])
            expect(went, `${name}: ${JSON.stringify(action)}`).toEqual(
              places.map((place) => (place === to ? [place, 1, 1] : [place, -1, -1]))
            )
          }
        }
      }
    }
  })

  test('what a move says to leave the board stood on it, stands there no longer, and leaves beside every place', () => {
    const { leaves } = game
    if (!leaves) return
    let left = 0
    for (const [i, [name, start]] of starts(game).entries())
      for (const { state, move, next } of some(playout(game, begin(game, start), 31 + i, 120), 120)) {
        if (move.by === 'chance') continue
        const { places, pieces } = game.scene(state)
        const stands = (kind: string) => pieces.filter((it) => it.kind === kind).length
        const after = game.scene(next).pieces
        for (const { kind, place } of leaves(state, move)) {
          left += 1
          const what = `${name}: ${JSON.stringify(move)}`
          expect(stands(kind) - after.filter((it) => it.kind === kind).length, what).toBe(1)
          expect(places.map(({ id }) => id)).not.toContain(place)
        }
        const { doneBy } = game.sketch(state, move)
        if (doneBy) expect(stands(doneBy)).toBe(1)
      }
    expect(left).toBeGreaterThan(0)
  })
})
