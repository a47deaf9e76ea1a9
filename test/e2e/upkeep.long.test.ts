// The host's page of reports and backups, in a real browser beside the real daemon.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { folder, tablekeeper } from '../cli/command.ts'
import { Sticks } from '../journal/stick.ts'
import { Daemon } from './daemon.ts'
import { evening } from './evening.ts'
import { patience, tablet } from './visitor.ts'

const start = {
  options: {},
  seats: [
    { name: 'Ann', card: 'hessa' },
    { name: 'Bo', card: 'dorn' }
  ]
}

const kitchen = 'name: Kitchen\nreader: { driver: serial, port: "virtual:table" }\n'

test('a report is read before it is saved, and a backup is restored in three presses', async () => {
  const data = folder()
  const settings = folder({ 'then.yaml': kitchen, 'now.yaml': kitchen.replace('Kitchen', 'Attic') })
  const config = join(settings, 'now.yaml')
  const { browser, daemon } = await evening(new Daemon(data, '--config', config))
  await daemon.begin('nexus-keepers', start)
  expect(tablekeeper(['backup', '--data', data, '--config', join(settings, 'then.yaml')])).toMatchObject({ code: 0 })
  await daemon.begin('nexus-ops', { options: {}, seats: [{ name: 'Cleo' }, { name: 'Dan' }] })

  const page = await (await browser.newContext(tablet)).newPage()
  page.setDefaultTimeout(patience)
  await page.goto(`${daemon.address}#upkeep`)
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
  await press('Show the report')
  const shown = await page.locator('textarea').inputValue()
  for (const part of ['tablekeeper report 1', '== doctor ==', '== tape ==', 'Cleo']) expect(shown).toContain(part)
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save it' }).click()
  expect(readFileSync(await (await saving).path(), 'utf8')).toBe(shown)

  await press('Look inside')
  await page.getByText('It holds 1 match, checked just now.').waitFor()
  await page.getByText(/^Nexus Keepers, .*, not finished$/).waitFor()
  await press('Restore it')
  await press('Really replace the present matches?')
  await expect
    .poll(async () => (await daemon.match().catch(() => null))?.match?.game, { timeout: patience })
    .toBe('nexus-keepers')
  expect(readFileSync(config, 'utf8')).toBe(kitchen)
  const aside = readdirSync(data).find((it) => it.startsWith('before-restore-')) ?? ''
  expect(readFileSync(join(data, aside, 'settings.yaml'), 'utf8')).toContain('Attic')
  await page.getByRole('button', { name: 'Look inside' }).waitFor()
  await page.context().close()
})

const sticks = await Sticks.open()

test.runIf(sticks)('a backup is written to a USB stick, checked, and restored from it on the page', async () => {
  if (!sticks) throw new Error('there are sticks')
  onTestFinished(() => sticks.close())
  const own = new Daemon(folder())
  own.by = sticks.by
  const { browser, daemon } = await evening(own)
  await daemon.begin('nexus-keepers', start)
  const page = await (await browser.newContext(tablet)).newPage()
  page.setDefaultTimeout(patience)
  await page.goto(`${daemon.address}#upkeep`)
  await page.getByText('To take a backup with you, plug in a USB stick.').waitFor()

  sticks.plug('FILMS')
  sticks.fill('FILMS')
  const write = page.getByRole('button', { name: 'Back up to this stick' })
  await write.click()
  await page.getByText('No room for a backup on /media/FILMS. Delete what you don’t need there.').waitFor()
  expect(readdirSync(sticks.seen('FILMS')).sort()).toEqual(['films', 'lost+found'])
  sticks.pull('FILMS')
  sticks.plug('LOCKED', { isReadOnly: true })
  await page.getByText('/media/LOCKED is read-only. Remove its write protection, or use another one.').waitFor()
  expect(await write.count()).toBe(0)
  sticks.pull('LOCKED')

  sticks.plug('GAMES')
  await write.click()
  await page.getByText('1 match backed up and checked. You can pull the stick out.').waitFor()
  sticks.pull('GAMES')
  await write.waitFor({ state: 'detached' })
  await daemon.begin('nexus-ops', { options: {}, seats: [{ name: 'Cleo' }, { name: 'Dan' }] })
  sticks.plug('GAMES', { isReadOnly: true })
  await page.getByText('/media/GAMES/tablekeeper-').waitFor()
  await page.getByRole('button', { name: 'Look inside' }).click()
  await page.getByText('It holds 1 match, checked just now.').waitFor()
  await page.getByRole('button', { name: 'Restore it' }).click()
  await page.getByRole('button', { name: 'Really replace the present matches?' }).click()
  await expect
    .poll(async () => (await daemon.match().catch(() => null))?.match?.game, { timeout: patience })
    .toBe('nexus-keepers')
  await page.context().close()
})
