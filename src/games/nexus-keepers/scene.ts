// What the table should show: tiles, cubes, keepers, the tray, and cues by meaning. Legal landings are not its business.

import type { Box } from '../../core/game.ts'
import type { Seat } from '../../core/ids.ts'
import type { Cue, Piece, Place, Point, Scene, Tile } from '../../core/scene.ts'
import { keeperAt, startTile } from './board.ts'
import { keeperName } from './cards/names.ts'
import type { Cube, CubeShape } from './geometry/cube.ts'
import { footprint, outline } from './geometry/cube.ts'
import type { Facing } from './geometry/lattice.ts'
import { facings } from './geometry/lattice.ts'
import { layout } from './geometry/layout.ts'
import { boxedCube, cubeKind, groundPlace, keeperKind, tilePlace } from './places.ts'
import type { State } from './state.ts'
import { cardOf, player } from './state.ts'

const square: readonly Point[] = [
  [-0.5, 0.5],
  [0.5, 0.5],
  [0.5, -0.5],
  [-0.5, -0.5]
]
const degrees = (facing: Facing): number => facings.indexOf(facing) * 90

/** Corners run clockwise from the north-west, so edge 0 is the north side. */
const portal = (facing: Facing, seat: Seat) => [{ edge: facings.indexOf(facing), look: 'portal', seat }]

// Places change only when the list of cubes does.
const known = new WeakMap<readonly Cube[], readonly Place[]>()
function places(cubes: readonly Cube[]): readonly Place[] {
  const before = known.get(cubes)
  if (before) return before
  const tiles = [...layout(cubes).values()].map(
    (tile): Place => ({
      id: tilePlace(tile.cell),
      layer: 'tile',
      at: tile.cell,
      outline: square,
      look: tile.terrain,
      name: { say: tile.portal ? 'place.start' : 'place.tile', with: { x: tile.cell[0], y: tile.cell[1] } },
      seat: tile.seat,
      ...(tile.portal ? { edges: portal(tile.portal, tile.seat) } : {})
    })
  )
  const grounds = cubes.map(
    (cube): Place => ({
      id: groundPlace(cube.at),
      layer: 'ground',
      at: cube.at,
      outline: outline(cube).map((it) => turned(it, facings.indexOf(cube.facing))),
      look: 'cube',
      name: { say: 'place.cube', with: { who: { seat: cube.seat } } },
      seat: cube.seat
    })
  )
  const made = [...grounds, ...tiles]
  known.set(cubes, made)
  return made
}

const turned = ([x, y]: Point, quarters: number): Point => (quarters === 0 ? [x, y] : turned([y, 0 - x], quarters - 1))

/** The five squares of a cube around its anchor, portal to the north, as they are drawn. */
const tiles = (shape: CubeShape, seat: Seat): readonly Tile[] =>
  [...layout([{ ...shape, seat, at: [0, 0], facing: 'N' }]).values()].map(({ cell, terrain, portal: on }) => ({
    at: cell,
    outline: square,
    look: terrain,
    ...(on ? { edges: portal(on, seat) } : {})
  }))

export function scene(s: State): Scene {
  return { places: places(s.cubes), pieces: pieces(s), dice: dice(s), cues: cues(s) }
}

function pieces(s: State): readonly Piece[] {
  const cubes = s.cubes.map(
    ({ seat, at, facing }): Piece => ({
      kind: cubeKind(seat, facing),
      place: groundPlace(at),
      look: 'cube',
      name: { say: 'piece.cube', with: { who: { seat } } },
      seat,
      turn: degrees(facing)
    })
  )
  // NK-104: a waiting keeper is on no tile, and an eliminated one is gone.
  const keepers = s.players.flatMap(({ at }, seat): readonly Piece[] =>
    at ? [{ kind: keeperKind(seat), place: tilePlace(at), look: 'keeper', name: nameOf(s, seat), seat }] : []
  )
  return [...cubes, ...keepers]
}

const nameOf = (s: State, seat: Seat) => ({
  say: 'piece.keeper',
  with: { name: keeperName(cardOf(s, seat)), who: { seat } }
})

/** The tray matters from the first throw of a turn until the lock. */
function dice({ phase, turn }: State): Scene['dice'] {
  if (!turn || (phase !== 'reroll' && !(phase === 'throw' && turn.regular.length + turn.power.length > 0))) return null
  return [
    ...turn.regular.map((face) => ({ kind: 'regular', face })),
    ...turn.power.map((face) => ({ kind: 'power', face }))
  ]
}

/** 9.2: whose turn it is and where, what the terrain underfoot does, a bonus turn on offer, who comes back next, who has won. */
function cues(s: State): readonly Cue[] {
  if (s.phase === 'over')
    return [...layout(s.cubes).values()]
      .filter((it) => s.winners?.includes(it.seat))
      .map((it) => ({ cue: 'won', place: tilePlace(it.cell), seat: it.seat }))
  const { at } = s.players[s.active] ?? { at: null }
  const seat = s.active
  const start = startTile(s, seat)
  const all: Cue[] = []
  if (at) all.push({ cue: 'turn', place: tilePlace(at), seat })
  if (start) all.push({ cue: s.phase === 'bonus' ? 'bonus' : 'home', place: tilePlace(start), seat })
  if (at && s.phase === 'roll') {
    const { plusTerrain, minusTerrain } = cardOf(s, seat)
    const { terrainAtStart } = player(s, seat)
    if (terrainAtStart === plusTerrain) all.push({ cue: 'plus', place: tilePlace(at) })
    if (terrainAtStart === minusTerrain) all.push({ cue: 'minus', place: tilePlace(at) })
  }
  // NK-100: somebody else stands at the foot of a portal, one push from a realm.
  if (s.phase === 'actions')
    for (const cube of s.cubes) {
      const door = footprint(cube, cube).start
      const there = keeperAt(s, door)
      if (there !== null && there !== seat) all.push({ cue: 'portal', place: tilePlace(door), seat: cube.seat })
    }
  // NK-101, NK-102: whoever waits comes back behind the own portal.
  for (const [other, { status }] of s.players.entries()) {
    const home = status === 'waiting' ? startTile(s, other) : null
    if (home) all.push({ cue: 'wait', place: tilePlace(home), seat: other })
  }
  return all
}

/** Everything that is played with: each keeper and its cube, the dice of one throw and the power dice of every card. */
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
      tiles: tiles(cube, seat)
    }
  ])
  const power = Math.max(...s.match.seats.map(({ card }) => card.powerDice))
  const dice = [
    // Section 2: six, one for terrain and one that lies in a reserve.
    { kind: 'regular', faces: 6, count: 8 },
    { kind: 'power', faces: 6, count: power }
  ]
  return { pieces, dice: dice.filter((it) => it.count > 0) }
}
