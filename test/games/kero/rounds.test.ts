import { describe, expect, test } from 'vitest'
import game from '../../../src/games/kero/index.ts'
import type { State } from '../../../src/games/kero/state.ts'
import { nextCards } from '../../../src/games/kero/turn/deck.ts'
import { scoreOf } from '../../../src/games/kero/turn/score.ts'
import { after, at, card, clan, land, rule, say } from './match.ts'

const starts = Array.from({ length: 12 }, (_, i) => `S${String(i + 1).padStart(2, '0')}`)
const [S1 = '', S2 = '', S3 = '', S4 = '', S5 = '', S6 = ''] = starts
const row = [S1, S2, S3, S4, S5, S6]
const fire = (flames: number, position: object = {}): State =>
  after(at({ phase: 'develop', row, flames, ...position } as never), say(0, 'done'))
/** The row lacks one card, and the next card may be a Conquest card. */
const brink = (position: object = {}, options = {}): State =>
  at(
    {
      phase: 'fire',
      row: [null, ...starts.slice(7)],
      gone: starts.slice(0, 7),
      jerrycans: [2, 2],
      ...position
    } as never,
    options
  )
const conquest = (s: State): State => after(s, say(s.active, 'done'), card('conquest'))

describe('fire and row', () => {
  test('KE-200: no flame or one burns nothing', () => {
    for (const n of [0, 1]) expect(fire(n).row).toEqual(row)
  })
  test('KE-201: two or more burn exactly the rightmost', () => {
    for (const n of [2, 3, 8]) expect(fire(n).row).toEqual([...row.slice(0, 5), null])
    expect(fire(2, { row: [S1, S2, null, null, null, null], gone: [S3] }).row).toEqual([
      S1,
      null,
      null,
      null,
      null,
      null
    ])
  })
  test('KE-202: flames of coloured dice count alike', () => {
    const s = at({ phase: 'roll', colours: ['DY'], faces: { W1: 6, W2: 1, W3: 1, W4: 1, W5: 1, DY: 6 } })
    expect(after(s, [0, { act: 'tip', to: 'flat' }], [0, { act: 'answer', empty: false }]).turn.flames).toBe(2)
  })
  test('KE-203: an empty row burns nothing', () => {
    const s = fire(3, { row: [null, null, null, null, null, null] })
    expect([s.phase, s.turn.burnt]).toEqual(['fire', false])
  })
  test('KE-205, KE-206: cards slide right in their order, burn or not', () => {
    const s = after(at({ phase: 'fire', row: [S1, null, S3, null, S5, null], gone: [S2] }), say(0, 'done'))
    expect(s.row).toEqual([null, null, null, S1, S3, S5])
  })
  test('KE-207: filled from right to left, one by one', () => {
    const s = after(at({ phase: 'fire', row: [S1, null, S3, S4, null, S6], gone: [S2] }), say(0, 'done'))
    expect(after(s, card('S07')).row).toEqual([null, 'S07', S1, S3, S4, S6])
    expect(after(s, card('S07'), card('S08'))).toMatchObject({ active: 1, row: ['S08', 'S07', S1, S3, S4, S6] })
  })
  test('KE-005, KE-208: a Conquest card takes no slot and stops the refill', () => {
    const s = conquest(brink())
    expect([s.row[0], s.conquered, s.pending[0]?.does]).toEqual([null, 1, 'land'])
    expect(after(brink(), say(0, 'done'), card('C06'))).toMatchObject({ conquered: 0, active: 1 })
  })
  test('KE-209: with the deck empty, slots stay empty', () => {
    const s = at({
      conquered: 3,
      last: false,
      turned: 39,
      phase: 'fire',
      row: [null, 'C20', 'C21', 'C22', 'C23', 'C24'],
      first: 1,
      active: 1
    })
    expect(after(s, say(1, 'done')).row[0]).toBeNull()
  })
})

