// A strip behind a real serial line shows the right pixels. For a line or board that fails see
// strip.long.test.ts.

import { expect, test } from 'vitest'
import { lamp, pause, until } from './bench.ts'
import { board, dark, lamps, lights, lit, open, shows, white } from './stripped.ts'

test('each lamp glows at its place on the strip, and only what changes travels', async () => {
  await board.plug()
  open().show(lamps)
  await until('the strip shows the picture', shows(lit))
  expect(board.configured).toEqual([[6, 6]])
  await pause(200)
  const from = board.frames.length
  lights.show([lamp(0, 0)])
  await until('the strip shows the next one', shows([white, dark, dark, dark, dark, dark]))
  const began = performance.now()
  await pause(500)
  const halves = (performance.now() - began) / 500
  const sent = board.frames.slice(from).flat()
  expect(sent).toContain(4)
  expect(sent.length).toBeLessThan(20 * halves)
  await lights.close()
  expect(board.strip).toEqual(Array(6).fill(dark))
})

test('a board whose supply dipped gets its strip and its picture again', async () => {
  await board.plug()
  open().show(lamps)
  await until('the strip shows the picture', shows(lit))
  board.restart()
  await until('the strip shows the picture again', shows(lit))
  expect(board.configured).toHaveLength(2)
})

test('a board with another firmware is told apart, with the cure', async () => {
  board.firmware = 'StandardFirmata.ino'
  await board.plug()
  open().show(lamps)
  await until('it has failed', () => lights.status().state === 'failed')
  expect(lights.status().note).toMatchObject({ say: 'lamps.pixels' })
})

test('a board plugged in late is found', async () => {
  open().show(lamps)
  await until('it is missed', () => lights.status().state === 'failed')
  expect(lights.status().note).toMatchObject({ say: 'lamps.none', with: { path: board.path } })
  await board.plug()
  await until('the strip shows the picture', shows(lit))
  expect(lights.status().note).toBeUndefined()
})
