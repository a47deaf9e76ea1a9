// A socket to a daemon on this machine, and requests beside it: every input must be answered, and never with a bug.

import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Say } from './fuzz.ts'
import type { Asked } from './messages.ts'

/** An invalid message with a number. Its refusal shows that the daemon has handled everything before it. */
const asked = (ref: number): string => JSON.stringify({ ref })
const patienceMs = 60_000

export async function sayTo(address: string): Promise<{ readonly say: Say; readonly close: () => void }> {
  const socket = new WebSocket(new URL('/ws', address))
  await once(socket, 'open')
  let ref = 2 ** 40

  const told = (message: string): Promise<void> =>
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

  return {
    close: () => socket.close(),
    say: (message) => (typeof message === 'string' ? told(message) : answered(address, message))
  }
}

/** A refusal must give a reason, and no answer may report a bug. */
async function answered(address: string, { method, path, body }: Asked): Promise<void> {
  const { hostname, port } = new URL(address)
  const headers = body === '' ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  const asking = request({ hostname, port, method, path, headers, agent: false, timeout: patienceMs })
  asking.on('timeout', () => asking.destroy(new Error('it is not answered')))
  asking.end(body)
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  const status = answer.statusCode ?? 0
  const said = await text(answer)
  if (status >= 500) throw new Error(`${status} to ${method} ${path}: ${said}`)
  if (status >= 400 && method !== 'HEAD' && said.trim() === '')
    throw new Error(`${status} without a word: ${method} ${path}`)
}
