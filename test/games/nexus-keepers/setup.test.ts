// From the box to the first turn: NK-001 to NK-010.
import { describe, expect, test } from 'vitest'
import game from '../../../src/games/nexus-keepers/index.ts'
import { after, at, B2, B3, dice, end, idle, may, opened, roll, standing, stop, why } from './match.ts'

const place = (x: number, y: number, facing: string) => ({ act: 'place', at: [x, y], facing }) as never
const rolled = (...faces: number[]) => faces.map((face) => dice([face]))

test('NK-001 the highest die makes the First Player', () => {
  expect(after(opened(3), ...rolled(2, 6, 5))).toMatchObject({ phase: 'place', active: 1 })
})

test('NK-001 the tied throw again, and only they', () => {
  const tied = after(opened(3), ...rolled(6, 4, 6))
  expect(tied).toMatchObject({ phase: 'first', rollOff: { among: [0, 2], faces: [] } })
  expect(after(tied, ...rolled(3, 3)).rollOff?.among).toEqual([0, 2])
  const level = after(opened(3), ...rolled(4, 4, 4))
  expect(level).toMatchObject({ phase: 'first', rollOff: { among: [0, 1, 2], faces: [] } })
  expect(game.key(level)).not.toBe(game.key(opened(3)))
  expect(after(tied, ...rolled(2, 5)).active).toBe(2)
})

test('NK-002 the First Player deploys first, anywhere on the table', () => {
  const s = after(opened(2), ...rolled(2, 6))
  expect(s.active).toBe(1)
  expect(why(s, place(-3, 7, 'W'))).toBeNull()
  expect(why(s, place(16, -16, 'N'))).toBeNull()
  expect(why(s, place(0, 0, 'N'), 0)).toBe('NK-002')
  expect(may(s)).toHaveLength(33 * 33 * 4)
})

describe('NK-003 the others deploy clockwise, each the own cube', () => {
  const s = after(opened(3), ...rolled(1, 2, 6), place(0, 0, 'S'))
  test('the one to the left comes next', () => expect(s.active).toBe(0))
  test('nobody else does', () => expect(why(s, place(1, 2, 'N'), 1)).toBe('NK-003'))
  test('the cube laid is the own one', () => {
    expect(after(s, place(1, 2, 'N')).cubes.map((it) => it.seat)).toEqual([2, 0])
  })
  test('in any rotation', () => {
    const facings = may(s).map((it) => (it.act === 'place' ? it.facing : ''))
    expect(new Set(facings)).toEqual(new Set(['N', 'E', 'S', 'W']))
  })
  test('and at no other time', () => expect(why(at({ cubes: B2 }), place(3, 1, 'E'))).toBe('NK-003'))
})

const onA = at({ cubes: ['0,0 N'], phase: 'place' }, { seats: [{}, {}] })
test.each([
  ['NK-004', 'one edge is too few', [3, 0, 'N']],
  ['NK-004', 'far away is no edge at all', [9, 9, 'N']],
  ['NK-005', 'a tile would lie behind the portal in play', [1, 2, 'S']],
  ['NK-005', 'a tile in play would lie behind the new portal', [2, 1, 'W']],
  ['NK-006', 'tiles never overlap', [1, 1, 'N']]
] as const)('%s %s', (rule, _, [x, y, facing]) => {
  expect(why(onA, place(x, y, facing))).toBe(rule)
})
test('NK-004 two edges hold, be they of one cube or of two', () => {
  expect(why(onA, place(2, 1, 'E'))).toBeNull()
  const long = at({ cubes: B2, phase: 'place' }, { seats: [{}, {}, { net: 'L2' }] })
  expect(why(long, place(3, 0, 'E'))).toBeNull()
})

test('NK-007 the first sticker lies on the start tile, the others where the owner put them', () => {
  const terrains = ['door', 'centre', 'left', 'right', 'foot']
  const s = at({ cubes: B2 }, { seats: [{ terrains }] })
  const looks = Object.fromEntries(game.scene(s).places.map((it) => [it.id, it.look]))
  // A faces south: its start tile is (0,-1), and its left arm is to the east.
  expect(looks).toMatchObject({ '0,-1': 'door', '0,0': 'centre', '1,0': 'left', '-1,0': 'right', '0,1': 'foot' })
})

test('NK-008 when every cube lies, each keeper stands on the own start tile and play begins', () => {
  const s = after(opened(2), ...rolled(6, 2), place(0, 0, 'S'))
  expect(standing(s)).toEqual(['box', 'box'])
  const all = after(s, place(1, 2, 'N'))
  expect(standing(all)).toEqual(['0,-1', '1,3'])
  expect(all.phase).toBe('roll')
})

describe('NK-009 two teams at least', () => {
  const start = (...teams: (number | undefined)[]) =>
    game.setup({ options: {}, seats: teams.map((team) => (team === undefined ? {} : { team })) })
  test('all in one are refused', () => {
    const found = start(1, 1, 1)
    expect(found.ok).toBe(false)
    if (!found.ok) expect(found.problems[0]?.rule).toBe('NK-009')
  })
  test('two players are opponents', () => expect(start(0, 0).ok).toBe(false))
  test('whoever names no team is alone', () => {
    expect(start(1, 1, undefined).ok).toBe(true)
    expect(start().ok).toBe(false)
  })
})

test('NK-010 the First Player has the first turn, and turns go round clockwise', () => {
  const s = after(opened(3), ...rolled(1, 6, 2), place(0, 0, 'S'), place(1, 2, 'N'), place(3, 1, 'E'))
  expect([s, idle(s), idle(idle(s)), idle(idle(idle(s)))].map((it) => it.active)).toEqual([1, 2, 0, 1])
  expect(why(s, roll(), 0)).toBe('NK-010')
  expect(why(s, roll(), 7)).toBe('NK-010')
})

test('NK-010 nobody plays while the dice of another are in the hand or on the table', () => {
  const s = after(at({ cubes: B3, phase: 'start' }), roll())
  expect(why(s, stop, 0)).toBe('NK-036')
  const thrown = after(s, dice([1, 2, 3, 4, 5, 6]))
  expect(why(thrown, stop, 1)).toBe('NK-010')
  expect(why(after(thrown, stop), end, 2)).toBe('NK-010')
})
