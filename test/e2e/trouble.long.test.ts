// Whatever fails at a table is the headline of every page, with what to do about it, and goes by itself once it is mended. Nobody throws
// where nobody would see it.

import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { folder } from '../cli/command.ts'
import { Daemon } from './daemon.ts'
import { evening } from './evening.ts'
import { french, patience, phone, tablet, type Visitor } from './visitor.ts'

const soon = { timeout: patience }
const pictures = resolve('dist/e2e/trouble')
const start = {
  options: {},
  seats: [
    { name: 'Ada', card: 'hessa' },
    { name: 'Basil', card: 'dorn' }
  ],
  position: { cubes: ['0,0 S', '1,2 N'], phase: 'start' }
}

/** A page that plays for everybody, on a tablet in English and on a phone in French. */
async function two(daemon: Daemon, visitor: Awaited<ReturnType<typeof evening>>['visitor'], room = 'table') {
  const seen = [await visitor(tablet, 'about:blank'), await visitor({ ...phone, ...french }, 'about:blank')] as const
  for (const v of seen) {
    await v.page.addInitScript(() => sessionStorage.setItem('tablekeeper.sitting', '"all"'))
    await v.page.goto(`${daemon.address}#${room}`)
    await v.page.locator('.terrain-body').first().waitFor()
  }
  return seen
}

const throws = (v: Visitor) =>
  v.page
    .locator('.tray-tools, .choices-now')
    .getByRole('button', { name: /^(Throw|Lancer) / })
    .and(v.page.locator(':enabled'))

/** Both pages say this, with a sign; a tablet's is large enough for two metres. */
async function says(
  all: readonly Visitor[],
  words: readonly [en: RegExp, fr: RegExp],
  name: string,
  throwing: boolean | null
) {
  mkdirSync(pictures, { recursive: true })
  for (const [i, v] of all.entries()) {
    await expect.poll(() => v.headline(), soon).toMatch(words[i] as RegExp)
    await expect.poll(() => v.tone(), soon).toBe('trouble')
    const sign = await v.page.locator('.headline-mark svg').boundingBox()
    expect(sign?.height).toBeGreaterThan(i === 0 ? 30 : 20)
    // A thin line is not read across a room.
    await expect.poll(() => v.page.locator('.headline-mark [fill="currentColor"]').count(), soon).toBe(1)
    // Null: nothing is to be thrown just now.
    if (throwing !== null) await expect.poll(async () => (await throws(v).count()) > 0, soon).toBe(throwing)
    await v.page.screenshot({ path: join(pictures, `${name}-${i === 0 ? 'tablet-en' : 'phone-fr'}.png`) })
  }
}

async function goes(all: readonly Visitor[]): Promise<void> {
  for (const v of all) {
    await expect.poll(() => v.tone(), soon).toBe('turn')
    await expect.poll(() => throws(v).count(), soon).toBeGreaterThan(0)
    expect(v.errors).toEqual([])
  }
}

test('a reader, a daemon and a disk', async () => {
  const { daemon, visitor } = await evening()
  await daemon.begin('nexus-keepers', start)
  const all = await two(daemon, visitor)
  await all[0].page.getByLabel('Tidy up').click()
  await goes(all)

  await daemon.unplugged(true)
  await says(all, [/reader/i, /lecteur/i], 'reader', false)
  await daemon.unplugged(false)
  await goes(all)

  await daemon.kill()
  await says(all, [/^Connection lost/, /^Connexion perdue/], 'daemon', false)
  await daemon.start()
  await goes(all)

  // The file system takes no byte more.
  const limit = (bytes: string) => execFileSync('prlimit', ['--pid', String(daemon.pid), `--fsize=${bytes}:unlimited`])
  limit('1')
  await all[0].throwDice(6)
  await says(all, [/disk|journal/i, /disque|journal/i], 'disk', null)
  limit('unlimited')
  for (const v of all) await expect.poll(() => v.tone(), soon).toBe('turn')
})

/** A table as it stands in a folder of ours, with other devices. */
function tableOf(file: string, change: (yaml: string) => string): string {
  const path = join(folder(), 'table.yaml')
  writeFileSync(path, change(readFileSync(`hardware/tables/${file}.yaml`, 'utf8')))
  return path
}

test('lamps that are not there: what is asked for stands below', async () => {
  const lamps = `lights:
  driver: johnny-five
  path: /dev/no-lamps
  layout: strip
  pin: 6
  pixels:
    - { from: [0, 0], columns: 4, rows: 4, snake: true }
`
  const config = tableOf('virtual', (yaml) => yaml.replace(/^lights:\n {2}driver: virtual\n/m, lamps))
  const { daemon, visitor } = await evening(new Daemon(folder(), '--config', config))
  await daemon.begin('nexus-keepers', start)
  const all = await two(daemon, visitor)
  await all[0].page.getByLabel('Tidy up').click()
  await says(all, [/lamp/i, /lampes/i], 'lamps', true)
  await expect.poll(() => all[0].page.locator('.headline-hint').textContent(), soon).toMatch(/^Ada, throw/)
})

test('a camera that was never there', async () => {
  const config = tableOf('camera', (yaml) => yaml)
  const { daemon, visitor } = await evening(new Daemon(folder(), '--config', config))
  await daemon.begin('nexus-keepers', start)
  const all = await two(daemon, visitor, 'board')
  await says(all, [/camera|rpicam/i, /caméra|rpicam/i], 'camera', false)
})
