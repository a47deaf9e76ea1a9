// Locates a seen piece: on which hex it is, and which piece it is.

import { expect, test } from 'vitest'
import game from '../../../src/games/nexus-ops/index.ts'
import { hexOf, toPlane } from '../../../src/kit/grid/hex.ts'

const at = toPlane(hexOf('2,-1'))

test.each(['human/0', 'dragon/3', 'tile', 'mine/1', 'mine/9'])('%s is found where it lies', (kind) => {
  expect(game.locate({ kind, at })).toEqual({ place: '2,-1', kind })
})

test('something unknown is somewhere all the same', () => {
  expect(game.locate({ kind: null, at })).toEqual({ place: '2,-1', kind: null })
})

test.each([
  'keeper/1',
  'human',
  'human/4',
  'human/12',
  'a human/1',
  'tiles',
  'a tile',
  'mine/0',
  'mine/10',
  'mine',
  'my mine/1',
  'mine/a',
  ''
])('“%s” is no thing of this game', (kind) => {
  expect(game.locate({ kind, at })).toBeNull()
})

test.each([
  [Number.NaN, 0],
  [0, Number.POSITIVE_INFINITY]
])('nothing lies at %d, %d', (x, y) => {
  expect(game.locate({ kind: 'human/1', at: [x, y] })).toBeNull()
  expect(game.locate({ kind: null, at: [x, y] })).toBeNull()
})
