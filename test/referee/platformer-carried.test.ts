// Platformer moves several figures at once: whoever carries them one after the other is not misread on the way.

import { expect, test } from 'vitest'
import type { Json } from '../../src/core/json.ts'
import platformer from '../../src/games/platformer/index.ts'
import { below, tiles } from '../games/platformer/match.ts'
import { Table } from './table.ts'

/** Level 1 of the fixture tiles with Vesper and Brindle. */
const at = (position: object): Table =>
  new Table(platformer, {
    options: { tiles, dungeonSet: 'mixed' } as Json,
    seats: [{}, {}],
    position: {
      levels: below.slice(0, 1),
      roster: ['N1'],
      heroes: ['H3', 'H1'],
      at: ['2,1', null],
      phase: 'act',
      ...position
    } as Json
  })

test('what moves first of two that one play moves may have gone alone: both are believed', () => {
  const t = at({ enemies: { '3,1': 'N1' }, pool: ['BOOT', 'PAW'] })
  t.shift('enemy/N1', '4,1').wait(5000).shift('hero/H3', '3,1').wait(300).say(0, { act: 'done' })
  // A push costs no Paw, and the enemy that is pushed costs a heart: it matters which was played.
  expect(t.ruling).toMatchObject({
    ruling: 'ask',
    question: {
      options: [
        { with: { moves: [{ say: 'log.shift' }, { say: 'log.move' }, {}] } },
        { with: { moves: [{ with: { first: { say: 'log.push' } } }, {}] } }
      ]
    }
  })
})

test('what follows a word piece by piece takes nothing back, whatever it looks like on the way', () => {
  const t = at({ at: ['8,3', null], enemies: { '5,1': 'N1' }, pool: ['PAW'] })
  t.shift('enemy/N1', '5,2').rest().press(0, 'end').rest()
  // When the turn ends the enemy falls to where the Paw took it from, and the hero falls, too.
  t.shift('enemy/N1', '5,1').rest()
  expect(t.ruling).toMatchObject({ ruling: 'on the way', towards: [{ kind: 'hero/H3', from: '8,3' }] })
  const {
    towards: [down]
  } = t.ruling as { towards: readonly { to: string }[] }
  t.shift('hero/H3', down?.to ?? '').rest()
  expect(t.ruling.ruling).toBe('settled')
  expect(t.heard).toEqual(['log.shift', 'log.and'])
})

test.each([
  ['wanders', '1,1', [{ do: { act: 'move', to: [1, 1] } }]],
  ['goes back', '2,1', []]
])('a figure that is pushed off and back again while its pusher %s is pushed twice', (_, aside, meanwhile) => {
  const t = at({ at: ['2,1', '3,1'], pool: ['BOOT', 'BOOT', 'BOOT'] })
  t.shift('hero/H1', '4,1').shift('hero/H3', '3,1').rest()
  t.shift('hero/H3', aside).wait(2000)
  // As it stands now nobody was pushed; but the hand is still on its way.
  t.shift('hero/H1', '3,1').wait(300)
  expect(t.ruling).toMatchObject({ ruling: 'settled', moves: meanwhile })
  t.shift('hero/H3', '4,1').rest()
  expect(t.ruling).toMatchObject({
    ruling: 'settled',
    moves: [{ do: { to: [3, 1], push: [4, 1] } }, { do: { to: [4, 1], push: [3, 1] } }]
  })
})

test('what moves first of two that one play moves may have been read as a longer turn: both are believed', () => {
  const t = at({ at: ['1,1', null], enemies: { '4,1': 'N1' }, pool: ['BOOT', 'BOOT', 'BOOT', 'BOOT', 'PAW'] })
  t.shift('enemy/N1', '3,1').rest()
  t.shift('hero/H3', '2,1').wait(5000)
  // There is no Paw left for the enemy: a push and a step back explain where it stands.
  t.shift('enemy/N1', '4,1').wait(2000)
  expect(t.ruling).toMatchObject({ moves: [{ do: { to: [2, 1] } }, { do: { push: [4, 1] } }, { do: { to: [2, 1] } }] })
  t.shift('hero/H3', '3,1').rest().say(0, { act: 'done' })
  expect(t.ruling.ruling).toBe('ask')
})

