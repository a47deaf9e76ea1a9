// Parses the names of places and pieces, and locates seen pieces on places. Names that the game doesn't use give null.
import { expect, test } from 'vitest'
import { kindId } from '../../../src/core/ids.ts'
import { cubePose, locate } from '../../../src/games/nexus-keepers/places.ts'
import { cellOf } from '../../../src/kit/grid/square.ts'

test.each<[string, readonly number[] | null]>([
  ['1,3', [1, 3]],
  ['-12,30', [-12, 30]],
  ['-0,-0', [0, 0]],
  ['#1,3', null],
  ['1,3 ', null],
  ['1,3,5', null],
  ['1,', null],
  ['slot', null]
])('the place “%s”', (place, cell) => expect(cellOf(place)).toEqual(cell))

test.each<[string, string, object | null]>([
  ['#1,-2', 'cube/3/W', { seat: 3, at: [1, -2], facing: 'W' }],
  ['1,-2', 'cube/3/W', null],
  ['#1', 'cube/3/W', null],
  ['#1,-2', 'cube/3', null],
  ['#1,-2', 'cube/8/W', null],
  ['#1,-2', 'cube/3/X', null],
  ['#1,-2', 'cube/3/WW', null],
  ['#1,-2', 'ice-cube/3/W', null],
  ['#1,-2', 'keeper/3', null]
])('on “%s” a “%s”', (place, kind, pose) => expect(cubePose(place, kind)).toEqual(pose))

test.each<[string | null, readonly [number, number], number | undefined, object | null]>([
  ['keeper/2', [1.4, -0.4], undefined, { place: '1,0', kind: 'keeper/2' }],
  [null, [0.6, 2], undefined, { place: '1,2', kind: null }],
  ['cube/1', [0, 0], -90, { place: '#0,0', kind: 'cube/1/W' }],
  ['cube/1', [0, 0], 350, { place: '#0,0', kind: 'cube/1/N' }],
  ['cube/1', [0, 0], undefined, { place: '#0,0', kind: null }],
  ['cube/1/S', [0, 0], undefined, { place: '#0,0', kind: 'cube/1/S' }],
  ['keeper/2/N', [0, 0], undefined, null],
  ['keeper/9', [0, 0], undefined, null],
  ['keeper/22', [0, 0], undefined, null],
  ['my keeper/2', [0, 0], undefined, null],
  ['cube/1/NE', [0, 0], undefined, null],
  ['wizard', [0, 0], undefined, null],
  ['keeper/2', [Number.NaN, 0], undefined, null],
  ['keeper/2', [0, Number.POSITIVE_INFINITY], undefined, null]
])('a %s seen at %j, turned by %s', (kind, at, turn, found) => {
  const thing = { kind: kind === null ? null : kindId(kind), at, ...(turn === undefined ? {} : { turn }) }
  expect(locate(thing as never)).toEqual(found)
})
