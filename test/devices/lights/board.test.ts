// The handshake with a board, on a simulated clock: the real Johnny-Five and Firmata, on a line that is a stream.

import { Duplex } from 'node:stream'
import { expect, test } from 'vitest'
import { boardOn, firmataOn } from '../../../src/devices/lights/board.ts'

/** A clock that advances only when told by how many milliseconds. */
function standing() {
  let time = 0
  const timers = new Set<{ readonly at: number; readonly run: () => void }>()
  return {
    timers,
    after: (ms: number, run: () => void) => {
      const timer = { at: time + ms, run }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    pass: (ms: number) => {
      for (const end = time + ms; time < end; time += 100)
        for (const timer of timers) if (timer.at <= time && timers.delete(timer)) timer.run()
    }
  }
}

/** A connected board that receives everything and sends only what the test tells it to. */
function silent() {
  const clock = standing()
  const asked: number[] = []
  const line = new Duplex({
    read() {},
    write(bytes: Uint8Array, _, done) {
      asked.push(...bytes)
      done()
    }
  })
  const lost: unknown[] = []
  const opening = boardOn(firmataOn(line, clock), (error) => lost.push(error), clock)
  const ended: unknown[] = []
  opening.then(
    () => ended.push('ready'),
    (error) => ended.push(error)
  )
  line.emit('open')
  return { clock, asked, line, lost, opening, ended }
}

test('a board that never answers is one rejection, ten seconds after its line opened', async () => {
  const { clock, asked, lost, opening, ended, line } = silent()
  clock.pass(9_900)
  await Promise.resolve()
  expect(ended).toEqual([])
  expect(asked.filter((byte) => byte === 0xf9).length).toBeGreaterThan(20)
  clock.pass(200)
  await expect(opening).rejects.toThrow(/timeout/)
  line.emit('error', new Error('and then its cable was pulled'))
  expect(lost).toEqual([])
})

test('a line that fails during the handshake is that one rejection, however often it fails', async () => {
  const { clock, lost, opening, line } = silent()
  for (const what of ['cut', 'cut again']) line.emit('error', new Error(what))
  await expect(opening).rejects.toThrow(/^cut$/)
  clock.pass(20_000)
  expect(lost).toEqual([])
})

test('once it is ready, every error is a loss and no clock runs for the handshake', async () => {
  const { clock, lost, opening, line } = silent()
  const name = [...'node_pixel_firmata.ino'].flatMap((letter) => [letter.charCodeAt(0), 0])
  line.push(Uint8Array.of(0xf9, 2, 5, 0xf0, 0x79, 2, 5, ...name, 0xf7))
  line.push(Uint8Array.of(0xf0, 0x6c, 1, 1, 0x7f, 0xf7))
  line.push(Uint8Array.of(0xf0, 0x6a, 0x7f, 0xf7))
  const board = await opening
  expect(board.io.firmware?.name).toBe('node_pixel_firmata.ino')
  clock.pass(20_000)
  expect(clock.timers.size).toBe(0)
  expect(lost).toEqual([])
  const broken = new Error('the line broke')
  line.emit('error', broken)
  expect(new Set(lost)).toEqual(new Set([broken]))
})
