import { describe, expect, test } from 'vitest'
import { type Cube, footprint } from '../../../../src/games/nexus-keepers/geometry/cube.ts'
import {
  blocks,
  carried,
  docked,
  dockings,
  misdocked,
  movable
} from '../../../../src/games/nexus-keepers/geometry/docking.ts'
import { clusters, sharedEdges, tilesOf } from '../../../../src/games/nexus-keepers/geometry/links.ts'
import { facings } from '../../../../src/kit/grid/square.ts'
import { boards, lay, prints } from './boards.ts'

const seats = (cubes: readonly Cube[]) => blocks(cubes).map((it) => it.cubes.map((cube) => cube.seat))
const without = (cubes: readonly Cube[], ...gone: number[]) => cubes.filter((it) => !gone.includes(it.seat))
const block = (cubes: readonly Cube[], seat: number) =>
  blocks(cubes).find((it) => it.seat === seat) as ReturnType<typeof blocks>[0]

describe('what moves', () => {
  test('of two equal halves either may, at the choice of whoever docks', () => {
    const cubes = without(boards.B3, 1)
    expect(seats(cubes)).toEqual([[0], [2]])
    expect(movable(cubes).map((it) => [it.block.seat, it.stays.map((s) => s.seat)])).toEqual([
      [0, [2]],
      [2, [0]]
    ])
  })

  test('a largest block stays', () => {
    // A and B share three edges; the third cube shares one with them.
    const cubes = lay(['0,0 S', '1,2 W', '3,0 S'])
    expect(movable(cubes).map((it) => it.block.seat)).toEqual([2])
    expect(misdocked(cubes, 0, { at: [9, 9], facing: 'N' })).toEqual({ rule: 'NK-136', why: 'notLoose' })
  })

  test('nothing, where all is held', () => {
    expect(movable(boards.B4)).toEqual([])
    expect(movable(without(boards.B4, 3))).toEqual([])
    expect(movable([])).toEqual([])
  })
})

describe('where it goes', () => {
  const cubes = without(boards.B3, 1)

  test('C docks at (2,-1) facing east: three edges with A, rear cell (4,-1)', () => {
    const pose = { at: [2, -1], facing: 'E' } as const
    expect(misdocked(cubes, 2, pose)).toBeNull()
    const [moved] = prints(docked(block(cubes, 2), pose))
    expect(moved?.rear).toEqual([4, -1])
    expect(sharedEdges(moved ? [moved] : [], tilesOf(prints(lay(['0,0 S']))))).toBe(3)
  })

  test.each([
    ['3,0 N', 'NK-136', 'tooFewEdges'],
    ['1,1 N', 'NK-006', 'overlap'],
    ['1,-2 N', 'NK-005', 'behindPortal'],
    ['2,-1 W', 'NK-005', 'portalBlocked']
  ])('C at %s is refused by %s: %s', (pose, rule, why) => {
    expect(misdocked(cubes, 2, lay([pose])[0] as Cube)).toMatchObject({ rule, why })
  })

  test('the list holds every place that nothing refuses, and each makes the board sound', () => {
    const expected = []
    for (let x = -9; x <= 9; x++)
      for (let y = -9; y <= 9; y++)
        for (const facing of facings)
          if (!misdocked(cubes, 2, { at: [x, y], facing })) expected.push({ at: [x, y], facing })
    expect(dockings(cubes, 2)).toEqual(expected)
    expect(expected.length).toBeGreaterThan(10)
    for (const pose of dockings(cubes, 2)) {
      const after = [...without(cubes, 2), ...docked(block(cubes, 2), pose)]
      expect(clusters(prints(after))).toHaveLength(1)
    }
  })

  test('other loose blocks lie on the table but do not hold anything (Q71)', () => {
    // Three single cubes, far apart.
    const loose = lay(['0,0 S', '10,0 S', '1,9 N'])
    expect(misdocked(loose, 2, { at: [1, 2], facing: 'N' })).toBeNull()
    const bigger = [...lay(['0,0 S', '1,2 W']), ...lay(['10,0 S', '1,12 N'], [2, 3])]
    // Here it shares enough edges with the other loose cube, but none with the part that stays.
    expect(misdocked(bigger, 3, { at: [11, 2], facing: 'N' })).toMatchObject({
      rule: 'NK-136',
      why: 'tooFewEdges',
      edges: 0
    })
    // Here it overlaps the other loose cube.
    expect(misdocked(bigger, 3, { at: [10, 1], facing: 'N' })).toMatchObject({ rule: 'NK-006' })
  })
})

describe('a block goes as one', () => {
  // Two joined pairs, far apart; the tests dock the pair of seats 2 and 3.
  const cubes = [...lay(['0,0 S', '1,2 W']), ...lay(['20,0 S', '21,2 N'], [2, 3])]

  test('its cubes keep their arrangement (NK-135)', () => {
    const places = dockings(cubes, 2)
    expect(new Set(places.map((it) => it.facing)).size).toBeGreaterThan(2)
    for (const pose of places) {
      const pair = prints(docked(block(cubes, 2), pose))
      expect(sharedEdges(pair.slice(0, 1), tilesOf(pair.slice(1)))).toBe(3)
      expect(clusters(prints([...cubes.slice(0, 2), ...docked(block(cubes, 2), pose)]))).toHaveLength(1)
    }
  })

  test('whoever stands on it travels along (NK-137)', () => {
    const [c, d] = [cubes[2] as Cube, cubes[3] as Cube]
    for (const facing of facings) {
      const pose = { at: [3, -4], facing } as const
      const [newC, newD] = docked(block(cubes, 2), pose).map((it) => footprint(it, it))
      for (const [was, is] of [
        [footprint(c, c), newC],
        [footprint(d, d), newD]
      ] as const)
        expect(was.tiles.map((it) => carried(it, c, pose))).toEqual(is?.tiles)
    }
  })
})
