// Positions written by hand: what no match could have come to is refused with its place and its rule, and what is left out has its default.

import { expect, test } from 'vitest'
import type { Json } from '../../../src/core/json.ts'
import { house } from '../../../src/games/platformer/data/house.ts'
import game from '../../../src/games/platformer/index.ts'
import { cell } from '../../../src/games/platformer/tower/cell.ts'
import { readable } from '../readable.ts'
import { at, below, roster, tiles, tower } from './match.ts'

/** The problems of a position for two players: "path rule", or the key of the sentence where no rule is concerned. */
function wrong(position: object, seats = 2): readonly string[] {
  const set = game.setup({
    options: { tiles, dungeonSet: 'mixed' } as Json,
    seats: Array.from({ length: seats }, () => ({})),
    position: { levels: below.slice(0, 1), roster: ['N1'], ...position } as Json
  })
  if (set.ok) return []
  for (const { why } of set.problems) readable(game.words, why)
  return set.problems.map((it) => `${it.at.join('/')} ${it.rule ?? it.why.say}`)
}
const matron = { '6,15': 'matron' }

test.each<[what: string, position: object, problems: readonly string[]]>([
  ['a level too many', { levels: [...tower, ['XC', 'XD']], roster, enemies: matron }, ['levels PL-001']],
  ['a lowest level that is face down', { lowest: 2 }, ['lowest PL-134']],
  ['a tile that nobody has', { levels: [['XA', 'ZZ']] }, ['levels/0/1 PL-001']],
  ['a tile of the boss below', { levels: [['XC', 'XA']] }, ['levels/0/0 PL-001']],
  ['a normal tile above', { levels: [...below, ['XC', 'XA']], roster, enemies: matron }, ['levels/3/1 PL-001']],
  ['a hero that nobody has', { heroes: ['H3', 'H9'] }, ['heroes/1 PL-001']],
  ['a hero twice', { heroes: ['H3', 'H3'] }, ['heroes/1 PL-001']],
  ['an enemy that nobody has', { enemies: { '2,1': 'N9' } }, ['enemies/2,1 PL-001']],
  ['an enemy card that nobody has', { roster: ['N9'] }, ['roster/0 PL-001']],
  ['an enemy card too many', { roster: ['N1', 'N4'] }, ['roster PL-131']],
  ['an enemy card too few', { levels: below.slice(0, 2) }, ['roster PL-131']],
  ['an item that nobody has', { items: [[], ['I01', 'I99']] }, ['items/1/1 PL-001']],
  ['a potion that nobody has', { potions: [['P1', 'P9']] }, ['potions/0/1 PL-001']],
  ['a potion among the items of the shop', { shop: { items: ['I01', 'P1'] } }, ['shop/items/1 PL-001']],
  ['an item among the potions of the shop', { shop: { potions: ['I01'] } }, ['shop/potions/0 PL-001']],
  ['an event that nobody has', { events: ['E01', 'E99'] }, ['events/1 PL-001']],
  ['an event of the turn that nobody has', { events: ['E01'], event: 'E98' }, ['events/1 PL-001']],
  ['an attack card of the other boss', { spent: ['MA1', 'IA1'] }, ['spent/1 PL-001']],
  ['an item among the artefacts', { middle: ['A01', 'I01'] }, ['middle/1 PL-001']],
  ['the turn of nobody', { active: 2 }, ['active PL-008']],
  ['a first player that is nobody', { first: 2 }, ['active PL-008']],
  ['a hero where no level is', { at: ['2,5', null] }, ['at/0 PL-049']],
  ['two heroes on a space', { at: ['2,1', '2,1'] }, ['at/1 PL-044']],
  ['a hero and an enemy on a space', { at: ['2,1', null], enemies: { '2,1': 'N1' } }, ['enemies/2,1 PL-044']],
  ['an enemy beside the map', { enemies: { '9,1': 'N1' } }, ['enemies/9,1 PL-049']],
  ['more hearts than a hero has', { heroes: ['H3', 'H1'], hearts: [5, 6] }, ['hearts/1 PL-128']],
  ['a hero that fainted above and stands', { at: ['2,1', null], above: [true, false] }, ['above/0 PL-123']],
  ['a coin where none can lie', { tokens: { '1,1': 'coin' } }, ['tokens/1,1 PL-131']],
  ['a coin beside the map', { tokens: { '9,9': 'coin' } }, ['tokens/9,9 PL-131']],
  ['the boss before its level', { enemies: { '2,1': 'matron' } }, ['enemies PL-151']],
  ['no boss on its level', { levels: tower, roster }, ['enemies PL-151']],
  ['the boss below its level', { levels: tower, roster, enemies: { '2,1': 'matron' } }, ['enemies PL-151']],
  ['two of the boss', { levels: tower, roster, enemies: { ...matron, '3,15': 'matron' } }, ['enemies PL-151']],
  ['no level', { levels: [], roster: [] }, ['levels form.few']],
  ['a level of one tile', { levels: [['XA']] }, ['levels/0 form.few']],
  ['a match that is over', { phase: 'over' }, ['phase form.known']],
  ['a blank in the pool', { pool: ['BLANK'] }, ['pool/0 form.known']],
  ['six dice', { pool: ['BOOT', 'BOOT', 'BOOT', 'BOOT', 'BOOT', 'BOOT'] }, ['pool form.many']],
  ['a place that is none', { at: ['x', null] }, ['at/0 problem.spot']],
  ['a hero without a heart', { hearts: [0, 1] }, ['hearts/0 form.least']],
  ['too many coins', { coins: [100, 0] }, ['coins/0 form.most']]
])('%s is refused', (_, position, problems) => {
  const found = wrong(position)
  expect(found.map((it) => it.replace(/^position\//, ''))).toEqual(expect.arrayContaining([...problems]))
  expect(found.every((it) => it.startsWith('position/'))).toBe(true)
  if (problems[0] !== 'levels PL-001') expect(found).toHaveLength(1)
})

const three = {
  heroes: ['H1', 'H2', 'H3'],
  at: [null, null, null],
  hearts: [1, 1, 1],
  coins: [1, 1, 1],
  gems: [1, 1, 1],
  special: ['BLANK', 'BLANK', 'BLANK'],
  items: [[], [], []],
  potions: [[], [], []],
  stones: [false, false, false],
  above: [false, false, false]
}
test.each(Object.entries(three))('PL-004: %s of three players are too many for two', (name, value) => {
  expect(wrong({ [name]: value })).toEqual([`position/${name} PL-004`])
  expect(wrong({ [name]: value }, 3)).toEqual([])
})

test.each<[what: string, position: object]>([
  ['coins and gems where they are printed', { tokens: { '4,3': 'gem', '7,2': 'gem', '8,4': 'coin' } }],
  ['the boss on any space of its level', { levels: tower, roster, enemies: { '1,13': 'matron' } }],
  ['as many hearts as the card has', { heroes: ['H3', 'H1'], hearts: [5, 5] }],
  ['a hero that fainted above and is off the map', { levels: tower, roster, enemies: matron, above: [true, false] }],
  ['the last seat and the last level', { levels: below, roster, lowest: 3, first: 1, active: 1 }]
])('%s are no mistake', (_, position) => {
  expect(wrong(position)).toEqual([])
})

test('PL-004: what is not said is as everybody starts', () => {
  const s = at({}, 2)
  expect(s.players.map((it) => it.hero)).toEqual(['H1', 'H2'])
  for (const it of s.players)
    expect(it).toMatchObject({ at: null, coins: 0, gems: 0, special: 'BLANK', items: [], potions: [], token: false })
  expect(s.players.map((it) => it.hearts)).toEqual([5, 4])
  expect([s.tokens, s.enemies, s.events, s.spent, s.middle, s.defeated]).toEqual([{}, {}, [], [], [], 0])
  expect([s.first, s.active, s.tower.lowest, s.turn.must]).toEqual([0, 0, 1, true])
  expect(s.shop).toEqual({ items: ['I01', 'I02', 'I03'], potions: ['P1', 'P1', 'P1'] })
  // Heroes that others have are not dealt again, and the shop shows what nobody holds.
  const some = at({ heroes: ['H2'], items: [['I01!'], []], potions: [['P1'], []] })
  expect(some.players.map((it) => it.hero)).toEqual(['H2', 'H1'])
  expect(some.shop).toEqual({ items: ['I02', 'I03', 'I04'], potions: ['P1', 'P1', 'P2'] })
  expect(some.players[0]?.items).toEqual([{ id: 'I01', used: true }])
})

test('what is said is where it is written', () => {
  const written = {
    levels: tower,
    lowest: 2,
    roster,
    heroes: ['H3', 'H1'],
    at: ['2,5', null],
    hearts: [2, 4],
    coins: [3, 4],
    gems: [5, 6],
    special: ['PAW', 'STAR'],
    items: [['I01'], ['I02!']],
    potions: [['P2', 'P1'], []],
    stones: [true, false],
    above: [false, true],
    enemies: { '6,15': 'matron', '3,5': 'N4' },
    tokens: { '4,7': 'gem' },
    shop: { items: ['I06', 'I05', 'I04'], potions: ['P3', 'P4', 'P5'] },
    middle: ['A02', 'A01'],
    spent: ['MA2'],
    defeated: 3,
    first: 1,
    active: 0,
    pool: ['STAR', 'BOOT'],
    faces: ['STAR', 'BOOT', 'BOOT', 'COIN', 'PAW'],
    command: 'RIGHT'
  }
  const s = at(written)
  expect(s).toMatchObject({
    phase: 'act',
    first: 1,
    active: 0,
    tower: { levels: tower, lowest: 2 },
    roster,
    enemies: { [cell(6, 15)]: 'matron', [cell(3, 5)]: 'N4' },
    tokens: { [cell(4, 7)]: 'gem' },
    shop: { items: ['I04', 'I05', 'I06'], potions: ['P3', 'P4', 'P5'] },
    middle: ['A01', 'A02'],
    spent: ['MA2'],
    defeated: 3,
    turn: { pool: ['BOOT', 'STAR'], faces: ['BOOT', 'BOOT', 'COIN', 'PAW', 'STAR'], command: 'RIGHT', must: false }
  })
  expect(s.players).toMatchObject([
    { at: cell(2, 5), hearts: 2, coins: 3, gems: 5, special: 'PAW', potions: ['P1', 'P2'], token: true, above: false },
    { at: null, hearts: 4, coins: 4, gems: 6, special: 'STAR', items: [{ id: 'I02', used: true }], above: true }
  ])
  // PL-140: a shop with a gap is filled before anybody acts.
  const gap = at({ ...written, shop: { items: ['I05', 'I04'], potions: ['P3', 'P4', 'P5'] } })
  expect(gap.pending).toEqual([{ does: 'shop', kind: 'items', count: 1 }])
})

test.each([
  ['start', 2, ['roll']],
  ['roll', 2, ['roll']],
  ['act', 2, []],
  ['start', 1, ['event']],
  ['roll', 1, ['event', 'roll']],
  ['act', 1, []]
] as const)('a turn goes on from "%s" with %i players', (phase, seats, pending) => {
  const s = at({ heroes: ['H3', 'H1'].slice(0, seats), phase, items: [['I01!']], at: ['2,1'] }, seats)
  expect(s.pending.map((it) => it.does)).toEqual(pending)
  // PL-144: only a turn from its start refreshes cards.
  if (seats === 2) expect(s.players[0]?.items[0]?.used).toBe(phase !== 'start')
})

test('PL-008: from the end of a turn it is the next player’s', () => {
  expect(at({ heroes: ['H3', 'H1'], phase: 'end' }).active).toBe(1)
  expect(at({ heroes: ['H3', 'H1'], at: ['2,1', null], phase: 'special', pool: ['PAW'] }).phase).toBe('special')
})

test('PL-002, PL-004: a match has one to four players with names, and a boss', () => {
  const set = (seats: readonly object[], options: object = {}) => {
    const it = game.setup({ options: options as Json, seats: seats as Json[] })
    return it.ok ? [] : it.problems.map((one) => `${one.at.join('/')} ${one.rule ?? one.why.say}`)
  }
  expect([set([]), set([{}, {}, {}, {}, {}])]).toEqual([['seats PL-004'], ['seats PL-004']])
  expect([set([{ name: 'Ada' }]), set([{}, {}, {}, {}])]).toEqual([[], []])
  expect(set([{}, { name: 7 }])).toEqual(['seats/1/name form.type'])
  expect(set([{}, {}], { boss: 'second', bosses: house.bosses.slice(0, 1) })).toEqual(['options/boss PL-149'])
  expect(set([{}, {}], { boss: 'third' })).toEqual(['options/boss form.known'])
})
