// Tests of Kōnane's own rules. The conformance tests check what every game must do.

import { type Move, play } from 'tablekeeper/core'
import { describe, expect, test } from 'vitest'
import type { Action } from './acts.ts'
import { type State, spaces, start, state } from './board.ts'
import game from './index.ts'

const lift = (by: number, from: string): Move<Action> => ({ by, do: { act: 'lift', from } })
const jump = (by: number, from: string, to: string): Move<Action> => ({ by, do: { act: 'jump', from, to } })
const without = (turn: 0 | 1, ...gone: readonly string[]): State =>
  state(
    turn,
    spaces.filter((at) => !gone.includes(at))
  )

describe('refusals name their rules', () => {
  const opened = without(1, '2,2')
  const begun = without(0, '2,2', '2,3')
  test.each<[rule: string, s: State, refused: Move<Action>]>([
    ['KO-002', start, lift(0, '2,3')],
    ['KO-002', begun, jump(0, '1,2', '3,2')],
    ['KO-003', start, lift(0, '1,1')],
    ['KO-004', start, jump(0, '0,2', '2,2')],
    ['KO-004', begun, lift(0, '3,3')],
    ['KO-005', opened, lift(1, '0,1')],
    ['KO-006', begun, jump(0, '0,2', '0,4')],
    ['KO-006', begun, jump(0, '0,2', '-2,2')],
    ['KO-007', begun, jump(0, '1,1', '2,2')],
    ['KO-007', begun, jump(0, '1,3', '2,3')],
    ['KO-008', without(0, '2,2', '1,2'), jump(0, '0,2', '2,2')],
    ['KO-008', without(0, '3,2', '3,3', '4,2'), jump(0, '0,2', '4,2')],
    ['KO-009', begun, jump(1, '1,2', '3,2')],
    ['KO-009', state(0, ['0,0', '5,5']), jump(0, '0,0', '2,0')]
  ])('%s', (rule, s, refused) => {
    expect(game.refuse(s, refused)?.rule).toBe(rule)
  })

  test('KO-001: an invalid position', () => {
    for (const position of [{ turn: 2 }, { stones: ['6,0'] }, { stones: 3 }])
      expect(game.setup({ options: {}, seats: [{}, {}], position })).toMatchObject({ problems: [{ rule: 'KO-001' }] })
  })
})

test('the first stone comes from the middle or a corner, the second from beside it', () => {
  expect(game.legal(start, 0)).toEqual(['0,0', '2,2', '3,3', '5,5'].map((from) => ({ act: 'lift', from })))
  expect(game.legal(without(1, '0,0'), 1)).toEqual(['1,0', '0,1'].map((from) => ({ act: 'lift', from })))
})

test('KO-007 and KO-008: several jumps in a row take every stone that they go over', () => {
  const s = state(0, ['0,0', '1,0', '3,0'])
  expect(game.legal(s, 0)).toEqual(['2,0', '4,0'].map((to) => ({ act: 'jump', from: '0,0', to })))
  expect(play(game, s, jump(0, '0,0', '4,0')).stones).toEqual(['4,0'])
})

test('KO-009: whoever cannot jump loses', () => {
  const s = state(0, ['0,0', '1,0', '5,4'])
  expect(game.outcome(s)).toBeNull()
  expect(game.outcome(play(game, s, jump(0, '0,0', '2,0')))?.winners).toEqual([0])
})
