// The conditions of missions: each alone, then all together.

import { describe, expect, test } from 'vitest'
import { holds, occasion } from '../../../../src/games/nexus-ops/cards/conditions.ts'
import type { Card, Condition } from '../../../../src/games/nexus-ops/data/schemas.ts'
import type { Fight, State } from '../../../../src/games/nexus-ops/state.ts'
import { at } from '../match.ts'

const s = at({ units: { '1,0': ['H1'], '2,0': ['H1'], '0,-1': ['', 'H1'], '2,1': ['H1'] }, mines: { '1,0': 2 } })
const fight = (part: Partial<Fight> = {}): Fight =>
  ({ at: '1,1', defender: 1, won: true, left: { strider: 2 }, killed: [], ...part }) as Fight
const fell = (unit: string, side = 'defender', step: string | null = unit) => ({ side, unit, step }) as never

const yes: Condition = { op: 'controlCount', what: 'any', min: 1 }
const no: Condition = { op: 'controlCount', what: 'any', min: 99 }

describe('of the battle just over', () => {
  test.each<[what: string, it: Condition, fight: Fight, answer: boolean]>([
    ['won', { op: 'wonBattle' }, fight(), true],
    ['lost', { op: 'wonBattle' }, fight({ won: false }), false],
    ['on this ground', { op: 'battleTerrain', terrain: 'forest' }, fight(), true],
    ['on another', { op: 'battleTerrain', terrain: 'rock' }, fight(), false],
    ['on an enemy’s base', { op: 'battleAtEnemyBase' }, fight({ at: '-2,-2' }), true],
    ['on the own base', { op: 'battleAtEnemyBase' }, fight({ at: '2,2' }), false],
    ['on no base', { op: 'battleAtEnemyBase' }, fight(), false],
    ['enough are left', { op: 'survivor', unit: 'strider', min: 2 }, fight(), true],
    ['too few are left', { op: 'survivor', unit: 'strider', min: 3 }, fight(), false],
    ['others are left', { op: 'survivor', unit: 'human', min: 1 }, fight(), false],
    [
      'enough fell',
      { op: 'destroyed', unit: 'human', min: 2 },
      fight({ killed: [fell('human'), fell('human')] }),
      true
    ],
    [
      'too few fell',
      { op: 'destroyed', unit: 'human', min: 2 },
      fight({ killed: [fell('human'), fell('fungoid')] }),
      false
    ],
    [
      'own ones fell',
      { op: 'destroyed', unit: 'human', min: 1 },
      fight({ killed: [fell('human', 'attacker')] }),
      false
    ],
    [
      'in that step',
      { op: 'destroyedInStep', unit: 'human', step: 'dragon' },
      fight({ killed: [fell('fungoid'), fell('human', 'defender', 'dragon')] }),
      true
    ],
    [
      'in another step',
      { op: 'destroyedInStep', unit: 'human', step: 'dragon' },
      fight({ killed: [fell('human')] }),
      false
    ],
    [
      'another in that step',
      { op: 'destroyedInStep', unit: 'human', step: 'dragon' },
      fight({ killed: [fell('fungoid', 'defender', 'dragon')] }),
      false
    ]
  ])('%s', (_, it, battle, answer) => {
    expect(holds(s, it, battle)).toBe(answer)
    expect(holds(s, it, null)).toBe(false)
  })
})

