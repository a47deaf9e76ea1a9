// A whole room for tests, with the toy game: the real reader driver over the real wire of a virtual table, a real journal, and lamps
// that are only remembered unless a test brings real ones. Only the folder of its files is special.

import { onTestFinished } from 'vitest'
import type { AnyGame } from '../../src/core/game.ts'
import type { GameCard, HandDoes } from '../../src/core/page.ts'
import type { Start } from '../../src/core/rules.ts'
import { type Clock, machineHost, systemClock } from '../../src/devices/host.ts'
import { legend } from '../../src/devices/lights/legend.ts'
import { onPage, paint } from '../../src/devices/lights/paint.ts'
import { virtualLights } from '../../src/devices/lights/virtual.ts'
import type { Lights } from '../../src/devices/ports.ts'
import { serialReader } from '../../src/devices/sensors/serial.ts'
import { VirtualPort } from '../../src/devices/virtual/port.ts'
import { VirtualTable } from '../../src/devices/virtual/table.ts'
import type { Source } from '../../src/table/draws.ts'
import { openRoom } from '../../src/table/open.ts'
import { english } from '../english.ts'
import { folder, opened } from '../journal/folder.ts'
import { skerry } from '../toy/index.ts'

export const brisk: Start = { options: { brisk: true }, seats: [{ name: 'Ana' }, { name: 'Bo' }] }

/** What a room takes over from an earlier one, and what replaces the defaults. */
export interface Before {
  readonly data?: string
  readonly board?: VirtualTable
  readonly clock?: Clock
  readonly game?: AnyGame
  readonly lights?: Lights
  readonly draws?: () => Source
  readonly hush?: () => void
}

/** A clock on which everything goes `times` as fast, so that an evening takes a minute. */
export const hasty = (times: number): Clock => ({
  now: () => performance.now() * times,
  after: (ms, run) => systemClock.after(ms / times, run)
})

export type Parlour = ReturnType<typeof openParlour>

/** Opens the room. With the folder and table of an earlier room, it continues that one. */
export function openParlour(before: Before = {}) {
  const { data = folder(), clock = systemClock, game = skerry, lights = virtualLights() } = before
  const board = before.board ?? new VirtualTable({ now: clock.now, after: clock.after, seed: 1 })
  const port = new VirtualPort({ table: board, clock, seed: 2 })
  const said: string[] = []
  const journal = opened(data)
  const host = machineHost({ log: (_, words) => said.push(english(words)), clock, virtual: new Map([['table', port]]) })
  const config = serialReader.parse({
    port: 'virtual:table',
    table: { tags: { pitch: 40 }, strangers: 'by name', ground: true }
  })
  if (!config.ok) throw new Error('the reader of the test room is not configured well')
  const reader = serialReader.open(config.value, host)
  const { id, title, seats, options, seat, presets, words, rules } = game
  const card: GameCard = { id, title, seats, options, seat, presets, positions: {}, words, rules, art: ['stone'] }
  const room = openRoom({
    host,
    games: [game],
    cards: () => [card],
    art: async (of, look) => (of === id && look === 'stone' ? '<svg xmlns="http://www.w3.org/2000/svg"/>' : null),
    legend,
    sensors: [reader],
    hush: () => before.hush?.(),
    light: (layers, scene) => {
      const lamps = paint(layers, scene)
      lights.show(lamps)
      return onPage(lamps, scene)
    },
    devices: [reader, lights],
    board,
    journal,
    settling: {},
    draws: () => (before.draws ? before.draws() : { seed: 7 })
  })
  onTestFinished(async () => {
    await room.close()
    port.close()
  })
  const hand = (does: HandDoes): void => {
    const why = room.hand(does)
    if (why !== null) throw new Error(String(why))
  }
  const thing = (kind: string): string => {
    const found = board.things().find((it) => it.kind === kind)
    if (!found) throw new Error(`there is no ${kind} on the table`)
    return found.id
  }
  return { room, board, data, said, hand, thing, journal }
}

/** The longest that a test waits for a room, in ms: enough for the busiest computer. */
const endlessMs = 60_000

/** Waits until `holds`; if that never happens, fails and reports the room’s state. */
export async function until({ room }: Pick<Parlour, 'room'>, what: string, holds: () => boolean): Promise<void> {
  if (holds()) return
  await new Promise<void>((resolve, reject) => {
    const off = room.onChange(() => holds() && done())
    const late = setTimeout(() => {
      off()
      const { ruling, seen } = room.doc('audience')
      const last = room.record()?.trim().split('\n').slice(-6).join(' ')
      reject(new Error(`never ${what}; ruling ${JSON.stringify(ruling)}; seen ${JSON.stringify(seen)}; last ${last}`))
    }, endlessMs)
    function done(): void {
      off()
      clearTimeout(late)
      resolve()
    }
  })
}

/** Puts every figure where the game wants it, and waits until the referee has seen it. */
export async function tidied(parlour: Parlour): Promise<void> {
  await until(parlour, 'connected', () => parlour.room.health().ok)
  parlour.hand({ hand: 'tidy' })
  await until(parlour, 'settled', () => {
    const { seen, ruling } = parlour.room.doc('audience')
    return Object.keys(seen).length === 0 && ruling?.ruling === 'settled'
  })
}
