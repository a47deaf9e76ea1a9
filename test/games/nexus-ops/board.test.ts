// Who controls a space (A), the order of a turn, and rules in the texts of units and cards.

import { describe, expect, test } from 'vitest'
import { controllerOf, isContested, isEmpty, seatsAt } from '../../../src/games/nexus-ops/board.ts'
import { incomeOf } from '../../../src/games/nexus-ops/machine.ts'
import { after, at, dice, done, drawn, goes, move, pass, passes, rule } from './match.ts'

describe('spaces', () => {
  const s = at({
    units: { '1,0': ['H1'], '1,1': ['H1', 'F1'], '2,0': ['', 'D1'] },
    mines: { '0,1': 2 },
    tiles: ['0,2']
  })

  test('NO-001: whoever is there alone controls a space', () => {
    expect(['1,0', '1,1', '2,0', '0,0'].map((hex) => controllerOf(s, hex))).toEqual([0, null, 1, null])
  })
  test('NO-002: two players contest it', () => {
    expect(['1,0', '1,1', '0,0'].map((hex) => isContested(s, hex))).toEqual([false, true, false])
    expect(seatsAt(s, '1,1')).toEqual([0, 1])
  })
  test('NO-003: tiles and mines leave it empty', () => {
    expect(['0,1', '0,2', '1,0'].map((hex) => isEmpty(s, hex))).toEqual([true, true, false])
  })
  test('NO-007: any number may stand there, and own units stand in nobody’s way', () => {
    const crowd = at({ phase: 'move', units: { '2,1': ['S1'], '2,0': ['H12 F8 C8'] } })
    expect(goes(crowd, 0, 'strider', '2,1')).toEqual(expect.arrayContaining(['2,0', '2,-1', '1,0']))
    const joined = after(crowd, [0, move('strider', '2,1', '2,0')])
    expect(joined.units['2,0']).toEqual([{ human: 12, fungoid: 8, crystalline: 8, strider: 1 }, {}])
  })
  test('NO-029: every unit stands on every base', () => {
    for (const unit of ['human', 'fungoid', 'crystalline', 'strider', 'leaper', 'dragon'] as const) {
      const letter = unit[0]?.toUpperCase()
      const near = at({ phase: 'move', units: { '-2,0': [`${letter}1`], '1,1': [`${letter}1`] } })
      expect(rule(near, 0, move(unit, '-2,0', '-2,-1'))).toBeNull()
      expect(rule(near, 0, move(unit, '1,1', '2,1'))).toBeNull()
    }
  })
})

describe('the order of play', () => {
  test('NO-005: deploy, move, breath, explore, battle, income, draw, then clockwise', () => {
    const units = { '1,0': ['D1 H1'], '1,-1': ['', '', 'F1'], '2,1': ['H1'], '-3,2': ['', 'H1'] }
    let s = at({ units, tiles: ['1,0'], rubium: [0] }, 3)
    const phases: string[] = [s.phase]
    const go = (...moves: Parameters<typeof after>[1][]): void => {
      s = after(s, ...moves)
      phases.push(s.phase)
    }
    go([0, done])
    go([0, done])
    go([0, done])
    go([0, { act: 'reveal', at: [1, 0] }], drawn('tile', 'XT-3'))
    expect(phases).toEqual(['deploy', 'move', 'breath', 'explore', 'draw'])
    expect(s.players[0]?.rubium).toBe(2)
    expect(after(s, drawn('secret', 'SM-01'), [0, done])).toMatchObject({ active: 1, phase: 'deploy' })
    expect(rule(s, 1, done)).toBe('NO-074')
    const last = at({ active: 2, phase: 'draw', units }, 3)
    expect(after(last, [2, done]).active).toBe(0)
  })

  test('NO-004: what a card says goes before the rules of moving', () => {
    const s = at({ hands: [['EN-04']], units: { '2,1': ['H2'] } })
    const marched = after(s, [0, { act: 'play', card: 'EN-04', unit: 'human', from: [2, 1] }], [0, done])
    const one = after(marched, [0, move('human', '2,1', '2,-1')])
    expect(one.units['2,-1']).toEqual([{ human: 1 }, {}])
    // The card counts for one unit, once.
    expect(rule(one, 0, move('human', '2,1', '2,-1'))).toBe('NO-030')
    expect(one.turn.marching).toEqual({})
  })

  test('NO-027: purchases and cards in any order', () => {
    const s = at({ rubium: [2], hands: [['EN-01', 'EN-02']] })
    const buy = (unit: 'human' | 'fungoid') => ({ act: 'buy', unit, at: [2, 1] }) as const
    const mixed = after(
      s,
      [0, buy('human')],
      [0, { act: 'play', card: 'EN-01' }],
      [0, buy('fungoid')],
      [0, { act: 'play', card: 'EN-02', at: [1, 2] }]
    )
    expect(mixed.units).toEqual({ '2,1': [{ human: 1, fungoid: 1 }, {}], '1,2': [{ human: 1 }, {}] })
    expect(mixed.players[0]).toMatchObject({ rubium: 0, hand: [] })
  })
})

