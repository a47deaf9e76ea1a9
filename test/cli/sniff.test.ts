import { createWriteStream } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { writeLine } from '../../src/devices/wire/write.ts'
import { Pty } from '../devices/pty.ts'
import { begin, cell, cells, end, hello } from '../devices/wire/device.ts'
import { folder, tablekeeper } from './command.ts'
import { Running } from './running.ts'

test('listens on a port of its own and sums up at the end', async () => {
  const pty = await new Pty().join()
  onTestFinished(() => pty.remove())
  const sniff = new Running('sniff', pty.host, '--page', '0')
  const device = createWriteStream(pty.device)
  onTestFinished(() => void device.destroy())
  // An unread terminal loses nothing, but the command must open it before the first line to read that line completely.
  let seq = 0
  const says = () =>
    [hello, begin, cells(cell(1, 3, ['wizard'])), end].map(
      (it) => `${writeLine({ boot: '7f3a', seq: seq++, micros: 0 }, it)}\n`
    )
  await expect
    .poll(
      () => {
        device.write(says().join(''))
        return sniff.said
      },
      { interval: 200 }
    )
    .toContain('cell 1,3: wizard')
  device.write('garbage\n')
  await expect.poll(() => sniff.said).toContain('not a line: garbage')
  const state = await fetch(new URL('/state', await sniff.address))
  const { value } = (await state.body?.getReader().read()) ?? {}
  expect(Buffer.from(value ?? []).toString()).toContain('not a line: garbage')
  await sniff.end()
  expect(sniff.said).toMatch(/\d+ lines, 1 damaged, 0 missing\.\n$/)
})

test('overhears a daemon that has the port', async () => {
  const data = folder()
  const daemon = new Running('start', '--port', '0', '--no-open', '--data', data)
  await expect.poll(async () => (await daemon.doc()).devices[0]?.state).toBe('ready')
  const socket = new WebSocket(new URL('/ws', await daemon.address))
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  socket.send(
    JSON.stringify({
      m: 'start',
      game: 'nexus-keepers',
      start: { options: {}, seats: [{ name: 'A' }, { name: 'B' }] }
    })
  )
  await expect.poll(async () => (await daemon.doc()).virtual?.things.length).toBeGreaterThan(2)
  const sniff = new Running('sniff', '--data', data)
  const figure = (await daemon.doc()).virtual?.things.find((it) => it.layer === 'figure')
  const moves = (x: number): void =>
    socket.send(JSON.stringify({ m: 'hand', does: { hand: 'put', thing: figure?.id, at: [x, 3] } }))
  let x = 0
  await expect
    .poll(
      () => {
        moves(++x % 9)
        return sniff.said
      },
      { interval: 300 }
    )
    .toContain(`tag ${figure?.id}: `)
  socket.close()
  await sniff.end()
  expect(sniff.said).toContain(' 0 damaged, 0 missing.')
})

test('says what is not there', () => {
  const data = folder()
  expect(tablekeeper(['sniff', '--data', data])).toMatchObject({ code: 2, out: '' })
  expect(tablekeeper(['sniff', '--data', data]).err).toContain('No daemon has written in')
  const nowhere = tablekeeper(['sniff', `${data}/ttyUSB7`])
  expect(nowhere.code).toBe(2)
  expect(nowhere.err).toContain('ttyUSB7')
})
