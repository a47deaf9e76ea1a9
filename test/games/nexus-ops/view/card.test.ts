// A card in words: when, what it asks for, what it does, what it is worth; every condition and effect of section 8.2.

import { expect, test } from 'vitest'
import type { Card, Condition, Effect } from '../../../../src/games/nexus-ops/data/card.ts'
import { cardLines } from '../../../../src/games/nexus-ops/view/card.ts'
import { say } from './spoken.ts'

const lines = (part: Partial<Card>): string[] =>
  cardLines({ id: 'X', deck: 'secret', name: 'X', count: 1, origin: 'house', timing: 'mission_any', ...part }).map(
    (it) => say(it)
  )
const asks = (when: Condition): string => lines({ when })[0] ?? ''
const does = (...effect: Effect[]): string => lines({ timing: 'start_of_turn', effect })[0] ?? ''

test.each<[Condition, string]>([
  [{ op: 'wonBattle' }, 'you won it'],
  [{ op: 'battleTerrain', terrain: 'rock' }, 'it was in the Rock Plains'],
  [{ op: 'battleTerrain', terrain: 'monolith' }, 'it was on the Monolith'],
  [{ op: 'battleAtEnemyBase' }, 'it was on an enemy’s base'],
  [{ op: 'survivor', unit: 'strider', min: 2 }, 'you still have 2 Rock Striders there'],
  [{ op: 'destroyed', unit: 'human', min: 1 }, 'you destroyed 1 human in it'],
  [{ op: 'destroyedInStep', unit: 'human', step: 'dragon' }, 'human destroyed by the dice of Rubium Dragon'],
  [{ op: 'controlMost', terrain: 'forest' }, 'you control more Liquifungus Forest than anybody else'],
  [{ op: 'controlCount', what: 'any', min: 3 }, 'you control 3 spaces at least'],
  [{ op: 'controlCount', what: 'mine', min: 1 }, 'you control 1 mine at least'],
  [{ op: 'controlCount', what: 'enemyBase', min: 1 }, 'you control 1 space of enemy bases at least'],
  [{ op: 'controlCount', what: 'magma', min: 2 }, 'you control 2 Magma Pool at least'],
  [{ op: 'not', of: { op: 'wonBattle' } }, 'not so: you won it'],
  [{ op: 'all', of: [{ op: 'wonBattle' }, { op: 'battleAtEnemyBase' }] }, 'you won it and it was on an enemy’s base'],
  [{ op: 'any', of: [{ op: 'wonBattle' }, { op: 'battleAtEnemyBase' }] }, 'you won it or it was on an enemy’s base']
])('it asks for %j', (when, words) => {
  expect(asks(when)).toBe(`At any time in your turn: ${words}.`)
})

test.each<[Effect, string]>([
  [{ op: 'gainRubium', n: 3 }, 'gain 3 rubium'],
  [{ op: 'draw', deck: 'energize', n: 2 }, 'draw 2 Energize cards'],
  [{ op: 'draw', deck: 'secret', n: 1 }, 'draw 1 Secret Mission'],
  [{ op: 'placeUnit', unit: 'human', where: 'ownBase' }, 'one human from your supply comes to your base'],
  [{ op: 'teleport', to: 'emptyOrControlled' }, 'one unit of yours goes to an empty space or one you control'],
  [{ op: 'extraMove', n: 1 }, 'one unit of yours may go 1 space further this turn'],
  [{ op: 'peekTiles', n: 2 }, 'look at 2 exploration tiles'],
  [{ op: 'rollMod', side: 'chosen', unit: 'chosen', amount: 1 }, '+1 to all dice of one kind of unit on one side'],
  [{ op: 'rollMod', side: 'chosen', unit: 'chosen', amount: -1 }, '−1 to all dice of one kind of unit on one side'],
  [{ op: 'extraDie', side: 'chosen', unit: 'step', n: 1 }, '1 more die for one side'],
  [{ op: 'cancelHit', side: 'chosen', n: 1 }, 'one side is spared 1 hit'],
  [{ op: 'reroll', side: 'chosen', maxDice: 2 }, 'up to 2 dice of one side roll again'],
  [{ op: 'strike', side: 'chosen', threshold: 4, n: 1 }, '1 die; on 4 or more one side loses a unit of its choice']
])('it does %j', (effect, words) => {
  expect(does(effect)).toBe(`In your Deploy phase: ${words}.`)
})

test('what it is worth stands last, and nothing is said of nothing', () => {
  expect(lines({ vp: 2, red: true, when: { op: 'wonBattle' } })).toEqual([
    'At any time in your turn: you won it.',
    '2 points on red'
  ])
  expect(lines({ vp: 1 })).toEqual(['1 point'])
  expect(lines({})).toEqual([])
})
