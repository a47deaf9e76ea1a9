// What chance is asked, whatever the order of an owner’s data, and what tells one state from another.

import { expect, test } from 'vitest'
import type { Json } from '../../../src/core/json.ts'
import { actionDice, enemyDie } from '../../../src/games/platformer/chance.ts'
import { house } from '../../../src/games/platformer/data/house.ts'
import game from '../../../src/games/platformer/index.ts'
import type { State } from '../../../src/games/platformer/state.ts'
import { cell } from '../../../src/games/platformer/tower/cell.ts'
import { above, after, at, below, roster } from './match.ts'
import { card, high, type Moved, move, plain, two, use } from './moves.ts'

const picks = (what: string, ...items: readonly string[]): Moved => ['chance', { act: 'pick', what, items }]
const node = (s: State) => {
  const it = game.chance(s)
  return it?.chance === 'pick' ? [it.what, it.count, it.from] : it?.chance
}
const boss = { at: ['4,14', '2,13'], phase: 'end' }
const bossDie = (face: number): Moved => ['chance', { act: 'throw', dice: [{ kind: 'enemy', face }] }]
/** The house’s data, each list from its end. */
const reversed = (): object => {
  const { heroes, enemies, items, potions, artefacts, events, bosses } = house
  const turned = { heroes, enemies, items, potions, artefacts, events }
  return {
    ...Object.fromEntries(Object.entries(turned).map(([kind, all]) => [kind, [...all].reverse()])),
    bosses: bosses.map((it) => ({ ...it, attacks: [...it.attacks].reverse() }))
  }
}
function opened(seats: number, options: object): State {
  const set = game.setup({ options: options as Json, seats: Array.from({ length: seats }, () => ({})) })
  if (!set.ok) throw new Error(JSON.stringify(set.problems))
  return set.value
}

test.each<[what: string, s: () => State, asked: unknown]>([
  ['heroes', () => opened(2, reversed()), ['hero', 2, ['H1', 'H2', 'H3', 'H4', 'H5', 'H6']]],
  [
    'artefacts',
    () => {
      const s = opened(3, { ...reversed(), artefactCards: true })
      return after(
        s,
        picks('hero', 'H1', 'H2', 'H3'),
        picks('item', 'I01', 'I02', 'I03'),
        picks('potion', 'P1', 'P1', 'P2')
      )
    },
    ['artefact', 2, ['A01', 'A02', 'A03', 'A04', 'A05', 'A06', 'A07', 'A08', 'A09', 'A10']]
  ],
  [
    'the first player',
    () => {
      const s = opened(3, {})
      return after(
        s,
        picks('hero', 'H1', 'H2', 'H3'),
        picks('item', 'I01', 'I02', 'I03'),
        picks('potion', 'P1', 'P1', 'P2')
      )
    },
    ['first', 1, ['0', '1', '2']]
  ],
  [
    'an enemy of grade II',
    () => after(plain({ at: ['2,3', null], pool: ['BOOT'] }, reversed()), move(2, 4), picks('tile', 'EX2R', 'XN')),
    ['enemy', 1, ['N3', 'N4']]
  ],
  [
    'an enemy of grade III',
    () =>
      after(plain({ ...high, at: ['2,7', null], pool: ['BOOT'] }, reversed()), move(2, 8), picks('tile', 'EX2R', 'XN')),
    ['enemy', 1, ['N5', 'N6']]
  ],
  [
    'where the boss appears',
    () =>
      after(
        plain({ levels: below, roster, at: ['2,11', null], pool: ['BOOT'] }),
        move(2, 12),
        picks('tile', 'XC', 'XD')
      ),
    ['spawn', 1, ['3,15', '6,15']]
  ],
  [
    'an event',
    () => at({ heroes: ['H3'], at: ['2,1'], phase: 'start', events: ['E02', 'E05'] }, 1, reversed()),
    ['event', 1, ['E01', 'E03', 'E04', 'E06', 'E07', 'E08', 'E09', 'E10', 'E11', 'E12']]
  ],
  [
    'a card of the Matron',
    () => after(above({ ...two, ...boss, spent: ['MA2'] }, 2, reversed()), bossDie(1)),
    ['assault', 1, ['MA1', 'MA3', 'MA4', 'MA5']]
  ],
  [
    'two cards of Nine-Gears',
    () =>
      above({ ...two, ...boss, enemies: { '6,15': 'gears' }, spent: ['IA2'] }, 2, { ...reversed(), boss: 'second' }),
    ['assault', 2, ['IA1', 'IA3', 'IA4', 'IA5', 'IA6']]
  ],
  [
    'PL-140: items that nobody has',
    () => plain({ items: [['I01', 'I15'], ['I08']], shop: { items: ['I02', 'I03'], potions: ['P1', 'P1', 'P1'] } }),
    ['item', 1, ['I04', 'I05', 'I06', 'I07', 'I09', 'I10', 'I11', 'I12', 'I13', 'I14']]
  ],
  ['PL-009: the dice', () => plain({ phase: 'roll' }), 'throw'],
  ['while somebody acts, nothing', () => plain(), undefined]
])('chance is asked for %s', (_, s, asked) => {
  expect(node(s())).toEqual(asked)
})

