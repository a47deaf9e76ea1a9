// Data that an owner enters from a real box replaces the house's data, and is checked before the match. Also tests the ready positions.

import { describe, expect, test } from 'vitest'
import type { Json } from '../../../src/core/json.ts'
import { houseCards } from '../../../src/games/nexus-ops/data/cards.ts'
import { chart, houseTiles } from '../../../src/games/nexus-ops/data/house.ts'
import { boardA, houseLayout } from '../../../src/games/nexus-ops/data/layouts.ts'
import game from '../../../src/games/nexus-ops/index.ts'
import { owners } from '../../../src/games/nexus-ops/misfits.ts'
import { after, at, done, drawn, move, rule } from './match.ts'

const json = (value: unknown): Json => value as Json
const wrong = (kind: string, value: unknown) => {
  const checked = owners[kind]?.check(value)
  return checked?.ok === false ? checked.problems.map((it) => [it.at.join('/'), it.rule ?? it.why.say]) : []
}

describe('the house’s own data', () => {
  test.each([
    ['layout', houseLayout(2)],
    ['layout', boardA(4)],
    ['units', chart],
    ['cards', houseCards],
    ['tiles', houseTiles]
  ])('%#: %s is what an owner’s file could be, and says where it comes from', (kind, data) => {
    expect(wrong(kind, data)).toEqual([])
    expect(owners[kind]?.check(data)).toEqual({ ok: true, value: data })
    for (const row of Object.values(data)) expect(['fact', 'name-fact', 'house', undefined]).toContain(row.origin)
    expect(Object.values(data).some((row) => row.origin !== undefined)).toBe(true)
  })
})

describe('an owner’s file wins', () => {
  test('the chart: prices, supply, hits, ground', () => {
    const units = { ...chart, human: { ...chart.human, cost: 5, count: 1, forbidden: ['rock'] } }
    const s = at({ rubium: [12], units: { '-2,-2': ['', 'H1'] } }, 2, { units: json(units) })
    const buy = { act: 'buy', unit: 'human', at: [2, 1] } as const
    const bought = after(s, [0, buy])
    expect(bought.players[0]?.rubium).toBe(7)
    expect(rule(bought, 0, buy)).toBe('NO-022')
    const moving = at({ phase: 'move', units: { '1,1': ['H1'] } }, 2, { units: json(units) })
    expect(rule(moving, 0, move('human', '1,1', '1,0'))).toBe('NO-032')
    expect(game.box(s).pieces.filter((it) => it.kind === 'human/0')).toHaveLength(1)
  })
  test('the tiles: what is found', () => {
    const tiles = [{ id: 'MY-1', count: 18, unit: 'dragon', mine: 3, origin: 'fact' }]
    const s = at({ phase: 'explore', units: { '1,1': ['H1'] }, tiles: ['1,1'] }, 2, { tiles })
    const found = after(s, [0, { act: 'reveal', at: [1, 1] }], drawn('tile', 'MY-1'))
    expect(found.units['1,1']).toEqual([{ human: 1, dragon: 1 }, {}])
    expect(found.mines).toEqual({ '1,1': 3 })
  })
  test('the cards: what they do and bring', () => {
    const cards = [
      {
        id: 'MY-E',
        deck: 'energize',
        name: 'Windfall',
        count: 1,
        origin: 'fact',
        timing: 'start_of_turn',
        effect: [
          { op: 'gainRubium', n: 7 },
          { op: 'draw', deck: 'secret', n: 1 }
        ]
      },
      {
        id: 'MY-S',
        deck: 'secret',
        name: 'Landlord',
        count: 2,
        origin: 'fact',
        vp: 3,
        timing: 'mission_any',
        when: {
          op: 'any',
          of: [
            { op: 'not', of: { op: 'controlCount', what: 'any', min: 1 } },
            { op: 'controlCount', what: 'mine', min: 2 }
          ]
        }
      }
    ]
    const units = { '2,1': ['H1'], '1,1': ['H1'] }
    const s = at({ rubium: [1], units, mines: { '1,1': 1 }, hands: [['MY-E']] }, 2, { cards })
    const played = after(s, [0, { act: 'play', card: 'MY-E' }], drawn('secret', 'MY-S'))
    expect(played.players[0]).toMatchObject({ rubium: 8, hand: ['MY-S'] })
    expect(after(played, [0, { act: 'mission', card: 'MY-S' }]).players[0]?.vp).toBe(3)
    const poor = at({ units: { '1,1': ['H1'] }, hands: [['MY-S']] }, 2, { cards })
    expect(rule(poor, 0, { act: 'mission', card: 'MY-S' })).toBe('NO-128')
    expect(rule(at({ hands: [['MY-S']] }, 2, { cards }), 0, { act: 'mission', card: 'MY-S' })).toBeNull()
  })
  test('the layout: ground, bases, where tiles lie', () => {
    const layout = boardA(2).map((hex) => (String(hex.at) === '1,1' ? { ...hex, terrain: 'magma', tile: false } : hex))
    const s = at({ phase: 'move', units: { '2,1': ['H1'] } }, 2, { layout: json(layout) })
    expect(rule(s, 0, move('human', '2,1', '1,1'))).toBe('NO-031')
    const fresh = game.setup({ options: { layout: json(layout) }, seats: [{}, {}] })
    expect(fresh.ok && fresh.value.tiles).toHaveLength(17)
  })
})

