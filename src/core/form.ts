// Holds what people entered (a card, a seat, options) to its schema, and says what is wrong in words of the game,
// with the path of every place that is wrong. Total: any value may be handed in.

import type { Problem, Schema } from './schema.ts'
import type { Phrase } from './words.ts'

type Path = Problem['at']

/** Everything in `value` that the schema does not allow; empty when it fits. */
export function misfits(schema: Schema, value: unknown, at: Path = []): readonly Problem[] {
  const branches = schema.oneOf ?? schema.anyOf
  if (branches) return branch(branches, value, at)
  if (schema.const !== undefined && value !== schema.const)
    return [wrong(at, 'form.known', { known: String(schema.const) })]
  if (schema.enum && !schema.enum.some((it) => it === value))
    return [wrong(at, 'form.known', { known: { or: schema.enum.map(String) } })]
  if (schema.type && !types(schema).includes(typeOf(value)) && !isWhole(schema, value))
    return [wrong(at, 'form.type', { type: typeNamed(schema) })]
  if (typeof value === 'number') return bounds(schema, value, at)
  if (typeof value === 'string') return text(schema, value, at)
  if (Array.isArray(value)) return list(schema, value, at)
  if (typeof value === 'object' && value !== null) return fields(schema, value as Record<string, unknown>, at)
  return []
}

const wrong = (at: Path, key: string, args: NonNullable<Phrase['with']> = {}): Problem => ({
  at,
  why: { say: key, with: args }
})

/** Of several shapes, the one that the value says it is: by the constant it carries, or by its type. */
function branch(branches: readonly Schema[], value: unknown, at: Path): readonly Problem[] {
  const alike = branches.filter((it) => !it.type || types(it).includes(typeOf(value)) || isWhole(it, value))
  if (alike.length === 0) return [wrong(at, 'form.type', { type: typeNamed(branches[0] ?? {}) })]
  const [tag] = Object.entries(alike[0]?.properties ?? {}).find(([, it]) => it.const !== undefined) ?? []
  if (tag === undefined) {
    const tried = alike.map((it) => misfits(it, value, at))
    return tried.find((it) => it.length === 0) ?? tried[0] ?? []
  }
  const says = (value as Record<string, unknown>)[tag]
  const meant = alike.find((it) => it.properties?.[tag]?.const === says)
  if (meant) return misfits(meant, value, at)
  const known = alike.map((it) => String(it.properties?.[tag]?.const))
  return [
    says === undefined
      ? wrong(at, 'form.missing', { key: tag })
      : wrong([...at, tag], 'form.known', { known: { or: known } })
  ]
}

function bounds({ minimum, maximum }: Schema, value: number, at: Path): readonly Problem[] {
  if (minimum !== undefined && value < minimum) return [wrong(at, 'form.least', { n: minimum })]
  if (maximum !== undefined && value > maximum) return [wrong(at, 'form.most', { n: maximum })]
  return []
}

function text({ minLength, maxLength, pattern }: Schema, value: string, at: Path): readonly Problem[] {
  if (minLength !== undefined && value.length < minLength) return [wrong(at, 'form.empty')]
  if (maxLength !== undefined && value.length > maxLength) return [wrong(at, 'form.long', { n: maxLength })]
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value)) return [wrong(at, 'form.id')]
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
    ...missing.map((key) => wrong(at, 'form.missing', { key })),
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

const typeNames: Readonly<Record<string, string>> = {
  object: 'form.group',
  array: 'form.list',
  string: 'form.text',
  boolean: 'form.yesNo',
  integer: 'form.whole'
}
const typeNamed = (schema: Schema): Phrase => ({ say: typeNames[types(schema)[0] ?? ''] ?? 'form.whole' })

const types = ({ type }: Schema): readonly string[] =>
  type === undefined ? [] : typeof type === 'string' ? [type] : type
const typeOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)
const isWhole = (schema: Schema, value: unknown): boolean =>
  types(schema).includes('integer') && Number.isInteger(value)
