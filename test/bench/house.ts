// A complete installation for measurements: the daemon with its lamp process, a reader on a real serial line, and tablets. Only the reader
// behind the line and the chip behind the lamps are simulated.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Start } from '../../src/core/rules.ts'
import { positions } from '../../src/games/nexus-keepers/positions.ts'
import { Pty } from '../devices/pty.ts'
import { Daemon } from './process.ts'

/** A lamp for every tile of the boards in use. */
const leds = Array.from({ length: 25 }, (_, i) => ({
  address: 64 + Math.floor(i / 5),
  pins: [0, 1, 2].map((channel) => (i % 5) * 3 + channel),
  at: [(i % 5) - 1, Math.floor(i / 5) - 1]
}))

const tableFile = (port: string, lamps: string): string =>
  JSON.stringify({
    reader: { driver: 'serial', port, table: { tags: { pitch: 40 }, strangers: 'by name', ground: true } },
    lights: {
      driver: 'johnny-five',
      board: 'plugin',
      module: './test/devices/lights/bench-io.ts',
      options: { file: lamps },
      layout: 'pca9685',
      leds
    }
  })

/** A match of Nexus Keepers that begins on one of its ready boards. */
export function startOn(board: string): Start {
  const ready = positions[board]
  if (!ready) throw new Error(`there is no board ${board}`)
  return { options: {}, seats: ready.brings ?? [], position: ready.position }
}

export interface House {
  readonly daemon: Daemon
  readonly pty: Pty
  readonly startedIn: number
  readonly close: () => Promise<void>
}

/**
 * `watched`: load the witness into the daemon. `lamps`: the file in which the simulated lamp chip writes what it receives. `bin`: the
 * command of a bundle.
 */
export async function openHouse(watched = true, lamps = '/dev/null', bin?: string): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'house-'))
  const pty = await new Pty().join()
  const config = join(folder, 'table.yaml')
  writeFileSync(config, tableFile(pty.host, lamps))
  const daemon = new Daemon(
    ['--config', config, '--data', join(folder, 'data'), '--seed', '1'],
    watched,
    bin === undefined ? {} : { bin }
  )
  const close = async (): Promise<void> => {
    await daemon.stop()
    await pty.remove()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    return { daemon, pty, startedIn: await daemon.start(), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** A page that only watches: it receives every patch and sends nothing. */
export class Tablet {
  readonly #socket: WebSocket
  messages = 0

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.addEventListener('message', () => {
      this.messages += 1
    })
  }

  static async at({ address }: Pick<Daemon, 'address'>): Promise<Tablet> {
    const socket = new WebSocket(new URL('/ws', address))
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve)
      socket.addEventListener('error', reject)
    })
    return new Tablet(socket)
  }

  async close(): Promise<void> {
    this.#socket.close()
    while (this.#socket.readyState !== WebSocket.CLOSED) await sleep(5)
  }
}
