import { describe, expect, test } from 'vitest'
import { footprint } from '../../../../src/games/nexus-keepers/geometry/cube.ts'
import { netIds } from '../../../../src/games/nexus-keepers/geometry/nets.ts'
import {
  boardExtent,
  collision,
  ground,
  misplaced,
  places
} from '../../../../src/games/nexus-keepers/geometry/placement.ts'
import { facings } from '../../../../src/kit/grid/square.ts'
import { lay, prints } from './boards.ts'

const cross = { net: 'X1', mirror: false } as const
const tryAt = (laid: readonly string[], pose: string) =>
  misplaced(ground(prints(lay(laid))), cross, lay([pose])[0] as never)

describe('a cube beside A, anchor (0,0)', () => {
  test.each([
    ['0,0 S', '1,2 N', null, null],
    ['0,0 N', '1,2 N', 'NK-005', 'behindPortal'],
    ['0,0 N', '1,2 E', 'NK-005', 'behindPortal'],
    ['0,0 N', '1,2 S', 'NK-005', 'behindPortal'],
    ['0,0 N', '1,2 W', 'NK-005', 'behindPortal'],
    ['0,0 N', '3,0 N', 'NK-004', 'tooFewEdges'],
    ['0,0 N', '9,9 N', 'NK-004', 'tooFewEdges'],
    ['0,0 N', '2,1 W', 'NK-005', 'portalBlocked'],
    ['0,0 N', '1,1 N', 'NK-006', 'overlap'],
    ['0,0 N', '2,1 E', null, null]
  ])('A %s, then B %s: %s', (a, b, rule, why) => {
    const found = tryAt([a], b)
    expect([found?.rule ?? null, found?.why ?? null]).toEqual([rule, why])
  })
})

test('edges add up over several cubes: one and one are enough (NK-004)', () => {
  // (3,0) shares one edge with (0,0), and one with (6,0).
  expect(tryAt(['0,0 W'], '3,0 S')).toMatchObject({ rule: 'NK-004', edges: 1 })
  expect(tryAt(['0,0 W', '6,0 E'], '3,0 S')).toBeNull()
})

test('the first cube goes anywhere on the table, and not beyond it', () => {
  expect(tryAt([], '-7,16 W')).toBeNull()
  expect(tryAt([], '0,17 W')).toMatchObject({ rule: 'NK-006', why: 'offTable' })
  expect([...places([], cross)]).toHaveLength((2 * boardExtent + 1) ** 2 * 4)
})

describe('the list of places', () => {
  test('is every place that nothing refuses, in order and once, for every net beside every net', () => {
    const order = (at: readonly number[], facing: string) =>
      `${at.map((n) => n + 50).join()} ${facings.indexOf(facing as 'N')}`
    for (const [i, net] of netIds.entries()) {
      const shape = { net, mirror: i % 2 === 0 }
      const other = { net: netIds[(i * 7 + 3) % 24] ?? 'X1', mirror: i % 3 === 0 }
      const laid = [footprint(other, { at: [0, 0], facing: facings[i % 4] ?? 'N' })]
      const expected = []
      for (let x = -9; x <= 9; x++)
        for (let y = -9; y <= 9; y++)
          for (const facing of facings) {
            const pose = { at: [x, y], facing } as const
            if (!misplaced(ground(laid), shape, pose)) expected.push(order(pose.at, facing))
          }
      expect(expected.length, net).toBeGreaterThan(0)
      expect(
        [...places(laid, shape)].map((it) => order(it.at, it.facing)),
        net
      ).toEqual(expected)
    }
  })

  test('never lets a tile lie behind any portal, old or new (NK-005)', () => {
    const laid = prints(lay(['0,0 N', '2,1 E']))
    for (const pose of places(laid, cross)) {
      const all = [...laid, footprint(cross, pose)]
      for (const it of all)
        for (const other of all) expect(other.tiles, JSON.stringify(pose)).not.toContainEqual(it.rear)
    }
  })
})

test('two portals may share one rear cell (3.4)', () => {
  const [a, b] = [prints(lay(['0,0 N'])), prints(lay(['0,4 S']))]
  expect(a[0]?.rear).toEqual(b[0]?.rear)
  expect(collision(ground(a), b)).toBeNull()
})
