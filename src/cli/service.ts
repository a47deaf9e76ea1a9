// Tells systemd that the service is starting, ready, alive or stopping; without systemd it does nothing. The watchdog signal comes from the
// loop that plays, so systemd restarts a daemon whose loop hangs.

import { spawn } from 'node:child_process'

export interface Service {
  /** A start that makes progress is not cut off. True: systemd was told, because ten seconds have passed since the last message. */
  readonly getsOn: () => boolean
  readonly ready: () => void
  readonly stopping: () => void
}

/** How long a start may be silent after progress, and how often it reports. */
const patienceMicros = 120_000_000
const silenceMs = 10_000

/** How often a running daemon reports at least. One report that comes late is no hang: systemd waits for many. */
const livingMs = 10_000

/** `ready` sends READY, then WATCHDOG several times in the interval that systemd asks for. `now`: milliseconds since this process began. */
export function openService(
  env: NodeJS.ProcessEnv = process.env,
  now: () => number = () => performance.now()
): Service {
  // Node has no datagram Unix sockets, so we call systemd-notify.
  const say = (word: string): void => {
    if (env.NOTIFY_SOCKET) spawn('systemd-notify', [word], { env, stdio: 'ignore' }).on('error', () => undefined)
  }
  let spoke = 0
  let living: NodeJS.Timeout | null = null
  return {
    getsOn() {
      if (now() - spoke < silenceMs) return false
      spoke = now()
      say(`EXTEND_TIMEOUT_USEC=${patienceMicros}`)
      return true
    },
    ready() {
      say('READY=1')
      const micros = Number(env.WATCHDOG_USEC ?? 0)
      if (!env.NOTIFY_SOCKET || micros <= 0) return
      living = setInterval(() => say('WATCHDOG=1'), Math.min(livingMs, micros / 2000)).unref()
    },
    stopping() {
      if (living) clearInterval(living)
      say('STOPPING=1')
    }
  }
}
