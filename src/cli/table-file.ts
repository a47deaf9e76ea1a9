// Replaces a table file, of which people have only one.

import {
  accessSync,
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  lchownSync,
  mkdirSync,
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
  // Others may write to this folder: no file or link of theirs is written to.
  writeFileSync(draft, text, { flag: 'wx', flush: true })
  try {
    const read = readTable(draft)
    const complaints = read.ok ? judge(read.table, read.source) : read.complaints
    if (complaints.length > 0) return complaints
    if (old) {
      copyFileSync(file, unused(file), constants.COPYFILE_EXCL)
      if (process.getuid?.() === 0) lchownSync(draft, old.uid, old.gid)
    }
    chmodSync(draft, old ? old.mode & 0o777 : 0o644)
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
