// What can be done in Platformer, as plain JSON with its keys in this order.

import { chanceShapes, isText, oneOf, type Shaped, test } from '../../core/shape.ts'
import { ends, isSym, type Sym, syms } from './data/symbols.ts'
import { isXY as isPlace, type XY } from './tower/cell.ts'
import { isPay as isPaid } from './turn/dice.ts'

const isXY = test<XY>('shape.xy', isPlace)
const isPay = test<string>('shape.pay', isPaid)
/** Symbols in their order: one way to write each hand of dice. */
const isDice = test<readonly Sym[]>('shape.syms', (it) =>
  Array.isArray(it) &&
  it.length > 0 &&
  it.length <= 5 &&
  it.every((sym, i) => isSym(sym) && (i === 0 || syms.indexOf(it[i - 1]) <= syms.indexOf(sym))))
const isSure = test<true>('shape.true', (it) => it === true)
const isSize = test<number>('shape.size', (it) => Number.isSafeInteger(it) && Number(it) >= 2 && Number(it) <= 5)

export const shapes = {
  ...chanceShapes,
  /** A hero comes to the map for one die of the pool. */
  generate: { at: isXY, pay: oneOf(syms) },
  /** Dice give something; `size`: gems make it larger; `star`: what was forged is a STAR that counts as it. */
  use: { pay: isPay, as: oneOf(ends), 'size?': isSize, 'star?': isSure },
  move: { to: isXY, 'push?': isXY },
  portal: { to: isXY, 'push?': isXY },
  /** An enemy is moved by a PAW. */
  shift: { from: isXY, to: isXY },
  /** `sure`: though it defeats nobody. */
  attack: { at: isXY, 'sure?': isSure },
  gravity: {},
  buy: { card: isText },
  /** An item, an artefact or a potion is used. */
  card: { card: isText, 'dice?': isDice, 'to?': isXY },
  /** The ability of the hero card. */
  ability: { 'dice?': isDice },
  /** The figure that was pushed goes one space further. */
  again: { to: isXY },
  /** The hero on the ladder. */
  stay: {},
  drop: {},
  set: { pay: isPay, as: oneOf(syms) },
  spawn: { at: isXY },
  /** An enemy from beside the board: nobody may do so. */
  bring: { enemy: isText },
  done: {}
}

export type Action = Shaped<typeof shapes>
export type ActName = Action['act']
export type ActionOf<Name extends ActName> = Extract<Action, { act: Name }>
