// What can be done in Nexus Ops, as plain JSON with its keys in this order, and whether a value has that shape at all.

import type { ChanceAction } from '../../core/chance.ts'
import type { Seat } from '../../core/ids.ts'
import { chanceShapes, isCount, isSomeHand, isText, oneOf, type Shapes, test } from '../../core/shape.ts'
import type { Unit } from './data/units.ts'
import { units } from './data/units.ts'
import type { Hex } from './geometry.ts'
import { isHex as isPlace } from './geometry.ts'
import { type Hits, type Side, sides } from './state.ts'

export type Throw = Extract<ChanceAction, { act: 'throw' }>
export type Pick = Extract<ChanceAction, { act: 'pick' }>

/** What a played card asks of its player; which of them, its effects say. */
export type Choices = {
  readonly unit?: Unit
  readonly from?: Hex
  readonly at?: Hex
  readonly to?: Hex
  readonly tiles?: readonly Hex[]
  readonly side?: Side
  /** Faces to be thrown again, ascending. */
  readonly dice?: readonly number[]
}

export type Action =
  | Throw
  | Pick
  | { readonly act: 'buy'; readonly unit: Unit; readonly at: Hex }
  | ({ readonly act: 'play'; readonly card: string } & Choices)
  | { readonly act: 'move'; readonly unit: Unit; readonly from: Hex; readonly to: Hex }
  | { readonly act: 'breathe'; readonly from: Hex; readonly at: Hex }
  | { readonly act: 'suffer'; readonly seat: Seat }
  | { readonly act: 'reveal'; readonly at: Hex }
  | { readonly act: 'battle'; readonly at: Hex; readonly defender: Seat }
  /** An own unit falls; `pickCasualty`: an enemy one, by a leaper's hit (NO-084). */
  | { readonly act: 'casualty'; readonly unit: Unit }
  | { readonly act: 'pickCasualty'; readonly unit: Unit }
  | { readonly act: 'mission'; readonly card: string }
  | { readonly act: 'takeMission' }
  | { readonly act: 'discard'; readonly card: string }
  | { readonly act: 'give'; readonly card: string }
  /** NO-047: nobody's deed: its owner's turn being over, a unit is found where it may not stand. */
  | { readonly act: 'stray'; readonly unit: Unit; readonly from: Hex; readonly to: Hex }
  /** NO-047: a unit that stands where it may not goes home. */
  | { readonly act: 'recall'; readonly unit: Unit; readonly from: Hex; readonly to: Hex }
  /** EN-08: which hit a card takes away. */
  | { readonly act: 'spare'; readonly hit: keyof Hits }
  /** NO-064: nobody may; a mine that walks is called by this name. */
  | { readonly act: 'shift'; readonly from: Hex }
  | { readonly act: 'pass' }
  /** Passes as long as this battle lasts. */
  | { readonly act: 'passBattle' }
  | { readonly act: 'done' }

export type ActName = Action['act']
export type ActionOf<K extends ActName> = Extract<Action, { act: K }>

const isUnit = oneOf(units)
const isHex = test('shape.hex', isPlace)
const isHexes = test('shape.hexes', (it) => Array.isArray(it) && it.length > 0 && it.every(isPlace))

export const shapes: Shapes<ActName> = {
  ...chanceShapes,
  buy: { unit: isUnit, at: isHex },
  play: {
    card: isText,
    'unit?': isUnit,
    'from?': isHex,
    'at?': isHex,
    'to?': isHex,
    'tiles?': isHexes,
    'side?': oneOf(sides),
    'dice?': isSomeHand
  },
  move: { unit: isUnit, from: isHex, to: isHex },
  breathe: { from: isHex, at: isHex },
  suffer: { seat: isCount },
  reveal: { at: isHex },
  battle: { at: isHex, defender: isCount },
  casualty: { unit: isUnit },
  pickCasualty: { unit: isUnit },
  mission: { card: isText },
  takeMission: {},
  discard: { card: isText },
  give: { card: isText },
  stray: { unit: isUnit, from: isHex, to: isHex },
  recall: { unit: isUnit, from: isHex, to: isHex },
  spare: { hit: oneOf(['picks', 'own']) },
  shift: { from: isHex },
  pass: {},
  passBattle: {},
  done: {}
}
