// The one thread that thinks: for computer players, for the coach, and about matches that are over. It thinks about one thing at a time,
// can be cancelled at once, and dies alone: should it run out of memory or meet a bug, the seat plays a simpler move and the daemon goes on.

import { Worker } from 'node:worker_threads'
import type { Advice } from '../core/hint.ts'
import type { Level, Player } from '../core/level.ts'
import type { Looked, Review, ReviewNote, ReviewStep } from '../core/review.ts'
import type { Action } from '../core/rules.ts'
import type { Now, Request } from '../players/index.ts'
import { hush } from './hushed.ts'

export interface Asked {
  /** The folder of the game. */
  readonly folder: string
  /** Null: thinking failed, so any legal move. */
  readonly level: Level | null
  readonly request: Omit<Request, 'thinking'>
}

/** Advice is always at full strength. */
export type AskedAdvice = Omit<Asked, 'level'>

/** Where the match stands while people think. */
export interface AskedAhead {
  readonly folder: string
  readonly now: Omit<Now, 'players'> & { readonly players: readonly Player[] }
}

/** A match to look back on, with the notes of an earlier attempt. */
export interface AskedReview {
  readonly folder: string
  readonly looked: Looked
  readonly notes: readonly ReviewNote[]
}

/** What the thread says of a review. */
export type ReviewSaid = { readonly step: ReviewStep } | { readonly review: Review }

export interface Reviewing {
  /** Rejects if thinking failed; never settles once cancelled. */
  readonly done: Promise<Review>
  /** Cancels this one, unless another question has done so already. */
  readonly cancel: () => void
}

/** What the thread hears. Pondering ends once the first number in the shared memory is another than `since`; the second hushes it. */
export type Heard = (Asked | AskedAdvice | AskedReview | (AskedAhead & { readonly since: number })) & {
  readonly rest: Int32Array
}

export interface Thinker {
  /** Rejects if thinking failed; never settles once cancelled. A new question cancels the one before. */
  think(asked: Asked): Promise<Action>
  /** The same for advice. */
  advise(asked: AskedAdvice): Promise<Advice>
  /** Thinks ahead for later questions until it is asked one, or told to rest. */
  ponder(asked: AskedAhead): void
  rest(): void
  /** Something is told by a sensor, and comes first. */
  hush(): void
  /** The same for the review of a match, whose steps are heard one by one. */
  review(asked: AskedReview, hear: (step: ReviewStep) => void): Reviewing
  cancel(): void
  close(): Promise<void>
}

/** In MiB: a search keeps a few thousand nodes, a game's tables some megabytes. */
const limits = { maxOldGenerationSizeMb: 40, maxYoungGenerationSizeMb: 8 }

export function openThinker(): Thinker {
  let worker: Worker | null = null
  /** The number of the question that it thinks about. */
  let busy: number | null = null
  let questions = 0
  /** Its first number changes whenever pondering has to end. */
  const rest = new Int32Array(new SharedArrayBuffer(8))
  const ended = new Set<Promise<unknown>>()

  /** A thinking thread cannot be told to stop: we end it, and the next question starts another. */
  function end(): void {
    const old = worker
    worker = null
    busy = null
    if (!old) return
    old.removeAllListeners()
    // Errors of an ending thread do not matter.
    old.on('error', () => undefined)
    const gone: Promise<unknown> = old.terminate().finally(() => ended.delete(gone))
    ended.add(gone)
  }
  const cancel = (): void => {
    if (busy !== null) end()
  }

  function opened(): Worker {
    if (worker) return worker
    worker = new Worker(new URL('./worker.ts', import.meta.url), { resourceLimits: limits })
    // One that dies while it ponders has promised nothing.
    worker.on('error', end)
    return worker
  }

  /** `hear` answers whether this was the last message. */
  function answered<T>(asked: Asked | AskedAdvice | AskedReview, hear: (said: T) => boolean): Promise<T> {
    cancel()
    Atomics.add(rest, 0, 1)
    busy = ++questions
    const thread = opened()
    return new Promise((done, fail) => {
      thread.removeAllListeners()
      thread.on('message', (said: T) => {
        if (!hear(said)) return
        busy = null
        thread.removeAllListeners('message')
        done(said)
      })
      thread.once('error', (why) => {
        end()
        fail(why)
      })
      thread.postMessage({ ...asked, rest } satisfies Heard)
    })
  }
  const once = (): boolean => true

  return {
    think: (asked) => answered(asked, once),
    advise: (asked) => answered(asked, once),
    review(asked, hear) {
      const said = answered<ReviewSaid>(asked, (it) => {
        if ('step' in it) hear(it.step)
        return 'review' in it
      })
      const mine = busy
      return {
        done: said.then((it) => (it as { readonly review: Review }).review),
        cancel() {
          if (busy === mine) end()
        }
      }
    },
    ponder(asked) {
      if (busy !== null) return
      const since = Atomics.add(rest, 0, 1) + 1
      opened().postMessage({ ...asked, since, rest } satisfies Heard)
    },
    rest: () => void Atomics.add(rest, 0, 1),
    hush() {
      if (worker) hush(rest)
    },
    cancel,
    async close() {
      end()
      await Promise.all(ended)
    }
  }
}
