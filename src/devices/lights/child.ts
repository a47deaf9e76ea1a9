// The lamp process: Johnny-Five and everything that can hang or crash with it, kept apart from the daemon that judges the game.
// Shows the last lamps it was given and animates them by itself. Ends when the board is lost; the daemon then starts another.

import { flushCompileCache } from 'node:module'
import type { Board } from 'johnny-five'
import type { Phrase } from '../../core/words.ts'
import { openBoard } from './board.ts'
import { type Glow, glow, type Wire } from './glow.ts'
import type { Order, Report } from './orders.ts'
import { trouble } from './trouble.ts'
import { leds } from './wires/leds.ts'
import { matrix } from './wires/matrix.ts'
import { pca9685 } from './wires/pca9685.ts'
import { type LampsConfig, pixelsOf } from './wiring.ts'

/** After so long without a message from the daemon the lamps go dark rather than show old news. */
const silenceMs = 5000
/** Time for the last messages and bytes to leave, beside what the line itself needs. */
const partingMs = 100

const clock = {
  now: () => performance.now(),
  after: (ms: number, run: () => void) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  }
}
let lamps: Glow | null = null
let ending = false
let heard = clock.now()

const report = (what: Report): void => {
  if (process.connected) process.send?.(what, undefined, undefined, () => {}) // a daemon that is gone is told so by `disconnect`
}

function end(code: number): void {
  if (ending) return
  ending = true
  const last = lamps
  lamps = null // nothing may light them again
  let needed = 0
  try {
    needed = last?.stop() ?? 0
  } catch {
    // a board that is gone cannot be darkened
  }
  setTimeout(() => process.exit(code), needed + partingMs)
}

function fail(note: Phrase): void {
  if (!ending) report({ report: 'failed', note })
  end(1)
}

async function open(config: LampsConfig): Promise<void> {
  const board = await openBoard(config, fail, clock)
  const pixels = pixelsOf(config)
  lamps = glow({ wire: await wireOf(board, config, pixels.length), pixels, supply: config }, clock)
  report({ report: 'ready', board: board.io.name ?? 'board' })
  flushCompileCache() // it is written only by a clean end, and this process may well be killed
  const { setFlagsFromString } = await import('node:v8')
  setFlagsFromString('--semi-space-growth-factor=1') // a small heap: this process holds one order
}

async function wireOf(board: Board, config: LampsConfig, pixels: number): Promise<Wire> {
  const baudRate = config.board === 'firmata' ? config.baudRate : null
  switch (config.layout) {
    case 'strip':
      return (await pixelWires()).strip(board, config, pixels, baudRate ?? 57_600)
    case 'backpack':
      return (await pixelWires()).backpack(board, config, pixels, baudRate)
    case 'leds':
      return leds(board, config)
    case 'pca9685':
      return pca9685(board, config)
    case 'matrix':
      return matrix(board, config)
  }
}

/** Loaded late: only strips need node-pixel. */
const pixelWires = () => import('./wires/strip.ts')

process.on('message', (order: Order) => {
  heard = clock.now()
  report({ report: 'alive' })
  if (order.order === 'open') open(order.config).catch((error) => fail(trouble(order.config, error)))
  else if (order.order === 'show') lamps?.show(order.lamps, order.brightness)
  else end(0)
})
process.on('disconnect', () => end(0)) // the daemon is gone, however it went
process.on('SIGTERM', () => end(0))
process.on('SIGINT', () => {}) // Ctrl-C reaches both processes: the daemon decides
process.on('uncaughtException', (error) => fail({ say: 'lamps.failed', with: { said: error.message } }))

/** A timer that every message sets anew would wake as often as messages come. */
function listen(): void {
  const left = heard + silenceMs - clock.now()
  if (left <= 0) lamps?.show([], 0)
  setTimeout(listen, left > 0 ? left : silenceMs)
}
listen()
report({ report: 'alive' })
