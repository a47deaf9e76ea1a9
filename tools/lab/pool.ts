// Plays jobs over some threads at the lowest priority. Ctrl-C lets the matches in hand end and be kept; the next run goes on from there.

import { availableParallelism, setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Job, Result } from './jobs.ts'
import type { Store } from './store.ts'

export interface Pool {
  readonly game: string
  readonly folders: readonly string[]
  readonly store: Store
  readonly threads?: number
}

/** All results that there are in the end: all jobs', unless it was interrupted. */
export async function playJobs(jobs: readonly Job[], pool: Pool): Promise<ReadonlyMap<Job, Result>> {
  const { game, folders, store, threads = availableParallelism() } = pool
  setPriority(19)
  const results = new Map<Job, Result>()
  for (const job of jobs) {
    const known = store.get(job)
    if (known) results.set(job, known)
  }
  const open = jobs.filter((job) => !results.has(job))
  const known = results.size
  if (known > 0) process.stderr.write(`${known} of ${jobs.length} matches were played before\n`)
  const began = performance.now()
  let stopped = false
  const stop = (): void => {
    stopped = true
    process.stderr.write('\nstops after the matches in hand; the same command goes on from here\n')
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)

  async function serve(): Promise<void> {
    const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: { game, folders } })
    try {
      for (let job = open.shift(); job && !stopped; job = open.shift()) {
        const next = job
        const result = await new Promise<Result>((done, fail) => {
          worker.once('message', done)
          worker.once('error', fail)
          worker.postMessage(next)
        })
        worker.removeAllListeners('error')
        store.put(next, result)
        results.set(next, result)
        progress(results.size, known, jobs.length, performance.now() - began)
      }
    } finally {
      await worker.terminate()
    }
  }
  await Promise.all(Array.from({ length: Math.min(threads, open.length) }, serve))
  process.off('SIGINT', stop)
  process.off('SIGTERM', stop)
  if (results.size > known) process.stderr.write('\n')
  return results
}

function progress(done: number, known: number, all: number, ms: number): void {
  const left = ((all - done) * ms) / (done - known) / 1000
  const text = left < 90 ? `${Math.ceil(left)} s` : `${Math.ceil(left / 60)} min`
  process.stderr.write(`\r${done} of ${all} matches, about ${text} left   `)
}
