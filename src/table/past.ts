// The matches of the journal: listed, looked at again, taken up again, removed.

import { digestOf } from '../core/digest.ts'
import type { AnyGame } from '../core/game.ts'
import type { Json } from '../core/json.ts'
import type { PastMatch, Replay } from '../core/page.ts'
import type { Problem } from '../core/schema.ts'
import type { Journal } from '../journal/journal.ts'
import { nameOf } from './doc.ts'
import type { Match } from './match.ts'
import { recall } from './recall.ts'
import { type Played, recordOf } from './record.ts'
import { replayOf } from './replay.ts'
import { type TakenUp, takenUp } from './resume.ts'
import { openReviews } from './reviews.ts'
import { type Answer, firstOf, type Room } from './room.ts'

/** What it needs of the room. */
interface Around {
  readonly journal: Journal
  readonly games: readonly AnyGame[]
  /** When the clock of this process began, in milliseconds since 1970. */
  readonly epoch: number
  /** The match on the table, where there is one. */
  readonly current: () => (Match & { readonly number: number }) | null
  readonly leave: () => Promise<Answer>
  readonly takeUp: (found: TakenUp) => readonly Problem[]
  readonly changed: () => void
}

export type PastMatches = Pick<Room, 'matches' | 'replay' | 'recordOf' | 'resume' | 'forget' | 'reviews'>

/** How many replays are cached, for people who open one again. */
const most = 3

export function openPast({ journal, games, epoch, current, leave, takeUp, changed }: Around): PastMatches {
  const made = new Map<string, Promise<Replay | null>>()

  /** A match with the state that it began in; null where it cannot be read. */
  function find(number: number): { readonly played: Played; readonly first: Json } | null {
    const match = current()
    if (match?.number === number) {
      const first = match.game.setup(match.start)
      return first.ok ? { played: match, first: first.value as Json } : null
    }
    if (!journal.matches().some((it) => it.match === number)) return null
    const found = takenUp(journal, games, 0, number)
    if (found.found !== 'match') return null
    const { game, start } = found.terms
    const recalled = recall(game, start, found.past)
    if (!recalled.ok) return null
    const { judge, stepped, game: asPlayed } = recalled.value
    const first = found.past.began ?? (game.setup(start) as { readonly value?: Json }).value
    if (first === undefined) return null
    const moves = judge.moves(stepped[0])
    const { outcome } = stepped[0]
    return {
      played: {
        ...found.terms,
        game: asPlayed,
        moves: () => moves,
        asides: () => found.past.asides ?? [],
        outcome: () => outcome,
        revealed: () => found.revealed
      },
      first
    }
  }

  const matches = (): PastMatch[] =>
    journal
      .matches()
      .map(({ match, game, brought, begun, latest, over, outcome }): PastMatch => {
        const state = match === current()?.number ? 'on' : over && outcome ? 'over' : 'left'
        return { match, game, names: brought.map(nameOf), begun, latest, state, outcome }
      })
      .reverse()
  async function walkThrough(number: number): Promise<Replay | null> {
    const found = find(number)
    return found && replayOf(number, found.played, found.first)
  }
  const stateOf = (number: number): PastMatch['state'] | undefined =>
    matches().find(({ match }) => match === number)?.state

  const { forget: forgetReview, ...reviews } = openReviews({ journal, current, stateOf, find, changed })

  return {
    matches,
    reviews,
    async replay(number) {
      const on = current()?.number === number ? current() : null
      const latest = journal.matches().find(({ match }) => match === number)?.latest ?? 0
      // A match that goes on is another one after each move.
      const key = `${number} ${on ? digestOf(JSON.stringify(on.moves())) : latest}`
      const known = made.get(key) ?? walkThrough(number)
      made.delete(key)
      made.set(key, known)
      for (const old of [...made.keys()].slice(0, -most)) made.delete(old)
      return known
    },
    recordOf(number) {
      const found = find(number)
      return found && recordOf(found.played, 'audience')
    },
    async resume(number) {
      const state = stateOf(number)
      if (state === 'on') return null
      if (state !== 'left') return { say: state ? 'table.ended' : 'table.gone', with: { match: number } }
      const found = takenUp(journal, games, epoch, number)
      if (found.found === 'trouble') return found.why
      await leave()
      await journal.reopen(number)
      return firstOf(takeUp(found))
    },
    async forget(number) {
      const state = stateOf(number)
      if (state === 'on' || !state) return { say: state ? 'table.playing' : 'table.gone', with: { match: number } }
      journal.secrets.forget(number)
      forgetReview(number)
      if (await journal.forget(number)) return null
      return journal.status().note ?? { say: 'table.gone', with: { match: number } }
    }
  }
}
