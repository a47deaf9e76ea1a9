// Why a card cannot be used with given choices: each reason in a sentence of its own, with its rule.

import { expect, test } from 'vitest'
import game from '../../../../src/games/nexus-ops/index.ts'
import type { State } from '../../../../src/games/nexus-ops/state.ts'
import { readable } from '../../readable.ts'
import { after, at, dice, pass, passes } from '../match.ts'
import { say } from '../view/spoken.ts'

const board = {
  units: { '2,1': ['H1 D1 S1'], '1,0': ['F1'], '1,1': ['', 'F1'], '2,0': ['S1', 'S1'], '-2,-2': ['', 'H1'] },
  tiles: ['1,0', '0,1', '0,2'],
  rubium: [9, 9]
}
const holding = (card: string): State => at({ ...board, hands: [[card]] })
const fight = (card: string, units: string[]): State =>
  after(at({ phase: 'battle', units: { '1,0': units }, hands: [[card]] }), [
    0,
    { act: 'battle', at: [1, 0], defender: 1 }
  ])
const before = (units: string[]): State => after(fight('EN-07', units), [0, pass], [1, pass])
const thrown = after(passes(fight('EN-09', ['S3', 'S1'])), dice([2, 2, 3], [6]))

const gate = { unit: 'human', from: [2, 1], to: [0, 2] }
test.each<[what: string, card: string, s: State, choices: object, told: string]>([
  [
    'EN-03: an enemy stands there',
    'EN-03',
    holding('EN-03'),
    { ...gate, to: [1, 1] },
    'NO-004 Others are there. Choose an empty space or one you control.'
  ],
  [
    'EN-03: a battle is there',
    'EN-03',
    holding('EN-03'),
    { ...gate, to: [2, 0] },
    'NO-004 Others are there. Choose an empty space or one you control.'
  ],
  [
    'EN-03: magma',
    'EN-03',
    holding('EN-03'),
    { ...gate, to: [1, -1] },
    'NO-031 Forbidden terrain: human. Choose another space.'
  ],
  [
    'EN-03: the Monolith',
    'EN-03',
    holding('EN-03'),
    { ...gate, to: [0, 0] },
    'NO-032 Forbidden terrain: human. Choose another space.'
  ],
  [
    'EN-03: no such unit',
    'EN-03',
    holding('EN-03'),
    { ...gate, unit: 'leaper' },
    'NO-004 You have none there: Lava Leaper. Choose a unit of yours.'
  ],
  [
    'EN-03: an enemy’s unit',
    'EN-03',
    holding('EN-03'),
    { ...gate, unit: 'fungoid', from: [1, 1] },
    'NO-004 You have none there: fungoid. Choose a unit of yours.'
  ],
  [
    'EN-03: where it stands',
    'EN-03',
    holding('EN-03'),
    { ...gate, to: [2, 1] },
    'NO-004 It is already there. Choose another space.'
  ],
  [
    'EN-03: off the board',
    'EN-03',
    holding('EN-03'),
    { ...gate, to: [9, 9] },
    'NO-012 That space is not on the board. Choose another.'
  ],
  [
    'EN-03: half a wish',
    'EN-03',
    holding('EN-03'),
    { unit: 'human', from: [2, 1] },
    'NO-004 This card also needs “to”. Give it too.'
  ],
  [
    'EN-03: too much of it',
    'EN-03',
    holding('EN-03'),
    { ...gate, side: 'attacker' },
    'NO-004 This card takes no “side”. Leave it out.'
  ],
  [
    'EN-04: no such unit',
    'EN-04',
    holding('EN-04'),
    { unit: 'fungoid', from: [1, 1] },
    'NO-004 You have none there: fungoid. Choose a unit of yours.'
  ],
  [
    'EN-05: no tile',
    'EN-05',
    holding('EN-05'),
    {
      tiles: [
        [1, 0],
        [1, 1]
      ]
    },
    'NO-004 No face-down tile is there. Choose spaces that have one.'
  ],
  [
    'EN-05: too few',
    'EN-05',
    holding('EN-05'),
    { tiles: [[1, 0]] },
    'NO-004 This card looks at 2 different tiles. Choose as many.'
  ],
  [
    'EN-05: one twice',
    'EN-05',
    holding('EN-05'),
    {
      tiles: [
        [1, 0],
        [1, 0]
      ]
    },
    'NO-004 This card looks at 2 different tiles. Choose as many.'
  ],
  [
    'EN-05: from behind',
    'EN-05',
    holding('EN-05'),
    {
      tiles: [
        [0, 1],
        [1, 0]
      ]
    },
    'NO-004 List the tiles in the order of the board.'
  ],
  [
    'EN-07: a side without such a unit',
    'EN-07',
    before(['S1 H1', 'F1']),
    { side: 'defender' },
    'NO-004 That side isn’t rolling any: Rock Strider. Choose the other.'
  ],
  ['EN-07: no side', 'EN-07', before(['S1 H1', 'F1']), {}, 'NO-004 This card also needs “side”. Give it too.'],
  [
    'EN-09: dice that do not lie there',
    'EN-09',
    thrown,
    { side: 'attacker', dice: [4] },
    'NO-004 That side has no such dice. Choose among those it has.'
  ],
  [
    'EN-09: one die twice',
    'EN-09',
    thrown,
    { side: 'attacker', dice: [3, 3] },
    'NO-004 That side has no such dice. Choose among those it has.'
  ],
  [
    'EN-09: the other side’s',
    'EN-09',
    thrown,
    { side: 'defender', dice: [2] },
    'NO-004 That side has no such dice. Choose among those it has.'
  ],
  [
    'EN-09: three',
    'EN-09',
    thrown,
    { side: 'attacker', dice: [2, 2, 3] },
    'NO-004 This card rerolls at most 2 dice. Choose fewer.'
  ],
  ['EN-09: none', 'EN-09', thrown, { side: 'attacker' }, 'NO-004 This card also needs “dice”. Give it too.']
])('%s', (_, card, s, choices, told) => {
  const refusal = game.refuse(s, { by: 0, do: { act: 'play', card, ...choices } as never })
  if (refusal) readable(game.words, refusal.why)
  expect(refusal && `${refusal.rule} ${say(refusal.why)}`).toBe(told)
})
