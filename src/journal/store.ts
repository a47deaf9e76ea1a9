// The journal's SQLite file: rows in, rows out. When and how durably to write is decided elsewhere (writer.ts).

import { DatabaseSync } from 'node:sqlite'
import { pageSize } from './carve.ts'
import type { Kind, Row } from './row.ts'
import { matchOf, matchSpan, rowId, seal, seqOf } from './row.ts'

/** SQLite syncs nothing here: a new file is a draft, and whoever renames it syncs it once. With its log SQLite would sync it a dozen times. */
const schema = `
PRAGMA page_size = ${pageSize};
PRAGMA synchronous = OFF;
PRAGMA journal_mode = WAL;
BEGIN;
CREATE TABLE entries (id INTEGER PRIMARY KEY, at INTEGER NOT NULL, kind TEXT NOT NULL, json TEXT NOT NULL, sum INTEGER NOT NULL) STRICT;
-- For people with an SQLite shell: the same with the match and the entry's number apart.
CREATE VIEW story AS SELECT id / ${matchSpan} AS match, id % ${matchSpan} AS seq, datetime(at / 1000, 'unixepoch') AS at, kind, json FROM entries;
COMMIT;
`

/**
 * NORMAL: a commit reaches the operating system; writer.ts sees to it that it reaches the disk, off this thread. A checkpoint
 * stalls, so it waits for a calm moment; the automatic one is only there should no calm ever come. Rows are only added, so pages
 * written long ago are not kept: two megabytes of them would gather in an evening. The empty transaction makes the log.
 */
const writing = `
PRAGMA journal_mode = WAL;
PRAGMA synchronous = NORMAL;
PRAGMA wal_autocheckpoint = 16384;
PRAGMA cache_size = -128;
BEGIN IMMEDIATE; COMMIT;
`

export interface Store {
  /** One transaction; existing rows are left alone. If SQLite throws, nothing was added. */
  add(rows: Iterable<Row>): void
  /** The rows of a match from its beginning, whole and without a gap. */
  match(match: number): Row[]
  /** One row, if it is whole. */
  row(id: number): Row | null
  /** The last row before this id, whole or damaged; null if there is none. */
  before(id: number): { id: number; kind: Kind } | null
  /** Deletes the rows of a match from this entry on; only a salvage does that, in a copy. */
  cut(match: number, seq: number): void
  /** Empties the rows of a match and overwrites their content in the file. */
  forget(match: number): void
  /** SQLite's own integrity check; null when it finds nothing wrong. */
  doubts(): string | null
  /** Moves the log into the file. It takes as long as the disk needs. */
  checkpoint(): void
  close(): void
}

/** Opens a file that has the schema, or creates one. */
export function openStore(path: string, how: 'write' | 'read' | 'create'): Store {
  const db = new DatabaseSync(path, { readOnly: how === 'read', timeout: 2000 })
  try {
    if (how === 'create') db.exec(schema)
    else if (!hasEntries(db)) throw damage('the table of entries is gone')
    if (how === 'write') db.exec(writing)
    return storeOn(db)
  } catch (error) {
    db.close()
    throw error
  }
}

const hasEntries = (db: DatabaseSync): boolean =>
  db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'entries'").get() !== undefined

const damage = (what: string): Error => Object.assign(new Error(what), { code: 'ERR_SQLITE_ERROR', errcode: 11 })

function storeOn(db: DatabaseSync): Store {
  const insert = db.prepare('INSERT OR IGNORE INTO entries VALUES (?, ?, ?, ?, ?)')
  const range = db.prepare('SELECT * FROM entries WHERE id >= ? AND id < ? ORDER BY id')
  // A match is read at once, and rows as objects would cost more than their content.
  range.setReturnArrays(true)
  const last = db.prepare('SELECT id, kind FROM entries WHERE id < ? ORDER BY id DESC LIMIT 1')
  const blank = db.prepare('UPDATE entries SET json = ?, sum = ? WHERE id = ?')
  const [begin, commit] = [db.prepare('BEGIN IMMEDIATE'), db.prepare('COMMIT')]
  const rowsFrom = (from: number, to: number): Found[] => range.all(from, to) as unknown as Found[]
  const put = (row: Row): unknown => insert.run(row.id, row.at, row.kind, row.json, seal(row))
  return {
    add(rows) {
      begin.run()
      try {
        for (const row of rows) put(row)
        commit.run()
      } catch (error) {
        if (db.isTransaction) db.exec('ROLLBACK')
        throw error
      }
    },
    match(match) {
      const rows: Row[] = []
      for (const found of rowsFrom(rowId(match, 0), rowId(match + 1, 0))) {
        const row = proved(found)
        if (row?.id !== rowId(match, rows.length)) break
        rows.push(row)
      }
      return rows
    },
    row(id) {
      const [found] = rowsFrom(id, id + 1)
      return found ? proved(found) : null
    },
    before: (id) => (last.get(id) as { id: number; kind: Kind } | undefined) ?? null,
    cut: (match, seq) =>
      db.exec(`DELETE FROM entries WHERE id >= ${rowId(match, seq)} AND id < ${rowId(match + 1, 0)}`),
    forget(match) {
      db.exec('PRAGMA secure_delete = ON')
      begin.run()
      // Salvage finds rows by number, and old copies may survive in the file: so each row stays, emptied.
      for (const [id, at, kind] of rowsFrom(rowId(match, 0), rowId(match + 1, 0))) {
        if (kind === 'end') continue
        const row = { id, at, kind, json: '{}' }
        blank.run(row.json, seal(row), id)
      }
      commit.run()
      db.exec('PRAGMA secure_delete = OFF')
    },
    doubts() {
      const { quick_check: said } = db.prepare('PRAGMA quick_check(1)').get() as { quick_check: string }
      return said === 'ok' ? null : (said.trim().split('\n').at(-1) ?? said)
    },
    checkpoint: () => db.exec('PRAGMA wal_checkpoint(PASSIVE)'),
    close: () => db.close()
  }
}

/** The columns of a row, in the order of the table. */
type Found = readonly [id: number, at: number, kind: Kind, json: string, sum: number]

function proved([id, at, kind, json, sum]: Found): Row | null {
  const row = { id, at, kind, json }
  return seal(row) === sum ? row : null
}

/** The matches of a store, oldest first, each with the number of its last row and whether that row ends it. */
export function matchesIn(store: Store): { match: number; last: number; over: boolean }[] {
  const found = []
  for (let row = store.before(Number.MAX_SAFE_INTEGER); row; row = store.before(rowId(matchOf(row.id), 0)))
    found.push({ match: matchOf(row.id), last: seqOf(row.id), over: row.kind === 'end' })
  return found.reverse()
}
