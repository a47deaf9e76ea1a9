// Cards (J): who may play them, when, what they do, and that hands stay secret.

import { describe, expect, test } from 'vitest'
import type { Action } from '../../../src/games/nexus-ops/actions.ts'
import game from '../../../src/games/nexus-ops/index.ts'
import type { State } from '../../../src/games/nexus-ops/state.ts'
import { hexOf } from '../../../src/kit/grid/hex.ts'
import { after, at, d6, dice, done, drawn, goes, move, pass, passes, rule } from './match.ts'

const play = (card: string, choices: object = {}): Action => ({ act: 'play', card, ...choices })
const mission = (card: string): Action => ({ act: 'mission', card })
const discard = (card: string): Action => ({ act: 'discard', card })
const take: Action = { act: 'takeMission' }
const battle = (to: string, defender = 1): Action => ({ act: 'battle', at: hexOf(to), defender })

describe('at the start of a turn', () => {
  const holding = (...cards: string[]) => at({ hands: [cards], units: { '2,1': ['H1'] }, tiles: ['2,0', '1,1', '1,0'] })

  test('NO-026, NO-028: in Deploy only, then face up on the discards', () => {
    const s = after(holding('EN-01'), [0, play('EN-01')])
    expect(s.players[0]).toMatchObject({ rubium: 11, hand: [] })
    expect(s.discards.energize).toEqual(['EN-01'])
    expect(rule(after(holding('EN-01'), [0, done]), 0, play('EN-01'))).toBe('NO-026')
  })

  test('EN-02: a human on the own base', () => {
    expect(after(holding('EN-02'), [0, play('EN-02', { at: [2, 2] })]).units['2,2']).toEqual([{ human: 1 }, {}])
    expect(rule(holding('EN-02'), 0, play('EN-02', { at: [1, 1] }))).toBe('NO-023')
  })

  test('EN-03: through the gate to an empty or own hex it may enter, and it may still move', () => {
    const gate = (to: number[]) => play('EN-03', { unit: 'human', from: [2, 1], to })
    expect(rule(holding('EN-03'), 0, gate([1, -1]))).toBe('NO-031')
    const s = after(holding('EN-03'), [0, gate([-2, 2])], [0, done])
    expect(goes(s, 0, 'human', '-2,2')).not.toEqual([])
  })

  test('EN-04: two spaces for one unit, under all other rules', () => {
    const s = after(holding('EN-04'), [0, play('EN-04', { unit: 'human', from: [2, 1] })], [0, done])
    expect(rule(s, 0, move('human', '2,1', '1,0'))).toBeNull()
    expect(rule(s, 0, move('human', '2,1', '0,0'))).toBe('NO-032')
  })

  test('EN-03 and EN-04: a marching unit keeps its march through the gate, unless an equal unit that stays may have it', () => {
    const march = play('EN-04', { unit: 'human', from: [2, 1] })
    const gate = play('EN-03', { unit: 'human', from: [2, 1], to: [-2, 0] })
    const gone = (units: string) =>
      after(at({ hands: [['EN-03', 'EN-04']], units: { '2,1': [units] } }), [0, march], [0, gate], [0, done])
    expect(rule(gone('H1'), 0, move('human', '-2,0', '-1,1'))).toBeNull()
    expect(rule(gone('H2'), 0, move('human', '-2,0', '-1,1'))).toBe('NO-030')
    expect(rule(gone('H2'), 0, move('human', '2,1', '1,0'))).toBeNull()
  })

  test('EN-05: two tiles are seen by one alone, and lie there as they were', () => {
    const s = after(holding('EN-05'), [
      0,
      play('EN-05', {
        tiles: [
          [1, 0],
          [2, 0]
        ]
      })
    ])
    const first = { by: 'chance', do: { act: 'pick', what: 'tile', items: ['XT-1'] } } as const
    expect(game.learns(s, first)).toEqual([0])
    const seen = after(s, drawn('tile', 'XT-1'), drawn('tile', 'XT-6'))
    expect(seen.known).toEqual({ '1,0': { tile: 'XT-1', seats: [0] }, '2,0': { tile: 'XT-6', seats: [0] } })
    expect(game.view(seen, 1)).toEqual(game.view(after(s, drawn('tile', 'XT-2'), drawn('tile', 'XT-2')), 1))
  })
})

