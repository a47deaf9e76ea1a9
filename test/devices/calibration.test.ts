import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Point } from '../../src/core/scene.ts'
import type { Calibration } from '../../src/devices/calibration.ts'
import { affine, apply, coverOf, inverse, thingsOf } from '../../src/devices/calibration.ts'
import type { CellReport, Hello, TagReport } from '../../src/devices/wire/message.ts'
import type { WireState } from '../../src/devices/wire/state.ts'
import { blank, withLine } from '../../src/devices/wire/state.ts'
import { hello } from './wire/device.ts'

const straight = { pitch: 1, origin: [0, 0] as Point, turn: 0, mirror: false }
const plain: Calibration = {
  cells: affine(straight),
  tags: affine({ ...straight, pitch: 40 }),
  spots: {},
  kinds: {},
  strangers: 'something',
  dice: {},
  pads: {},
  ground: false
}

const board = (cells: CellReport[], greeting: Hello = hello): WireState =>
  withLine(blank('0001', greeting), { say: 'cells', cells })
const sees = (...tags: TagReport[]): WireState => withLine(blank('0001', hello), { say: 'tags', tags })
const tag = (id: string, x: number, y: number, turn = 0): TagReport => ({ id, at: { x, y, turn } })

describe('how a sensor lies', () => {
  test.each<[string, Partial<typeof straight>, Point, Point]>([
    ['straight', {}, [2, 3], [2, 3]],
    ['two sensor units to one of the board', { pitch: 2 }, [2, 3], [1, 1.5]],
    ['elsewhere', { origin: [10, -1] }, [2, 3], [12, 2]],
    ['turned to the right', { turn: 90 }, [0, 1], [1, 0]],
    ['turned to the right, seen along x', { turn: 90 }, [1, 0], [0, -1]],
    ['upside down', { turn: 180, origin: [5, 5] }, [0, 0], [5, 5]],
    ['from below', { mirror: true }, [2, 3], [-2, 3]]
  ])('%s', (_, lie, from, to) => {
    const [x, y] = apply(affine({ ...straight, ...lie }), from)
    expect([x, y]).toEqual([expect.closeTo(to[0]), expect.closeTo(to[1])])
  })

  test('there is a way back from every point', () => {
    const small = fc.double({ min: -100, max: 100, noNaN: true })
    fc.assert(
      fc.property(
        fc.record({
          pitch: fc.double({ min: 0.1, max: 100, noNaN: true }),
          origin: fc.tuple(small, small),
          turn: small,
          mirror: fc.boolean()
        }),
        fc.tuple(small, small),
        (lie, at) => {
          const there = affine(lie)
          const [x, y] = apply(inverse(there) ?? there, apply(there, at))
          expect(Math.hypot(x - at[0], y - at[1])).toBeLessThan(1e-6)
        }
      )
    )
  })

  test('a plane folded to a line has none', () => {
    expect(inverse([1, 1, 1, 1, 0, 0])).toBeNull()
  })
})

describe('cells', () => {
  test('a cell is a place, a known id its kind, any other id just something', () => {
    const kinds = { wizard: { kind: 'keeper/0' } }
    const state = board([
      { x: 1, y: 3, holds: ['wizard'] },
      { x: 4, y: 0, holds: 'something' },
      { x: 5, y: 0, holds: ['04a2b1'] },
      { x: 0, y: 0, holds: 'blind' }
    ])
    expect(thingsOf(state, { ...plain, kinds })).toEqual([
      { kind: 'keeper/0', at: [1, 3] },
      { kind: null, at: [4, 0] },
      { kind: null, at: [5, 0] }
    ])
  })

  test('several in one cell are several things', () => {
    const found = thingsOf(board([{ x: 1, y: 1, holds: ['b', 'a'] }]), { ...plain, strangers: 'by name' })
    expect(found.map((it) => it.kind)).toEqual(['a', 'b'])
  })

  test('a cell may be elsewhere than the grid says', () => {
    const spots = { '4,0': [0.5, 7.25] as Point }
    expect(thingsOf(board([{ x: 4, y: 0, holds: 'something' }]), { ...plain, spots })).toEqual([
      { kind: null, at: [0.5, 7.25] }
    ])
  })

  test('the order in which cells were named does not show', () => {
    const cells: CellReport[] = [1, 2, 3].map((x) => ({ x, y: 0, holds: 'something' }))
    expect(thingsOf(board(cells), plain)).toEqual(thingsOf(board(cells.reverse()), plain))
  })
})

