// What the log says of each move and of what follows from it.

import { expect, test } from 'vitest'
import type { Actor } from '../../../src/core/ids.ts'
import type { Json } from '../../../src/core/json.ts'
import type { Action } from '../../../src/games/platformer/actions.ts'
import game from '../../../src/games/platformer/index.ts'
import type { State } from '../../../src/games/platformer/state.ts'
import { above, after, at, below, done, rolled, roster, told } from './match.ts'

type Moved = readonly [Actor, Action]
const two = { heroes: ['H3', 'H1'], at: ['3,1', null] }
const plain = (position: object = {}, options: object = {}): State => at({ ...two, ...position }, 2, options)
const picks = (what: string, ...items: readonly string[]): Moved => ['chance', { act: 'pick', what, items }]
const boss = (face: number): Moved => ['chance', { act: 'throw', dice: [{ kind: 'enemy', face }] }]

const sword: Moved = [0, { act: 'use', pay: 'SWORD', as: 'SWORD' }]
const thornback = () => plain({ enemies: { '2,1': 'N2' }, pool: ['SWORD', 'SWORD'] })
const onLadder = () => after(plain({ levels: [['XA', 'XA']], at: ['7,2', null] }), [0, { act: 'gravity' }])
const setting = () => after(plain({ pool: ['PAW'] }), done)
const tock = () => plain({ heroes: ['H5', 'H1'], pool: ['PAW', 'COIN'] })
const belt = () => plain({ at: ['2,1', '3,1'], items: [['A05'], []], pool: ['BOOT'] })
const high = () => plain({ at: ['8,6', '2,1'], levels: below.slice(0, 2), roster: ['N1', 'N4'] })
const fight = () => plain({ at: ['2,1', null], hearts: [1, 5], enemies: { '1,1': 'N1' }, pool: ['BOOT'] })
const climber = (options: object = {}): State =>
  after(plain({ levels: below, roster, at: ['2,11', null], pool: ['BOOT'] }, options), [
    0,
    { act: 'move', to: [2, 12] }
  ])

