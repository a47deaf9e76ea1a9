// The Deploy and Move phases (C, D): the scenarios of section 10, and corner cases beside them.

import { describe, expect, test } from 'vitest'
import { play } from '../../../src/core/game.ts'
import type { Move } from '../../../src/core/rules.ts'
import type { Action } from '../../../src/games/nexus-ops/actions.ts'
import game from '../../../src/games/nexus-ops/index.ts'
import { hexOf } from '../../../src/kit/grid/hex.ts'
import { readable } from '../readable.ts'
import { after, at, done, goes, move, rule } from './match.ts'

const buy = (unit: 'human' | 'fungoid' | 'strider' | 'dragon', to: string) =>
  ({ act: 'buy', unit, at: hexOf(to) }) as const

describe('deploy', () => {
  test('NO-020, NO-021, NO-023: any number, as far as the money goes, on the own base', () => {
    const s = at({ rubium: [8] })
    const three = after(s, [0, buy('human', '2,1')], [0, buy('human', '2,1')], [0, buy('human', '1,2')])
    expect(three.players[0]?.rubium).toBe(2)
    expect(rule(three, 0, buy('fungoid', '2,1'))).toBe('NO-020')
    expect(after(three, [0, buy('human', '2,2')]).players[0]?.rubium).toBe(0)
    expect(rule(s, 0, buy('human', '1,1'))).toBe('NO-023')
    expect(rule(s, 1, buy('human', '-2,-1'))).toBe('NO-005')
    expect(rule(after(s, [0, done]), 0, buy('human', '2,1'))).toBe('NO-020')
  })

  test('NO-006, NO-022: only figures of the supply, and a destroyed one is back there', () => {
    const s = at({ rubium: [20], units: { '2,1': ['D3'] } })
    expect(rule(s, 0, buy('dragon', '2,2'))).toBe('NO-022')
    expect(rule(at({ rubium: [20], units: { '2,1': ['D2'] } }), 0, buy('dragon', '2,2'))).toBeNull()
  })

  test('NO-024, NO-070: a unit may be put among enemies on its base, and must fight them', () => {
    const s = after(at({ rubium: [6], units: { '2,1': ['', 'H1'] } }), [0, buy('strider', '2,1')], [0, done])
    expect(s.turn.bound).toEqual(['2,1'])
    const fighting = after(s, [0, done])
    expect(fighting.phase).toBe('battle')
    expect(rule(fighting, 0, done)).toBe('NO-070')
  })

  test('NO-025: what was bought may move', () => {
    const s = after(at({ rubium: [2] }), [0, buy('human', '2,1')], [0, done])
    expect(goes(s, 0, 'human', '2,1')).toContain('1,1')
  })
})

