// Whether a plain value is an action of a game at all: which keys each action has, and what may stand behind a key.
// Whether it may be done now is no question of shape.

export type Test = (value: unknown) => boolean

/** The keys of each action, by the action's name; a key whose name ends in `?` may be left out. */
export type Shapes<Name extends string = string> = Readonly<Record<Name, Readonly<Record<string, Test>>>>

export const isText: Test = (it) => typeof it === 'string'
export const isCount: Test = (it) => Number.isSafeInteger(it) && (it as number) >= 0
export const isPositive: Test = (it) => Number.isSafeInteger(it) && (it as number) > 0
/** One face of a die of six. */
export const isFace: Test = (it) => isPositive(it) && (it as number) <= 6
/** Faces in ascending order: one way to write each hand of dice. */
export const isHand: Test = (it) =>
  Array.isArray(it) && it.every((face, i) => isFace(face) && (i === 0 || (it[i - 1] as number) <= (face as number)))
export const isSomeHand: Test = (it) => isHand(it) && (it as unknown[]).length > 0
const isDie: Test = (it) =>
  typeof it === 'object' && it !== null && typeof (it as { kind?: unknown }).kind === 'string' && 'face' in it

/** What chance does has the same shape in every game. */
export const chanceShapes = {
  throw: { dice: (it) => Array.isArray(it) && it.every(isDie) },
  pick: { what: isText, items: (it) => Array.isArray(it) && it.every(isText) }
} satisfies Shapes

/** The name of the action that a value says it is; null when there is none of that name. */
export function actName<Name extends string>(value: unknown, shapes: Shapes<Name>): Name | null {
  if (typeof value !== 'object' || value === null) return null
  const { act } = value as { act?: unknown }
  return typeof act === 'string' && Object.hasOwn(shapes, act) ? (act as Name) : null
}

/** Has the value every key that its action needs, and no other? */
export function isWellFormed<Name extends string>(value: object, name: Name, shapes: Shapes<Name>): boolean {
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
