// The squares that tiles are drawn as, and the places they make: one for each tile, one below for each cube.

import type { Seat } from '../../../core/ids.ts'
import { remembered } from '../../../core/remember.ts'
import type { Place, Point, Tile } from '../../../core/scene.ts'
import type { Phrase } from '../../../core/words.ts'
import type { Facing } from '../../../kit/grid/square.ts'
import { facings, squareOutline } from '../../../kit/grid/square.ts'
import type { Cube, CubeShape } from '../geometry/cube.ts'
import { outline } from '../geometry/cube.ts'
import { tilesOn } from '../geometry/layout.ts'
import { groundPlace, tilePlace } from '../places.ts'
import { tileNames } from './names.ts'

/** Corners run clockwise from the north-west, so edge 0 is the north side. */
const portal = (facing: Facing, seat: Seat) => [{ edge: facings.indexOf(facing), look: 'portal', seat }]

/** Places change only when the list of cubes does. */
export const places = remembered((cubes: readonly Cube[]): readonly Place[] => {
  const names = cubes.flatMap(tileNames)
  const tiles = tilesOn(cubes).map(
    (tile, i): Place => ({
      id: tilePlace(tile.cell),
      layer: 'tile',
      at: tile.cell,
      outline: squareOutline,
      look: tile.terrain,
      name: names[i] as Phrase,
      seat: tile.seat,
      ...(tile.portal ? { edges: portal(tile.portal, tile.seat) } : {})
    })
  )
  const grounds = cubes.map(
    (cube): Place => ({
      id: groundPlace(cube.at),
      layer: 'ground',
      at: cube.at,
      outline: groundOutline(cube),
      look: 'cube',
      name: { say: 'place.cube', with: { who: { seat: cube.seat } } },
      seat: cube.seat
    })
  )
  return [...grounds, ...tiles]
})

const groundOutline = (cube: Cube): readonly Point[] =>
  outline(cube).map((it) => turned(it, facings.indexOf(cube.facing)))

const turned = ([x, y]: Point, quarters: number): Point => (quarters === 0 ? [x, y] : turned([y, 0 - x], quarters - 1))

/** The five squares of a cube around its anchor, portal to the north, as they are drawn. */
export const squares = (shape: CubeShape, seat: Seat): readonly Tile[] =>
  tilesOn([{ ...shape, seat, at: [0, 0], facing: 'N' }]).map(({ cell, terrain, portal: on }) => ({
    at: cell,
    outline: squareOutline,
    look: terrain,
    ...(on ? { edges: portal(on, seat) } : {})
  }))
