// What all fields of a form share: what they are given, what they are called, the note below them.

import type { Schema } from '../../src/core/schema.ts'
import type { Reader } from '../../src/core/words.ts'
import { wordOr } from '../words/reader.ts'
import type { Plain, Value } from './schema.ts'

export interface FieldProps {
  /** The property's own name; it is shown where the words have no better one. */
  readonly name: string
  readonly root: Schema
  readonly schema: Schema
  readonly value: Value
  readonly change: (value: Value) => void
  /** Reader of the words of the game being set up. */
  readonly by: Reader
  /** Overrules the schema's title. */
  readonly called?: string
  /** Everything that is entered for the group that this is a part of. */
  readonly beside?: Readonly<Record<string, Value>>
}

/** A field whose label, note and value to show have been found. */
export interface FoundProps extends FieldProps {
  readonly label: string
  readonly note: string | null
  /** What is entered, or what holds when nothing is. */
  readonly shown: Value
}

export const labelOf = ({ name, schema, by, called }: FieldProps): string =>
  called ?? (schema.title ? wordOr(schema.title, by) : null) ?? schema.title ?? name

export const noteOf = ({ schema, by }: FieldProps): string | null =>
  schema.description ? (wordOr(schema.description, by) ?? schema.description) : null

export const Note = ({ note }: { note: string | null }) => (note ? <small class="faint">{note}</small> : null)

/** What a value is called: the game's word for it, yes or no, or the value itself. */
export function nameOfValue({ name, schema, by }: FieldProps, value: Plain): string {
  const keys = [...(schema.title ? [`${schema.title}.${value}`] : []), `${name}.${value}`]
  const said = keys.map((key) => wordOr(key, by)).find((it) => it !== null)
  return said ?? (typeof value === 'boolean' ? (wordOr(`page.field.${value ? 'yes' : 'no'}`, by) ?? '') : String(value))
}
