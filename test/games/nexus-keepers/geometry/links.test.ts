import { describe, expect, test } from 'vitest'
import type { Footprint } from '../../../../src/games/nexus-keepers/geometry/cube.ts'
import { clusters, sharedEdges, tilesOf } from '../../../../src/games/nexus-keepers/geometry/links.ts'
import { collision, ground } from '../../../../src/games/nexus-keepers/geometry/placement.ts'
import { cellPlace } from '../../../../src/kit/grid/square.ts'
import { boards, lay, prints } from './boards.ts'

const edges = (a: string, b: string): number => {
  const [p, q] = [prints(lay([a])), prints(lay([b]))]
  return sharedEdges(p, tilesOf(q))
}

describe('two default cubes alone (3.3)', () => {
  // Neither overlap nor shared edges depend on where the portals are.
  const three = ['1,2', '2,1', '-1,2', '-2,1', '1,-2', '2,-1', '-1,-2', '-2,-1']
  const one = ['3,0', '-3,0', '0,3', '0,-3']
  const overlap = ['0,0', '1,0', '-1,0', '0,1', '0,-1', '2,0', '-2,0', '0,2', '0,-2', '1,1', '-1,1', '1,-1', '-1,-1']
  const all = Array.from({ length: 121 }, (_, i) => `${(i % 11) - 5},${Math.floor(i / 11) - 5}`)

  test('offsets that lie on one another, that share three edges, one, and none', () => {
    const meets = (at: string): boolean =>
      collision(ground(prints(lay(['0,0 N']))), prints(lay([`${at} N`])))?.why === 'overlap'
    const found = all.filter((at) => !meets(at))
    expect(all.filter(meets).sort()).toEqual([...overlap].sort())
    expect(found.filter((at) => edges('0,0 N', `${at} N`) === 3).sort()).toEqual([...three].sort())
    expect(found.filter((at) => edges('0,0 N', `${at} N`) === 1).sort()).toEqual([...one].sort())
    expect(found.filter((at) => ![0, 1, 3].includes(edges('0,0 N', `${at} N`)))).toEqual([])
  })

  test('the edges of board B2, tile by tile', () => {
    const [a, b] = prints(boards.B2)
    const found = (a?.tiles ?? []).map((cell) => {
      const alone = { ...(a as Footprint), tiles: [cell] }
      return [cellPlace(cell), sharedEdges([alone], tilesOf(b ? [b] : []))] as const
    })
    expect(found.filter(([, n]) => n > 0).sort()).toEqual([
      ['0,1', 2],
      ['1,0', 1]
    ])
  })
})

describe('the fixture boards', () => {
  test.each<[keyof typeof boards, Record<string, number>]>([
    ['B2', { '0-1': 3 }],
    ['B3', { '0-1': 3, '1-2': 3 }],
    ['B4', { '0-1': 3, '1-2': 3, '0-3': 3, '2-3': 3 }],
    ['B4E', { '0-1': 3, '1-2': 3, '2-3': 3 }],
    ['R3', { '0-1': 3, '1-2': 3 }]
  ])('%s is sound, and its cubes share these edges', (name, expected) => {
    const cubes = prints(boards[name])
    const found = cubes.flatMap((a, i) =>
      cubes.slice(i + 1).map((b, j) => [`${i}-${i + 1 + j}`, sharedEdges([a], tilesOf([b]))] as const)
    )
    expect(Object.fromEntries(found.filter(([, n]) => n > 0))).toEqual(expected)
    expect(clusters(cubes)).toHaveLength(1)
    for (const [i, it] of cubes.entries()) expect(collision(ground(cubes.filter((_, j) => j !== i)), [it])).toBeNull()
  })
})

describe('clusters (3.5)', () => {
  const [a, b, d, e] = ['0,0 S', '1,2 W', '3,0 S', '4,2 E']
  const groups = (...poses: string[]): unknown => clusters(prints(lay(poses)))

  test('single edges on a ring hold: A, B, D, E are one cluster', () => {
    expect(groups(a, b, d, e)).toEqual([[0, 1, 2, 3]])
  })
  test('a single edge alone does not: without B and E, A and D are two', () => {
    expect(groups(a, d)).toEqual([[0], [1]])
  })
  test('two firm pairs joined by one edge are two clusters', () => {
    expect(groups(a, b, d)).toEqual([[0, 1], [2]])
  })
  test('cubes that do not touch are apart; none and one are sound', () => {
    expect(groups(a, '9,9 N', d)).toEqual([[0], [1], [2]])
    expect(groups()).toEqual([])
    expect(groups(a)).toEqual([[0]])
  })
})
