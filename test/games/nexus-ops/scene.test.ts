// The scene: what the physical table should show in a state; and the key: what makes two states different.

import { describe, expect, test } from 'vitest'
import type { Json } from '../../../src/core/json.ts'
import { baseAt } from '../../../src/games/nexus-ops/data/layouts.ts'
import game from '../../../src/games/nexus-ops/index.ts'
import type { State } from '../../../src/games/nexus-ops/state.ts'
import { around, hexOf, idOf, locateHex, ring1, ring2, toPlane } from '../../../src/kit/grid/hex.ts'
import { after, at, d6, dice, done, pass, passes } from './match.ts'

describe('hexes', () => {
  test('bases lie against the sides as section 3 has them', () => {
    expect([0, 1, 2, 3, 4, 5].map((side) => baseAt(side).map(idOf))).toEqual([
      ['2,1', '1,2', '2,2'],
      ['-1,3', '-2,3', '-2,4'],
      ['-3,2', '-3,1', '-4,2'],
      ['-2,-1', '-1,-2', '-2,-2'],
      ['1,-3', '2,-3', '2,-4'],
      ['3,-2', '3,-1', '4,-2']
    ])
  })
  test('the outer ring goes round clockwise from [2,0]', () => {
    expect(ring2.map(idOf).join(' ')).toBe('2,0 1,1 0,2 -1,2 -2,2 -2,1 -2,0 -1,-1 0,-2 1,-2 2,-2 2,-1')
  })
  test('neighbours lie one unit away, clockwise seen from above', () => {
    const angles = ring1.map((hex) => {
      const [x, y] = toPlane(hex)
      expect(Math.hypot(x, y)).toBeCloseTo(1)
      return Math.atan2(y, x)
    })
    const turns = angles.slice(1).map((angle, i) => (angle - (angles[i] ?? 0) + 3 * Math.PI) % (2 * Math.PI))
    for (const turn of turns) expect(turn).toBeCloseTo(Math.PI - Math.PI / 3)
    expect(around([2, -1]).map(idOf)).toEqual(['3,-1', '2,0', '1,0', '1,-1', '2,-2', '3,-2'])
  })
  test('a point belongs to the nearest hex', () => {
    for (const id of ['0,0', '2,-4', '-2,3', '1,1', '-3,1'])
      for (const [dx, dy] of [
        [0.45, 0],
        [-0.45, 0.1],
        [0.2, 0.42],
        [-0.2, -0.42],
        [0.3, -0.3]
      ] as const) {
        const [x, y] = toPlane(hexOf(id))
        expect(idOf(locateHex([x + dx, y + dy]) ?? [99, 99])).toBe(id)
      }
  })
  test('any point belongs to the hex whose middle is nearest', () => {
    const all = Array.from({ length: 13 * 13 }, (_, i) => [(i % 13) - 6, Math.floor(i / 13) - 6] as const)
    for (let x = -2.97; x < 3; x += 0.17)
      for (let y = -2.98; y < 3; y += 0.19) {
        const away = (hex: readonly [number, number]): number => {
          const [hx, hy] = toPlane(hex)
          return Math.hypot(hx - x, hy - y)
        }
        const nearest = all.reduce((a, b) => (away(b) < away(a) ? b : a))
        expect(idOf(locateHex([x, y]) ?? [99, 99]), `${x}, ${y}`).toBe(idOf(nearest))
      }
  })
  test('four players sit around a board that is wider than high', () => {
    const points = game
      .scene(at({}, 4))
      .places.flatMap(({ at: [x, y], outline }) => outline.map(([dx, dy]) => [x + dx, y + dy] as const))
    const span = (of: readonly number[]): number => Math.max(...of) - Math.min(...of)
    expect(span(points.map(([x]) => x))).toBeCloseTo(7, 1)
    expect(span(points.map(([, y]) => y))).toBeCloseTo(4.62, 1)
  })
})

