// What the table should show: tiles, cubes, keepers, the tray, and cues by meaning. Legal landings are not its business.

import type { Seat } from '../../core/ids.ts'
import { remembered } from '../../core/remember.ts'
import type { Piece, Scene } from '../../core/scene.ts'
import type { Box } from '../../core/tabletop.ts'
import { facings } from '../../kit/grid/square.ts'
import { keeperName } from './cards/house.ts'
import { type Cube, outline } from './geometry/cube.ts'
import { boxedCube, cubeKind, groundPlace, keeperKind, tilePlace } from './places.ts'
import { places, squares } from './scene/squares.ts'
import type { State } from './state.ts'
import { cardOf } from './state.ts'

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

/** The tray matters from the first throw of a turn until the lock. */
function dice({ phase, turn }: State): Scene['dice'] {
  if (!turn || (phase !== 'reroll' && !(phase === 'throw' && turn.regular.length + turn.power.length > 0))) return null
  return [
    ...turn.regular.map((face) => ({ kind: 'regular', face })),
    ...turn.power.map((face) => ({ kind: 'power', face }))
  ]
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
      tiles: squares(cube, seat)
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
