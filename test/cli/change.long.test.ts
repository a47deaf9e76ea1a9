// The table file changes while the daemon runs: valid changes take effect; invalid ones are reported and change nothing.

import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { DeviceStatus } from '../../src/core/device.ts'
import { folder, tablekeeper } from './command.ts'
import { Running } from './running.ts'

const virtual = readFileSync('hardware/tables/virtual.yaml', 'utf8').split(/^server:/m)[0] ?? ''
const patient = { interval: 200 }

test('the last good table file goes on, a better one takes over in the middle of a match', async () => {
  const data = folder({ 'table.yaml': virtual })
  const file = join(data, 'table.yaml')
  const daemon = new Running('start', '--config', file, '--port', '0', '--no-open', '--data', data)
  const table = async (): Promise<DeviceStatus | undefined> =>
    (await daemon.doc()).devices.find((it) => it.role === 'table')
  const seats = [{ name: 'Ann' }, { name: 'Bo' }]
  await fetch(new URL('/api/match', await daemon.address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'nexus-keepers', start: { options: {}, seats } })
  })
  expect(await table()).toMatchObject({ name: 'table.yaml', state: 'ready' })

  writeFileSync(file, `${virtual}settling: { foul: 77, slid: 5 }\n`)
  await expect.poll(table, patient).toMatchObject({
    state: 'failed',
    note: {
      say: 'file.at',
      with: { where: expect.stringMatching(/table\.yaml:\d+/), what: { with: { path: 'settling.slid' } } }
    }
  })
  expect((await daemon.doc()).settling?.foul).not.toBe(77)

  writeFileSync(file, `${virtual}settling: { foul: 77 }\n`)
  await expect.poll(async () => (await daemon.doc().catch(() => null))?.settling?.foul, patient).toBe(77)
  expect(await table()).toMatchObject({ state: 'ready' })
  expect((await daemon.doc()).match?.game).toBe('nexus-keepers')

  const taken = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void taken.close())
  await once(taken, 'listening')
  writeFileSync(file, `${virtual}reader: 5\n`)
  await expect.poll(async () => (await table())?.state, patient).toBe('failed')
  writeFileSync(file, `${virtual}settling: { foul: 78 }\nserver: { port: ${(taken.address() as AddressInfo).port} }\n`)
  // The port from the command line stays; everything else is taken over.
  await expect.poll(async () => (await daemon.doc().catch(() => null))?.settling?.foul, patient).toBe(78)
  await daemon.end()
})

test('a port that is taken leaves the table where it was', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void taken.close())
  await once(taken, 'listening')
  const port = (taken.address() as AddressInfo).port
  const data = folder({ 'table.yaml': `${virtual}server: { port: 0 }\n` })
  const daemon = new Running('start', '--config', join(data, 'table.yaml'), '--no-open', '--data', data)
  const address = await daemon.address
  writeFileSync(join(data, 'table.yaml'), `${virtual}server: { port: ${port} }\n`)
  await expect
    .poll(async () => (await daemon.doc().catch(() => null))?.devices.find((it) => it.role === 'table')?.note, patient)
    .toEqual({ say: 'daemon.port', with: { port } })
  expect(await daemon.address).toBe(address)
  await daemon.end()
})

test('a table file may plan what goes wrong, and is told of a fault that there is not', async () => {
  const data = folder({ 'table.yaml': `${virtual}faults: [{ fault: ghost, after: 0.2 }]\n` })
  const args = ['start', '--config', join(data, 'table.yaml'), '--port', '0', '--no-open', '--data', data]
  const daemon = new Running(...args)
  await expect.poll(async () => (await daemon.doc()).virtual?.faults, patient).toEqual(['ghost'])
  await daemon.end()
  writeFileSync(join(data, 'table.yaml'), `${virtual}faults:\n  - fault: gost\n`)
  const { code, err } = tablekeeper(args)
  expect(code).toBe(2)
  expect(err).toMatch(/table\.yaml:\d+:.*gost.*ghost/s)
})
