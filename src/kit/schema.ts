// JSON schemas that carry their TypeScript type: `Of<typeof cardSchema>` is the type of the values that `cardSchema` accepts.

import type { Schema } from '../core/schema.ts'

/** A schema with the type of the values that it accepts. `fits` exists only for the compiler. */
export type Typed<T> = Schema & { readonly fits?: (value: T) => T }
export type Of<S> = S extends { readonly fits?: (value: infer T) => unknown } ? T : never

/** The schemas of an object's parts, by their names; a part whose name ends in `?` may be left out. */
export type Parts = Readonly<Record<string, Schema>>
export type Whole<P> = {
  readonly [Key in keyof P as Key extends `${string}?` ? never : Key]: Of<P[Key]>
} & { readonly [Key in keyof P as Key extends `${infer Name}?` ? Name : never]?: Of<P[Key]> }

export const yesNo: Typed<boolean> = { type: 'boolean' }
export const text = (more: Schema = {}): Typed<string> => ({ type: 'string', ...more })
export const whole = (minimum: number, maximum: number): Typed<number> => ({ type: 'integer', minimum, maximum })
export const oneOf = <const Name extends string>(names: readonly Name[]): Typed<Name> => ({
  type: 'string',
  enum: names
})
export const just = <const Value extends string | number>(value: Value): Typed<Value> => ({ const: value })
export const list = <T>(items: Typed<T>, more: Schema = {}): Typed<readonly T[]> => ({ type: 'array', items, ...more })

export const object = <P extends Parts>(parts: P, more: Schema = {}): Typed<Whole<P>> => {
  const names = Object.keys(parts)
  const required = names.filter((it) => !it.endsWith('?'))
  return {
    type: 'object',
    ...more,
    properties: Object.fromEntries(names.map((it) => [it.replace('?', ''), parts[it] as Schema])),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false
  }
}

/** One of several objects, told apart by the part `tag`: a row for each. */
export const tagged = <Tag extends string, Rows extends Readonly<Record<string, Parts>>>(
  tag: Tag,
  rows: Rows
): Typed<
  { [Name in keyof Rows & string]: { readonly [T in Tag]: Name } & Whole<Rows[Name]> }[keyof Rows & string]
> => ({
  oneOf: Object.entries(rows).map(([name, parts]) => object({ [tag]: just(name), ...parts }))
})
