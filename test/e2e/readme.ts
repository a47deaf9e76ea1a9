// Renews the pictures of README: a push with its lamps as a short film, and armies ready to move.
// Run `npx node test/e2e/readme.ts` after a build; it writes into docs.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Browser, chromium, type Page } from 'playwright-core'
import { Daemon } from './daemon.ts'
import { type Frame, webp } from './film.ts'
import { mouse } from './pointer.ts'
import { tablet, Visitor } from './visitor.ts'

/** Hessa stands south of Dorn. Her dice let her push him north once, or move. */
const push = {
  options: {},
  seats: [
    { name: 'Ada', card: 'hessa' },
    { name: 'Basil', card: 'dorn' }
  ],
  position: {
    cubes: ['0,0 S', '1,2 N'],
    keepers: ['1,0', '1,1'],
    phase: 'actions',
    pool: [4, 4, 4, 2, 2],
    fresh: []
  }
}
const armies = {
  options: {},
  seats: [{ name: 'Ada' }, { name: 'Basil' }],
  position: {
    phase: 'move',
    rubium: [7, 9],
    vp: [4, 5],
    units: {
      '0,0': ['D1 S1', 'D1'],
      '1,0': ['H2 F1', 'S1 H1'],
      '2,1': ['H2 C1'],
      '-2,-1': ['', 'H2 F2'],
      '-1,-2': ['', 'D1 H1']
    },
    mines: { '1,0': 2, '1,1': 1 },
    tiles: ['0,1', '-1,0', '-1,1', '0,-1', '2,0']
  }
}
const film = { width: 720, height: 450, quality: 0.72 }
const whole = { width: 1280, height: 800, quality: 0.86 }
/** The time in which the page has drawn all effects of a touch, in ms. */
const calm = 900

async function visit(browser: Browser, daemon: Daemon): Promise<Visitor> {
  const page = await (await browser.newContext({ ...tablet, colorScheme: 'dark' })).newPage()
  const v = new Visitor(page, daemon, mouse(page))
  await page.goto(daemon.address)
  await v.press(/Back to the table/)
  await v.press(/Settings/)
  await page.getByText('everybody', { exact: true }).click()
  await v.press(/^Close$/)
  await page.getByLabel('Tidy up').click()
  await setTimeout(2 * calm)
  return v
}

/** The current page as a lossy WebP. */
async function taken(page: Page, drawer: Page, { width, height, quality }: typeof film): Promise<Buffer> {
  const picture = (await page.screenshot({ type: 'png' })).toString('base64')
  const data = await drawer.evaluate(
    `new Promise((done) => {
      const image = new Image()
      image.onload = () => {
        const canvas = Object.assign(document.createElement('canvas'), { width: ${width}, height: ${height} })
        const brush = canvas.getContext('2d')
        brush.imageSmoothingQuality = 'high'
        brush.drawImage(image, 0, 0, ${width}, ${height})
        done(canvas.toDataURL('image/webp', ${quality}))
      }
      image.src = 'data:image/png;base64,${picture}'
    })`
  )
  return Buffer.from(String(data).replace(/^.*,/, ''), 'base64')
}

const data = mkdtempSync(join(tmpdir(), 'readme-'))
const daemon = new Daemon(data)
await daemon.start()
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
try {
  const drawer = await browser.newPage()
  await daemon.begin('nexus-keepers', push)
  const v = await visit(browser, daemon)
  const frames: Frame[] = []
  const shown = async (ms: number): Promise<void> => {
    frames.push({ still: await taken(v.page, drawer, film), ms })
  }
  await shown(1600)
  const from = await v.grip(v.figure('Dorn'))
  await setTimeout(calm)
  await shown(1400)
  const frame = await v.frame()
  const [a, b] = [frame.pointOf([1, 1]), frame.pointOf([1, 2])]
  for (const share of [0.35, 0.7, 1]) {
    await v.pointer.move([from[0] + (b[0] - a[0]) * share, from[1] + (b[1] - a[1]) * share])
    await setTimeout(200)
    await shown(share < 1 ? 180 : 500)
  }
  await v.pointer.up()
  await v.page.locator('.headline-last').filter({ hasText: /push/i }).waitFor()
  await setTimeout(calm)
  await shown(2600)
  writeFileSync('docs/push.webp', webp(film, frames))

  await daemon.begin('nexus-ops', armies)
  const w = await visit(browser, daemon)
  writeFileSync('docs/nexus-ops.webp', await taken(w.page, drawer, whole))
} finally {
  await browser.close()
  await daemon.kill()
  rmSync(data, { recursive: true })
}
