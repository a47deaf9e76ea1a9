// Enemies, wounds and levels that go (6.8, 6.9, 6.12, 6.13), one line for each case: who marches, who is hurt, who loses what.

import { expect, test } from 'vitest'
import { house } from '../../../src/games/platformer/data/house.ts'
import { foeAt, type State } from '../../../src/games/platformer/state.ts'
import { cell, xy } from '../../../src/games/platformer/tower/cell.ts'
import { damageOf, entries, healthOf } from '../../../src/games/platformer/turn/near.ts'
import { above, after, at, below, done, rolled, roster, rule, told, tower } from './match.ts'
import { attacked, high, type Moved, mossling, move, plain, two, use } from './moves.ts'

const coins = ['COIN', 'COIN', 'COIN', 'COIN', 'COIN'] as const
const [left, right] = [rolled('LEFT', ...coins), rolled('RIGHT', ...coins)]
const roll = { phase: 'roll' }
const still = { bosses: house.bosses.map((it) => ({ ...it, movesWithEnemyDie: false })) }

test.each<[what: string, s: () => State, move: Moved, enemies: readonly string[]]>([
  ['PL-095: one space', () => plain({ enemies: { '5,1': 'N1' }, ...roll }), right, ['6,1']],
  [
    'PL-097: not through the border',
    () => plain({ enemies: { '8,1': 'N1', '1,1': 'N1' }, ...roll }),
    right,
    ['2,1', '8,1']
  ],
  ['PL-097: not through a wall', () => plain({ enemies: { '7,2': 'N4' }, ...roll }), right, ['7,2']],
  ['PL-097: nor from its other side', () => plain({ enemies: { '8,2': 'N4' }, ...roll }), left, ['8,2']],
  ['PL-097: not onto a hero', () => plain({ enemies: { '2,1': 'N1' }, ...roll }), right, ['2,1']],
  ['PL-096: not off a platform', () => plain({ enemies: { '6,3': 'N1' }, ...roll }), right, ['6,3']],
  ['PL-096: onto a platform', () => plain({ enemies: { '5,3': 'N1' }, ...roll }), right, ['6,3']],
  ['N4: who flutters goes anywhere', () => plain({ enemies: { '6,3': 'N4' }, ...roll }), right, ['7,3']],
  ['N4: but onto nobody', () => plain({ enemies: { '6,3': 'N4', '7,3': 'N1' }, ...roll }), right, ['6,3', '7,3']],
  [
    'PL-096: a ladder alone is no platform',
    () => plain({ enemies: { '4,2': 'N1', '4,3': 'N1' }, ...roll }),
    left,
    ['4,2', '3,3']
  ],
  [
    'PL-098: minions march, too',
    () => above({ ...two, at: ['1,13', null], enemies: { '6,15': 'matron', '4,13': 'serpent' }, ...roll }),
    right,
    ['5,13', '6,15']
  ],
  [
    'PL-Q32: minions march where the boss does not',
    () => above({ ...two, at: ['1,13', null], enemies: { '7,13': 'matron', '4,13': 'serpent' }, ...roll }, 2, still),
    right,
    ['5,13', '7,13']
  ],
  [
    'PL-098: on every level at once',
    () => plain({ ...high, enemies: { '5,1': 'N1', '5,7': 'N1' }, ...roll }),
    right,
    ['6,1', '6,7']
  ]
])('%s', (_, s, command, enemies) => {
  expect(Object.keys(after(s(), command).enemies).map((it) => xy(Number(it)).join())).toEqual(enemies)
})

const boss = (position: object, options: object = {}): State =>
  at({ levels: tower, lowest: 3, roster, heroes: ['H6', 'H4'], ...roll, ...position }, 2, options)
const reaching = { bossOrdinaryIgnoresEdges: true }

