// What is offered to whoever acts: every move once, and none that would be refused; and what cards cost (6.14).

import { expect, test } from 'vitest'
import type { Json } from '../../../src/core/json.ts'
import type { Action } from '../../../src/games/platformer/actions.ts'
import { priceOf } from '../../../src/games/platformer/acts/cards.ts'
import { house } from '../../../src/games/platformer/data/house.ts'
import game from '../../../src/games/platformer/index.ts'
import type { State } from '../../../src/games/platformer/state.ts'
import { above, after, at, below, done, roster, rule, tower } from './match.ts'
import { card, gravity, hand, move, owning, plain, sword, two, use } from './moves.ts'

const legal = (s: State, act?: string): readonly string[] =>
  [...game.legal(s, game.asked(s) ?? 0)].filter((it) => !act || it.act === act).map((it) => JSON.stringify(it))
const rich = {
  pool: ['BOOT', 'SWORD', 'COIN', 'PAW', 'STAR'],
  gems: [10, 0],
  coins: [20, 0],
  special: ['COIN', 'BLANK']
}
const cards = { items: [['I01', 'I02', 'I13', 'A09'], []], potions: [['P1', 'P1', 'P7', 'P8'], []] }

test.each<[what: string, s: () => State]>([
  ['dice, cards, gems', () => plain({ ...rich, ...cards, enemies: { '2,1': 'N1', '6,1': 'N2' } })],
  ['two dice alike', () => plain({ ...rich, pool: ['PAW', 'PAW', 'BOOT', 'BOOT', 'STAR'], enemies: { '6,1': 'N2' } })],
  ['tongs and a hammer', () => after(plain({ ...rich, ...cards }), card('I13'), card('A09'))],
  [
    'a shop',
    () => plain({ ...rich, at: ['4,1', null], shop: { items: ['I01', 'I02', 'I03'], potions: ['P1', 'P1', 'P2'] } })
  ],
  ['a hero off the map', () => plain({ ...rich, pool: ['PAW', 'PAW', 'BOOT'], at: [null, '2,1'] })],
  ['a hero off the map, above', () => above({ ...rich, ...two, at: [null, '2,13'], above: [true, false] })],
  ['portals', () => plain({ ...rich, levels: [['XV', 'XV']], at: ['4,1', '8,1'] })],
  ['reroll', () => plain({ ...rich, heroes: ['H5', 'H1'], pool: ['COIN', 'COIN', 'PAW'] })],
  ['the special die', () => after(plain({ ...rich, pool: ['PAW', 'PAW', 'COIN'] }), done)],
  ['a ladder', () => after(plain({ at: ['3,2', null] }), gravity)],
  ['the boss', () => above({ ...rich, ...two, at: ['5,15', '2,13'], stones: [true, false] })]
])('every move is offered once, and none that is refused: %s', (_, start) => {
  const s = start()
  const all = legal(s)
  expect(all.length).toBeGreaterThan(0)
  expect(all.filter((it, i) => all.indexOf(it) < i)).toEqual([])
  expect(all.filter((it) => rule(s, 0, JSON.parse(it) as Action) !== null)).toEqual([])
})

test.each<[what: string, s: () => State, act: string, offered: readonly object[]]>([
  ['PL-139: nothing away from a shop', () => plain({ coins: [20, 0] }), 'buy', []],
  ['PL-139: nothing off the map', () => plain({ at: [null, '4,1'], coins: [20, 0] }), 'buy', []],
  [
    'PL-139: two cards alike once, and only what can be paid',
    () =>
      plain({
        at: ['4,1', null],
        coins: [3, 0],
        shop: { items: ['I01', 'I02'], potions: ['P1', 'P1', 'P4'] },
        items: [[], house.items.slice(2).map(({ id }) => id)]
      }),
    'buy',
    [
      { act: 'buy', card: 'I01' },
      { act: 'buy', card: 'P1' },
      { act: 'buy', card: 'P4' }
    ]
  ],
  ['PL-118: nobody comes twice', () => plain({ pool: ['PAW'] }), 'generate', []],
  ['PL-084: no attack without a Sword', () => owning('I02', { enemies: { '2,1': 'N1' } }), 'attack', []],
  [
    'PL-Q36: an attack in vain, where nobody is asked twice',
    () => after(plain({ enemies: { '2,1': 'N6' }, ...hand(1) }, { confirmWeakAttack: false }), sword),
    'attack',
    [{ act: 'attack', at: [2, 1] }]
  ],
  ['PL-021: no Paw', () => plain({ enemies: { '6,1': 'N1' }, pool: ['BOOT'] }), 'shift', []],
  ['PL-018: no Boot', () => plain({ pool: ['PAW'] }), 'move', []],
  ['PL-115: gravity needs a hero on the map', () => plain({ at: [null, null] }), 'gravity', []],
  ['PL-102: gravity', () => plain(), 'gravity', [{ act: 'gravity' }]],
  ['PL-146: a hero that has no ability to use', () => plain({ heroes: ['H1', 'H3'] }), 'ability', []],
  ['PL-142: cards that work by themselves', () => plain({ items: [['I03', 'I05', 'I07', 'I09'], []] }), 'card', []],
  ['A05: nobody has been pushed', () => owning('A05'), 'again', []]
])('offered: %s', (_, s, act, offered) => {
  expect(legal(s(), act).map((it) => JSON.parse(it))).toEqual(offered)
})

