// Copies a data folder while a daemon plays on, proves the copy by restoring it, and puts a copy back. SQLite itself copies the journal.
// Tokens, PIN, keys and match secrets prove who somebody is and go to a folder of their own.

import {
  constants,
  copyFileSync,
  cpSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import type { Phrase } from '../core/words.ts'
import { holdFolder } from './lock.ts'
import { giveBack } from './owner.ts'
import { filesIn } from './salvage.ts'
import { isOthers, type MatchSummary, openShelf } from './shelf.ts'
import { mountAt } from './sticks.ts'
import { openStore } from './store.ts'
import { syncFile, syncFolder } from './sync.ts'
import { diskTrouble } from './trouble.ts'

const journal = 'journal.sqlite'
const settings = 'settings.yaml'
const plain = ['virtual-table.json', 'calibration.json']
const tokens = ['devices.json', 'host.json', 'secrets', 'tls']
const prefix = 'tablekeeper-'
/** What is not whole has a name that no backup has. One that is an hour old was left by a pulled stick or a power cut. */
const [draftPrefix, trialPrefix] = ['.tablekeeper-draft-', '.tablekeeper-trial-']
const leftMs = 3_600_000

export type Proved =
  | { readonly ok: true; readonly folder: string; readonly matches: readonly MatchSummary[] }
  | { readonly ok: false; readonly why: Phrase }

const refused = (say: string, args: Record<string, string | number>): { ok: false; why: Phrase } => ({
  ok: false,
  why: { say, with: args }
})

/** Milliseconds since 1970 as part of a file name. Names sort by time. */
export const stampOf = (now: number): string => new Date(now).toISOString().slice(0, 23).replace(/[:.]/g, '-')

export const isBackup = (name: string): boolean => name.startsWith(prefix)

/** The backups of a folder, the oldest first. */
export const backupsIn = (to: string): string[] =>
  (existsSync(to) ? readdirSync(to) : [])
    .filter(isBackup)
    .sort()
    .map((it) => join(to, it))

/**
 * Writes a backup below `to`, which may be a stick. `table`: the table file, which lies elsewhere. Only a proved backup gets its name. If the
 * stick is not there to the end, it counts for nothing.
 */
export async function backUp(data: string, to: string, table: string | null, now: number): Promise<Proved> {
  if (isOthers(data)) return refused('journal.others', { folder: data })
  if (!existsSync(filesIn(data).main)) return refused('backup.nothing', { folder: data })
  const mount = mountAt(to)
  if (mount === 'missing') return refused('backup.unmounted', { folder: to })
  // Where a stick was, there may be a folder of the disk below it now.
  const isPulled = (): boolean => {
    const there = mount && mountAt(to)
    return there !== null && (there === 'missing' || there.id !== mount?.id)
  }
  let draft: string | null = null
  try {
    mkdirSync(to, { recursive: true, mode: 0o700 })
    clear(to, now)
    draft = mkdtempSync(join(to, draftPrefix))
    const source = new DatabaseSync(filesIn(data).main, { readOnly: true, timeout: 10_000 })
    try {
      await backup(source, join(draft, journal))
    } finally {
      source.close()
    }
    copy(data, draft, plain)
    mkdirSync(join(draft, 'tokens'), { mode: 0o700 })
    copy(data, join(draft, 'tokens'), tokens)
    if (table !== null) cpSync(table, join(draft, settings))
    flush(draft)
    const proved = prove(draft, data)
    if (isPulled()) return refused('backup.pulled', { folder: to })
    if (!proved.ok) return proved
    const folder = join(to, `${prefix}${stampOf(now)}`)
    rmSync(folder, { recursive: true, force: true })
    renameSync(draft, folder)
    syncFolder(folder) // FAT writes where a renamed folder lies only with the folder itself
    syncFolder(to)
    return isPulled() ? refused('backup.pulled', { folder: to }) : { ...proved, folder }
  } catch (error) {
    return isPulled() ? refused('backup.pulled', { folder: to }) : refused(...troubleAt(to, error))
  } finally {
    if (draft !== null) remove(draft)
  }
}

/** Restores a backup on the disk of a data folder, or where else there is room, and reads every match of it; nothing else is touched. */
export function prove(folder: string, data: string): Proved {
  if (!existsSync(join(folder, journal))) return refused('backup.none', { folder })
  const trial = trialIn([data, dirname(folder), tmpdir()])
  if (trial === null) return refused('backup.untried', { folder: data })
  try {
    lay(folder, trial)
    const store = openStore(join(trial, journal), 'read')
    const doubts = store.doubts()
    store.close()
    if (doubts !== null) return refused('backup.damaged', { folder, why: doubts })
    const shelf = openShelf(trial)
    if (!shelf) return refused('backup.none', { folder })
    const matches = shelf.matches()
    const lost = matches.find(({ match }) => {
      const read = shelf.read(match)
      return read.ok && !read.whole
    })
    shelf.close()
    return lost ? refused('backup.torn', { folder, match: lost.match }) : { ok: true, folder, matches }
  } catch (error) {
    // The trial is all that is written here, so a full disk is the trial's.
    if (diskTrouble(error) === 'full') return refused('backup.untried', { folder: dirname(trial) })
    return refused('backup.damaged', { folder, why: (error as Error).message })
  } finally {
    remove(trial)
  }
}

/** Null: nothing can be written in any of them. */
function trialIn(folders: readonly string[]): string | null {
  for (const it of folders)
    try {
      return mkdtempSync(join(it, trialPrefix))
    } catch {
      // A stick may be read-only, and a person may look at a backup without rights to the data folder.
    }
  return null
}

const troubles = {
  full: 'backup.full',
  readOnly: 'backup.readOnly',
  forbidden: 'backup.forbidden',
  failing: 'backup.failing'
} as const

/** What a person can do about an exception of node:fs or SQLite. */
function troubleAt(folder: string, error: unknown): [say: string, args: Record<string, string>] {
  const trouble = diskTrouble(error)
  if (trouble !== null) return [troubles[trouble], { folder }]
  return ['backup.failed', { folder, why: (error as Error).message }]
}

/** Removes what was left half-written. */
function clear(folder: string, now: number): void {
  for (const it of readdirSync(folder)) {
    if (!it.startsWith(draftPrefix) && !it.startsWith(trialPrefix)) continue
    const path = join(folder, it)
    if (now - lstatSync(path).mtimeMs > leftMs) remove(path)
  }
}

/** A pulled stick lets nothing be removed, and nobody can change that. */
function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch {
    // The next backup there removes it.
  }
}

