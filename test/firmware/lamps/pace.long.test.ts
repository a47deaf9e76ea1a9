// The timing of the lamps, cycle by cycle: our frames, node-pixel, Firmata and the board’s firmware, all on the chip’s own clock. A board
// cannot receive while it updates a strip. On the chip’s clock, what gets lost then does not depend on this computer’s speed.

import { Duplex } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import type { Board } from 'johnny-five'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rhythms } from '../../../src/core/device.ts'
import type { Point } from '../../../src/core/scene.ts'
import { boardOn, firmataOn } from '../../../src/devices/lights/board.ts'
import { glow } from '../../../src/devices/lights/glow.ts'
import { strip } from '../../../src/devices/lights/wires/strip.ts'
import { lamp } from '../../devices/lights/bench.ts'
import { pixelFirmware } from './board.ts'
import { Uno } from './uno.ts'

const baudRate = 57_600

const uno = new Uno(pixelFirmware('nano'), 6)
const timers = new Set<{ readonly at: number; readonly run: () => void }>()
const clock = {
  now: () => uno.now,
  after: (ms: number, run: () => void) => {
    const timer = { at: uno.now + ms, run }
    timers.add(timer)
    return () => timers.delete(timer)
  }
}
/** Lets the chip’s time pass, and our clock with it. */
async function pass(ms: number, isEnough = (): boolean => false): Promise<void> {
  for (const end = uno.now + ms; uno.now < end && !isEnough(); await turn()) {
    uno.run(0.5)
    for (const timer of timers) if (timer.at <= uno.now && timers.delete(timer)) timer.run()
  }
}

const line = new Duplex({
  read() {},
  write(bytes: Uint8Array, _, done) {
    uno.hear(bytes, false)
    done()
  }
})
let board: Board
let lost: unknown = null

beforeAll(async () => {
  uno.said = (bytes) => line.push(bytes)
  let isOpen = false
  const gone = (error: unknown): void => {
    lost = error
  }
  const opening = boardOn(firmataOn(line, clock), gone, clock).finally(() => {
    isOpen = true
  })
  line.emit('open')
  // On the chip’s clock the handshake has 20 seconds, however long that takes in real time.
  await Promise.all([pass(20_000, () => isOpen), opening.then((it) => (board = it))])
})

afterAll(() => {
  uno.said = () => {}
  line.destroy()
})

test.each([36, 144, 216])('%i pixels in every rhythm: no byte comes while the board is deaf', async (length) => {
  const pixels = Array.from({ length }, (_, n): Point => [n % 12, Math.floor(n / 12)])
  const wire = await strip(board, { layout: 'strip', pin: 6, order: 'GRB', pixels: [] }, length, baudRate)
  const lamps = glow({ wire, pixels, supply: {} }, clock)

  const before = uno.heard
  lamps.show(
    pixels.map(([x, y]) => lamp(x, y, { rhythm: rhythms[(x + y) % rhythms.length] ?? 'steady' })),
    1
  )
  await pass(1500)
  // With a lot to send, the line must be nearly fully used.
  if (length > 100) expect(uno.heard - before).toBeGreaterThan(0.8 * 1.5 * (baudRate / 10))
  lamps.show([lamp(1, 0, { colour: [0, 0, 255] })], 1)
  await pass(800)
  expect(uno.strip.pixels?.map(String)).toEqual(pixels.map((_, n) => (n === 1 ? '0,0,255' : '0,0,0')))
  expect([uno.overruns, uno.strip.bent, lost]).toEqual([0, 0, null])
  await pass(lamps.stop())
})
