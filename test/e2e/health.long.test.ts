// What the page says when the computer and the reader work and yet need somebody: a weak supply, heat, older firmware. The daemon reads files laid out
// as a Pi's kernel and firmware lay theirs; the reader is at the far end of a real line and says that it runs older firmware.

import { closeSync, constants, createReadStream, openSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { systemClock } from '../../src/devices/host.ts'
import { VirtualReader } from '../../src/devices/virtual/firmware.ts'
import { VirtualTable } from '../../src/devices/virtual/table.ts'
import { parseLine } from '../../src/devices/wire/line.ts'
import { readLine } from '../../src/devices/wire/read.ts'
import { writeLine } from '../../src/devices/wire/write.ts'
import { folder } from '../cli/command.ts'
import { Pty } from '../devices/pty.ts'
import { Sticks } from '../journal/stick.ts'
import { Daemon } from './daemon.ts'
import { evening } from './evening.ts'
import { patience, tablet } from './visitor.ts'

const soc = '/sys/devices/platform/soc/soc:firmware'
const own = await Sticks.open()

/** A line of a reader, with older firmware if it is a hello. */
function older(text: string): string {
  const line = parseLine(text)
  const says = typeof line === 'string' ? null : readLine(line)
  if (typeof line === 'string' || says?.say !== 'hello') return text
  return writeLine(line, { ...says, name: 'cells', firmware: 'tk-avr-1.0.0' })
}

async function olderReader(): Promise<string> {
  const pty = await new Pty().join()
  const table = new VirtualTable({ now: systemClock.now, after: systemClock.after, seed: 5 })
  const reader = new VirtualReader({ table, clock: systemClock, seed: 6 })
  const line = openSync(pty.device, constants.O_RDWR | constants.O_NOCTTY)
  const ears = createReadStream(pty.device).on('data', (bytes) => reader.hear(Buffer.from(bytes)))
  ears.on('error', () => undefined)
  reader.listenedBy((text) => writeSync(line, text.split('\n').map(older).join('\n'), null, 'latin1'))
  reader.power('power')
  onTestFinished(async () => {
    reader.dark()
    reader.listenedBy(null)
    table.close()
    ears.destroy()
    closeSync(line)
    await pty.remove()
  })
  return pty.host
}

test.runIf(own)(
  'a weak supply and older firmware are marked on the menu and told with their cure, in both languages',
  async () => {
    if (!own) throw new Error('there is a namespace')
    onTestFinished(() => own.close())
    own.run('sh', '-c', `mount -t tmpfs none /sys && mkdir -p ${soc} && echo 50005 > ${soc}/get_throttled`)
    const port = await olderReader()
    const config = join(folder(), 'table.yaml')
    const reader = { driver: 'serial', port, table: { tags: { pitch: 40 }, ground: true } }
    writeFileSync(config, JSON.stringify({ reader, lights: { driver: 'virtual' } }))
    const house = new Daemon(folder(), '--config', config)
    house.by = own.by
    const { browser, daemon } = await evening(house)
    for (const [lang, renew, weak] of [
      ['en', 'cells has firmware 1.0.0; this program brings', 'The power supply is too weak. No cable has failed yet.'],
      ['fr', 'cells a le micrologiciel 1.0.0', 'L’alimentation est trop faible']
    ] as const) {
      const page = await (await browser.newContext(tablet)).newPage()
      page.setDefaultTimeout(patience)
      await page.addInitScript((it) => localStorage.setItem('tablekeeper.lang', JSON.stringify(it)), lang)
      await page.goto(`${daemon.address}#board`)
      await page.locator('.corner .tool.ill').click()
      const noted = page.locator('.devices .noted')
      await noted.getByText(renew).waitFor()
      await noted.getByText(`tablekeeper flash reader --port ${port}`).waitFor()
      await noted.getByText(weak).waitFor()
      // Both work: nothing in the headline, and no red lamp.
      expect(await page.locator('.devices :is(.lost, .failed)').count()).toBe(0)
      expect(await noted.count()).toBe(2)
      await page.context().close()
    }
  }
)
