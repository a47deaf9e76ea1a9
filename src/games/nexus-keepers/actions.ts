// The actions of Nexus Keepers as plain JSON. Their keys come in the order given here.

import {
  chanceShapes,
  isCount,
  isFace,
  isHand,
  isPositive,
  isSomeHand,
  isText,
  oneOf,
  type Shaped,
  type Test,
  test
} from '../../core/shape.ts'
import { type Cell, diagonals, facings, headings, isCell as isOnLattice } from '../../kit/grid/square.ts'
import type { Face } from './cards/card.ts'

const isCell = test<Cell>('shape.cell', isOnLattice)
const isFacing = oneOf(facings)
// One or more faces of six-sided dice, in ascending order.
const isSome = isSomeHand as Test<readonly Face[]>

export const shapes = {
  throw: chanceShapes.throw,
  place: { at: isCell, facing: isFacing },
  roll: { power: isCount },
  /** `power`: how many power dice join the throw. `again`: power dice in the tray that are thrown again (Q72); left out when none. */
  reroll: { dice: isHand as Test<readonly Face[]>, power: isCount, 'again?': isSome },
  stop: {},
  move: { to: isFacing },
  jump: { to: oneOf(diagonals) },
  leap: { to: isFacing, over: isPositive },
  /** Pushes the adjacent keeper in direction `to` for `n` spaces, or fewer if it leaves the board earlier. */
  push: { to: oneOf(headings), n: isPositive },
  follow: {},
  /** `dice`: the dice that pay, if the player names them. `with`: the seat to swap places with. `at`: the cell to go to. */
  skill: { skill: isText, 'dice?': isSome, 'with?': isCount, 'at?': isCell },
  /** `keep`: the face of the die that goes into the reserve; null: none. */
  end: { keep: test<Face | null>('shape.keep', (it) => it === null || isFace(it)) },
  bonus: {},
  decline: {},
  dock: { block: isCount, at: isCell, facing: isFacing }
}

export type Action = Shaped<typeof shapes>
export type ActName = Action['act']
export type ActionOf<K extends ActName> = Extract<Action, { act: K }>
export type Throw = ActionOf<'throw'>