test.each<[string, string, unknown, string[][]]>([
  ['a space twice', 'layout', [...boardA(2), { at: [0, 0], terrain: 'monolith' }], [['25/at', 'NO-012']]],
  ['a base that is nobody’s', 'layout', [...boardA(2), { at: [5, 5], terrain: 'base' }], [['25/owner', 'NO-012']]],
  [
    'an owner without a base',
    'layout',
    [...boardA(2), { at: [5, 5], terrain: 'rock', owner: 1 }],
    [['25/owner', 'NO-012']]
  ],
  ['one player', 'layout', boardA(2).filter((it) => it.owner !== 1), [['', 'NO-012']]],
  [
    'half a double tile',
    'layout',
    [...houseLayout(2), { at: [5, 5], double: 9 }],
    [
      ['25/double', 'NO-012'],
      ['', 'NO-012']
    ]
  ],
  ['more open ground than tiles', 'layout', [...houseLayout(2), { at: [5, 5] }], [['', 'NO-012']]],
  ['a chart without dragons', 'units', { ...chart, dragon: undefined }, [['dragon', 'form.type']]],
  ['too few tiles', 'tiles', [{ id: 'A', count: 17, origin: 'house' }], [['', 'NO-013']]],
  [
    'a tile twice',
    'tiles',
    [
      { id: 'A', count: 9, origin: 'house' },
      { id: 'A', count: 9, origin: 'house' }
    ],
    [['1/id', 'NO-013']]
  ],
  ['a card twice', 'cards', [...houseCards, houseCards[0]], [[`${houseCards.length}/id`, 'NO-016']]],
  ['an Energize card that does nothing', 'cards', [{ ...houseCards[0], effect: undefined }], [['0/effect', 'NO-028']]],
  [
    'a mission at the wrong moment',
    'cards',
    [{ ...houseCards.at(-1), timing: 'battle_start' }],
    [['0/timing', 'NO-126']]
  ],
  ['no list at all', 'tiles', 7, [['', 'form.type']]]
])('%s', (_, kind, value, problems) => {
  const told = wrong(kind, value)
  if (kind === 'units') expect(told.length).toBeGreaterThan(0)
  else expect(told).toEqual(problems)
})

describe('positions that lie ready', () => {
  const opened = Object.entries(game.positions ?? {}).map(([name, it]) => {
    const set = game.setup({ options: {}, seats: Array.from({ length: it.seats }, () => ({})), position: it.position })
    if (!set.ok) throw new Error(`${name}: ${JSON.stringify(set.problems)}`)
    return [name, set.value] as const
  })
  test.each(opened)('%s can be played', (_, s) => {
    expect(game.toAct(s).length).toBeGreaterThan(0)
    expect(game.outcome(s)).toBeNull()
  })
  test('a full house has every figure on the table', () => {
    const s = Object.fromEntries(opened).fullHouse
    const figures = s ? game.scene(s).pieces.filter((it) => it.seat !== undefined) : []
    expect(figures).toHaveLength(164)
    expect([0, 1, 2, 3].map((seat) => figures.filter((it) => it.seat === seat).length)).toEqual([41, 41, 41, 41])
  })
  test('a clash has three battles', () => {
    const s = Object.fromEntries(opened).clash
    const fights = s ? [...game.legal(s, 0)].filter((it) => it.act === 'battle') : []
    expect(fights.map((it) => it.at)).toEqual([
      [0, 0],
      [1, 0],
      [1, -1]
    ])
    expect(s && rule(s, 0, done)).toBe('NO-070')
  })
})
