// The text of a card: when it is played, its conditions, its effects and its points; every condition and effect of section 8.2.

import { expect, test } from 'vitest'
import type { Card, Condition, Effect } from '../../../../src/games/nexus-ops/data/schemas.ts'
import { cardLines } from '../../../../src/games/nexus-ops/view/cards.ts'
import { say } from './spoken.ts'

const lines = (part: Partial<Card>): string[] =>
  cardLines({ id: 'X', deck: 'secret', name: 'X', count: 1, origin: 'house', timing: 'mission_any', ...part }).map(
    (it) => say(it)
  )
const asks = (when: Condition): string => lines({ when })[0] ?? ''
const does = (...effect: Effect[]): string => lines({ timing: 'start_of_turn', effect })[0] ?? ''

test.each<[Condition, string]>([
  [{ op: 'wonBattle' }, 'you won it'],
  [{ op: 'battleTerrain', terrain: 'rock' }, 'in the Rock Plains'],
  [{ op: 'battleTerrain', terrain: 'monolith' }, 'on the Monolith'],
  [{ op: 'battleAtEnemyBase' }, 'on an enemy base'],
  [{ op: 'survivor', unit: 'strider', min: 2 }, '2 Rock Striders of yours still there'],
  [{ op: 'destroyed', unit: 'human', min: 1 }, 'you destroyed 1 human in it'],
  [{ op: 'destroyedInStep', unit: 'human', step: 'dragon' }, 'human destroyed by the dice of Rubium Dragon'],
  [{ op: 'controlMost', terrain: 'forest' }, 'you control more Liquifungus Forest than anybody else'],
  [{ op: 'controlCount', what: 'any', min: 3 }, 'you control at least 3 spaces'],
  [{ op: 'controlCount', what: 'mine', min: 1 }, 'you control at least 1 mine'],
  [{ op: 'controlCount', what: 'enemyBase', min: 1 }, 'you control at least 1 space of enemy bases'],
  [{ op: 'controlCount', what: 'magma', min: 2 }, 'you control at least 2 Magma Pool'],
  [{ op: 'not', of: { op: 'wonBattle' } }, 'not: you won it'],
  [{ op: 'all', of: [{ op: 'wonBattle' }, { op: 'battleAtEnemyBase' }] }, 'you won it and on an enemy base'],
  [{ op: 'any', of: [{ op: 'wonBattle' }, { op: 'battleAtEnemyBase' }] }, 'you won it or on an enemy base']
])('it asks for %j', (when, words) => {
  expect(asks(when)).toBe(`Any time in your turn: ${words}.`)
})

test.each<[Effect, string]>([
  [{ op: 'gainRubium', n: 3 }, 'gain 3 rubium'],
  [{ op: 'draw', deck: 'energize', n: 2 }, 'draw 2 Energize cards'],
  [{ op: 'draw', deck: 'secret', n: 1 }, 'draw 1 Secret Mission'],
  [{ op: 'placeUnit', unit: 'human', where: 'ownBase' }, 'place a human from your supply on your base'],
  [{ op: 'teleport', to: 'emptyOrControlled' }, 'move one of your units to an empty space or one you control'],
  [{ op: 'extraMove', n: 1 }, 'one of your units may move 1 space further this turn'],
  [{ op: 'peekTiles', n: 2 }, 'look at 2 exploration tiles'],
  [{ op: 'rollMod', side: 'chosen', unit: 'chosen', amount: 1 }, '+1 to all dice of one kind of unit on one side'],
  [{ op: 'rollMod', side: 'chosen', unit: 'chosen', amount: -1 }, '−1 to all dice of one kind of unit on one side'],
  [{ op: 'extraDie', side: 'chosen', unit: 'step', n: 1 }, '1 extra die for one side'],
  [{ op: 'cancelHit', side: 'chosen', n: 1 }, 'cancel 1 hit on one side'],
  [{ op: 'reroll', side: 'chosen', maxDice: 2 }, 'reroll up to 2 dice of one side'],
  [{ op: 'strike', side: 'chosen', threshold: 4, n: 1 }, '1 die: on 4+ one side loses a unit of its choice']
])('it does %j', (effect, words) => {
  expect(does(effect)).toBe(`In your Deploy phase: ${words}.`)
})

test('the points come last, and a card without text has no lines', () => {
  expect(lines({ vp: 2, red: true, when: { op: 'wonBattle' } })).toEqual([
    'Any time in your turn: you won it.',
    '2 points, red card'
  ])
  expect(lines({ vp: 1 })).toEqual(['1 point'])
  expect(lines({})).toEqual([])
})
