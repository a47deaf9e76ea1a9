// Results of matches, in one SQLite file: a run that was interrupted goes on where it stopped. A result counts once, however often it comes,
// and only for the code that made it.

import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Job, Result } from './jobs.ts'

export class Store {
  readonly #db: DatabaseSync
  readonly #code: string
  constructor(file: string, code: string) {
    mkdirSync(dirname(file), { recursive: true })
    this.#db = new DatabaseSync(file, { timeout: 10_000 })
    this.#db.exec('PRAGMA journal_mode = WAL')
    this.#db.exec(
      'CREATE TABLE IF NOT EXISTS results (code TEXT, key TEXT, result TEXT, PRIMARY KEY (code, key)) STRICT'
    )
    this.#code = code
  }
  get({ key }: Job): Result | null {
    const row = this.#db.prepare('SELECT result FROM results WHERE code = ? AND key = ?').get(this.#code, key)
    return row ? (JSON.parse(row.result as string) as Result) : null
  }
  put({ key }: Job, result: Result): void {
    this.#db.prepare('INSERT OR IGNORE INTO results VALUES (?, ?, ?)').run(this.#code, key, JSON.stringify(result))
  }
  close(): void {
    this.#db.close()
  }
}

/** Of the code that decides how a match goes: this game's, the players' and what both are made of. */
export function codeOf(folder: string): string {
  const src = join(import.meta.dirname, '../../src')
  const hash = createHash('sha256')
  for (const room of [folder, join(src, 'core'), join(src, 'kit'), join(src, 'players')])
    for (const file of globSync('**/*.{ts,js}', { cwd: room }).sort())
      hash.update(file).update(readFileSync(join(room, file)))
  // What is counted of a match.
  hash.update(readFileSync(join(import.meta.dirname, 'worker.ts')))
  return hash.digest('hex').slice(0, 16)
}
