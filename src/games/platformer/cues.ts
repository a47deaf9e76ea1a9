// What lamps should mean just now, legal landings apart (section 9.3).

import type { Cue } from '../../core/scene.ts'
import { bossAt, enemyCells, map, player, type State, seatsOf, square } from './state.ts'
import { place } from './tower/cell.ts'
import { inRange } from './turn/boss.ts'
import { foesNear } from './turn/near.ts'

export function cues(s: State): readonly Cue[] {
  if (s.phase === 'setup') return []
  if (s.phase === 'over') return won(s)
  return [...leaving(s), ...threats(s), ...hero(s)]
}

const won = (s: State): readonly Cue[] =>
  seatsOf(s).flatMap((seat): readonly Cue[] => {
    const { at } = player(s, seat)
    return at !== null && s.winners?.includes(seat) ? [{ cue: 'won', place: place(at), seat }] : []
  })

/** PL-134: the level that goes next, once a hero stands two above it. */
function leaving(s: State): readonly Cue[] {
  const isHigh = s.players.some(({ at }) => at !== null && (square(s, at)?.level ?? 0) - s.tower.lowest >= 2)
  if (!isHigh) return []
  return map(s)
    .cells.filter((at) => square(s, at)?.level === s.tower.lowest)
    .map((at) => ({ cue: 'lost', place: place(at) }))
}

/** Enemies that would attack the active hero if it left, and heroes that the boss's card may hit. */
function threats(s: State): readonly Cue[] {
  const { at } = player(s, s.active)
  const next = at === null ? [] : foesNear(s, at)
  const aimed = s.phase === 'boss' && bossAt(s) !== null ? inRange(s, 'any') : []
  return [
    ...enemyCells(s)
      .filter((it) => next.includes(it))
      .map((it): Cue => ({ cue: 'danger', place: place(it) })),
    ...aimed.flatMap((seat): readonly Cue[] => {
      const there = player(s, seat).at
      return there === null ? [] : [{ cue: 'target', place: place(there), seat }]
    })
  ]
}

/** Whose turn it is, and what its space offers. */
function hero(s: State): readonly Cue[] {
  const { at } = player(s, s.active)
  if (at === null) return []
  const feature = square(s, at)?.feature
  const offers = feature === 'shop' ? 'bonus' : feature === 'portal' ? 'portal' : null
  return [
    ...(offers ? [{ cue: offers, place: place(at) } as const] : []),
    { cue: 'turn', place: place(at), seat: s.active }
  ]
}
