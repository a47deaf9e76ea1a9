// A player who leaves hands the seat to the computer in the page's menu, and takes it back later. The other player's page shows both.
// Neither a page that was closed nor a daemon that died forgets whose seat it is and who plays it.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContextOptions } from 'playwright-core'
import { expect, test } from 'vitest'
import { folder, tablekeeper } from '../cli/command.ts'
import { proxyTo } from '../security/proxy.ts'
import { scan } from './camera.ts'
import { Daemon } from './daemon.ts'
import { evening } from './evening.ts'
import { patience, tablet, until, type Visitor } from './visitor.ts'

const soon = { timeout: patience }
/** For moves of the computer, which thinks at the lowest priority, on a busy machine. */
const thoughtful = { timeout: 4 * patience }
const table = `reader: { driver: serial, port: "virtual:table", table: { tags: { pitch: 40 }, strangers: by name, ground: true } }
server: { proxies: [127.0.0.2] }
`
/** The address where everybody opens the page; each browser reaches it through a proxy. */
const there = 'http://table.local/'

/** Ada has thrown, and her dice pay for three steps. */
const start = {
  options: {},
  seats: [
    { name: 'Ada', card: 'hessa' },
    { name: 'Basil', card: 'dorn' }
  ],
  position: { cubes: ['0,0 S', '1,2 N'], phase: 'actions', pool: [2, 3, 6, 6, 6], fresh: [1] }
}

/** Lines of the log. */
const handed = 'The computer now plays for Ada, easy.'
const back = 'A person now plays for Ada.'

const panel = ({ page }: Visitor, name: string) => page.locator('.seat', { hasText: name })
const again = (v: Visitor) => panel(v, 'Ada').getByRole('button', { name: 'I’ll play again' })
const headline = (v: Visitor, what: RegExp, wait = soon) => expect.poll(() => v.headline(), wait).toMatch(what)

/** Whoever holds the PIN becomes the host, sits down as Basil and lays the pieces. */
async function hostAsBasil({ page, press, daemon }: Visitor): Promise<void> {
  await press('Got it')
  await press(/Back to the table/)
  await press(/Settings/)
  const [, pin = ''] = await until('the PIN', async () => /PIN is (\d{8})/.exec(daemon.said))
  await page.getByLabel('Host PIN', { exact: true }).fill(pin)
  await press('Become the host')
  await page.getByText('You are the host.').waitFor()
  await page.locator('.menu').getByText('Basil', { exact: true }).first().click()
  await page.getByText('You are Basil.').waitFor()
  await press(/^Close$/)
  await page.getByLabel('Tidy up').click()
}

