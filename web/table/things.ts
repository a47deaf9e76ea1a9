// Things on a table: where a dropped thing slides to, which figures ride on a tile, how a tile turns. Pure.

import type { Place, Point } from '../../src/core/scene.ts'
import type { VirtualThing } from '../../src/server/messages.ts'
import { leaning } from '../board/extent.ts'
import { tilesOf } from '../board/shape.ts'
import { distance, inside, laid, minus, plus, turned } from '../geometry/plane.ts'

/** A figure let go this near to the middle of a place, in board units, slides there, as a hand would set it. */
const figureSlides = 0.42
const groundSlides = 0.5

/** Where a thing comes to lie when it is let go here. Ground that is near no place falls into step with the board's grid. */
export function settle(
  thing: VirtualThing,
  at: Point,
  places: readonly Place[],
  things: readonly VirtualThing[]
): Point {
  const ground = thing.layer === 'ground'
  const wanted = places.filter((place) => (place.layer === 'ground') === ground).map((place) => place.at)
  const tiles = things.flatMap((it) => (it.at && it.tiles && !it.held ? tilesOf(it.tiles, it.at, it.turn) : []))
  const middles = ground ? [] : tiles.map(({ corners }) => center(corners))
  const near = nearest([...wanted, ...middles], at)
  if (near && distance(near, at) <= (ground ? groundSlides : figureSlides)) return near
  return ground ? [Math.round(at[0]), Math.round(at[1])] : at
}

function center(corners: readonly Point[]): Point {
  const [x, y] = corners.reduce<Point>(plus, [0, 0])
  return [x / corners.length, y / corners.length]
}

function nearest(points: readonly Point[], to: Point): Point | null {
  return points.reduce<Point | null>(
    (best, p) => (best === null || distance(p, to) < distance(best, to) ? p : best),
    null
  )
}

/** By how many degrees a tile turns at a time: so that its corners fall on corners. */
export const step = (thing: VirtualThing): number => 360 / (thing.tiles?.[0]?.outline.length ?? 4)

/** Figures that stand on a piece of ground and go where it goes. */
export function riders(ground: VirtualThing, things: readonly VirtualThing[]): VirtualThing[] {
  const { at, turn } = ground
  if (at === null) return []
  const parts = ground.tiles
    ? tilesOf(ground.tiles, at, turn).map((it) => it.corners)
    : [laid(ground.outline ?? [], at, turn)]
  return things.filter(
    (it) => it.layer === 'figure' && it.at && parts.some((corners) => inside(it.at as Point, corners))
  )
}

/** Where a rider comes to stand when its ground has gone from one point and turn to another. */
export const ridden = (rider: Point, from: { at: Point; turn: number }, to: { at: Point; turn: number }): Point =>
  plus(to.at, turned(minus(rider, from.at), to.turn - from.turn))

/** The room a figure takes around its point, its head included. */
const standing: readonly Point[] = [
  [-0.5, -0.4],
  [0.5, 0.7]
]

/** The points that must be visible so that these things are. */
export function pointsOf(things: readonly VirtualThing[]): Point[] {
  return things.flatMap((thing) => {
    if (!thing.at) return []
    if (thing.layer === 'figure') return standing.map((p) => plus(p, thing.at as Point))
    return thing.tiles
      ? tilesOf(thing.tiles, thing.at, thing.turn).flatMap(({ tile, corners }) => [
          ...corners,
          ...leaning(corners, tile.edges)
        ])
      : laid(thing.outline ?? [], thing.at, thing.turn)
  })
}
