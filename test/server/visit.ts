// A server with a whole room, listening, and clients that keep every message.

import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import type { Phrase } from '../../src/core/words.ts'
import { openWindow } from '../../src/server/app.ts'
import type { FirstStart } from '../../src/server/first.ts'
import type { ServerMessage } from '../../src/server/messages.ts'
import { openBook } from '../../src/server/people/book.ts'
import { type Proxies, readProxies } from '../../src/server/people/caller.ts'
import { openCode } from '../../src/server/people/code.ts'
import type { PadChords } from '../../src/server/people/gestures.ts'
import { presence } from '../../src/server/people/presence.ts'
import type { Upkeep } from '../../src/server/upkeep.ts'
import { english } from '../english.ts'
import { openParlour, type Parlour } from '../table/parlour.ts'

/** The headers of devices elsewhere: through a proxy, as the daemon sees it. */
export const elsewhere = { 'x-forwarded-for': '10.0.0.7' }
const trusted = readProxies(['127.0.0.2']) as Proxies

/** The code that the table shows. */
export const code = '482113'
/** The PIN printed at the first start. */
export const pin = '12345678'

export interface Kept {
  /** The room of an earlier server, and the file with the devices that it admitted. */
  readonly parlour?: Parlour
  readonly devices?: string
  readonly pads?: PadChords
  readonly upkeep?: Upkeep
  readonly first?: FirstStart
}

export async function window(listens = true, kept: Kept = {}) {
  const parlour = kept.parlour ?? openParlour()
  const log = (words: string | Phrase): void => void parlour.said.push(english(words))
  const now = (): number => performance.now()
  const pins = [pin]
  const codes = openCode(() => undefined, code)
  const book = openBook(kept.devices ?? null, Date.now)
  const page = join(import.meta.dirname, 'no-such-page')
  const app = await openWindow({
    room: parlour.room,
    admission: {
      book,
      code: codes,
      pads: kept.pads ?? { seats: [], listen: () => undefined },
      presence: presence({ fits: codes.fits, wrongly: 'daemon.wrongCode', now, log, mostOfAll: 20 }),
      pin: {
        presence: presence({ fits: (given) => given === pins.at(-1), wrongly: 'daemon.wrongPin', now, log }),
        change: (to) => void pins.push(to)
      }
    },
    page,
    version: '0.0.0',
    host: '127.0.0.1',
    names: [],
    proxies: trusted,
    tls: null,
    upkeep: kept.upkeep ?? null,
    first: kept.first ?? null,
    log: (_, words) => log(words)
  })
  onTestFinished(() => app.close())
  if (listens) await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, parlour, book, codes }
}

/** A client that keeps every message and can wait for one. Without `headers` it is on the daemon’s own machine. */
export async function client(app: FastifyInstance, headers: Readonly<Record<string, string>> = {}) {
  const got: ServerMessage[] = []
  const wake = new Set<() => void>()
  const socket = new WebSocket(new URL('/ws', app.listeningOrigin), { headers } as never)
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
  return { say, hear, got, close: () => socket.close() }
}

export const isDocFor = (seat: number | null) => (m: ServerMessage) => m.m === 'doc' && m.doc.you.seat === seat
