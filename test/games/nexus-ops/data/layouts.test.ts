// The house's boards (section 3): the terrain of each hex, and which hexes of the outer ring share a tile.

import { describe, expect, test } from 'vitest'
import { boardA, houseLayout } from '../../../../src/games/nexus-ops/data/layouts.ts'
import { heap } from '../../../../src/games/nexus-ops/heap.ts'
import game from '../../../../src/games/nexus-ops/index.ts'
import { around, idOf } from '../../../../src/kit/grid/hex.ts'

describe('the board as it lies in the box', () => {
  test.each([
    [2, ['0', '0', '0', '1', '1', '1']],
    [3, ['0', '0', '0', '1', '1', '1', '2', '2', '2']],
    [4, ['0', '0', '0', '1', '1', '1', '2', '2', '2', '3', '3', '3']]
  ])('NO-012: %i players, three base hexes each, in the order of play', (players, owners) => {
    const bases = houseLayout(players).filter((it) => it.terrain === 'base')
    expect(bases.map((it) => String(it.owner))).toEqual(owners)
    expect(bases.every((it) => it.origin === 'house' && !it.tile)).toBe(true)
  })
  test('NO-150: partners face each other', () => {
    const middle = (owner: number) => {
      const own = houseLayout(4).filter((it) => it.owner === owner)
      return [0, 1].map((i) => own.reduce((sum, { at }) => sum + (at[i] ?? 0), 0))
    }
    for (const seat of [0, 1]) expect(middle(seat + 2)).toEqual(middle(seat).map((it) => -it))
  })
  test('NO-013: a tile lies on every hex that is dealt, and on no other', () => {
    for (const { terrain, tile } of houseLayout(3)) expect(tile === true).toBe(terrain === undefined)
    expect(houseLayout(2)[0]).toEqual({ at: [0, 0], terrain: 'monolith', origin: 'fact' })
    expect(houseLayout(2).filter((it) => it.origin === 'fact')).toHaveLength(19)
  })
  test('NO-016, Q08: six pairs of neighbours in the outer ring, one way or the other', () => {
    const pairs = (matching: 'A' | 'B') => {
      const open = houseLayout(2, matching).filter((it) => it.double !== undefined)
      return [0, 1, 2, 3, 4, 5].map((n) => open.filter((it) => it.double === n).map(({ at }) => at))
    }
    for (const matching of ['A', 'B'] as const)
      for (const [a, b] of pairs(matching)) expect(around(a ?? [0, 0]).map(idOf)).toContain(idOf(b ?? [0, 0]))
    const named = (matching: 'A' | 'B') => pairs(matching).map((it) => it.map(idOf).sort().join(' '))
    expect(named('A')).toContain('1,1 2,0')
    expect(named('B')).toContain('0,2 1,1')
    expect(named('A').filter((it) => named('B').includes(it))).toEqual([])
  })
  test('Q08: as it was agreed', () => {
    const first = (doubleMatching: 'A' | 'B') => {
      const set = game.setup({ options: { doubleMatching }, seats: [{}, {}] })
      if (!set.ok) throw new Error('cannot be set up')
      return heap({ ...set.value, pending: [{ does: 'double' }] }, 'audience').places
    }
    expect(first('A')).toEqual(['2,0', '1,1'])
    expect(first('B')).not.toEqual(first('A'))
  })
})

test('Board A has its ground laid out, six rocks and four of each other', () => {
  const laid = boardA(2).filter((it) => it.tile)
  const count = (terrain: string) => laid.filter((it) => it.terrain === terrain).length
  expect(['rock', 'forest', 'crystal', 'magma'].map(count)).toEqual([6, 4, 4, 4])
  expect(laid.every((it) => it.origin === 'house')).toBe(true)
})
