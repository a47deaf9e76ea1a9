// What this game alone keeps; what every game keeps, conformance looks at. Cite a rule where it is enforced, and test it by its id.

import { type Move, play } from 'tablekeeper/core'
import { describe, expect, test } from 'vitest'
import type { Action } from './acts.ts'
import { type State, start, state } from './board.ts'
import game from './index.ts'

const board = (turn: 0 | 1, mine: readonly string[], theirs: readonly string[]): State =>
  state(turn, Object.fromEntries([...mine.map((at) => [at, 0]), ...theirs.map((at) => [at, 1])]))
const move = (by: number, from: string, to: string): Move<Action> => ({ by, do: { act: 'move', from, to } })

describe('what is refused, and by which rule', () => {
  const near = board(0, ['1,1', '2,1'], ['1,2', '2,2'])
  test.each<[rule: string, s: State, refused: Move<Action>]>([
    ['PB-002', start, move(0, '0,4', '0,3')],
    ['PB-002', start, move(0, '0,2', '0,3')],
    ['PB-003', start, move(0, '0,0', '0,2')],
    ['PB-003', start, move(0, '0,0', '-1,1')],
    ['PB-003', board(1, ['0,1'], ['2,2']), move(1, '2,2', '2,3')],
    ['PB-004', board(0, ['1,1', '2,2'], ['4,4']), move(0, '1,1', '2,2')],
    ['PB-005', near, move(0, '1,1', '1,2')],
    ['PB-006', start, move(1, '0,4', '0,3')],
    ['PB-007', board(1, ['0,4'], ['4,4']), move(1, '4,4', '4,3')]
  ])('%s', (rule, s, refused) => {
    expect(game.refuse(s, refused)?.rule).toBe(rule)
  })

  test('PB-001: a position that is none', () => {
    const seats = [{}, {}]
    for (const position of [{ turn: 2 }, { pebbles: { '5,0': 0 } }, { pebbles: { '0,0': 2 } }])
      expect(game.setup({ options: {}, seats, position })).toMatchObject({ problems: [{ rule: 'PB-001' }] })
    expect(game.setup({ options: {}, seats, position: { turn: 1 } })).toEqual({
      ok: true,
      value: { ...start, turn: 1 }
    })
  })
})

test('PB-005: a pebble is taken aslant', () => {
  const s = board(0, ['1,1'], ['2,2', '4,4'])
  expect(play(game, s, move(0, '1,1', '2,2'))).toEqual(board(1, ['2,2'], ['4,4']))
})

test.each<[what: string, before: State, by: number, from: string, to: string]>([
  ['whoever is across wins', board(0, ['0,3'], ['4,4']), 0, '0,3', '0,4'],
  ['and so on the other side', board(1, ['0,2'], ['4,1']), 1, '4,1', '4,0'],
  ['whoever takes the last one wins', board(1, ['2,2'], ['1,3']), 1, '1,3', '2,2']
])('PB-007: %s', (_, before, by, from, to) => {
  expect(game.outcome(before)).toBeNull()
  expect(game.outcome(play(game, before, move(by, from, to)))?.winners).toEqual([by])
})
