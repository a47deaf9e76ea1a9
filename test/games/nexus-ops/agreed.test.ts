// The open points of the rules (section 7): each is tested with the house's default and with its other options.

import { describe, expect, test } from 'vitest'
import type { Json } from '../../../src/core/json.ts'
import type { Action } from '../../../src/games/nexus-ops/actions.ts'
import { chart } from '../../../src/games/nexus-ops/data/house.ts'
import { boardA } from '../../../src/games/nexus-ops/data/layouts.ts'
import game from '../../../src/games/nexus-ops/index.ts'
import type { State } from '../../../src/games/nexus-ops/state.ts'
import { hexOf } from '../../../src/kit/grid/hex.ts'
import { after, at, d6, dice, done, drawn, goes, move, pass, passes, rule } from './match.ts'

const battle = (hex: string, defender = 1): Action => ({ act: 'battle', at: hexOf(hex), defender })
const casualty = (unit: 'human' | 'fungoid' | 'strider' | 'leaper'): Action => ({ act: 'casualty', unit }) as Action

test('Q01, Q02, Q04, Q05, Q10: the chart as the second table, the prose and the publisher have it', () => {
  const rows = Object.entries(chart).map(([name, it]) => [
    name,
    it.cost,
    it.count,
    it.hits,
    it.hitsIn,
    it.forbidden,
    it.miner
  ])
  expect(rows).toEqual([
    ['human', 2, 12, 6, {}, ['magma', 'monolith'], true],
    ['fungoid', 3, 8, 5, { forest: 4, crystal: 6 }, ['monolith'], true],
    ['crystalline', 3, 8, 5, { crystal: 4, forest: 6 }, ['monolith'], true],
    ['strider', 6, 6, 4, {}, [], false],
    ['leaper', 8, 4, 3, { magma: 2 }, [], false],
    ['dragon', 12, 3, 2, {}, [], false]
  ])
})

test('Q03: a leaper’s side chooses from the agreed value on', () => {
  const asked = (leaperPickOn: Json, face: number) => {
    const s = after(at({ phase: 'battle', units: { '1,0': ['L1', 'S1 F1'] } }, 2, { leaperPickOn }), [0, battle('1,0')])
    const { attacker } = passes(after(passes(s), dice([face]))).turn.battle?.hits ?? {}
    return attacker?.picks
  }
  expect([asked(5, 4), asked(5, 5), asked(6, 5), asked(6, 6), asked('never', 6)]).toEqual([0, 1, 0, 1, 0])
})

describe('breath', () => {
  test('Q21, Q22: one for each dragon, before the tile under it is turned up', () => {
    const units = { '1,0': ['D2'], '2,0': ['', 'H1'] }
    const s = after(at({ phase: 'move', units, tiles: ['1,0'] }), [0, done])
    const breathe: Action = { act: 'breathe', from: [1, 0], at: [2, 0] }
    const once = after(s, [0, breathe], d6(1))
    expect([once.phase, once.tiles]).toEqual(['breath', ['1,0']])
    expect(after(once, [0, breathe], d6(1)).phase).toBe('explore')
  })
})

describe('moves', () => {
  const moving = (units: Record<string, string[]>) => at({ phase: 'move', units })

  test('Q23: the rock a strider starts on does not count', () => {
    expect(rule(moving({ '2,0': ['S1'] }), 0, move('strider', '2,0', '1,2'))).toBe('NO-034')
  })
  test('Q24: a leaper leaps over any hex of the board, over none beside it', () => {
    expect(goes(moving({ '0,-2': ['L1'], '0,-1': ['', 'D1'] }), 0, 'leaper', '0,-2')).toContain('0,0')
    const broken = boardA(2).filter((it) => String(it.at) !== '1,0') as unknown as Json
    const leaps = (layout: Json) => at({ phase: 'move', units: { '1,-1': ['L1'] } }, 2, { layout })
    expect(rule(leaps(boardA(2) as unknown as Json), 0, move('leaper', '1,-1', '1,1'))).toBeNull()
    expect(rule(leaps(broken), 0, move('leaper', '1,-1', '1,1'))).toBe('NO-037')
  })
  test('Q25: a dragon flies into an enemy’s base', () => {
    expect(rule(moving({ '0,0': ['D1'], '-2,-2': ['', 'H1'] }), 0, move('dragon', '0,0', '-2,-2'))).toBeNull()
  })
  test('Q37: own units in a hex do not open it where enemies stand too', () => {
    const s = moving({ '2,1': ['S1'], '2,0': ['H1', 'H1'], '1,1': ['', 'H1'] })
    expect(rule(s, 0, move('strider', '2,1', '2,-1'))).toBe('NO-033')
  })
  test('Q28: who came through a gate explores', () => {
    const s = at({ hands: [['EN-03']], units: { '2,1': ['H1'] }, tiles: ['-2,2'] })
    const gate: Action = { act: 'play', card: 'EN-03', unit: 'human', from: [2, 1], to: [-2, 2] }
    const there = after(s, [0, gate], [0, done], [0, done])
    expect(rule(there, 0, { act: 'reveal', at: [-2, 2] })).toBeNull()
  })
  test('Q38: a unit bought may be sent back until Deploy is closed', () => {
    const s = at({ rubium: [4] })
    const buy: Action = { act: 'buy', unit: 'human', at: [2, 1] }
    expect(game.learns(s, { by: 0, do: buy })).toEqual([])
    expect(rule(after(s, [0, buy], [0, done]), 0, buy)).toBe('NO-020')
  })
})

