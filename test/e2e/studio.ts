// Takes screenshots of the page for people to judge: the real daemon, a real browser, three sizes, both languages, light and dark.
// Arguments of the programs that use it: `[tablet|phone|desktop…] [--lang=fr] [--scheme=light]`.

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { Daemon } from './daemon.ts'
import { finger, mouse } from './pointer.ts'
import { french, phone, tablet, Visitor } from './visitor.ts'

export interface Studio {
  readonly daemon: Daemon
  readonly page: Page
  readonly v: Visitor
  /** Takes a screenshot; they are numbered in this order. */
  readonly picture: (moment: string) => Promise<void>
  readonly half: (which: 'board' | 'table') => Promise<void>
}

export const devices: Readonly<Record<string, BrowserContextOptions>> = {
  tablet,
  phone,
  desktop: { viewport: { width: 1920, height: 1080 }, locale: 'en-GB' }
}

/** Opens a device. Tablets start dark whatever the system prefers, so the light scheme is chosen in the menu, as people do. */
export async function visit(browser: Browser, device: string, lang: string, scheme: string): Promise<BrowserContext> {
  const colorScheme = scheme === 'light' ? 'light' : 'dark'
  const context = await browser.newContext({ ...devices[device], ...(lang === 'fr' ? french : {}), colorScheme })
  await context.addInitScript((it) => localStorage.setItem('tablekeeper.theme', JSON.stringify(it)), colorScheme)
  return context
}

/** Takes the screenshots of one evening on every requested device and in every requested language, into dist/pictures/<name>. */
export async function studio(name: string, evening: (studio: Studio) => Promise<void>): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      lang: { type: 'string', multiple: true, default: ['en', 'fr'] },
      scheme: { type: 'string', default: 'dark' }
    }
  })
  const scheme = values.scheme === 'light' ? 'light' : 'dark'
  const folder = resolve('dist/pictures', name)
  mkdirSync(folder, { recursive: true })
  const data = mkdtempSync(join(tmpdir(), 'pictures-'))
  const daemon = new Daemon(data)
  await daemon.start()
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
  try {
    for (const device of positionals.length > 0 ? positionals : Object.keys(devices))
      for (const lang of values.lang) {
        const context = await visit(browser, device, lang, scheme)
        const page = await context.newPage()
        let n = 0
        await evening({
          daemon,
          page,
          v: new Visitor(page, daemon, devices[device]?.hasTouch ? await finger(page) : mouse(page)),
          async picture(moment) {
            n += 1
            const path = join(folder, `${device}-${lang}-${scheme}-${String(n).padStart(2, '0')}-${moment}.png`)
            await page.screenshot({ path, animations: 'allow' })
            console.log(path)
          },
          half: (which) =>
            page
              .locator('.views button')
              .nth(which === 'board' ? 0 : 1)
              .click()
        })
        await context.close()
      }
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
}
