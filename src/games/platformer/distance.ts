// How many steps at least lead from one space to another, whoever stands between. The search follows figures by it.

import type { KindId, PlaceId } from '../../core/ids.ts'
import { remembered } from '../../core/remember.ts'
import { figureOf } from './places.ts'
import { map, type State } from './state.ts'
import { distance as across, type Cell, place } from './tower/cell.ts'
import type { Square, TowerMap } from './tower/map.ts'

/** Figures go by steps and pushes only while somebody acts; a token never comes. */
export function distance(s: State, kind: KindId, from: PlaceId, to: PlaceId): number {
  const figure = s.phase === 'act' ? figureOf(kind) : null
  const squares = squaresIn(map(s))
  const [start, end] = [squares.get(from), squares.get(to)]
  if (!figure || !start || !end) return 1
  const steps = (figure.enemy ? shiftsIn : stepsIn)(map(s))(start)[end.at] ?? Number.POSITIVE_INFINITY
  // I10: through a wall.
  return s.turn.ghost ? Math.min(across(start.at, end.at), steps) : steps
}

const squaresIn = remembered(
  (it: TowerMap): ReadonlyMap<PlaceId, Square> => new Map(it.cells.map((at) => [place(at), it.at(at) as Square]))
)

type Steps = readonly (number | undefined)[]
type Next = (square: Square, map: TowerMap) => readonly Cell[]

/** From a space to every other, breadth first. */
const counted = (next: Next): ((map: TowerMap) => (from: Square) => Steps) =>
  remembered((map: TowerMap) =>
    remembered((from: Square): Steps => {
      const steps: (number | undefined)[] = []
      steps[from.at] = 0
      const open: Square[] = [from]
      for (const square of open)
        for (const to of next(square, map)) {
          const there = map.at(to)
          if (!there || steps[to] !== undefined) continue
          steps[to] = (steps[square.at] ?? 0) + 1
          open.push(there)
        }
      return steps
    })
  )

/** PL-074, PL-090: what a Paw moves, and what is pushed. */
const shiftsIn = counted(({ near }) => near)

/** PL-051, PL-061, PL-152: a hero, who also enters the boss level and goes through portals. */
const stepsIn = counted(({ near, above, feature, level }, map) => [
  ...near,
  ...(above === null ? [] : [above]),
  ...(feature === 'portal' ? map.cells.filter((it) => isPortal(map.at(it), level)) : [])
])

const isPortal = (it: Square | undefined, level: number): boolean => it?.feature === 'portal' && it.level === level