describe('battles', () => {
  const fight = (units: readonly string[], more: object = {}, options: object = {}): State =>
    passes(
      after(at({ phase: 'battle', units: { '1,0': units }, ...more }, units.length, options as Json), [
        0,
        battle('1,0')
      ])
    )

  test('Q14: chosen one after the other, all out of what stood there when the dice fell', () => {
    const s = after(fight(['L1 H1', 'L1 H1']), dice([3], [4]), [0, pass], [1, pass])
    expect(rule(s, 1, casualty('human'))).toBe('NO-005')
    const first = after(s, [0, casualty('leaper')])
    // The leaper, which is chosen to die, has hit all the same.
    const both = after(first, [1, casualty('human')])
    expect(both.units['1,0']).toEqual([{ human: 1 }, { leaper: 1 }])
    expect(both.turn.battle?.killed.map((it) => it.side)).toEqual(['attacker', 'defender'])
  })
  test('Q16, Q18: a slayer needs the kill, not the victory, and takes nothing from a red card', () => {
    const hands = [['SM-12', 'SM-13']]
    const s = after(fight(['S1', 'H1 F1'], { hands }), dice([4]), [0, pass], [1, pass], [1, casualty('human')])
    const fungoid = after(passes(s), dice([], [1]), [0, pass], [1, pass])
    expect(fungoid.turn.fights[0]?.won).toBe(false)
    expect(rule(fungoid, 0, { act: 'mission', card: 'SM-12' })).toBeNull()
    expect(rule(fungoid, 0, { act: 'mission', card: 'SM-13' })).toBe('NO-128')
    expect(rule(fungoid, 0, { act: 'takeMission' })).toBe('NO-132')
  })
  test('Q29: no second battle against a third player', () => {
    const s = fight(['S1', 'H1', 'H1'])
    const fell = after(
      s,
      dice([4]),
      [0, pass],
      [1, pass],
      [2, pass],
      [1, casualty('human')],
      drawn('energize', 'EN-01')
    )
    const over = after(fell, [0, done])
    expect(over.phase).toBe('draw')
    expect(rule(fell, 0, battle('1,0', 2))).toBe('NO-070')
  })
  test('EN-08: where it makes a difference the spared side says which hit it is', () => {
    const leapers = fight(['L2', 'S1 F1'], { hands: [[], ['EN-08']] })
    const card: Action = { act: 'play', card: 'EN-08', side: 'defender' }
    const thrown = after(leapers, dice([3, 6]), [0, pass], [1, card])
    const asked = passes(thrown)
    expect(game.toAct(asked)).toEqual([1])
    expect([...game.legal(asked, 1)]).toEqual([
      { act: 'spare', hit: 'picks' },
      { act: 'spare', hit: 'own' }
    ])
    const hits = (hit: 'picks' | 'own') => after(asked, [1, { act: 'spare', hit }]).turn.battle?.hits
    expect(hits('picks')).toEqual({ attacker: { picks: 0, own: 0 }, defender: { picks: 0, own: 1 } })
    expect(hits('own')).toEqual({ attacker: { picks: 1, own: 0 }, defender: { picks: 0, own: 0 } })
    expect(rule(asked, 0, { act: 'spare', hit: 'own' })).toBe('NO-005')
    expect(rule(leapers, 0, { act: 'spare', hit: 'own' })).toBe('NO-074')
    // If the hits are of one kind, or all hits are cancelled, there is nothing to choose.
    const same = passes(after(leapers, dice([3, 4]), [0, pass], [1, card]))
    expect(same.turn.battle?.hits.defender).toEqual({ picks: 0, own: 1 })
    const both = fight(['L2', 'S1 F1'], { hands: [[], ['EN-08', 'EN-08']] })
    const none = passes(after(both, dice([3, 6]), [0, pass], [1, card], [0, pass], [1, card]))
    expect(none.turn.battle?.hits.attacker ?? { picks: 0 }).toMatchObject({ picks: 0 })
    expect(none.turn.battle?.stage).not.toBe('after')
    expect(rule(none, 1, { act: 'spare', hit: 'own' })).not.toBeNull()
    const picks = passes(after(leapers, dice([5, 6]), [0, pass], [1, card]))
    expect(game.toAct(picks)).toEqual([0])
    expect(picks.turn.battle?.hits.attacker).toEqual({ picks: 1, own: 0 })
  })
  test('EN-08: with two cards, the player chooses a hit for each', () => {
    const s = fight(['L3', 'S2 F2'], { hands: [[], ['EN-08', 'EN-08']] })
    const card: Action = { act: 'play', card: 'EN-08', side: 'defender' }
    const asked = passes(after(s, dice([3, 5, 6]), [0, pass], [1, card], [0, pass], [1, card]))
    const once = after(asked, [1, { act: 'spare', hit: 'picks' }])
    expect(game.toAct(once)).toEqual([1])
    const hits = (hit: 'picks' | 'own') => after(once, [1, { act: 'spare', hit }]).turn.battle?.hits
    expect(hits('picks')).toEqual({ attacker: { picks: 0, own: 0 }, defender: { picks: 0, own: 1 } })
    expect(hits('own')).toEqual({ attacker: { picks: 1, own: 0 }, defender: { picks: 0, own: 0 } })
  })
  test('NO-125: who passes for a battle is not asked again in it', () => {
    const s = after(at({ phase: 'battle', units: { '1,0': ['S1', 'S1'] }, hands: [['EN-06', 'EN-07']] }), [
      0,
      battle('1,0')
    ])
    const quiet = after(
      s,
      [0, { act: 'play', card: 'EN-06', unit: 'strider', side: 'attacker' }],
      [1, { act: 'passBattle' }]
    )
    expect(quiet.turn.battle?.quiet).toEqual([1])
    expect(game.toAct(quiet)).toEqual([0])
    const before = after(quiet, [0, pass])
    expect(before.turn.battle?.stage).toBe('before')
    expect(game.toAct(before)).toEqual([0])
    const thrown = after(before, [0, { act: 'passBattle' }])
    expect(game.toAct(thrown)).toEqual(['chance'])
    const first = at({ phase: 'battle', units: { '1,0': ['S1', 'S1'] } })
    const both = after(first, [0, battle('1,0')], [0, pass], [1, { act: 'passBattle' }], [0, { act: 'passBattle' }])
    expect(both.turn.battle?.quiet).toEqual([0, 1])
    expect(rule(s, 1, { act: 'passBattle' })).toBe('NO-005')
    expect(rule(at({}), 0, { act: 'passBattle' })).toBe('NO-125')
    const next = after(thrown, dice([1], [1]), [0, done])
    expect(next.turn.battle).toBeNull()
  })
})