test('PL-011, PL-013: a face counts as often as an owner’s die shows it', () => {
  const faces = {
    action: ['STAR', 'STAR', 'STAR', 'PAW', 'PAW', 'BOOT'],
    enemy: ['LEFT', 'LEFT', 'LEFT', 'LEFT', 'RIGHT', 'RIGHT']
  }
  const s = plain({}, { faces })
  expect([actionDice(s, 3), enemyDie(s)]).toEqual([
    { kind: 'action', faces: 5, count: 3, sides: [1, 0, 0, 2, 3] },
    { kind: 'enemy', faces: 3, count: 1, sides: [0, 4, 2] }
  ])
})

test('PL-016: some dice are rolled again, as many as were named', () => {
  const s = after(plain({ heroes: ['H5', 'H1'], pool: ['PAW', 'PAW', 'COIN'] }), [
    0,
    { act: 'ability', dice: ['COIN', 'PAW'] }
  ])
  expect(game.chance(s)).toMatchObject({ chance: 'throw', dice: [{ kind: 'action', count: 2 }] })
  expect([s.turn.pool, s.turn.faces]).toEqual([['PAW'], ['PAW']])
  const dice = [1, 5].map((face) => ({ kind: 'action', face }))
  const then = after(s, ['chance', { act: 'throw', dice }])
  expect([then.turn.pool, then.turn.faces, then.turn.first]).toEqual([
    ['BOOT', 'PAW', 'STAR'],
    ['BOOT', 'PAW', 'STAR'],
    ['COIN', 'PAW', 'PAW']
  ])
})

test('PL-145: what was drunk is drawn again once the rest of its pile is gone', () => {
  const rest = ['P1', 'P1', 'P1', 'P2', 'P2', 'P3', 'P3', 'P4', 'P4', 'P5', 'P5', 'P7', 'P7']
  const s = plain({
    potions: [['P6', 'P8', ...rest.slice(2)], []],
    shop: { items: ['I01', 'I02', 'I03'], potions: ['P1', 'P1'] }
  })
  expect(s.pending).toEqual([])
  const drunk = after(s, card('P6'))
  expect([drunk.under, node(drunk)]).toEqual([['P6'], ['potion', 1, ['P6']]])
  const drawn = after(drunk, picks('potion', 'P6'))
  expect([drawn.under, drawn.shop.potions]).toEqual([[], ['P1', 'P1', 'P6']])
  // While others are left, those come first, and what was drunk stays where it is.
  const some = plain({
    potions: [['P6', 'P8'], []],
    at: ['4,1', null],
    coins: [9, 0],
    shop: { items: ['I01', 'I02', 'I03'], potions: ['P1', 'P1', 'P1'] }
  })
  const bought = after(some, card('P6'), [0, { act: 'buy', card: 'P1' }], picks('potion', 'P2'))
  expect([bought.under, bought.shop.potions]).toEqual([['P6'], ['P1', 'P1', 'P2']])
})

test('PL-006: who is first, and what the others get for it', () => {
  const begin = (seats: number, first: string) => {
    const heroes = ['H1', 'H2', 'H3', 'H4'].slice(0, seats)
    const s = after(
      opened(seats, {}),
      picks('hero', ...heroes),
      picks('item', 'I01', 'I02', 'I03'),
      picks('potion', 'P1', 'P1', 'P2'),
      picks('first', first)
    )
    return [s.first, s.active, ...s.players.map((it) => `${it.coins},${it.gems}`)]
  }
  expect([begin(2, '1'), begin(3, '1'), begin(3, '2')]).toEqual([
    [1, 1, '1,0', '0,0'],
    [1, 1, '0,1', '0,0', '1,0'],
    [2, 2, '1,0', '0,1', '0,0']
  ])
})

const whole = (): State =>
  after(
    plain({
      at: ['3,1', '2,1'],
      enemies: { '6,1': 'N1' },
      tokens: { '7,2': 'gem' },
      pool: ['COIN', 'PAW'],
      spent: ['MA1'],
      middle: ['A01']
    }),
    use('COIN', 'COIN')
  )
