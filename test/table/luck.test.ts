// What dice did beside what dice do; and whose luck the dice of a battle count for, where both sides throw at once in one seat’s turn.

import { expect, test } from 'vitest'
import { sample } from '../../src/core/chance.ts'
import { play } from '../../src/core/game.ts'
import { seeded } from '../../src/core/random.ts'
import type { Action, Move } from '../../src/core/rules.ts'
import kero from '../../src/games/kero/index.ts'
import game from '../../src/games/nexus-ops/index.ts'
import { openLuck } from '../../src/table/luck.ts'
import { replayOf } from '../../src/table/replay.ts'
import { castAll, at as rolling } from '../games/kero/match.ts'
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
    asides: () => []
  }
  const { luck } = await replayOf(1, played as never, at(position) as never)
  expect(luck).toEqual([
    { seat: 0, dice: 1, pips: 5, expected: 3.5, z: expect.closeTo(1.5 / Math.sqrt(35 / 12), 9) },
    { seat: 1, dice: 1, pips: 2, expected: 3.5, z: expect.closeTo(-1.5 / Math.sqrt(35 / 12), 9) }
  ])
})

const throwing = (dice: readonly object[], words: object = {}) =>
  ({ chance: () => ({ chance: 'throw', dice }), box: () => ({ dice }), words: { en: words } }) as never
const thrown = (kind: string, faces: readonly number[]) =>
  ({ by: 'chance', do: { act: 'throw', dice: faces.map((face) => ({ kind, face })) } }) as never

test('the z-score grows with the root of the number of dice, and symbols count for nothing', () => {
  const luck = openLuck(
    throwing([
      { kind: 'd6', faces: 6, count: 2 },
      { kind: 'fire', faces: 2, count: 1, sides: [4, 2] }
    ])
  )
  for (let i = 0; i < 50; i++) luck.add(null, thrown('d6', [3, 5]), 0)
  // A hundred dice, 50 pips above the mean of 350; one die varies by 35/12.
  expect(luck.all()).toEqual([
    { seat: 0, dice: 100, pips: 400, expected: 350, z: expect.closeTo(50 / Math.sqrt((100 * 35) / 12), 9) }
  ])
})

test('dice of six sides count for nothing if their faces show symbols or have names', () => {
  const d6 = { kind: 'd6', faces: 6, count: 2 }
  const all = (...of: Parameters<typeof throwing>) => {
    const luck = openLuck(throwing(...of))
    luck.add(null, thrown('d6', [3, 5]), 0)
    return luck.all().length
  }
  expect([all([d6]), all([{ ...d6, shows: [] }]), all([d6], { 'die.d6.1': 'Boot' })]).toEqual([1, 0, 0])
})

test('a match of KERO has no luck: its dice bear symbols', () => {
  const s = rolling({ phase: 'roll' })
  const [by, action] = castAll(0)
  const luck = openLuck(kero as never)
  luck.add(play(kero, s, { by, do: action } as never) as never, thrown('W1', [6]), 0)
  expect(luck.all()).toEqual([])
})

test('over fair matches z-scores are those of a normal distribution', () => {
  let stream = seeded(7)
  const node = { chance: 'throw', dice: [{ kind: 'd6', faces: 6, count: 3 }] } as const
  const all = Array.from({ length: 2000 }, () => {
    const luck = openLuck(throwing(node.dice))
    for (let i = 0; i < 20; i++) {
      const [made, next] = sample(node, stream)
      stream = next
      luck.add(null, { by: 'chance', do: made }, 0)
    }
    return luck.all()[0]?.z ?? Number.NaN
  })
  const mean = all.reduce((sum, z) => sum + z, 0) / all.length
  const variance = all.reduce((sum, z) => sum + (z - mean) ** 2, 0) / all.length
  // Within five standard errors.
  expect(Math.abs(mean)).toBeLessThan(5 / Math.sqrt(all.length))
  expect(Math.abs(variance - 1)).toBeLessThan(5 * Math.sqrt(2 / all.length))
})
