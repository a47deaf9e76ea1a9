// Replaces a table file, of which people have only one.

import {
  accessSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fchmodSync,
  fchownSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync
} from 'node:fs'
import { dirname } from 'node:path'
import type { Complaint } from '../config/complaint.ts'
import type { Source } from '../config/source.ts'
import { readTable, type TableFile } from '../config/table.ts'
import { stampOf } from '../journal/backup.ts'
import { syncFolder } from '../journal/sync.ts'

/**
 * The old file stands until the new one is whole and judged, and is kept beside it under the time of day. `judge`: what else may be wrong.
 * Throws where the folder cannot be written to.
 */
export function replaceTable(
  file: string,
  text: string,
  judge: (table: TableFile, source: Source) => readonly Complaint[] = () => []
): readonly Complaint[] {
  const draft = `${file}.${process.pid}.new`
  const old = statSync(file, { throwIfNoEntry: false })
  // The service may write to this folder: root writes to no file or link of its, nor gives it other rights.
  const open = openSync(draft, 'wx', 0o600)
  try {
    try {
      writeFileSync(open, text)
      if (old && process.getuid?.() === 0) fchownSync(open, old.uid, old.gid)
      fchmodSync(open, old ? old.mode & 0o777 : 0o644)
      fsyncSync(open)
    } finally {
      closeSync(open)
    }
    const read = readTable(draft)
    const complaints = read.ok ? judge(read.table, read.source) : read.complaints
    if (complaints.length > 0) return complaints
    if (old) copyFileSync(file, unused(file), constants.COPYFILE_EXCL)
    renameSync(draft, file)
    syncFolder(dirname(file))
    return []
  } finally {
    rmSync(draft, { force: true })
  }
}

function unused(file: string): string {
  let now = Date.now()
  while (existsSync(`${file}.${stampOf(now)}`)) now++
  return `${file}.${stampOf(now)}`
}

/** For commands that write only after long work: throws now what `replaceTable` and others would throw then. */
export function mustWriteBeside(file: string): void {
  mkdirSync(dirname(file), { recursive: true })
  accessSync(dirname(file), constants.W_OK)
}
