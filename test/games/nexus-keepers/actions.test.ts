// The three actions: NK-011 to NK-022.
import { describe, expect, test } from 'vitest'
import { after, at, B2, B3, end, jump, leap, may, move, push, R3, standing, why } from './match.ts'

const plenty = [2, 2, 2, 3, 3, 3, 4, 4, 4, 4]

describe('NK-011 a move point takes the keeper to an orthogonal neighbour', () => {
  const s = at({ cubes: B2, keepers: ['0,0'], pool: [2, 2] })
  test.each([
    ['N', '0,1'],
    ['E', '1,0'],
    ['S', '0,-1'],
    ['W', '-1,0']
  ] as const)('%s', (to, place) => expect(standing(after(s, move(to)))[0]).toBe(place))
  test('and costs it', () => expect(why(after(s, move('N')), move('S'))).toBe('NK-011'))
})

describe('NK-012 a move ends on an empty tile', () => {
  const s = at({ cubes: R3, keepers: ['0,1', '1,1'], pool: [2, 2] })
  test('not on a taken one', () => expect(why(s, move('E'))).toBe('NK-012'))
  test('not off the board', () => expect(why(s, move('W'))).toBe('NK-012'))
  test('not through a portal', () => expect(why(s, move('N'))).toBe('NK-012'))
  test('nothing else is refused', () => expect(may(s, 'move')).toEqual([move('S')]))
})

describe('NK-013 a jump point is a diagonal step', () => {
  const s = at({ cubes: R3, pool: [3, 3] })
  test('only the landing counts, and a portal post is passed', () => {
    expect(may(s, 'jump')).toEqual([jump('NE'), jump('SE'), jump('SW')])
    expect(standing(after(s, jump('NE')))[0]).toBe('1,2')
  })
  test('it costs the point', () => expect(why(after(s, jump('SE')), jump('NW'))).toBe('NK-013'))
})

test('NK-014 a jump point leaps over one keeper to the tile two spaces away', () => {
  const s = at({ cubes: B2, keepers: ['1,1', '1,2'], pool: [3, 3] })
  expect(standing(after(s, leap('N')))[0]).toBe('1,3')
  expect(may(after(s, leap('N')), 'jump')).toEqual([])
})

test('NK-015 there is no leaping over empty spaces', () => {
  const s = at({ cubes: B3, keepers: ['0,1', '2,1'], pool: plenty })
  expect(why(s, leap('E'))).toBe('NK-015')
  expect(why(s, leap('E', 2))).toBe('NK-015')
  const beside = at({ cubes: B3, keepers: ['0,1', '1,1'], pool: plenty })
  expect(why(beside, leap('E', 2))).toBe('NK-015')
})

describe('NK-016 every landing is on an empty tile', () => {
  test('a diagonal step', () => {
    const s = at({ cubes: B3, keepers: ['0,0', '1,1'], pool: plenty })
    expect(why(s, jump('NE'))).toBe('NK-016')
    expect(why(s, jump('NW'))).toBe('NK-016')
  })
  const line = { cubes: B3, keepers: ['0,1', '1,1', '2,1'] }
  test('k keepers in line cost k points, and the landing is beyond them all', () => {
    expect(why(at({ ...line, pool: [3, 3] }), leap('E', 2))).toBe('NK-016')
    const s = at({ ...line, pool: [3, 3, 3] })
    expect(why(s, leap('E', 1))).toBe('NK-016')
    expect(standing(after(s, leap('E', 2)))[0]).toBe('3,1')
    expect(may(after(s, leap('E', 2)), 'jump')).toEqual([])
  })
  test('no leap off the board, not even towards a realm', () => {
    const s = at({ cubes: B3, keepers: ['3,1', '4,1', '0,0'], pool: plenty })
    expect(why(s, leap('E'))).toBe('NK-016')
  })
})

describe('NK-017 a push needs a target beside the pusher', () => {
  const s = at({ cubes: B3, keepers: ['0,1', '2,1'], pool: plenty })
  test('from afar it is refused', () => expect(why(s, push('E'))).toBe('NK-017'))
  test('the pusher stays', () => {
    const near = at({ cubes: B3, keepers: ['1,1', '2,1'], pool: plenty })
    expect(standing(after(near, push('E')))[0]).toBe('1,1')
  })
})

test('NK-018 the target goes straight away, a space a point', () => {
  const s = at({ cubes: B3, keepers: ['0,1', '1,1'], pool: [4, 4, 4] })
  expect(standing(after(s, push('E', 2)))[1]).toBe('3,1')
  expect(why(s, push('E', 3))).toBe('NK-018')
  expect(may(s, 'push')).toEqual([push('E', 1), push('E', 2)])
})

test('NK-019 whoever stands in the way is pushed as well, at no extra cost', () => {
  const s = at({ cubes: B3, keepers: ['0,1', '1,1', '2,1'], pool: [4, 4] })
  const pushed = after(s, push('E'))
  expect(standing(pushed)).toEqual(['0,1', '2,1', '3,1'])
  expect(pushed.turn?.spent.push).toEqual([1])
})

test('NK-020 allies are pushed and leapt over like opponents', () => {
  const seats = [{ team: 1 }, { team: 1 }, {}]
  const s = at({ cubes: B3, keepers: ['0,1', '1,1', '0,0'], pool: plenty }, { seats })
  expect(standing(after(s, push('E')))[1]).toBe('2,1')
  expect(standing(after(s, leap('E')))[0]).toBe('2,1')
})

test('NK-021 no push is diagonal', () => {
  const s = at({ cubes: B3, keepers: ['0,1', '1,2'], pool: plenty })
  expect(why(s, push('NE'))).toBe('NK-021')
  expect(may(s, 'push')).toEqual([])
})

test('NK-022 there is never more than one keeper on a tile', () => {
  const s = at({ cubes: B3, keepers: ['1,1', '2,1', '1,2'], pool: plenty })
  const ends = may(s).map((action) =>
    standing(action.act === 'end' ? s : after(s, action)).filter((it) => it.includes(','))
  )
  expect(ends.length).toBeGreaterThan(8)
  for (const places of ends) expect(new Set(places).size).toBe(places.length)
  expect(why(s, end)).toBeNull()
})
