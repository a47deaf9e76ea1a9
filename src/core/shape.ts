// Whether a plain value is an action of a game at all: which keys each action has, and what each key may hold. A fault names the key, its
// value, and what it should be. Whether the action is legal now is another question.

import { type RuleId, ruleId } from './ids.ts'
import type { Die } from './scene.ts'
import type { Arg, Phrase } from './words.ts'

/** Whether a value is a `T`. `be`: the words for what fits ("a whole number, 0 or more"). */
export type Test<T = unknown> = ((value: unknown) => value is T) & { readonly be?: Phrase }

type Shape = Readonly<Record<string, Test>>
/** The keys of each action, by the action's name; a key whose name ends in `?` may be left out. */
export type Shapes<Name extends string = string> = Readonly<Record<Name, Shape>>

type Fits<T> = T extends Test<infer Value> ? Value : never
/** The actions that have these shapes: what a game's type of actions is made of, so that type and test are one. */
export type Shaped<S extends Shapes> = {
  readonly [Act in keyof S & string]: { readonly act: Act } & {
    readonly [Key in keyof S[Act] as Key extends `${string}?` ? never : Key]: Fits<S[Act][Key]>
  } & { readonly [Key in keyof S[Act] as Key extends `${infer Name}?` ? Name : never]?: Fits<S[Act][Key]> }
}[keyof S & string]

/** A test with the words for what fits it: a key of the game's words, or of `shapeWords`. */
export const test = <T>(be: string, fits: (value: unknown) => boolean): Test<T> =>
  Object.assign((it: unknown): it is T => fits(it), { be: { say: be } })
/** One of these names. */
export const oneOf = <Name extends string>(names: readonly Name[]): Test<Name> =>
  Object.assign((it: unknown): it is Name => names.some((name) => name === it), {
    be: { say: 'shape.one', with: { known: { or: names } } }
  })

const isWhole = (it: unknown, least: number): it is number => Number.isSafeInteger(it) && (it as number) >= least
const isFaces = (it: unknown): it is readonly number[] =>
  Array.isArray(it) && it.every((face, i) => isFace(face) && (i === 0 || (it[i - 1] as number) <= (face as number)))

export const isText = test<string>('shape.text', (it) => typeof it === 'string')
export const isCount = test<number>('shape.count', (it) => isWhole(it, 0))
export const isPositive = test<number>('shape.positive', (it) => isWhole(it, 1))
/** One face of a die of six. */
export const isFace = test<number>('shape.face', (it) => isWhole(it, 1) && it <= 6)
/** Faces in ascending order: one way to write each hand of dice. */
export const isHand = test<readonly number[]>('shape.hand', isFaces)
export const isSomeHand = test<readonly number[]>('shape.hand.some', (it) => isFaces(it) && it.length > 0)
const isDie = (it: unknown): boolean => {
  const { kind, face } = typeof it === 'object' && it !== null ? (it as { kind?: unknown; face?: unknown }) : {}
  return typeof kind === 'string' && Number.isSafeInteger(face)
}

/** What chance does has the same shape in every game. */
export const chanceShapes = {
  throw: { dice: test<readonly Die[]>('shape.dice', (it) => Array.isArray(it) && it.every(isDie)) },
  pick: { what: isText, items: test<readonly string[]>('shape.texts', (it) => Array.isArray(it) && it.every(isText)) }
} satisfies Shapes

/** The name of the action that a value says it is; null when there is none of that name. */
export function actName<Name extends string>(value: unknown, shapes: Shapes<Name>): Name | null {
  if (typeof value !== 'object' || value === null) return null
  const { act } = value as { act?: unknown }
  return typeof act === 'string' && Object.hasOwn(shapes, act) ? (act as Name) : null
}

/** The house's rule about it, which holds in every game. */
export const shapeRule = ruleId('TK-003')

/** A refusal that needs no state. */
interface Misshape {
  readonly rule: RuleId
  readonly why: Phrase
}

/** The first thing that keeps a value from being an action of this game; null when it is one. */
export function misshapen(value: unknown, shapes: Shapes): Misshape | null {
  const why = misfitIn(value, shapes)
  return why && { rule: shapeRule, why }
}

function misfitIn(value: unknown, shapes: Shapes): Phrase | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return say('action', { value: written(value) })
  const act = actName(value, shapes)
  if (act !== null) return misfit(value, act, shapes[act] as Shapes[string])
  const known = Object.keys(shapes)
  return Object.hasOwn(value, 'act')
    ? say('act', { value: written((value as { act?: unknown }).act), known })
    : say('nameless', { known })
}

/** The keys in their order, then what is none of them. */
function misfit(value: object, act: string, shape: Shapes[string]): Phrase | null {
  const given = value as Readonly<Record<string, unknown>>
  for (const key in shape) {
    const [name, optional] = key.endsWith('?') ? [key.slice(0, -1), true] : [key, false]
    const [part, fits] = [Object.hasOwn(given, name) ? given[name] : undefined, shape[key]]
    const be = fits?.be ?? { say: 'shape.other' }
    if (part === undefined) {
      if (!optional) return say('missing', { key: name, act, be })
    } else if (!fits?.(part)) return say('field', { key: name, act, value: written(part), be })
  }
  const known = Object.keys(shape).map((key) => key.replace('?', ''))
  for (const key in given)
    if (key !== 'act' && !known.includes(key))
      return known.length > 0 ? say('unknown', { key: cut(key), act, known }) : say('alone', { key: cut(key), act })
  return null
}

const say = (key: string, args: Readonly<Record<string, Arg>>): Phrase => ({ say: `shape.${key}`, with: args })

const longest = 24
const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text)
const written = (value: unknown): string => cut(JSON.stringify(value) ?? String(value))
