// Takes screenshots of every ready-made position of every game: both views, both languages, three sizes. Run it after a build:
// `npx node test/e2e/positions.ts [game…] [--size=phone] [--lang=fr] [--scheme=light]`. It writes to dist/pictures/positions.

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import type { Json } from '../../src/core/json.ts'
import type { GameCard } from '../../src/core/page.ts'
import { Daemon } from './daemon.ts'
import { devices, visit } from './studio.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    lang: { type: 'string', multiple: true, default: ['en', 'fr'] },
    size: { type: 'string', multiple: true, default: Object.keys(devices) },
    scheme: { type: 'string', default: 'dark' }
  }
})
const names = ['Ada', 'Basil', 'Cleo', 'Dan', 'Esme', 'Felix', 'Greta', 'Hugo']
const folder = resolve('dist/pictures/positions')
mkdirSync(folder, { recursive: true })
const data = mkdtempSync(join(tmpdir(), 'pictures-'))
const daemon = new Daemon(data)
await daemon.start()
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
try {
  const games = (await (await fetch(`${daemon.address}api/games`)).json()) as GameCard[]
  for (const game of games.filter(({ id }) => positionals.length === 0 || positionals.includes(id)))
    for (const [id, { seats, position, brings }] of Object.entries(game.positions)) {
      const players = names.slice(0, seats).map((name, i): Json => ({ ...(brings?.[i] as object), name }))
      await daemon.begin(game.id, { options: {}, seats: players, position })
      for (const size of values.size) for (const lang of values.lang) await take(`${game.id}-${id}`, size, lang)
    }
} finally {
  await browser.close()
  await daemon.kill()
  rmSync(data, { recursive: true })
}

async function take(name: string, size: string, lang: string): Promise<void> {
  const context = await visit(browser, size, lang, values.scheme)
  const page = await context.newPage()
  // The page plays for all seats.
  await page.addInitScript(() => sessionStorage.setItem('tablekeeper.sitting', '"all"'))
  for (const half of ['table', 'board']) {
    await page.goto(`${daemon.address}?${half}#${half}`)
    await page.locator('.terrain').first().waitFor()
    if (half === 'table') await page.getByLabel(/^(Tidy up|Ranger)/).click()
    await page.locator('.headline.turn, .headline.over').waitFor()
    const path = join(folder, `${name}-${size}-${lang}-${half}.png`)
    // Figures glide to their places.
    await page.waitForTimeout(500)
    await page.screenshot({ path })
    console.log(path)
  }
  await context.close()
}
