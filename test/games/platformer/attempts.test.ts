// What somebody may have meant by pieces and dice that do not lie as they should, so that a foul gets its reason (section 9.4).

import { expect, test } from 'vitest'
import type { ObservedDice } from '../../../src/core/observation.ts'
import game from '../../../src/games/platformer/index.ts'
import type { State } from '../../../src/games/platformer/state.ts'
import { after, at, below, done, roster } from './match.ts'
import { won } from './moves.ts'

const two = { heroes: ['H3', 'H1'], at: ['3,1', '7,1'] }
const plain = (position: object = {}): State => at({ ...two, ...position })
const mossling = () => plain({ enemies: { '6,1': 'N1' } })
const gem = () => plain({ tokens: { '7,2': 'gem' } })
const meant = (s: State, places: object, dice?: ObservedDice) =>
  [...game.attempts(s, { places, ...(dice ? { dice } : {}) } as never)].map(({ by, do: { act, ...more } }) => [
    by,
    act,
    ...Object.values(more)
  ])
const choosing = () =>
  after(
    at({ levels: below, roster, ...two, at: ['2,11', null], pool: ['BOOT'] }, 2, { bossSpawn: 'activeChooses' }),
    [0, { act: 'move', to: [2, 12] }],
    ['chance', { act: 'pick', what: 'tile', items: ['XC', 'XD'] }]
  )

test.each<[what: string, s: () => State, places: object, moves: readonly unknown[]]>([
  ['a hero went', () => plain(), { '2,1': ['hero/H3'], '3,1': [] }, [[0, 'move', [2, 1]]]],
  ['another player’s hero went', () => plain(), { '8,1': ['hero/H1'], '7,1': [] }, [[1, 'move', [8, 1]]]],
  [
    'PL-119: a hero came, with the first die of the pool',
    () => plain({ at: [null, '7,1'], pool: ['PAW', 'COIN'] }),
    { '1,1': ['hero/H3'] },
    [[0, 'generate', [1, 1], 'COIN']]
  ],
  [
    'a hero came without a die',
    () => plain({ at: [null, '7,1'] }),
    { '1,1': ['hero/H3'] },
    [[0, 'generate', [1, 1], 'BOOT']]
  ],
  ['a hero whom nobody plays', () => plain(), { '1,1': ['hero/H6'] }, []],
  ['a hero that is in a hand', () => plain(), { '3,1': [] }, []],
  ['an enemy went', mossling, { '5,1': ['enemy/N1'], '6,1': [] }, [[0, 'shift', [6, 1], [5, 1]]]],
  ['an enemy was taken', mossling, { '6,1': [] }, [[0, 'attack', [6, 1]]]],
  ['PL-089: an enemy was brought', mossling, { '6,1': ['enemy/N1'], '8,1': ['enemy/N1'] }, [[0, 'bring', 'N1']]],
  ['PL-113: a gem went', gem, { 't7,2': [], 't4,3': ['gem'] }, [[0, 'shift', [7, 2], [4, 3]]]],
  ['a gem was taken', gem, { 't7,2': [] }, [[0, 'attack', [7, 2]]]],
  ['a gem was brought', () => plain(), { 't7,2': ['gem'] }, []],
  ['PL-Q26: the boss appears', choosing, { '3,15': ['enemy/matron'] }, [[0, 'spawn', [3, 15]]]],
  ['another enemy appears', choosing, { '3,15': ['enemy/N1'] }, [[0, 'bring', 'N1']]],
  ['PL-151: the boss, which nobody may bring', () => plain(), { '1,1': ['enemy/matron'] }, [[0, 'bring', 'matron']]],
  ['PL-174: after the match nobody means anything', won, { '1,13': ['hero/H3'], '5,15': [] }, []]
])('%s', (_, s, places, moves) => {
  expect(meant(s(), places)).toEqual(moves)
})

const setting = () => after(plain({ pool: ['PAW', 'PAW', 'BOOT'] }), done)
const special = (face: number | '?'): ObservedDice => ({
  lying: [6, face].map((it) => ({ kind: 'special', face: it }))
})
const die = (kind: string, face: number | '?') => ({ kind, face }) as const
const thrown = (...dice: readonly ReturnType<typeof die>[]): ObservedDice => ({
  lying: [die('action', 1), ...dice],
  thrown: dice.map((_, i) => i + 1)
})

test.each<[what: string, s: () => State, dice: ObservedDice, moves: readonly unknown[]]>([
  [
    'PL-030, PL-031: a special die was set, by one die or by two',
    setting,
    special(4),
    [
      [0, 'set', 'PAW', 'PAW'],
      [0, 'set', 'PAW+PAW', 'PAW'],
      [0, 'set', 'PAW', 'PAW']
    ]
  ],
  [
    'a special die was set to what only two dice give',
    setting,
    special(3),
    [
      [0, 'set', 'PAW+PAW', 'COIN'],
      [0, 'set', 'COIN', 'COIN']
    ]
  ],
  ['a blank special die', setting, special(6), []],
  ['a special die that cannot be read', setting, special('?'), []],
  ['a special die that shows that already', () => plain({ special: ['BLANK', 'PAW'] }), special(4), []],
  [
    'a special die that shows that already, beside other dice with that face',
    () => plain({ special: ['BLANK', 'PAW'] }),
    { lying: [die('special', 4), die('action', 4)] },
    []
  ],
  [
    'two special dice where one should show it',
    () => plain({ special: ['BLANK', 'PAW'] }),
    { lying: [die('special', 4), die('special', 4)] },
    [
      [0, 'set', 'PAW', 'PAW'],
      [0, 'set', 'PAW', 'PAW']
    ]
  ],
  [
    'PL-016: dice were thrown',
    () => plain(),
    thrown(die('action', 2), die('enemy', 3)),
    [
      [
        'chance',
        'throw',
        [
          { kind: 'action', face: 2 },
          { kind: 'enemy', face: 3 }
        ]
      ]
    ]
  ],
  ['a die that cannot be read was thrown', () => plain(), thrown(die('action', 2), die('action', '?')), []],
  ['a die of no known kind was thrown', () => plain(), thrown(die('?', 2)), []],
  ['no die was thrown', () => plain(), thrown(), []],
  ['nobody knows what was thrown', () => plain(), { lying: [die('action', 1)] }, []]
])('%s', (_, s, dice, moves) => {
  expect(meant(s(), {}, dice)).toEqual(moves)
})
