// Positions written by hand: how they are read, the defaults for what is left out, and the path of every mistake.

import { describe, expect, test } from 'vitest'
import type { Json } from '../../../src/core/json.ts'
import { langs } from '../../../src/core/words.ts'
import game from '../../../src/games/nexus-ops/index.ts'
import { at } from './match.ts'
import { say } from './view/spoken.ts'

const problems = (position: Json, seats = 2, options: Json = {}) => {
  const set = game.setup({ options, seats: Array.from({ length: seats }, () => ({})), position })
  return set.ok ? [] : set.problems
}

test.each<[what: string, position: Json, told: string[]]>([
  ['a key that is none', { lamps: [] }, ['position/lamps']],
  ['a phase that is none', { phase: 'sleep' }, ['position/phase']],
  ['units in words', { units: { '1,0': ['two humans'] } }, ['position/units/1,0/0']],
  ['a unit off the board', { units: { '9,9': ['H1'] } }, ['position/units/9,9 NO-012']],
  ['a mine off the board', { mines: { '5,5': 1 } }, ['position/mines/5,5 NO-012']],
  ['who moved off the board', { moved: { '5,5': 'H1' } }, ['position/moved/5,5 NO-012']],
  ['who was found off the board', { settled: { '5,5': ['H1'] } }, ['position/settled/5,5 NO-012']],
  ['ground off the board', { ground: { '5,5': 'rock' } }, ['position/ground/5,5 NO-012']],
  ['a known tile off the board', { known: { '5,5': { tile: 'XT-1', seats: [0] } } }, ['position/known/5,5 NO-012']],
  ['tiles off the board', { tiles: ['1,0', '5,5'] }, ['position/tiles/1 NO-012']],
  ['battles off the board', { fought: ['5,5'] }, ['position/fought/0 NO-012']],
  ['too many purses', { rubium: [1, 2, 3] }, ['position/rubium']],
  ['too many points', { vp: [1, 2, 3] }, ['position/vp']],
  ['too many debts', { owed: ['', '', 'H1'] }, ['position/owed']],
  ['too many hands', { hands: [[], [], []] }, ['position/hands']],
  ['too many played', { played: [[], [], []] }, ['position/played']],
  ['a first player who is not there', { first: 2 }, ['position/first']],
  ['an active player who is not there', { active: 3 }, ['position/active']],
  ['units of somebody who is not there', { units: { '2,1': ['H1', '', 'H1'] } }, ['position/units/2,1']],
  ['out without having been there', { out: [1, 2] }, ['position/out/1']],
  ['a card that is none', { hands: [['EN-99']] }, ['position/hands/0/0']],
  ['a played card that is none', { played: [[], ['SM-01', 'SM-99']] }, ['position/played/1/1']],
  ['a discard that is none', { discards: { secret: ['SM-99'] } }, ['position/discards/secret/0']],
  [
    'one dragon slayer too many, wherever they lie',
    { hands: [['SM-17']], played: [[], ['SM-17']] },
    ['position/hands/0/0', 'position/played/1/0']
  ],
  ['more dragons than the box holds', { units: { '2,1': ['D2'], '1,0': ['D2'] } }, ['position/units NO-022']],
  [
    'all that is wrong, together',
    { units: { '9,9': ['H1'] }, vp: [1, 2, 3], hands: [['EN-99']] },
    ['position/units/9,9 NO-012', 'position/vp', 'position/hands/0/0']
  ]
])('it is told of %s', (_, position, told) => {
  const found = problems(position)
  expect(found.map((it) => it.at.join('/') + (it.rule ? ` ${it.rule}` : ''))).toEqual(told)
  for (const it of found) for (const lang of langs) expect(say(it.why, lang)).not.toContain('⟨')
})

test('a mistake says how many there are', () => {
  const said = (position: Json) => problems(position).map((it) => it.why.with)
  expect(said({ vp: [1, 2, 3] })).toEqual([{ n: 2 }])
  expect(said({ out: [2] })).toEqual([{ n: 2 }])
  expect(said({ units: { '2,1': ['H1', '', 'H1'] } })).toEqual([{ n: 2 }])
  expect(said({ hands: [['SM-17', 'SM-17']] })).toEqual(Array(2).fill({ id: 'SM-17', n: 1 }))
  expect(said({ units: { '2,1': ['D4'] } })).toEqual([{ unit: { say: 'unit.dragon' }, n: 3 }])
  expect(said({ units: { '9,9': ['H1'] } })).toEqual([{ place: '9,9' }])
  expect(said({ hands: [['EN-99']] })).toEqual([{ id: 'EN-99' }])
})

test('what fits is no mistake: as many as there are', () => {
  expect(problems({ vp: [1, 2], first: 1, active: 1, hands: [['SM-17']] })).toEqual([])
  expect(problems({ units: { '2,1': ['D3'] }, hands: [['EN-10', 'EN-10']] })).toEqual([])
  expect(problems({ vp: [1, 2, 3, 4] }, 4)).toEqual([])
})

