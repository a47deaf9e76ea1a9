// What can be done in Nexus Ops, as plain JSON with its keys in this order, and whether a value has that shape at all.

import type { ChanceAction } from '../../core/chance.ts'
import type { Seat } from '../../core/ids.ts'
import type { Unit } from './data/units.ts'
import { units } from './data/units.ts'
import type { Hex } from './geometry.ts'
import { isHex } from './geometry.ts'
import type { Hits, Side } from './state.ts'

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

type Test = (value: unknown) => boolean

const isUnit: Test = (it) => units.some((unit) => unit === it)
const isText: Test = (it) => typeof it === 'string'
const isSeat: Test = (it) => Number.isSafeInteger(it) && (it as number) >= 0
const isFace: Test = (it) => Number.isInteger(it) && (it as number) >= 1 && (it as number) <= 6
const isHand: Test = (it) =>
  Array.isArray(it) &&
  it.length > 0 &&
  it.every((face, i) => isFace(face) && (i === 0 || (it[i - 1] as number) <= (face as number)))
const isHexes: Test = (it) => Array.isArray(it) && it.length > 0 && it.every(isHex)
const isDie: Test = (it) =>
  typeof it === 'object' && it !== null && typeof (it as { kind?: unknown }).kind === 'string' && 'face' in it

/** The keys of each action; one whose name ends in `?` may be left out. */
const shapes: Readonly<Record<ActName, Readonly<Record<string, Test>>>> = {
  throw: { dice: (it) => Array.isArray(it) && it.every(isDie) },
  pick: { what: isText, items: (it) => Array.isArray(it) && it.every(isText) },
  buy: { unit: isUnit, at: isHex },
  play: {
    card: isText,
    'unit?': isUnit,
    'from?': isHex,
    'at?': isHex,
    'to?': isHex,
    'tiles?': isHexes,
    'side?': (it) => it === 'attacker' || it === 'defender',
    'dice?': isHand
  },
  move: { unit: isUnit, from: isHex, to: isHex },
  breathe: { from: isHex, at: isHex },
  suffer: { seat: isSeat },
  reveal: { at: isHex },
  battle: { at: isHex, defender: isSeat },
  casualty: { unit: isUnit },
  pickCasualty: { unit: isUnit },
  mission: { card: isText },
  takeMission: {},
  discard: { card: isText },
  give: { card: isText },
  recall: { unit: isUnit, from: isHex, to: isHex },
  spare: { hit: (it) => it === 'picks' || it === 'own' },
  shift: { from: isHex },
  pass: {},
  passBattle: {},
  done: {}
}

/** The name of the action that a value says it is; null when there is none of that name. */
export function actName(value: unknown): ActName | null {
  if (typeof value !== 'object' || value === null) return null
  const { act } = value as { act?: unknown }
  return typeof act === 'string' && Object.hasOwn(shapes, act) ? (act as ActName) : null
}

/** Has the value every key that its action needs, and no other? */
export function isWellFormed(value: object, name: ActName): boolean {
  const shape = shapes[name]
  const given = value as Readonly<Record<string, unknown>>
  for (const key in shape) {
    const optional = key.endsWith('?')
    const part = given[optional ? key.slice(0, -1) : key]
    if (part === undefined ? !optional : !shape[key]?.(part)) return false
  }
  for (const key in given) if (key !== 'act' && !(key in shape) && !(`${key}?` in shape)) return false
  return true
}
