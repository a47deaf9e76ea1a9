// Holds a value to a schema: all that is wrong with it, each with its path and a sentence. Where a value may have one of several
// shapes it is held to the one it claims to be, so that a slip in one field is not reported as "none of eleven shapes".

import { Ajv, type ErrorObject } from 'ajv'
import { ownSchemas, type Problem, type Schema } from '../core/schema.ts'
import type { Arg } from '../core/words.ts'

type Path = Problem['at']

// The house's schemas are written by us and read by no stranger: strict mode would only forbid the keys a form needs.
const ajv = new Ajv({ ...ownSchemas, allErrors: true, strict: false, verbose: true })

/** Everything in `value` that the schema does not allow, in the order of the schema; empty when it fits. */
export function judge(schema: Schema, value: unknown, at: Path = []): readonly Problem[] {
  const check = ajv.compile(schema)
  if (check(value)) return []
  const branched: string[] = []
  return (check.errors ?? []).flatMap((error) => {
    if (/\/(?:oneOf|anyOf)\/\d/.test(error.schemaPath)) return []
    const here = [...at, ...pathOf(error.instancePath)]
    if (error.keyword !== 'oneOf' && error.keyword !== 'anyOf') return [problem(error, here)]
    if (branched.includes(error.instancePath)) return []
    branched.push(error.instancePath)
    return branches(error.schema as readonly Schema[], error.data, here)
  })
}

function branches(shapes: readonly Schema[], value: unknown, at: Path): readonly Problem[] {
  const alike = shapes.filter((it) => it.type === undefined || typesOf(it).some((type) => isOf(type, value)))
  if (alike.length === 0) return [wrong(at, 'file.type', { type: namesOf(shapes.flatMap(typesOf)) })]
  const tag = tagOf(alike)
  if (tag !== null) {
    const says = (value as Record<string, unknown>)[tag]
    const claimed = alike.find((it) => it.properties?.[tag]?.const === says)
    if (claimed) return judge(claimed, value, at)
    if (says === undefined) return [wrong(at, 'file.missing', { key: tag })]
    return [
      wrong([...at, tag], 'file.known', { known: { or: alike.map((it) => String(it.properties?.[tag]?.const)) } })
    ]
  }
  const tried = alike.map((it) => judge(it, value, at)).sort((a, b) => a.length - b.length)
  return alike.length === 1
    ? (tried[0] ?? [])
    : [tried[0]?.length === 1 ? (tried[0][0] as Problem) : wrong(at, 'file.shape')]
}

/** The property by which these shapes say which of them they are. */
function tagOf(shapes: readonly Schema[]): string | null {
  const [first] = shapes
  const tags = Object.keys(first?.properties ?? {})
  return tags.find((key) => shapes.every((it) => it.properties?.[key]?.const !== undefined)) ?? null
}

function problem({ keyword, params, schema, parentSchema }: ErrorObject, at: Path): Problem {
  const p = params as { missingProperty: string; additionalProperty: string; limit: number; i: number }
  switch (keyword) {
    case 'required':
      return wrong(at, 'file.missing', { key: p.missingProperty })
    case 'additionalProperties':
      return wrong([...at, p.additionalProperty], 'file.unknown', {
        key: p.additionalProperty,
        known: Object.keys((parentSchema as Schema).properties ?? {})
      })
    case 'enum':
      return wrong(at, 'file.known', { known: { or: (schema as unknown[]).map(String) } })
    case 'const':
      return wrong(at, 'file.known', { known: String(schema) })
    case 'type':
      return wrong(at, 'file.type', { type: namesOf([schema].flat() as string[]) })
    case 'uniqueItems':
      return wrong([...at, p.i], 'file.twice')
    case 'pattern':
      return wrong(at, 'file.pattern', { pattern: String(schema) })
    default:
      return wrong(at, limits[keyword] ?? 'file.shape', { n: p.limit })
  }
}

const limits: Readonly<Record<string, string>> = {
  minimum: 'file.least',
  maximum: 'file.most',
  minLength: 'file.short',
  maxLength: 'file.long',
  minItems: 'file.few',
  maxItems: 'file.many'
}

const wrong = (at: Path, say: string, args: Readonly<Record<string, Arg>> = {}): Problem => ({
  at,
  why: { say, with: args }
})
/** Each type by its name, once: “a list or nothing”. */
const namesOf = (types: readonly string[]): Arg => ({
  or: [...new Set(types.length > 0 ? types : ['object'])].map((it) => ({ say: `file.${it}` }))
})
const typesOf = ({ type }: Schema): readonly string[] => (type === undefined ? [] : [type].flat())

function isOf(type: string, value: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value)
  return type === (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)
}

function pathOf(pointer: string): Path {
  const keys = pointer.split('/').slice(1)
  return keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key.replaceAll('~1', '/').replaceAll('~0', '~')))
}
