// Which match to take up again when the daemon starts: the one that was being played when it last stopped.

import { isHandover } from '../core/aside.ts'
import type { AnyGame } from '../core/game.ts'
import type { Json, JsonObject } from '../core/json.ts'
import type { Revealed } from '../core/rules.ts'
import type { Phrase } from '../core/words.ts'
import { beganWith } from '../journal/heading.ts'
import type { Journal } from '../journal/journal.ts'
import type { MatchSummary, Written } from '../journal/shelf.ts'
import type { Terms } from './match.ts'
import { playersOf } from './players.ts'
import type { Past } from './recall.ts'

/** A match of the journal that can be taken up again. */
export type TakenUp = Extract<Unfinished, { found: 'match' }>

export type Unfinished =
  | {
      readonly found: 'match'
      readonly number: number
      readonly terms: Terms
      readonly past: Past
      /** What its last end told of its secret. */
      readonly revealed: Revealed | null
      /** It drew from a secret that is gone. */
      readonly lost: boolean
    }
  | { readonly found: 'trouble'; readonly why: Phrase }
  | { readonly found: 'nothing' }

/** The game of the match that goes on; null: none does. */
export function gameOnTable(journal: Journal): string | null {
  const last = latestOf(journal)
  return !last || last.over ? null : last.game
}

/** `epoch`: when the clock of this process began, in milliseconds since 1970. */
export function unfinished(journal: Journal, games: readonly AnyGame[], epoch: number): Unfinished {
  const last = latestOf(journal)
  return !last || last.over ? { found: 'nothing' } : takenUp(journal, games, epoch, last.match)
}

/** The match that was played last, by journal order; the machine's clock decides only where numbers cannot. */
function latestOf(journal: Journal): MatchSummary | undefined {
  const all = journal.matches()
  const last = all.at(-1)
  return last && !last.over
    ? last
    : [...all].sort((a, b) => a.latest - b.latest || Number(b.over) - Number(a.over)).at(-1)
}

/** A match of the journal as it can be taken up again. */
export function takenUp(
  journal: Pick<Journal, 'read' | 'secrets'>,
  games: readonly AnyGame[],
  epoch: number,
  match: number
): Exclude<Unfinished, { found: 'nothing' }> {
  const remembered = journal.read(match)
  const trouble = (say: string, more: NonNullable<Phrase['with']> = {}) => ({
    found: 'trouble' as const,
    why: { say, with: { match, ...more } }
  })
  if (!remembered) return trouble('table.gone')
  if (!remembered.ok) return trouble('table.unread', { why: remembered.why })
  const { header } = remembered
  const game = games.find((g) => g.id === header.game)
  if (!game) return trouble('table.uninstalled', { game: header.game })
  const { commitment, seed = 0, began } = header
  const root = journal.secrets.of(match)
  return {
    found: 'match',
    number: match,
    terms: {
      game,
      start: beganWith(header, game),
      ...(commitment === undefined ? { seed } : { commitment, ...(root === null ? {} : { root }) })
    },
    past: {
      began,
      ended: remembered.ended,
      entries: remembered.entries.map((it) => since(epoch, it)),
      asides: remembered.asides.map((it) => ({ ...it, at: it.at - epoch }))
    },
    revealed: remembered.revealed,
    lost: commitment !== undefined && root === null
  }
}

/** Times on this process's clock: an entry told then keeps its time. */
const since = (epoch: number, written: Written): Past['entries'][number] => ({
  get entry() {
    return { ...(written.entry as JsonObject), at: written.at - epoch }
  }
})

/** The match that is being played, as the journal has it: without its secret. */
export function onTable(journal: Journal): { readonly header: Json; readonly entries: readonly Json[] } | null {
  const last = latestOf(journal)
  const remembered = last && !last.over ? journal.read(last.match) : null
  if (!remembered?.ok) return null
  const { header, asides } = remembered
  // Who plays now: handovers are no entries.
  const computers = playersOf(header, asides.filter(isHandover))
  const played = computers.some((it) => it !== null) ? { ...header, agreed: { ...header.agreed, computers } } : header
  return { header: played as unknown as Json, entries: remembered.entries.map((e) => e.entry) }
}
