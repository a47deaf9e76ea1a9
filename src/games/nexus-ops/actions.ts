// What can be done in Nexus Ops, as plain JSON with its keys in this order.

import { chanceShapes, isCount, isSomeHand, isText, oneOf, type Shaped, test } from '../../core/shape.ts'
import { type Hex, isHex as isPlace } from '../../kit/grid/hex.ts'
import { units } from './data/units.ts'
import { type Hits, sides } from './state.ts'

const isUnit = oneOf(units)
const isHex = test<Hex>('shape.hex', isPlace)
const isHexes = test<readonly Hex[]>('shape.hexes', (it) => Array.isArray(it) && it.length > 0 && it.every(isPlace))

export const shapes = {
  ...chanceShapes,
  buy: { unit: isUnit, at: isHex },
  /** What a played card asks of its player, its effects say; `dice`: faces to be thrown again, ascending. */
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
  /** An own unit falls; `pickCasualty`: an enemy one, by a leaper's hit (NO-084). */
  casualty: { unit: isUnit },
  pickCasualty: { unit: isUnit },
  mission: { card: isText },
  takeMission: {},
  discard: { card: isText },
  give: { card: isText },
  /** NO-047: nobody's deed: its owner's turn being over, a unit is found where it may not stand. */
  stray: { unit: isUnit, from: isHex, to: isHex },
  /** NO-047: a unit that stands where it may not goes home. */
  recall: { unit: isUnit, from: isHex, to: isHex },
  /** EN-08: which hit a card takes away. */
  spare: { hit: oneOf<keyof Hits>(['picks', 'own']) },
  /** NO-064: nobody may; a mine that walks is called by this name. */
  shift: { from: isHex },
  pass: {},
  /** Passes as long as this battle lasts. */
  passBattle: {},
  done: {}
}

export type Action = Shaped<typeof shapes>
export type ActName = Action['act']
export type ActionOf<K extends ActName> = Extract<Action, { act: K }>
export type Throw = ActionOf<'throw'>
/** What a played card asks of its player. */
export type Choices = Omit<ActionOf<'play'>, 'act' | 'card'>
