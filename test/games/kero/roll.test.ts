import { describe, expect, test } from 'vitest'
import { house } from '../../../src/games/kero/data/house.ts'
import game from '../../../src/games/kero/index.ts'
import type { State } from '../../../src/games/kero/state.ts'
import {
  after,
  at,
  BR,
  cast,
  castAll,
  clan,
  elapse,
  faces,
  five,
  fouls,
  held,
  JE,
  ME,
  RE,
  rule,
  say,
  turn,
  WH,
  whites
} from './match.ts'

const choosing = (position: object = {}, options = {}): State =>
  at({ clock: 0, phase: 'choose', fuel: [30_000, 60_000], jerrycans: [3, 2], ...position }, options)
const standing = (position: object = {}, options = {}): State =>
  after(choosing(position, options), turn(0, 'tankDown', 0), elapse(500))
const flat = (ms: number) => [turn(0, 'flat', ms), elapse(ms + 500)] as const

test('the page learns what each face shows from the data of the match', () => {
  const own = structuredClone(house.dice)
  const s = standing({}, { dice: { ...own, DY: [{ kind: 'tuarek', n: 2 }, ...own.DY.slice(1)] } })
  const shows = (kind: string) =>
    game
      .box(s)
      .dice.find((it) => it.kind === kind)
      ?.shows?.map(({ look, n = 1 }) => [look, n])
  expect(shows('W1')?.map(([look]) => look)).toEqual(
    ['brick', 'wheat', 'metal', 'recruit', 'jerrycan', 'fire'].map((it) => `face-${it}`)
  )
  expect([shows('DY')?.[0], shows('DG')?.[0]]).toEqual([
    ['face-tuarek', 2],
    ['face-recruit', 2]
  ])
  const [pool] = game.view(s, 0).widgets
  expect(pool).toMatchObject({
    widget: 'dice',
    dice: [{ kind: 'W1', shows: game.box(s).dice[0]?.shows }, {}, {}, {}, {}]
  })
})

test('one press throws all dice, whatever it is called by', () => {
  const said = game.view(standing(), 0).choices.filter((it) => it.throws)
  expect(said.map(({ label, main }) => [label.say, main])).toEqual([['choice.castAll', true]])
})

describe('choosing dice', () => {
  test('KE-080: the five white dice are always rolled', () => {
    expect(rule(standing(), 0, { act: 'cast', dice: ['W1', 'W2', 'W3', 'W4'] })).toBe('KE-091')
  })
  test('KE-081: a coloured die costs a jerrycan', () => {
    const s = after(choosing(), [0, { act: 'die', die: 'DB' }])
    expect([s.turn.colours, clan(s, 0).jerrycans]).toEqual([['DB'], 2])
    expect(rule(choosing({ jerrycans: [0, 0] }), 0, { act: 'die', die: 'DB' })).toBe('KE-081')
  })
  test('KE-082, KE-Q27: a free die is there at no cost, and may be left', () => {
    const s = after(at({ powers: [['DG'], []], jerrycans: [0, 0] }), say(0, 'done'))
    expect(s.turn.colours).toEqual(['DG'])
    const left = after(s, [0, { act: 'leave', die: 'DG' }])
    expect(after(left, [0, { act: 'die', die: 'DG' }]).turn.colours).toEqual(['DG'])
    const must = after(at({ powers: [['DG'], []] }, { freeDieOptional: false }), say(0, 'done'))
    expect(rule(must, 0, { act: 'leave', die: 'DG' })).toBe('KE-082')
    expect(rule(after(choosing(), [0, { act: 'die', die: 'DY' }]), 0, { act: 'leave', die: 'DY' })).toBe('KE-082')
  })
  test('KE-083, KE-170: two coloured dice of choice, or those that are left', () => {
    const hand = { tuareks: [['EXTRA_DICE'], []] }
    expect(after(choosing(hand), [0, { act: 'extraDice', dice: ['DY', 'DB'] }]).turn.colours).toEqual(['DY', 'DB'])
    expect(rule(choosing(hand), 0, { act: 'extraDice', dice: ['DY'] })).toBe('KE-083')
    expect(
      after(choosing({ ...hand, colours: ['DY', 'DG'] }), [0, { act: 'extraDice', dice: ['DB'] }]).turn.colours
    ).toHaveLength(3)
    expect(rule(standing(hand), 0, { act: 'extraDice', dice: ['DY', 'DB'] })).toBe('KE-170')
  })
  test('KE-084: no colour twice', () => {
    expect(rule(after(choosing(), [0, { act: 'die', die: 'DY' }]), 0, { act: 'die', die: 'DY' })).toBe('KE-084')
  })
  test('KE-085, KE-086: none is added or given back once the truck has stood', () => {
    const s = standing({ colours: ['DY'] })
    expect(rule(s, 0, { act: 'die', die: 'DB' })).toBe('KE-085')
    const again = after(s, ...flat(1000))
    expect(again.phase).toBe('choose')
    expect(rule(again, 0, { act: 'die', die: 'DB' })).toBe('KE-085')
    expect([again.turn.colours, clan(again, 0).jerrycans]).toEqual([['DY'], 3])
  })
})

