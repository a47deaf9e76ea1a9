// One step to an orthogonal neighbour, for one move point (NK-011, NK-012).

import type { Carried } from '../../../core/tabletop.ts'
import type { Cell, Heading } from '../../../kit/grid/square.ts'
import { facings, step } from '../../../kit/grid/square.ts'
import { isFree, isTile } from '../board.ts'
import { affordsPoints } from '../dice/afford.ts'
import type { Event } from '../evolve.ts'
import { keeperKind, tilePlace } from '../places.ts'
import { no } from '../refusal.ts'
import type { State } from '../state.ts'
import { player } from '../state.ts'
import { refusePoints } from '../turn/price.ts'
import { type Act, inActions, log, way } from './act.ts'

/** Where the active keeper stands; in its own turn it always stands somewhere (Q56, Q63). */
export const standing = (s: State): Cell => player(s, s.active).at as Cell

/** It goes there for so many points. */
export const goes = (s: State, kind: 'move' | 'jump', n: number, at: Cell): readonly Event[] => [
  { e: 'spent', kind, n, purse: 0 },
  { e: 'stood', seat: s.active, at }
]

/** The active keeper goes there, and nobody else anywhere. */
export const walks = (s: State, to: Cell): Carried => ({
  kind: keeperKind(s.active),
  from: tilePlace(standing(s)),
  to: tilePlace(to)
})

/** Where one step that way leads. */
export const ahead = (s: State, heading: Heading, spaces = 1): Cell => step(standing(s), heading, spaces)

const everyWay = facings.map((to) => ({ act: 'move', to }) as const)

export const move: Act<'move'> = {
  ...inActions,
  exact: true,
  list: (s) => (affordsPoints(s, 'move', 1) ? everyWay.filter(({ to }) => isFree(s, ahead(s, to))) : []),
  refuse(s, { to }) {
    const cell = ahead(s, to)
    // NK-012: nobody leaves the board or walks through a portal (Q27, Q28). NK-022: one keeper a tile (Q25).
    if (!isTile(s, cell)) return no('NK-012', 'refuse.move.off')
    if (!isFree(s, cell)) return no('NK-012', 'refuse.move.taken')
    return refusePoints(s, 'move', 1)
  },
  decide: (s, { to }) => goes(s, 'move', 1, ahead(s, to)),
  sketch: (s, { to }) => ({ how: 'observed', cue: 'step', moves: [walks(s, ahead(s, to))] }),
  tell: (s, { to }) => log(s, 'log.move', { way: way(to) })
}