describe('in a battle', () => {
  const fight = (hands: string[][], units = ['S1', 'S1']): State =>
    after(at({ phase: 'battle', units: { '1,0': units }, hands }), [0, battle('1,0')])

  test('NO-126, NO-123: battle cards in their windows, by anybody, in turn', () => {
    const s = fight([['EN-08'], ['EN-06']])
    expect(rule(s, 0, play('EN-08', { side: 'attacker' }))).toBe('NO-126')
    expect(rule(s, 1, play('EN-06', { unit: 'strider', side: 'defender' }))).toBe('NO-005')
    const mine = after(s, [0, pass])
    expect(rule(mine, 1, play('EN-06', { unit: 'strider', side: 'defender' }))).toBeNull()
    expect(rule(at({ hands: [['EN-06']] }), 0, play('EN-06', { unit: 'human', side: 'attacker' }))).toBe('NO-126')
  })

  test.each([
    ['EN-06', 'attacker', 3, 1],
    ['EN-10', 'attacker', 4, 0]
  ] as const)('%s changes every roll of a type of one side for the battle: %s', (card, side, face, hits) => {
    const s = passes(after(fight([[card]]), [0, play(card, { unit: 'strider', side })]))
    const hit = after(s, dice([face], [1]), [0, pass], [1, pass])
    expect(hit.turn.battle?.hits.defender.own ?? 0).toBe(hits)
  })

  test('EN-07: one die more', () => {
    const s = after(fight([['EN-07']]), [0, pass], [1, pass], [0, play('EN-07', { side: 'attacker' })])
    expect(passes(s).pending).toEqual([{ does: 'roll', attacker: 2, defender: 1 }])
  })

  test('EN-08: one hit less', () => {
    const s = after(passes(fight([[], ['EN-08']])), dice([4], [1]), [0, pass], [1, play('EN-08', { side: 'defender' })])
    expect(passes(s).turn.battle?.hits.defender.own ?? 0).toBe(0)
  })

  test('EN-09: dice of one side are thrown again', () => {
    const rolled = after(passes(fight([['EN-09']])), dice([1], [6]))
    expect(rule(rolled, 0, play('EN-09', { side: 'defender', dice: [5] }))).toBe('NO-004')
    const again = after(rolled, [0, play('EN-09', { side: 'defender', dice: [6] })], dice([], [1]))
    expect(again.turn.battle?.dice).toEqual({ attacker: [1], defender: [1] })
  })

  test('EN-11: on 4 or more the struck side chooses a unit, and that may be the end of it', () => {
    const strike = after(fight([['EN-11']]), [0, play('EN-11', { side: 'defender' })])
    const fell = after(strike, d6(4), [1, { act: 'casualty', unit: 'strider' }])
    expect(passes(fell).turn.fights[0]).toMatchObject({
      won: true,
      killed: [{ side: 'defender', unit: 'strider', step: null }]
    })
    expect(passes(after(strike, d6(3))).turn.battle?.stage).toBe('roll')
  })

  test('NO-125, NO-Q15: without the loop everybody is asked once', () => {
    const position = { phase: 'battle', units: { '1,0': ['S1', 'S1'] }, hands: [['EN-06']] }
    const s = after(at(position, 2, { energizeLoop: false }), [0, battle('1,0')])
    const over = after(s, [0, play('EN-06', { unit: 'strider', side: 'attacker' })], [1, pass])
    expect(over.turn.battle?.stage).toBe('before')
  })
})

