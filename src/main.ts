// The composition root: a table file becomes devices, games and a journal; these become a room; the room gets a window.
// Nothing else knows all of it.

import type { ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { cardOf, drawing } from './cards.ts'
import { openComputers } from './computers/index.ts'
import { openReviewer } from './computers/reviews.ts'
import { openThinker } from './computers/thinker.ts'
import type { TableFile } from './config/table.ts'
import type { DeviceStatus } from './core/device.ts'
import type { Json } from './core/json.ts'
import type { GameCard } from './core/page.ts'
import type { Phrase } from './core/words.ts'
import { openComputer } from './devices/computer.ts'
import { thisMachine } from './devices/doctor/machine.ts'
import { player } from './devices/flight/player.ts'
import { Recorder } from './devices/flight/recorder.ts'
import type { Tape } from './devices/flight/tape.ts'
import { machineHost, systemClock } from './devices/host.ts'
import { legend } from './devices/lights/legend.ts'
import { onPage, paint } from './devices/lights/paint.ts'
import type { Device, Host, Sensor } from './devices/ports.ts'
import { serialReader } from './devices/sensors/serial.ts'
import { keepVirtualBoard } from './devices/virtual/keep.ts'
import { VirtualPort } from './devices/virtual/port.ts'
import { type Planned, plan } from './devices/virtual/script.ts'
import { VirtualTable } from './devices/virtual/table.ts'
import { openLibrary } from './games.ts'
import { openJournal } from './journal/journal.ts'
import { faultsOf, type Shut } from './judge.ts'
import { lightsOf } from './lights.ts'
import { addressOf, listenOf, unopened } from './listen.ts'
import { chordsOf, padsOf, seatPads } from './pads.ts'
import { readerOf } from './reader.ts'
import type { FirstStart } from './server/first.ts'
import { openBook } from './server/people/book.ts'
import { isLoopback } from './server/people/caller.ts'
import { openCode } from './server/people/code.ts'
import { type HostPin, openPin } from './server/people/pin.ts'
import { presence } from './server/people/presence.ts'
import type { Upkeep } from './server/upkeep.ts'
import { newSource, type Source } from './table/draws.ts'
import { openRoom } from './table/open.ts'
import { gameOnTable, onTable } from './table/resume.ts'
import { unhurried } from './table/unhurried.ts'
import { again, drew, witnessed } from './table/witness.ts'
import { words } from './words.ts'

export interface DaemonSettings {
  readonly table: TableFile
  readonly version: string
  readonly log: Host['log']
  /** What a tablet types to claim a seat, when it was said already. */
  readonly code?: string
  /** Gives each match its seed, for tests; without it every match has a secret of its own. */
  readonly seed?: () => number
  /** Called while opening, whenever something that may take long is done. */
  readonly step?: () => void
  /** A lamp process that was started before: the lamps take it over. */
  readonly lampProcess?: ChildProcess | null
  /** How the table file fares; it may be changed while the house is open. */
  readonly file?: () => DeviceStatus
  /** Reports and backups, which other processes make. */
  readonly upkeep?: Upkeep
  /** For a table that no table file describes yet. */
  readonly first?: FirstStart | null
  /** Instead of the machine's own lines: what a flight recorder taped. */
  readonly replay?: { readonly tape: Tape; readonly speed: number; readonly over: () => void }
}

export interface Opened {
  readonly address: string
  /** What a tablet types to claim a seat now; null where only this machine can reach us: nobody needs it. */
  readonly code: () => string | null
  /** What makes a device the host, where it was made just now: nobody is told it twice. */
  readonly pin: string | null
  readonly close: () => Promise<void>
}

/**
 * How long the first page has the processor for itself, in milliseconds. The reader's line and the games that nobody plays take 150 ms of a PC
 * to load, and can wait; whoever asks for a game first has it loaded then.
 */
const pageMs = 100

/** Where only this machine can reach us nobody types a PIN. */
const noPin: HostPin = { made: null, fits: () => false, change: () => undefined }

export async function openDaemon(house: DaemonSettings): Promise<{ ok: true; value: Opened } | Shut> {
  const { table, version, log, file, replay, step = () => undefined } = house
  const sockets = new Map<string, VirtualPort>()
  const played = replay && player(replay.tape, systemClock, log, replay.speed)
  const judged = readerOf(table)
  if (!judged.ok) return { ok: false, part: 'reader', problems: judged.problems }
  const { config, lines } = judged.value
  const served = Promise.withResolvers<void>()
  const machine = played?.host ?? machineHost({ log, virtual: sockets, lines, opened: served.promise })
  const lit = lightsOf(table)
  if (!lit.ok) return lit
  const padded = padsOf(table)
  if (!padded.ok) return padded
  const wrong = faultsOf(table)
  if (wrong) return wrong
  const listen = listenOf(table, Date.now())
  if (!listen.ok) return listen
  const { proxies, tls } = listen.value
  const opened = openJournal(table.data)
  if (!opened.ok) return { ok: false, problems: [], why: opened.why }
  step()
  const lights = lit.open(machine, house.lampProcess ?? null)
  const { journal } = opened
  if (tls?.warning) log('warn', tls.warning)
  const { note } = journal.status()
  if (note !== undefined) log('warn', note)
  const { library, rest } = await openLibrary(table.games, gameOnTable(journal))
  let told = 0
  const tellSkipped = (): void => {
    for (const { at, why } of library.skipped.slice(told))
      log('warn', { say: 'device.says', with: { name: at, note: why } })
    told = library.skipped.length
  }
  tellSkipped()
  let loading: Promise<void> | null = null
  const loaded = (): Promise<void> => {
    loading ??= rest().then(tellSkipped)
    return loading
  }
  if (replay) await loaded()
  step()
  const board = !played && config.port.startsWith('virtual:') ? virtualBoard(config.port, table.data) : null
  const endFaults = board && plan(board, table.faults as unknown as Planned[], systemClock.after)
  const recorder = played
    ? null
    : new Recorder({
        folder: join(table.data, 'flight'),
        host: machine,
        when: () => new Date().toISOString(),
        table: table as unknown as Json,
        match: () => onTable(journal)
      })
  const host = recorder?.host() ?? machine
  const reader = serialReader.open(config, host)
  const pads = played ? [] : padded.open(machine)
  const { seed } = house
  const draws = (): Source => (replay ? {} : seed ? { seed: seed() } : newSource())
  let cards: readonly GameCard[] | null = null
  const thinker = openThinker()
  const theRoom = openRoom({
    host,
    games: library.games,
    // Made when the first page asks.
    cards: () => {
      cards ??= library.games.map((game) => cardOf(game, library, table.seats))
      return cards
    },
    art: (game, look) => drawing(library.folderOf(game), look),
    legend: { ...legend, words },
    sensors: [reader as Sensor],
    hush: () => thinker.hush(),
    light(layers, scene) {
      const lamps = paint(layers, scene, lights.tray)
      lights.show(lamps)
      return onPage(lamps, scene)
    },
    devices: [reader, lights, ...pads, ...(file ? [fileDevice(file)] : []), ...(played ? [] : [computer()])],
    board,
    journal,
    settling: table.settling,
    points: lit.points,
    undescribed: (house.first ?? null) !== null,
    draws,
    drew: (draw) => recorder?.said(drew(draw))
  })
  const room = unhurried(theRoom, loaded)

  step()
  const { host: at, names } = table.server
  const alone = isLoopback(at) && proxies.rules.length === 0
  const guard = { now: systemClock.now, log: (words: Phrase) => log('warn', words) }
  const pin = alone ? noPin : openPin(table.data)
  const code = alone ? null : openCode((it) => log('info', { say: 'daemon.code', with: { code: it } }), house.code)
  const open = recorder ? witnessed(room, recorder.said, draws) : room
  const chords = chordsOf(pads)
  seatPads(pads, open, chords)
  const thinking = {
    room: open,
    thinker,
    after: machine.after,
    folderOf: library.folderOf,
    failed: (why: unknown) => log('error', `a computer player: ${why instanceof Error ? why.stack : why}`)
  }
  // A tape tells what computer players did.
  const computers = replay ? null : openComputers({ ...thinking, now: machine.now, virtual: board !== null })
  const reviewer = replay ? null : openReviewer(thinking)
  // Loaded while the lamp process starts.
  const { openWindow } = await import('./server/app.ts')
  step()
  const window = await openWindow({
    room: open,
    admission: {
      book: openBook(alone ? null : join(table.data, 'devices.json'), Date.now),
      code,
      pads: chords,
      presence: presence({ ...guard, fits: code?.fits ?? (() => false), wrongly: 'daemon.wrongCode', mostOfAll: 20 }),
      pin: { presence: presence({ ...guard, fits: pin.fits, wrongly: 'daemon.wrongPin' }), change: pin.change }
    },
    page: join(import.meta.dirname, '../dist/web'),
    version,
    host: at,
    names,
    proxies,
    tls,
    upkeep: house.upkeep ?? null,
    first: house.first ?? null,
    log
  })
  const close = async (): Promise<void> => {
    served.resolve()
    await loading
    await window.close()
    reviewer?.close()
    await computers?.close()
    await room.close()
    await recorder?.close()
    played?.stop()
    endFaults?.()
    for (const port of sockets.values()) port.close()
    board?.close()
  }
  try {
    await window.listen({ port: table.server.port, host: table.server.host })
  } catch (error) {
    await close()
    return { ok: false, problems: [], why: unopened(error as NodeJS.ErrnoException, table) }
  }
  systemClock.after(pageMs, () => {
    served.resolve()
    void loaded()
  })
  // One after the other: what was drawn comes after the match has begun.
  let done: Promise<unknown> = Promise.resolve()
  const follow = (said: Json): void => {
    done = done.then(() => again(room, said))
  }
  if (replay) played?.play(follow, () => void done.finally(replay.over))
  return {
    ok: true,
    value: {
      address: addressOf(window.server.address() as AddressInfo, tls !== null),
      code: () => code?.shown() ?? null,
      pin: pin.made,
      close
    }
  }

  function computer(): Device {
    const others = (): DeviceStatus[] => [reader, lights].map((it) => it.status())
    return openComputer({ machine: thisMachine, folder: table.data, host: machine, journal: journal.status, others })
  }

  /** The virtual table behind a `virtual:` line, with what lay on it when the daemon last ran. */
  function virtualBoard(port: string, data: string): VirtualTable {
    const made = new VirtualTable({
      now: systemClock.now,
      after: systemClock.after,
      seed: randomInt(2 ** 32),
      roll: (sides) => randomInt(sides)
    })
    keepVirtualBoard(made, join(data, 'virtual-table.json'), log)
    sockets.set(
      port.slice('virtual:'.length),
      new VirtualPort({ table: made, clock: systemClock, seed: randomInt(2 ** 32) })
    )
    return made
  }
}

const fileDevice = (status: () => DeviceStatus) => ({ status, close: async () => undefined })
