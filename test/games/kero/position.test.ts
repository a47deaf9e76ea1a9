// Positions written by hand: what they leave out, and those that no match can reach.

import { describe, expect, test } from 'vitest'
import type { Json } from '../../../src/core/json.ts'
import game from '../../../src/games/kero/index.ts'
import { deckLeft } from '../../../src/games/kero/turn/deck.ts'
import { readable } from '../readable.ts'
import { at, clan, held } from './match.ts'

/** What is wrong with it, as `place rule`. */
function wrong(position: Json, options: Json = {}): readonly string[] {
  const set = game.setup({ options, seats: [{}, {}], position })
  if (set.ok) return []
  for (const { why } of set.problems) if (why) readable(game.words, why)
  return set.problems.map(({ at: [, ...rest], rule }) => `${rest.join('.')} ${rule}`)
}

describe('impossible', () => {
  test.each<[rule: string, place: string, bad: Json, good: Json]>([
    ['KE-010', 'row', { row: ['S01', 'S01', null, null, null, null] }, { row: ['S01', 'S02', null, null, null, null] }],
    ['KE-010', 'row', { row: ['S01', null, null, null, null, null], cards: [['S01'], []] }, { cards: [['S01'], []] }],
    ['KE-014', 'lands', { lands: ['L01', 'L01'] }, { lands: ['L01', 'L02', 'L03', 'L04'] }],
    ['KE-014', 'lands', { lands: ['L01'], won: [['L01'], []] }, { lands: ['L01', 'L02'], won: [['L03'], []] }],
    ['KE-013', 'conquered', { conquered: 0, turned: 21 }, { conquered: 0, turned: 20 }],
    ['KE-013', 'conquered', { conquered: 1, turned: 30 }, { conquered: 1, turned: 28 }],
    ['KE-134', 'jerrycans', { jerrycans: [14, 14] }, { jerrycans: [14, 13] }],
    ['KE-016', 'tuareks', { tuareks: [['MOVE', 'MOVE'], ['MOVE']] }, { tuareks: [['MOVE'], ['MOVE']] }],
    ['KE-016', 'tuareks', { tuareks: [['MOVE'], ['MOVE']], discards: ['MOVE'] }, { discards: ['MOVE', 'MOVE'] }],
    ['KE-280', 'powers', { powers: [['DY'], ['DY']] }, { powers: [['DY'], ['DG']] }],
    ['KE-015', 'pawns.1', { pawns: [[], [4, 4]] }, { pawns: [[], [4, 3]] }],
    ['KE-234', 'pawns.0', { pawns: [[0, 0, 0, 0, 1], []] }, { pawns: [[1], []] }],
    [
      'KE-224',
      'pawns.0',
      { lands: ['L01', 'L02'], pawns: [[0, 0, 1], []] },
      { lands: ['L01', 'L02'], pawns: [[0, 1], []] }
    ],
    ['KE-033', 'fuel.1', { fuel: [0, 60_001] }, { fuel: [0, 60_000] }],
    ['KE-231', 'last', { last: true }, { last: true, conquered: 3, first: 0, active: 1 }],
    ['KE-231', 'last', { last: true, conquered: 3, first: 1, active: 1 }, { last: false, conquered: 0, active: 1 }],
    ['KE-231', 'last', { last: true, conquered: 2, first: 0, active: 1 }, { conquered: 2, active: 1 }]
  ])('%s at %s: %j', (rule, place, bad, good) => {
    expect(wrong(bad)).toContain(`${place} ${rule}`)
    expect(wrong(good)).toEqual([])
  })
  test('KE-134: jerrycans that are not limited may be any number', () => {
    expect(wrong({ jerrycans: [14, 14] }, { jerrycanSupply: 'unlimited' })).toEqual([])
  })
  test('KE-234: the empty pile holds one explorer in its first slot and two in its second', () => {
    const last = { last: true, conquered: 3, first: 0, active: 1 }
    expect(wrong({ ...last, pawns: [[0, 0, 0, 0, 1, 2], []] })).toEqual([])
    expect(wrong({ ...last, pawns: [[0, 0, 0, 0, 2], []] })).toEqual(['pawns.0 KE-234'])
    expect(wrong({ ...last, pawns: [[0, 0, 0, 0, 0, 3], []] })).toEqual(['pawns.0 KE-234'])
  })
  test('of another shape', () => {
    expect(wrong({ phase: 'lunch' })).toEqual(['phase undefined'])
    expect(wrong({ fuel: [1] })).toEqual(['fuel undefined'])
  })
})

describe('left out', () => {
  test('is as at the start of a match', () => {
    const s = at({})
    expect([s.phase, s.active, s.row, s.lands, held(s, 0)]).toEqual([
      'window',
      0,
      ['S01', 'S02', 'S03', 'S04', 'S05', 'S06'],
      ['L01', 'L02', 'L03', 'L04'],
      [60_000, 60_000]
    ])
    expect([clan(s, 0).jerrycans, clan(s, 1).tuareks, s.supply, deckLeft(s)]).toEqual([2, [], 23, 33])
  })
  test('the first player is on, and a truck in a roll stands', () => {
    const s = at({ first: 1, phase: 'roll' })
    expect([s.active, s.trucks[1].pose, s.trucks[0].pose]).toEqual([1, 'tankDown', 'flat'])
    expect(at({ first: 1, active: 0 }).active).toBe(0)
    expect(at({ phase: 'roll', poses: ['flat', 'flat'] }).trucks[0].pose).toBe('flat')
  })
  test('KE-013: the cards that must have come before those that lie there', () => {
    expect(deckLeft(at({ conquered: 1 }))).toBe(39 - 13)
    expect(deckLeft(at({ conquered: 2 }))).toBe(39 - 22)
    expect(deckLeft(at({ conquered: 1, turned: 15 }))).toBe(24)
    // One of the other cards: all Start cards have been turned up before it.
    expect(deckLeft(at({ row: ['C11', null, null, null, null, null] }))).toBe(39 - 13)
    expect(deckLeft(at({ conquered: 1 }, { heaps: '9,8,7' }))).toBe(39 - 13)
    expect(deckLeft(at({ conquered: 2 }, { heaps: '9,8,7' }))).toBe(39 - 23)
  })
  test('KE-220: four lands for each round that has begun; after the third conquest none', () => {
    expect(at({ conquered: 1 }).shown).toHaveLength(8)
    const s = at({ conquered: 3, first: 0, active: 1, last: true })
    expect([s.lands, s.shown]).toHaveLength(2)
    expect([s.lands.length, s.shown.length, s.final]).toEqual([0, 12, true])
  })
  test('a row of fewer cards has gaps, and what was thrown counts as a throw', () => {
    expect(at({ row: ['S01', null, null, null, null, null] }).row.filter((it) => it === null)).toHaveLength(5)
    const s = at({ phase: 'roll', faces: { W1: 6, W2: 2 }, flames: 1, pool: { wheat: 2 }, colours: ['DB', 'DY'] })
    expect([s.turn.threw, s.turn.faces, s.turn.colours, s.turn.flames]).toEqual([
      true,
      { W1: 6, W2: 2 },
      ['DY', 'DB'],
      1
    ])
    expect(s.turn.pool).toEqual({ brick: 0, wheat: 2, metal: 0, recruit: 0 })
    expect(at({ phase: 'roll' }).turn.threw).toBe(false)
    expect(at({ phase: 'develop' }).turn).toMatchObject({ threw: true, stood: true })
    expect(at({ phase: 'choose' }).turn.stood).toBe(false)
  })
})