test('PL-Q36: where nobody is asked twice, an attack needs no word for it', () => {
  const s = after(plain({ enemies: { '2,1': 'N6' }, ...hand(1) }, { confirmWeakAttack: false }), sword)
  expect([rule(s, 0, { act: 'attack', at: [2, 1], sure: true }), rule(s, 0, { act: 'attack', at: [2, 1] })]).toEqual([
    'PL-083',
    null
  ])
})

test('PL-139: a price is never less than one coin, unless less is printed', () => {
  const items = house.items.map((it, i) => ({ ...it, price: i })) as unknown as Json
  const prices = (cheaper: readonly string[]) => {
    const s = at({ ...two, items: [cheaper, []] }, 2, { items })
    return ['I01', 'I02', 'I03', 'I04'].map((id) => priceOf(s, id))
  }
  expect([prices([]), prices(['A03']), prices(['A03', 'A03'])]).toEqual([
    [0, 1, 2, 3],
    [0, 1, 1, 2],
    [0, 1, 1, 1]
  ])
  expect(priceOf(plain(), 'Z9')).toBe(0)
})

const shop = { items: ['I01', 'I02', 'I12'], potions: ['P1', 'P1', 'P8'] }
test('PL-139, PL-141: what is bought is ready beside what its hero has, potions in order', () => {
  const s = plain({
    at: ['4,1', null],
    coins: [20, 3],
    items: [['I09!'], []],
    potions: [['P2'], []],
    hearts: [4, 5],
    shop
  })
  const buys = (it: State, id: string) => after(it, [0, { act: 'buy', card: id }])
  expect(buys(s, 'P1')).toMatchObject({ shop: { items: shop.items, potions: ['P1', 'P8'] } })
  expect(buys(s, 'P1').players).toMatchObject([
    { coins: 18, potions: ['P1', 'P2'], items: [{ id: 'I09', used: true }], hearts: 4 },
    { coins: 3, potions: [], items: [] }
  ])
  expect(buys(s, 'I01').players[0]).toMatchObject({
    coins: 17,
    items: [
      { id: 'I09', used: true },
      { id: 'I01', used: false }
    ],
    hearts: 4
  })
  expect(buys(s, 'I12').players[0]).toMatchObject({ coins: 17, hearts: 5 })
  expect(buys(s, 'I12').pending).toEqual([{ does: 'shop', kind: 'items', count: 1 }])
})

test('PL-075, PL-153: who enters the boss’s level pushes the boss, which attacks once', () => {
  const s = (more: object) =>
    at({
      levels: tower,
      lowest: 3,
      roster,
      heroes: ['H6', 'H1'],
      at: ['2,12', '4,10'],
      enemies: { '2,13': 'matron' },
      pool: ['BOOT'],
      ...more
    })
  const push = [0, { act: 'move', to: [2, 13], push: [2, 14] }] as const
  const then = after(s({}), push)
  expect([then.players[0]?.hearts, Object.values(then.enemies)]).toEqual([4, ['matron']])
  expect(rule(s({}), 0, { act: 'move', to: [2, 13], push: [2, 12] })).toBe('PL-074')
  expect(after(s({ potions: [['P5'], []] }), card('P5'), push).players[0]?.hearts).toBe(6)
  // A free space of that level is entered like any other.
  expect(after(s({ at: ['3,12', '4,10'] }), move(3, 13)).players[0]?.hearts).toBe(6)
})

test('PL-068: who faints on the way up has not come up', () => {
  const s = at({
    levels: tower,
    lowest: 3,
    roster,
    ...two,
    at: ['2,12', '4,10'],
    hearts: [2, 5],
    enemies: { '2,13': 'matron' },
    pool: ['BOOT']
  })
  const then = after(s, [0, { act: 'move', to: [2, 13], push: [2, 14] }])
  expect([then.players[0]?.at, then.players[0]?.above, then.enemies]).toEqual([null, false, s.enemies])
})

test('PL-123: once it is back, a later faint below is one below', () => {
  const s = above({ ...two, at: [null, '4,13'], above: [true, false], pool: ['PAW'] })
  expect(after(s, [0, { act: 'generate', at: [2, 13], pay: 'PAW' }]).players[0]).toMatchObject({ above: false })
  expect(
    after(plain({ levels: below, roster, at: [null, null], pool: ['PAW'] }), [
      0,
      { act: 'generate', at: [2, 1], pay: 'PAW' }
    ]).turn
  ).toMatchObject({ must: false, pool: [] })
})

test('PL-083, PL-184: the boss and others count as defeated; only the boss’s surplus counts', () => {
  const s = after(plain({ at: ['2,1', null], enemies: { '1,1': 'N1' }, ...hand(3) }), sword, sword, sword, [
    0,
    { act: 'attack', at: [1, 1] }
  ])
  expect([s.defeated, s.surplus]).toEqual([1, 0])
  const boss = after(
    above({ ...two, at: ['5,15', '2,13'], ...hand(2), gems: [20, 0], defeated: 2 }),
    use('SWORD', 'SWORD', 5),
    use('SWORD', 'SWORD', 5),
    [0, { act: 'attack', at: [6, 15] }]
  )
  expect([boss.defeated, boss.surplus, boss.winners]).toEqual([3, 2, [0]])
})
