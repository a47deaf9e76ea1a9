// What SQLite's error codes mean to a person. Anything that is neither the disk nor the file is a bug and stays an exception.

export type Trouble =
  /** The file does not hold together any more. */
  | { readonly trouble: 'damaged'; readonly note: string }
  /** The disk takes nothing just now: full, read-only, failing, or held by somebody. */
  | { readonly trouble: 'refused'; readonly note: string }

/** Sentences by SQLite's primary result code: https://sqlite.org/rescode.html */
const refusals: Readonly<Record<number, string>> = {
  3: 'The journal may not be written: check who owns the data folder.',
  5: 'Another program holds the journal: close it.',
  6: 'Another program holds the journal: close it.',
  8: 'The journal is on a read-only disk: mount it for writing.',
  10: 'The disk refuses to write the journal: it may be full or failing.',
  13: 'The disk is full: make room, and the journal catches up by itself.',
  14: 'The journal cannot be opened: check who owns the data folder.'
}

/** The trouble behind an exception of node:sqlite or node:fs; throws it again when it is none. */
export function troubleOf(error: unknown): Trouble {
  const { code, errcode, message } = error as { code?: string; errcode?: number; message: string }
  if (code === 'ERR_SQLITE_ERROR' && errcode !== undefined) {
    const primary = errcode & 0xff
    if (primary === 11 || primary === 26) return { trouble: 'damaged', note: message }
    const note = refusals[primary]
    if (note) return { trouble: 'refused', note }
  }
  if (code === 'ENOSPC' || code === 'EDQUOT') return { trouble: 'refused', note: refusals[13] as string }
  if (code === 'EROFS') return { trouble: 'refused', note: refusals[8] as string }
  if (code === 'EIO' || code === 'EFBIG') return { trouble: 'refused', note: refusals[10] as string }
  if (code === 'EACCES' || code === 'EPERM') return { trouble: 'refused', note: refusals[3] as string }
  throw error
}
