// The setting of one browser test: a daemon, a browser, and any number of visitors. If the test fails, it saves a screenshot of each
// visitor in dist/e2e and prints the last ruling and the last lines of the log.

import { existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { folder } from '../cli/command.ts'
import { Daemon } from './daemon.ts'
import { finger, mouse } from './pointer.ts'
import { tablet, Visitor } from './visitor.ts'

const pictures = resolve('dist/e2e')

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })

export async function evening(daemon = new Daemon(folder())) {
  if (!existsSync('dist/web/index.html')) throw new Error('the page is not built: npx node tools/build-page.ts')
  const visitors: Visitor[] = []
  let browser: Browser | null = null
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await lookBack(task.name, daemon, visitors)
    await browser?.close()
    await daemon.kill()
  })
  await daemon.start()
  browser = await openBrowser()

  return {
    daemon,
    browser,
    /** A person opens the page on a device of their own. */
    async visitor(device: BrowserContextOptions = tablet, address = daemon.address): Promise<Visitor> {
      const context = await (browser as Browser).newContext(device)
      const page = await context.newPage()
      const visitor = new Visitor(page, daemon, device.hasTouch ? await finger(page) : mouse(page))
      visitors.push(visitor)
      await page.goto(address)
      return visitor
    }
  }
}

async function lookBack(test: string, daemon: Daemon, visitors: readonly Visitor[]): Promise<void> {
  mkdirSync(pictures, { recursive: true })
  for (const [i, { page, errors }] of visitors.entries()) {
    const path = resolve(pictures, `${test.replace(/\W+/g, '-').slice(0, 60)}-${i + 1}.png`)
    await page.screenshot({ path }).then(
      () => console.error(`what was on the page: ${path}`),
      (why: Error) => console.error(`no picture: ${why.message}`)
    )
    for (const error of errors) console.error(`an error of the page: ${error}`)
  }
  const match = await daemon.match().catch(() => null)
  console.error('last ruling', JSON.stringify(match?.ruling))
  for (const { say } of match?.told.slice(-6) ?? []) console.error('  told', JSON.stringify(say))
}
