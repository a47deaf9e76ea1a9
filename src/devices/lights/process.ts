// Starts the lamp process. It loads Johnny-Five at once and opens no board before it is told to, so the daemon starts it before anything
// else and both get ready at the same time.

import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** No flags of V8: with any, Node compiles its own modules anew, and the lamps light 12 ms later. */
const execArgv = ['--v8-pool-size=1']

export const startLampProcess = (): ChildProcess =>
  fork(fileURLToPath(new URL('./child.ts', import.meta.url)), [], {
    execArgv,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'] // Johnny-Five and its friends talk on stdout
  })

/** The path of a board that is not plugged in; null: there is no such path, or something is there. */
export const missingPath = (config: object): string | null => {
  const { path } = config as { readonly path?: unknown }
  return typeof path === 'string' && path.startsWith('/') && !existsSync(path) ? path : null
}

/** Ends a process that nobody has taken over. */
export function dismiss(early: ChildProcess | null): void {
  if (early?.connected) early.disconnect()
}
