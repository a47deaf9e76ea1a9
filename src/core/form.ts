// Checks what people wrote (a card, a seat, options, a record, a table file) against its schema, and reports every fault with its path.
// Where a value may have one of several shapes, it is checked against the shape that it claims to have, so that a slip in one field is not
// reported as "none of eleven shapes". Total: any value may be passed in.

import { isObject, type Json } from './json.ts'
import type { Problem, Schema } from './schema.ts'
import type { Arg, Phrase } from './words.ts'

type Path = Problem['at']

/** All faults of `value`, outer ones first; empty if it is valid. */
export function misfits(schema: Schema, value: unknown, at: Path = []): readonly Problem[] {
  const { description } = schema
  const found = unfit(schema, value, at)
  if (description === undefined) return found
  return found.map((it) => (it.at.length > at.length || it.about ? it : { ...it, about: description }))
}

function unfit(schema: Schema, value: unknown, at: Path): readonly Problem[] {
  if (schema.const !== undefined && value !== schema.const)
    return [wrong(at, 'form.known', { known: String(schema.const) })]
  if (schema.enum && !schema.enum.some((it) => it === value))
    return [wrong(at, 'form.known', { known: { or: schema.enum.map(String) } })]
  const types = typesOf(schema)
  if (types.length > 0 && !types.some((type) => isOf(type, value))) return [wrongType(at, types)]
  const found =
    typeof value === 'number'
      ? bounds(schema, value, at)
      : typeof value === 'string'
        ? text(schema, value, at)
        : Array.isArray(value)
          ? list(schema, value, at)
          : typeof value === 'object' && value !== null
            ? fields(schema, value as Record<string, unknown>, at)
            : []
  const shapes = schema.oneOf ?? schema.anyOf
  return shapes && found.length === 0 ? shaped(schema, shapes, value, at) : found
}

/** The value with the schema's defaults filled in; unions are left as they are. */
export function filled(schema: Schema, value: Json): Json {
  if (Array.isArray(value)) return schema.items ? value.map((it) => filled(schema.items as Schema, it)) : value
  if (!isObject(value)) return value
  const whole: Record<string, Json> = { ...value }
  for (const [key, it] of Object.entries(schema.properties ?? {})) {
    const said = whole[key] ?? (it.default as Json | undefined)
    if (said !== undefined) whole[key] = filled(it, said)
  }
  return whole
}

const wrong = (at: Path, key: string, args: NonNullable<Phrase['with']> = {}): Problem => ({
  at,
  why: { say: key, with: args }
})

/** The shape of a union that the value claims to have, by its type or by its tag. */
function shaped(schema: Schema, shapes: readonly Schema[], value: unknown, at: Path): readonly Problem[] {
  const none = [{ at, why: schema.misfit ?? { say: 'form.shape' } }]
  const alike = shapes.filter((it) => it.type === undefined || typesOf(it).some((type) => isOf(type, value)))
  if (alike.length === 0) return [wrongType(at, shapes.flatMap(typesOf))]
  const tag = tagOf(alike)
  if (tag !== null) {
    const says = (value as Record<string, unknown>)[tag]
    const claimed = alike.find((it) => it.properties?.[tag]?.const === says)
    if (claimed) return misfits(claimed, value, at)
    const known = alike.map((it) => String(it.properties?.[tag]?.const))
    return [
      says === undefined
        ? wrong(at, 'form.missing', { key: tag })
        : wrong([...at, tag], 'form.known', { known: { or: known } })
    ]
  }
  const tried = alike.map((it) => misfits(it, value, at)).sort((a, b) => a.length - b.length)
  const fitting = tried.filter((it) => it.length === 0).length
  if (fitting > 0) return fitting === 1 || !schema.oneOf ? [] : none
  const [nearest = []] = tried
  return alike.length === 1 || (nearest.length === 1 && !schema.misfit) ? nearest : none
}

/** The property that tags these shapes. */
function tagOf(shapes: readonly Schema[]): string | null {
  const tags = Object.keys(shapes[0]?.properties ?? {})
  return tags.find((key) => shapes.every((it) => it.properties?.[key]?.const !== undefined)) ?? null
}

function bounds({ minimum, maximum }: Schema, value: number, at: Path): readonly Problem[] {
  if (minimum !== undefined && value < minimum) return [wrong(at, 'form.least', { n: minimum })]
  if (maximum !== undefined && value > maximum) return [wrong(at, 'form.most', { n: maximum })]
  return []
}

function text({ minLength, maxLength, pattern, misfit }: Schema, value: string, at: Path): readonly Problem[] {
  if (minLength !== undefined && value.length < minLength)
    return [value === '' ? wrong(at, 'form.empty') : wrong(at, 'form.short', { n: minLength })]
  if (maxLength !== undefined && value.length > maxLength) return [wrong(at, 'form.long', { n: maxLength })]
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value))
    return [{ at, why: misfit ?? { say: 'form.pattern', with: { pattern } } }]
  return []
}

function list(
  { minItems, maxItems, uniqueItems, items }: Schema,
  value: readonly unknown[],
  at: Path
): readonly Problem[] {
  if (minItems !== undefined && value.length < minItems) return [wrong(at, 'form.few', { n: minItems })]
  if (maxItems !== undefined && value.length > maxItems) return [wrong(at, 'form.many', { n: maxItems })]
  const twice = uniqueItems ? value.findIndex((it, i) => value.indexOf(it) < i) : -1
  if (twice >= 0) return [wrong([...at, twice], 'form.twice')]
  return items ? value.flatMap((it, i) => misfits(items, it, [...at, i])) : []
}

function fields(schema: Schema, value: Readonly<Record<string, unknown>>, at: Path): readonly Problem[] {
  const known = schema.properties ?? {}
  const missing = (schema.required ?? []).filter((it) => value[it] === undefined)
  const strange = Object.keys(value).filter((it) => !Object.hasOwn(known, it))
  const rest = schema.additionalProperties
  return [
    ...missing.map((key) => {
      const { description } = known[key] ?? {}
      return { ...wrong(at, 'form.missing', { key }), ...(description === undefined ? {} : { about: description }) }
    }),
    ...strange.flatMap((key) =>
      rest === false
        ? [wrong([...at, key], 'form.unknown', { key, known: Object.keys(known) })]
        : typeof rest === 'object'
          ? misfits(rest, value[key], [...at, key])
          : []
    ),
    ...Object.entries(known).flatMap(([key, it]) =>
      value[key] === undefined ? [] : misfits(it, value[key], [...at, key])
    )
  ]
}

const typeNames: Readonly<Record<string, Phrase>> = {
  object: { say: 'form.group' },
  array: { say: 'form.list' },
  string: { say: 'form.text' },
  boolean: { say: 'form.yesNo' },
  number: { say: 'form.number' },
  integer: { say: 'form.whole' },
  null: { say: 'form.nothing' }
}

/** Each type by its name, once: “a list or nothing”. */
function wrongType(at: Path, types: readonly string[]): Problem {
  const names: Arg[] = [...new Set(types)].flatMap((it) => typeNames[it] ?? [])
  return wrong(at, 'form.type', { type: names.length === 1 ? (names[0] as Arg) : { or: names } })
}

const typesOf = ({ type }: Schema): readonly string[] =>
  type === undefined ? [] : typeof type === 'string' ? [type] : type

function isOf(type: string, value: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value)
  return type === (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)
}