describe('pieces', () => {
  const s = at({ units: { '1,0': ['H2', 'D1'] }, mines: { '1,0': 2, '2,0': 1 }, tiles: ['1,1'] })
  const shown = game
    .scene(s)
    .pieces.map((it) => `${it.kind} ${it.place} ${it.look}${it.seat === undefined ? '' : ` of ${it.seat}`}`)
  test('are units, mines by value, and tiles face down', () => {
    expect(shown.sort()).toEqual([
      'dragon/1 1,0 dragon of 1',
      'human/0 1,0 human of 0',
      'human/0 1,0 human of 0',
      'mine/1 2,0 mine-1',
      'mine/2 1,0 mine-2',
      'tile 1,1 tile'
    ])
  })
  test('come out of a box with all that can be found', () => {
    const { pieces, dice: thrown } = game.box(s)
    const count = (kind: string): number => pieces.filter((it) => it.kind === kind).length
    expect([count('human/1'), count('dragon/0'), count('tile'), count('mine/1'), count('mine/2')]).toEqual([
      12, 3, 18, 8, 4
    ])
    const named = (kind: string) => pieces.find((it) => it.kind === kind)
    expect(named('tile')).toEqual({ kind: 'tile', layer: 'figure', look: 'tile', name: { say: 'piece.tile' } })
    expect(named('mine/2')).toEqual({
      kind: 'mine/2',
      layer: 'figure',
      look: 'mine-2',
      name: { say: 'piece.mine', with: { n: 2 } }
    })
    expect(named('human/1')).toEqual({
      kind: 'human/1',
      layer: 'figure',
      look: 'human',
      name: { say: 'piece.unit', with: { unit: { say: 'unit.human' }, who: { seat: 1 } } },
      seat: 1
    })
    expect(thrown.map((it) => [it.kind, it.count])).toEqual([
      ['attacker', 8],
      ['defender', 8],
      ['d6', 1]
    ])
    expect(new Set(pieces.filter((it) => it.kind.startsWith('mine')).map((it) => it.look))).toEqual(
      new Set(['mine-1', 'mine-2'])
    )
  })
  test('before the ground is dealt most of it is blank, and bases are nobody’s', () => {
    const set = game.setup({ options: {}, seats: [{}, {}] })
    const state = set.ok ? set.value : at({})
    const { places, pieces } = game.scene(state)
    const count = (look: string) => places.filter((it) => it.look === look).length
    expect([count('blank'), count('monolith'), count('base'), pieces, game.cues(state)]).toEqual([18, 1, 6, [], []])
    expect(places.every((it) => it.seat === undefined)).toBe(true)
  })
  test('bases are their players’, whoever began', () => {
    const owner = (state: State, id: string) => game.scene(state).places.find((it) => it.id === id)?.seat
    expect([owner(at({}), '2,1'), owner(at({ first: 1 }), '2,1'), owner(at({}), '1,1')]).toEqual([0, 1, undefined])
  })
})

describe('lamps', () => {
  const cues = (state: State) =>
    game.cues(state).map(({ cue, place, seat, others = [] }) => [cue, place, seat, ...others].join(' ').trim())
  const two = at({ phase: 'battle', units: { '1,0': ['H1', 'H1'], '2,0': ['H1', 'H1'] } })
  const breath = after(at({ phase: 'move', units: { '1,0': ['D1'], '1,-1': ['', 'F2'] } }), [0, done])
  test.each<[string, State, string[]]>([
    ['in Deploy the own base', at({}), ['home 2,1 0', 'home 1,2 0', 'home 2,2 0']],
    ['in Move nothing', at({ phase: 'move', units: { '1,0': ['H1'] } }), []],
    [
      'a hex that several share, in all their colours',
      at({ phase: 'move', units: { '1,0': ['H1', 'F1', 'C1'] } }, 3),
      ['contested 1,0 0 1 2']
    ],
    ['the Monolith, in its controller’s colour', at({ phase: 'move', units: { '0,0': ['', 'D1'] } }), ['home 0,0 1']],
    ['nobody’s where two are on it', at({ phase: 'move', units: { '0,0': ['S1', 'D1'] } }), ['contested 0,0 0 1']],
    ['a unit that must go home', at({ active: 1, units: { '1,-1': ['H1'] } }), ['fix 1,-1 0']],
    ['dragons that may breathe, and at what', breath, ['target 1,-1', 'choice 1,0 0']],
    [
      'what was breathed at',
      after(breath, [0, { act: 'breathe', from: [1, 0], at: [1, -1] }], d6(5)),
      ['target 1,-1 1']
    ],
    ['tiles to turn up', at({ phase: 'explore', units: { '1,1': ['H1'] }, tiles: ['1,1', '1,0'] }), ['choice 1,1 0']],
    ['battles to fight', two, ['contested 1,0 0 1', 'contested 2,0 0 1', 'choice 1,0 0', 'choice 2,0 0']],
    [
      'the battle that is fought, and those that wait',
      after(two, [0, { act: 'battle', at: [2, 0], defender: 1 }], [0, pass]),
      ['contested 1,0 0 1', 'contested 2,0 0 1', 'wait 1,0', 'danger 2,0 1']
    ],
    [
      'what has been paid',
      after(
        at({ units: { '2,1': ['H1'], '1,1': ['C1 S1'], '2,0': ['S1'] }, mines: { '1,1': 2, '2,0': 1 } }),
        [0, done],
        [0, done]
      ),
      ['gain 1,1', 'gain 2,1']
    ],
    ['nothing when it is over', at({ vp: [12, 0] }), []]
  ])('%s', (_, state, lit) => {
    expect(cues(state)).toEqual(lit)
  })
})

