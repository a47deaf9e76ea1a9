// Whose dice a computer player throws and whose pieces it carries on the virtual table: its own, whoever moved last.

import { expect, test } from 'vitest'
import { type Due, dueIn } from '../../src/computers/due.ts'
import { type AnyGame, play } from '../../src/core/game.ts'
import type { Json } from '../../src/core/json.ts'
import type { Action, Move } from '../../src/core/rules.ts'
import type { Ruling } from '../../src/core/ruling.ts'
import ops from '../../src/games/nexus-ops/index.ts'
import platformer from '../../src/games/platformer/index.ts'
import { begin } from '../conformance/playout.ts'

const settled: Ruling = { ruling: 'settled', moves: [] }
const onTheWay: Ruling = { ruling: 'on the way', towards: [] }

/** What is due after these moves on a virtual table, where a computer plays the second seat. */
function due(game: AnyGame, position: object, moves: readonly object[], ruling: Ruling = settled): Due | null {
  const made = moves as readonly Move<Action>[]
  const first = begin(game, { options: {}, seats: [{}, {}], position: position as Json })
  const state = made.reduce((s: Json, move) => play(game, s, move), first)
  const players = [null, 'easy'] as const
  return dueIn({ match: 1, game, players, state, moves: made, ruling, over: false, posed: [], hint: null }, true, false)
}

const climb = platformer.positions?.climb?.position as object
const dice = [1, 1, 1, 1, 1].map((face) => ({ kind: 'action', face }))
const thrown = { by: 'chance', do: { act: 'throw', dice: [...dice, { kind: 'enemy', face: 2 }] } }
const turn = (seat: number) => [thrown, { by: seat, do: { act: 'done' } }, { by: seat, do: { act: 'done' } }]

test('it throws the dice of its own turn, which begins with them', () => {
  expect(due(platformer, climb, turn(0))).toEqual({ due: 'throw' })
  expect(due(platformer, { ...climb, active: 1 }, [])).toEqual({ due: 'throw' })
})

test('it leaves the dice of a person’s turn to that person', () => {
  expect(due(platformer, climb, [])).toBeNull()
  expect(due(platformer, { ...climb, active: 1 }, turn(1))).toBeNull()
})

test('it carries what its own throw moves, and leaves what a person’s throw moves to that person', () => {
  expect(due(platformer, climb, [...turn(0), thrown], onTheWay)).toEqual({ due: 'carry' })
  expect(due(platformer, climb, [thrown], onTheWay)).toBeNull()
})

const pass = (seat: number) => ({ by: seat, do: { act: 'pass' } })
const battle = (attacker: number) => [
  { by: attacker, do: { act: 'battle', at: [1, 1], defender: 1 - attacker } },
  ...[0, 1].flatMap(() => [pass(attacker), pass(1 - attacker)])
]
/** The dragon throws first. */
const dragon = (seat: number) => ({
  phase: 'battle',
  active: seat,
  units: { '1,1': seat === 0 ? ['D1', 'H1'] : ['H1', 'D1'] }
})

test('in a battle each side throws its own dice, whoever passed last', () => {
  expect(due(ops, dragon(1), battle(1))).toEqual({ due: 'throw' })
  expect(due(ops, dragon(0), battle(0))).toBeNull()
})
