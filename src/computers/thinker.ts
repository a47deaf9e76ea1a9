// The one thread that thinks for computer players. It thinks about one move at a time, can be cancelled at once, and dies alone: should it
// run out of memory or meet a bug, the seat plays a simpler move and the daemon goes on.

import { Worker } from 'node:worker_threads'
import type { Advice } from '../core/hint.ts'
import type { Level } from '../core/level.ts'
import type { Action } from '../core/rules.ts'
import type { Request } from '../players/index.ts'

export interface Asked {
  /** The folder of the game. */
  readonly folder: string
  /** Null: thinking failed, so any legal move. */
  readonly level: Level | null
  readonly request: Omit<Request, 'thinking'>
}

/** Advice is always at full strength. */
export type AskedAdvice = Omit<Asked, 'level'>

export interface Thinker {
  /** Rejects if thinking failed; never settles once cancelled. A new question cancels the one before. */
  think(asked: Asked): Promise<Action>
  /** The same for advice. */
  advise(asked: AskedAdvice): Promise<Advice>
  cancel(): void
  close(): Promise<void>
}

/** In MiB: a search keeps a few thousand nodes, a game's tables some megabytes. */
const limits = { maxOldGenerationSizeMb: 40, maxYoungGenerationSizeMb: 8 }

export function openThinker(): Thinker {
  let worker: Worker | null = null
  let busy = false
  const ended = new Set<Promise<unknown>>()

  /** A thinking thread cannot be told to stop: we end it, and the next question starts another. */
  function end(): void {
    const old = worker
    worker = null
    busy = false
    if (!old) return
    old.removeAllListeners()
    // Errors of an ending thread do not matter.
    old.on('error', () => undefined)
    const gone: Promise<unknown> = old.terminate().finally(() => ended.delete(gone))
    ended.add(gone)
  }
  const cancel = (): void => {
    if (busy) end()
  }

  function answered<T>(asked: Asked | AskedAdvice): Promise<T> {
    cancel()
    busy = true
    const thread = worker ?? new Worker(new URL('./worker.ts', import.meta.url), { resourceLimits: limits })
    worker = thread
    return new Promise((done, fail) => {
      thread.removeAllListeners()
      thread.once('message', (answer: T) => {
        busy = false
        done(answer)
      })
      thread.once('error', (why) => {
        end()
        fail(why)
      })
      thread.postMessage(asked)
    })
  }

  return {
    think: (asked) => answered(asked),
    advise: (asked) => answered(asked),
    cancel,
    async close() {
      end()
      await Promise.all(ended)
    }
  }
}