test.each<[part: string, change: (s: State) => Partial<State>]>([
  ['phase', () => ({ phase: 'special' })],
  ['first player', () => ({ first: 1 })],
  ['active player', () => ({ active: 1 })],
  ['enemies defeated', () => ({ defeated: 2 })],
  ['surplus', () => ({ surplus: 2 })],
  ['winners', () => ({ winners: [0] })],
  ['tower', () => ({ tower: { levels: [['XA', 'XA']], lowest: 1 } })],
  ['enemy cards', () => ({ roster: ['N2'] })],
  ['enemies', () => ({ enemies: { [cell(6, 1)]: 'N2' } })],
  ['tokens', () => ({ tokens: {} })],
  ['first hero', (s) => ({ players: s.players.map((it, i) => (i === 0 ? { ...it, hearts: 1 } : it)) })],
  ['second hero', (s) => ({ players: s.players.map((it, i) => (i === 1 ? { ...it, hearts: 1 } : it)) })],
  ['shop', (s) => ({ shop: { ...s.shop, items: ['I09'] } })],
  ['turn', (s) => ({ turn: { ...s.turn, lens: 1 } })],
  ['what is pending', () => ({ pending: [{ does: 'roll' }] })],
  ['potions under the pile', () => ({ under: ['P6'] })],
  ['artefacts in the middle', () => ({ middle: [] })],
  ['events', () => ({ events: ['E01'] })],
  ['attack cards', () => ({ spent: [] })]
])('states that differ in %s have different keys, and equal ones the same', (_, change) => {
  const s = whole()
  expect(game.key({ ...s, ...change(s) })).not.toBe(game.key(s))
  expect(game.key(whole())).toBe(game.key(structuredClone(s)))
})

const edited = (data: unknown, options: object = {}): readonly string[] => {
  const set = game.setup({ options: options as Json, seats: [{}, {}], edition: { id: 'mine', data: data as Json } })
  return set.ok ? [] : set.problems.map((it) => `${it.at.join('/')} ${it.rule ?? it.why.say}`)
}
const [first] = house.tiles
test('what is wrong in the data of an edition is told there, unless an option has other data', () => {
  expect(edited(house)).toEqual([])
  expect(edited({ ...house, tiles: [...house.tiles, first] })).toEqual(['edition/data/tiles/32/id PL-004'])
  expect(edited({ ...house, heroes: 7 })).toEqual(['edition/data/heroes form.type'])
  expect(edited({ ...house, tiles: [...house.tiles, first] }, { tiles: house.tiles })).toEqual([])
  expect(edited(house, { tiles: [...house.tiles, first] })).toEqual(['options/tiles/32/id PL-004'])
  const [brindle, ...others] = house.heroes
  const set = game.setup({
    options: {},
    seats: [{}, {}],
    edition: { id: 'mine', data: { ...house, heroes: [{ ...brindle, health: 9 }, ...others] } as unknown as Json }
  })
  expect(set.ok && after(set.value, picks('hero', 'H1', 'H2')).players.map((it) => it.hearts)).toEqual([9, 4])
})

const enough = (options: object): readonly string[] => {
  const set = game.setup({ options: options as Json, seats: [{}, {}] })
  return set.ok ? [] : set.problems.map((it) => `${it.at.join('/')} ${it.rule}`)
}
const some = (normal: number, bosses: number, set = 'forest') => {
  const of = house.tiles.filter((it) => it.set === set)
  return [...of.filter((it) => !it.boss).slice(0, normal), ...of.filter((it) => it.boss).slice(0, bosses)]
}
test.each<[what: string, options: () => object, problems: readonly string[]]>([
  ['six tiles and two of the boss', () => ({ tiles: some(6, 2) }), []],
  ['five tiles', () => ({ tiles: some(5, 2) }), ['options/tiles PL-001']],
  ['one of the boss', () => ({ tiles: some(6, 1) }), ['options/tiles PL-001']],
  ['eight tiles for the larger map', () => ({ tiles: some(8, 2), largerMap: true }), []],
  ['seven tiles for it', () => ({ tiles: some(7, 2), largerMap: true }), ['options/tiles PL-001']],
  [
    'tiles of the other set',
    () => ({ tiles: some(6, 2), dungeonSet: 'void' }),
    ['options/tiles PL-001', 'options/tiles PL-001']
  ],
  ['tiles of both sets, mixed', () => ({ tiles: [...some(3, 1), ...some(3, 1, 'void')], dungeonSet: 'mixed' }), []],
  ['one enemy of grade III', () => ({ enemies: house.enemies.filter(({ id }) => id !== 'N6') }), []],
  [
    'one for the larger map',
    () => ({ enemies: house.enemies.filter(({ id }) => id !== 'N6'), largerMap: true }),
    ['options/enemies PL-002']
  ]
])('PL-001, PL-002, PL-178: enough to play with: %s', (_, options, problems) => {
  expect(enough(options())).toEqual(problems)
})
