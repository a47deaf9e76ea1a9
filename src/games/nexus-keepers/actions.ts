// What can be done in Nexus Keepers, as plain JSON with its keys in this order, and whether a value has that shape at all.

import type { ChanceAction } from '../../core/chance.ts'
import type { Face } from './cards/card.ts'
import type { Cell, Diagonal, Facing, Heading } from './geometry/lattice.ts'
import { isCell, isDiagonal, isFacing, isHeading } from './geometry/lattice.ts'

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

type Test = (value: unknown) => boolean

const isCount: Test = (it) => Number.isSafeInteger(it) && (it as number) >= 0
const isPositive: Test = (it) => Number.isSafeInteger(it) && (it as number) > 0
const isFace: Test = (it) => Number.isInteger(it) && (it as number) >= 1 && (it as number) <= 6
/** Faces in ascending order: one way to write each hand of dice. */
const isHand: Test = (it) =>
  Array.isArray(it) && it.every((face, i) => isFace(face) && (i === 0 || (it[i - 1] as number) <= (face as number)))
const isSomeHand: Test = (it) => isHand(it) && (it as unknown[]).length > 0
const isDie: Test = (it) =>
  typeof it === 'object' && it !== null && typeof (it as { kind?: unknown }).kind === 'string' && 'face' in it

/** The keys of each action; one whose name ends in `?` may be left out. */
const shapes: Readonly<Record<ActName, Readonly<Record<string, Test>>>> = {
  throw: { dice: (it) => Array.isArray(it) && it.every(isDie) },
  place: { at: isCell, facing: isFacing },
  roll: { power: isCount },
  reroll: { dice: isHand, power: isCount, 'again?': isSomeHand },
  stop: {},
  move: { to: isFacing },
  jump: { to: isDiagonal },
  leap: { to: isFacing, over: isPositive },
  push: { to: isHeading, n: isPositive },
  follow: {},
  skill: { skill: (it) => typeof it === 'string', 'dice?': isSomeHand, 'with?': isCount, 'at?': isCell },
  end: { keep: (it) => it === null || isFace(it) },
  bonus: {},
  decline: {},
  dock: { block: isCount, at: isCell, facing: isFacing }
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
