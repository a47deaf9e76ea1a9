// The reserve: NK-090 to NK-097.
import { expect, test } from 'vitest'
import {
  after,
  at,
  B2,
  B3,
  bonus,
  dice,
  end,
  idle,
  keep,
  may,
  move,
  push,
  roll,
  stop,
  why,
  withSkill
} from './match.ts'

const reserve = (s: ReturnType<typeof at>) => s.players[0]?.reserve
const fills = withSkill({ id: 'fill', trigger: { t: 'faces', faces: [1] }, effects: [{ e: 'reserve', face: 1 }] })

test('NK-090 at the end of the turn a die of an unused double may be kept, face up', () => {
  const s = at({ cubes: B2, pool: [2, 2, 3, 4, 4, 6] })
  expect(may(s, 'end')).toEqual([end, keep(2), keep(4)])
  expect(reserve(after(s, keep(4)))).toBe(4)
  expect(reserve(after(s, end))).toBeNull()
  expect(why(s, keep(3))).toBe('NK-090')
  expect(why(s, keep(5))).toBe('NK-090')
  expect(why(at({ cubes: B2, throw: [2, 2, 3, 4, 4, 6] }), keep(2))).toBe('NK-090')
})

test('NK-091 it is added to the next roll without choice', () => {
  const s = idle(after(at({ cubes: B2, pool: [2, 2] }), keep(2)))
  const pool = after(s, roll(), dice([2, 3, 4, 5, 6, 6]), stop)
  expect(pool.turn?.reserve).toBe(2)
  expect(may(pool, 'move')).not.toEqual([])
})

test('NK-092 at the end of that turn it is gone', () => {
  const s = at({ cubes: B2, throw: [1, 3, 4, 5, 6, 6], reserve: [2] })
  expect(reserve(after(s, stop, end))).toBeNull()
  expect(reserve(after(s, stop, keep(6)))).toBe(6)
})

test('NK-093 a 1 may be kept', () => {
  expect(reserve(after(at({ cubes: B2, pool: [1, 1, 3] }), keep(1)))).toBe(1)
})

test('NK-094 a die newly kept replaces whatever is in the slot', () => {
  const s = at({ cubes: B2, pool: [1, 4, 4, 4] }, { seats: [fills] })
  const filled = after(s, { act: 'skill', skill: 'fill' })
  expect(reserve(filled)).toBe(1)
  expect(reserve(after(filled, end))).toBe(1)
  expect(reserve(after(filled, keep(4)))).toBe(4)
})

test('NK-094 a skill replaces what lies there, and the used die stays in the pool', () => {
  const s = after(
    at({ cubes: B2, keepers: ['0,0'], throw: [1, 2, 3, 4, 5, 6], reserve: [2] }, { seats: [fills] }),
    stop
  )
  const filled = after(s, { act: 'skill', skill: 'fill' })
  expect(reserve(filled)).toBe(1)
  expect(filled.turn?.reserve).toBe(2)
  expect(may(filled, 'move')).toHaveLength(4)
})

test('NK-095 an unused double: neither of its dice has served anything', () => {
  const s = at({ cubes: B2, keepers: ['0,0'], pool: [2, 2, 2, 4, 4, 6] })
  expect(why(after(s, move('N')), keep(2))).toBe('NK-095')
  expect(why(after(s, move('N')), keep(4))).toBeNull()
  const quad = at({ cubes: B2, keepers: ['0,0'], pool: [2, 2, 2, 2] })
  expect(why(after(quad, move('N')), keep(2))).toBeNull()
  expect(why(after(quad, move('N'), move('S')), keep(2))).toBe('NK-095')
})

test('NK-095 the old reserve die may be one of the two', () => {
  const s = after(at({ cubes: B2, throw: [1, 2, 3, 4, 5, 6], reserve: [2] }), stop)
  expect(may(s, 'end')).toEqual([end, keep(2)])
  expect(reserve(after(s, keep(2)))).toBe(2)
})

test('NK-096 the next roll may be that of a bonus turn', () => {
  const s = after(at({ cubes: B3, keepers: ['3,1'], pool: [1, 3, 4, 4, 6, 6] }), push('E'), keep(6), bonus)
  expect(s.turn?.dice).toBe(5)
  expect(after(s, roll(), dice([1, 2, 3, 4, 5]), stop).turn).toMatchObject({ regular: [1, 2, 3, 4, 5], reserve: 6 })
})

test('NK-097 one die at most is kept, and the slot never holds more', () => {
  const s = at({ cubes: B2, pool: [2, 2, 4, 4] })
  expect(why(s, { act: 'end', keep: [2, 4] })).not.toBeNull()
  expect(why(after(s, keep(2)), keep(4), 0)).not.toBeNull()
  expect(reserve(after(s, keep(2)))).toBe(2)
})

test('NK-091 while its owner waits it stays, and it vanishes with elimination', () => {
  const board = { cubes: B3, keepers: ['1,2', '0,2'], pool: [4, 4], reserve: [null, 5] }
  const fallen = after(at(board), push('W'))
  expect(fallen.players[1]?.reserve).toBe(5)
  const gone = after(at({ ...board, keepers: ['1,2', '1,3'] }), push('N'))
  expect(gone.players[1]).toMatchObject({ status: 'eliminated', reserve: null })
})
