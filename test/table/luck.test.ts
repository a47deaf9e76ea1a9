// Which player’s luck the dice of a battle count for, where both sides throw at once in one seat’s turn.

import { expect, test } from 'vitest'
import type { Action, Move } from '../../src/core/rules.ts'
import game from '../../src/games/nexus-ops/index.ts'
import { replayOf } from '../../src/table/replay.ts'
import { after, at, dice, passes } from '../games/nexus-ops/match.ts'

test('the dice of a battle count for the seats that threw them, whoever is in turn', async () => {
  const position = { phase: 'battle', units: { '1,0': ['D1 H2', 'D1 H1'] } }
  const begin = { by: 0, do: { act: 'battle', at: [1, 0], defender: 1 } } as Move<Action>
  const open = after(at(position), [0, begin.do as never])
  // Both players pass, then the dragons of both sides roll.
  const pass = [0, 1].map((by) => ({ by, do: { act: 'pass' } }) as Move<Action>)
  const [by, thrown] = dice([5], [2])
  expect(passes(open).pending).toEqual([{ does: 'roll', attacker: 1, defender: 1 }])
  const moves = [begin, ...pass, ...pass, { by, do: thrown } as Move<Action>]
  const played = {
    game,
    start: { options: {}, seats: [{}, {}], position },
    moves: () => moves,
    outcome: () => null,
    commitment: undefined,
    seed: undefined,
    revealed: () => null,
    hints: () => []
  }
  const { luck } = await replayOf(1, played as never, at(position) as never)
  expect(luck).toEqual([
    { seat: 0, dice: 1, pips: 5, expected: 3.5 },
    { seat: 1, dice: 1, pips: 2, expected: 3.5 }
  ])
})
