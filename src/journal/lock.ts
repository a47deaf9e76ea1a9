// Two daemons on one data folder would write one match twice, so the first locks the folder until its process ends, however it ends.

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Locks the folder; the returned function releases it. Null: another process, or another part of this one, holds it. */
export function holdFolder(folder: string): (() => void) | null {
  // An empty SQLite file is the one file lock that Node has on every system; the kernel drops it with the process.
  const db = new DatabaseSync(join(folder, 'journal.lock'), { timeout: 0 })
  try {
    db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
    return () => db.close()
  } catch (error) {
    db.close()
    if ((error as { errcode?: number }).errcode === 5) return null
    throw error
  }
}
