// Reading the journal: which matches there are and what one of them remembers. It changes nothing, and reads a damaged file as
// far as it can be proved.

import { accessSync, constants, existsSync, statSync } from 'node:fs'
import type { AsideKept } from '../core/aside.ts'
import { entryVersion } from '../core/entry.ts'
import type { Json, JsonObject } from '../core/json.ts'
import type { Header } from '../core/record.ts'
import type { Outcome, Revealed } from '../core/rules.ts'
import type { Phrase } from '../core/words.ts'
import type { Heading } from './heading.ts'
import type { Row } from './row.ts'
import { matchOf, rowId, seqOf } from './row.ts'
import { filesIn, openCopy } from './salvage.ts'
import type { Store } from './store.ts'
import { matchesIn, openStore } from './store.ts'
import { troubleOf } from './trouble.ts'
import { upcast, upcastEntry } from './upcast.ts'

export interface MatchSummary {
  readonly match: number
  readonly game: string
  readonly seats: number
  /** Milliseconds since 1970: when it began, and when its last entry was written. */
  readonly begun: number
  readonly latest: number
  readonly entries: number
  readonly over: boolean
  /** What each seat brought. */
  readonly brought: readonly Json[]
  /** Who won; null: it is not over, or was left. */
  readonly outcome: Outcome | null
}

/** An entry as it was written. */
export interface Written {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly kind: 'note' | 'keep'
  /** Parsed whenever it is read: a long match is never in memory as a whole. */
  readonly entry: Json
}

export type Remembered =
  | {
      readonly ok: true
      readonly match: number
      readonly header: Heading
      readonly entries: readonly Written[]
      /** In order, each with when it was, in milliseconds since 1970. */
      readonly asides: readonly (AsideKept & { readonly at: number })[]
      readonly over: boolean
      /** How often it has ended: it may have gone on. */
      readonly ended: number
      /** What its last end told of its secret. */
      readonly revealed: Revealed | null
      /** False: entries after these are damaged or missing. */
      readonly whole: boolean
    }
  | { readonly ok: false; readonly why: Phrase }

export interface Shelf {
  readonly matches: () => MatchSummary[]
  readonly read: (match: number) => Remembered
  readonly close: () => void
}

/** Whether the folder belongs to another user and this one may not read it. */
export function isOthers(folder: string): boolean {
  const files = filesIn(folder)
  return [folder, files.main].some((path) => {
    try {
      const found = statSync(path, { throwIfNoEntry: false })
      if (!found || found.uid === process.getuid?.()) return false
      accessSync(path, found.isDirectory() ? constants.R_OK | constants.X_OK : constants.R_OK)
      return false
    } catch {
      return true
    }
  })
}

/** The journal of a folder, to read only; null if there is none, or if another user owns it. A daemon may be writing it meanwhile. */
export function openShelf(folder: string): Shelf | null {
  const files = filesIn(folder)
  if (isOthers(folder)) return null
  if (![files.main, files.log, files.rebuilt].some((it) => existsSync(it))) return null
  let store: Store
  try {
    store = openStore(files.main, 'read')
    if (store.doubts() !== null) {
      store.close()
      store = openCopy(files)
    }
  } catch (error) {
    troubleOf(error)
    store = openCopy(files)
  }
  return {
    matches: () => matchesOn(store),
    read: (match) => readFrom(store, match),
    close: () => store.close()
  }
}

/** Every match, oldest first. `waiting` are rows that the store does not have yet. */
export function matchesOn(store: Store, waiting: readonly Row[] = []): MatchSummary[] {
  const ends = new Map(matchesIn(store).map(({ match, last, over }) => [match, { last, over }]))
  for (const row of waiting) ends.set(matchOf(row.id), { last: seqOf(row.id), over: row.kind === 'end' })
  return [...ends].flatMap(([match, { last, over }]) => {
    const head = store.row(rowId(match, 0)) ?? waiting.find((it) => it.id === rowId(match, 0))
    if (!head) return []
    const { game, seats } = JSON.parse(head.json) as Partial<Header>
    // It was removed.
    if (!game || !seats) return []
    const end = store.row(rowId(match, last)) ?? waiting.findLast((it) => matchOf(it.id) === match) ?? head
    const { outcome = null } = over ? (JSON.parse(end.json) as { readonly outcome?: Outcome }) : {}
    const times = { begun: head.at, latest: end.at }
    return [{ match, game, seats: seats.length, ...times, entries: last, over, brought: seats, outcome }]
  })
}

const isEntry = (row: Row): row is Row & Pick<Written, 'kind'> => row.kind === 'note' || row.kind === 'keep'

class Stored implements Written {
  readonly at: number
  readonly kind: Written['kind']
  readonly #json: string
  readonly #lift: (entry: Json) => Json

  constructor({ at, kind, json }: Row & Pick<Written, 'kind'>, lift: (entry: Json) => Json) {
    this.at = at
    this.kind = kind
    this.#json = json
    this.#lift = lift
  }

  get entry(): Json {
    return this.#lift(JSON.parse(this.#json) as Json)
  }
}

/** Entries one by one, each read when its turn comes. */
export function* inTurn(entries: readonly Pick<Written, 'entry'>[]): Generator<Json> {
  for (const { entry } of entries) yield entry
}

/** One match up to its last whole entry. */
export function readFrom(store: Store, match: number, waiting: readonly Row[] = []): Remembered {
  const mine = waiting.filter((it) => matchOf(it.id) === match)
  const stored = store.match(match)
  const last = store.before(rowId(match + 1, 0))
  const whole = stored.length === (last && matchOf(last.id) === match ? seqOf(last.id) + 1 : 0)
  const rows = whole && mine.length > 0 ? [...stored, ...mine] : stored
  const [head] = rows
  if (!head) return { ok: false, why: { say: 'journal.missing' } }
  const raw = JSON.parse(head.json) as JsonObject
  const [lift, liftEntry] = [upcast(raw.tablekeeper), upcastEntry(raw.journal)]
  if ('say' in lift) return { ok: false, why: lift }
  if ('say' in liftEntry) return { ok: false, why: liftEntry }
  return {
    ok: true,
    match,
    header: { ...(lift.header(raw) as unknown as Header), journal: entryVersion },
    entries: rows.filter(isEntry).map((row) => new Stored(row, liftEntry)),
    asides: rows
      .filter(({ kind }) => kind === 'hint' || kind === 'handover')
      .map(({ at, json }) => ({ ...(JSON.parse(json) as AsideKept), at })),
    over: rows.at(-1)?.kind === 'end',
    ended: rows.filter(({ kind }) => kind === 'end').length,
    revealed: revealedBy(rows.at(-1)),
    whole
  }
}

function revealedBy(last: Row | undefined): Revealed | null {
  const { secret, reopened } = last?.kind === 'end' ? (JSON.parse(last.json) as Partial<Revealed>) : {}
  return secret === undefined ? null : { secret, ...(reopened === undefined ? {} : { reopened }) }
}
