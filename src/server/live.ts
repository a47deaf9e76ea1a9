// A page for one command: its current step, its progress, its findings, and buttons. It knows no command.

import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import fastify from 'fastify'
import { tellBrowsers } from './headers.ts'
import { answersTo } from './people/names.ts'

export interface Live {
  readonly lang: string
  readonly title: string
  readonly now: { readonly text: string; readonly bad: boolean } | null
  readonly progress: { readonly done: number; readonly of: number } | null
  readonly buttons: readonly { readonly id: string; readonly text: string }[]
  /** Markup of our own making: an SVG or an image. */
  readonly drawing: string | null
  readonly lines: readonly { readonly text: string; readonly bad: boolean }[]
  /** What the page says after the command has ended. */
  readonly gone: string
}

export interface LivePage {
  readonly address: string
  /** The whole page, every time; updates faster than a screen are dropped. */
  readonly show: (live: Live) => void
  readonly close: () => Promise<void>
}

const lookMs = 60

const parts = [
  ['/', 'live.html', 'text/html'],
  ['/live.js', 'live.js', 'text/javascript'],
  ['/live.css', 'live.css', 'text/css']
] as const

/** `port` 0: any free one. Rejects if it cannot listen. */
export async function openLive(port: number, first: Live, press: (id: string) => void): Promise<LivePage> {
  const app = fastify()
  const screens = new Set<ServerResponse>()
  let live = first
  let due: NodeJS.Timeout | null = null
  const tell = (screen: ServerResponse): void => void screen.write(`data: ${JSON.stringify(live)}\n\n`)

  const isOurs = answersTo([])
  tellBrowsers(app)
  app.addHook('onRequest', async (request, reply) => {
    if (!isOurs(request.headers.host))
      await reply.code(421).send({ error: 'Open the address that the command printed.' })
  })
  for (const [path, file, type] of parts) {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8')
    app.get(path, async (_, reply) => reply.type(type).send(text))
  }
  app.get('/state', (request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    screens.add(reply.raw)
    request.raw.on('close', () => screens.delete(reply.raw))
    tell(reply.raw)
  })
  const body = { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] }
  app.post<{ Body: { id: string } }>('/press', { schema: { body } }, async ({ body: { id } }, reply) => {
    if (!live.buttons.some((it) => it.id === id)) return reply.code(404).send({ error: `there is no button ${id} now` })
    press(id)
    return reply.code(204).send()
  })
  await app.listen({ port, host: '127.0.0.1' })
  return {
    address: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`,
    show(next) {
      live = next
      due ??= setTimeout(() => {
        due = null
        for (const screen of screens) tell(screen)
      }, lookMs)
    },
    async close() {
      if (due) clearTimeout(due)
      for (const screen of screens) {
        tell(screen)
        screen.end()
      }
      await app.close()
    }
  }
}
