// The table outside the emulated computer: a reader or a camera, a lamps board, which lose their power with the computer, three tablets, and the hands
// of players. Only the figures, the dice, the lens and the pixels are simulated.

import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Json } from '../../src/core/json.ts'
import type { Action, Move, Start } from '../../src/core/rules.ts'
import { systemClock } from '../../src/devices/host.ts'
import { layOut } from '../../src/devices/lights/layout.ts'
import { VirtualReader } from '../../src/devices/virtual/firmware.ts'
import { VirtualTable } from '../../src/devices/virtual/table.ts'
import { Hands } from '../bench/hands.ts'
import { Cable } from '../chaos/cable.ts'
import { Player } from '../chaos/player.ts'
import { Tally } from '../chaos/tally.ts'
import type { Luck } from '../conformance/playout.ts'
import { until } from '../devices/lights/bench.ts'
import { PixelBoard } from '../devices/lights/pixel-board.ts'
import { broken } from '../firmware/lamps/promised.ts'
import { Feed } from './feed.ts'
import { Tablet } from './tablet.ts'

/** How many times faster than people. */
const speed = 2
const brightness = 0.5
const pixels = [{ from: [-2, -2], columns: 6, rows: 6, snake: true }] as const
/** Time between two requests for the record, in ms: the computer has other things to do. */
const politeMs = 250
/** How long players wait for the effect of what they declare, in ms: an emulated computer may take twenty seconds. */
const impatience = 60_000
/** How long the slowest start may take, in ms. */
export const patience = 1_800_000

const port = (serial: string): string => `/dev/serial/by-id/usb-QEMU_QEMU_USB_SERIAL_${serial}-if00-port0`

const settings = (reader: Json) => `name: Emulated table
reader: ${JSON.stringify(reader)}
lights:
  driver: johnny-five
  path: ${port('lamps')}
  layout: strip
  pixels: ${JSON.stringify(pixels)}
  brightness: ${brightness}
  current: 20000
server:
  port: 8080
  host: 0.0.0.0
data: /var/lib/tablekeeper
`

/** The table file of a table whose cells tell what stands on them. */
export const tableFile = settings({
  driver: 'serial',
  port: port('reader'),
  table: { tags: { pitch: 40 }, strangers: 'by name', ground: true }
})

export class Table {
  readonly tally = new Tally()
  readonly player: Player
  readonly tablets: readonly Tablet[]
  readonly lines: Readonly<Record<string, string>>
  /** Every line of the record that somebody outside has read. */
  acknowledged: readonly string[] = []
  readonly #address: string
  readonly #things: VirtualTable
  readonly #reader: VirtualReader
  readonly #cable: Cable
  readonly #board: PixelBoard
  #feed: Feed | null = null
  #asked = 0
  /** The newest code that has let a tablet in. */
  #used: string | null = null

