// Victory: NK-140 to NK-143.
import { expect, test } from 'vitest'
import game from '../../../src/games/nexus-keepers/index.ts'
import { after, at, B2, B3, B4, dice, end, may, push, roll, standing, stop, why } from './match.ts'

test('NK-140 a player wins when all opponents are eliminated', () => {
  const s = after(at({ cubes: B2, keepers: ['1,2', '1,3'], pool: [4, 4] }), push('N'))
  expect(game.outcome(s)).toEqual({ winners: [0], why: { say: 'over.won', with: { who: [{ seat: 0 }] } } })
  expect(game.toAct(s)).toEqual([])
})

test('NK-140 falling is not elimination', () => {
  const s = after(at({ cubes: B2, keepers: ['1,2', '0,2'], pool: [4, 4] }), push('W'))
  expect(game.outcome(s)).toBeNull()
})

const teams = { seats: [{ team: 1 }, {}, { team: 1 }, {}] }
test('NK-141 allies win together, the eliminated ones too', () => {
  const s = at({ cubes: B4, keepers: ['1,2', '1,3'], eliminated: [2, 3], pool: [4, 4] }, teams)
  expect(game.outcome(after(s, push('N')))?.winners).toEqual([0, 2])
})

test('NK-141 as long as another team has a keeper, play goes on', () => {
  const s = at({ cubes: B4, keepers: ['1,2', '1,3'], eliminated: [2], pool: [4, 4] }, teams)
  expect(game.outcome(after(s, push('N')))).toBeNull()
})

test('NK-142 play stops at once after a complete push', () => {
  const s = after(at({ cubes: B3, keepers: ['2,1', '3,1', '4,1'], pool: [4, 4, 4] }), push('E', 2))
  expect(standing(s)).toEqual(['2,1', 'eliminated', 'eliminated'])
  expect(s).toMatchObject({ phase: 'over', turn: null, offer: null })
  expect(may(s)).toEqual([])
  expect([end, push('E'), roll(), stop].map((it) => why(s, it, 0))).toEqual(['NK-142', 'NK-142', 'NK-142', 'NK-142'])
  expect(why(s, dice([1]), 'chance')).toBe('NK-142')
})

test('NK-142 a push that ends the match in the middle is resolved to its end first', () => {
  const seats = [{ team: 1 }, { team: 1 }, {}]
  const s = after(at({ cubes: B3, keepers: ['2,1', '3,1', '4,1'], pool: [4, 4, 4] }, { seats }), push('E', 2))
  expect(standing(s)).toEqual(['2,1', 'eliminated', 'eliminated'])
  expect(game.outcome(s)?.winners).toEqual([0, 1])
})

test('NK-142 a blocked return may end it: no closure follows', () => {
  const s = after(at({ cubes: B2, keepers: ['1,3'], waiting: [1], pool: [] }), end)
  expect(game.outcome(s)).toMatchObject({ winners: [0] })
  expect(s).toMatchObject({ phase: 'over', closing: null })
  expect(s.cubes).toHaveLength(2)
})

test('NK-143 a waiting keeper is still in the game', () => {
  const s = at({ cubes: B2, keepers: ['0,0'], waiting: [1], pool: [] })
  expect(game.outcome(s)).toBeNull()
  expect(after(s, end)).toMatchObject({ active: 1, phase: 'roll' })
})
