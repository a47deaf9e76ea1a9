// What whoever is asked reads: the headline, its hint, and every choice in its order, with the group it is in and the spaces to tap.

import { expect, test } from 'vitest'
import game from '../../../../src/games/platformer/index.ts'
import type { State } from '../../../../src/games/platformer/state.ts'
import { after, at, below, done, roster, said } from '../match.ts'

const two = { heroes: ['H3', 'H1'], at: ['3,1', null] }
const plain = (position: object = {}, options: object = {}): State => at({ ...two, ...position }, 2, options)
const picks = (what: string, ...items: readonly string[]) => ['chance', { act: 'pick', what, items }] as const
const climber = (options: object = {}): State =>
  after(plain({ levels: below, roster, at: ['2,11', null], pool: ['BOOT'] }, options), [
    0,
    { act: 'move', to: [2, 12] }
  ])
const ladders = { levels: [['XA', 'XA']], at: ['3,2', '7,2'] }
const enemies = { '1,1': 'N1', '2,1': 'N1', '3,1': 'N1', '5,1': 'N1', '6,1': 'N1' }

const act =
  'Ada, use your dice and your cards. Boots move your hero, Paws move enemies. Combine Swords into one attack.'
const end = 'End actions [end]'
const fall = 'Let everything fall now'
const vesper = 'Use a card: Ability of Vesper'

/** The spaces of row 1 for a hero that comes to the map while one of the first two is taken. */
const bottom = (die: string, free: 1 | 2): readonly string[] =>
  [
    `space ${free} of row 1, level 1 left [${free},1 place]`,
    'space 3 of row 1, level 1 left [3,1 place]',
    'the shop, level 1 left [4,1 place]',
    ...[1, 2, 3].map((x) => `space ${x} of row 1, level 1 right [${x + 4},1 place]`),
    'the trap, level 1 right [8,1 place]'
  ].map((it) => `Enter the map with a ${die} die: ${it}`)

