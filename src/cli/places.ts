// Where a command finds the table and its data when nobody names them.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readTable } from '../config/table.ts'

/** The table that needs no hardware. */
export const ordinaryTable = join(import.meta.dirname, '../../hardware/tables/virtual.yaml')

/**
 * The table file that is this computer's own, there or not: the one that was named; that of the installed program, which its launcher names
 * (hardware/install.sh, tools/package.ts); that of the data folder.
 */
export const ownTable = (named?: string, data?: string): string =>
  named ?? (data === undefined ? process.env.TABLEKEEPER_TABLE : undefined) ?? join(data ?? 'data', 'table.yaml')

/** The table file to read: where nobody has one, the table that needs no hardware. */
export function tableFileOf(named?: string, data?: string): string {
  const own = ownTable(named, data)
  return named !== undefined || existsSync(own) ? own : ordinaryTable
}

/** The folder of the journal: the one that was named, or the one of the table file. */
export function dataOf(named?: string, table?: string): string {
  if (named !== undefined) return named
  const file = readTable(tableFileOf(table))
  return file.ok ? file.table.data : 'data'
}