describe('what is left out', () => {
  test('is as a match begins', () => {
    const s = at({ units: { '2,1': ['H1'] } })
    expect(s).toMatchObject({ phase: 'deploy', first: 0, active: 0, mines: {}, tiles: [], known: {}, revealed: [] })
    expect(s.players.map((it) => [it.rubium, it.vp, it.hand, it.played, it.owed, it.out])).toEqual([
      [8, 0, [], [], {}, false],
      [11, 0, [], [], {}, false]
    ])
    expect([s.discards, s.missions, s.turn.bound]).toEqual([{ energize: [], secret: [] }, 22, []])
  })
  test('NO-011: rubium by the place in the order of play', () => {
    const money = (position: Json, seats: number) => at(position, seats).players.map((it) => it.rubium)
    expect(money({ first: 1, units: { '2,1': ['', 'H1'] } }, 2)).toEqual([11, 8])
    expect(money({ first: 2 }, 4)).toEqual([14, 17, 8, 11])
    expect(money({ first: 2, rubium: [1] }, 4)).toEqual([1, 17, 8, 11])
  })
  test('is Board A where nothing is written', () => {
    const look = (position: Json, place: string) => game.scene(at(position)).places.find(({ id }) => id === place)?.look
    expect(look({}, '1,-1')).toBe('magma')
    expect(look({ ground: { '1,-1': 'rock', '1,0': 'magma' } }, '1,-1')).toBe('rock')
    expect(look({ ground: { '1,-1': 'rock', '1,0': 'magma' } }, '-1,2')).toBe('magma')
    expect(look({}, '0,0')).toBe('monolith')
  })
  test('is one Mission less in the pile for each that a player has played', () => {
    expect(at({ played: [['MI-01', 'SM-01'], ['MI-01']] }).missions).toBe(20)
    expect(at({ played: [['MI-01']], missions: 5 }).missions).toBe(5)
  })
})

test.each<[what: string, position: Json, gone: string[]]>([
  ['none where no mine lies', { tiles: ['1,0'] }, []],
  ['the barest tile that shows such a mine', { mines: { '1,0': 2, '0,1': 1 } }, ['XT-2', 'XT-3']],
  ['another one where those are gone', { mines: { '1,0': 1, '0,1': 1, '-1,0': 1 } }, ['XT-3', 'XT-3', 'XT-4']],
  [
    'not twice the one that is named',
    { mines: { '1,0': 1, '0,1': 2 }, revealed: ['XT-5', 'XT-1'] },
    ['XT-1', 'XT-2', 'XT-5']
  ],
  [
    'none that somebody knows to lie elsewhere',
    {
      mines: { '1,0': 1 },
      tiles: ['0,1', '0,2'],
      known: { '0,1': { tile: 'XT-3', seats: [0] }, '0,2': { tile: 'XT-3', seats: [0] } }
    },
    ['XT-4']
  ]
])('NO-062: every mine lay under a tile, which has left the game: %s', (_, position, gone) => {
  expect(at(position).revealed).toEqual(gone)
})

describe('what is written', () => {
  test('is laid out in order', () => {
    const s = at(
      {
        tiles: ['0,1', '1,0'],
        revealed: ['XT-3', 'XT-1'],
        mines: { '-1,0': 1 },
        hands: [['SM-01', 'EN-01']],
        discards: { energize: ['EN-02'], secret: ['SM-02'] },
        units: { '1,0': ['L1 S1 H2', ''], '0,1': ['', ''] },
        owed: ['H1'],
        vp: [3, 4]
      },
      2,
      { emptySupplyExplore: 'owed' }
    )
    expect([s.tiles, s.revealed, s.players[0]?.hand]).toEqual([
      ['1,0', '0,1'],
      ['XT-1', 'XT-3'],
      ['EN-01', 'SM-01']
    ])
    expect(s.discards).toEqual({ energize: ['EN-02'], secret: ['SM-02'] })
    expect(s.units).toEqual({ '1,0': [{ human: 2, strider: 1, leaper: 1 }, {}] })
    expect(Object.keys(s.units['1,0']?.[0] ?? {})).toEqual(['human', 'strider', 'leaper'])
    expect(s.players.map((it) => [it.owed, it.vp])).toEqual([
      [{ human: 1 }, 3],
      [{}, 4]
    ])
  })
  test('may name a kind twice', () => {
    expect(at({ units: { '1,0': ['H1 F2 H3'] } }).units['1,0']).toEqual([{ human: 4, fungoid: 2 }, {}])
  })
  test('says who has moved, where battles were, and who is out', () => {
    const s = at(
      { phase: 'battle', moved: { '1,0': 'H1' }, fought: ['1,0'], out: [1], units: { '1,0': ['H1', '', 'H1'] } },
      4,
      { teams: true }
    )
    expect(s.players.map((it) => it.out)).toEqual([false, true, false, false])
    expect(s.turn.moved).toEqual({ '1,0': { human: 1 } })
    expect(s.turn.fights).toEqual([{ at: '1,0', won: false, left: {}, killed: [] }])
  })
  test('NO-040: binds those who stand among enemies, once units move', () => {
    const units = { '1,0': ['H1', 'H1'] }
    expect([at({ units }).turn.bound, at({ phase: 'move', units }).turn.bound]).toEqual([[], ['1,0']])
  })
  test('goes on by itself until somebody is asked', () => {
    expect(at({ phase: 'explore', units: { '1,0': ['H1'] } })).toMatchObject({ phase: 'draw' })
  })
})
