// The daemon's parts from the serial line to the lamps, in a process of its own: the real driver, referee, room, journal and server, put
// together as main.ts does. Only the lamps differ: a frame of 32 bytes goes directly to a second pty, or, with `lamps`, through the lamp
// process and Johnny-Five to a chip.
//
//   node test/bench/wire/house.ts READER LAMPS quiet|usual|lamps|thinking FOLDER

import { constants, openSync, writeSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { openThinker } from '../../../src/computers/thinker.ts'
import type { Json } from '../../../src/core/json.ts'
import type { LampShown } from '../../../src/core/page.ts'
import { machineHost, systemClock } from '../../../src/devices/host.ts'
import { johnnyFiveLights } from '../../../src/devices/lights/johnny-five.ts'
import { legend } from '../../../src/devices/lights/legend.ts'
import { paint } from '../../../src/devices/lights/paint.ts'
import { hex } from '../../../src/devices/lights/palette.ts'
import type { Lamp, Lights } from '../../../src/devices/ports.ts'
import { serialReader } from '../../../src/devices/sensors/serial.ts'
import nexusKeepers from '../../../src/games/nexus-keepers/index.ts'
import { type Journal, openJournal } from '../../../src/journal/journal.ts'
import { openWindow } from '../../../src/server/app.ts'
import { openBook } from '../../../src/server/people/book.ts'
import { type Proxies, readProxies } from '../../../src/server/people/caller.ts'
import { presence } from '../../../src/server/people/presence.ts'
import { openRoom } from '../../../src/table/open.ts'
import { english } from '../../english.ts'
import { start } from './script.ts'

const [readerPath = '', lampsPath = '', manner = 'usual', folder = ''] = process.argv.slice(2)

const host = machineHost({ log: () => undefined })
const config = serialReader.parse({
  port: readerPath,
  table: { tags: { pitch: 40 }, strangers: 'by name', ground: true }
})
if (!config.ok) throw new Error('the reader is configured well')
const reader = serialReader.open(config.value, host)
const lights = manner === 'lamps' ? throughTheLampProcess() : straight()
const thinker = openThinker()
const room = openRoom({
  host,
  games: [nexusKeepers],
  cards: () => [],
  art: async () => null,
  legend,
  sensors: [reader],
  hush: () => thinker.hush(),
  light(layers, scene): LampShown[] {
    const lamps = paint(layers, scene)
    lights.show(lamps)
    return lamps.map(({ place, cue, colour, rhythm }) => ({ place, cue, colour: hex(colour), rhythm }))
  },
  devices: [reader, lights],
  board: null,
  journal: manner === 'quiet' ? forgetful() : remembering(),
  // Another row measures settling. Here nothing waits.
  settling: { done: 0, paused: 0, slide: 0, gone: 0 },
  draws: () => ({ seed: 1 })
})
let thoughts = 0
const nobody = readProxies([]) as Proxies
const why = await room.start(nexusKeepers.id, start)
if (why !== null) throw new Error(JSON.stringify(why))
if (manner === 'quiet') console.log('ready')
else {
  const page = join(import.meta.dirname, 'none')
  const guard = presence({ fits: () => true, wrongly: 'daemon.wrongCode', now: systemClock.now, log: console.error })
  const window = await openWindow({
    room,
    admission: {
      book: openBook(null, Date.now),
      code: null,
      pads: { seats: [], listen: () => undefined },
      presence: guard,
      pin: { presence: guard, change: () => undefined }
    },
    page,
    version: '0',
    host: '127.0.0.1',
    names: [],
    proxies: nobody,
    tls: null,
    upkeep: null,
    first: null,
    log: console.error
  })
  await window.listen({ port: 0, host: '127.0.0.1' })
  console.log(`http://127.0.0.1:${(window.server.address() as AddressInfo).port}/`)
}
// The benchmark holds our stdin open. When it ends, this process ends, too. Each line of it begins or ends a time in which computers think.
let rests = false
const orders = createInterface(process.stdin).on('close', () => process.exit())
orders.on('line', async (order) => {
  rests = order === 'rest'
  if (rests) return
  await think()
  console.log('rests')
})

/** Writes one byte for each lamp: the shortest frame that can tell how each of ten tiles is lit. */
function straight(): Lights {
  const line = openSync(lampsPath, constants.O_RDWR | constants.O_NOCTTY)
  const frame = Buffer.alloc(32, 'x')
  frame[31] = 10
  return {
    status: () => ({ id: 'lights', name: 'pty', role: 'lights', state: 'ready' }),
    show(lamps: readonly Lamp[]) {
      for (const [i, { colour, rhythm }] of lamps.slice(0, 31).entries())
        frame[i] = 32 + ((colour[0] + rhythm.length) % 90)
      writeSync(line, frame)
    },
    close: async () => undefined
  }
}

/** Until they are told to rest, two masters think in turn, without a pause, as they do at most: one at a time in one thread. */
async function think(): Promise<void> {
  const folder = join(import.meta.dirname, '../../../src/games', nexusKeepers.id)
  const first = nexusKeepers.setup(start)
  if (!first.ok) throw new Error('the match begins')
  const state = first.value as unknown as Json
  const seat = nexusKeepers.asked(first.value) as number
  const request = { state, seat, seats: start.seats.length, turn: 0 }
  for (; !rests; thoughts++)
    await thinker.think({ folder, level: 'master', request: { ...request, seed: thoughts % 2, moves: thoughts } })
}

function throughTheLampProcess(): Lights {
  const leds = Array.from({ length: 25 }, (_, i) => ({
    address: 64 + Math.floor(i / 5),
    pins: [0, 1, 2].map((channel) => (i % 5) * 3 + channel),
    at: [(i % 5) - 1, Math.floor(i / 5) - 1]
  }))
  const judged = johnnyFiveLights.parse({
    board: 'plugin',
    module: './test/devices/lights/bench-io.ts',
    options: { file: lampsPath },
    layout: 'pca9685',
    leds
  })
  if (!judged.ok) throw new Error(JSON.stringify(judged.problems))
  return johnnyFiveLights.open(judged.value, host)
}

function remembering(): Journal {
  const it = openJournal(folder)
  if (!it.ok) throw new Error(english(it.why))
  return it.journal
}

function forgetful(): Journal {
  const done = Promise.resolve(true)
  return {
    begin: () => ({ match: 1, durable: done }),
    note: () => undefined,
    keep: () => done,
    aside: () => done,
    end: () => done,
    reopen: () => done,
    forget: () => done,
    matches: () => [],
    read: () => ({ ok: false, why: { say: 'journal.missing' } }),
    secrets: { keep: () => done, of: () => null, forget: () => undefined },
    reviews: { keep: () => done, of: () => null, forget: () => undefined },
    status: () => ({ state: 'good', waiting: 0 }),
    close: async () => undefined
  }
}
