// Reviews matches that are over, one at a time, in the thread that thinks for computer players. A match that begins, or goes on, interrupts
// it at once; what it had found is kept, and it goes on when nobody plays.

import type { Room } from '../table/room.ts'
import type { Reviewing, Thinker } from './thinker.ts'

export interface ReviewsParts {
  readonly room: Pick<Room, 'reviews' | 'onChange'>
  readonly thinker: Pick<Thinker, 'review'>
  readonly after: (ms: number, run: () => void) => () => void
  /** The folder of a game. */
  readonly folderOf: (id: string) => string | undefined
  readonly failed: (why: unknown) => void
}

/** In milliseconds: when a match ends, the table has the processor for itself for so long. */
const calm = 1000

export function openReviewer({ room, thinker, after, folderOf, failed }: ReviewsParts): { readonly close: () => void } {
  const { reviews } = room
  /** The match that is being reviewed, or will be in a moment. */
  let match: number | null = null
  let cancel: () => void = () => undefined

  function stop(): void {
    cancel()
    cancel = () => undefined
    match = null
  }

  function consider(): void {
    const job = reviews.next()
    if (match !== null && job?.match === match) return
    stop()
    if (!job) return
    match = job.match
    cancel = after(calm, () => void work(job.match))
  }

  async function work(mine: number): Promise<void> {
    const job = reviews.next()
    if (job?.match !== mine) return consider()
    const read = job.read()
    const folder = read && folderOf(read.game)
    if (!read || folder === undefined || folder === null) {
      stop()
      return reviews.done(mine, null)
    }
    const reviewing: Reviewing = thinker.review({ folder, looked: read.looked, notes: job.notes }, (step) =>
      reviews.noted(mine, step)
    )
    let isStopped = false
    cancel = () => {
      isStopped = true
      reviewing.cancel()
    }
    const review = await reviewing.done.catch((why: unknown) => {
      failed(why)
      return null
    })
    if (isStopped) return
    stop()
    reviews.done(mine, review)
  }

  const unsubscribe = room.onChange(consider)
  consider()
  return {
    close() {
      unsubscribe()
      stop()
    }
  }
}
