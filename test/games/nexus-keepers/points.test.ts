// Validating and enhancing: NK-060 to NK-080.
import { describe, expect, test } from 'vitest'
import type { Json } from '../../../src/core/json.ts'
import { twin } from '../../../src/games/nexus-keepers/cards/house.ts'
import { allPointsLeft } from '../../../src/games/nexus-keepers/dice/afford.ts'
import {
  after,
  at,
  B2,
  B3,
  B4,
  bonus,
  card,
  dice,
  end,
  jump,
  keep,
  leap,
  may,
  move,
  push,
  roll,
  standing,
  stop,
  why
} from './match.ts'

const symbols = (faces: Readonly<Record<number, readonly string[]>>) =>
  card({ symbols: { 2: [], 3: [], 4: [], 5: [], 6: [], ...faces } as never })
const points = (pool: readonly number[], own: Json = 'plain', options = {}) =>
  allPointsLeft(at({ cubes: B2, pool }, { seats: [{ card: own }], options }))

// PLAIN: 2 move, 3 jump, 4 push, 5 push push, 6 move move.
test.each([
  ['NK-060', 'two dice at least', [2, 3, 4, 5, 6], { move: 0, jump: 0, push: 0 }],
  ['NK-060', 'of a face with the symbol', [2, 2], { move: 1, jump: 0, push: 0 }],
  ['NK-061', 'a 1 is no action', [1, 1], { move: 0, jump: 0, push: 0 }],
  ['NK-062', 'a pair is one point', [3, 3], { move: 0, jump: 1, push: 0 }],
  ['NK-063', 'a doubled symbol is one more', [5, 5], { move: 0, jump: 0, push: 2 }],
  ['NK-064', 'each further die is one more', [4, 4, 4], { move: 0, jump: 0, push: 2 }],
  ['NK-064', 'a quad is three', [4, 4, 4, 4], { move: 0, jump: 0, push: 3 }],
  ['NK-064', 'five are four', [4, 4, 4, 4, 4], { move: 0, jump: 0, push: 4 }],
  ['NK-067', 'n doubled dice are n points however they are split', [5, 5, 5, 5], { move: 0, jump: 0, push: 4 }],
  ['NK-068', 'groups with the same symbol add up', [2, 2, 2, 4, 6, 6], { move: 4, jump: 0, push: 0 }],
  ['NK-068', 'doubled or not', [4, 4, 4, 5, 5], { move: 0, jump: 0, push: 4 }],
  ['NK-069', 'different groups buy different actions', [2, 2, 3, 3, 4, 4], { move: 1, jump: 1, push: 1 }]
] as const)('%s %s', (_rule, _name, pool, worth) => expect(points(pool)).toEqual(worth))

test('NK-060 without a pair the refusal says so', () => {
  const s = at({ cubes: B2, keepers: ['0,0', '0,1'], pool: [1, 1, 3, 4] })
  expect([move('E'), jump('NE'), push('N'), leap('N')].map((it) => why(s, it))).toEqual([
    'NK-060',
    'NK-060',
    'NK-060',
    'NK-060'
  ])
})

test('NK-060 nothing can be done before the dice are locked', () => {
  const s = at({ cubes: B2, keepers: ['0,0', '0,1'], throw: [2, 2, 3, 3, 4, 4] })
  expect([move('E'), jump('NE'), push('N'), leap('N'), end].map((it) => why(s, it))).toEqual([
    'NK-060',
    'NK-060',
    'NK-060',
    'NK-060',
    'NK-090'
  ])
})

test('NK-065 a triple is one group: a kind and a reserve, or two kinds, are too much for it', () => {
  const s = at({ cubes: B2, keepers: ['0,0', '0,1'], pool: [4, 4, 4] })
  expect(why(after(s, push('N')), keep(4))).toBe('NK-095')
  const either = symbols({ 4: ['move', 'push'] })
  const two = at({ cubes: B2, keepers: ['0,0', '0,1'], pool: [4, 4, 4] }, { seats: [{ card: either }] })
  expect(why(after(two, push('N')), move('E'))).toBe('NK-075')
})

test('NK-066 a quad is one group or two pairs', () => {
  const s = at({ cubes: B2, keepers: ['1,0', '1,1'], pool: [1, 3, 4, 4, 4, 4] })
  expect(may(s, 'push')).toEqual([push('N', 1), push('N', 2), push('N', 3)])
  const once = after(s, push('N', 1))
  expect(why(once, keep(4))).toBeNull()
  expect(why(after(s, push('N', 2)), keep(4))).toBe('NK-095')
  const pairs = symbols({ 4: ['move', 'push'] })
  const two = at({ cubes: B2, keepers: ['0,0', '0,1'], pool: [4, 4, 4, 4] }, { seats: [{ card: pairs }] })
  expect(why(after(two, push('N')), move('E'))).toBeNull()
  expect(why(after(two, push('N'), move('E')), move('W'))).toBe('NK-075')
})