test.each<[what: string, s: () => State, move: Moved, line: string]>([
  [
    'a hero comes to the map',
    () => plain({ at: [null, null], pool: ['COIN'] }),
    [0, { act: 'generate', at: [4, 1], pay: 'COIN' }],
    'Ada uses a Coin die and comes to the shop, level 1 left.'
  ],
  ['a die', () => plain({ pool: ['COIN'] }), [0, { act: 'use', pay: 'COIN', as: 'COIN' }], 'Ada uses Coin: coins.'],
  [
    'two dice',
    () => plain({ pool: ['COIN', 'COIN'] }),
    [0, { act: 'use', pay: 'COIN+COIN', as: 'BOOT' }],
    'Ada forges Coin and Coin: move.'
  ],
  [
    'a die and the special die',
    () => plain({ pool: ['COIN'], special: ['COIN', 'BLANK'] }),
    [0, { act: 'use', pay: 'COIN+COIN*', as: 'SWORD' }],
    'Ada forges Coin and Coin on the special die: strike.'
  ],
  [
    'PL-034: what a size costs',
    () => plain({ pool: ['COIN'], gems: [3, 0] }),
    [0, { act: 'use', pay: 'COIN', as: 'COIN', size: 3 }],
    'Ada uses Coin and 3 gems: coins, size 3.'
  ],
  [
    'a step up',
    () => plain({ at: ['3,2', null], pool: ['BOOT'] }),
    [0, { act: 'move', to: [3, 3] }],
    'Ada moves up: space 3 of row 3, level 1 left.'
  ],
  [
    'a step down',
    () => plain({ at: ['3,3', null], pool: ['BOOT'] }),
    [0, { act: 'move', to: [3, 2] }],
    'Ada moves down: space 3 of row 2, level 1 left.'
  ],
  [
    'PL-054: a token that is taken',
    () =>
      plain({
        tokens: { '2,4': 'gem' },
        at: ['2,3', null],
        pool: ['BOOT'],
        levels: below.slice(0, 2),
        roster: ['N1', 'N4']
      }),
    [0, { act: 'move', to: [2, 4] }],
    'Ada moves up: space 2 of row 4, level 1 left. The token on space 2 of row 4, level 1 left is taken.'
  ],
  [
    'PL-068: an attack of an enemy that is left',
    fight,
    [0, { act: 'move', to: [3, 1] }],
    'Ada moves right: space 3 of row 1, level 1 left. Ada loses 1 heart, 0 left. Ada faints.'
  ],
  [
    'PL-061: a portal',
    () => plain({ levels: [['XV', 'XB']], at: ['4,1', null], pool: ['BOOT'] }),
    [0, { act: 'portal', to: [1, 4] }],
    'Ada goes through the portal to space 1 of row 4, level 1 left.'
  ],
  [
    'an enemy that is moved',
    () => plain({ enemies: { '6,1': 'N1' }, pool: ['PAW'] }),
    [0, { act: 'shift', from: [6, 1], to: [7, 1] }],
    'Ada moves Mossling to space 3 of row 1, level 1 right.'
  ],
  [
    'PL-083: an attack in vain',
    () => after(thornback(), sword),
    [0, { act: 'attack', at: [2, 1], sure: true }],
    'Ada attacks Thornback without effect: 1 wound.'
  ],
  [
    'PL-083: an attack that defeats',
    () => after(thornback(), sword, sword),
    [0, { act: 'attack', at: [2, 1] }],
    'Ada defeats Thornback with 2 wounds.'
  ],
  [
    'PL-057: a fall through two spaces, one of them a trap',
    high,
    [0, { act: 'gravity' }],
    'Ada lets everything fall. Ada falls. Ada loses 1 heart, 4 left.'
  ],
  [
    'a purchase',
    () => plain({ at: ['4,1', null], coins: [4, 0] }),
    [0, { act: 'buy', card: 'I01' }],
    'Ada buys Quickstep Boots for 3 coins.'
  ],
  ['a card', () => plain({ items: [['I01'], []] }), [0, { act: 'card', card: 'I01' }], 'Ada uses Quickstep Boots.'],
  ['an ability', () => plain(), [0, { act: 'ability' }], 'Ada uses the hero’s ability.'],
  [
    'A05: a push more',
    () => after(belt(), [0, { act: 'move', to: [3, 1], push: [4, 1] }]),
    [0, { act: 'again', to: [5, 1] }],
    'Ada pushes once more, to space 1 of row 1, level 1 right.'
  ],
  ['PL-105: a hero that holds on', onLadder, [0, { act: 'stay' }], 'Ada holds on to the ladder.'],
  ['PL-105: a hero that lets go', onLadder, [0, { act: 'drop' }], 'Ada lets go of the ladder. Ada falls.'],
  [
    'PL-030: the special die',
    setting,
    [0, { act: 'set', pay: 'PAW', as: 'PAW' }],
    'Ada sets the special die to Paw. Basil’s turn.'
  ],
  ['a special die that is left, and the next turn says itself', setting, [0, { act: 'done' }], ''],
  ['the end of the actions', () => plain(), [0, { act: 'done' }], 'Ada ends the actions. Basil’s turn.'],
  [
    'PL-009: a roll',
    () => plain({ phase: 'roll' }),
    rolled('LEFT', 'BOOT', 'SWORD', 'COIN', 'PAW', 'STAR'),
    'Ada rolls Boot, Sword, Coin, Paw and Star; enemies: left.'
  ],
  [
    'H5: dice that are rolled again',
    () => after(tock(), [0, { act: 'ability', dice: ['PAW'] }]),
    ['chance', { act: 'throw', dice: [{ kind: 'action', face: 2 }] }],
    'Ada rerolls: Sword.'
  ],
  [
    'PL-Q26: where the active player puts the boss',
    () => after(climber({ bossSpawn: 'activeChooses' }), picks('tile', 'XC', 'XD')),
    [0, { act: 'spawn', at: [3, 15] }],
    'Ada puts the boss on space 3 of row 3, level 4 left.'
  ]
])('%s', (_, s, move, line) => {
  expect(told(s(), move)).toBe(line)
})

function opened(seats: number, options: Json): State {
  const set = game.setup({ options, seats: Array.from({ length: seats }, () => ({})) })
  if (!set.ok) throw new Error(JSON.stringify(set.problems))
  return set.value
}

