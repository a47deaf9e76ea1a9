// What the table should show: tiles, cubes, keepers, the tray. Destinations of moves are computed elsewhere.
// Tiles are drawn as squares. Each tile is a place, and each cube adds a ground place at its anchor.

import type { Seat } from '../../core/ids.ts'
import { remembered } from '../../core/remember.ts'
import type { Piece, Place, Point, Scene, Tile } from '../../core/scene.ts'
import type { Box } from '../../core/tabletop.ts'
import type { Phrase } from '../../core/words.ts'
import { type Facing, facings, squareOutline } from '../../kit/grid/square.ts'
import { keeperName } from './cards/house.ts'
import { type Cube, type CubeShape, outline, tilesOn } from './geometry/cube.ts'
import { boxedCube, cubeKind, groundPlace, keeperKind, tilePlace } from './places.ts'
import { tileNames } from './scene/names.ts'
import { cardOf, type State } from './state.ts'

export function scene(s: State): Scene {
  return { places: places(s.cubes), pieces: pieces(s), dice: dice(s) }
}

const lying = remembered((cubes: readonly Cube[]): readonly Piece[] =>
  cubes.map(({ seat, at, facing }) => ({
    kind: cubeKind(seat, facing),
    place: groundPlace(at),
    look: 'cube',
    name: { say: 'piece.cube', with: { who: { seat } } },
    seat,
    turn: facings.indexOf(facing) * 90
  }))
)

function pieces(s: State): readonly Piece[] {
  // NK-104: a waiting keeper is on no tile, and an eliminated one is gone.
  const keepers = s.players.flatMap(({ at }, seat): readonly Piece[] =>
    at ? [{ kind: keeperKind(seat), place: tilePlace(at), look: 'keeper', name: nameOf(s, seat), seat }] : []
  )
  return [...lying(s.cubes), ...keepers]
}

const nameOf = (s: State, seat: Seat) => ({
  say: 'piece.keeper',
  with: { name: keeperName(cardOf(s, seat)), who: { seat } }
})

/** The dice to leave in the tray, from the first throw of a turn until the lock; null: the tray does not matter. */
function dice({ phase, turn }: State): Scene['dice'] {
  if (!turn || (phase !== 'reroll' && !(phase === 'throw' && turn.regular.length + turn.power.length > 0))) return null
  return [
    ...turn.regular.map((face) => ({ kind: 'regular', face })),
    ...turn.power.map((face) => ({ kind: 'power', face }))
  ]
}

/** The contents of the box: each keeper with its cube, the regular dice, the power dice of all cards. */
export function box(s: State): Box {
  const pieces = s.match.seats.flatMap(({ cube }, seat): Box['pieces'] => [
    { kind: keeperKind(seat), layer: 'figure', look: 'keeper', name: nameOf(s, seat), seat },
    {
      kind: boxedCube(seat),
      layer: 'ground',
      look: 'cube',
      name: { say: 'piece.cube', with: { who: { seat } } },
      seat,
      outline: outline(cube),
      tiles: squares(cube, seat)
    }
  ])
  const power = Math.max(...s.match.seats.map(({ card }) => card.powerDice))
  const dice = [
    // Section 2: six dice, one more for terrain, and one in a reserve.
    { kind: 'regular', faces: 6, count: 8 },
    { kind: 'power', faces: 6, count: power }
  ]
  return { pieces, dice: dice.filter((it) => it.count > 0) }
}

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