describe('conquest', () => {
  const lands = ['L09', 'L01', 'L05', 'L10']
  test('KE-215, KE-216: strictly more wins; a tie or nobody goes to the box', () => {
    const s = conquest(
      brink({
        lands,
        pawns: [
          [0, 2, 0, 1],
          [0, 1, 0, 1]
        ]
      })
    )
    expect([clan(s, 0).lands, clan(s, 1).lands, s.lands]).toEqual([['L01'], [], []])
  })
  test('KE-217, KE-225, KE-277: the tie power wins one, whoever’s turn it is', () => {
    const s = conquest(
      brink({
        lands,
        powers: [[], ['WIN_TIES']],
        pawns: [
          [1, 1, 0, 0],
          [1, 1, 0, 0]
        ]
      })
    )
    expect([s.phase, game.toAct(s)]).toEqual(['tie', [1]])
    expect(rule(s, 1, { act: 'tie', lands: [2] })).toBe('KE-217')
    expect(rule(s, 1, { act: 'tie', lands: [0, 1] })).toBe('KE-217')
    expect(clan(after(s, [1, { act: 'tie', lands: [1] }]), 1).lands).toEqual(['L01'])
    expect(clan(after(s, say(1, 'skip')), 1).lands).toEqual([])
  })
  test('KE-Q23: four lands where agreed', () => {
    const s = conquest(
      brink(
        {
          lands,
          powers: [[], ['WIN_TIES']],
          pawns: [
            [0, 1, 1, 0],
            [0, 1, 1, 0]
          ]
        },
        { tieLands: 4 }
      )
    )
    expect(clan(after(s, [1, { act: 'tie', lands: [1, 2] }]), 1).lands).toEqual(['L01', 'L05'])
  })
  test('KE-218, KE-226: bonuses at once, first for whoever’s turn it is', () => {
    const s = conquest(
      brink({
        lands: ['L10', 'L12', 'L01', 'L02'],
        jerrycans: [24, 0],
        pawns: [
          [0, 1, 0, 0],
          [1, 0, 0, 0]
        ]
      })
    )
    // Three jerrycans are left in the supply: the active player takes two, the other takes one.
    expect([clan(s, 0).jerrycans, clan(s, 1).jerrycans, s.supply]).toEqual([26, 1, 0])
    expect(s.pending[0]).toEqual({ does: 'tuarek', seat: 0 })
  })
  test('KE-219: all explorers go home', () => {
    const s = conquest(
      brink({
        pawns: [
          [2, 1, 0, 0],
          [1, 0, 0, 3]
        ]
      })
    )
    expect(s.clans.map((it) => it.pawns)).toEqual([
      [0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0]
    ])
    expect(game.scene(s).pieces.filter((it) => it.place === 'camp/0')).toHaveLength(7)
  })
  const four = (...ids: string[]) => ids.map((id) => land(id))
  test('KE-002, KE-220, KE-221, KE-222, KE-227: four new lands, the row is filled, the other player plays', () => {
    const s = after(conquest(brink({ lands })), ...four('L02', 'L03', 'L04', 'L06'), card('C06'))
    expect(s).toMatchObject({
      active: 1,
      conquered: 1,
      lands: ['L02', 'L03', 'L04', 'L06'],
      row: ['C06', ...starts.slice(7)]
    })
    expect(JSON.stringify(game.view(s, 0).widgets)).toContain('{"say":"stock.round","with":{"n":2}}')
  })
  test('KE-003: turns alternate, after a conquest, too', () => {
    const s = after(conquest(brink({ active: 1, first: 0 })), ...four('L05', 'L06', 'L07', 'L08'), card('C06'))
    expect(s.active).toBe(0)
  })
  test('KE-223, KE-Q19: a second Conquest card in one refill, resolved or put under three cards', () => {
    // The Conquest card is the last of the first heap, and another is the first of the second heap.
    const position = { turned: 20, phase: 'fire', row: [null, null, 'C01', 'C02', 'C03', 'C04'] }
    const first = after(at(position, {}), say(0, 'done'), card('conquest'), ...four('L05', 'L06', 'L07', 'L08'))
    const both = after(first, card('conquest'))
    expect([both.conquered, both.turn.conquests]).toEqual([2, 2])
    const buried = after(
      at(position, { doubleConquest: 'buryUnder3' }),
      say(0, 'done'),
      card('conquest'),
      ...four('L05', 'L06', 'L07', 'L08'),
      card('conquest')
    )
    expect([buried.conquered, buried.buried]).toEqual([1, 3])
    const on = after(buried, card('C10'), card('C11'))
    expect([on.buried, on.active]).toEqual([1, 1])
  })
  test('KE-224, KE-231, KE-232, KE-Q20: after the third no land comes, and the second player has a last turn', () => {
    const third = (options = {}): State =>
      conquest(
        brink(
          { conquered: 2, turned: 32, row: [null, 'C02', 'C03', 'C04', 'C05', 'C06'], gone: [], won: [['L04'], []] },
          options
        )
      )
    const s = third()
    expect([s.lands, s.final, s.pending[0]?.does]).toEqual([[], true, 'card'])
    const next = after(s, card(nextCards(s)[0] ?? ''))
    expect([next.last, next.active]).toEqual([true, 1])
    expect(third({ fillBeforeLast: false })).toMatchObject({
      last: true,
      active: 1,
      row: [null, 'C02', 'C03', 'C04', 'C05', 'C06']
    })
    expect(rule(next, 1, { act: 'place', land: 4 })).toBe('KE-190')
  })
})

