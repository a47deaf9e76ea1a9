// A card in words, skill by skill: every trigger, condition and effect of sections 8.1 and 8.2.

import { describe, expect, test } from 'vitest'
import type { Condition, Effect, Skill, Trigger } from '../../../../src/games/nexus-keepers/cards/card.ts'
import { plain } from '../../../../src/games/nexus-keepers/cards/house.ts'
import { cardLines, terrain } from '../../../../src/games/nexus-keepers/view/card.ts'
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
    '3: jump',
    '4: push, doubled',
    '5: move or push',
    '6: move',
    'At home on wood, ill at ease on water.'
  ])
})

test('terrains of the game have their names, others are said as they are written', () => {
  expect(['grass', 'wood', 'stone', 'water', 'earth', 'moss'].map((it) => terrain(it).say)).toEqual([
    'terrain.grass',
    'terrain.wood',
    'terrain.stone',
    'terrain.water',
    'terrain.earth',
    'verbatim'
  ])
  expect(lines([], { plusTerrain: 'moss' }).at(-1)).toBe('At home on moss, ill at ease on water.')
})

describe('when', () => {
  test.each<[Trigger, string]>([
    [{ t: 'passive' }, 'always'],
    [{ t: 'onPush' }, 'after you push'],
    [{ t: 'onPushOff' }, 'when you push somebody off'],
    [{ t: 'onFall' }, 'when you fall'],
    [{ t: 'faces', faces: [1, 6] }, 'for dice showing 1 and 6'],
    [{ t: 'sequence', length: 4 }, 'for a run of 4 dice'],
    [{ t: 'sequence', length: 3, from: 2 }, 'for a run of 3 dice from 2 up'],
    [{ t: 'kind', n: 3 }, 'for 3 equal dice'],
    [{ t: 'kind', n: 3, face: 5 }, 'for 3 dice showing 5'],
    [{ t: 'total', atLeast: 16 }, 'for dice that add up to 16 or more']
  ])('%j', (trigger, when) => {
    expect(line({ trigger })).toBe(`S0 — ${when}: a bonus turn.`)
  })

  test.each<[Condition, string]>([
    [{ c: 'bonusTurn', is: true }, 'in a bonus turn'],
    [{ c: 'bonusTurn', is: false }, 'outside bonus turns'],
    [{ c: 'onTerrain', terrain: 'plus' }, 'standing on favoured terrain'],
    [{ c: 'onTerrain', terrain: 'minus' }, 'standing on bad terrain'],
    [{ c: 'onTerrain', terrain: 'stone' }, 'standing on stone'],
    [{ c: 'terrainAtStart', terrain: 'moss' }, 'having begun the turn on moss']
  ])('%j', (condition, when) => {
    expect(line({ trigger: { t: 'passive' }, when: [condition] })).toBe(`S0 — ${when}: a bonus turn.`)
    expect(line({ when: [condition] })).toBe(`S0 — for dice showing 1, ${when}: a bonus turn.`)
  })
})

test.each<[Effect, string]>([
  [{ e: 'replay' }, 'a bonus turn'],
  [{ e: 'pushDiagonal' }, 'you may push diagonally'],
  [{ e: 'follow' }, 'step where the other stood'],
  [{ e: 'extraDice', n: 1, at: 'now' }, '1 more die'],
  [{ e: 'extraDice', n: 2, at: 'nextRoll' }, '2 more dice on your next roll'],
  [{ e: 'rerollOnes', max: 1 }, 'each reroll may take 1 die showing 1'],
  [{ e: 'pushBonus', n: 1 }, 'your first push goes 1 space further'],
  [{ e: 'points', kind: 'jump', n: 2 }, 'jump 2'],
  [{ e: 'swap', range: 2 }, 'change places with a keeper in line, 2 away at most'],
  [{ e: 'teleport', to: ['ownStart'] }, 'go to your start tile'],
  [{ e: 'teleport', to: ['plusTerrain'] }, 'go to any free tile of your favoured terrain'],
  [{ e: 'immune', vs: ['chain', 'diagonal'] }, 'unmoved by chains and diagonal pushes'],
  [{ e: 'immune', vs: ['minusTerrain'] }, 'unmoved by bad terrain'],
  [{ e: 'reserve', face: 1 }, 'a 1 in the reserve']
])('%j', (effect, words) => {
  expect(line({ effects: [effect] })).toBe(`S0 — for dice showing 1: ${words}.`)
})

test('a note of the owner stands below its skill, and a skill that is spent is said to be', () => {
  expect(lines([{ noteForHumans: 'Mind the gap.' }, {}]).slice(-3)).toEqual([
    'S0 — for dice showing 1: a bonus turn.',
    'Mind the gap.',
    'S1 — for dice showing 1: a bonus turn.'
  ])
  const skill: Skill = { id: 's', name: 'S', trigger: ones, effects: [{ e: 'replay' }] }
  expect(
    cardLines({ ...plain, skills: [skill] }, () => true)
      .map((it) => say(it))
      .at(-1)
  ).toBe('S — used up.')
})
