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

/** The same for what node:fs says. */
const errnos: Readonly<Record<string, number>> = {
  ENOSPC: 13,
  EDQUOT: 13,
  EROFS: 8,
  EIO: 10,
  EFBIG: 10,
  EACCES: 3,
  EPERM: 3
}

/** The trouble behind an exception of node:sqlite or node:fs; throws it again when it is none. */
export function troubleOf(error: unknown): Trouble {
  const { code, errcode, syscall, message } = error as {
    code?: string
    errcode?: number
    syscall?: string
    message: string
  }
  const primary = code === 'ERR_SQLITE_ERROR' ? (errcode ?? 0) & 0xff : errnos[code ?? '']
  if (primary === 11 || primary === 26) return { trouble: 'damaged', note: message }
  const note = refusals[primary ?? 0] ?? (syscall ? `The journal cannot be written: ${message}.` : null)
  if (note) return { trouble: 'refused', note }
  throw error
}