test.each<[what: string, s: () => State, hearts: readonly number[]]>([
  [
    'PL-094: each of them, each hero',
    () => plain({ at: ['2,1', '4,1'], enemies: { '1,1': 'N1', '3,1': 'N2' }, ...roll }),
    [3, 4]
  ],
  ['PL-094: nobody off the map', () => plain({ at: [null, null], enemies: { '1,1': 'N1' }, ...roll }), [5, 5]],
  [
    'PL-048: through a ladder’s platform',
    () => plain({ at: ['3,2', null], enemies: { '3,3': 'N1' }, ...roll }),
    [4, 5]
  ],
  ['PL-046: not through a wall', () => plain({ at: ['7,2', null], enemies: { '8,2': 'N1' }, ...roll }), [5, 5]],
  [
    'I03: less for who has a buckler',
    () => plain({ at: ['2,1', '4,1'], items: [['I03'], []], enemies: { '3,1': 'N6' }, ...roll }),
    [4, 3]
  ],
  ['PL-162: the boss as its sheet says', () => boss({ at: ['5,15', '6,16'], enemies: { '6,15': 'matron' } }), [4, 4]],
  [
    'PL-Q29: the boss through edges, each hero once',
    () => boss({ at: ['5,15', '6,14'], enemies: { '6,15': 'matron' } }, reaching),
    [4, 4]
  ],
  [
    'PL-Q29: not two spaces away, nor diagonally',
    () => boss({ at: ['4,15', '5,14'], enemies: { '6,15': 'matron' } }, reaching),
    [6, 6]
  ],
  [
    'PL-Q29: nor below its level',
    () => boss({ at: ['2,12', '3,13'], enemies: { '2,13': 'matron' } }, reaching),
    [6, 4]
  ],
  ['PL-Q29: without it, not through edges', () => boss({ at: ['6,14', '5,15'], enemies: { '6,15': 'matron' } }), [6, 4]]
])('an attack of the enemy die: %s', (_, s, hearts) => {
  expect(after(s(), attacked).players.map((it) => it.hearts)).toEqual(hearts)
})

test('I03: an attack that the buckler stops takes no heart, and is no line of the log', () => {
  const s = plain({ ...mossling, items: [['I03'], []], ...roll })
  expect(told(s, attacked)).not.toContain('heart')
  expect(told(plain({ ...mossling, ...roll }), attacked)).toContain('Ada loses 1 heart, 4 left.')
  expect(told(plain({ ...mossling, enemies: { '1,1': 'N5' }, hearts: [2, 5], ...roll }), attacked)).toContain(
    'Ada loses 2 hearts, 0 left. Ada faints.'
  )
})

test('N5: a howl turns the special die to blank whenever it wounds', () => {
  const special = (s: State, ...moves: readonly Moved[]) => after(s, ...moves).players[0]?.special
  const howling = { at: ['2,1', null], special: ['PAW', 'BLANK'], pool: ['BOOT'] }
  expect(special(plain({ ...howling, enemies: { '1,1': 'N5' } }), move(3, 1))).toBe('BLANK')
  expect(special(plain({ ...howling, enemies: { '1,1': 'N6' } }), move(3, 1))).toBe('PAW')
})

test('PL-127, PL-068: a hero that faints in another one’s turn takes no steps from it', () => {
  const s = after(
    plain({ at: ['6,1', '7,1'], hearts: [5, 1], pool: ['BOOT', 'PAW'], gems: [2, 0] }),
    use('PAW', 'PAW', 2),
    use('BOOT', 'BOOT', 2),
    [0, { act: 'move', to: [7, 1], push: [8, 1] }]
  )
  expect([s.players[1]?.at, s.turn.steps.left, s.turn.paw.left, s.turn.fainted]).toEqual([null, 1, 2, false])
  expect(rule(s, 0, move(8, 1)[1])).toBeNull()
})

test('E04, E05: in the moon’s light all deal more; blunt blades make all but the boss stronger', () => {
  const s = (event: string) =>
    at(
      {
        levels: tower,
        lowest: 4,
        roster,
        heroes: ['H6'],
        at: ['2,13'],
        enemies: { '6,15': 'matron', '5,13': 'serpent' },
        event,
        events: [event]
      },
      1
    )
  const strength = (event: string) =>
    [cell(6, 15), cell(5, 13)].map((it) => {
      const card = foeAt(s(event), it)
      return card && [healthOf(s(event), card), damageOf(s(event), card)]
    })
  expect(strength('E04')).toEqual([
    [8, 3],
    [1, 2]
  ])
  expect(strength('E05')).toEqual([
    [8, 2],
    [2, 1]
  ])
  expect(strength('E06')).toEqual([
    [8, 2],
    [1, 1]
  ])
})

