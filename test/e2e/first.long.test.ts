// The first start of a table in a real browser: somebody goes through the steps by keyboard, plugs in a reader on a real serial line, and puts a
// figure where the light is.

import { createWriteStream, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readTable } from '../../src/config/table.ts'
import type { Point } from '../../src/core/scene.ts'
import { writeLine } from '../../src/devices/wire/write.ts'
import { folder } from '../cli/command.ts'
import { Pty } from '../devices/pty.ts'
import { begin, cell, cells, end, hello } from '../devices/wire/device.ts'
import { Daemon } from './daemon.ts'
import { evening } from './evening.ts'
import { french, patience, phone, until } from './visitor.ts'

const soon = { timeout: patience }
/** The board’s point of a cell of the small table, whose first cell is at -2, -2. */
const cellAt = ([x, y]: Point): [number, number] => [x + 2, y + 2]

/** A reader of 6 × 6 cells that only prints what stands on it, twenty times a second. */
function plugIn(path: string) {
  const line = createWriteStream(path).on('error', () => undefined)
  let standing: [number, number] | null = null
  let seq = 0
  const timer = setInterval(() => {
    const all = [
      { ...hello, can: ['cells'] as const },
      begin,
      cells(...(standing ? [cell(...standing, 'something')] : [])),
      end
    ]
    line.write(all.map((it) => `${writeLine({ boot: '7f3a', seq: seq++ & 0xffff, micros: 0 }, it)}\n`).join(''))
  }, 50)
  const unplug = (): void => {
    clearInterval(timer)
    line.destroy()
  }
  onTestFinished(unplug)
  return {
    unplug,
    put(at: Point) {
      standing = cellAt(at)
    }
  }
}

test('a reader that is plugged in becomes a table file, and finds the figure at the light', async () => {
  const pty = new Pty()
  onTestFinished(() => pty.remove())
  const data = folder()
  const { visitor, daemon } = await evening(new Daemon(data, '--serial', pty.host))
  const { page, errors } = await visitor({ ...phone, viewport: { width: 360, height: 640 } })
  const title = (words: string) => page.getByRole('heading', { name: words }).waitFor()
  const key = (name: string) => page.keyboard.press(name)

  await page.getByRole('button', { name: /^Connect my table/ }).focus()
  await key('Enter')
  await title('Which language do you speak?')
  await key('Tab')
  await key('ArrowRight')
  await title('Quelle langue parlez\u2011vous ?')
  await key('ArrowLeft')
  await key('Enter')
  await title('What is your table called?')
  await key('Tab')
  await key('ControlOrMeta+a')
  await page.keyboard.type('Kitchen table')
  await key('Enter')
  await title('Who may run the table?')
  await key('Tab')
  await page.keyboard.type('secret')
  await key('Enter')
  await title('Plug everything in')
  const write = page.getByRole('button', { name: 'Write the table file' })
  await expect.poll(() => page.locator('.first-found > div').count(), soon).toBe(4)
  expect(await write.isDisabled()).toBe(true)

  await pty.join()
  const { unplug } = plugIn(pty.device)
  await page.getByText(`board: 6 × 6 cells, ${pty.host}`).waitFor()
  // What is pulled goes, and comes back.
  await pty.cut()
  await expect.poll(() => write.isDisabled(), soon).toBe(true)
  unplug()
  await pty.join()
  const { put } = plugIn(pty.device)
  await expect.poll(() => write.isEnabled(), soon).toBe(true)
  await write.press('Enter')
  await title('Put any figure where the light is.')

  const file = readTable(join(data, 'table.yaml'))
  expect(file.ok && file.table).toMatchObject({
    name: 'Kitchen table',
    reader: { driver: 'serial', port: pty.host },
    server: { host: '0.0.0.0' }
  })
  expect(existsSync(join(data, 'host.json'))).toBe(true)
  expect(readdirSync(data).filter((it) => it.includes('.new'))).toEqual([])
  const at = await until('a light', async () => (await daemon.match()).trial?.at ?? null)
  put([at[0] + 2, at[1]])
  await page.getByText(/^I see something elsewhere/).waitFor()
  put(at)
  await title('I see it. Your table is ready.')
  await page.getByRole('button', { name: 'Choose a game' }).click()
  await expect.poll(() => page.url()).toContain('#play')
  expect((await daemon.match()).trial).toBeUndefined()

  // The PIN that was chosen makes a host elsewhere; the table is described and offers no first start.
  await page.goto(`${daemon.address}#door`)
  await page.locator('.entries .entry').nth(2).waitFor()
  expect(await page.getByText('Connect my table').count()).toBe(0)
  expect(errors).toEqual([])

  // A restart keeps it.
  await daemon.kill()
  await daemon.start()
  expect((await daemon.match()).undescribed).toBeUndefined()
  expect(readFileSync(join(data, 'table.yaml'), 'utf8')).toContain('Kitchen table')
})

test('each step can be skipped to the virtual table, and nothing is written', async () => {
  const data = folder()
  const { visitor, daemon } = await evening(new Daemon(data))
  const { page } = await visitor({ ...phone, ...french })
  for (let steps = 0; steps < 4; steps++) {
    await page.goto(`${daemon.address}#door`)
    await page.getByRole('button', { name: /^Brancher ma table/ }).click()
    for (let i = 0; i < steps; i++) await page.getByRole('button', { name: 'Suivant' }).click()
    await page.getByText(`Étape ${steps + 1} sur 5`).waitFor()
    await page.getByRole('button', { name: 'Passer : table virtuelle' }).click()
    await expect.poll(() => page.url()).toContain('#play')
  }
  expect(existsSync(join(data, 'table.yaml'))).toBe(false)
  expect((await daemon.match()).undescribed).toBe(true)
})
