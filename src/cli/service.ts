// Tells systemd that the service is ready, alive or stopping; without systemd it does nothing. The watchdog signal comes from the loop that
// plays, so systemd restarts a daemon whose loop hangs.

import { spawn } from 'node:child_process'

export interface Service {
  readonly stopping: () => void
}

/** Sends READY, then WATCHDOG at half the interval that systemd asks for. */
export function serve(env: NodeJS.ProcessEnv = process.env): Service {
  // Node has no datagram Unix sockets, so we call systemd-notify.
  const say = (word: string): void => {
    spawn('systemd-notify', [word], { env, stdio: 'ignore' }).on('error', () => undefined)
  }
  if (!env.NOTIFY_SOCKET) return { stopping: () => undefined }
  say('READY=1')
  const micros = Number(env.WATCHDOG_USEC ?? 0)
  const living = micros > 0 ? setInterval(() => say('WATCHDOG=1'), micros / 2000) : null
  living?.unref()
  return {
    stopping() {
      if (living) clearInterval(living)
      say('STOPPING=1')
    }
  }
}
