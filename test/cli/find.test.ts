// Somebody plugs a reader and lamps in and has a table file made of them, over real serial lines.

import { createReadStream, createWriteStream, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readTable } from '../../src/config/table.ts'
import { writeLine } from '../../src/devices/wire/write.ts'
import { Pty } from '../devices/pty.ts'
import { begin, end, hello } from '../devices/wire/device.ts'
import { folder } from './command.ts'
import { Running } from './running.ts'

async function plugged(says: (heard: Buffer) => Uint8Array | string) {
  const pty = await new Pty().join()
  const [ears, mouth] = [createReadStream(pty.device), createWriteStream(pty.device)]
  ears.on('error', () => undefined).on('data', (heard) => mouth.write(says(heard as Buffer)))
  mouth.on('error', () => undefined)
  onTestFinished(async () => {
    for (const it of [ears, mouth]) it.destroy()
    await pty.remove()
  })
  return pty.host
}

/** A reader of 6 × 6 cells, the small table's, which answers whoever asks it in its language. */
function reader() {
  let seq = 0
  return plugged((heard) =>
    heard.includes('h')
      ? [hello, begin, end].map((it) => `${writeLine({ boot: '7f3a', seq: seq++, micros: 0 }, it)}\n`).join('')
      : ''
  )
}

/** Firmata's answer to who it is. */
const lamps = () =>
  plugged((heard) =>
    heard.includes(Buffer.of(0xf0, 0x79, 0xf7))
      ? Uint8Array.of(0xf0, 0x79, 2, 5, ...[...'strip.ino'].flatMap((it) => [it.charCodeAt(0), 0]), 0xf7)
      : ''
  )

test('a reader and lamps become a table file; the old one is kept, and so is what it said of the server', async () => {
  const [cells, strip] = [await reader(), await lamps()]
  const table = folder({
    'table.yaml': 'name: Old\nreader: { driver: serial, port: "virtual:table" }\nserver: { port: 8181 }\n'
  })
  const config = join(table, 'table.yaml')
  const find = new Running('find', '--port', cells, '--port', strip, '--config', config, '--name', 'Kitchen', '--yes')
  await expect.poll(() => find.process.exitCode).toBe(0)
  expect(find.said).toContain(`Reader: board, 6 × 6 cells, on ${cells}`)
  expect(find.said).toContain(`Lamps: strip, on ${strip}`)
  const made = readTable(config)
  expect(made.ok && made.table).toMatchObject({
    name: 'Kitchen',
    reader: { driver: 'serial', port: cells, table: { cells: { origin: [-2, -2] } } },
    lights: { driver: 'johnny-five', path: strip, pixels: [{ from: [-2, -2], columns: 6, rows: 6 }] },
    server: { port: 8181 }
  })
  const kept = readdirSync(table).find((it) => it !== 'table.yaml') ?? ''
  expect(readFileSync(join(table, kept), 'utf8')).toContain('Old')
})

test('a port on which nobody answers is named, and nothing is written without --yes', async () => {
  const silent = await plugged(() => '')
  const table = folder()
  const found = new Running('find', '--port', silent, '--seconds', '1', '--config', join(table, 'table.yaml'))
  await expect.poll(() => found.process.exitCode).toBe(0)
  expect(found.said).toContain(`${silent}: nothing of ours answers`)
  expect(found.said).toContain(`To write this as ${join(table, 'table.yaml')}, add --yes.`)
  expect(readdirSync(table)).toEqual([])
})
