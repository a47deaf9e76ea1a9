// How a form is drawn from a JSON Schema: what kind of field each part is, what it starts as, what its values are called. Pure.

import type { Grid, Schema } from '../../src/core/schema.ts'

export type Value = unknown
export type Plain = string | number | boolean | null

type Bounds = readonly [low: number, high: number]

/** A field as the form knows it. `either`: one of a few words, or a whole thing from a file. */
export type Field =
  | { readonly field: 'choice'; readonly values: readonly Plain[] }
  | { readonly field: 'either'; readonly values: readonly Plain[]; readonly file: Schema }
  | { readonly field: 'yes' }
  | {
      readonly field: 'number'
      readonly low: number | undefined
      readonly high: number | undefined
      readonly step: number
    }
  | { readonly field: 'text'; readonly longest: number | undefined }
  | { readonly field: 'list'; readonly of: Schema; readonly least: number; readonly most: number }
  | { readonly field: 'group'; readonly parts: readonly (readonly [name: string, schema: Schema])[] }
  /** `each`: what is in it can be entered one at a time as well. */
  | { readonly field: 'file'; readonly file: Schema; readonly each?: { readonly of: Schema; readonly most: number } }
  | {
      readonly field: 'grid'
      readonly grid: Grid
      readonly height: Bounds
      readonly width: Bounds
    }

/** Follows `$ref` within the same schema. */
export function resolve(root: Schema, schema: Schema): Schema {
  const name = /^#\/\$defs\/(.+)$/.exec(schema.$ref ?? '')?.[1]
  const found = name === undefined ? undefined : root.$defs?.[name]
  return found ? resolve(root, found) : schema
}

export function fieldOf(root: Schema, unresolved: Schema): Field {
  const schema = resolve(root, unresolved)
  const branches = (schema.oneOf ?? schema.anyOf)?.map((branch) => resolve(root, branch))
  if (branches) return fieldOfBranches(branches)
  if (schema.enum) return { field: 'choice', values: schema.enum }
  if (schema.const !== undefined) return { field: 'choice', values: [schema.const] }
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.find((t) => t !== 'null')
  switch (type) {
    case 'boolean':
      return { field: 'yes' }
    case 'integer':
    case 'number':
      return { field: 'number', low: schema.minimum, high: schema.maximum, step: type === 'integer' ? 1 : 0.1 }
    case 'array':
      if (schema.grid) return { field: 'grid', grid: schema.grid, ...sizesOf(schema, schema.grid) }
      // A list of things with parts is written in a file: a form of hundreds of fields serves nobody.
      if (isThing(root, schema.items)) return fileOf(root, schema)
      return { field: 'list', of: schema.items ?? {}, least: schema.minItems ?? 0, most: schema.maxItems ?? 12 }
    case 'object':
      return { field: 'group', parts: Object.entries(schema.properties ?? {}).filter(([, part]) => !part.readOnly) }
    default:
      return { field: 'text', longest: schema.maxLength }
  }
}

/** What is tapped on a grid is entered on the page as well, as nobody writes rows of signs by hand. */
function fileOf(root: Schema, file: Schema): Field {
  const of = file.items ?? {}
  const drawn = Object.values(resolve(root, of).properties ?? {}).some((it) => it.grid)
  return { field: 'file', file, ...(drawn ? { each: { of, most: file.maxItems ?? 64 } } : {}) }
}

function sizesOf({ minItems = 1, maxItems = 12, items = {} }: Schema, { layers }: Grid) {
  const across = (length: number) => Math.max(1, Math.floor((length - 1) / layers.length))
  const width: Bounds = [across(items.minLength ?? 0), across(items.maxLength ?? 12 * layers.length)]
  return { height: [minItems, maxItems] as Bounds, width }
}

function isThing(root: Schema, unresolved: Schema | undefined): boolean {
  const items = resolve(root, unresolved ?? {})
  return items.type === 'object' || (items.oneOf ?? items.anyOf ?? []).some((branch) => isThing(root, branch))
}

function fieldOfBranches(branches: readonly Schema[]): Field {
  const values = branches.flatMap((branch) => branch.enum ?? (branch.const === undefined ? [] : [branch.const]))
  const file = branches.find((branch) => branch.type === 'object')
  if (file) return values.length > 0 ? { field: 'either', values, file } : { field: 'file', file }
  return values.length > 0 ? { field: 'choice', values } : { field: 'text', longest: undefined }
}

/** What a schema says a value is when nothing is entered; undefined when it says nothing. */
export function startOf(root: Schema, unresolved: Schema): Value {
  const schema = resolve(root, unresolved)
  if (schema.default !== undefined) return schema.default
  if (schema.type !== 'object') return undefined
  const parts = Object.entries(schema.properties ?? {}).map(([name, part]) => [name, startOf(root, part)] as const)
  const known = parts.filter(([, value]) => value !== undefined)
  return known.length > 0 ? Object.fromEntries(known) : undefined
}

/** The value with one part set; a part set to undefined is left out, as if it had never been entered. */
export function withPart(value: Value, name: string, part: Value): Record<string, Value> {
  const { [name]: _, ...rest } = (value ?? {}) as Record<string, Value>
  return part === undefined ? rest : { ...rest, [name]: part }
}