describe('tags', () => {
  test('millimetres become board units, and equal things share the name before #', () => {
    const found = thingsOf(sees(tag('wolf#1', 80, 40, 90), tag('wolf#2', 0, 0)), {
      ...plain,
      kinds: { wolf: { kind: 'w' } }
    })
    expect(found).toEqual([
      { kind: 'w', at: [0, 0], turn: 0 },
      { kind: 'w', at: [2, 1], turn: 90 }
    ])
  })

  test('a whole id is looked for before the name in it', () => {
    const kinds = { wolf: { kind: 'wolf' }, 'wolf#1': { kind: 'leader' } }
    expect(thingsOf(sees(tag('wolf#1', 0, 0)), { ...plain, kinds })[0]?.kind).toBe('leader')
  })

  test('a turned sensor turns what it sees, and one from below turns it round', () => {
    const turned = affine({ ...straight, pitch: 40, turn: 90 })
    expect(thingsOf(sees(tag('a', 0, 40, 90)), { ...plain, tags: turned })).toMatchObject([{ at: [1, 0], turn: 180 }])
    const below = affine({ ...straight, pitch: 40, mirror: true })
    expect(thingsOf(sees(tag('a', 40, 0, 90)), { ...plain, tags: below })).toMatchObject([{ at: [-1, 0], turn: 270 }])
  })

  test.each([
    [0, [10, 20], [0, 0]],
    [90, [20, -10], [0, 0]],
    [180, [-10, -20], [0, 0]]
  ] as const)('a tag on the corner of a tile turned by %i finds the point of the tile', (turn, [x, y], at) => {
    const kinds = { cube: { kind: 'cube/0', off: [10, 20] as const } }
    expect(thingsOf(sees(tag('cube', x, y, turn)), { ...plain, kinds })).toEqual([{ kind: 'cube/0', at, turn }])
  })

  test('a tag glued on askew is set right', () => {
    const kinds = { cube: { kind: 'cube/0', turn: -90 } }
    expect(thingsOf(sees(tag('cube', 0, 0, 90)), { ...plain, kinds })[0]?.turn).toBe(0)
  })
})

describe('what a sensor covers', () => {
  test('the cells of its grid, less the blind ones', () => {
    const covers = coverOf(board([{ x: 2, y: 2, holds: 'blind' }]), plain)
    expect(
      [
        [0, 0],
        [5, 5],
        [2, 2],
        [6, 5],
        [-1, 0]
      ].map(([x = 0, y = 0]) => covers([x, y]))
    ).toEqual([true, true, false, false, false])
  })

  test('a cell that was moved covers where it is, and not where it was', () => {
    const covers = coverOf(board([]), { ...plain, spots: { '5,5': [20, 20] } })
    expect([covers([20.2, 20]), covers([5, 5]), covers([19, 20])]).toEqual([true, false, false])
  })

  test('the view of a camera', () => {
    const camera: Hello = { ...hello, grid: null, view: [-20, -20, 220, 100] }
    const covers = coverOf(board([], camera), plain)
    expect([covers([0, 0]), covers([5.5, 2.5]), covers([5.6, 2.5]), covers([0, -1])]).toEqual([
      true,
      true,
      false,
      false
    ])
  })

  test('a reader without cells and camera covers nothing', () => {
    expect(coverOf(board([], { ...hello, grid: null }), plain)([0, 0])).toBe(false)
  })
})