// Chance acts several times in a row: one line for each.
test.each<[what: string, s: () => State, lines: readonly (readonly [Moved, string])[]]>([
  [
    'PL-002 to PL-007: the set-up',
    () => opened(2, { artefactCards: true }),
    [
      [picks('hero', 'H3', 'H1'), 'Heroes: Vesper and Brindle.'],
      [picks('item', 'I01', 'I02', 'I03'), 'In the shop: Quickstep Boots, Pinchpenny Mallet and Polished Buckler.'],
      [picks('potion', 'P1', 'P1', 'P2'), 'In the shop: Heart Draught, Heart Draught and Vigor Draught.'],
      [picks('artefact', 'A01', 'A02'), 'Artefacts in play: Summit Banner and Hunter’s Horn.'],
      [picks('first', '1'), 'Basil plays first.'],
      [picks('tile', 'F01', 'F02'), 'Level 1 is turned up: F01 and F02.'],
      [picks('enemy', 'N2'), 'On this level: Thornback. Basil’s turn.']
    ]
  ],
  [
    'PL-132, PL-151: the boss comes',
    () => climber(),
    [
      [picks('tile', 'XC', 'XD'), 'Level 4 is turned up: XC and XD.'],
      [picks('spawn', '6,15'), 'The boss appears on space 2 of row 3, level 4 right.']
    ]
  ],
  [
    'PL-163: the turn of the Matron',
    () => above({ heroes: ['H6', 'H1'], at: ['4,14', '2,13'], phase: 'end' }),
    [
      [boss(2), 'The enemy die says left for the boss.'],
      [picks('assault', 'MA5'), 'The boss draws Brood.'],
      [picks('summon', '8,14'), 'A minion appears on space 4 of row 2, level 4 right. Basil’s turn.']
    ]
  ],
  [
    'PL-166, PL-168: the turn of Nine-Gears',
    () =>
      above(
        {
          heroes: ['H6', 'H1'],
          at: ['5,13', '2,13'],
          enemies: { '6,15': 'gears' },
          phase: 'end',
          faces: ['BOOT', 'PAW']
        },
        2,
        { boss: 'second' }
      ),
    [
      [picks('assault', 'IA5', 'IA6'), 'The boss draws Arc and Surge.'],
      [picks('order', 'IA6'), 'Surge comes first. Ada loses 1 heart, 5 left. Basil’s turn.']
    ]
  ],
  [
    'PL-179: an event',
    () => at({ heroes: ['H3'], at: ['2,1'], phase: 'start' }, 1),
    [[picks('event', 'E01'), 'Event: Thick Fog.']]
  ]
])('%s', (_, start, lines) => {
  let s = start()
  for (const [move, line] of lines) {
    expect(told(s, move)).toBe(line)
    s = after(s, move)
  }
})

test('PL-134, PL-174, PL-181: a level that goes, a victory and a defeat are said', () => {
  const high = at({ levels: below, roster, ...two, at: ['3,1', '4,9'], tokens: { '7,2': 'gem' } })
  expect(told(high, done)).toBe(
    'Ada ends the actions. Basil’s turn. Ada loses 5 hearts, 0 left. Ada faints. Level 1 is removed.'
  )
  const struck = above({ heroes: ['H2', 'H1'], at: ['5,15', '2,13'], pool: ['SWORD', 'SWORD'], gems: [16, 0] })
  const armed = after(
    struck,
    [0, { act: 'use', pay: 'SWORD', as: 'SWORD', size: 5 }],
    [0, { act: 'use', pay: 'SWORD', as: 'SWORD', size: 3 }]
  )
  expect(told(armed, [0, { act: 'attack', at: [6, 15] }])).toBe(
    'Ada defeats Stone Matron with 8 wounds. The boss is defeated.'
  )
  const alone = at(
    { heroes: ['H3'], at: ['2,1'], hearts: [1], enemies: { '1,1': 'N1' }, pool: ['BOOT'], event: 'E06' },
    1
  )
  expect(told(alone, [0, { act: 'move', to: [3, 1] }])).toBe(
    'Ada moves right: space 3 of row 1, level 1 left. Ada loses 1 heart, 0 left. Ada faints. The match is lost.'
  )
})
