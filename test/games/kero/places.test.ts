// Where things stand on the table of KERO, and what of its heaps somebody may know.

import { describe, expect, test } from 'vitest'
import { seeded } from '../../../src/core/random.ts'
import game from '../../../src/games/kero/index.ts'
import { at } from './match.ts'

describe('a thing on the table', () => {
  const { places } = game.scene(at({}))
  const sites = places.filter(({ layer }) => layer === 'tile')

  test('stands on the place whose outline it is in, near its edges too', () => {
    expect(sites).toHaveLength(8)
    for (const { id, at: middle, outline } of sites)
      for (const [x, y] of [[0, 0] as const, ...(outline ?? [])]) {
        const point = [middle[0] + 0.95 * x, middle[1] + 0.95 * y] as const
        expect(game.locate({ kind: 'explorer/0', at: point })).toEqual({ place: id, kind: 'explorer/0' })
      }
  })
  test('is an explorer of either clan, or unknown; nothing else stands anywhere', () => {
    const [site] = sites
    const point = site?.at ?? ([0, 0] as const)
    expect(game.locate({ kind: 'explorer/1', at: point })).toEqual({ place: site?.id, kind: 'explorer/1' })
    expect(game.locate({ kind: null, at: point })).toEqual({ place: site?.id, kind: null })
    expect(game.locate({ kind: 'truck/0', at: point })).toBeNull()
    expect(game.locate({ kind: 'wolf', at: point })).toBeNull()
  })
  test('stands nowhere between the places, on the row or beside the table', () => {
    const row = places.find(({ id }) => id === 'slot/1')?.at ?? ([0, 0] as const)
    for (const point of [[-2, 3] as const, [1.5, 3] as const, [3, 9] as const, row])
      expect(game.locate({ kind: 'explorer/0', at: point })).toBeNull()
  })
})

test('KE-006: what is left in the heaps is known as far as nobody’s hidden Tuareks tell', () => {
  const s = at({ tuareks: [['MOVE'], ['REMOVE']] })
  const left = (viewer: 0 | 1 | 'audience') =>
    JSON.stringify(game.heap?.({ ...s, pending: [{ does: 'tuarek', seat: 0 }] }, viewer))
  expect(left(0)).not.toBe(left(1))
  expect(left('audience')).not.toBe(left(0))
})

test('KE-006: what somebody does not know is dealt anew, as many Tuareks as each hand holds', () => {
  const s = at({ tuareks: [['MOVE'], ['REMOVE', 'REMOVE']] })
  const hands = (viewer: 0 | 1 | 'audience', seed: number) =>
    game.knows?.(s, viewer, seeded(seed))[0].clans.map((it) => it.tuareks) ?? []
  const seeds = Array.from({ length: 20 }, (_, i) => i)
  for (const seed of seeds) {
    const [own, other] = hands(0, seed)
    expect([own, other?.length]).toEqual([['MOVE'], 2])
    expect(hands(1, seed)[1]).toEqual(['REMOVE', 'REMOVE'])
    expect(hands('audience', seed).map((it) => it.length)).toEqual([1, 2])
  }
  // The one other MOVE may be theirs, but never two of them.
  const theirs = seeds.map((seed) => hands(0, seed)[1]?.filter((it) => it === 'MOVE').length)
  expect(new Set(theirs)).toEqual(new Set([0, 1]))
})
