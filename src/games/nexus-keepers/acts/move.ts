// How a keeper moves by itself: a step to an orthogonal neighbour for one move point (NK-011, NK-012), a diagonal jump for one jump
// point (NK-013), or a leap over a line of keepers for one jump point each (NK-014 to NK-016). Jumps and leaps mix freely (NK-073).

import { remembered } from '../../../core/remember.ts'
import type { Carried } from '../../../core/tabletop.ts'
import { type Cell, cellCode, diagonals, facings, type Heading, step } from '../../../kit/grid/square.ts'
import type { ActionOf } from '../actions.ts'
import { hasNeighbour, isFree, isTile, keeperAt, lineOf } from '../board.ts'
import { affordsPoints, refusePoints } from '../dice/afford.ts'
import type { Event } from '../evolve.ts'
import { isCovered, tilesOn } from '../geometry/cube.ts'
import { keeperKind, tilePlace } from '../places.ts'
import { no } from '../refusal.ts'
import { player, type State } from '../state.ts'
import { type Act, directionOf, inActions, log } from './act.ts'

/** The cell of the active keeper. In its own turn it always has one (Q56, Q63). */
export const standing = (s: State): Cell => player(s, s.active).at as Cell

/** The events of a move to `at` that costs `n` points. */
export const goes = (s: State, kind: 'move' | 'jump', n: number, at: Cell): readonly Event[] => [
  { e: 'spent', kind, n, purse: 0 },
  { e: 'stood', seat: s.active, at }
]

/** The active keeper’s figure goes to `to`; no other figure moves. */
export const walks = (s: State, to: Cell): Carried => ({
  kind: keeperKind(s.active),
  from: tilePlace(standing(s)),
  to: tilePlace(to)
})

/** The cell `spaces` ahead in this direction. */
export const ahead = (s: State, heading: Heading, spaces = 1): Cell => step(standing(s), heading, spaces)

type Exits = { readonly steps: readonly ActionOf<'move'>[]; readonly jumps: readonly ActionOf<'jump'>[] }
const steps = facings.map((to) => ({ act: 'move', to }) as const)
const jumps = diagonals.map((to) => ({ act: 'jump', to }) as const)

/** The steps and jumps from each tile to another, whoever is there, by `cellCode`. Cubes hardly ever move. */
const exitsOn = remembered((cubes: State['cubes']): ReadonlyMap<number, Exits> => {
  const from = (cell: Cell): Exits => ({
    steps: steps.filter(({ to }) => isCovered(cubes, step(cell, to))),
    jumps: jumps.filter(({ to }) => isCovered(cubes, step(cell, to)))
  })
  return new Map(tilesOn(cubes).map(({ cell }) => [cellCode(cell), from(cell)]))
})
const exitsFrom = (s: State): Exits => exitsOn(s.cubes).get(cellCode(standing(s))) as Exits

/** Those of these steps or jumps that lead to a tile without a keeper. */
const free = <A extends { readonly to: Heading }>(s: State, exits: readonly A[], slantwise: boolean): readonly A[] =>
  hasNeighbour(s, standing(s), slantwise) ? exits.filter(({ to }) => keeperAt(s, ahead(s, to)) === null) : exits

export const move: Act<'move'> = {
  ...inActions,
  exact: true,
  list: (s) => (affordsPoints(s, 'move', 1) ? free(s, exitsFrom(s).steps, false) : []),
  refuse(s, { to }) {
    const cell = ahead(s, to)
    // NK-012: a step never leaves the board or goes through a portal (Q27, Q28). NK-022: one keeper a tile (Q25).
    if (!isTile(s, cell)) return no('NK-012', 'refuse.move.off')
    if (!isFree(s, cell)) return no('NK-012', 'refuse.move.taken')
    return refusePoints(s, 'move', 1)
  },
  decide: (s, { to }) => goes(s, 'move', 1, ahead(s, to)),
  sketch: (s, { to }) => ({ how: 'observed', cue: 'step', moves: [walks(s, ahead(s, to))] }),
  tell: (s, { to }) => log(s, 'log.move', { towards: directionOf(to) })
}

/** NK-013, Q30: only the landing tile counts. It needs no common neighbour, and a jump may pass the post of a portal. */
export const jump: Act<'jump'> = {
  ...inActions,
  exact: true,
  list: (s) => (affordsPoints(s, 'jump', 1) ? free(s, exitsFrom(s).jumps, true) : []),
  refuse(s, { to }) {
    const cell = ahead(s, to)
    if (!isTile(s, cell)) return no('NK-016', 'refuse.jump.off')
    if (!isFree(s, cell)) return no('NK-016', 'refuse.jump.taken')
    return refusePoints(s, 'jump', 1)
  },
  decide: (s, { to }) => goes(s, 'jump', 1, ahead(s, to)),
  sketch: (s, { to }) => ({ how: 'observed', cue: 'jump', moves: [walks(s, ahead(s, to))] }),
  tell: (s, { to }) => log(s, 'log.jump', { towards: directionOf(to) })
}

export const leap: Act<'leap'> = {
  ...inActions,
  exact: true,
  list(s) {
    const leaps: ActionOf<'leap'>[] = []
    if (!hasNeighbour(s, standing(s), false)) return leaps
    for (const to of facings) {
      const over = lineOf(s, standing(s), to).length
      if (over > 0 && isTile(s, ahead(s, to, over + 1)) && affordsPoints(s, 'jump', over))
        leaps.push({ act: 'leap', to, over })
    }
    return leaps
  },
  refuse(s, { to, over }) {
    // NK-020, Q31: a leap goes over allies and opponents alike. NK-015: never over an empty space.
    const line = lineOf(s, standing(s), to).length
    if (line === 0) return no('NK-015', 'refuse.leap.nobody')
    if (over > line) return no('NK-015', 'refuse.leap.gap', { n: line })
    // NK-016: the landing is the first tile beyond all of them; it must exist and be empty.
    if (over < line) return no('NK-016', 'refuse.leap.taken')
    if (!isTile(s, ahead(s, to, over + 1))) return no('NK-016', 'refuse.leap.off')
    return refusePoints(s, 'jump', over)
  },
  decide: (s, { to, over }) => goes(s, 'jump', over, ahead(s, to, over + 1)),
  sketch: (s, { to, over }) => ({ how: 'observed', cue: 'jump', moves: [walks(s, ahead(s, to, over + 1))] }),
  tell: (s, { to, over }) => log(s, 'log.leap', { towards: directionOf(to), n: over })
}
