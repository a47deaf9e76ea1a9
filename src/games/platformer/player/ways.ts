// How far each space is from the top of what has been turned up, in steps of a hero. Worked out once for each tower.

import { remembered } from '../../../core/remember.ts'
import { type State, square } from '../state.ts'
import { type Cell, up, yOf } from '../tower/cell.ts'
import type { TowerMap } from '../tower/map.ts'

const far = 60

/** Steps to the nearest of these spaces, by space; occupied spaces count as free, because a hero may push. */
function stepsTo(tower: TowerMap, goals: readonly Cell[]): ReadonlyMap<Cell, number> {
  const steps = new Map<Cell, number>(goals.map((at) => [at, 0]))
  const reached = [...goals]
  for (const at of reached) {
    const near = tower.at(at)?.near ?? []
    // The one-way edge to the boss leads upwards only.
    const below = tower.at(at - up)?.above === at ? [at - up] : []
    for (const from of [...near, ...below])
      if (!steps.has(from)) {
        steps.set(from, (steps.get(at) ?? 0) + 1)
        reached.push(from)
      }
  }
  return steps
}

const toTop = remembered((tower: TowerMap) =>
  stepsTo(
    tower,
    tower.cells.filter((at) => yOf(at) === tower.top)
  )
)
const toBoss = remembered((tower: TowerMap) =>
  stepsTo(
    tower,
    tower.cells.filter((at) => tower.at(at)?.floor === 'oneWayUp')
  )
)

/** Steps up to the top row, where the next level is turned up; from the levels below the boss, to its level. */
export function climbLeft(tower: TowerMap, at: Cell, isWhole: boolean): number {
  return (isWhole ? toBoss(tower) : toTop(tower)).get(at) ?? far
}

/** Steps from this space to others, up to `most`. */
export function around(s: State, at: Cell, most: number): ReadonlyMap<Cell, number> {
  const steps = new Map<Cell, number>([[at, 0]])
  const reached = [at]
  for (const from of reached) {
    const n = (steps.get(from) ?? 0) + 1
    const it = square(s, from)
    if (n > most || !it) continue
    for (const to of [...it.near, ...(it.above === null ? [] : [it.above])])
      if (!steps.has(to)) {
        steps.set(to, n)
        reached.push(to)
      }
  }
  return steps
}
