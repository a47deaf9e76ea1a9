// What a table may agree on before play. An option is declared once; its type, its default, its schema and its form follow.

import { misfits } from '../core/form.ts'
import type { Json } from '../core/json.ts'
import type { Checked, Schema } from '../core/schema.ts'
import { within } from './problem.ts'
import type { Parts, Typed, Whole } from './schema.ts'

/** One of these values; the first is the default. */
export const choice = <const Value extends string | number>(...values: readonly [Value, ...Value[]]): Typed<Value> => ({
  enum: values,
  default: values[0]
})
export const yes: Typed<boolean> = { type: 'boolean', default: true }
export const no: Typed<boolean> = { type: 'boolean', default: false }

interface Options<T> {
  readonly schema: Typed<T>
  /** The options that a match is started with: what is left out is the default. */
  read(value: Json): Checked<T>
}

/**
 * The options of a game: each has a default, and is called `option.<name>` in its words, explained by `option.<name>.help`.
 * `owned`: what a file may put in place of the house's data, left as it is.
 */
export function options<Agreed extends Parts, Owned extends Parts = Readonly<Record<never, Schema>>>(
  agreed: Agreed,
  owned?: Owned
): Options<Whole<Agreed> & Partial<Whole<Owned>>> {
  const titled = Object.entries(agreed).map(([name, it]): [string, Schema] => [
    name,
    { ...it, title: `option.${name}`, description: `option.${name}.help` }
  ])
  const schema: Typed<Whole<Agreed> & Partial<Whole<Owned>>> = {
    type: 'object',
    properties: { ...Object.fromEntries(titled), ...owned },
    additionalProperties: false
  }
  const defaults = Object.fromEntries(titled.map(([name, it]) => [name, it.default]))
  return {
    schema,
    read(value) {
      const problems = misfits(schema, value)
      return problems.length > 0
        ? { ok: false, problems: within(['options'], problems) }
        : { ok: true, value: { ...defaults, ...(value as object) } as Whole<Agreed> & Partial<Whole<Owned>> }
    }
  }
}
