// The flight recorder of the daemon as people run it, and `tablekeeper replay` of its recording.

import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readTape } from '../../src/devices/flight/tape.ts'
import { folder, tablekeeper } from './command.ts'
import { Running } from './running.ts'

const position = { cubes: ['0,0 S', '1,2 N'], phase: 'start' }
const start = {
  options: {},
  seats: [
    { name: 'Ann', card: 'hessa' },
    { name: 'Bo', card: 'dorn' }
  ],
  position
}

/** Starts a match, throws six dice by hand, moves a figure away and back: all over the virtual table’s own wire. */
async function play(daemon: Running): Promise<void> {
  const socket = new WebSocket(new URL('/ws', await daemon.address))
  await once(socket, 'open')
  const send = (message: object): void => socket.send(JSON.stringify(message))
  const hand = (does: object): void => send({ m: 'hand', does })
  const rules = async (ruling: string): Promise<void> => {
    await expect.poll(async () => (await daemon.doc()).ruling?.ruling).toBe(ruling)
  }
  send({ m: 'start', game: 'nexus-keepers', start })
  await expect.poll(async () => (await daemon.doc()).match?.game).toBe('nexus-keepers')
  // Wait for the reading of the empty table. Before it, the ruling of the set-up is also "settled".
  await rules('on the way')
  hand({ hand: 'tidy' })
  await rules('settled')
  send({ m: 'act', seat: 0, action: { act: 'roll', power: 0 } })
  const tray = (await daemon.doc()).virtual?.dice ?? []
  const dice = tray
    .filter((it) => it.kind === 'regular')
    .map((it) => it.id)
    .slice(0, 6)
  hand({ hand: 'throw', dice, faces: [1, 2, 2, 5, 5, 6] })
  await expect.poll(async () => (await daemon.get('/api/match/record')).includes('"chance"')).toBe(true)
  const figure = (await daemon.doc()).virtual?.things.find((it) => it.layer === 'figure')
  hand({ hand: 'put', thing: figure?.id, at: [7.2, 7.2] })
  await rules('foul')
  hand({ hand: 'tidy' })
  await rules('settled')
  socket.close()
}

test('what was taped leads the replay to the same match', async () => {
  const data = folder()
  const daemon = new Running('start', '--port', '0', '--no-open', '--data', data)
  await play(daemon)
  const record = await daemon.get('/api/match/record')
  const { told } = await daemon.doc()
  await daemon.end()

  const replay = new Running('replay', data, '--port', '0')
  await expect.poll(() => replay.said).toContain('The recording is over')
  expect(await replay.get('/api/match/record')).toBe(record)
  const again = await replay.doc()
  expect(again.told.map((it) => it.say)).toEqual(told.map((it) => it.say))
  expect(again.virtual).toBeNull()
  await replay.end()
})

test('a tape that begins in the middle of a match knows the match', async () => {
  const data = folder()
  const first = new Running('start', '--port', '0', '--no-open', '--data', data)
  await play(first)
  const record = await first.get('/api/match/record')
  await first.end()
  const second = new Running('start', '--port', '0', '--no-open', '--data', data)
  await expect.poll(async () => (await second.doc()).devices[0]?.state).toBe('ready')
  await second.end()

  const tape = readTape(readFileSync(join(data, 'flight/now.jsonl'), 'utf8'))
  expect(tape?.start.match?.entries.length).toBeGreaterThan(1)
  const file = join(data, 'flight/now.jsonl')
  const replay = new Running('replay', file, '--port', '0')
  expect(await replay.get('/api/match/record')).toBe(record)
  await replay.end()
  const quick = new Running('replay', file, '--port', '0', '--speed', '2', '--until-over')
  expect(await once(quick.process, 'exit')).toEqual([0, null])
  expect(readTape(readFileSync(join(data, 'flight/before.jsonl'), 'utf8'))?.taped.length).toBeGreaterThan(10)
})

test('what is no tape is refused with its name', () => {
  const data = folder()
  const file = join(data, 'notes.txt')
  writeFileSync(file, 'roll, move, push\n')
  expect(tablekeeper(['replay', file])).toMatchObject({
    code: 2,
    err: `${file} is not a recording of the flight recorder.\n`
  })
  expect(tablekeeper(['replay', join(data, 'nowhere')])).toMatchObject({ code: 2 })
  expect(tablekeeper(['replay', file, '--speed', '0'], 'fr_FR.UTF-8').err).toContain('est trop lent')
})
