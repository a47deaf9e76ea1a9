// What the lamps show now, except the destinations of a lifted piece (section 9.2).

import type { Cue } from '../../../core/scene.ts'
import { keeperAt, startTile } from '../board.ts'
import { startOf, tilesOn } from '../geometry/cube.ts'
import { movable } from '../geometry/docking.ts'
import { groundPlace, tilePlace } from '../places.ts'
import { cardOf, player, type State } from '../state.ts'

export function cues(s: State): readonly Cue[] {
  if (s.phase === 'over') return victory(s)
  if (s.phase === 'closure') return loose(s)
  return [...turn(s), ...doors(s), ...waiting(s)]
}

/** All tiles of the winners' cubes. */
const victory = (s: State): readonly Cue[] =>
  tilesOn(s.cubes)
    .filter((it) => s.winners?.includes(it.seat))
    .map((it) => ({ cue: 'won', place: tilePlace(it.cell), seat: it.seat }))

/** NK-133: the cubes that may be picked up. */
const loose = (s: State): readonly Cue[] =>
  movable(s.cubes).flatMap(({ block }) =>
    block.cubes.map(({ at, seat }): Cue => ({ cue: 'lift', place: groundPlace(at), seat }))
  )

/** The keeper whose turn it is, its portal, and the effect of its terrain on the dice (NK-032, NK-033). */
function turn(s: State): readonly Cue[] {
  const seat = s.active
  const { at, terrainAtStart } = player(s, seat)
  const start = startTile(s, seat)
  const all: Cue[] = []
  if (start) all.push({ cue: s.phase === 'bonus' ? 'bonus' : 'home', place: tilePlace(start), seat })
  // The last cue on a tile wins. On its own start tile the turn shows over the home cue, but an offered bonus shows over both.
  if (at) all.splice(s.phase === 'bonus' ? 0 : all.length, 0, { cue: 'turn', place: tilePlace(at), seat })
  if (at && s.phase === 'roll') {
    const { plusTerrain, minusTerrain } = cardOf(s, seat)
    if (terrainAtStart === plusTerrain) all.push({ cue: 'plus', place: tilePlace(at) })
    if (terrainAtStart === minusTerrain) all.push({ cue: 'minus', place: tilePlace(at) })
  }
  return all
}

/** NK-100: another keeper is on a start tile, one push away from the realm behind the portal. */
function doors(s: State): readonly Cue[] {
  if (s.phase !== 'actions') return []
  return s.cubes.flatMap((cube): readonly Cue[] => {
    const foot = startOf(cube)
    const there = keeperAt(s, foot)
    return there === null || there === s.active ? [] : [{ cue: 'portal', place: tilePlace(foot), seat: cube.seat }]
  })
}

/** NK-101, NK-102: a waiting keeper comes back at its own portal. */
const waiting = (s: State): readonly Cue[] =>
  s.players.flatMap(({ status }, seat): readonly Cue[] => {
    const home = status === 'waiting' ? startTile(s, seat) : null
    return home ? [{ cue: 'wait', place: tilePlace(home), seat }] : []
  })