test.each<[what: string, s: () => State, headline: string, choices: readonly string[]]>([
  [
    'PL-118: a hero that has to come to the map',
    () => plain({ at: [null, null], pool: ['COIN'], enemies }),
    'Ada, bring your hero to the map. Choose an unused die and a space, then put your hero there.',
    [
      'Enter the map with a Coin die: the shop, level 1 left [4,1 place]',
      'Enter the map with a Coin die: space 3 of row 1, level 1 right [7,1 place]',
      'Enter the map with a Coin die: the trap, level 1 right [8,1 place]'
    ]
  ],
  [
    'PL-122: a hero that fainted in its own turn',
    () =>
      after(plain({ at: ['2,1', null], hearts: [1, 5], enemies: { '1,1': 'N1' }, pool: ['BOOT', 'PAW'] }), [
        0,
        { act: 'move', to: [3, 1] }
      ]),
    'Ada, your hero fainted: it may come back for a die. Choose an unused die and a space, then put your hero there.',
    [...bottom('Paw', 2), end]
  ],
  [
    'dice, pushes of a hero and of an enemy, and cards',
    () =>
      plain({
        at: ['3,1', '2,1'],
        enemies: { '4,1': 'N1' },
        pool: ['BOOT', 'SWORD', 'PAW', 'STAR', 'STAR'],
        gems: [1, 0],
        items: [['I01', 'I09'], []],
        potions: [['P1'], []]
      }),
    act,
    [
      'Move and push: left: Basil: left [2,1 1,1 place]',
      'Move and push: left: Basil: right [2,1 3,1 place]',
      'Move and push: right: Mossling: left [4,1 3,1 place]',
      'Move and push: right: Mossling: right [4,1 5,1 place]',
      'Move and push: right: Mossling: up [4,1 4,2 place]',
      'Move: up [3,2 place]',
      'Move Mossling: space 1 of row 1, level 1 right [5,1 place]',
      'Move Mossling: space 4 of row 2, level 1 left [4,2 place]',
      end,
      'Boost a die with gems: Boot: move, size 2 for 1 gem',
      'Use a die: Sword: strike',
      'Boost a die with gems: Sword: strike, size 2 for 1 gem',
      'Boost a die with gems: Paw: move an enemy, size 2 for 1 gem',
      'Use a die: Star: move',
      'Use a die: Star: one coin',
      'Forge two dice: Star and Star: move',
      'Forge two dice: Star and Star: strike',
      'Forge two dice: Star and Star: coins',
      'Forge two dice: Star and Star: move an enemy',
      'Use a card: Quickstep Boots',
      'Use a card: Heart Draught',
      vesper,
      fall
    ]
  ],
  [
    'PL-029: a pair that becomes the star of the hero',
    () => plain({ pool: ['PAW', 'PAW'], special: ['COIN', 'BLANK'] }),
    act,
    [
      end,
      'Use a die: Coin on the special die: coins',
      'Forge two dice: Paw and Paw: move',
      'Forge two dice: Paw and Paw: move by the star',
      'Forge two dice: Paw and Paw: strike',
      'Forge two dice: Paw and Paw: coins',
      'Forge two dice: Paw and Paw: one coin by the star',
      vesper,
      fall
    ]
  ],
  [
    'PL-061, PL-063: a portal with somebody in it',
    () => plain({ levels: [['XV', 'XB']], at: ['4,1', '1,4'], pool: ['BOOT'] }),
    act,
    [
      'Move: left [3,1 place]',
      'Move: right [5,1 place]',
      'Move and push: space 1 of row 4, level 1 left: Basil: right [1,4 2,4 place]',
      end,
      vesper,
      fall
    ]
  ],
  [
    'PL-061: a portal with nobody in it',
    () => plain({ levels: [['XV', 'XB']], at: ['4,1', null], pool: ['BOOT'] }),
    act,
    [
      'Move: left [3,1 place]',
      'Move: right [5,1 place]',
      'Through the portal: space 1 of row 4, level 1 left [1,4 place]',
      end,
      vesper,
      fall
    ]
  ],
  [
    'PL-083, PL-Q36: whom an attack defeats, and whom it does not',
    () =>
      after(plain({ enemies: { '2,1': 'N2', '4,1': 'N1' }, pool: ['SWORD'] }), [
        0,
        { act: 'use', pay: 'SWORD', as: 'SWORD' }
      ]),
    'Ada, choose whom to attack, or add dice to the attack. 1 wound so far. They count only if they reach the enemy’s health.',
    ['Attack: Mossling [4,1 place]', 'Attack without effect: too few wounds: Thornback [2,1 place]', end, vesper, fall]
  ],
  [
    'PL-040: steps that are left',
    () => after(plain({ pool: ['BOOT'], gems: [1, 0] }), [0, { act: 'use', pay: 'BOOT', as: 'BOOT', size: 2 }]),
    'Ada, move your hero. 2 steps left. Leaving a space next to an enemy lets it attack.',
    ['Move: left [2,1 place]', 'Move: right [4,1 place]', 'Move: up [3,2 place]', end, vesper, fall]
  ],
  [
    'PL-042: spaces of a paw that are left',
    () =>
      after(plain({ pool: ['PAW'], gems: [1, 0], enemies: { '6,1': 'N1' } }), [
        0,
        { act: 'use', pay: 'PAW', as: 'PAW', size: 2 }
      ]),
    'Ada, move an enemy. 2 spaces left, for one enemy and onto a free space.',
    [
      'Move Mossling: space 1 of row 1, level 1 right [5,1 place]',
      'Move Mossling: space 3 of row 1, level 1 right [7,1 place]',
      'Move Mossling: space 2 of row 2, level 1 right [6,2 place]',
      end,
      vesper,
      fall
    ]
  ],
  [
    'PL-139: what the coins of a hero in a shop buy',
    () =>
      plain({ at: ['4,1', null], coins: [3, 0], shop: { items: ['I01', 'I02', 'I04'], potions: ['P1', 'P1', 'P4'] } }),
    act,
    [end, 'Buy: Quickstep Boots for 3', 'Buy: Heart Draught for 2', 'Buy: Feather Draught for 1', vesper, fall]
  ],
  [
    'P7, H5: every set of dice that may be rolled again',
    () => plain({ heroes: ['H5', 'H1'], pool: ['COIN', 'COIN', 'PAW'], potions: [['P7'], []] }),
    act,
    [
      end,
      'Use a die: Coin: coins',
      'Forge two dice: Coin and Coin: move',
      'Forge two dice: Coin and Coin: move by the star',
      'Forge two dice: Coin and Coin: strike',
      'Forge two dice: Coin and Coin: move an enemy',
      'Forge two dice: Coin and Coin: move an enemy by the star',
      ...['Use Recast Draught', 'Use your ability'].flatMap((card) =>
        ['Coin', 'Coin and Coin', 'Paw', 'Coin and Paw', 'Coin, Coin and Paw'].map((it) => `${card}: Reroll ${it}`)
      ),
      fall
    ]
  ],
  [
    'A05: where the figure goes that is pushed once more',
    () =>
      after(plain({ at: ['2,1', '3,1'], items: [['A05'], []], pool: ['BOOT'] }), [
        0,
        { act: 'move', to: [3, 1], push: [4, 1] }
      ]),
    act,
    [
      'Push once more: space 1 of row 1, level 1 right [5,1 place]',
      'Push once more: space 4 of row 2, level 1 left [4,2 place]',
      end,
      vesper,
      fall
    ]
  ],
  [
    'PL-105: a hero on a ladder',
    () => after(plain(ladders), [0, { act: 'gravity' }]),
    'Ada, does your hero hold on to the ladder? Without an answer it holds on.',
    ['Hold on [confirm]', 'Let go']
  ],
  [
    'PL-Q15: the other hero on a ladder',
    () => after(plain(ladders, { ladderDropAsk: 'always' }), [0, { act: 'gravity' }], [0, { act: 'stay' }]),
    'Basil, does your hero hold on to the ladder? Without an answer it holds on.',
    ['Hold on [confirm]', 'Let go']
  ],
  [
    'PL-030, PL-031: what the special die may be set to',
    () => after(plain({ pool: ['PAW', 'PAW'] }), done),
    'Ada, set your special die, or leave it. One unused die gives its symbol; two with the same symbol give any symbol.',
    [
      'Leave the special die [end]',
      'Set the special die: Paw: set Paw',
      ...['Boot', 'Sword', 'Coin', 'Paw', 'Star'].map((it) => `Set the special die: Paw and Paw: set ${it}`)
    ]
  ],
  [
    'PL-122: a hero that fainted by its fall',
    () =>
      after(
        plain({
          at: ['8,6', '2,1'],
          hearts: [1, 5],
          levels: below.slice(0, 2),
          roster: ['N1', 'N4'],
          pool: ['SWORD', 'PAW']
        }),
        done,
        [0, { act: 'set', pay: 'PAW', as: 'PAW' }]
      ),
    'Ada, your hero fainted: come back for a die? You may also wait until your next turn.',
    [...bottom('Sword', 1), 'Wait for the next turn [end]']
  ],
  [
    'PL-Q26: where the boss may appear',
    () => after(climber({ bossSpawn: 'activeChooses' }), picks('tile', 'XC', 'XD')),
    'Ada, choose where the boss appears. Any of its marked spaces.',
    [
      'The boss appears: space 3 of row 3, level 4 left [3,15 place]',
      'The boss appears: space 2 of row 3, level 4 right [6,15 place]'
    ]
  ],
  [
    'nothing but the end of the actions',
    () => plain({ at: [null, null] }),
    'Ada, bring your hero to the map. Choose an unused die and a space, then put your hero there.',
    ['End actions [end main]']
  ]
])('%s', (_, s, headline, choices) => {
  const asked = game.asked(s()) ?? 0
  const { prompt, choices: shown } = game.view(s(), asked)
  expect(prompt.seats).toEqual([asked])
  expect(`${said(prompt.say)} ${said(prompt.hint)}`).toBe(headline)
  const line = ({ group, label, places = [], pick, button, main }: (typeof shown)[number]): string => {
    const how = [...places, pick, button, main ? 'main' : ''].filter((it) => it)
    return `${group ? `${said(group)}: ` : ''}${said(label)}${how.length > 0 ? ` [${how.join(' ')}]` : ''}`
  }
  expect(shown.map(line)).toEqual(choices)
  // Nobody else has a choice.
  expect([game.view(s(), 1 - asked).choices, game.view(s(), 'audience').choices]).toEqual([[], []])
  expect(shown.map((it) => JSON.parse(it.id))).toEqual(shown.map((it) => it.action))
})

test('P8: every free space of the level', () => {
  const s = plain({ levels: below.slice(0, 2), roster: ['N1', 'N4'], enemies: { '6,1': 'N1' }, potions: [['P8'], []] })
  const tapped = game.view(s, 0).choices.flatMap((it) => (said(it.group) === 'Use Blink Draught' ? it.places : []))
  expect(tapped).toHaveLength(32 - 2)
  expect(tapped).not.toContain('3,1')
  expect(tapped).not.toContain('6,1')
})
