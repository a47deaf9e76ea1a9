// Closure of a portal: NK-130 to NK-139.
import { describe, expect, test } from 'vitest'
import {
  after,
  at,
  B3,
  B4,
  bonus,
  decline,
  dice,
  end,
  idle,
  may,
  move,
  push,
  roll,
  standing,
  stop,
  why
} from './match.ts'

const dock = (block: number, x: number, y: number, facing: string) =>
  ({ act: 'dock', block, at: [x, y], facing }) as never
const seats = (s: ReturnType<typeof at>) => s.cubes.map((it) => it.seat)

describe('NK-130 the cube goes at the start of its own slot', () => {
  const s = at({ cubes: B4, eliminated: [3], keepers: ['0,0', '1,2', '2,1'], pool: [] })
  test('not earlier', () => {
    expect(seats(after(s, end))).toEqual([0, 1, 2, 3])
    expect(seats(idle(after(s, end)))).toEqual([0, 1, 2, 3])
    expect(seats(idle(idle(after(s, end))))).toEqual([0, 1, 2])
  })
  test('in the next slot of anybody where the table agreed so', () => {
    const next = at({ cubes: B4, eliminated: [3], pool: [] }, { options: { closureAt: 'nextSlot' } })
    expect(after(next, end)).toMatchObject({ active: 1, phase: 'roll' })
    expect(seats(after(next, end))).toEqual([0, 1, 2])
  })
  test('then one after the other, clockwise from the slot, before the return is looked at', () => {
    const board = { cubes: B4, eliminated: [0, 2], keepers: [null, '2,0', null, '2,1'], active: 3, pool: [] }
    // d's turn ends and a is next. A's cube is removed first, then C's, although d stands on it.
    const s = after(at(board, { options: { closureAt: 'nextSlot' } }), end)
    expect(seats(s)).toEqual([1, 3])
    expect(standing(s)).toEqual(['eliminated', '2,0', 'eliminated', 'waiting'])
    expect(s).toMatchObject({ phase: 'closure', active: 0, closing: 2 })
    const whole = after(s, may(s)[0] ?? end)
    expect(whole).toMatchObject({ phase: 'roll', active: 1, closing: null })
  })
  test('a keeper that falls by a closure in its own slot returns in that slot', () => {
    const s = at(
      { cubes: B4, eliminated: [3], keepers: ['0,0', '2,-1'], pool: [] },
      { options: { closureAt: 'nextSlot' } }
    )
    expect(standing(after(s, end))).toEqual(['0,0', '1,3', '4,1', 'eliminated'])
  })
})

const blocked = after(at({ cubes: B3, keepers: ['0,0', null, '1,3'], waiting: [1], pool: [] }), end)

test('NK-131 after a blocked return it goes at once', () => {
  expect(blocked).toMatchObject({ active: 1, phase: 'closure', closing: 1 })
  expect(seats(blocked)).toEqual([0, 2])
})

test('NK-132 everybody on it falls, and returns in the own next turn', () => {
  expect(standing(blocked)).toEqual(['0,0', 'eliminated', 'waiting'])
  const s = after(blocked, dock(2, 2, -1, 'E'))
  expect(standing(s)).toEqual(['0,0', 'eliminated', '3,-1'])
})

describe('NK-133 what is not held by two edges is put back by the eliminated player', () => {
  test('and only there', () => {
    expect(why(blocked, end, 0)).toBe('NK-010')
    expect(why(blocked, dock(2, 2, -1, 'E'), 2)).toBe('NK-010')
    expect(why(blocked, end)).toBe('NK-133')
    expect(why(at({ cubes: B3, pool: [] }), dock(2, 2, -1, 'E'))).toBe('NK-133')
  })
  test('as that player likes', () => expect(may(blocked).length).toBeGreaterThan(30))
  test('a board that holds is left alone', () => {
    const s = idle(idle(after(at({ cubes: B4, eliminated: [3], keepers: ['0,0', '1,2', '2,0'], pool: [] }), end)))
    expect(s).toMatchObject({ active: 0, phase: 'roll', closing: null })
    expect(standing(s)[2]).toBe('waiting')
  })
})

// Without B, cube A is loose. C and D hold each other, and E holds on to C.
const chain = { cubes: ['0,0 S', '1,2 N', '3,1 E', '4,3 N'], eliminated: [1], active: 1, phase: 'start' }
describe('NK-134 the fewest cubes are moved', () => {
  const s = at(chain)
  test('the larger part stays', () => {
    expect(seats(s)).toEqual([0, 2, 3])
    expect(new Set(may(s).map((it) => (it.act === 'dock' ? it.block : -1)))).toEqual(new Set([0]))
    expect(why(s, dock(2, 2, -1, 'E'))).toBe('NK-136')
  })
  test('of equal parts either may be moved', () => {
    expect(new Set(may(blocked).map((it) => (it.act === 'dock' ? it.block : -1)))).toEqual(new Set([0, 2]))
  })
})

