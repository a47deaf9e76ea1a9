import { describe, expect, test } from 'vitest'
import game from '../../../src/games/kero/index.ts'
import type { State } from '../../../src/games/kero/state.ts'
import { nextCards } from '../../../src/games/kero/turn/deck.ts'
import { linesOf, scoreOf } from '../../../src/games/kero/turn/score.ts'
import { acts, after, at, card, clan, land, rule, say, tuarek } from './match.ts'

const starts = Array.from({ length: 12 }, (_, i) => `S${String(i + 1).padStart(2, '0')}`)
const [S1 = '', S2 = '', S3 = '', S4 = '', S5 = '', S6 = ''] = starts
const row = [S1, S2, S3, S4, S5, S6]
const fire = (flames: number, position: object = {}): State =>
  after(at({ phase: 'develop', row, flames, ...position } as never), say(0, 'done'))
/** The row lacks one card, and the next may be a Conquest card. */
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
    // Three are left: two for the player in turn, one for the other.
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
    expect(JSON.stringify(game.view(s, 0).widgets)).toContain('"id":"round","title":{"say":"counter.round"},"value":2')
  })
  test('KE-003: turns alternate, after a conquest, too', () => {
    const s = after(conquest(brink({ active: 1, first: 0 })), ...four('L05', 'L06', 'L07', 'L08'), card('C06'))
    expect(s.active).toBe(0)
  })
  test('KE-223, KE-Q19: a second Conquest card in one refill, resolved or put under three cards', () => {
    // The first heap ends with its Conquest card, and the second begins with one.
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

describe('scoring', () => {
  const over = (position: object, options = {}): State =>
    after(
      at({ conquered: 3, last: true, first: 0, active: 1, phase: 'fire', ...position } as never, options),
      say(1, 'done')
    )
  const points = (cards: string[], won: string[]) => {
    const s = over({ cards: [cards, []], won: [won, []] })
    return Object.fromEntries(
      linesOf(s, 0).map((it) => [it.what === 'card' ? it.id : it.what === 'land' ? it.id : it.what, it.points])
    )
  }
  test('KE-250, KE-251: cards, lands and slots, each as printed', () => {
    expect(points(['C24', 'S02', 'S01'], ['L09'])).toEqual({ C24: 5, S02: 1, L09: 3 })
    expect(scoreOf(over({ cards: [['C24', 'S02'], []], won: [['L09'], []] }), 0)).toBe(9)
  })
  test('KE-252: n passes give n times n', () => {
    expect([1, 2, 5].map((n) => points(['C01', 'C02', 'C03', 'C04', 'C05'].slice(0, n), []).pass)).toEqual([1, 4, 25])
  })
  test('KE-253: a point for each card of the colour', () => {
    expect(points(['S01', 'S05', 'C11', 'S04'], ['L01', 'L04'])).toMatchObject({ L01: 3, L04: 1 })
  })
  test('KE-254, KE-263: a point for three cards of any kind; a card without colour counts here only', () => {
    expect([2, 3, 5].map((n) => points(['C01', 'C02', 'C03', 'C04', 'C05'].slice(0, n), ['L05']).L05)).toEqual([
      0, 1, 1
    ])
    expect(points(['C01', 'C02', 'C03', 'C04', 'C05'], ['L06', 'L07'])).toMatchObject({ L06: 1, L07: 1 })
  })
  test('KE-255: every colour gives two more', () => {
    expect([points(['S01', 'S02', 'S03', 'S04'], ['L06']).L06, points(['S01', 'S02', 'S03'], ['L06']).L06]).toEqual([
      3, 1
    ])
  })
  test('KE-256: four of a colour give three more, once', () => {
    const green = ['S01', 'S05', 'S09', 'C07', 'C11', 'C17', 'C20', 'C24']
    expect([3, 4, 8].map((n) => points(green.slice(0, n), ['L07']).L07)).toEqual([1, 4, 4])
  })
  test('KE-257, KE-258: a point for each land; bonus lands as printed', () => {
    expect(points([], ['L08', 'L09', 'L10', 'L11', 'L12'])).toEqual({ L08: 5, L09: 3, L10: 2, L11: 2, L12: 1 })
  })
  test('KE-259: checked once, at the end', () => {
    const s = over({})
    expect([s.phase, game.toAct(s), rule(s, 0, { act: 'done' })]).toEqual(['over', [], 'KE-259'])
  })
  test('KE-260: what is left gives nothing', () => {
    expect(
      scoreOf(over({ jerrycans: [9, 2], tuareks: [['MOVE'], []], powers: [['DG'], []], fuel: [60_000, 0] }), 0)
    ).toBe(0)
  })
  test('KE-261: the higher score wins', () => {
    expect(game.outcome(over({ cards: [['C24'], []] }))).toMatchObject({
      winners: [0],
      why: { with: { n: 5, other: 0 } }
    })
  })
  test('KE-262, KE-Q21: equal scores are shared, or decided as agreed', () => {
    const tied = { jerrycans: [2, 5], won: [['L09'], ['L10', 'L12']] }
    expect(over(tied).winners).toEqual([0, 1])
    expect(over(tied, { finalTie: 'mostLands' }).winners).toEqual([1])
    expect(over({ ...tied, jerrycans: [6, 5] }, { finalTie: 'mostJerrycans' }).winners).toEqual([0])
  })
})

describe('powers', () => {
  const taking = (id: string, position: object = {}, options = {}): State =>
    at(
      {
        phase: 'develop',
        pool: { brick: 4, wheat: 5, metal: 4, recruit: 4 },
        row: [id, null, null, null, null, null],
        ...position
      } as never,
      options
    )
  const take = [0, { act: 'take', slot: 1 }] as const
  test('KE-270, KE-274, KE-Q26: the tile comes with the card and works from the next turn', () => {
    const s = after(taking('S05', { jerrycans: [3, 2] }), take)
    expect(clan(s, 0)).toMatchObject({ powers: ['DG'], fresh: ['DG'] })
    expect(after(taking('C08'), take, [0, { act: 'convert', wheat: 1 }]).turn.converted).toBe(true)
    expect(rule(after(taking('C08', {}, { newPower: 'nextTurn' }), take), 0, { act: 'convert', wheat: 1 })).toBe(
      'KE-276'
    )
  })
  const five = ['DY', 'DB', 'brick', 'wheat', 'metal']
  test('KE-271, KE-272, KE-Q12: five tiles; a sixth card without one, refused, or for another', () => {
    const s = after(taking('S05', { powers: [five, []] }), take)
    expect([clan(s, 0).powers, clan(s, 0).cards]).toEqual([five, ['S05']])
    expect(rule(taking('S05', { powers: [five, []] }, { sixthPower: 'refuse' }), 0, take[1])).toBe('KE-271')
    const swap = taking('S05', { powers: [five, []] }, { sixthPower: 'swap' })
    expect(clan(after(swap, [0, { act: 'take', slot: 1, swap: 'DY' }]), 0).powers).toEqual([...five.slice(1), 'DG'])
    expect(rule(swap, 0, { act: 'take', slot: 1, swap: 'INCOME' })).toBe('KE-272')
  })
  test('KE-273, KE-276: wheat into jerrycans, once a turn', () => {
    const s = taking('S01', { powers: [['CONVERT_WHEAT'], []], jerrycans: [0, 2] })
    const changed = after(s, [0, { act: 'convert', wheat: 3 }])
    expect([clan(changed, 0).jerrycans, changed.turn.pool.wheat]).toEqual([3, 2])
    expect(rule(changed, 0, { act: 'convert', wheat: 1 })).toBe('KE-273')
    expect(rule(s, 0, { act: 'convert', wheat: 6 })).toBe('KE-276')
    expect(rule(taking('S01'), 0, { act: 'convert', wheat: 1 })).toBe('KE-276')
  })
  test('KE-278, KE-Q14: a jerrycan at the start of the turn, or after the refuels', () => {
    const mine = { powers: [['INCOME'], []], jerrycans: [0, 0] }
    expect(clan(at(mine), 0).jerrycans).toBe(1)
    const later = at(mine, { incomeFirst: false })
    expect([clan(later, 0).jerrycans, clan(after(later, say(0, 'done')), 0).jerrycans]).toEqual([0, 1])
  })
  test('KE-279: no power has to be used', () => {
    expect(acts(taking('S01', { powers: [['CONVERT_WHEAT'], []] }), 0)).toContain('done')
  })
  test('KE-280: one tile of each', () => {
    expect(game.setup({ options: {}, seats: [{}, {}], position: { powers: [['DG'], ['DG']] } })).toMatchObject({
      ok: false,
      problems: [{ rule: 'KE-280' }]
    })
  })
})

describe('the referee', () => {
  test('KE-290: what is refused changes nothing and names its rule', () => {
    const s = Object.freeze(at({ phase: 'develop' }))
    expect(rule(s, 0, { act: 'take', slot: 1 })).toBe('KE-142')
    expect(rule(s, 0, { act: 'throw', dice: [] })).toBe('KE-290')
    expect(rule(after(at({}), say(0, 'buy')), 0, { act: 'done' })).toBe('KE-290')
  })
  test('KE-291, KE-292: a foul is told, and its sand is lost', () => {
    const s = after(at({ clock: 0, phase: 'develop', fuel: [0, 30_000] }), [
      'chance',
      { act: 'turn', truck: 1, to: 'tankDown', at: 0, error: 0 }
    ])
    const move = { by: 'chance', do: { act: 'elapse', to: 4000, error: 0 } } as const
    expect(JSON.stringify(game.tell(s, move))).toContain('log.foul.KE-039')
    const back = after(
      s,
      [move.by, move.do],
      ['chance', { act: 'turn', truck: 1, to: 'flat', at: 5000, error: 0 }],
      ['chance', { act: 'elapse', to: 5500, error: 0 }]
    )
    expect(back.trucks[1].lo).toBe(25_000)
  })
  test('KE-293: what was entered is disputed until the next turn, which waits', () => {
    const s = after(
      at({
        phase: 'develop',
        pool: { brick: 2 },
        row: ['S04', null, null, null, null, null],
        gone: starts.slice(4, 8)
      }),
      [0, { act: 'take', slot: 1 }]
    )
    expect(rule(at({ phase: 'develop' }), 1, { act: 'dispute' })).toBe('KE-293')
    const disputed = after(s, [1, { act: 'dispute' }])
    expect(rule(disputed, 1, { act: 'dispute' })).toBe('KE-293')
    expect(after(disputed, [1, { act: 'settle' }]).turn.disputed).toBe('settled')
    const last = at({
      conquered: 3,
      last: true,
      first: 0,
      active: 1,
      phase: 'develop',
      pool: { brick: 3, metal: 2 },
      row: ['C21', null, null, null, null, null]
    })
    const waits = after(last, [1, { act: 'take', slot: 1 }], [0, { act: 'dispute' }], say(1, 'done'), say(1, 'done'))
    expect([waits.phase, game.asked(waits)]).toEqual(['end', 0])
    expect(after(waits, [0, { act: 'settle' }]).phase).toBe('over')
  })
  test('KE-Q40: turns without a Conquest are mentioned', () => {
    const s = { ...at({}), quiet: 7 }
    expect(JSON.stringify(game.view(s, 0).widgets)).toContain('note.quiet')
    expect(JSON.stringify(game.view({ ...s, quiet: 6 }, 0).widgets)).not.toContain('note.quiet')
  })
  test('KE-Q41: the gauge in seconds, in bands, or hidden', () => {
    const gauge = (fuelGauge: string) => game.view(at({ fuel: [15_000, 0] }, { fuelGauge }), 0).seats[0]?.widgets[0]
    expect(gauge('exact')).toMatchObject({ level: 0.25, note: { say: 'gauge.seconds' } })
    expect(gauge('bands')).toMatchObject({ note: { say: 'gauge.some' } })
    expect(gauge('hidden')).toMatchObject({ level: 0, note: { say: 'pose.flat' } })
  })
  test('a tile that is won in a conquest comes with a Tuarek', () => {
    const s = conquest(brink({ lands: ['L09', 'L01', 'L05', 'L10'], pawns: [[1], []] }))
    expect(clan(after(s, tuarek('REMOVE')), 0).tuareks).toEqual(['REMOVE'])
  })
})
