// The shape of every action: what anybody may send, however strange, is refused before the rules read it.

import { expect, test } from 'vitest'
import { misshapen } from '../../../src/core/shape.ts'
import game from '../../../src/games/kero/index.ts'
import hooks from '../../../src/games/kero/player.ts'
import { at } from './match.ts'

const isAction = (value: unknown): boolean => misshapen(value, game.acts) === null

test.each<[good: object, ...bad: object[]]>([
  [
    { dice: ['W1', 'DY'], act: 'cast' },
    { act: 'cast', dice: [] },
    { act: 'cast', dice: ['DY', 'W1'] }
  ],
  [
    { act: 'cast', dice: ['W1'] },
    { act: 'cast', dice: ['W1', 'W1'] },
    { act: 'cast', dice: ['D9'] }
  ],
  [{ act: 'cast', dice: ['W5'] }, { act: 'cast', dice: 'W5' }, { act: 'cast' }, { act: 'cast', dice: ['W5'], by: 0 }],
  [
    { act: 'extraDice', dice: ['DY', 'DB'] },
    { act: 'extraDice', dice: ['DY', 'DG', 'DB'] }
  ],
  [
    { act: 'extraDice', dice: ['DG'] },
    { act: 'extraDice', dice: ['W1'] },
    { act: 'extraDice', dice: null }
  ],
  [
    { act: 'refuel', twice: true },
    { act: 'refuel', twice: false },
    { act: 'refuel', twice: 1 }
  ],
  [{ act: 'answer', empty: false }, { act: 'answer', empty: 0 }, { act: 'answer' }],
  [
    { act: 'first', seat: 1 },
    { act: 'first', seat: 2 },
    { act: 'first', seat: '1' },
    { act: 'first', seat: -1 }
  ],
  [
    { act: 'take', slot: 1 },
    { act: 'take', slot: 0 },
    { act: 'take', slot: 1.5 }
  ],
  [
    { act: 'take', slot: 6, swap: 'DY' },
    { act: 'take', slot: 7 },
    { act: 'take', slot: 6, swap: 'W1' }
  ],
  [
    { act: 'place', land: 0 },
    { act: 'place', land: -1 },
    { act: 'place', land: 0.5 }
  ],
  [
    { act: 'place', land: 5 },
    { act: 'place', land: 6 },
    { act: 'place', land: '0' }
  ],
  [
    { act: 'shift', from: 0, to: 3 },
    { act: 'shift', from: -1, to: 3 },
    { act: 'shift', from: 0, to: 4 }
  ],
  [
    { act: 'tie', lands: [0, 3] },
    { act: 'tie', lands: [3, 0] },
    { act: 'tie', lands: [0, 0] },
    { act: 'tie', lands: [] }
  ],
  [
    { act: 'tie', lands: [2] },
    { act: 'tie', lands: [4] },
    { act: 'tie', lands: 2 }
  ],
  [
    { act: 'march', steps: [[-1, 0]] },
    { act: 'march', steps: [] },
    { act: 'march', steps: [[-2, 0]] }
  ],
  [
    { act: 'march', steps: [[0, 3]] },
    { act: 'march', steps: [[0, 4]] },
    { act: 'march', steps: [[0, -1]] }
  ],
  [
    { act: 'march', steps: [[3, 0]] },
    { act: 'march', steps: [[4, 0]] },
    { act: 'march', steps: [[0]] }
  ],
  [
    {
      act: 'march',
      steps: [
        [0, 1],
        [1, 2]
      ]
    },
    {
      act: 'march',
      steps: [
        [0, 1],
        [1, 9]
      ]
    },
    {
      act: 'march',
      steps: [
        [9, 1],
        [0, 1]
      ]
    }
  ],
  [
    { act: 'march', steps: [[0, 1]] },
    { act: 'march', steps: [[0, 1, 2]] },
    { act: 'march', steps: [[0, 1], 5] }
  ],
  [
    { act: 'march', steps: [[0, 1]] },
    {
      act: 'march',
      steps: [
        [0, 1],
        [1, 0],
        [0, 1]
      ]
    },
    { act: 'march', steps: 'no' }
  ],
  [
    { act: 'convert', wheat: 1 },
    { act: 'convert', wheat: 0 },
    { act: 'convert', wheat: -1 },
    { act: 'convert', wheat: 0.5 }
  ],
  [
    { act: 'elapse', to: 0, error: 0 },
    { act: 'elapse', to: -1, error: 0 },
    { act: 'elapse', to: 0 }
  ],
  [
    { act: 'elapse', to: 9, error: 0, unseen: 5 },
    { act: 'elapse', to: 9, error: 0, unseen: 0 }
  ],
  [
    { act: 'elapse', to: 9, error: 0, unseen: 5, truck: 1 },
    { act: 'elapse', to: 9, error: 0, unseen: 5, truck: 2 }
  ],
  [
    { act: 'turn', truck: 0, to: 'tilted', at: 5, error: 1 },
    { act: 'turn', truck: 0, to: 'upright', at: 5, error: 1 }
  ],
  [{ act: 'tip', to: 'flat' }, { act: 'tip', to: 'tilted' }, { act: 'tip' }],
  [
    { act: 'correct', truck: 0, to: 'full' },
    { act: 'correct', truck: 0, to: 'half' }
  ],
  [
    { act: 'two', one: 'brick', other: 'wheat' },
    { act: 'two', one: 'jerrycan', other: 'wheat' }
  ]
])('%j is one', (good, ...bad) => {
  expect(isAction(good)).toBe(true)
  for (const it of bad) expect([it, isAction(it)]).toEqual([it, false])
})

test('KE-161: a Tuarek that is drawn is seen by its owner, everything else by both', () => {
  const draw = { by: 'chance', do: { act: 'elapse', to: 0, error: 0 } } as const
  expect(game.learns(at({}), draw)).toEqual([0, 1])
  expect(game.learns({ ...at({}), pending: [{ does: 'tuarek', seat: 1 }] }, draw)).toEqual([1])
  expect(game.learns(at({}), { by: 0, do: { act: 'done' } })).toEqual([])
})

test('a computer player starts no quarrel about sand', () => {
  expect(hooks.never).toEqual(['correct', 'dispute', 'leave'])
  for (const act of hooks.never ?? []) expect(Object.keys(game.acts)).toContain(act)
})
