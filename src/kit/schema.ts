// JSON schemas that carry their TypeScript type: `Of<typeof cardSchema>` is the type of the values that `cardSchema` accepts.

import type { Grid, GridLayer, Schema } from '../core/schema.ts'

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

/**
 * Rows of text, each a string, that people tap on a grid: what the characters may be follows from what they draw. The last layer is of
 * the edges beside spaces. `default`: an empty grid of `usual` rows and spaces across.
 */
export function grid(
  { layers, ...rest }: Grid,
  { rows, across, usual }: Readonly<Record<'rows' | 'across' | 'usual', readonly [number, number]>>,
  more: Pick<Schema, 'title' | 'description' | 'misfit'> = {}
): Typed<readonly string[]> {
  const { misfit, ...titled } = more
  const one = ({ none, marks }: GridLayer) =>
    `[${[none, ...marks.map(({ mark }) => mark)].map((it) => it.replace(/[\]\\^-]/g, '\\$&')).join('')}]`
  const blank = layers.map(({ none }) => none).join('')
  const edge = layers.slice(-1)
  const row: Schema = {
    pattern: `^${edge.map(one).join('')}(${layers.map(one).join('')})+$`,
    minLength: 1 + across[0] * layers.length,
    maxLength: 1 + across[1] * layers.length,
    ...(misfit ? { misfit } : {})
  }
  const empty = blank.slice(-1) + blank.repeat(usual[1])
  return {
    ...titled,
    ...list(text(row), { minItems: rows[0], maxItems: rows[1] }),
    grid: { layers, ...rest },
    default: Array<string>(usual[0]).fill(empty)
  }
}

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
