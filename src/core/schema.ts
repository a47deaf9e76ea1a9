// The part of JSON Schema (2020-12) that we use for options, seats, cards, records and table files. form.ts checks what people wrote, and
// the page builds forms from it. `title` and `description` are keys of sentences: the game’s, or those of the settings.

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
  /** The sentence for a text that does not match the pattern, or a value that has none of the shapes; not part of JSON Schema. */
  readonly misfit?: Phrase
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  /** Rows of text that forms draw as a grid of spaces; not part of JSON Schema. */
  readonly grid?: Grid
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly $defs?: Readonly<Record<string, Schema>>
  readonly $ref?: string
  /** Values to begin with, where a form offers any. */
  readonly examples?: readonly unknown[]
  /** Not asked in a form. */
  readonly readOnly?: boolean
}

/** What the characters of a row of text draw: first the edge where the row begins, then so many of each space as there are layers. */
export interface Grid {
  /** The last one is of the edge at the right of a space, and of that where a row begins. */
  readonly layers: readonly GridLayer[]
  /** The part beside the rows whose value begins the name of each drawing of a space. */
  readonly ground?: string
}

export interface GridLayer {
  readonly on: 'space' | 'below' | 'right'
  /** The character that says that nothing is there. */
  readonly none: string
  readonly marks: readonly GridMark[]
}

export interface GridMark {
  /** The character. */
  readonly mark: string
  readonly title: string
  /** Its drawing: of an edge by itself, of a space as a part of the name (`forest-coin-ladder`). */
  readonly look?: string
}

/** Something wrong in what a person entered: where (a path into the value), why, and the rule behind it. */
export interface Problem {
  readonly at: readonly (string | number)[]
  readonly why: Phrase
  readonly rule?: RuleId
  /** The `description` of what is wrong or missing. */
  readonly about?: string
}

export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] }