test('NK-067 five dice are a pair and a triple where that is wanted', () => {
  const either = symbols({ 4: ['move', 'jump'] })
  const s = at({ cubes: B2, keepers: ['0,0'], pool: [4, 4, 4, 4, 4] }, { seats: [{ card: either }] })
  expect(why(after(s, move('N'), move('S')), jump('NE'))).toBeNull()
  expect(why(after(s, move('N'), move('S'), jump('NE')), jump('NW'))).toBe('NK-075')
  const four = after(s, move('N'), move('S'), move('N'), move('S'))
  expect(may(four, 'move').concat(may(four, 'jump'))).toEqual([])
})

test('NK-070 points of a kind are spent piecemeal and interleaved', () => {
  const s = at({ cubes: B3, keepers: ['0,0', '1,1', '2,1'], pool: [1, 5, 5, 5, 6, 6] })
  const all = after(s, move('E'), push('N', 2), move('N'), push('E', 1))
  expect(standing(all)).toEqual(['1,1', '1,3', '3,1'])
  expect(may(all)).toEqual([end])
})

test('NK-071 nobody is obliged to use any points', () => {
  const s = at({ cubes: B2, keepers: ['0,0', '0,1'], pool: [2, 2, 3, 3, 4, 4] })
  expect(after(s, end).active).toBe(1)
  expect(after(s, move('E'), end).active).toBe(1)
})

test('NK-072 each step may take another direction', () => {
  const s = at({ cubes: B2, keepers: ['0,0'], pool: [2, 2, 2, 2] })
  expect(standing(after(s, move('E'), move('N'), move('W')))[0]).toBe('0,1')
})

test('NK-073 jump points mix diagonal steps and leaps', () => {
  const s = at({ cubes: B2, keepers: ['0,0', '1,2'], pool: [1, 2, 3, 3, 3, 4] })
  expect(standing(after(s, jump('NE'), leap('N')))[0]).toBe('1,3')
  expect(standing(after(s, jump('NE'), jump('NW')))[0]).toBe('0,2')
  expect(why(after(s, jump('NE'), leap('N')), jump('SW'))).not.toBeNull()
})

test('NK-074 n points push one target n spaces in one go; only the first space needs it beside the pusher', () => {
  const s = at({ cubes: B3, keepers: ['0,1', '1,1'], pool: [4, 4, 4, 4] })
  const far = after(s, push('E', 2))
  expect(standing(far).slice(0, 2)).toEqual(['0,1', '3,1'])
  expect(why(far, push('E'))).toBe('NK-017')
})

test('NK-075 a die serves one effect only', () => {
  const either = symbols({ 4: ['move', 'push'] })
  const s = at({ cubes: B2, keepers: ['0,0', '0,1'], pool: [4, 4] }, { seats: [{ card: either }] })
  expect(why(after(s, push('N')), move('E'))).toBe('NK-075')
  expect(why(after(s, move('E')), push('N'))).toBe('NK-017')
  expect(why(after(s, push('N')), keep(4))).toBe('NK-095')
})

test('NK-076 a push goes space by space, and whoever leaves the board frees the space behind', () => {
  const s = at({ cubes: B3, keepers: ['0,2', '1,2', '2,2'], pool: [5, 5] })
  const pushed = after(s, push('E', 2))
  expect(standing(pushed)).toEqual(['0,2', '3,2', 'waiting'])
  expect(pushed.turn?.spent.push).toEqual([2])
})

test('NK-076 keepers met on the way come along for the rest', () => {
  const s = at({ cubes: B3, keepers: ['0,1', '1,1', '3,1'], pool: [4, 4, 4, 4] })
  expect(standing(after(s, push('E', 2)))).toEqual(['0,1', '3,1', '4,1'])
})