describe('rolling', () => {
  const threw = (position: object = {}, options = {}): State =>
    after(standing(position, options), castAll(0), whites(6, BR, BR, JE, ME))
  test('KE-090: it starts when the truck stands; earlier throws are void', () => {
    expect(rule(choosing(), 0, { act: 'cast', dice: ['W1'] })).toBe('KE-090')
    expect(standing().phase).toBe('roll')
  })
  test('KE-091: the first throw uses all dice', () => {
    const s = standing({ colours: ['DY'] })
    expect(rule(s, 0, { act: 'cast', dice: ['W1', 'W2', 'W3', 'W4', 'W5'] })).toBe('KE-091')
    expect(rule(s, 0, { act: 'cast', dice: ['W1', 'W2', 'W3', 'W4', 'W5', 'DY'] })).toBeNull()
  })
  test('KE-092, KE-094: any subset of unburned dice, as often as one likes', () => {
    const s = threw()
    expect([...game.legal(s, 0)].filter((it) => it.act === 'cast')).toHaveLength(15)
    const again = after(s, cast(0, 'W2', 'W5'), faces({ W2: WH, W5: RE }), cast(0, 'W2'), faces({ W2: BR }))
    expect(again.turn.faces).toEqual(five(6, BR, BR, JE, RE))
    expect(rule(s, 'chance', { act: 'throw', dice: [{ kind: 'W1', face: 1 }] })).toBe('KE-092')
  })
  test('KE-093: fire burns a die', () => {
    expect(rule(threw(), 0, { act: 'cast', dice: ['W1'] })).toBe('KE-093')
  })
  test('KE-095, KE-171, KE-Q08: with the Tuarek fire may be thrown again, all turn or once', () => {
    const hand = { tuareks: [['REROLL_FIRE'], []] }
    const with_ = (options: object): State => {
      const s = after(choosing(hand, options), [0, { act: 'rerollFire' }], turn(0, 'tankDown', 0), elapse(500))
      return after(s, castAll(0), whites(6, 6, 1, 1, 1), cast(0, 'W1'), faces({ W1: 6 }))
    }
    expect(rule(with_({}), 0, { act: 'cast', dice: ['W1'] })).toBeNull()
    // Once is used up by a throw with any die on fire in it.
    const mixed = after(
      choosing(hand, { rerollFireScope: 'once' }),
      [0, { act: 'rerollFire' }],
      turn(0, 'tankDown', 0),
      elapse(500),
      castAll(0),
      whites(6, 6, 1, 1, 1),
      cast(0, 'W1', 'W3'),
      faces({ W1: 1, W3: 1 })
    )
    expect(rule(mixed, 0, { act: 'cast', dice: ['W2'] })).toBe('KE-093')
    expect(rule(with_({ rerollFireScope: 'once' }), 0, { act: 'cast', dice: ['W1'] })).toBe('KE-093')
    const once = after(
      choosing(hand, { rerollFireScope: 'once' }),
      [0, { act: 'rerollFire' }],
      turn(0, 'tankDown', 0),
      elapse(500),
      castAll(0),
      whites(6, 6, 1, 1, 1),
      cast(0, 'W1', 'W3'),
      faces({ W1: BR, W3: ME })
    )
    expect(once.turn.faces).toEqual(five(BR, 6, ME, 1, 1))
    expect(rule(standing(hand), 0, { act: 'rerollFire' })).toBe('KE-171')
    const next = after(with_({}), ...flat(3000), say(0, 'done'), say(0, 'done'))
    expect({ ...next.turn, rerolls: next.turn.rerolls }.rerolls).toBe('turn')
  })
  test('KE-096: laying flat ends it, and faces count as they lie', () => {
    const s = after(threw(), ...flat(8200))
    expect([s.phase, s.turn.pool.brick, held(s, 0)]).toEqual(['develop', 2, [21_800, 21_800]])
  })
  test('KE-097: the truck is not stood again', () => {
    const s = after(threw(), ...flat(4000), turn(0, 'tankDown', 6000))
    expect(fouls(s, ...elapse(6500))).toEqual(['KE-097'])
    expect(after(s, elapse(6500)).phase).toBe('develop')
    expect(rule(after(threw(), ...flat(4000)), 0, { act: 'tip', to: 'tankDown' })).toBe('KE-097')
    // KE-292: the sand lost during the foul is not given back.
    expect(held(after(s, elapse(8000), turn(0, 'flat', 9000), elapse(9500)), 0)).toEqual([23_000, 23_000])
  })
  test('KE-098: a throw begun after laying flat is void', () => {
    const s = after(threw(), turn(0, 'flat', 3000), elapse(3300), cast(0, 'W2'), faces({ W2: RE }))
    const [by, action] = elapse(3500)
    expect(fouls(s, by, action)).toEqual(['KE-098'])
    expect(after(s, elapse(3500)).turn.faces.W2).toBe(BR)
    expect(rule(after(s, elapse(3500)), 0, { act: 'cast', dice: ['W2'] })).toBe('KE-098')
    const knock = after(s, turn(0, 'tankDown', 3400), elapse(4000))
    expect([knock.phase, knock.turn.faces.W2]).toEqual(['roll', RE])
  })
  test('KE-099, KE-Q09: dice in the air count if they lie within two seconds', () => {
    const air = (ms: number, options = {}): State =>
      after(
        threw({}, options),
        elapse(2900),
        cast(0, 'W2'),
        turn(0, 'flat', 3000),
        elapse(3500),
        elapse(ms),
        faces({ W2: RE })
      )
    expect(air(5000).turn.faces.W2).toBe(RE)
    expect(air(5001).turn.faces.W2).toBe(BR)
    expect(air(4000, { lateThrow: 'void' }).turn.faces.W2).toBe(BR)
    expect(air(5001).phase).toBe('develop')
  })
  test('KE-100: a burned die goes back to fire, the others of the throw stand', () => {
    const s = after(threw(), cast(0, 'W1', 'W2'))
    expect(fouls(s, ...faces({ W1: RE, W2: ME }))).toEqual(['KE-100'])
    expect(after(s, faces({ W1: RE, W2: ME })).turn.faces).toEqual(five(6, ME, BR, JE, ME))
    const seen = {
      places: {},
      dice: {
        lying: [
          { kind: 'W1', face: RE },
          { kind: 'W2', face: ME }
        ],
        thrown: [0, 1]
      }
    }
    expect([...(game.slips?.(threw(), seen) ?? [])]).toEqual([{ by: 0, do: { act: 'cast', dice: ['W1', 'W2'] } }])
  })
  test('KE-101, KE-Q10: a die that leans is thrown again with the others, or set back as if it had not been thrown', () => {
    const again = after(threw(), cast(0, 'W2', 'W3'), faces({ W2: JE, W3: RE }))
    expect(again.turn.faces).toEqual(five(6, JE, RE, JE, ME))
    const kept = after(threw(), cast(0, 'W3'), faces({ W3: RE }))
    expect(kept.turn.faces).toEqual(five(6, BR, RE, JE, ME))
    expect(rule(after(threw(), cast(0, 'W3')), 0, { act: 'cast', dice: ['W2'] })).toBe('KE-290')
  })
  test('KE-102, KE-103, KE-Q11: stood without a throw', () => {
    const s = after(standing(), ...flat(4000))
    expect([s.phase, held(s, 0)]).toEqual(['choose', [26_000, 26_000]])
    expect(after(s, turn(0, 'tankDown', 6000), elapse(6500)).phase).toBe('roll')
    const lost = after(standing({}, { emptyStand: 'lostRoll' }), ...flat(4000))
    expect([lost.phase, lost.turn.pool.brick]).toEqual(['develop', 0])
  })
})
