// How moves look from the table (section 9.3): the pieces that go, the spaces that change, and what the light means.

import { expect, test } from 'vitest'
import type { Actor } from '../../../src/core/ids.ts'
import type { Action } from '../../../src/games/platformer/actions.ts'
import { house } from '../../../src/games/platformer/data/house.ts'
import game from '../../../src/games/platformer/index.ts'
import type { State } from '../../../src/games/platformer/state.ts'
import { above, after, at, below, done, roster, tower } from './match.ts'

const two = { heroes: ['H3', 'H1'], at: ['3,1', null] }
const plain = (position: object = {}, options: object = {}): State => at({ ...two, ...position }, 2, options)
const sketch = (s: State, action: Action, by: Actor = 0) => {
  expect(game.refuse(s, { by, do: action })).toBeNull()
  return game.sketch(s, { by, do: action })
}

/** A hero with one Boot, and what else is there. */
const boot = (place: string, more: object = {}, other: string | null = null): State =>
  plain({ at: [place, other], pool: ['BOOT'], ...more })
const up = (place: string, other: string): State => above({ heroes: ['H3', 'H1'], at: [place, other], pool: ['BOOT'] })
const mossling = { enemies: { '1,1': 'N1' } }
const gem = { tokens: { '7,2': 'gem' } }
const move = (to: readonly [number, number], push?: readonly [number, number]): Action => ({
  act: 'move',
  to,
  ...(push ? { push } : {})
})

// Each line is "kind from>to", in order.
test.each<[what: string, s: () => State, action: Action, cue: string, moves: readonly string[]]>([
  ['a step', () => boot('3,1'), move([2, 1]), 'step', ['hero/H3 3,1>2,1']],
  ['a step that climbs', () => boot('3,1'), move([3, 2]), 'gain', ['hero/H3 3,1>3,2']],
  ['a step to the shop', () => boot('3,1'), move([4, 1]), 'gain', ['hero/H3 3,1>4,1']],
  ['PL-054: a step to a gem', () => boot('6,2', gem), move([7, 2]), 'gain', ['hero/H3 6,2>7,2', 'gem t7,2>-']],
  ['PL-130: a step that turns up a level', () => boot('2,3'), move([2, 4]), 'gain', ['hero/H3 2,3>2,4']],
  ['a step nearer to the boss', () => up('3,13', '2,13'), move([4, 13]), 'gain', ['hero/H3 3,13>4,13']],
  ['a step away from the boss', () => up('4,13', '1,13'), move([3, 13]), 'step', ['hero/H3 4,13>3,13']],
  [
    'PL-073: a push',
    () => boot('2,1', {}, '3,1'),
    move([3, 1], [4, 1]),
    'push',
    ['hero/H3 2,1>3,1', 'hero/H1 3,1>4,1']
  ],
  [
    'PL-Q13: a push onto a gem',
    () => boot('5,2', gem, '6,2'),
    move([6, 2], [7, 2]),
    'push',
    ['hero/H3 5,2>6,2', 'hero/H1 6,2>7,2', 'gem t7,2>-']
  ],
  [
    'PL-Q13: a push onto a gem that a pushed hero leaves',
    () => plain({ at: ['5,2', '6,2'], pool: ['BOOT'], ...gem }, { pushedEntersSpace: false }),
    move([6, 2], [7, 2]),
    'push',
    ['hero/H3 5,2>6,2', 'hero/H1 6,2>7,2']
  ],
  [
    'PL-061: a portal',
    () => boot('4,1', { levels: [['XV', 'XB']] }),
    { act: 'portal', to: [1, 4] },
    'portal',
    ['hero/H3 4,1>1,4']
  ],
  [
    'PL-063: a portal with somebody in it',
    () => boot('4,1', { levels: [['XV', 'XB']] }, '1,4'),
    { act: 'portal', to: [1, 4], push: [2, 4] },
    'portal',
    ['hero/H3 4,1>1,4', 'hero/H1 1,4>2,4']
  ],
  [
    'PL-063: a portal with an enemy in it',
    () => boot('4,1', { levels: [['XV', 'XB']], enemies: { '1,4': 'N2' } }),
    { act: 'portal', to: [1, 4], push: [2, 4] },
    'portal',
    ['hero/H3 4,1>1,4', 'enemy/N2 1,4>2,4']
  ],
  [
    'PL-055: a portal with an enemy in it, pushed onto a gem',
    () =>
      plain(
        {
          levels: [['V01', 'V02']],
          at: ['5,3', null],
          pool: ['BOOT'],
          enemies: { '4,2': 'N2' },
          tokens: { '4,3': 'gem' }
        },
        { tiles: house.tiles }
      ),
    { act: 'portal', to: [4, 2], push: [4, 3] },
    'portal',
    ['hero/H3 5,3>4,2', 'enemy/N2 4,2>4,3']
  ],
  [
    'PL-021: an enemy that is moved',
    () => plain({ enemies: { '6,1': 'N1' }, pool: ['PAW'] }),
    { act: 'shift', from: [6, 1], to: [7, 1] },
    'step',
    ['enemy/N1 6,1>7,1']
  ],
  [
    'PL-Q26: the boss that is put on the map',
    () =>
      after(
        plain({ levels: below, roster, at: ['2,11', null], pool: ['BOOT'] }, { bossSpawn: 'activeChooses' }),
        [0, move([2, 12])],
        ['chance', { act: 'pick', what: 'tile', items: ['XC', 'XD'] }]
      ),
    { act: 'spawn', at: [3, 15] },
    'put',
    ['enemy/matron ->3,15']
  ]
])('pieces go: %s', (_, s, action, cue, moves) => {
  const it = sketch(s(), action)
  expect([it.how, it.cue]).toEqual(['observed', cue])
  const gone = 'moves' in it ? it.moves : undefined
  expect(gone?.map(({ kind, from, to }) => `${kind} ${from ?? '-'}>${to ?? '-'}`)).toEqual(moves)
})

