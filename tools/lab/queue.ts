// Matches played by any number of machines: jobs wait in a queue of BullMQ on Redis, and results come back through it. A match that a
// machine did not end, because it went down, is given to another. What is played twice counts once: a job’s name is made of what it says.

import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Queue, type Job as Queued, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import type { Job, Result } from './jobs.ts'
import type { Crew } from './pool.ts'
import { beLast, type MatchWorker, openMatchWorker, type Playing, threadsOf } from './threads.ts'

export interface Place {
  readonly url: string
  /** Of the code that decides how a match goes: machines with other code have a queue of their own. */
  readonly code: string
}

/** In ms: how long a machine may be silent before its matches go to others, and how often that is looked for. */
const silence = { lock: 15_000, looked: 5000 }
/** In ms: how often results are fetched, and when jobs that are still open are put into the queue again, should it have lost them. */
const beat = { fetch: 250, again: 20_000 }
/** How many jobs travel at once. */
const handful = 500

const queueOf = ({ code }: Place, { game }: Playing): string => `tablekeeper-lab-${game}-${code}`
const idOf = ({ key }: Job): string => `match-${createHash('sha256').update(key).digest('hex').slice(0, 32)}`

/** Why nothing answers there; null: Redis does. */
export async function absent(url: string): Promise<string | null> {
  let redis: Redis
  try {
    redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null, maxRetriesPerRequest: 0 })
  } catch (error) {
    return (error as Error).message
  }
  redis.on('error', () => undefined)
  try {
    await redis.connect()
    await redis.ping()
    return null
  } catch (error) {
    return (error as Error).message || 'nothing answers'
  } finally {
    redis.disconnect()
  }
}

/** Puts jobs into the queue and keeps what comes back. Machines that work on it go on after `stop`, and the next run fetches the rest. */
export const onQueue =
  (place: Place, playing: Playing): Crew =>
  async ({ open, keep, stop }) => {
    const queue = new Queue<Job, Result>(queueOf(place, playing), { connection: { url: place.url } })
    const left = new Map(open.map((job) => [idOf(job), job]))
    const put = async (): Promise<void> => {
      const all = [...left]
      for (let i = 0; i < all.length && !stop.aborted; i += handful)
        await queue.addBulk(
          all.slice(i, i + handful).map(([jobId, data]) => ({ name: data.game, data, opts: { jobId } }))
        )
    }
    try {
      let putAt = Number.NEGATIVE_INFINITY
      while (left.size > 0 && !stop.aborted) {
        if (performance.now() - putAt > beat.again) {
          await put()
          putAt = performance.now()
        }
        const [broken] = await queue.getFailed(0, 0)
        if (broken) {
          await broken.remove()
          throw new Error(`a match could not be played: ${broken.failedReason}`)
        }
        const ended = await queue.getCompleted(0, handful - 1)
        for (const it of ended) {
          const job = left.get(String(it.id))
          if (job) {
            keep(job, it.returnvalue)
            left.delete(String(it.id))
          }
          await it.remove()
        }
        if (ended.length > 0) putAt = performance.now()
        else await wait(beat.fetch)
      }
    } finally {
      await queue.close()
    }
  }

/** Plays what others have put into the queue until it is stopped; matches in hand end first. `played` hears how many there were. */
export async function work(
  place: Place,
  playing: Playing,
  stop: AbortSignal,
  played: (matches: number) => void
): Promise<void> {
  beLast()
  let matches = 0
  const free: MatchWorker[] = Array.from({ length: threadsOf(playing) }, () => openMatchWorker(playing))
  const threads = [...free]
  const play = async ({ data }: Queued<Job, Result>): Promise<Result> => {
    // There are as many threads as matches at once.
    const thread = free.pop() as MatchWorker
    try {
      return await thread.play(data)
    } finally {
      free.push(thread)
      played(++matches)
    }
  }
  const worker = new Worker<Job, Result>(queueOf(place, playing), play, {
    connection: { url: place.url, maxRetriesPerRequest: null },
    concurrency: threads.length,
    lockDuration: silence.lock,
    stalledInterval: silence.looked,
    // However often machines go down, a match is played in the end.
    maxStalledCount: 1000
  })
  worker.on('error', (error) => process.stderr.write(`\n${error.message}\n`))
  await new Promise<void>((done) => {
    if (stop.aborted) done()
    else stop.addEventListener('abort', () => done(), { once: true })
  })
  await worker.close()
  await Promise.all(threads.map((it) => it.end()))
}
