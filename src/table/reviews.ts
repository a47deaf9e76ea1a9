// Which matches are to be reviewed, how far that is, and the reviews that are kept. The thinking is done elsewhere (src/computers), and only
// while nobody plays. A match on the table is reviewed by itself when it is over; others when somebody asks.

import type { AnyGame } from '../core/game.ts'
import type { Json } from '../core/json.ts'
import type { PastMatch } from '../core/page.ts'
import type { Looked, Review, Reviewed, ReviewNote, ReviewStep } from '../core/review.ts'
import type { Phrase } from '../core/words.ts'
import type { Journal } from '../journal/journal.ts'
import type { Match } from './match.ts'
import type { Played } from './record.ts'

/** A match to be reviewed now. */
export interface ReviewJob {
  readonly match: number
  /** What an earlier attempt found. */
  readonly notes: readonly ReviewNote[]
  /** Null: the match cannot be read. */
  readonly read: () => { readonly game: string; readonly looked: Looked } | null
}

export interface Reviews {
  /** Null: this match is not over, or not there. */
  of(match: number): Reviewed | null
  /** Asks for the review of a match. */
  ask(match: number): Phrase | null | Promise<Phrase | null>
  /** The same job as long as it is the next; null: there is none, or somebody plays. */
  next(): ReviewJob | null
  noted(match: number, step: ReviewStep): void
  /** Null: it failed. */
  done(match: number, review: Review | null): void
}

/** What it needs of the room. */
interface Around {
  readonly journal: Pick<Journal, 'matches' | 'reviews'>
  readonly current: () => (Pick<Match, 'outcome'> & { readonly number: number }) | null
  readonly stateOf: (match: number) => PastMatch['state'] | undefined
  readonly find: (
    match: number
  ) => { readonly played: Played & { readonly game: AnyGame }; readonly first: Json } | null
  readonly changed: () => void
}

/** Raised when the same match would have another review. */
const version = 1
/** How many matches may wait, and how many reviews are kept in memory, should the disk refuse them. */
const most = { waiting: 4, made: 4 }

export function openReviews({
  journal,
  current,
  stateOf,
  find,
  changed
}: Around): Reviews & { forget(match: number): void } {
  let queue: readonly Job[] = []
  const made = new Map<number, Review>()
  const failed = new Set<number>()

  interface Job extends ReviewJob {
    readonly notes: ReviewNote[]
    part: number
  }
  const isOver = (match: number): boolean =>
    current()?.number === match ? current()?.outcome() != null : stateOf(match) === 'over'
  const isPlayed = (): boolean => current()?.outcome() === null

  function jobOf(match: number): Job {
    const read: Job['read'] = () => {
      const found = find(match)
      if (!found) return null
      const { played, first } = found
      return { game: played.game.id, looked: { first, moves: played.moves(), seats: played.start.seats.length } }
    }
    return { match, notes: [], part: 0, read }
  }

  /** A match of a restored backup may have the number of another one: so a review names when its match began. */
  const begunOf = (match: number): number => journal.matches().find((it) => it.match === match)?.begun ?? 0

  function kept(match: number): Review | null {
    const here = made.get(match)
    if (here) return here
    const file = journal.reviews.of(match) as unknown as Partial<Kept> | null
    return file?.version === version && file.review && file.begun === begunOf(match) ? file.review : null
  }

  function forget(match: number): void {
    queue = queue.filter((it) => it.match !== match)
    made.delete(match)
    failed.delete(match)
    journal.reviews.forget(match)
  }

  /** The match that was played when somebody last looked. */
  let playing: number | null = null
  /** A match that ends is reviewed; one that goes on again has no review any more. */
  function follow(): void {
    const on = current()
    if (!on) return
    const { number } = on
    if (on.outcome() === null) {
      if (playing !== number) forget(number)
      playing = number
      return
    }
    playing = null
    if (failed.has(number) || queue.some((it) => it.match === number) || kept(number)) return
    queue = [jobOf(number), ...queue].slice(0, most.waiting)
  }

  return {
    of(match) {
      if (!isOver(match)) return null
      const review = kept(match)
      if (review) return { state: 'done', review }
      if (failed.has(match)) return { state: 'failed' }
      const at = queue.findIndex((it) => it.match === match)
      const { part = 0 } = queue[at] ?? {}
      if (at < 0) return { state: 'unasked' }
      if (isPlayed()) return { state: 'waits', for: 'match', part }
      return at === 0 ? { state: 'works', part } : { state: 'waits', for: 'others', part }
    },
    ask(match) {
      if (!isOver(match)) return { say: 'table.review.early' }
      if (kept(match) || queue.some((it) => it.match === match)) return null
      if (queue.length >= most.waiting) return { say: 'table.review.busy' }
      failed.delete(match)
      queue = [...queue, jobOf(match)]
      changed()
      return null
    },
    next() {
      follow()
      return isPlayed() ? null : (queue[0] ?? null)
    },
    noted(match, { note, part }) {
      const job = queue.find((it) => it.match === match)
      job?.notes.push(note)
      if (job) job.part = part
    },
    done(match, review) {
      if (!queue.some((it) => it.match === match)) return
      queue = queue.filter((it) => it.match !== match)
      if (review) {
        made.set(match, review)
        for (const old of [...made.keys()].slice(0, -most.made)) made.delete(old)
        void journal.reviews.keep(match, { version, begun: begunOf(match), review } satisfies Kept as unknown as Json)
      } else failed.add(match)
      changed()
    },
    forget
  }
}

interface Kept {
  readonly version: number
  readonly begun: number
  readonly review: Review
}