describe('moving on', () => {
  const bound = { '2,-1': ['S1 H1', 'H1'], '2,0': ['', 'H1'] }

  test('NO-041: no retreat ends where enemies stand', () => {
    const s = at({ phase: 'move', units: bound })
    expect(rule(s, 0, move('human', '2,-1', '2,0'))).toBe('NO-040')
    expect(goes(s, 0, 'human', '2,-1')).not.toContain('2,0')
  })
  test('NO-042: a retreating strider passes through no enemy and needs its rock', () => {
    const s = at({ phase: 'move', units: { '2,1': ['S1', 'H1'], '2,0': ['', 'H1'] } })
    expect(rule(s, 0, move('strider', '2,1', '2,-1'))).toBe('NO-033')
    expect(rule(s, 0, move('strider', '2,1', '0,2'))).toBe('NO-034')
    expect(rule(s, 0, move('strider', '2,1', '1,0'))).toBeNull()
  })
  test('NO-045: who is free enters where enemies stand, and joins a battle', () => {
    const s = at({ phase: 'move', units: { '2,1': ['H1'], '2,0': ['', 'H1'], '1,1': ['H1', 'H1'], '1,2': ['F1'] } })
    expect(rule(s, 0, move('human', '2,1', '2,0'))).toBeNull()
    const joined = after(s, [0, move('human', '2,1', '2,0')], [0, move('fungoid', '1,2', '1,1')], [0, done])
    expect([...joined.turn.fights, joined.phase]).toEqual(['battle'])
    expect(rule(joined, 0, { act: 'battle', at: [2, 0], defender: 1 })).toBeNull()
    expect(rule(joined, 0, { act: 'battle', at: [1, 1], defender: 1 })).toBeNull()
  })
  test('NO-048: a wrong move of the running turn is refused, and nobody has to go home for it', () => {
    const s = at({ phase: 'move', units: { '1,0': ['H1'] } })
    expect(rule(s, 0, move('human', '1,0', '1,-1'))).toBe('NO-031')
    expect(rule(s, 0, { act: 'recall', unit: 'human', from: [1, 0], to: [2, 1] })).toBe('NO-047')
    const found = at({ phase: 'move', units: { '1,-1': ['H1'] }, settled: { '1,-1': ['H1'] }, mines: { '1,-1': 1 } })
    expect(rule(found, 0, done)).toBeNull()
  })
  test('NO-031, NO-032: humans never in magma, none of the three on the monolith', () => {
    const s = at({ phase: 'move', units: { '1,0': ['H1 F1 C1'] } })
    const refused = (['human', 'fungoid', 'crystalline'] as const).map((unit) => [
      rule(s, 0, move(unit, '1,0', '1,-1')),
      rule(s, 0, move(unit, '1,0', '0,0'))
    ])
    expect(refused).toEqual([
      ['NO-031', 'NO-032'],
      [null, 'NO-032'],
      [null, 'NO-032']
    ])
  })
})

describe('what pays and what counts', () => {
  const mines = { '1,1': 2, '1,0': 2, '2,0': 1 }
  test.each([
    ['NO-100: a miner alone', { '1,1': ['C1'] }, '1,1', 2],
    ['NO-101: no strider, no leaper, no dragon', { '1,1': ['S1 L1 D1'] }, '1,1', 0],
    ['NO-102: nobody where it is contested', { '1,1': ['H1', 'H1'] }, '1,1', 0],
    ['NO-103: many miners as one', { '1,0': ['H3 F1'] }, '1,0', 2],
    ['NO-104: not the other player', { '1,1': ['', 'H1'] }, '1,1', 0],
    ['NO-105: the mine printed on a base space', { '2,2': ['H1'] }, '2,2', 1],
    ['NO-106: on an enemy’s base too', { '-2,-2': ['F1'] }, '-2,-2', 1]
  ] as const)('%s', (_, units, hex, pays) => {
    expect(incomeOf(at({ phase: 'deploy', units, mines }), hex)).toBe(pays)
  })
  test('NO-105, NO-Q11: worth what was agreed', () => {
    const value = (homeMineValue: number) => incomeOf(at({ units: { '2,2': ['H1'] } }, 2, { homeMineValue }), '2,2')
    expect([0, 1, 2].map(value)).toEqual([0, 1, 2])
  })
  test('NO-106, NO-Q31: enemy bases pay nothing where it is so agreed', () => {
    const units = { '-2,-2': ['F1'], '2,2': ['F1'] }
    const s = at({ units }, 2, { enemyBaseIncome: false })
    expect([incomeOf(s, '-2,-2'), incomeOf(s, '2,2')]).toEqual([0, 1])
  })
})

