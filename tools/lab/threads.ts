// Threads of this machine that play matches, at the lowest priority.

import { availableParallelism, setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Job, Result } from './jobs.ts'
import type { Crew } from './pool.ts'

/** The game that they play, and the folders of games besides the project's own. */
export interface Playing {
  readonly game: string
  readonly folders: readonly string[]
  /** How many matches run at once; left out: one for each processor. */
  readonly threads?: number
}

export interface MatchWorker {
  /** One after the other. Rejects when a match breaks a rule or a thread breaks down. */
  play(job: Job): Promise<Result>
  end(): Promise<unknown>
}

export function openMatchWorker({ game, folders }: Playing): MatchWorker {
  const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: { game, folders } })
  return {
    play: (job) =>
      new Promise((done, fail) => {
        worker.once('error', fail)
        worker.once('message', (result: Result) => {
          worker.off('error', fail)
          done(result)
        })
        worker.postMessage(job)
      }),
    end: () => worker.terminate()
  }
}

export const threadsOf = ({ threads = availableParallelism() }: Playing): number => threads

/** People who use the machine meanwhile come first. */
export function beLast(): void {
  try {
    setPriority(0)
  } catch {
    // Where the system refuses, it plays at its usual priority.
  }
}

export const onThreads =
  (playing: Playing): Crew =>
  async ({ open, keep, stop }) => {
    beLast()
    const left = [...open]
    const serve = async (): Promise<void> => {
      const thread = openMatchWorker(playing)
      try {
        for (let job = left.shift(); job && !stop.aborted; job = left.shift()) keep(job, await thread.play(job))
      } finally {
        await thread.end()
      }
    }
    await Promise.all(Array.from({ length: Math.min(threadsOf(playing), open.length) }, serve))
  }
