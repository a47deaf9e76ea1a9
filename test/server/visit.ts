// The window over a whole room, listening, and clients of it that keep every message.

import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { openWindow } from '../../src/server/app.ts'
import type { ServerMessage } from '../../src/server/messages.ts'
import { presence } from '../../src/server/presence.ts'
import { openParlour, type Parlour } from '../table/parlour.ts'

/** What the table shows. */
export const code = '482113'

export async function window(bench = true, listens = true): Promise<{ app: FastifyInstance; parlour: Parlour }> {
  const parlour = openParlour()
  const log = (words: string): void => void parlour.said.push(words)
  const guard = presence({ open: bench, code, now: () => performance.now(), log })
  const page = join(import.meta.dirname, 'no-such-page')
  const app = await openWindow({
    room: parlour.room,
    presence: guard,
    page,
    version: '0.0.0',
    bench,
    log: (_, words) => log(words)
  })
  onTestFinished(() => app.close())
  if (listens) await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, parlour }
}

/** A client that keeps every message and can wait for one. */
export async function client(app: FastifyInstance) {
  const got: ServerMessage[] = []
  const wake = new Set<() => void>()
  const socket = new WebSocket(new URL('/ws', app.listeningOrigin))
  socket.addEventListener('message', ({ data }) => {
    got.push(JSON.parse(data) as ServerMessage)
    for (const run of wake) run()
  })
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  onTestFinished(() => socket.close())
  const say = (message: unknown): void => socket.send(JSON.stringify(message))
  const hear = (fits: (m: ServerMessage) => boolean): Promise<ServerMessage> =>
    new Promise((resolve) => {
      const look = (): void => {
        const found = got.find(fits)
        if (!found) return
        wake.delete(look)
        resolve(found)
      }
      wake.add(look)
      look()
    })
  return { say, hear, got }
}

export const isDocFor = (seat: number | null) => (m: ServerMessage) => m.m === 'doc' && m.doc.you.seat === seat
