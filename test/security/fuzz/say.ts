// A socket to a daemon, at this machine: whatever is said there is answered, and never with a bug.

import { once } from 'node:events'
import type { Say } from './fuzz.ts'

/** What nobody says by chance: the daemon answers that it is no message, and by then it has heard all before. */
const asked = (ref: number): string => JSON.stringify({ ref })
const patienceMs = 60_000

export async function sayTo(address: string): Promise<{ readonly say: Say; readonly close: () => void }> {
  const socket = new WebSocket(new URL('/ws', address))
  await once(socket, 'open')
  let ref = 2 ** 40
  return {
    close: () => socket.close(),
    say: (message) =>
      new Promise((resolve, reject) => {
        const mine = ++ref
        const late = setTimeout(() => done('it is not answered'), patienceMs)
        const cut = (): void => done('the line was cut')
        const hear = ({ data }: MessageEvent): void => {
          const it = JSON.parse(String(data)) as { m: string; ref?: number; why?: { say?: string } }
          if (it.why?.say === 'window.bug') done('it met a bug')
          else if (it.m === 'refused' && it.ref === mine) done(null)
        }
        function done(wrong: string | null): void {
          clearTimeout(late)
          socket.removeEventListener('message', hear)
          socket.removeEventListener('close', cut)
          if (wrong === null) resolve()
          else reject(new Error(`${wrong}: ${message}`))
        }
        socket.addEventListener('message', hear)
        socket.addEventListener('close', cut)
        socket.send(message)
        socket.send(asked(mine))
      })
  }
}
