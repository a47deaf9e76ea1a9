// Plays jobs and keeps each result as it comes. Ctrl-C lets the matches in hand end and be kept; the next run goes on from there.

import { endProgress, progress } from '../progress.ts'
import type { Job, Result } from './jobs.ts'
import type { Store } from './store.ts'

/** What is left to play. */
export interface Task {
  readonly open: readonly Job[]
  readonly keep: (job: Job, result: Result) => void
  readonly stop: AbortSignal
}

/** Whoever plays: threads of this machine, or a queue for several. It ends when all is played, or soon after `stop`. */
export type Crew = (task: Task) => Promise<void>

/** All results that there are in the end: all jobs', unless it was interrupted. */
export async function playJobs(jobs: readonly Job[], store: Store, crew: Crew): Promise<ReadonlyMap<Job, Result>> {
  const results = new Map<Job, Result>()
  for (const job of jobs) {
    const known = store.get(job)
    if (known) results.set(job, known)
  }
  const open = jobs.filter((job) => !results.has(job))
  const known = results.size
  if (known > 0) process.stderr.write(`${known} of ${jobs.length} matches were played before\n`)
  if (open.length === 0) return results
  const began = performance.now()
  const keep = (job: Job, result: Result): void => {
    store.put(job, result)
    results.set(job, result)
    if (isHundredth(results.size, jobs.length))
      progress(() => soFar(results.size, known, jobs.length, performance.now() - began), 0)
  }
  await stoppable((stop) => crew({ open, keep, stop }))
  endProgress()
  return results
}

/** Runs something that Ctrl-C, or the end of the session, asks to end. */
export async function stoppable(run: (stop: AbortSignal) => Promise<void>): Promise<void> {
  const stopping = new AbortController()
  const stop = (): void => {
    if (stopping.signal.aborted) return
    process.stderr.write('\nstops after the matches in hand; the same command goes on from here\n')
    stopping.abort()
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  try {
    await run(stopping.signal)
  } finally {
    process.off('SIGINT', stop)
    process.off('SIGTERM', stop)
  }
}

/** Whether one more hundredth of all matches is done: so a file has no more lines than these. */
const isHundredth = (done: number, all: number): boolean =>
  Math.floor((100 * done) / all) > Math.floor((100 * (done - 1)) / all)

function soFar(done: number, known: number, all: number, ms: number): string {
  const left = ((all - done) * ms) / (done - known) / 1000
  const text = left < 90 ? `${Math.ceil(left)} s` : `${Math.ceil(left / 60)} min`
  return `${done} of ${all} matches, about ${text} left`
}