const three = { heroes: ['H6', 'H1', 'H3'], enemies: { '6,15': 'matron' }, levels: tower, roster }
test('PL-120: a hero comes to the bottom row of the lowest level, where it is free', () => {
  const s = at({ levels: below, lowest: 2, roster, ...two, at: [null, '3,5'], enemies: { '8,5': 'N1' } })
  expect(entries(s, 0)).toEqual([1, 2, 4, 5, 6, 7].map((x) => cell(x, 5)))
})

test('PL-123, PL-Q22: a hero that fainted above comes back up there alone', () => {
  const s = (more: object) =>
    at({ ...three, lowest: 3, at: [null, '2,14', '2,11'], above: [true, false, false], ...more }, 3)
  expect(entries(s({}), 0)).toEqual([cell(2, 13)])
  expect(entries(s({ at: [null, '2,13', '2,11'] }), 0)).toEqual([cell(1, 13), cell(3, 13), cell(2, 14)])
  expect(entries(s({ at: [null, '2,13', '2,11'], enemies: { '2,14': 'matron' } }), 0)).toEqual([
    cell(1, 13),
    cell(3, 13)
  ])
  expect(entries(s({ above: [false, false, false] }), 0)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((x) => cell(x, 9)))
})

test('PL-135, PL-157: the level that goes takes its enemies and tokens; heroes off the map stay as they are', () => {
  const s = at(
    {
      ...three,
      lowest: 1,
      at: ['4,9', null, '2,6'],
      hearts: [6, 3, 5],
      enemies: { '6,15': 'matron', '1,1': 'N1', '1,5': 'N3' },
      tokens: { '7,2': 'gem', '7,6': 'gem' },
      phase: 'start'
    },
    3
  )
  expect([s.tower.lowest, s.players.map((it) => it.hearts)]).toEqual([2, [6, 3, 5]])
  expect([Object.values(s.enemies).sort(), s.tokens]).toEqual([['N3', 'matron'], { [cell(7, 6)]: 'gem' }])
})

test('PL-134: a hero two levels up or more, and not one', () => {
  const lowest = (place: string) => at({ ...three, at: [place, '2,5', '3,5'], phase: 'start' }, 3).tower.lowest
  expect(['2,3', '2,6', '2,9', '2,13'].map(lowest)).toEqual([1, 1, 2, 2])
})

test('PL-157: with a hero below, or one that never came to the map, the levels stay', () => {
  const lowest = (place: string | null, fainted: boolean) =>
    at({ ...three, lowest: 3, at: ['3,13', '4,13', place], above: [false, false, fainted] }, 3).tower.lowest
  expect([lowest('2,12', false), lowest(null, false), lowest(null, true), lowest('5,13', false)]).toEqual([3, 3, 4, 4])
})

test('PL-175, PL-176: of heroes that faint with a level the next one clockwise takes the coin', () => {
  const s = at(
    {
      ...three,
      at: ['3,1', '4,9', '5,1'],
      active: 1,
      middle: ['A10', 'A02'],
      items: [['I01'], [], []],
      phase: 'start'
    },
    3,
    {
      artefactCards: true
    }
  )
  expect([s.players.map((it) => it.items.map(({ id }) => id)), s.middle]).toEqual([[['I01'], [], ['A10']], ['A02']])
})

test('PL-175: a hero with other cards takes an artefact, from the middle or from its holder', () => {
  const takes = (items: readonly (readonly string[])[], middle: readonly string[]) => {
    const s = after(
      at({ ...two, at: ['7,1', '2,1'], items, middle, pool: ['BOOT'] }, 2, { artefactCards: true }),
      move(8, 1)
    )
    return [s.players.map((it) => it.items.map(({ id, used }) => `${id}${used ? '!' : ''}`).join()), s.middle]
  }
  expect(takes([['I01'], ['I02']], ['A07', 'A10'])).toEqual([['I01,A07', 'I02'], ['A10']])
  expect(takes([['I01'], ['I02', 'A07!', 'A01']], ['A10'])).toEqual([['I01,A07', 'I02,A01'], ['A10']])
  expect(takes([[], ['A01']], [])).toEqual([['', 'A01'], []])
})

test('PL-157: after the actions of the last hero, the bottom of the map is the boss’s level', () => {
  const s = after(at({ ...three, lowest: 3, at: ['2,12', '3,13', '4,13'], pool: ['BOOT'] }, 3), move(2, 13), done)
  expect([s.tower.lowest, entries(s, 0).every((it) => xy(it)[1] >= 13)]).toEqual([4, true])
})
