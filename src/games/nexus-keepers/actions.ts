// What can be done in Nexus Keepers, as plain JSON with its keys in this order.

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
// Faces of a die of six, in ascending order.
const isSome = isSomeHand as Test<readonly Face[]>

export const shapes = {
  throw: chanceShapes.throw,
  place: { at: isCell, facing: isFacing },
  roll: { power: isCount },
  /** `power` dice not thrown before come along; `again`: power dice that lie there are thrown again (Q72), left out when none. */
  reroll: { dice: isHand as Test<readonly Face[]>, power: isCount, 'again?': isSome },
  stop: {},
  move: { to: isFacing },
  jump: { to: oneOf(diagonals) },
  leap: { to: isFacing, over: isPositive },
  /** The keeper next to the pusher that way goes `n` spaces, or fewer when it leaves the board before. */
  push: { to: oneOf(headings), n: isPositive },
  follow: {},
  /** `dice`: those that pay, where the player wants to name them; `with`: whom to change places with; `at`: where to go. */
  skill: { skill: isText, 'dice?': isSome, 'with?': isCount, 'at?': isCell },
  /** `keep`: the die put in the reserve. */
  end: { keep: test<Face | null>('shape.keep', (it) => it === null || isFace(it)) },
  bonus: {},
  decline: {},
  dock: { block: isCount, at: isCell, facing: isFacing }
}

export type Action = Shaped<typeof shapes>
export type ActName = Action['act']
export type ActionOf<K extends ActName> = Extract<Action, { act: K }>
export type Throw = ActionOf<'throw'>
