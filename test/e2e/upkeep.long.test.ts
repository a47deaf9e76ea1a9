// The host's page of reports and backups, in a real browser beside the real daemon.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folder, tablekeeper } from '../cli/command.ts'
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
