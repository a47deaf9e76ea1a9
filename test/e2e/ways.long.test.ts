// No dead end: every screen of the page has a way on, before a match, in one and after it, found by pressing it in a real browser.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import nexus from '../../src/games/nexus-keepers/index.ts'
import { Daemon } from './daemon.ts'
import { playout, remember } from './playout.ts'

const ready = nexus.positions?.B2
const start = {
  options: {},
  seats: ['Ada', 'Basil'].map((name, seat) => ({ ...(ready?.brings?.[seat] as object), name })),
  position: ready?.position ?? null
}

/** Where a press may lead to without ending or beginning a match. */
const ways =
  '.entry, .setup-head .tool, .choices button, .door .strong-button, .table-none button, .past button, .tv-out, a[href^="#"]'

/** The rooms that one press leads to from this address. */
async function from(page: Page, address: string): Promise<Set<string>> {
  const found = new Set<string>()
  const open = async (): Promise<void> => {
    await page.goto('about:blank')
    await page.goto(address)
    await page.locator('.page').waitFor()
    // Some rooms are loaded when they are first entered.
    await page
      .locator(ways)
      .first()
      .waitFor()
      .catch(() => undefined)
    await page.waitForTimeout(700)
  }
  await open()
  const here = new URL(address).hash.split('/')[0]
  const count = await page.locator(ways).count()
  for (let i = 0; i < count && found.size === 0; i++) {
    const way = page.locator(ways).nth(i)
    if (!(await way.isVisible()) || !(await way.isEnabled())) continue
    await way.click({ timeout: 1500 }).catch(() => undefined)
    await page.waitForTimeout(150)
    const [room = ''] = new URL(page.url()).hash.split('/')
    if (room !== here && room !== '') found.add(room)
    else await open()
  }
  return found
}

test('from every screen one press leads on: with no match, with one on the table, and when it is over', async () => {
  const data = mkdtempSync(join(tmpdir(), 'ways-'))
  const most = 300
  let moves = playout(nexus, start, 1, most)
  for (let seed = 2; moves.length === most; seed++) moves = playout(nexus, start, seed, most)
  await remember(data, nexus, start, moves)
  const daemon = new Daemon(data)
  await daemon.start()
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
  onTestFinished(async () => {
    await browser.close()
    await daemon.kill()
    rmSync(data, { recursive: true })
  })
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })
  const page = await context.newPage()
  const stuck: string[] = []
  const walk = async (when: string, rooms: readonly string[]): Promise<void> => {
    for (const room of rooms)
      if ((await from(page, `${daemon.address}#${room}`)).size === 0) stuck.push(`${when}: ${room}`)
  }
  await walk('no match', ['door', 'play', 'setup', 'rules', 'board', 'table', 'replay/1', 'replay/99', 'nowhere'])
  await daemon.begin('nexus-keepers', start)
  await walk('a match', ['door', 'play', 'setup', 'rules', 'replay/2', 'replay/1'])
  expect(stuck).toEqual([])
  // An end has three ways on.
  await page.goto('about:blank')
  await page.goto(`${daemon.address}#replay/1/${moves.length}`)
  await page.locator('.replay').waitFor()
  await expect.poll(() => page.locator('.headline').textContent()).toContain('victory')
})