describe('move', () => {
  const moving = (units: Record<string, string[]>, more = {}) => at({ phase: 'move', units, ...more })

  test('NO-030: each unit once, to a neighbour', () => {
    const s = after(moving({ '2,1': ['H2'], '-2,-2': ['', 'H1'] }), [0, move('human', '2,1', '1,1')])
    expect(rule(s, 0, move('human', '1,1', '1,0'))).toBe('NO-030')
    expect(rule(s, 0, move('human', '2,1', '1,1'))).toBeNull()
    expect(rule(s, 0, move('human', '2,1', '1,0'))).toBe('NO-030')
  })

  test.each([
    ['human', '1,0', '1,-1', 'NO-031'],
    ['human', '1,0', '0,0', 'NO-032'],
    ['fungoid', '1,0', '0,0', 'NO-032'],
    ['fungoid', '1,0', '1,-1', null],
    ['strider', '1,0', '0,0', null],
    ['strider', '1,0', '1,-1', null]
  ] as const)('%s from %s to %s: %s', (unit, from, to, refused) => {
    expect(rule(moving({ '1,0': ['H1 F1 S1'] }), 0, move(unit, from, to))).toBe(refused)
  })

  test('NO-033, NO-034, NO-040: a strider retreats as far as it may', () => {
    const s = moving({ '2,-1': ['S1', 'H1'], '2,0': ['', 'H1'] })
    expect(goes(s, 0, 'strider', '2,-1')).toEqual(['0,-1', '0,0', '0,1', '1,-2', '1,-1', '1,0', '1,1', '2,-2'].sort())
    expect(rule(s, 0, move('strider', '2,-1', '2,0'))).toBe('NO-040')
  })

  test('NO-034, NO-035: two spaces to or through rock, where it starts does not count', () => {
    const s = moving({ '2,2': ['S1'], '2,1': ['S1'] })
    expect(rule(s, 0, move('strider', '2,2', '2,0'))).toBeNull()
    expect(rule(s, 0, move('strider', '2,2', '1,1'))).toBe('NO-034')
    expect(rule(s, 0, move('strider', '2,1', '2,-1'))).toBeNull()
  })

  test('NO-033, NO-049: never through enemies, but any other way counts', () => {
    const open = moving({ '2,1': ['S1'], '2,0': ['', 'H1'] })
    expect(rule(open, 0, move('strider', '2,1', '2,0'))).toBeNull()
    expect(rule(open, 0, move('strider', '2,1', '1,0'))).toBeNull()
    const shut = moving({ '2,1': ['S1'], '2,0': ['', 'H1'], '1,1': ['', 'H1'] })
    expect(rule(shut, 0, move('strider', '2,1', '1,0'))).toBe('NO-033')
  })

  test('NO-036, NO-037: a leaper leaps out of magma only', () => {
    expect(rule(moving({ '1,-1': ['L1'], '1,0': ['', 'S1'] }), 0, move('leaper', '1,-1', '1,1'))).toBeNull()
    expect(rule(moving({ '2,0': ['L1'] }), 0, move('leaper', '2,0', '2,-1'))).toBeNull()
    expect(rule(moving({ '2,0': ['L1'] }), 0, move('leaper', '2,0', '0,0'))).toBe('NO-037')
    const others = moving({ '1,-1': ['F1 L1'] })
    expect(rule(others, 0, move('fungoid', '1,-1', '1,1'))).toBe('NO-030')
    expect(rule(others, 0, move('leaper', '1,-1', '-1,0'))).toBeNull()
  })

  test('NO-038, NO-039: a dragon flies from the monolith only', () => {
    expect(rule(moving({ '0,0': ['D1'], '-2,-2': ['', 'H1'] }), 0, move('dragon', '0,0', '-2,-2'))).toBeNull()
    expect(rule(moving({ '1,0': ['D1'] }), 0, move('dragon', '1,0', '-1,0'))).toBe('NO-039')
    const others = moving({ '0,0': ['S1 L1'], '-2,-2': ['', 'H1'] })
    expect(rule(others, 0, move('strider', '0,0', '-2,-2'))).toBe('NO-030')
    expect(rule(others, 0, move('leaper', '0,0', '-2,-2'))).toBe('NO-037')
    expect(goes(others, 0, 'leaper', '0,0')).toEqual(['-1,0', '-1,1', '0,-1', '0,1', '1,-1', '1,0'])
  })

  test('NO-043: a special move ends a retreat only where a retreat may end', () => {
    const s = moving({ '0,0': ['D1', 'S1'], '2,2': ['', 'H1'] })
    expect(rule(s, 0, move('dragon', '0,0', '2,2'))).toBe('NO-043')
    expect(rule(s, 0, move('dragon', '0,0', '-2,-2'))).toBeNull()
    const leaper = moving({ '1,-1': ['L1 S1', 'S1'], '1,0': ['', 'H1'], '1,1': ['', 'H1'] })
    for (const to of ['1,0', '1,1']) expect(rule(leaper, 0, move('leaper', '1,-1', to))).toBe('NO-043')
    expect(rule(leaper, 0, move('strider', '1,-1', '1,0'))).toBe('NO-040')
    expect(rule(leaper, 0, move('leaper', '1,-1', '0,1'))).toBeNull()
  })

  test('NO-044, NO-046: one retreats, the next may follow it, another stays', () => {
    const s = moving({ '1,0': ['H3', 'H1'] })
    const one = after(s, [0, move('human', '1,0', '2,0')])
    expect(rule(one, 0, move('human', '1,0', '2,0'))).toBeNull()
    expect(after(one, [0, done]).phase).toBe('battle')
  })

  test('NO-Q20: what was bought among enemies is bound too, unless agreed otherwise', () => {
    const position = { rubium: [6], units: { '2,1': ['', 'H1'], '2,0': ['', 'H1'] } }
    const bought = (options: object) => after(at(position, 2, options as never), [0, buy('strider', '2,1')], [0, done])
    expect(rule(bought({}), 0, move('strider', '2,1', '2,0'))).toBe('NO-040')
    expect(rule(bought({ retreatBindsDeployed: false }), 0, move('strider', '2,1', '2,0'))).toBeNull()
    // One strider was bought this turn, the other was there before: one of them may move freely, once.
    const both = at({ ...position, units: { ...position.units, '2,1': ['S1 H1', 'H1'] } }, 2, {
      retreatBindsDeployed: false
    })
    const free = after(both, [0, buy('strider', '2,1')], [0, done])
    expect(rule(free, 0, move('human', '2,1', '2,0'))).toBe('NO-040')
    const gone = after(free, [0, move('strider', '2,1', '2,0')])
    expect(gone.turn.deployed).toEqual({})
    expect(rule(gone, 0, move('strider', '2,1', '2,0'))).toBe('NO-040')
    // A unit that retreats to a free space does not use up this freedom.
    expect(after(free, [0, move('strider', '2,1', '1,2')]).turn.deployed).toEqual({ '2,1': { strider: 1 } })
  })

  test('EN-04: two spaces, if only one of the ways between is open to it', () => {
    const s = at({ units: { '1,0': ['H1'] }, hands: [['EN-04']] })
    const march = after(s, [0, { act: 'play', card: 'EN-04', unit: 'human', from: [1, 0] }], [0, done])
    expect(rule(march, 0, move('human', '1,0', '2,-2'))).toBeNull()
    expect(rule(march, 0, move('human', '1,0', '0,-1'))).toBe('NO-032')
  })

  test('EN-04: why a march is too far: NO-033 enemies in the way, NO-031 magma, NO-032 the Monolith, NO-030 three spaces', () => {
    const march = (
      unit: 'human' | 'fungoid' | 'strider' | 'leaper' | 'dragon',
      units: object,
      from: string,
      to: string
    ) => {
      const s = at({ units: { '-2,-2': ['', 'H1'], ...units }, hands: [['EN-04']] })
      const marching = after(s, [0, { act: 'play', card: 'EN-04', unit, from: hexOf(from) } as Action], [0, done])
      const refusal = game.refuse(marching, { by: 0, do: move(unit, from, to) })
      if (refusal) readable(game.words, refusal.why)
      return refusal && `${refusal.rule} ${refusal.why.say}`
    }
    // 2,0 and 1,1 are between 2,1 and 1,0.
    const held = { '2,0': ['', 'H1'], '1,1': ['', 'H1'] }
    for (const unit of ['human', 'fungoid', 'leaper', 'dragon'] as const)
      expect(march(unit, { ...held, '2,1': [`${unit[0]?.toUpperCase()}1`] }, '2,1', '1,0')).toBe(
        'NO-033 refuse.move.through'
      )
    expect(march('strider', { ...held, '2,1': ['S1'] }, '2,1', '0,1')).toBe('NO-033 refuse.move.through')
    // The only hex between 2,-2 and 0,-2 is 1,-2. Between 2,-2 and 0,-1 are only 1,-2 and 1,-1, which is magma.
    expect(march('human', { '2,-2': ['H1'], '1,-2': ['', 'H1'] }, '2,-2', '0,-1')).toBe('NO-031 refuse.move.over')
    expect(march('human', { '0,1': ['H1'], '1,0': ['', 'H1'] }, '0,1', '1,-1')).toBe('NO-031 refuse.move.ground')
    expect(march('fungoid', { '0,1': ['F1'] }, '0,1', '0,-1')).toBe('NO-032 refuse.move.over')
    expect(march('human', { '2,1': ['H1'] }, '2,1', '0,0')).toBe('NO-032 refuse.move.ground')
    expect(march('human', { '2,1': ['H1'] }, '2,1', '-1,1')).toBe('NO-030 refuse.move.march')
    expect(march('dragon', { '2,1': ['D1'] }, '2,1', '-1,1')).toBe('NO-030 refuse.move.march')
    expect(march('human', { '2,1': ['H1'] }, '2,1', '0,1')).toBeNull()
  })

  test('Q43: partners bind each other, unless agreed otherwise; enemies always do', () => {
    const position = { units: { '1,0': ['S1', '', 'S1'], '2,0': ['S1', 'S1'], '0,1': ['', 'H1'] } }
    const bound = (options: object) =>
      after(at(position, 4, { teams: true, ...options } as never), [0, done]).turn.bound.toSorted()
    expect(bound({})).toEqual(['1,0', '2,0'])
    expect(bound({ partnerHexBindsRetreat: false })).toEqual(['2,0'])
  })

  test('NO-047: after a turn, only sensors can report that a unit is where it may not be; NO-048: never during its own turn', () => {
    const s = at({ active: 1, units: { '1,0': ['H1 S1', 'H1'], '2,2': ['H1'], '-2,-2': ['', 'H1'] } })
    const stray = (unit: string, from: string, to: string) =>
      ({ act: 'stray', unit, from: hexOf(from), to: hexOf(to) }) as Action
    expect(rule(s, 0, stray('human', '1,0', '1,-1'))).toBeNull()
    expect(rule(s, 0, stray('human', '2,2', '0,0'))).toBeNull()
    expect([...game.legal(s, 0)]).toEqual([])
    const left = play(game, s, { by: 0, do: stray('human', '1,0', '1,-1') } as Move<Action>)
    expect(left).toMatchObject({ units: { '1,0': [{ strider: 1 }, { human: 1 }], '1,-1': [{ human: 1 }, {}] } })
    expect(game.toAct(left)).toEqual([0])
    // The refusals in order: the strider may be on magma; no human is at 1,1; 9,9 is off the board; a human may be at 1,1; seat 1 has
    // its own turn.
    expect(rule(s, 0, stray('strider', '1,0', '1,-1'))).toBe('NO-005')
    expect(rule(s, 0, stray('human', '1,1', '1,-1'))).toBe('NO-005')
    expect(rule(s, 0, stray('human', '1,0', '9,9'))).toBe('NO-005')
    expect(rule(s, 0, stray('human', '1,0', '1,1'))).toBe('NO-005')
    expect(rule(s, 1, stray('human', '1,0', '1,-1'))).toBe('NO-048')
  })
  test('NO-047, NO-068: who was found there lawfully stays when another goes home', () => {
    const s = at({
      active: 1,
      units: { '1,-1': ['H2'], '-2,-2': ['', 'H1'] },
      settled: { '1,-1': ['H1'] },
      mines: { '1,-1': 1 }
    })
    const home = after(s, [0, { act: 'recall', unit: 'human', from: [1, -1], to: [2, 2] }])
    expect(home).toMatchObject({ units: { '1,-1': [{ human: 1 }, {}] }, settled: { '1,-1': [{ human: 1 }, {}] } })
    expect(game.toAct(home)).toEqual([1])
    expect(rule(home, 0, { act: 'recall', unit: 'human', from: [1, -1], to: [2, 2] })).toBe('NO-005')
  })
  test('NO-047: a unit found where it may not stand, its turn being over, goes to its base', () => {
    const s = at({ active: 1, units: { '1,-1': ['H1'], '-2,-2': ['', 'H1'] } })
    expect(rule(s, 1, done)).toBe('NO-005')
    expect(rule(s, 0, done)).toBe('NO-047')
    const recall = (to: string) => ({ act: 'recall', unit: 'human', from: [1, -1], to: hexOf(to) }) as const
    expect(rule(s, 0, recall('1,1'))).toBe('NO-047')
    expect(rule(s, 0, { ...recall('2,2'), unit: 'fungoid' })).toBe('NO-047')
    const both = at({ active: 2, units: { '1,-1': ['H1'], '-1,2': ['', 'H1'] } }, 3)
    expect([...game.legal(both, 0)].map((it) => it.act === 'recall' && it.from.join())).toEqual(Array(3).fill('1,-1'))
    expect(rule(both, 0, { ...recall('2,2'), from: [-1, 2] })).toBe('NO-047')
    const home = after(s, [0, recall('2,2')])
    expect(home.units['2,2']).toEqual([{ human: 1 }, {}])
    expect(rule(home, 1, done)).toBeNull()
  })

  test('NO-068: a found unit stands where it could not enter, and does not go back there', () => {
    const s = moving({ '1,-1': ['H1'] }, { settled: { '1,-1': ['H1'] }, mines: { '1,-1': 1 } })
    const gone = after(s, [0, move('human', '1,-1', '1,0')])
    expect(gone.settled).toEqual({})
    expect(rule(s, 0, move('human', '1,-1', '0,0'))).toBe('NO-032')
  })
})
