// The actions of Nexus Ops as plain JSON. Their keys come in the order given here.

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
  /** Effects say what a played card asks of its player. `dice`: faces to throw again, ascending. */
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
  /** `casualty`: one’s own unit falls. `pickCasualty`: an enemy unit falls to a leaper’s hit (NO-084). */
  casualty: { unit: isUnit },
  pickCasualty: { unit: isUnit },
  mission: { card: isText },
  takeMission: {},
  discard: { card: isText },
  give: { card: isText },
  /** NO-047: no player’s action. A sensor finds a unit where it may not be, after its owner’s turn. */
  stray: { unit: isUnit, from: isHex, to: isHex },
  /** NO-047: a unit that may not be where it is goes home. */
  recall: { unit: isUnit, from: isHex, to: isHex },
  /** EN-08: which hit a card cancels. */
  spare: { hit: oneOf<keyof Hits>(['picks', 'own']) },
  /** NO-064: never legal. Names the attempt to move a mine, so that it can be refused. */
  shift: { from: isHex },
  pass: {},
  /** Passes for the rest of this battle. */
  passBattle: {},
  done: {}
}

export type Action = Shaped<typeof shapes>
export type ActName = Action['act']
export type ActionOf<K extends ActName> = Extract<Action, { act: K }>
export type Throw = ActionOf<'throw'>
/** The choices that a played card asks for. */
export type Choices = Omit<ActionOf<'play'>, 'act' | 'card'>
