// A match on the virtual table, lit on a strip with no simplified parts: referee, palette, lamp process, Johnny-Five, node-pixel,
// Firmata and a serial line, then node-pixel’s own firmware on an emulated Uno or Nano, and the pulses on its pin D6.

import { expect, onTestFinished, test } from 'vitest'
import type { AnyGame } from '../../../src/core/game.ts'
import { play } from '../../../src/core/game.ts'
import type { Json } from '../../../src/core/json.ts'
import type { Start } from '../../../src/core/rules.ts'
import type { Point } from '../../../src/core/scene.ts'
import { johnnyFiveLights } from '../../../src/devices/lights/johnny-five.ts'
import type { Run } from '../../../src/devices/lights/layout.ts'
import { layOut } from '../../../src/devices/lights/layout.ts'
import type { Lights } from '../../../src/devices/ports.ts'
import nexusKeepers from '../../../src/games/nexus-keepers/index.ts'
import nexusOps from '../../../src/games/nexus-ops/index.ts'
import { Luck, some } from '../../conformance/playout.ts'
import { machine, pause, until } from '../../devices/lights/bench.ts'
import { long } from '../../sized.ts'
import { hasty, openParlour, type Parlour } from '../../table/parlour.ts'
import { Board, pixelFirmware } from './board.ts'
import { broken } from './promised.ts'

const brightness = 0.5
/** A power supply that never limits the lamps; other tests cover the limit. */
const ample = 20_000
/** If a busy computer loses a byte, the pixel is sent again within two seconds. Allow many such losses. */
const patience = 30_000
/** The table’s clock runs fast. After this short real time, everything on it has been read and has settled. */
const [times, restMs] = [20, 50]

interface Table {
  readonly game: AnyGame
  readonly start: Start
  readonly board: 'uno' | 'nano'
  readonly pixels: readonly Run[]
}

const ready = (name: string): Start => {
  const { position = null, brings = [] } = nexusKeepers.positions?.[name] ?? {}
  return { options: {}, seats: brings, position }
}
/** The hexes of a board for four players, ring by ring: one, six, twelve, and a base of three on each of four sides. */
const hexes = (): Point[] => {
  const set = nexusOps.setup({ options: {}, seats: [{}, {}, {}, {}] })
  if (!set.ok) throw new Error(JSON.stringify(set.problems))
  return nexusOps.scene(set.value).places.map(({ at }) => at)
}

const tables: readonly [name: string, table: Table][] = [
  [
    '36 LEDs under Nexus Keepers for two',
    {
      game: nexusKeepers,
      start: ready('B2'),
      board: 'uno',
      pixels: [{ from: [-2, -2], columns: 6, rows: 6, snake: true }]
    }
  ],
  [
    '31 LEDs under Nexus Ops for four',
    { game: nexusOps, start: { options: {}, seats: [{}, {}, {}, {}] }, board: 'nano', pixels: [{ points: hexes() }] }
  ],
  [
    '144 LEDs under Nexus Keepers for four',
    {
      game: nexusKeepers,
      start: ready('B4E'),
      board: 'nano',
      pixels: [{ from: [-4, -4], columns: 12, rows: 12, snake: true }]
    }
  ]
]

async function lit({ board: kind, pixels }: Table): Promise<{ readonly board: Board; readonly lights: Lights }> {
  const board = await new Board().start(pixelFirmware(kind))
  onTestFinished(() => board.remove())
  await until('the board greets', () => board.shown.greetings === 1)
  const judged = johnnyFiveLights.parse({ layout: 'strip', path: board.path, pixels, brightness, current: ample })
  if (!judged.ok) throw new Error(JSON.stringify(judged.problems))
  return { board, lights: johnnyFiveLights.open(judged.value, machine()) }
}

/** The state at the end of the room’s own record. */
function believed({ room }: Parlour, { game, start }: Table): Json {
  const set = game.setup(start)
  if (!set.ok) throw new Error(JSON.stringify(set.problems))
  const moves = (room.record() ?? '').trim().split('\n').slice(1)
  return moves.reduce((state, line) => play(game, state, JSON.parse(line)), set.value as Json)
}

/** The first table in the short run, the others in the long run. */
const shown = long ? tables.slice(1) : tables.slice(0, 1)

test.each(shown)('%s show exactly what the palette promises', async (_, table) => {
  const { board, lights } = await lit(table)
  const parlour = openParlour({ game: table.game, clock: hasty(times), lights })
  const { room, hand, board: virtualBoard } = parlour
  const points = layOut(table.pixels)
  const luck = new Luck(4)
  const seen = new Set<string>()
  const slow: string[] = []
  async function look(what: string): Promise<void> {
    let wrong: string[] = ['nothing was shown']
    const isRight = (): boolean => {
      wrong = broken(room.doc('audience'), points, board.pixels, brightness)
      return wrong.length === 0
    }
    await until(what, isRight, patience).catch(() => slow.push(`${what}: ${wrong.join('; ')}`))
    for (const { cue } of room.doc('audience').lamps) seen.add(cue)
  }
  /** Puts everything where it belongs, and waits until the referee has seen it. */
  async function tidy(): Promise<void> {
    await until('the table is right', async () => {
      hand({ hand: 'tidy' })
      await pause(restMs)
      const { seen, ruling } = room.doc('audience')
      return Object.keys(seen).length === 0 && ruling?.ruling === 'settled'
    })
  }
  /** Makes a move that is legal now. */
  async function say(): Promise<void> {
    const state = believed(parlour, table)
    const [by = 'chance'] = table.game.toAct(state)
    const action = by === 'chance' ? { act: 'draw' } : luck.one(some(table.game.legal(state, by)))
    const said = room.act(by, action as Json)
    if (said !== null) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(said)}`)
    await pause(restMs)
  }

  expect(await room.start(table.game.id, table.start, { seed: 3 })).toBeNull()
  for (let n = 0; n < 8 && !room.doc('audience').match?.over; n++) {
    await tidy()
    await say()
    await look(`move ${n}`)
    await tidy()
    const figure = luck.one(virtualBoard.things().filter(({ layer, at }) => layer === 'figure' && at !== null))
    hand({ hand: 'lift', thing: figure.id })
    await pause(restMs)
    await look(`lift ${n}`)
    hand({ hand: 'put', thing: figure.id, at: luck.one(points) })
    await pause(restMs)
    await look(`put ${n}`)
  }
  expect(slow).toEqual([])
  expect(board.shown.bent).toBe(0)
  // With only a few different lamps, the test would prove little.
  expect(seen.size).toBeGreaterThanOrEqual(5)
  await room.leave()
  await until('the strip is dark', () => board.pixels.every((pixel) => pixel.every((channel) => channel === 0)))
})
