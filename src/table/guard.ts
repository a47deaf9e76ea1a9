// Catches exceptions in one part of the room: they are bugs and are logged, and the other parts go on.

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
