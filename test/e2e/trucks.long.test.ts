// KERO’s trucks on the virtual table, in a real browser over the real wire: stood up by touch and by key, laid flat, run dry, unplugged.

import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Daemon } from './daemon.ts'
import { evening } from './evening.ts'
import { tap } from './finger.ts'
import { patience, phone, tablet, type Visitor } from './visitor.ts'

const soon = { timeout: patience }
const names = [{ name: 'Ada' }, { name: 'Basil' }]
const truck = (v: Visitor, name: string) => v.page.getByRole('group', { name: new RegExp(`^Truck of ${name}`) })
const hold = (v: Visitor, name: string, way: RegExp) => truck(v, name).getByRole('button', { name: way })
const gauge = (v: Visitor) => v.page.locator('.now .gauge').first()

/** The key of the sentence that says what is expected. */
const asks = async (daemon: Daemon): Promise<string> => (await daemon.match()).view?.prompt.say.say ?? ''

async function table(v: Visitor, touch: boolean): Promise<void> {
  const act = (it: Locator): Promise<void> => (touch ? tap(it.first()) : it.first().click())
  await act(v.button(/Back to the table/))
  if (touch) {
    await act(v.button(/Settings/))
    await act(v.page.getByText('everybody', { exact: true }))
    await act(v.button(/^Close$/))
    await act(v.button(/^More for the table$/))
    await act(v.page.getByLabel('Tidy up'))
  } else {
    await act(v.button(/^Sit here$/))
    await act(v.button(/^Tidy up$/))
  }
}

test('a roll by touch: stood, thrown, laid flat; the sensor is unplugged meanwhile and says so', async () => {
  const { daemon, visitor } = await evening()
  await daemon.begin('kero', { options: {}, seats: names, position: { phase: 'choose', fuel: [45_000, 60_000] } })
  const v = await visitor(phone)
  await table(v, true)
  await tap(hold(v, 'Ada', /set it upright/))
  // Sand runs, and all pages show how much is left.
  await expect.poll(() => gauge(v).textContent(), soon).toMatch(/\d+ seconds, on its tank/)
  await tap(v.button(/^Throw all dice$/).first())
  await expect.poll(() => v.page.locator('.tray .tray-die.lying').count(), soon).toBe(5)
  await daemon.unplugged(true)
  await expect.poll(() => gauge(v).textContent(), soon).toContain('its sensor is silent')
  await daemon.unplugged(false)
  await tap(hold(v, 'Ada', /lay it flat/))
  // The fuel was certainly enough, however long the cable was unplugged.
  await expect.poll(() => asks(daemon), soon).toMatch(/place|develop/)
  expect(v.errors).toEqual([])
})

test('a truck that is stood by key runs dry, and the referee calls it', async () => {
  const { daemon, visitor } = await evening()
  await daemon.begin('kero', { options: {}, seats: names, position: { phase: 'choose', fuel: [2000, 60_000] } })
  const v = await visitor(tablet)
  await table(v, false)
  await hold(v, 'Ada', /lay it flat/).focus()
  await v.page.keyboard.press('ArrowUp')
  await expect.poll(() => asks(daemon), soon).toMatch(/[rR]efuel/)
  await expect.poll(() => v.page.locator('.log').textContent(), soon).toMatch(/Ada is out of fuel/)
  expect(v.errors).toEqual([])
})
