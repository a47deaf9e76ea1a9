// What the oracle takes for settled: words, and answers, which are words.

import { expect, test } from 'vitest'
import { type AnyGame, play } from '../../src/core/game.ts'
import type { Json } from '../../src/core/json.ts'
import type { Action, Move } from '../../src/core/rules.ts'
import nexusKeepers from '../../src/games/nexus-keepers/index.ts'
import { begin, playout, starts } from '../conformance/playout.ts'
import { thrown } from '../conformance/tray.ts'
import { Oracle } from './oracle.ts'

const game: AnyGame = nexusKeepers

function legal(s: Json, act: string): Move<Action> | null {
  const [by] = game.toAct(s)
  const action = by === undefined ? null : [...(game.legal(s, by) as Iterable<Action>)].find((it) => it.act === act)
  return by !== undefined && action ? { by, do: action } : null
}

/** A state in which the dice may be thrown again, or left so that the figure may go; and both of these. */
function choice() {
  for (const [, start] of starts(game))
    for (const { state } of playout(game, begin(game, start), 7, 120)) {
      const [stop, reroll] = [legal(state, 'stop'), legal(state, 'reroll')]
      const move = stop && legal(play(game, state, stop), 'move')
      if (move && reroll) return { state, went: [stop, move], reroll }
    }
  throw new Error('no match came to such a choice')
}

test('a figure back and dice rolled are a reroll instead of its move, but not after somebody answered that it went', () => {
  const { state, went, reroll } = choice()
  const before = play(game, state, reroll)
  const due = game.chance(before)
  if (due?.chance !== 'throw') throw new Error('a reroll throws no dice')
  const dice = due.dice.flatMap(({ kind, count }) => Array.from({ length: count }, () => ({ kind, face: 1 })))
  const tray = thrown(game, before, { act: 'throw', dice })
  const oracle = new Oracle(game, state, true)
  const { shows } = oracle.look(before)
  const fact = { shows: [shows, shows], dice: tray.lying, thrown: tray.thrown ?? [] }

  oracle.played(went, false)
  expect(oracle.explains(fact)).toBe('yes')
  oracle.answered()
  expect(oracle.explains(fact)).toBe('no')
})

test('undo takes back the latest play: an answer after it is a rest of its own, and no play', () => {
  const { state, went } = choice()
  const oracle = new Oracle(game, state, true)
  expect(oracle.beforeLast()).toBe(-1)
  oracle.played(went.slice(0, 1), true)
  oracle.history = [...oracle.history, ...oracle.history.slice(-1)]
  expect([oracle.history.length, oracle.beforeLast()]).toEqual([3, 0])
})
