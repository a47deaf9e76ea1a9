// The table's memory: an append-only journal of matches in `<folder>/journal.sqlite`. `note` writes to the file within the same turn of
// the event loop, and to the disk soon after; `keep` resolves once its entry is on the disk. The journal never blocks the thread for a
// disk, never refuses an entry, and knows no game: entries are JSON.

import { mkdirSync } from 'node:fs'
import { type AsideKept, isHint } from '../core/aside.ts'
import type { Entry } from '../core/entry.ts'
import type { Json } from '../core/json.ts'
import type { Phrase } from '../core/words.ts'
import type { Heading } from './heading.ts'
import { holdFolder } from './lock.ts'
import { type KeptReviews, reviewsIn } from './reviews.ts'
import type { Kind } from './row.ts'
import { rowId } from './row.ts'
import { filesIn, openCopy } from './salvage.ts'
import { type Secrets, secretsIn } from './secrets.ts'
import type { MatchSummary, Remembered } from './shelf.ts'
import { matchesOn, readFrom } from './shelf.ts'
import type { Store } from './store.ts'
import { matchesIn } from './store.ts'
import { troubleOf } from './trouble.ts'
import type { Clock, JournalStatus } from './writer.ts'
import { Writer } from './writer.ts'

export interface Journal {
  /** Starts a match, with its secret; durable when `keep` would be. Its number is known at once. */
  readonly begin: (header: Heading, secret?: string) => { readonly match: number; readonly durable: Promise<boolean> }
  /** For what the table can show again: written in this turn of the event loop, in the order of the calls, without a wait. */
  readonly note: (match: number, entry: Entry | Json) => void
  /**
   * For what the table cannot show again. Resolves true once this entry and all before it are on the disk, and false if the disk refuses:
   * then `status` says why, play may go on, and the entry is written once the disk accepts it. Never rejects.
   */
  readonly keep: (match: number, entry: Entry | Json) => Promise<boolean>
  /** Durable like `keep`, and no entry of the match. */
  readonly aside: (match: number, it: AsideKept) => Promise<boolean>
  /** Marks a match as over, durably; a later entry reopens it. */
  readonly end: (match: number, entry: Entry | Json) => Promise<boolean>
  /** Reopens a match that was over or left, durably: it becomes the one to resume. */
  readonly reopen: (match: number) => Promise<boolean>
  /** Deletes a match's content for good, durably; no other match gets its number. */
  readonly forget: (match: number) => Promise<boolean>
  /** Every match, oldest first. The one to resume is the last one written to, unless it is over. */
  readonly matches: () => readonly MatchSummary[]
  /** A match up to its last whole entry, entries still in memory included. */
  readonly read: (match: number) => Remembered
  readonly secrets: Secrets
  readonly reviews: KeptReviews
  readonly status: () => JournalStatus
  /** Writes what is left and releases the folder. */
  readonly close: () => Promise<void>
}

export type OpenedJournal =
  | { readonly ok: true; readonly journal: Journal }
  /** Another running tablekeeper holds the folder. */
  | { readonly ok: false; readonly why: Phrase }

const realClock: Clock = {
  now: Date.now,
  after: (ms, run) => {
    const timer = setTimeout(run, ms).unref()
    return () => clearTimeout(timer)
  }
}

/** Opens the journal of a folder: creates a missing one, rebuilds a damaged one. A disk that refuses is a status, not an error. */
export function openJournal(folder: string, clock: Clock = realClock): OpenedJournal {
  const release = hold(folder)
  if (release === null) return { ok: false, why: { say: 'journal.running', with: { folder } } }
  const files = filesIn(folder)
  const writer = new Writer(files, clock)
  const secrets = secretsIn(folder)

  function reading<T>(read: (store: Store) => T): T {
    writer.write()
    for (const again of [true, false]) {
      try {
        if (writer.store) return read(writer.store)
      } catch (error) {
        if (troubleOf(error).trouble === 'damaged' && again) writer.repair()
      }
    }
    // Where the disk refuses to be opened or read, what can be proved is read into memory.
    const copy = openCopy(files)
    const found = read(copy)
    copy.close()
    return found
  }

  const lengths = new Map(reading(matchesIn).map(({ match, last }) => [match, last + 1]))
  let latest = Math.max(0, ...lengths.keys())

  function push(match: number, kind: Kind, entry: Entry | Heading | AsideKept | Json): void {
    const seq = lengths.get(match)
    if (seq === undefined) throw new Error(`match ${match} is not in this journal`)
    lengths.set(match, seq + 1)
    writer.push({ id: rowId(match, seq), at: Math.round(clock.now()), kind, json: JSON.stringify(entry) })
  }

  function keep(match: number, kind: Kind, entry: Entry | Heading | AsideKept | Json): Promise<boolean> {
    push(match, kind, entry)
    return writer.durable()
  }

  const journal: Journal = {
    begin(header, secret) {
      const match = ++latest
      lengths.set(match, 0)
      const kept = secret === undefined ? true : secrets.keep(match, secret)
      const begun = keep(match, 'begin', header)
      return { match, durable: Promise.all([kept, begun]).then((all) => all.every((it) => it)) }
    },
    note(match, entry) {
      push(match, 'note', entry)
      writer.soon()
    },
    keep: (match, entry) => keep(match, 'keep', entry),
    aside: (match, it) => keep(match, isHint(it) ? 'hint' : 'handover', it),
    end: (match, entry) => keep(match, 'end', entry),
    reopen: (match) => keep(match, 'open', { entry: 'resumed' }),
    async forget(match) {
      if (!(await keep(match, 'end', { entry: 'forgotten' }))) return false
      reading((store) => store.forget(match))
      return writer.durable()
    },
    matches: () => reading((store) => matchesOn(store, writer.waiting)),
    read: (match) => reading((store) => readFrom(store, match, writer.waiting)),
    secrets,
    reviews: reviewsIn(folder),
    status: () => writer.status,
    async close() {
      await writer.close()
      release()
    }
  }
  return { ok: true, journal }
}

/** Creates and locks the folder; null when another process holds it. Where nobody can write, nobody can hold a lock either. */
function hold(folder: string): (() => void) | null {
  try {
    mkdirSync(folder, { recursive: true })
    return holdFolder(folder)
  } catch (error) {
    troubleOf(error)
    return () => undefined
  }
}
