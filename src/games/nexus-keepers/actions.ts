// What can be done in Nexus Keepers, as plain JSON with its keys in this order, and whether a value has that shape at all.

import type { ChanceAction } from '../../core/chance.ts'
import {
  chanceShapes,
  isCount,
  isFace,
  isHand,
  isPositive,
  isSomeHand,
  isText,
  oneOf,
  type Shapes,
  test
} from '../../core/shape.ts'
import type { Face } from './cards/card.ts'
import type { Cell, Diagonal, Facing, Heading } from './geometry/lattice.ts'
import { diagonals, facings, headings, isCell as isOnLattice } from './geometry/lattice.ts'

export type Throw = Extract<ChanceAction, { act: 'throw' }>

export type Action =
  | Throw
  | { readonly act: 'place'; readonly at: Cell; readonly facing: Facing }
  | { readonly act: 'roll'; readonly power: number }
  /** `power` dice not thrown before come along; `again`: power dice that lie there are thrown again (Q72), left out when none. */
  | {
      readonly act: 'reroll'
      readonly dice: readonly Face[]
      readonly power: number
      readonly again?: readonly Face[]
    }
  | { readonly act: 'stop' }
  | { readonly act: 'move'; readonly to: Facing }
  | { readonly act: 'jump'; readonly to: Diagonal }
  | { readonly act: 'leap'; readonly to: Facing; readonly over: number }
  /** The keeper next to the pusher that way goes `n` spaces, or fewer when it leaves the board before. */
  | { readonly act: 'push'; readonly to: Heading; readonly n: number }
  | { readonly act: 'follow' }
  /** `dice`: those that pay, where the player wants to name them; `with`: whom to change places with; `at`: where to go. */
  | {
      readonly act: 'skill'
      readonly skill: string
      readonly dice?: readonly Face[]
      readonly with?: number
      readonly at?: Cell
    }
  /** `keep`: the die put in the reserve. */
  | { readonly act: 'end'; readonly keep: Face | null }
  | { readonly act: 'bonus' }
  | { readonly act: 'decline' }
  | { readonly act: 'dock'; readonly block: number; readonly at: Cell; readonly facing: Facing }

export type ActName = Action['act']
export type ActionOf<K extends ActName> = Extract<Action, { act: K }>

const isCell = test('shape.cell', isOnLattice)
const isFacing = oneOf(facings)

export const shapes: Shapes<ActName> = {
  throw: chanceShapes.throw,
  place: { at: isCell, facing: isFacing },
  roll: { power: isCount },
  reroll: { dice: isHand, power: isCount, 'again?': isSomeHand },
  stop: {},
  move: { to: isFacing },
  jump: { to: oneOf(diagonals) },
  leap: { to: isFacing, over: isPositive },
  push: { to: oneOf(headings), n: isPositive },
  follow: {},
  skill: { skill: isText, 'dice?': isSomeHand, 'with?': isCount, 'at?': isCell },
  end: { keep: test('shape.keep', (it) => it === null || isFace(it)) },
  bonus: {},
  decline: {},
  dock: { block: isCount, at: isCell, facing: isFacing }
}