test('a seat is handed to the computer and back, whatever is closed or killed in between', async () => {
  const data = folder({ 'table.yaml': table })
  const daemon = new Daemon(data, '--config', join(data, 'table.yaml'))
  const { browser, visitor } = await evening(daemon)
  await daemon.begin('nexus-keepers', start)
  async function comes(address: string, more: BrowserContextOptions = {}, link = there): Promise<Visitor> {
    const server = await proxyTo(daemon.address, address, '127.0.0.2')
    return visitor({ ...tablet, ...more, proxy: { server } }, link)
  }
  const players = async () => (await daemon.match()).match?.seats.map(({ computer = null }) => computer)
  const moves = async (seat: number) =>
    (await daemon.record()).split('\n').filter((it) => it.startsWith(`{"by":${seat},`))
  /** How often the log on this page has the line. */
  const told = (v: Visitor, line: string, times: number) =>
    expect.poll(async () => (await v.story()).filter((it) => it === line).length, soon).toBe(times)
  async function dies(...pages: readonly Visitor[]): Promise<void> {
    await daemon.kill()
    const lost = pages.map(({ page }) => page.getByText('Connection lost'))
    for (const it of lost) await it.waitFor()
    await daemon.start()
    for (const it of lost) await it.waitFor({ state: 'hidden' })
  }

  const basil = await comes('10.0.0.11')
  await hostAsBasil(basil)
  await basil.page.goto(`${there}#people`)
  await basil.press('Ada')
  const link = await scan(browser, basil.page.getByRole('img', { name: 'Invitation: Ada' }))
  await basil.page.goto(`${there}#table`)
  const ada = await comes('10.0.0.12', {}, link)
  await ada.press('To the table')
  await headline(ada, /^Ada, move 3/)
  await headline(basil, /^Ada, move 3/)
  const stood = await basil.figures()
  expect(stood).toHaveLength(2)

  // Ada must leave. The computer plays her whole turn, and Basil's page shows it.
  expect(await moves(0)).toEqual([])
  await ada.press(/Settings/)
  const select = ada.page.locator('.played-by label', { hasText: 'Ada' }).locator('select')
  await select.selectOption({ label: 'the computer, easy' })
  await ada.press(/^Close$/)
  for (const v of [ada, basil]) {
    await told(v, handed, 1)
    await panel(v, 'Ada')
      .getByText(/^(computer, easy|thinking…)$/)
      .waitFor()
  }
  expect(await players()).toEqual(['easy', null])
  await again(ada).waitFor()
  expect(await again(basil).count()).toBe(0)
  await expect.poll(async () => (await moves(0)).length, thoughtful).toBeGreaterThan(0)

  // Her page is closed and the daemon killed, both in the middle of that turn or after it.
  const kept = await ada.page.context().storageState()
  await ada.page.context().close()
  const before = await moves(0)
  await dies(basil)
  expect(await players()).toEqual(['easy', null])
  expect((await moves(0)).slice(0, before.length)).toEqual(before)
  await told(basil, handed, 1)
  await headline(basil, /^Basil, throw/, thoughtful)
  const played = await moves(0)
  expect(played.some((it) => it.includes('"act":"move"'))).toBe(true)
  expect(await basil.figures()).not.toEqual(stood)
  const lines = await basil.story()
  expect(lines.slice(0, lines.indexOf(handed)).some((it) => it.startsWith('Ada '))).toBe(true)

  // She opens the page again: the seat is still hers, and she takes it back.
  const ada2 = await comes('10.0.0.12', { storageState: kept })
  await ada2.press(/Back to the table/)
  await again(ada2).click()
  for (const v of [ada2, basil]) await told(v, back, 1)
  await expect.poll(players, soon).toEqual([null, null])
  await panel(ada2, 'Ada').getByText('you', { exact: true }).waitFor()
  await dies(basil, ada2)
  expect(await players()).toEqual([null, null])

  // Basil plays his turn. Then Ada is asked, and nobody but she throws her dice.
  await basil.press(/^Throw/)
  await headline(basil, /^Basil, reroll|^Ada/)
  if ((await basil.headline())?.startsWith('Basil')) await basil.press(/^Keep these dice$/)
  await until('the end of Basil’s turn', async () => {
    const says = await basil.headline()
    if (says?.startsWith('Ada, throw')) return true
    const end = basil.button(/^(End the turn|Decline)$/).first()
    if (await end.isVisible()) await end.click({ timeout: 3000 }).catch(() => undefined)
    return null
  })
  await headline(ada2, /^Ada, throw/)
  expect(await moves(0)).toEqual(played)
  await ada2.press(/^Throw/)
  await expect.poll(async () => (await moves(0)).length, soon).toBe(played.length + 1)
  for (const v of [ada2, basil]) await headline(v, /^(Ada, reroll|Ada, throw|Basil)/)
  expect([...basil.errors, ...ada.errors, ...ada2.errors]).toEqual([])

  // The record has both handovers, in order, and replays.
  const record = await daemon.record()
  const handovers = record.split('\n').filter((it) => it.includes('"handover"'))
  expect(handovers.map((it) => JSON.parse(it))).toMatchObject([
    { handover: 0, to: 'easy' },
    { handover: 0, to: null }
  ])
  const file = join(data, 'match.jsonl')
  writeFileSync(file, record)
  expect(tablekeeper(['check', file])).toMatchObject({ code: 0, err: '' })
})