describe('battles', () => {
  const battle = (hex: readonly [number, number], defender = 1) => ({ act: 'battle', at: hex, defender }) as const

  test('NO-071: the active player chooses which comes first, and attacks in all', () => {
    const s = at({ phase: 'battle', units: { '1,0': ['H1', 'H1'], '2,0': ['H1', 'H1'] } })
    expect(rule(s, 0, battle([1, 0]))).toBeNull()
    expect(rule(s, 0, battle([2, 0]))).toBeNull()
    expect(rule(s, 1, battle([2, 0], 0))).toBe('NO-005')
    const second = after(passes(after(s, [0, battle([2, 0])])), dice([1], [1]), [0, pass], [1, pass], [0, done])
    expect([rule(second, 0, battle([2, 0])), rule(second, 0, battle([1, 0]))]).toEqual(['NO-088', null])
  })
  test('NO-073: from dragons down to humans', () => {
    const all = 'H1 F1 C1 S1 L1 D1'
    let s = after(at({ phase: 'battle', units: { '1,0': [all, all] } }), [0, battle([1, 0])])
    const steps: unknown[] = []
    for (let i = 0; i < 6; i++) {
      s = passes(s)
      steps.push(s.turn.battle?.step)
      s = after(s, dice([1], [1]))
    }
    expect(steps).toEqual(['dragon', 'leaper', 'strider', 'crystalline', 'fungoid', 'human'])
    expect(passes(s).turn.fights).toMatchObject([{ won: false, killed: [] }])
  })
  test('NO-075: what cards add counts for whether a die hits', () => {
    const s = at({ phase: 'battle', units: { '1,0': ['S1', 'S1'] }, hands: [['EN-06', 'EN-06']] })
    const play = { act: 'play', card: 'EN-06', unit: 'strider', side: 'attacker' } as const
    const twice = passes(after(s, [0, battle([1, 0])], [0, play], [1, pass], [0, play]))
    const hits = (face: number) => passes(after(twice, dice([face], [1]))).turn.battle?.hits.defender.own ?? 0
    expect([1, 2, 3].map(hits)).toEqual([0, 1, 1])
  })
  test('NO-081: the side that was hit chooses, any type, and only its own', () => {
    const s = at({ phase: 'battle', units: { '1,0': ['S1', 'H1 D1'] } })
    const missed = passes(after(passes(after(s, [0, battle([1, 0])])), dice([], [1])))
    const hit = passes(after(missed, dice([4])))
    for (const unit of ['human', 'dragon'] as const) expect(rule(hit, 1, { act: 'casualty', unit })).toBeNull()
    expect(rule(hit, 1, { act: 'casualty', unit: 'strider' })).toBe('NO-081')
    expect(rule(hit, 0, { act: 'casualty', unit: 'human' })).toBe('NO-005')
    expect(rule(hit, 1, { act: 'pickCasualty', unit: 'human' })).toBe('NO-084')
    expect(rule(missed, 0, { act: 'casualty', unit: 'strider' })).toBe('NO-074')
  })
  test('NO-092, NO-136: a battle won allows a red card, and asks for none', () => {
    const s = passes(after(at({ phase: 'battle', units: { '1,0': ['S1', 'H1'] } }), [0, battle([1, 0])]))
    const fell = after(s, dice([4]), [0, pass], [1, pass], [1, { act: 'casualty', unit: 'human' }])
    const won = after(fell, drawn('energize', 'EN-01'))
    expect(rule(won, 0, { act: 'takeMission' })).toBeNull()
    expect(after(won, [0, done]).players[0]).toMatchObject({ vp: 0, played: [] })
    const lost = after(s, dice([3]), [0, pass], [1, pass])
    const even = after(passes(lost), dice([], [1]), [0, pass], [1, pass])
    expect(rule(even, 0, { act: 'takeMission' })).toBe('NO-132')
  })
})
