// A room that is open while games are still being loaded: whoever needs one of them waits until all are there.

import type { Room } from './room.ts'

/** The same room; `loaded` loads what is missing, once. */
export function unhurried<R extends Room>(room: R, loaded: () => Promise<void>): R {
  return {
    ...room,
    async games() {
      await loaded()
      return room.games()
    },
    async start(...asked) {
      await loaded()
      return room.start(...asked)
    },
    async replay(match) {
      await loaded()
      return room.replay(match)
    },
    async recordOf(match) {
      await loaded()
      return room.recordOf(match)
    },
    reviews: {
      ...room.reviews,
      async ask(match) {
        await loaded()
        return room.reviews.ask(match)
      }
    },
    async resume(match) {
      await loaded()
      return room.resume(match)
    }
  }
}