  /** `tray`: sensors see dice and buttons. If not, both are declared on a tablet. */
  constructor(folder: string, address: string, luck: Luck, tray = true) {
    this.#address = address
    const seed = (): number => luck.below(2 ** 30)
    this.#things = new VirtualTable({ now: systemClock.now, after: systemClock.after, seed: seed() })
    this.#reader = new VirtualReader({ table: this.#things, clock: systemClock, seed: seed() })
    this.#cable = new Cable(join(folder, 'reader'), luck)
    this.#cable.hear = (bytes) => this.#reader.hear(bytes)
    this.#board = new PixelBoard(join(folder, 'lamps'))
    this.lines = { reader: this.#cable.path, lamps: this.#board.path }
    this.tablets = [1, 2, 3].map(() => new Tablet(address))
    this.player = new Player({
      daemon: { post: (path, body) => this.#declare(path, body), text: (path) => this.#record(path) },
      onlooker: this.host,
      hands: new Hands(this.#things, speed, seed()),
      luck,
      tally: this.tally,
      tray,
      powered: () => until('the reader is ready', () => this.isRead, patience).then(() => {}),
      impatience
    })
  }

  /** A table that a camera watches. */
  static async underCamera(folder: string, address: string, luck: Luck): Promise<Table> {
    const table = new Table(folder, address, luck, false)
    table.#feed = await Feed.open(folder, table.#things, luck)
    return table
  }

  get file(): string {
    return this.#feed ? settings(this.#feed.reader) : tableFile
  }

  /** The tablet of the host. */
  get host(): Tablet {
    return this.tablets[0] as Tablet
  }

  get isRead(): boolean {
    return this.host.doc?.devices.find((it) => it.role === 'reader')?.state === 'ready'
  }

  /** Whether every pixel shows what the daemon promises. */
  get isLit(): boolean {
    const { doc } = this.host
    const strip = this.#board.strip
    return doc !== null && strip !== null && broken(doc, layOut(pixels), strip, brightness).length === 0
  }

  async powerOn(): Promise<void> {
    await this.#cable.plug()
    this.#reader.listenedBy((text) => this.#cable.say(text))
    this.#reader.power('power')
    await this.#board.plug()
  }

  async powerOff(): Promise<void> {
    this.#reader.dark()
    this.#reader.listenedBy(null)
    await Promise.all([this.#cable.pull(), this.#board.unplug()])
    for (const it of this.tablets) it.drop()
  }

  /** Makes the first tablet the host and gives each of the others a seat, as people do with the PIN and the code. */
  async seat(pin: string): Promise<void> {
    await until('three tablets have joined', () => this.tablets.every((it) => it.doc !== null), patience)
    const refused = await this.host.ask({ m: 'host', pin }, (it) => it.you?.role === 'host')
    if (refused !== null) throw new Error(`the PIN was refused: ${refused}`)
  }

  /** Begins a match. Both other tablets take a seat with the code, unless they have one. */
  async begin(): Promise<void> {
    await this.player.match()
    this.acknowledged = []
    for (const [seat, tablet] of this.tablets.slice(1).entries()) {
      if (tablet.you?.seats.includes(seat)) continue
      // Each code lets one device in.
      const isFresh = ({ people }: Tablet): boolean => people?.code != null && people.code !== this.#used
      await this.host.ask({ m: 'people', on: true }, isFresh)
      const code = this.host.people?.code ?? ''
      this.#used = code
      const refused = await tablet.ask({ m: 'claim', seat, code }, (it) => it.you?.seats.includes(seat) ?? false)
      if (refused !== null) throw new Error(`seat ${seat} was refused: ${refused}`)
    }
  }

  /** The lines of the moves, as the record has them now. */
  async record(): Promise<readonly string[]> {
    return (await this.#record('api/match/record')).trim().split('\n').slice(1)
  }

  close(): void {
    this.#feed?.close()
    for (const it of this.tablets) it.close()
    this.#things.close()
  }

  /** What players declare on a tablet: the host starts matches and throws for chance, a seat's own tablet does the rest. */
  async #declare(path: string, body: unknown): Promise<string | null> {
    if (path === 'api/match') {
      const { game, start } = body as { game: string; start: Start }
      const before = this.host.doc?.match?.id
      return this.host.ask({ m: 'start', game, start }, ({ doc }) => doc?.match != null && doc.match.id !== before)
    }
    const { by, do: action } = body as Move<Action>
    const tablet = this.tablets.find((it) => by !== 'chance' && it.you?.seats.includes(by)) ?? this.host
    const refused = await tablet.say({ m: 'act', seat: by, action: action as unknown as Json })
    if (refused === 'disconnected') throw new Error(refused)
    return refused
  }

  /** The record of the match. Never asks faster than politely. */
  async #record(path: string): Promise<string> {
    const wait = this.#asked + politeMs - performance.now()
    if (wait > 0) await sleep(wait)
    this.#asked = performance.now()
    const answer = await fetch(new URL(path, this.#address), { signal: AbortSignal.timeout(10_000) })
    const text = await answer.text()
    if (!answer.ok) throw new Error(text)
    const lines = text.trim().split('\n').slice(1)
    if (lines.length > this.acknowledged.length) this.acknowledged = lines
    return text
  }
}
