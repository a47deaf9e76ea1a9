// Takes screenshots of the built page with every document of fixtures/docs.ts, for people to judge: both languages, three sizes.
// Run after a build: `npx vite build && node test/web/pictures.ts [moment…] [--lang=fr] [--size=phone]`. They go to dist/pictures.
// It serves the fixtures on the loopback interface and ends by itself.

import { mkdirSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import fastifyStatic from '@fastify/static'
import websocket from '@fastify/websocket'
import fastify from 'fastify'
import { chromium } from 'playwright-core'
import type { Doc } from '../../src/server/messages.ts'
import { moments } from './fixtures/docs.ts'
import { card } from './fixtures/game.ts'
import { legend } from './fixtures/legend.ts'

const sizes = {
  tablet: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
  desktop: { width: 1920, height: 1080 }
} as const

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    lang: { type: 'string', multiple: true, default: ['en', 'fr'] },
    size: { type: 'string', multiple: true, default: Object.keys(sizes) },
    light: { type: 'boolean', default: false },
    room: { type: 'string', multiple: true, default: ['board', 'table'] }
  }
})

let doc: Doc = moments.empty
const app = fastify()
await app.register(websocket)
await app.register(fastifyStatic, { root: resolve('dist/web') })
app.get('/api/games', async () => [card])
app.get('/api/legend', async () => legend)
app.get<{ Params: { look: string } }>('/api/games/nexus-keepers/art/:look.svg', async (request, reply) =>
  reply.type('image/svg+xml').send(readFileSync(`src/games/nexus-keepers/art/${request.params.look}.svg`))
)
app.get('/ws', { websocket: true }, (socket) => {
  socket.send(JSON.stringify({ m: 'welcome', version: 1, game: doc.match?.game ?? null }))
  socket.send(JSON.stringify({ m: 'doc', rev: 1, doc }))
})
await app.listen({ host: '127.0.0.1', port: 0 })
const { port } = app.server.address() as AddressInfo

const wanted = positionals.length > 0 ? positionals : [...Object.keys(moments), 'door', 'play', 'form', 'menu']
const folder = resolve('dist/pictures')
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })

const complaints = new Set<string>()
function complain(words: string): void {
  if (!complaints.has(words)) console.error(words)
  complaints.add(words)
}

for (const size of values.size) {
  for (const lang of values.lang) {
    const page = await browser.newPage({
      viewport: sizes[size as keyof typeof sizes],
      colorScheme: values.light ? 'light' : 'dark',
      hasTouch: size === 'phone'
    })
    page.on('pageerror', (error) => complain(error.message))
    page.on('console', (line) => {
      if (line.type() === 'error') complain(line.text())
    })
    await page.addInitScript((l) => localStorage.setItem('tablekeeper.lang', JSON.stringify(l)), lang)
    await page.addInitScript(() => sessionStorage.setItem('tablekeeper.sitting', '0'))
    for (const moment of wanted) {
      const special = { door: 'door', play: 'play', form: 'setup', menu: 'board' }[moment]
      doc = moments[moment as keyof typeof moments] ?? (moment === 'menu' ? moments.actions : moments.empty)
      for (const room of special ? [special] : moment === 'empty' ? ['board'] : values.room) {
        await page.goto(`http://127.0.0.1:${port}/?${moment}-${room}#${room}`)
        await page.waitForTimeout(350)
        if (moment === 'menu') await page.locator('.corner .tool').click()
        await page.waitForTimeout(120)
        await page.screenshot({
          path: `${folder}/${moment}-${room}-${size}-${lang}${values.light ? '-light' : ''}.png`
        })
      }
    }
    await page.close()
  }
}
await browser.close()
await app.close()