// Cubes a and b are joined, and so are c and d. The cube of e, between the pairs, has gone.
const halves = at(
  {
    cubes: ['0,0 S', '1,2 N', '6,1 E', '7,3 N', null],
    eliminated: [4],
    active: 4,
    phase: 'closure'
  },
  { seats: [{}, {}, {}, {}, {}] }
)

const offsets = (s: ReturnType<typeof at>, a: number, b: number) => {
  const [p, q] = [a, b].map((seat) => s.cubes.find((it) => it.seat === seat))
  if (!p || !q) return null
  const [x, y] = [q.at[0] - p.at[0], q.at[1] - p.at[1]]
  // The offset, rotated into the frame of the first cube.
  return { N: [x, y], E: [-y, x], S: [-x, -y], W: [y, -x] }[p.facing].map((it) => it + 0)
}

test('NK-135 cubes that hold one another keep their arrangement', () => {
  const before = offsets(halves, 2, 3)
  const moved = may(halves).filter((it) => it.act === 'dock' && it.block === 2)
  expect(moved.length).toBeGreaterThan(10)
  for (const action of moved) expect(offsets(after(halves, action), 2, 3)).toEqual(before)
})

describe('NK-136 blocks are moved whole, each ending with two edges to what stays', () => {
  test.each([
    ['NK-136', 'one edge', dock(2, 3, 0, 'N')],
    ['NK-136', 'far away', dock(2, 20, 20, 'N')],
    ['NK-006', 'overlap', dock(2, 1, 1, 'N')],
    ['NK-005', 'behind a portal', dock(2, 1, -2, 'N')],
    ['NK-136', 'no such block', dock(7, 2, -1, 'E')]
  ] as const)('%s %s', (rule, _, action) => expect(why(blocked, action)).toBe(rule))
  test('after one is docked the others are looked at afresh', () => {
    const three = at({ cubes: ['0,0 S', '10,0 S', '20,0 S', null], eliminated: [3], active: 3, phase: 'closure' })
    const one = after(three, dock(1, 1, 2, 'N'))
    expect(one).toMatchObject({ phase: 'closure', closing: 3 })
    expect(new Set(may(one).map((it) => (it.act === 'dock' ? it.block : -1)))).toEqual(new Set([2]))
    expect(after(one, dock(2, 3, 1, 'E'))).toMatchObject({ phase: 'roll', active: 0, closing: null })
  })
})

test('NK-137 keepers on a moved block travel with their tiles', () => {
  const s = at({ ...chain, keepers: ['1,0'] })
  const turned = may(s).find((it) => it.act === 'dock' && it.facing === 'E')
  if (turned?.act !== 'dock') throw new Error('no docking faces east')
  // (1,0) is the left arm of A, which faces south. When A faces east, its left arm is to the north.
  const [x, y] = turned.at
  expect(standing(after(s, turned))[0]).toBe(`${x},${y + 1}`)
  expect(standing(after(s, turned))[2]).toBe('4,1')
})

test('NK-138 one closure may lead to the next, each in its own slot', () => {
  const s = at({ cubes: B4, keepers: ['1,2', '0,2', '3,1', '0,-1'], pool: [2, 2, 4, 4] })
  const first = after(s, push('W'), move('N'), end, decline)
  expect(standing(first)).toEqual(['waiting', 'eliminated', '3,1', '0,-1'])
  expect(first).toMatchObject({ active: 2, phase: 'roll' })
  const second = idle(idle(first))
  expect(standing(second)).toEqual(['eliminated', 'eliminated', '3,1', 'waiting'])
  expect(seats(second)).toEqual([2, 3])
})

test('NK-139 the slot of an eliminated player is skipped', () => {
  const s = at({ cubes: ['0,0 S', '1,2 N', null], eliminated: [2], active: 1, pool: [] })
  expect(after(s, end).active).toBe(0)
  expect(why(s, roll(), 2)).toBe('NK-139')
})

test('NK-130 a series of bonus turns comes first', () => {
  const s = at({ cubes: B3, keepers: ['1,2', '1,3'], pool: [4, 4] })
  const series = after(s, push('N'), end, bonus, roll(), dice([1, 2, 3, 4, 5]), stop)
  expect(seats(series)).toEqual([0, 1, 2])
  expect(seats(after(series, end))).toEqual([0, 2])
})
