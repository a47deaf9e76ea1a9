// Opens the journal’s file if it is intact; otherwise rebuilds it from every row with a right checksum. The damaged file is kept beside the
// new one. A kill at any moment leaves the old file or the finished new one.

import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Phrase, verbatim } from '../core/words.ts'
import { carve } from './carve.ts'
import type { Row } from './row.ts'
import type { Store } from './store.ts'
import { matchesIn, openStore } from './store.ts'
import { syncFile } from './sync.ts'
import { troubleOf } from './trouble.ts'

export interface Files {
  readonly main: string
  readonly log: string
  /** A rebuilt file that is complete and only has to be renamed. */
  readonly rebuilt: string
  /** One that is still being written. */
  readonly draft: string
  readonly aside: (stamp: string) => string
}

export function filesIn(folder: string): Files {
  const main = join(folder, 'journal.sqlite')
  return {
    main,
    log: `${main}-wal`,
    rebuilt: join(folder, 'journal.rebuilt.sqlite'),
    draft: join(folder, 'journal.draft.sqlite'),
    aside: (stamp) => join(folder, `journal.damaged-${stamp}.sqlite`)
  }
}

export interface Opened {
  readonly store: Store
  /** What was rebuilt and where the damaged file is; null if nothing was. */
  readonly note: Phrase | null
}

/** Throws what SQLite or the disk throws when the disk accepts nothing (`troubleOf` names it); never for a damaged file. */
export function openWhole(files: Files, now: number): Opened {
  removeDraft(files.draft)
  if (existsSync(files.rebuilt)) putInPlace(files, now)
  if (!existsSync(files.main)) {
    if (existsSync(files.log)) return rebuild(files, now, { say: 'journal.onlyLog' }, carve(files.log))
    build(files.draft)
    renameSync(files.draft, files.main)
  }
  // SQLite reads its log up to the first bad frame and drops the rest; rows proved by later frames are put back.
  const logged = new Map<number, Row>()
  for (const row of carve(files.log)) logged.set(row.id, row)
  let store: Store | null = null
  try {
    store = openStore(files.main, 'write')
    store.add(logged.values())
    const unsound = store.doubts()
    const doubt = unsound === null ? lastMatchDoubt(store) : verbatim(unsound)
    if (doubt === null) return { store, note: null }
    store.close()
    return rebuild(files, now, doubt, logged.values())
  } catch (error) {
    store?.close()
    const trouble = troubleOf(error)
    if (trouble.trouble !== 'damaged') throw error
    return rebuild(files, now, trouble.note, logged.values())
  }
}

/** The proved rows, in memory: for reading where we may not write. */
export function openCopy(files: Files): Store {
  const store = openStore(':memory:', 'create')
  store.add(carve(files.main, files.log))
  cutGaps(store)
  return store
}

/** The match that would be resumed must be whole; older ones are judged when somebody reads them. */
function lastMatchDoubt(store: Store): Phrase | null {
  const last = matchesIn(store).at(-1)
  if (!last || store.match(last.match).length === last.last + 1) return null
  return { say: 'journal.gap', with: { match: last.match } }
}

/** `logged` was read before SQLite opened the log: beside an empty file, SQLite deletes it. */
function rebuild(files: Files, now: number, doubt: Phrase, logged: Iterable<Row>): Opened {
  const { matches, entries, cut } = build(files.draft, carve(files.main, files.log), logged)
  renameSync(files.draft, files.rebuilt)
  const aside = putInPlace(files, now)
  const note: Phrase = { say: 'journal.rebuilt', with: { doubt, matches, entries, aside } }
  return {
    store: openStore(files.main, 'write'),
    note: cut.length > 0 ? { say: 'journal.cut', with: { note, cut } } : note
  }
}

interface Built {
  readonly matches: number
  readonly entries: number
  readonly cut: number[]
}

function build(path: string, ...sources: Iterable<Row>[]): Built {
  removeDraft(path)
  const built = fill(openStore(path, 'create'), sources)
  syncFile(path)
  return built
}

function fill(store: Store, sources: Iterable<Row>[]): Built {
  try {
    for (const rows of sources) store.add(rows)
    const cut = cutGaps(store)
    const matches = matchesIn(store)
    return { matches: matches.length, entries: matches.reduce((sum, it) => sum + it.last + 1, 0), cut }
  } finally {
    store.close()
  }
}

function removeDraft(path: string): void {
  for (const leftover of [path, `${path}-journal`, `${path}-wal`, `${path}-shm`]) rmSync(leftover, { force: true })
}

/** Cuts every match before its first missing entry; answers which were cut. */
function cutGaps(store: Store): number[] {
  return matchesIn(store).flatMap(({ match, last }) => {
    const whole = store.match(match).length
    if (whole === last + 1) return []
    store.cut(match, whole)
    return [match]
  })
}

/** Moves the log aside before its file: SQLite would replay a log into a file that it does not belong to. */
function putInPlace(files: Files, now: number): string {
  const stamp = new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')
  let aside = files.aside(stamp)
  for (let again = 2; existsSync(aside); again++) aside = files.aside(`${stamp}-${again}`)
  for (const end of ['-wal', '-shm', '']) if (existsSync(files.main + end)) renameSync(files.main + end, aside + end)
  renameSync(files.rebuilt, files.main)
  return aside
}
