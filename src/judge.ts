// What is wrong with a table file beyond its shape, told without opening anything of it.

import type { TableFile } from './config/table.ts'
import { misfits } from './core/form.ts'
import type { Problem } from './core/schema.ts'
import type { Phrase } from './core/words.ts'
import { plannedSchema } from './devices/virtual/script.ts'
import { lightsOf } from './lights.ts'
import { listenOf } from './listen.ts'
import { padsOf } from './pads.ts'
import { readerOf } from './reader.ts'

/** What keeps the house shut: a part of the table file, or a folder that somebody else holds. */
export type Shut = {
  readonly ok: false
  readonly part?: string
  readonly problems: readonly Problem[]
  readonly why?: Phrase
}

/** What is wrong with a table, told without opening anything of it; null: nothing. */
export function judgeTable(table: TableFile): Shut | null {
  const reader = readerOf(table)
  if (!reader.ok) return { ok: false, part: 'reader', problems: reader.problems }
  const lit = lightsOf(table)
  if (!lit.ok) return lit
  const pads = padsOf(table)
  if (!pads.ok) return pads
  const listen = listenOf(table, Date.now())
  return listen.ok ? faultsOf(table) : listen
}

/** What is wrong with the faults that a table file plans. */
export function faultsOf({ faults }: TableFile): Shut | null {
  const problems = misfits(plannedSchema, faults)
  return problems.length > 0 ? { ok: false, part: 'faults', problems } : null
}