// Where the rules may do more to the hero than the step itself, the spaces are compared with what comes of it.
test.each<[what: string, s: () => State, action: Action, cue: string, places: readonly string[]]>([
  ['PL-056: a trap', () => boot('7,1'), move([8, 1]), 'step', ['7,1', '8,1']],
  ['PL-065: an enemy that is left', () => boot('2,1', mossling), move([3, 1]), 'danger', ['2,1', '3,1']],
  ['PL-068: a hero that faints', () => boot('2,1', { ...mossling, hearts: [1, 5] }), move([3, 1]), 'danger', ['2,1']],
  ['PL-070: an enemy that is met', () => boot('3,1', mossling), move([2, 1]), 'step', ['3,1', '2,1']],
  ['PL-079: an enemy that is pushed', () => boot('2,1', mossling), move([1, 1], [2, 1]), 'push', ['1,1', '2,1']],
  [
    'PL-080: a hero pushed into a trap',
    () => boot('6,1', {}, '7,1'),
    move([7, 1], [8, 1]),
    'push',
    ['6,1', '7,1', '8,1']
  ],
  ['PL-170: the special space of the boss', () => up('2,14', '4,13'), move([1, 14]), 'step', ['2,14', '1,14']],
  [
    'PL-152: the way to the boss',
    () => boot('2,12', { levels: tower, lowest: 3, roster, enemies: { '6,15': 'matron' } }, '4,13'),
    move([2, 13]),
    'gain',
    ['2,12', '2,13']
  ],
  [
    'PL-054, PL-065: a gem taken beside an enemy',
    () => boot('6,2', { ...gem, enemies: { '5,2': 'N1' } }),
    move([7, 2]),
    'danger',
    ['6,2', '7,2', 't7,2']
  ]
])('spaces change: %s', (_, s, action, cue, places) => {
  expect(sketch(s(), action)).toEqual({ how: 'observed', cue, doneBy: 'hero/H3', places })
})

const sword: Action = { act: 'use', pay: 'SWORD', as: 'SWORD' }
const thornback = () => plain({ enemies: { '2,1': 'N2' }, pool: ['SWORD', 'SWORD'] })
const onLadder = () => after(plain({ levels: [['XA', 'XA']], at: ['7,2', null] }), [0, { act: 'gravity' }])
const setting = (special: string): State => after(plain({ pool: ['PAW', 'SWORD'], special: [special, 'BLANK'] }), done)
const card = (id: string, more: object = {}): [() => State, Action] => [
  () => plain(id.startsWith('P') ? { potions: [[id], []], ...more } : { items: [[id], []], ...more }),
  { act: 'card', card: id }
]

