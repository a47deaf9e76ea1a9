// The messages of one socket, one after the other. Those that come faster than their rate wait, and the sender's bytes wait with the
// sender; what one reading brings and is still too much is refused.

import { fewWaiting, mostWaiting, mostWaitingBytes } from './limits.ts'

export interface Message {
  readonly bytes: number
  /** Milliseconds until this message may be handled; 0: now. Asked again after that time. */
  readonly wait: () => number
  /** Never rejects. */
  readonly hear: () => Promise<void>
}

export interface Inbox {
  /** False: the queue is over its limit. */
  readonly put: (message: Message) => boolean
  readonly close: () => void
}

interface Reading {
  readonly pause: () => void
  readonly resume: () => void
}

export function openInbox(reading: Reading, after: (ms: number, run: () => void) => () => void): Inbox {
  const queue: Message[] = []
  let bytes = 0
  let busy = false
  let paused = false
  let cancel = (): void => undefined

  async function work(): Promise<void> {
    busy = true
    for (let next = queue[0]; next; next = queue[0]) {
      const wait = next.wait()
      if (wait > 0) {
        cancel = after(wait, () => void work())
        return
      }
      queue.shift()
      bytes -= next.bytes
      await next.hear()
    }
    busy = false
    if (paused) reading.resume()
    paused = false
  }

  return {
    put(message) {
      if (queue.length >= mostWaiting || bytes + message.bytes > mostWaitingBytes) return false
      queue.push(message)
      bytes += message.bytes
      if (!paused && queue.length >= fewWaiting) {
        paused = true
        reading.pause()
      }
      if (!busy) void work()
      return true
    },
    close() {
      cancel()
      queue.length = 0
      bytes = 0
    }
  }
}