describe('of the board', () => {
  test.each<[what: string, it: Condition, answer: boolean]>([
    ['as many spaces as that', { op: 'controlCount', what: 'any', min: 3 }, true],
    ['not so many', { op: 'controlCount', what: 'any', min: 4 }, false],
    ['of a ground', { op: 'controlCount', what: 'rock', min: 2 }, true],
    ['of another', { op: 'controlCount', what: 'magma', min: 1 }, false],
    ['a mine', { op: 'controlCount', what: 'mine', min: 1 }, true],
    ['mines and the own base', { op: 'controlCount', what: 'mine', min: 2 }, true],
    ['more mines than that', { op: 'controlCount', what: 'mine', min: 3 }, false],
    ['no enemy’s base', { op: 'controlCount', what: 'enemyBase', min: 1 }, false],
    ['most of a ground', { op: 'controlMost', terrain: 'rock' }, true],
    ['nothing of another', { op: 'controlMost', terrain: 'magma' }, false]
  ])('%s', (_, it, answer) => {
    expect(holds(s, it, null)).toBe(answer)
  })

  test('an enemy’s base counts, the own does not', () => {
    const there = at({ units: { '-2,-2': ['H1'], '2,2': ['H1'] } })
    expect(holds(there, { op: 'controlCount', what: 'enemyBase', min: 1 }, null)).toBe(true)
    expect(holds(there, { op: 'controlCount', what: 'enemyBase', min: 2 }, null)).toBe(false)
  })

  test('a base is a mine where the table agreed that it pays', () => {
    const mines = (homeMineValue: number) =>
      holds(at({ units: { '2,2': ['H1'] } }, 2, { homeMineValue }), { op: 'controlCount', what: 'mine', min: 1 }, null)
    expect([mines(0), mines(1)]).toEqual([false, true])
  })
})

test.each<[what: string, it: Condition, answer: boolean]>([
  ['all', { op: 'all', of: [yes, yes] }, true],
  ['not all', { op: 'all', of: [yes, no] }, false],
  ['one of them', { op: 'any', of: [no, yes] }, true],
  ['none of them', { op: 'any', of: [no, no] }, false],
  ['the opposite', { op: 'not', of: no }, true],
  ['not the opposite', { op: 'not', of: yes }, false]
])('together: %s', (_, it, answer) => {
  expect(holds(s, it, null)).toBe(answer)
})

describe('for which battle', () => {
  const card = (part: Partial<Card>): Card => ({
    id: 'X',
    deck: 'secret',
    name: 'X',
    count: 1,
    origin: 'house',
    timing: 'mission_battle',
    ...part
  })
  const looking = (...fights: Fight[]): State => ({
    ...s,
    turn: { ...s.turn, fights, battle: { ...(s.turn.battle as object), stage: 'missions' } as never }
  })
  const won: Condition = { op: 'wonBattle' }

  test('the one just over, if it fits', () => {
    expect(occasion(looking(fight(), fight()), card({ when: won }))).toEqual([1])
    expect(occasion(looking(fight(), fight({ won: false })), card({ when: won }))).toBe('none')
    expect(occasion(looking(fight()), card({}))).toEqual([0])
    expect(occasion(s, card({ when: won }))).toBe('none')
  })

  test('a red one only where a battle is left for each', () => {
    const played = (reds: number[][], ...fights: Fight[]): State => {
      const now = looking(...fights)
      return {
        ...now,
        match: { ...now.match, options: { ...now.match.options, lateBattleMissions: true } },
        turn: { ...now.turn, reds }
      }
    }
    const red = card({ when: won, red: true })
    expect(occasion(looking(fight()), red)).toEqual([0])
    expect(occasion(played([[0]], fight()), red)).toBe('red')
    expect(occasion(played([[0]], fight()), card({ when: won }))).toEqual([0])
    expect(occasion(played([[1, 0]], fight(), fight()), red)).toEqual([1, 0])
    const first = card({ when: { op: 'all', of: [won, { op: 'battleTerrain', terrain: 'rock' }] }, red: true })
    const fights = [fight({ at: '1,0' }), fight(), fight({ won: false })]
    expect(occasion(played([[1, 0]], ...fights), first)).toEqual([0])
    expect(occasion(played([[1, 0], [0]], ...fights), first)).toBe('red')
    expect(occasion(played([[1, 0], [1]], ...fights), first)).toBe('red')
    expect(
      occasion(
        played(
          [
            [1, 0],
            [1, 0]
          ],
          ...fights
        ),
        red
      )
    ).toBe('red')
  })

  test('any time, whatever was fought', () => {
    expect(occasion(s, card({ timing: 'mission_any', when: yes }))).toBe('any')
    expect(occasion(s, card({ timing: 'mission_any', when: no }))).toBe('none')
    expect(occasion(s, card({ timing: 'mission_any' }))).toBe('any')
  })
})
