import { expect, test } from 'vitest'
import type { Point } from '../../../src/core/scene.ts'
import type { VirtualThing } from '../../../src/server/messages.ts'
import { ridden, riders, settle, step } from '../../../web/table/things.ts'
import { cubeThing, keeperThing, type Laid, placesOf, three } from '../fixtures/board.ts'

const places = placesOf(three)
const things: VirtualThing[] = three.map((it) => cubeThing(it))
const figure = keeperThing(0, [0, 0])
const cube = cubeThing(three[0] as Laid)

test.each<[what: string, thing: VirtualThing, from: Point, to: Point]>([
  ['a figure slides to the middle of a tile it nearly stands on', figure, [1.3, 1.2], [1, 1]],
  ['a figure put between tiles stays between them', figure, [0.5, 0.48], [0.5, 0.48]],
  ['a figure put beside the board stays there', figure, [-3.2, 4.1], [-3.2, 4.1]],
  ['a tile slides to a spot of the board', cube, [1.2, 2.3], [1, 2]],
  ['a tile far from any spot falls into step with the grid', cube, [-4.4, 3.6], [-4, 4]]
])('%s', (_, thing, from, to) => {
  expect(settle(thing, from, places, things)).toEqual(to)
})

test('a figure finds a tile that only a hand has laid so far', () => {
  expect(settle(figure, [10.1, 9.9], [], [cubeThing({ ...(three[0] as Laid), at: [10, 10] })])).toEqual([10, 10])
})

test('a tile turns by as much as brings its corners onto corners', () => {
  expect(step(cube)).toBe(90)
  const six = Array.from({ length: 6 }, (): Point => [0, 0])
  expect(step({ ...cube, tiles: [{ at: [0, 0], outline: six, look: 'grass' }] })).toBe(60)
})

test('figures ride on the tile they stand on, and on no other', () => {
  const all = [...things, keeperThing(0, [0, 1]), keeperThing(1, [1, 1]), keeperThing(2, null)]
  expect(riders(cube, all).map((it) => it.id)).toEqual(['keeper/0#1'])
})

test('a rider keeps its place on a tile that is moved and turned', () => {
  const [x, y] = ridden([0, 1], { at: [0, 0], turn: 180 }, { at: [5, 5], turn: 270 })
  expect(x).toBeCloseTo(6)
  expect(y).toBeCloseTo(5)
})
