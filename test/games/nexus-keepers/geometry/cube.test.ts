import { describe, expect, test } from 'vitest'
import { footprint, outline } from '../../../../src/games/nexus-keepers/geometry/cube.ts'
import { netIds } from '../../../../src/games/nexus-keepers/geometry/nets.ts'
import type { Facing } from '../../../../src/kit/grid/square.ts'
import { cellPlace, facings, step } from '../../../../src/kit/grid/square.ts'
import { boards } from './boards.ts'

const cross = { net: 'X1', mirror: false } as const
/** The five tiles in the order of the stickers, then the rear cell. */
const written = (it: ReturnType<typeof footprint>): string => [...it.tiles, it.rear].map(cellPlace).join(' ')

describe('the default cube in coordinates (3.3)', () => {
  test.each<[Facing, string]>([
    // start, centre, left, right, foot; rear cell
    ['N', '0,1 0,0 -1,0 1,0 0,-1 0,2'],
    ['E', '1,0 0,0 0,1 0,-1 -1,0 2,0'],
    ['S', '0,-1 0,0 1,0 -1,0 0,1 0,-2'],
    ['W', '-1,0 0,0 0,-1 0,1 1,0 -2,0']
  ])('facing %s', (facing, cells) => {
    expect(written(footprint(cross, { at: [0, 0], facing }))).toBe(cells)
  })
})

describe('the fixture boards (3.6)', () => {
  test.each<[keyof typeof boards, readonly string[]]>([
    [
      'B4',
      [
        '0,-1 0,0 1,0 -1,0 0,1 0,-2',
        '1,3 1,2 0,2 2,2 1,1 1,4',
        '4,1 3,1 3,2 3,0 2,1 5,1',
        '2,-2 2,-1 3,-1 1,-1 2,0 2,-3'
      ]
    ],
    [
      'B4E',
      ['0,-1 0,0 1,0 -1,0 0,1 0,-2', '1,3 1,2 0,2 2,2 1,1 1,4', '4,1 3,1 3,2 3,0 2,1 5,1', '4,4 4,3 3,3 5,3 4,2 4,5']
    ],
    ['R3', ['0,1 0,0 -1,0 1,0 0,-1 0,2', '3,1 2,1 2,2 2,0 1,1 4,1', '1,4 1,3 0,3 2,3 1,2 1,5']]
  ])('%s', (name, cubes) => {
    expect(boards[name].map((it) => written(footprint(it, it)))).toEqual(cubes)
  })
})

describe('every other net', () => {
  test('has its start tile at the anchor and its portal where it faces', () => {
    for (const net of netIds.filter((it) => it !== 'X1'))
      for (const facing of facings)
        for (const mirror of [false, true]) {
          const it = footprint({ net, mirror }, { at: [2, -3], facing })
          expect(it.start, net).toEqual([2, -3])
          expect(it.rear, net).toEqual(step([2, -3], facing))
          expect(new Set([...it.tiles, it.rear].map(cellPlace)).size, net).toBe(6)
        }
  })

  test('is mirrored before it is turned', () => {
    const at = [0, 0] as const
    expect(written(footprint({ net: 'L2', mirror: false }, { at, facing: 'E' }))).toBe('0,0 -1,0 0,1 0,2 0,3 1,0')
    expect(written(footprint({ net: 'L2', mirror: true }, { at, facing: 'E' }))).toBe('0,0 -1,0 0,-1 0,-2 0,-3 1,0')
  })
})

describe('the outline', () => {
  test('of the cross has twelve corners', () => {
    expect(outline(cross)).toHaveLength(12)
  })

  test('goes round counter-clockwise and encloses five tiles, whatever the net', () => {
    for (const net of netIds)
      for (const mirror of [false, true]) {
        const corners = outline({ net, mirror })
        const area = corners.reduce((sum, [x, y], i) => {
          const [nx, ny] = corners[(i + 1) % corners.length] ?? [0, 0]
          return sum + (x * ny - nx * y) / 2
        }, 0)
        expect(area, net).toBe(5)
      }
  })

  test('has a corner wherever it turns, and nowhere else', () => {
    for (const net of netIds) {
      const corners = outline({ net, mirror: false })
      const sides = corners.map(([x, y], i) => {
        const [nx, ny] = corners[(i + 1) % corners.length] ?? [0, 0]
        return [nx - x, ny - y] as const
      })
      // Every side is parallel to the grid, and sides alternate between the two directions.
      expect(
        sides.every(([dx, dy]) => (dx === 0) !== (dy === 0)),
        net
      ).toBe(true)
      expect(
        sides.every(([dx], i) => ((dx === 0) === (sides[0]?.[0] === 0)) === (i % 2 === 0)),
        net
      ).toBe(true)
      // Five tiles joined at four edges have twelve free edges.
      expect(
        sides.reduce((sum, [dx, dy]) => sum + Math.abs(dx + dy), 0),
        net
      ).toBe(12)
    }
  })
})