describe('missions', () => {
  /** P1 has won a battle in the forest against a crystalline; a fungoid of P1 is left. */
  const won = (hands: string[][], options = {}): State => {
    const position = { phase: 'battle', units: { '1,1': ['S1 F1', 'C1'] }, hands, vp: [9, 0] }
    const s = passes(after(at(position, 2, options), [0, battle('1,1')]))
    return after(
      s,
      dice([4]),
      [0, pass],
      [1, pass],
      [1, { act: 'casualty', unit: 'crystalline' }],
      drawn('energize', 'EN-01')
    )
  }

  test('NO-130, NO-131, NO-135: one red card a battle, others besides', () => {
    const s = after(won([['SM-02', 'SM-07', 'SM-14']], { vpTarget: 14 }), [0, mission('SM-02')], [0, mission('SM-14')])
    expect(s.players[0]).toMatchObject({ vp: 12, hand: ['SM-07'], played: ['SM-02', 'SM-14'] })
    expect(rule(s, 0, mission('SM-07'))).toBe('NO-130')
    expect(rule(s, 0, take)).toBe('NO-130')
  })

  test('NO-132, NO-133: the open pile pays one point', () => {
    const s = after(won([[]]), [0, take])
    expect([s.players[0]?.vp, s.missions]).toEqual([10, 21])
  })

  test('NO-128: only when the condition holds, only in the own turn', () => {
    expect(rule(won([['SM-01']]), 0, mission('SM-01'))).toBe('NO-128')
    expect(rule(won([[], ['SM-14']]), 1, mission('SM-14'))).toBe('NO-128')
  })

  test('NO-134, NO-Q17: not after the battle, unless agreed', () => {
    expect(rule(after(won([['SM-02']]), [0, done], drawn('secret', 'SM-05')), 0, mission('SM-02'))).toBe('NO-134')
    const late = after(won([['SM-02']], { lateBattleMissions: true }), [0, done], drawn('secret', 'SM-05'))
    expect(rule(late, 0, mission('SM-02'))).toBeNull()
  })

  test('NO-130, NO-Q17: a red card for each battle won, whichever is played first', () => {
    const units = { '1,1': ['S1 F1', 'C1'], '1,0': ['S1', 'S1'], '-2,-2': ['', 'H1'] }
    const position = { phase: 'battle', units, hands: [['SM-02', 'SM-07']] }
    const options = { lateBattleMissions: true }
    const over = after(
      passes(after(at(position, 2, options), [0, battle('1,0')])),
      dice([4], [1]),
      [0, pass],
      [1, pass]
    )
    const next = after(over, [1, { act: 'casualty', unit: 'strider' }], drawn('energize', 'EN-01'), [0, done])
    const both = after(passes(after(next, [0, battle('1,1')])), dice([4]), [0, pass], [1, pass])
    const s = after(both, [1, { act: 'casualty', unit: 'crystalline' }], drawn('energize', 'EN-01'))
    // SM-02 and SM-07 need the second battle: it alone was in forest and left fungoids. The pile's mission then counts for the first battle.
    for (const [one, two] of [
      [take, mission('SM-02')],
      [mission('SM-02'), take],
      [take, mission('SM-07')]
    ] as const) {
      const done = after(s, [0, one], [0, two])
      expect(done.players[0]?.played).toHaveLength(2)
      for (const more of [take, mission('SM-02'), mission('SM-07')])
        expect(rule(done, 0, more)).toMatch(/^NO-1(30|37)$/)
    }
    // Both missions fit the second battle only, which allows one red card.
    expect(rule(after(s, [0, mission('SM-02')]), 0, mission('SM-07'))).toBe('NO-130')
  })

  test('NO-134, NO-Q17: not while the next battle is fought, even then', () => {
    const units = { '1,1': ['S1 F1', 'C1'], '1,0': ['S1', 'S1'] }
    const position = { phase: 'battle', units, hands: [['SM-02']] }
    const s = passes(after(at(position, 2, { lateBattleMissions: true }), [0, battle('1,1')]))
    const first = after(
      s,
      dice([4]),
      [0, pass],
      [1, pass],
      [1, { act: 'casualty', unit: 'crystalline' }],
      drawn('energize', 'EN-01'),
      [0, done]
    )
    expect(rule(first, 0, mission('SM-02'))).toBeNull()
    const second = after(first, [0, battle('1,0')])
    expect(rule(second, 0, mission('SM-02'))).toBe('NO-134')
    const over = after(passes(second), dice([1], [1]), [0, pass], [1, pass])
    expect(over.turn.battle?.stage).toBe('missions')
    expect(rule(over, 0, mission('SM-02'))).toBeNull()
  })

  test('NO-112, NO-Q35: a drawn mission at once, if more than anybody else', () => {
    const draws = (theirs: Record<string, string[]>) =>
      after(at({ phase: 'battle', units: { '1,0': ['H1'], '2,0': ['H1'], ...theirs } }), drawn('secret', 'SM-18'))
    expect(rule(draws({ '0,-1': ['', 'H1'] }), 0, mission('SM-18'))).toBeNull()
    expect(rule(draws({ '0,-1': ['', 'H1'], '1,-2': ['', 'H1'] }), 0, mission('SM-18'))).toBe('NO-128')
  })

  test('NO-140: enough points end the match at once', () => {
    const s = after(won([['SM-02', 'SM-14']]), [0, mission('SM-14')], [0, mission('SM-02')])
    expect(game.outcome(s)?.winners).toEqual([0])
    expect(game.toAct(s)).toEqual([])
    expect(rule(s, 0, done)).toBe('NO-140')
  })
})

