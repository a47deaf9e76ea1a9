// What SQLite's error codes mean to a person. Anything that is neither the disk nor the file is a bug and stays an exception.

import { type Phrase, verbatim } from '../core/words.ts'

export type Trouble =
  /** The file does not hold together any more. */
  | { readonly trouble: 'damaged'; readonly note: Phrase }
  /** The disk accepts nothing now: it is full, read-only, failing, or locked. */
  | { readonly trouble: 'refused'; readonly note: Phrase }

/** Sentences by SQLite's primary result code: https://sqlite.org/rescode.html */
const refusals: Readonly<Record<number, string>> = {
  3: 'disk.forbidden',
  5: 'disk.held',
  6: 'disk.held',
  8: 'disk.readOnly',
  10: 'disk.failing',
  13: 'disk.full',
  14: 'disk.unopened'
}

/** The same for what node:fs says. */
const errnos: Readonly<Record<string, number>> = {
  ENOSPC: 13,
  EDQUOT: 13,
  EROFS: 8,
  EIO: 10,
  EFBIG: 10,
  ENODEV: 10,
  ENXIO: 10,
  EACCES: 3,
  EPERM: 3
}

/** What a disk without a journal of ours does; null: something else. */
export function diskTrouble(error: unknown): 'full' | 'readOnly' | 'forbidden' | 'failing' | null {
  const code = codeOf(error)
  return code === 13 ? 'full' : code === 8 ? 'readOnly' : code === 3 ? 'forbidden' : code === 10 ? 'failing' : null
}

/** SQLite's primary result code, also for what node:fs throws. */
function codeOf(error: unknown): number | undefined {
  const { code, errcode } = error as { code?: string; errcode?: number }
  return code === 'ERR_SQLITE_ERROR' ? (errcode ?? 0) & 0xff : errnos[code ?? '']
}

/** The trouble behind an exception of node:sqlite or node:fs; rethrows any other. */
export function troubleOf(error: unknown): Trouble {
  const { syscall, message } = error as { syscall?: string; message: string }
  const primary = codeOf(error)
  if (primary === 11 || primary === 26) return { trouble: 'damaged', note: verbatim(message) }
  const known = refusals[primary ?? 0]
  if (known) return { trouble: 'refused', note: { say: known } }
  if (syscall) return { trouble: 'refused', note: { say: 'disk.other', with: { said: message } } }
  throw error
}
