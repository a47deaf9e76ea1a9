// Takes pictures of a real match on the real daemon, for eyes to judge: both languages, three sizes, every moment that looks
// different. Run after a build: `npx node test/e2e/pictures.ts [tablet|phone|desktop…] [--lang=fr]`. They go to dist/pictures/match;
// the picture in the README is one of them, made smaller.

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type BrowserContextOptions, chromium } from 'playwright-core'
import { Daemon } from './daemon.ts'
import { finger, mouse } from './pointer.ts'
import { french, phone, tablet, until, Visitor } from './visitor.ts'

const devices: Readonly<Record<string, BrowserContextOptions>> = {
  tablet,
  phone,
  desktop: { viewport: { width: 1920, height: 1080 }, locale: 'en-GB' }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    lang: { type: 'string', multiple: true, default: ['en', 'fr'] },
    scheme: { type: 'string', default: 'dark' }
  }
})
const folder = resolve('dist/pictures/match')
mkdirSync(folder, { recursive: true })
const data = mkdtempSync(join(tmpdir(), 'pictures-'))
const daemon = new Daemon(data)
await daemon.start()
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
try {
  for (const device of positionals.length > 0 ? positionals : Object.keys(devices))
    for (const lang of values.lang) await match(device, lang)
} catch (error) {
  const { ruling, told, virtual } = await daemon.match()
  console.error(JSON.stringify([ruling, told.slice(-3).map((it) => it.say), virtual]))
  for (const page of browser.contexts().flatMap((it) => it.pages()))
    await page.screenshot({ path: join(folder, 'stuck.png') })
  throw error
} finally {
  await browser.close()
  await daemon.kill()
  rmSync(data, { recursive: true })
}

async function match(device: string, lang: string): Promise<void> {
  const context = await browser.newContext({
    ...devices[device],
    ...(lang === 'fr' ? french : {}),
    colorScheme: values.scheme === 'light' ? 'light' : 'dark'
  })
  const page = await context.newPage()
  const v = new Visitor(page, daemon, devices[device]?.hasTouch ? await finger(page) : mouse(page))
  let n = 0
  const picture = async (moment: string): Promise<void> => {
    n += 1
    const path = join(folder, `${device}-${lang}-${String(n).padStart(2, '0')}-${moment}.png`)
    await page.screenshot({ path, animations: 'allow' })
    console.log(path)
  }
  const half = (which: 'board' | 'table') =>
    page
      .locator('.halves button')
      .nth(which === 'board' ? 0 : 1)
      .click()
  const pad = (seat: number, button: RegExp) => page.locator('.pad').nth(seat).getByLabel(button).click()
  const throws = async () => (await daemon.record()).split('"by":"chance"').length
  /** Throws, and waits until the throw counts; `rolling` is called while the dice roll. */
  const thrown = async (n: number, faces: readonly number[] = [], rolling = async () => {}): Promise<void> => {
    const before = await throws()
    await v.throwDice(n, faces)
    await rolling()
    await until('the throw is ruled', async () => ((await throws()) > before ? true : null))
  }
  const prompt = (words: RegExp) => page.locator('.band-say', { hasText: words }).waitFor()

  await page.goto(daemon.address)
  await page.locator('.entry').first().waitFor()
  await picture('door')
  await page.locator('.entries .entry').nth(1).click()
  await page.locator('.player').first().waitFor()
  await picture('setup')
  await page.goBack()
  await page.locator('.entries .entry').first().click()
  await page.locator('.door-starts .entry').first().waitFor()
  await picture('play')
  await page.locator('.door-starts .entry').first().click()
  await page.locator('.standee').first().waitFor()
  await picture('throw')

  await thrown(5, [6, 6, 6, 2, 3], () => picture('rolling'))
  await v.choose([2, 3], [4, 4])
  await picture('reroll')
  await thrown(2)
  await page.locator('.choices .target.main').click()
  await page.locator('.lamp-sign').first().waitFor()
  await picture('actions')
  await half('board')
  await picture('board')
  await page.locator('.seat summary').first().click()
  await picture('card')
  await page.locator('.corner .tool').click()
  await picture('menu')
  await page.locator('.corner .tool').click()
  await half('table')

  const [x, y] = await v.grip(v.figure('Hessa'))
  await v.pointer.move([x + 12, y - 40])
  await page.locator('.surface .lamp-sign').nth(4).waitFor()
  await picture('lifted')
  await v.letGo([x, y])
  await v.drag('Hessa', [0, -1], [2, 2])
  await page.locator('.band.foul').waitFor()
  await picture('foul')
  await half('board')
  await page.locator('.band-why').click()
  await picture('rule')
  await half('table')
  await v.drag('Hessa', [2, 2], [0, -1])
  await page.locator('.band.turn').waitFor()
  await page.getByLabel(/Knock|Cogner/).click()
  await page.locator('.band.foul').waitFor()
  await picture('knocked')
  await page.getByLabel(/Tidy|Ranger/).click()
  await page.locator('.band.turn').waitFor()
  await v.drag('Hessa', [0, -1], [1, 1])
  await page.locator('.counter', { hasText: /^\s*0/ }).first().waitFor()
  await pad(0, /^(end|fin)/)

  await prompt(/Basil/)
  await thrown(5, [2, 2, 6, 6, 1])
  await v.drag('Dorn', [1, 3], [1, 2])
  await v.drag('Hessa', [1, 1], [1, -1])
  await page.locator('.lamp.sweep').first().waitFor()
  await pad(1, /^(end|fin)/)
  await prompt(/bonus/)
  await picture('bonus')
  await pad(1, /^(end|fin)/)
  await prompt(/Ada|lit places|lumières/)
  await page.locator('.fix').first().waitFor()
  await picture('return')
  await v.drag('Hessa', [1, -1], [0, -1])
  await thrown(6, [6, 6, 6, 4, 4, 4])
  await v.drag('Hessa', [0, -1], [1, 1])
  await page.locator('.counter.none').nth(1).waitFor()
  await v.drag('Dorn', [1, 2], [1, 4])
  await page.locator('.band.over').waitFor()
  await picture('victory')
  await half('board')
  await picture('story')
  await context.close()
}