describe('keys', () => {
  const base = {
    units: { '1,0': ['H1 F1'], '-2,-2': ['', 'H1'] },
    tiles: ['1,1', '0,1'],
    mines: { '2,0': 1 },
    rubium: [5, 5],
    hands: [['EN-01'], []]
  }
  const others: [string, Json, Json?][] = [
    ['a unit elsewhere', { ...base, units: { '2,0': ['H1 F1'], '-2,-2': ['', 'H1'] } }],
    ['another unit', { ...base, units: { '1,0': ['H2'], '-2,-2': ['', 'H1'] } }],
    ['another owner', { ...base, units: { '1,0': ['H1', 'F1'], '-2,-2': ['', 'H1'] } }],
    ['a tile less', { ...base, tiles: ['1,1'] }],
    ['another mine', { ...base, mines: { '2,0': 2 } }],
    ['other money', { ...base, rubium: [6, 5] }],
    ['other points', { ...base, vp: [1, 0] }],
    ['another hand', { ...base, hands: [['EN-02'], []] }],
    ['another’s hand', { ...base, hands: [[], ['EN-01']] }],
    ['a mission played', { ...base, played: [['SM-18']] }],
    ['a card beside the deck', { ...base, discards: { energize: ['EN-02'] } }],
    ['fewer missions', { ...base, missions: 3 }],
    ['a tile revealed', { ...base, revealed: ['XT-1'] }],
    ['a tile looked at', { ...base, known: { '1,1': { tile: 'XT-1', seats: [0] } } }],
    ['another phase', { ...base, phase: 'move' }],
    ['another’s turn', { ...base, active: 1 }],
    ['another first player', { ...base, first: 1, active: 0, rubium: [5, 5] }],
    [
      'other ground',
      { ...base, ground: { '1,0': 'magma', '1,-1': 'rock' }, units: { '2,0': ['H1 F1'], '-2,-2': ['', 'H1'] } }
    ],
    ['a unit owed', { ...base, owed: ['S1'] }, { emptySupplyExplore: 'owed' }]
  ]
  test.each(others)('differ for %s', (_, position, options = {}) => {
    expect(game.key(at(position, 2, options))).not.toBe(game.key(at(base)))
  })
  test('differ for a unit that has moved, and for one that was found', () => {
    const moving = { ...base, phase: 'move' }
    const two = { ...base, active: 1, units: { '1,-1': ['H2'], '-2,-2': ['', 'H1'] }, mines: { '1,-1': 1 } }
    const found = { ...two, settled: { '1,-1': ['H1'] } }
    const keys = [moving, { ...moving, moved: { '1,0': 'H1' } }, two, found].map((it) => game.key(at(it)))
    expect(new Set(keys).size).toBe(4)
  })
  test('are equal after JSON, and whatever way led there', () => {
    const s = at(base)
    expect(game.key(JSON.parse(JSON.stringify(s)) as State)).toBe(game.key(s))
    const mines = { '-1,0': 1, '2,0': 1 }
    const turned = { '2,0': 1, '-1,0': 1 }
    expect(game.key(at({ ...base, mines }))).toBe(game.key(at({ ...base, mines: turned })))
  })
  test('differ for every step of a battle', () => {
    const s = after(at({ phase: 'battle', units: { '1,0': ['S1', 'S1'] } }), [
      0,
      { act: 'battle', at: [1, 0], defender: 1 }
    ])
    const steps = [
      s,
      after(s, [0, pass]),
      passes(s),
      after(passes(s), dice([1], [2])),
      after(passes(s), dice([2], [2]))
    ]
    expect(new Set(steps.map((it) => game.key(it))).size).toBe(5)
  })
})