/** A walk of a hero on a level of the game itself. */
const walk = (dungeonSet: string, level: readonly string[], at: readonly string[], boots: number): Table =>
  new Table(platformer, {
    options: { dungeonSet },
    seats: [{}, {}],
    position: {
      levels: [level],
      roster: ['N1'],
      heroes: ['H6', 'H5'],
      at,
      pool: Array<string>(boots).fill('BOOT'),
      phase: 'act'
    } as Json
  })

test('a push after a walk whose figures move one after the other is told as it was walked, and taken back alone', () => {
  const t = walk('void', ['V11', 'V08'], ['5,3', '5,2'], 3)
  const walked = [{ do: { to: [4, 3] } }, { do: { to: [4, 2] } }]
  t.shift('hero/H6', '4,3').rest().shift('hero/H6', '4,2').rest()
  // As if the first had pushed at once from where it began, and gone round afterwards.
  t.shift('hero/H5', '6,2').wait(200)
  t.shift('hero/H6', '5,2').rest()
  expect(t.judge.moves(t.match)).toMatchObject([...walked, { do: { to: [5, 2], push: [6, 2] } }])
  t.shift('hero/H5', '5,2').shift('hero/H6', '4,2').rest()
  expect(t.ruling.ruling).toBe('settled')
  expect(t.judge.moves(t.match)).toMatchObject(walked)
})

test('a push that is done in two parts, and first taken for a longer play, is told as it was walked', () => {
  const t = walk('forest', ['F03', 'F08'], ['3,2', '4,3'], 3)
  t.shift('hero/H6', '3,3').rest()
  // As if the first had pushed and gone back. No boot is left to come again.
  t.shift('hero/H5', '5,3').wait(200)
  t.shift('hero/H6', '4,3').rest()
  expect(t.judge.moves(t.match)).toMatchObject([{ do: { to: [3, 3] } }, { do: { to: [4, 3], push: [5, 3] } }])
  t.shift('hero/H6', '3,3').shift('hero/H5', '4,3').rest()
  expect(t.ruling.ruling).toBe('settled')
  expect(t.judge.moves(t.match)).toMatchObject([{ do: { to: [3, 3] } }])
})

test('a word that changed nothing is not said again by a figure that goes back and comes again', () => {
  const t = walk('void', ['V07', 'V03'], ['7,1', '5,2'], 1)
  t.shift('hero/H6', '8,1').rest().say(0, { act: 'gravity' }).shift('hero/H6', '7,1').rest()
  expect(t.judge.moves(t.match)).toEqual([])
  t.shift('hero/H6', '8,1').rest()
  expect(t.judge.moves(t.match)).toMatchObject([{ do: { to: [8, 1] } }])
  t.shift('hero/H6', '7,2').rest()
  expect(t.judge.moves(t.match)).toMatchObject([{ do: { to: [7, 2] } }])
})

/** A step, two coins forged into a boot, a step with it; then the hero was back where it began for long enough to take all back. */
const takenBack = (): Table => {
  const t = at({ pool: ['BOOT', 'COIN', 'COIN'] })
  t.shift('hero/H3', '3,1').rest().say(0, { act: 'use', pay: 'COIN+COIN', as: 'BOOT' }).rest().shift('hero/H3', '4,1')
  expect(t.rest().judge.moves(t.match)).toHaveLength(3)
  t.shift('hero/H3', '2,1').wait(5000)
  expect(t.judge.moves(t.match)).toEqual([])
  return t
}

test('PL-018: a figure that goes on to where its play had ended puts forward again what it took back, words and all', () => {
  const t = takenBack()
  t.shift('hero/H3', '3,1').rest().shift('hero/H3', '4,1').rest()
  expect(t.ruling.ruling).toBe('settled')
  expect(t.judge.moves(t.match)).toMatchObject([{ do: { to: [3, 1] } }, { do: { act: 'use' } }, { do: { to: [4, 1] } }])
})

test('PL-051: once it went elsewhere, what it took back is forgotten', () => {
  const t = takenBack()
  t.shift('hero/H3', '1,1').rest().shift('hero/H3', '4,1').rest()
  expect(t.ruling).toMatchObject({ ruling: 'foul', refusal: { rule: 'PL-051' } })
  expect(t.judge.moves(t.match)).toMatchObject([{ do: { to: [1, 1] } }])
})
