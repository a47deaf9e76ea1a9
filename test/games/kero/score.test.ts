import { describe, expect, test } from 'vitest'
import game from '../../../src/games/kero/index.ts'
import type { State } from '../../../src/games/kero/state.ts'
import { linesOf, scoreOf } from '../../../src/games/kero/turn/score.ts'
import { acts, after, at, card, clan, rule, say, tuarek } from './match.ts'

const starts = Array.from({ length: 12 }, (_, i) => `S${String(i + 1).padStart(2, '0')}`)
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
    expect(over({ ...tied, jerrycans: [6, 5] }, { finalTie: 'mostLands' }).winners).toEqual([1])
    expect(over({ ...tied, jerrycans: [5, 5] }, { finalTie: 'mostJerrycans' }).winners).toEqual([0, 1])
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
    expect(gauge('bands')).toMatchObject({ tone: 'some', note: { say: 'gauge.some' } })
    expect(gauge('hidden')).toMatchObject({ tone: 'unknown', level: 0, note: { say: 'pose.flat' } })
  })
  test('a tile that is won in a conquest comes with a Tuarek', () => {
    const s = conquest(brink({ lands: ['L09', 'L01', 'L05', 'L10'], pawns: [[1], []] }))
    expect(clan(after(s, tuarek('REMOVE')), 0).tuareks).toEqual(['REMOVE'])
  })
})
