// What one part of the room throws is a bug: it is said, and the other parts go on.

import type { Host } from '../devices/ports.ts'

export const guard =
  (log: Host['log']) =>
  (what: string, run: () => void): void => {
    try {
      run()
    } catch (error) {
      log('error', `${what} met a bug: ${error instanceof Error ? error.stack : String(error)}`)
    }
  }