describe('NK-077 push points may be divided among targets', () => {
  const board = { cubes: B3, keepers: ['1,1', '1,0', '2,1'], pool: [4, 4, 4] }
  test('in any parts', () => {
    expect(standing(after(at(board), push('S'), push('E')))).toEqual(['1,1', 'waiting', '3,1'])
    expect(why(after(at(board), push('S'), push('E')), push('E'))).toBe('NK-017')
  })
  const options = { pushSplitTargets: false }
  test('where the table agreed so, the points of one group go to one target', () => {
    const s = at(board, { options })
    expect(why(after(s, push('E')), push('S'))).toBe('NK-077')
    expect(may(after(s, push('E')), 'push')).toEqual([])
  })
  test('then groups still add up for one target, and a quad still is two pairs', () => {
    const both = at({ ...board, pool: [4, 4, 5, 5] }, { options })
    expect(standing(after(both, push('E', 2)))[2]).toBe('4,1')
    expect(standing(after(both, push('E', 2), push('S', 1)))).toEqual(['1,1', 'waiting', '4,1'])
    expect(why(after(at({ ...board, pool: [4, 4, 4, 4] }, { options }), push('E')), push('S'))).toBeNull()
    const three = at({ ...board, keepers: ['0,1', '1,1', '0,0'], pool: [4, 4, 5, 5] }, { options })
    expect(standing(after(three, push('E', 3)))[1]).toBe('4,1')
  })
  test('then a refusal says whether the points are too few, bound to another target, or served otherwise', () => {
    const next = { ...board, keepers: ['1,1', '1,2', '2,1'] }
    const two = after(at({ ...next, pool: [4, 4, 5, 5] }, { options }), push('E', 2))
    expect(why(two, push('N', 1))).toBeNull()
    expect(why(two, push('N', 2))).toBe('NK-018')
    const one = after(at({ ...next, pool: [5, 5, 5] }, { options }), push('E', 1))
    expect(why(one, push('N', 2))).toBe('NK-077')
    const either = { card: symbols({ 4: ['move', 'push'] }) }
    const walked = at({ ...board, pool: [4, 4], keepers: ['0,0', '1,1', '-1,0'] }, { options, seats: [either] })
    expect(why(after(walked, move('N')), push('E'))).toBe('NK-075')
    const pushed = at({ ...board, pool: [4, 4], keepers: ['0,1', '1,1', '-1,0'] }, { options, seats: [either] })
    expect(why(after(pushed, push('E')), move('N'))).toBe('NK-075')
  })
  test('then the same target may be pushed again with what is left', () => {
    const s = at({ ...board, keepers: ['0,1', '1,1', '0,0'], pool: [2, 2, 4, 4, 4] }, { options })
    expect(standing(after(s, push('E'), move('E'), push('E'))).slice(0, 2)).toEqual(['1,1', '3,1'])
  })
})

test('NK-078 power and reserve dice are ordinary dice of their face', () => {
  const s = at({ cubes: B2, keepers: ['0,0'], pool: [2], powerDice: [2], reserveDie: 2 })
  expect(allPointsLeft(s).move).toBe(2)
  expect(why(s, keep(2))).toBeNull()
})

test('NK-079 of two different symbols each group chooses one, without doubling', () => {
  const either = symbols({ 4: ['move', 'push'] })
  const s = (pool: number[]) => at({ cubes: B2, keepers: ['0,0', '0,1'], pool }, { seats: [{ card: either }] })
  expect(allPointsLeft(s([4, 4]))).toEqual({ move: 1, jump: 0, push: 1 })
  expect(allPointsLeft(s([4, 4, 4]))).toEqual({ move: 2, jump: 0, push: 2 })
  expect(allPointsLeft(after(s([4, 4, 4, 4, 4]), push('N')))).toEqual({ move: 2, jump: 0, push: 3 })
  const jumper = { seats: [{ card: symbols({ 3: ['jump', 'move'], 4: ['push'] }) }] }
  expect(points([3, 3, 4, 4], symbols({ 3: ['jump', 'move'], 4: ['push'] }))).toEqual({ move: 1, jump: 1, push: 1 })
  expect(why(after(at({ cubes: B2, keepers: ['0,0'], pool: [3, 3] }, jumper), jump('NE')), move('N'))).toBe('NK-075')
})

describe('NK-080 a push stops when its target has left the board', () => {
  const s = at({ cubes: B2, keepers: ['1,2', '0,2'], pool: [4, 4] })
  test('announcing more does no harm', () => {
    expect(why(s, push('W', 5))).toBeNull()
    expect(standing(after(s, push('W', 5)))[1]).toBe('waiting')
  })
  test('only spaces travelled are charged, and points not needed stay', () => {
    const rich = at({ cubes: B3, keepers: ['1,2', '0,2', '2,2'], pool: [4, 4, 4] })
    const pushed = after(rich, push('W', 4))
    expect(pushed.turn?.spent.push).toEqual([1])
    expect(why(pushed, push('E'))).toBeNull()
  })
  test('the shorter words are the ones listed', () => expect(may(s, 'push')).toEqual([push('W', 1)]))
})

test('NK-080 the far end of a chain may leave while the target stays', () => {
  const s = at({ cubes: B4, keepers: ['1,2', '1,1', '1,0', '1,-1'], pool: [5, 5, 5] })
  const pushed = after(s, push('S', 2))
  expect(standing(pushed)).toEqual(['1,2', '1,-1', 'waiting', 'waiting'])
  expect(pushed.turn).toMatchObject({ off: 2, spent: { push: [2] } })
})

test('NK-062 the cards of the scenarios', () => {
  expect(points([4, 4, 4, 5, 5], { ...twin, source: 'owner' } as never).push).toBe(3)
})

test('NK-070 what was bought in a turn is forgotten in the next', () => {
  const s = after(at({ cubes: B3, keepers: ['1,2', '0,2'], pool: [4, 4] }), push('W'), end, bonus, roll())
  expect(allPointsLeft(after(s, dice([2, 2, 3, 3, 5]), stop))).toEqual({ move: 1, jump: 1, push: 0 })
})