describe('the end', () => {
  const last = (position: object = {}): State =>
    at({
      conquered: 3,
      last: true,
      first: 0,
      active: 1,
      phase: 'develop',
      pool: { recruit: 4, metal: 4 },
      ...position
    } as never)
  test('KE-230: the third conquest in the second player’s turn ends the game', () => {
    const s = conquest(
      brink({ first: 1, active: 0, conquered: 2, turned: 32, row: [null, 'C02', 'C03', 'C04', 'C05', 'C06'], gone: [] })
    )
    expect(s.phase).toBe('over')
  })
  test('KE-233: the last turn has no slide and no refill', () => {
    const s = after(last({ row: [null, 'C02', null, 'C04', 'C05', 'C06'] }), say(1, 'done'), say(1, 'done'))
    expect([s.phase, s.row]).toEqual(['over', [null, 'C02', null, 'C04', 'C05', 'C06']])
  })
  test('KE-234, KE-237: only the two slots, one explorer and two', () => {
    expect(rule(last(), 1, { act: 'place', land: 0 })).toBe('KE-234')
    expect(rule(at({ phase: 'develop' }), 0, { act: 'place', land: 4 })).toBe('KE-234')
    const s = after(
      last(),
      [1, { act: 'place', land: 4 }],
      [1, { act: 'place', land: 5 }],
      [1, { act: 'place', land: 5 }]
    )
    for (const at of [4, 5]) expect(rule(s, 1, { act: 'place', land: at })).toBe('KE-237')
  })
  test('KE-235, KE-236: a complete slot 1 gives 1, a complete slot 2 gives 3', () => {
    const points = (...slots: number[]): number => scoreOf(last({ pawns: [[], [0, 0, 0, 0, ...slots]] }), 1)
    expect([points(0, 0), points(1, 0), points(0, 1), points(0, 2), points(1, 2)]).toEqual([0, 1, 0, 3, 4])
  })
  test('KE-238: neither "move" nor "remove" in the last turn', () => {
    const s = last({ tuareks: [[], ['MOVE', 'REMOVE']] })
    expect(rule(s, 1, { act: 'march', steps: [[0, 1]] })).toBe('KE-238')
    expect(rule(s, 1, { act: 'remove', land: 0 })).toBe('KE-238')
  })
})