describe('decks, money and points', () => {
  test('Q30: the open pile runs dry, and then none can be taken', () => {
    const position = { phase: 'battle', missions: 0, units: { '1,0': ['S1', 'H1'] } }
    const s = passes(after(at(position), [0, battle('1,0')]))
    const won = after(s, dice([4]), [0, pass], [1, pass], [1, casualty('human')], drawn('energize', 'EN-01'))
    expect(rule(won, 0, { act: 'takeMission' })).toBe('NO-133')
  })
  test('Q33: the bank has no bottom', () => {
    expect(
      after(at({ rubium: [999], hands: [['EN-01']] }), [0, { act: 'play', card: 'EN-01' }]).players[0]?.rubium
    ).toBe(1002)
  })
  test('Q34: everybody sees how many cards one holds', () => {
    const counts = game.view(at({ hands: [['EN-01', 'SM-01', 'SM-02']] }), 1).seats[0]?.widgets
    expect(counts).toEqual(expect.arrayContaining([expect.objectContaining({ id: 'secret', value: 2 })]))
  })
  test('Q41: rubium lies open, or is one’s own affair', () => {
    const shown = (options: Json, viewer: 0 | 1 | 'audience') =>
      game
        .view(at({ rubium: [5, 6] }, 2, options), viewer)
        .seats.map(({ widgets }) => widgets.some((it) => it.id === 'rubium'))
    expect(shown({}, 1)).toEqual([true, true])
    expect(shown({ publicRubium: false }, 1)).toEqual([false, true])
    expect(shown({ publicRubium: false }, 'audience')).toEqual([false, false])
  })
  test.each([
    [{}, 12],
    [{ vpTarget: 10 }, 10],
    [{ vpTarget: 14 }, 14]
  ] as const)('NO-141, Q42: %o asks for %i points', (options, target) => {
    expect(game.outcome(at({ vp: [target - 1, 0] }, 2, options))).toBeNull()
    expect(game.outcome(at({ vp: [target, 0] }, 2, options))?.winners).toEqual([0])
  })
  test('NO-115: a hand has no limit', () => {
    const hand = [
      'EN-01',
      'EN-01',
      'EN-01',
      'EN-06',
      'EN-06',
      'EN-06',
      'EN-06',
      'EN-06',
      'SM-01',
      'SM-01',
      'SM-01',
      'SM-02'
    ]
    const s = after(at({ phase: 'battle', hands: [hand], units: { '2,1': ['H1'] } }), drawn('secret', 'SM-03'))
    expect(s.players[0]?.hand).toEqual([...hand, 'SM-03'].sort())
  })
  test('NO-122: what was played, and the open pile, bring no rubium', () => {
    const s = at({ played: [['SM-18', 'MI-01']], hands: [['EN-01']] })
    for (const card of ['SM-18', 'MI-01']) expect(rule(s, 0, { act: 'discard', card })).toBe('NO-122')
    const played = after(s, [0, { act: 'play', card: 'EN-01' }])
    expect(rule(played, 0, { act: 'discard', card: 'EN-01' })).toBe('NO-122')
  })
  test('NO-129: a played mission stays before its owner and counts', () => {
    const units = { '1,0': ['H1'], '2,1': ['H1'] }
    const s = after(at({ units, hands: [['SM-18']], vp: [3, 0] }), [0, { act: 'mission', card: 'SM-18' }])
    expect(s.players[0]).toMatchObject({ vp: 4, played: ['SM-18'], hand: [] })
    expect(s.discards.secret).toEqual([])
    const lost = after(s, [0, done], [0, move('human', '1,0', '1,1')], [0, done])
    expect(lost.players[0]).toMatchObject({ vp: 4, played: ['SM-18'] })
  })
  test('NO-127, NO-137: a card is seen by all when it is played, by nobody else before', () => {
    const s = at({ hands: [['EN-01', 'SM-01']] })
    for (const act of ['play', 'discard'] as const)
      expect(game.learns(s, { by: 0, do: { act, card: 'EN-01' } })).toEqual([0, 1])
    expect(JSON.stringify(game.view(s, 1))).not.toMatch(/EN-01|SM-01/)
    expect(JSON.stringify(game.view(after(s, [0, { act: 'play', card: 'EN-01' }]), 1))).toContain('EN-01')
    expect(rule(s, 0, { act: 'play', card: 'EN-02', at: [2, 1] })).toBe('NO-137')
  })
})