describe('hands and decks', () => {
  test('NO-120, NO-121: a card for one rubium, in the own turn, at any time of it', () => {
    const s = after(at({ rubium: [5], hands: [['EN-01', 'EN-02', 'SM-01']] }), [0, discard('EN-02')])
    expect([s.players[0]?.rubium, s.discards.energize]).toEqual([6, ['EN-02']])
    expect(rule(s, 0, discard('EN-02'))).toBe('NO-122')
    expect(rule(at({ hands: [[], ['EN-01']] }), 1, discard('EN-01'))).toBe('NO-120')
    const position = { phase: 'battle', units: { '1,0': ['S1', 'S1'] }, hands: [['EN-02'], ['EN-01']] }
    const others = after(at(position), [0, battle('1,0')], [0, pass])
    expect(game.toAct(others)).toEqual([0, 1])
    expect([...game.legal(others, 0)]).toEqual([discard('EN-02')])
    expect([...game.legal(others, 1)]).toEqual([pass, { act: 'passBattle' }])
  })

  test('NO-113, NO-114: an empty deck is made anew; with no discards there is no card', () => {
    const cards = [
      { id: 'SM-99', deck: 'secret', name: 'Last', count: 1, origin: 'house', vp: 1, timing: 'mission_any' }
    ]
    const few = (position: object) =>
      at({ phase: 'battle', units: { '1,0': ['H1'] }, ...position }, 2, { cards } as never)
    expect(game.chance(few({ discards: { secret: ['SM-99'] } }))).toMatchObject({ from: ['SM-99'] })
    expect(few({ discards: { secret: ['SM-99'] } }).discards).toEqual({ energize: [], secret: [] })
    expect(few({ hands: [['SM-99']] })).toMatchObject({ phase: 'draw', pending: [] })
  })

  test('NO-028: a card that lets one draw is not shuffled into the deck that it is drawn from', () => {
    const card = { deck: 'energize', name: 'More', origin: 'house', timing: 'start_of_turn' }
    const cards = [
      { ...card, id: 'EN-98', count: 1, effect: [{ op: 'draw', deck: 'energize', n: 1 }] },
      { ...card, id: 'EN-99', count: 1, effect: [{ op: 'gainRubium', n: 1 }] }
    ]
    const drawing = (energize: string[]) =>
      after(
        at(
          {
            units: { '2,2': ['H1'] },
            hands: [['EN-98'], energize.length > 0 ? [] : ['EN-99']],
            discards: { energize }
          },
          2,
          {
            cards
          } as never
        ),
        [0, play('EN-98')]
      )
    expect(game.chance(drawing(['EN-99']))).toMatchObject({ from: ['EN-99'] })
    expect(drawing(['EN-99']).discards.energize).toEqual(['EN-98'])
    // The discard pile has nothing but this card itself: no card is drawn.
    expect(drawing([])).toMatchObject({ pending: [], discards: { energize: ['EN-98'] } })
  })

  test('NO-152, NO-155: the partner may give one card, and the sentence does not name it', () => {
    const position = {
      phase: 'draw',
      units: { '2,1': ['H1'], '-1,3': ['', 'H1'] },
      hands: [[], [], ['EN-01', 'SM-01']]
    }
    const s = after(at(position, 4, { teams: true }), [0, done])
    expect(game.toAct(s)).toEqual([2])
    const give: Action = { act: 'give', card: 'SM-01' }
    expect(JSON.stringify(game.tell(s, { by: 2, do: give }))).not.toContain('SM-01')
    const given = after(s, [2, give])
    expect([given.players[0]?.hand, given.players[2]?.hand, given.active]).toEqual([['SM-01'], ['EN-01'], 1])
    expect(after(s, [2, pass]).active).toBe(1)
    const both = after(at({ ...position, hands: [['SM-02'], [], ['EN-01', 'SM-01']] }, 4, { teams: true }), [0, done])
    expect(after(both, [2, { act: 'give', card: 'EN-01' }]).players[0]?.hand).toEqual(['EN-01', 'SM-02'])
  })
})