/** Replaces the data folder's files with a proved backup, and `table`, where the backup has one. The old files go to `aside`, the path that this returns. */
export function restore(
  folder: string,
  data: string,
  table: string | null,
  now: number
): { ok: true; aside: string } | { ok: false; why: Phrase } {
  const done = replace(data, now, (fresh) => lay(folder, fresh))
  const kept = join(folder, settings)
  if (!done.ok || table === null || !existsSync(kept)) return done
  try {
    const draft = `${table}.draft`
    rmSync(draft, { force: true })
    copyFileSync(kept, draft, constants.COPYFILE_EXCL)
    if (existsSync(table)) {
      cpSync(table, join(done.aside, settings))
      const { uid, gid } = lstatSync(table)
      if (process.getuid?.() === 0) lchownSync(draft, uid, gid)
    }
    renameSync(draft, table)
  } catch (error) {
    return refused('restore.noTable', { file: table, why: (error as Error).message })
  }
  return done
}

/** Empties the data folder as `restore` does, for what has no backup. */
export const setAside = (data: string, now: number): ReturnType<typeof restore> => replace(data, now, () => undefined)

/** `fill` writes what the data folder is to have into a folder beside it. */
function replace(data: string, now: number, fill: (fresh: string) => void): ReturnType<typeof restore> {
  mkdirSync(data, { recursive: true, mode: 0o700 })
  const release = holdFolder(data)
  if (release === null) return refused('journal.running', { folder: data })
  try {
    const fresh = mkdtempSync(join(data, 'restoring-'))
    fill(fresh)
    flush(fresh)
    const aside = join(data, `before-restore-${stampOf(now)}`)
    mkdirSync(aside, { mode: 0o700 })
    for (const it of [journal, `${journal}-wal`, `${journal}-shm`, ...plain, ...tokens])
      if (existsSync(join(data, it))) renameSync(join(data, it), join(aside, it))
    for (const it of readdirSync(fresh)) renameSync(join(fresh, it), join(data, it))
    rmSync(fresh, { recursive: true })
    giveBack(data)
    syncFolder(data)
    return { ok: true, aside }
  } finally {
    release()
  }
}

/** Waits until the disk has every file and folder of a folder: sticks are pulled soon after. */
function flush(folder: string): void {
  for (const it of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, it)
    if (lstatSync(path).isDirectory()) syncFolder(path)
    if (lstatSync(path).isFile()) syncFile(path)
  }
  syncFolder(folder)
}

/** A backup as a data folder has it. */
function lay(folder: string, to: string): void {
  copy(folder, to, [journal, ...plain])
  copy(join(folder, 'tokens'), to, tokens)
}

function copy(from: string, to: string, names: readonly string[]): void {
  for (const it of names)
    if (existsSync(join(from, it))) cpSync(join(from, it), join(to, basename(it)), { recursive: true })
}