describe('the end', () => {
  test('NO-147: nobody left, nobody wins; of two teams the one with more points', () => {
    expect(game.outcome(at({ rubium: [0, 0] }))?.winners).toEqual([])
    const teams = (vp: number[]) => game.outcome(at({ rubium: [0, 0, 0, 0], vp }, 4, { teams: true }))?.winners
    expect([teams([1, 2, 3, 1]), teams([1, 2, 3, 3]), teams([1, 2, 3, 2])]).toEqual([[0, 2], [1, 3], []])
  })
  test('Q39: a partner’s turn ends with his elimination, and his later ones are passed over', () => {
    const units = { '2,1': ['', 'H1'], '-2,-1': ['', '', 'H1'], '1,-3': ['', '', '', 'H1'] }
    const s = at({ rubium: [0, 9, 9, 9], hands: [['SM-01']], units }, 4, { teams: true })
    const gone = after(s, [0, { act: 'discard', card: 'SM-01' }])
    expect([gone.players[0]?.out, gone.active, gone.phase]).toEqual([true, 1, 'deploy'])
    const bare = at({ rubium: [0, 9, 9, 9], units }, 4, { teams: true })
    expect([bare.players[0]?.out, bare.active, bare.phase]).toEqual([true, 1, 'deploy'])
    const last = at({ rubium: [0, 9, 9, 9], units, active: 3, phase: 'draw' }, 4, { teams: true })
    expect(after(last, [3, done]).active).toBe(1)
  })
  test('Q40: an eliminated attacker fights no more', () => {
    const units = { '1,0': ['H1', 'S1'], '2,0': ['', 'H1'] }
    const s = passes(after(at({ phase: 'battle', units, rubium: [0, 0] }), [0, battle('1,0')]))
    const fell = after(s, dice([], [4]), [0, pass], [1, pass], [0, casualty('human')])
    expect(game.outcome(after(fell, [0, done]))?.winners).toEqual([1])
  })
})
