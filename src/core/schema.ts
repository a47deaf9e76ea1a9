// The part of JSON Schema (2020-12) that the house uses, for options, seats, cards and table files: it is checked against
// files, and drawn as a form. `title` and `description` are keys of the game's words.

import type { RuleId } from './ids.ts'
import type { Phrase } from './words.ts'

export interface Schema {
  readonly type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | readonly string[]
  readonly title?: string
  readonly description?: string
  readonly default?: unknown
  readonly enum?: readonly (string | number | boolean | null)[]
  readonly const?: string | number | boolean | null
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly $defs?: Readonly<Record<string, Schema>>
  readonly $ref?: string
}

/**
 * How Ajv compiles the house's own schemas. A test holds them all to the meta schema, so that no start has to; and a check that
 * runs once or twice is not worth optimising. Without these a start of the daemon takes a third longer.
 */
export const ownSchemas = { meta: false, validateSchema: false, code: { optimize: false } } as const

/** Something wrong in what a person entered: where (a path into the value), why, and the rule behind it. */
export interface Problem {
  readonly at: readonly (string | number)[]
  readonly why: Phrase
  readonly rule?: RuleId
}

export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] }
