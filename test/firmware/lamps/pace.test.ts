// The pace of the lamps, cycle by cycle: our frames, node-pixel, Firmata and the firmware of the board, all by the chip's own clock.
// While a strip takes a frame its board is deaf; whether anything was said to it meanwhile does not depend on this computer.

import { Duplex } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import type { Board } from 'johnny-five'
import { beforeAll, expect, test } from 'vitest'
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
let board: Board

beforeAll(async () => {
  const line = new Duplex({
    read() {},
    write(bytes: Uint8Array, _, done) {
      uno.hear(bytes, false)
      done()
    }
  })
  uno.said = (bytes) => line.push(bytes)
  let isOpen = false
  const opening = boardOn(firmataOn(line), (error) => {
    throw error
  }).finally(() => {
    isOpen = true
  })
  line.emit('open')
  for (; !isOpen && uno.now < 5000; await turn()) uno.run(5)
  board = await opening
})

test.each([36, 144, 216])('%i pixels in every rhythm: no byte comes while the board is deaf', async (length) => {
  const pixels = Array.from({ length }, (_, n): Point => [n % 12, Math.floor(n / 12)])
  const wire = await strip(board, { layout: 'strip', pin: 6, order: 'GRB', pixels: [] }, length, baudRate)
  const timers = new Set<{ readonly at: number; readonly run: () => void }>()
  const clock = {
    now: () => uno.now,
    after: (ms: number, run: () => void) => {
      const timer = { at: uno.now + ms, run }
      timers.add(timer)
      return () => timers.delete(timer)
    }
  }
  const lamps = glow({ wire, pixels, supply: {} }, clock)
  const play = async (ms: number): Promise<void> => {
    for (const end = uno.now + ms; uno.now < end; await turn()) {
      uno.run(0.5)
      for (const timer of timers) if (timer.at <= uno.now && timers.delete(timer)) timer.run()
    }
  }

  const before = uno.heard
  lamps.show(
    pixels.map(([x, y]) => lamp(x, y, { rhythm: rhythms[(x + y) % rhythms.length] ?? 'steady' })),
    1
  )
  await play(1500)
  // The line is as good as full where there is much to say.
  if (length > 100) expect(uno.heard - before).toBeGreaterThan(0.8 * 1.5 * (baudRate / 10))
  lamps.show([lamp(1, 0, { colour: [0, 0, 255] })], 1)
  await play(800)
  expect(uno.strip.pixels?.map(String)).toEqual(pixels.map((_, n) => (n === 1 ? '0,0,255' : '0,0,0')))
  expect([uno.overruns, uno.strip.bent]).toEqual([0, 0])
  await play(lamps.stop())
})
