// The text of a card, skill by skill: every trigger, condition and effect of sections 8.1 and 8.2.

import { describe, expect, test } from 'vitest'
import type { Condition, Effect, Skill, Trigger } from '../../../../src/games/nexus-keepers/cards/card.ts'
import { plain, terrainName } from '../../../../src/games/nexus-keepers/cards/house.ts'
import { cardLines } from '../../../../src/games/nexus-keepers/view/card.ts'
import { say } from './spoken.ts'

const ones: Trigger = { t: 'faces', faces: [1] }
const lines = (skills: Partial<Skill>[], changes: object = {}): string[] =>
  cardLines(
    {
      ...plain,
      ...changes,
      skills: skills.map((it, i) => ({ id: `s${i}`, name: `S${i}`, trigger: ones, effects: [{ e: 'replay' }], ...it }))
    },
    () => false
  ).map((it) => say(it))
const line = (skill: Partial<Skill>): string | undefined => lines([skill]).at(-1)

test('what the faces show: nothing, one thing, twice the same, or a choice', () => {
  const symbols = { 2: [], 3: ['jump'], 4: ['push', 'push'], 5: ['move', 'push'], 6: ['move'] }
  expect(lines([], { symbols })).toEqual([
    '2: nothing',
    '3: Jump',
    '4: Push, doubled',
    '5: Move or Push',
    '6: Move',
    'Favoured: wood (+1 die). Bad: water (−1).'
  ])
})

test('terrains of the game have their names, others are said as they are written', () => {
  expect(['grass', 'wood', 'stone', 'water', 'earth', 'moss'].map((it) => terrainName(it).say)).toEqual([
    'terrain.grass',
    'terrain.wood',
    'terrain.stone',
    'terrain.water',
    'terrain.earth',
    'verbatim'
  ])
  expect(lines([], { plusTerrain: 'moss' }).at(-1)).toBe('Favoured: moss (+1 die). Bad: water (−1).')
})

describe('when', () => {
  test.each<[Trigger, string]>([
    [{ t: 'passive' }, 'always'],
    [{ t: 'onPush' }, 'after your push'],
    [{ t: 'onPushOff' }, 'when you push somebody off'],
    [{ t: 'onFall' }, 'when you fall'],
    [{ t: 'faces', faces: [1, 6] }, 'with dice showing 1 and 6'],
    [{ t: 'sequence', length: 4 }, 'with a run of 4 dice'],
    [{ t: 'sequence', length: 3, from: 2 }, 'with a run of 3 dice starting at 2'],
    [{ t: 'kind', n: 3 }, 'with 3 equal dice'],
    [{ t: 'kind', n: 3, face: 5 }, 'with 3 dice showing 5'],
    [{ t: 'total', atLeast: 16 }, 'with dice adding up to 16 or more']
  ])('%j', (trigger, when) => {
    expect(line({ trigger })).toBe(`S0 — ${when}: a bonus turn.`)
  })

  test.each<[Condition, string]>([
    [{ c: 'bonusTurn', is: true }, 'in a bonus turn'],
    [{ c: 'bonusTurn', is: false }, 'outside bonus turns'],
    [{ c: 'onTerrain', terrain: 'plus' }, 'while on favoured terrain'],
    [{ c: 'onTerrain', terrain: 'minus' }, 'while on bad terrain'],
    [{ c: 'onTerrain', terrain: 'stone' }, 'while on stone'],
    [{ c: 'terrainAtStart', terrain: 'moss' }, 'if the turn began on moss']
  ])('%j', (condition, when) => {
    expect(line({ trigger: { t: 'passive' }, when: [condition] })).toBe(`S0 — ${when}: a bonus turn.`)
    expect(line({ when: [condition] })).toBe(`S0 — with dice showing 1, ${when}: a bonus turn.`)
  })
})

test.each<[Effect, string]>([
  [{ e: 'replay' }, 'a bonus turn'],
  [{ e: 'pushDiagonal' }, 'you may push diagonally'],
  [{ e: 'follow' }, 'follow onto the vacated tile'],
  [{ e: 'extraDice', n: 1, at: 'now' }, '1 more die'],
  [{ e: 'extraDice', n: 2, at: 'nextRoll' }, '2 more dice on your next roll'],
  [{ e: 'rerollOnes', max: 1 }, 'each reroll may include 1 die showing 1'],
  [{ e: 'pushBonus', n: 1 }, 'your first push goes 1 extra space'],
  [{ e: 'points', kind: 'jump', n: 2 }, 'Jump 2'],
  [{ e: 'swap', range: 2 }, 'swap places with a keeper in a straight line, up to 2 spaces away'],
  [{ e: 'teleport', to: ['ownStart'] }, 'go to your start tile'],
  [{ e: 'teleport', to: ['plusTerrain'] }, 'go to any free tile of your favoured terrain'],
  [{ e: 'immune', vs: ['chain', 'diagonal'] }, 'immune to chains and diagonal pushes'],
  [{ e: 'immune', vs: ['minusTerrain'] }, 'immune to bad terrain'],
  [{ e: 'reserve', face: 1 }, 'a 1 in the reserve']
])('%j', (effect, words) => {
  expect(line({ effects: [effect] })).toBe(`S0 — with dice showing 1: ${words}.`)
})

test('the owner’s note is below its skill, and a used-up skill is marked', () => {
  expect(lines([{ noteForHumans: 'Mind the gap.' }, {}]).slice(-3)).toEqual([
    'S0 — with dice showing 1: a bonus turn.',
    'Mind the gap.',
    'S1 — with dice showing 1: a bonus turn.'
  ])
  const skill: Skill = { id: 's', name: 'S', trigger: ones, effects: [{ e: 'replay' }] }
  expect(
    cardLines({ ...plain, skills: [skill] }, () => true)
      .map((it) => say(it))
      .at(-1)
  ).toBe('S — used up.')
})
