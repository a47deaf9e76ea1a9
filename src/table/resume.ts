// Which match to take up again when the daemon starts: the one that was being played when it last stopped.

import type { AnyGame } from '../core/game.ts'
import type { Json, JsonObject } from '../core/json.ts'
import type { Phrase } from '../core/words.ts'
import type { Journal } from '../journal/journal.ts'
import type { Written } from '../journal/shelf.ts'
import type { Terms } from './match.ts'
import type { Past } from './recall.ts'

export type Unfinished =
  | {
      readonly found: 'match'
      readonly number: number
      readonly terms: Terms
      readonly past: Past /** It drew from a secret that is gone. */
      readonly lost: boolean
    }
  | { readonly found: 'trouble'; readonly why: Phrase }
  | { readonly found: 'nothing' }

/** `epoch`: when the clock of this process began, in milliseconds since 1970. */
export function unfinished(journal: Journal, games: readonly AnyGame[], epoch: number): Unfinished {
  const last = journal.matches().at(-1)
  if (!last || last.over) return { found: 'nothing' }
  const remembered = journal.read(last.match)
  const trouble = (say: string, more: NonNullable<Phrase['with']> = {}): Unfinished => ({
    found: 'trouble',
    why: { say, with: { match: last.match, ...more } }
  })
  if (!remembered) return trouble('table.gone')
  if (!remembered.ok) return trouble('table.unread', { why: remembered.why })
  const { header } = remembered
  const game = games.find((g) => g.id === header.game)
  if (!game) return trouble('table.uninstalled', { game: header.game })
  const { options = {}, seats, position, agreed, edition, commitment, seed = 0, began } = header
  const start = {
    options,
    seats,
    ...(position === undefined ? {} : { position }),
    ...(agreed === undefined ? {} : { agreed }),
    ...(edition === undefined ? {} : { edition })
  }
  const root = journal.secrets.of(last.match)
  return {
    found: 'match',
    number: last.match,
    terms: {
      game,
      start,
      ...(commitment === undefined ? { seed } : { commitment, ...(root === null ? {} : { root }) })
    },
    past: { began, ended: remembered.ended, entries: remembered.entries.map((it) => since(epoch, it)) },
    lost: commitment !== undefined && root === null
  }
}

/** The same by the clock of this process: what was told then is told with its time. */
const since = (epoch: number, written: Written): Past['entries'][number] => ({
  get entry() {
    return { ...(written.entry as JsonObject), at: written.at - epoch }
  }
})

/** The match that is being played, as the journal has it: without its secret. */
export function onTable(journal: Journal): { readonly header: Json; readonly entries: readonly Json[] } | null {
  const last = journal.matches().at(-1)
  const remembered = last && !last.over ? journal.read(last.match) : null
  if (!remembered?.ok) return null
  return { header: remembered.header as unknown as Json, entries: remembered.entries.map((e) => e.entry) }
}