test.each<[what: string, s: () => State, action: Action, shown: object]>([
  [
    'a hero that comes',
    () => plain({ at: [null, null], pool: ['COIN'] }),
    { act: 'generate', at: [4, 1], pay: 'COIN' },
    { cue: 'put' }
  ],
  ['a coin', () => plain({ pool: ['COIN'] }), { act: 'use', pay: 'COIN', as: 'COIN' }, {}],
  [
    'PL-038: gems that are spent',
    () => plain({ pool: ['COIN'], gems: [1, 0] }),
    { act: 'use', pay: 'COIN', as: 'COIN', size: 2 },
    { cue: 'minus' }
  ],
  [
    'two dice for one effect',
    () => plain({ pool: ['COIN', 'COIN'] }),
    { act: 'use', pay: 'COIN+COIN', as: 'BOOT' },
    { cue: 'minus' }
  ],
  ['the sword that will defeat an enemy', thornback, sword, { cue: 'gain' }],
  ['a sword that is not enough', () => plain({ enemies: { '2,1': 'N2' }, pool: ['SWORD'] }), sword, { cue: 'minus' }],
  [
    'a sword more than enough',
    () => after(plain({ enemies: { '2,1': 'N1' }, pool: ['SWORD', 'SWORD'] }), [0, sword]),
    sword,
    { cue: 'minus' }
  ],
  ['a sword with nobody in reach', () => plain({ pool: ['SWORD'] }), sword, { cue: 'minus' }],
  [
    'PL-083: an attack in vain',
    () => after(thornback(), [0, sword]),
    { act: 'attack', at: [2, 1], sure: true },
    { cue: 'minus', places: [] }
  ],
  [
    'PL-088: an attack that defeats',
    () => after(thornback(), [0, sword], [0, sword]),
    { act: 'attack', at: [2, 1] },
    { cue: 'gain', places: ['2,1'] }
  ],
  ['gravity', () => plain(), { act: 'gravity' }, { cue: 'minus' }],
  ['a purchase', () => plain({ at: ['4,1', null], coins: [4, 0] }), { act: 'buy', card: 'I01' }, { cue: 'gain' }],
  ['a card that depends on what follows', ...card('I01'), {}],
  ['a mallet that helps', ...card('I02', { enemies: { '2,1': 'N2' }, pool: ['SWORD'] }), { cue: 'gain' }],
  ['a mallet for nothing', ...card('I02'), { cue: 'minus' }],
  ['PL-128: a draught for a whole hero', ...card('P1'), { cue: 'minus' }],
  ['a draught for a hurt hero', ...card('P1', { hearts: [3, 5] }), { cue: 'gain' }],
  ['gems', ...card('P6'), { cue: 'gain' }],
  ['a coin from a card', ...card('A10'), { cue: 'gain' }],
  ['a feather', ...card('P4'), {}],
  ['P8: a hero that is placed', card('P8')[0], { act: 'card', card: 'P8', to: [7, 2] }, { cue: 'jump' }],
  ['an ability', () => plain(), { act: 'ability' }, {}],
  ['PL-105: a hero that holds on', onLadder, { act: 'stay' }, { button: 'confirm' }],
  ['PL-105: a hero that lets go', onLadder, { act: 'drop' }, { cue: 'minus' }],
  [
    'PL-030: the special die is turned',
    () => setting('BLANK'),
    { act: 'set', pay: 'PAW', as: 'PAW' },
    { turns: [{ kind: 'special', face: 4 }] }
  ],
  ['PL-033: it shows that already', () => setting('PAW'), { act: 'set', pay: 'PAW', as: 'PAW' }, {}],
  [
    'a Sword that is kept',
    () => setting('BLANK'),
    { act: 'set', pay: 'SWORD', as: 'SWORD' },
    { turns: [{ kind: 'special', face: 2 }], cue: 'gain' }
  ],
  ['the end of the actions', () => plain(), { act: 'done' }, { button: 'end' }],
  ['PL-017: an end that loses a die', () => plain({ pool: ['PAW'] }), { act: 'done' }, { button: 'end', cue: 'minus' }],
  [
    'A05: a push more',
    () => after(boot('2,1', { items: [['A05'], []] }, '3,1'), [0, move([3, 1], [4, 1])]),
    { act: 'again', to: [5, 1] },
    { cue: 'push' }
  ]
])('said, not seen: %s', (_, s, action, shown) => {
  expect(sketch(s(), action)).toEqual({ how: 'declared', ...shown })
})

test('PL-009: dice are seen, cards are named', () => {
  const dice = Array.from({ length: 5 }, () => ({ kind: 'action', face: 1 })).concat({ kind: 'enemy', face: 2 })
  expect(sketch(plain({ phase: 'roll' }), { act: 'throw', dice }, 'chance')).toEqual({ how: 'observed' })
  const gears = { ...two, at: ['5,13', '2,13'], enemies: { '6,15': 'gears' }, phase: 'end' }
  const pair: Action = { act: 'pick', what: 'assault', items: ['IA5', 'IA6'] }
  expect(sketch(above(gears, 2, { boss: 'second' }), pair, 'chance')).toEqual({ how: 'declared' })
})
