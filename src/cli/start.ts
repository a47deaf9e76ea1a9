// `tablekeeper start`: runs the daemon until it is asked to stop. A changed table file takes effect at once; if it has mistakes, they
// are reported and the daemon keeps the old settings.

import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { basename, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { complain, phraseOf, together } from '../config/complaint.ts'
import { type ReadTable, readTable, type TableFile } from '../config/table.ts'
import { everyBeat } from '../core/beat.ts'
import type { DeviceStatus } from '../core/device.ts'
import type { Phrase } from '../core/words.ts'
import { systemClock } from '../devices/host.ts'
import { dismiss, missingPath, startLampProcess } from '../devices/lights/process.ts'
import type { Shut } from '../judge.ts'
import type { DaemonSettings, Opened } from '../main.ts'
import { announce, unannounce } from './announce.ts'
import { readArgs } from './args.ts'
import { asked, keepLog, later, log, outlive } from './daemon.ts'
import { buildMissingPage } from './page.ts'
import { ordinaryTable, ownTable, tableFileOf } from './places.ts'
import { openService } from './service.ts'
import { version } from './version.ts'
import { say, voice } from './voice.ts'

type Given = Partial<Pick<TableFile['server'], 'port' | 'host'> & Pick<TableFile, 'data' | 'games'>>

export async function run(args: readonly string[]): Promise<number> {
  const read = readArgs('start', args, {
    port: 'number',
    host: 'text',
    config: 'text',
    data: 'text',
    games: 'texts',
    seed: 'number',
    serial: 'texts',
    'no-open': 'switch'
  })
  if (!read.ok) return fail(read.why)
  const { config, 'no-open': closed, seed, serial = [], ...given } = read.options
  const current = (): string => tableFileOf(config, given.data)
  if (given.port !== undefined && given.port > 65_535) return fail(say('start.port', { port: given.port }))
  if (seed !== undefined && seed >= 2 ** 32) return fail(say('start.seed', { seed }))
  const file = readTable(current())
  if (!file.ok) return fail(...complaintsOf(file).map(voice))
  let table = withGiven(file.table, given)
  let stamp = stampOf(current(), ...tlsFiles(table))
  let secured = stampOf(...tlsFiles(table))
  const lampProcess = early(table)
  buildMissingPage()
  const service = openService()
  // What is compiled so far is kept as well: a start that is cut off all the same makes the next one shorter.
  const step = (): void => {
    if (service.getsOn()) flushCompileCache()
  }
  step()
  // The data folder holds hands, PIN and journal, so all files written from now on are readable by this user only.
  process.umask(0o077)
  closeToOthers(table.data)
  keepLog(table.data)
  const { backUpDaily, isOthers, isUndescribed, judgeTable, openDaemon, openFirstStart, openUpkeep, restore } =
    await import('./open.ts')
  if (isOthers(table.data)) {
    dismiss(lampProcess)
    return fail(say('journal.others', { folder: table.data }))
  }
  step()
  let wrong: Phrase | null = null
  let changing: Promise<void> = Promise.resolve()
  const own = ownTable(config, given.data)
  const upkeep = openUpkeep({
    config: current,
    data: () => table.data,
    games: () => table.games,
    server: () => table.server,
    putBack(folder) {
      changing = changing.then(() => putBack(folder))
    }
  })
  const parts = { version, log, file: (): DeviceStatus => statusOf(current(), wrong), step, upkeep, ...seeds(seed) }
  /** Opens the house with this table; what it showed before, it shows still. */
  const open = (to: TableFile, more: Partial<DaemonSettings> = {}): ReturnType<typeof openDaemon> => {
    const first = { current: current(), file: own, data: to.data, ports: serial }
    return openDaemon({
      ...parts,
      ...more,
      table: to,
      first: first.current === ordinaryTable || isUndescribed(to) ? openFirstStart(first) : null
    })
  }
  const house = await open(table, { lampProcess })
  if (!house.ok) {
    dismiss(lampProcess)
    return fail(...complaintsOf(file, house).map(voice))
  }
  let running = house.value
  outlive()
  const stop = asked()
  const { address, pin } = running
  table = found(table, address)
  announce(table)
  const code = running.code()
  console.log(say('start.ready', { address }))
  if (code !== null) console.log(say('daemon.code', { code }))
  tellPin(pin)
  if (!closed) show(address)
  flushCompileCache() // otherwise only a clean end writes it, and tables are switched off at the wall
  // Little room for young objects saves memory. Not earlier: with such a flag Node compiles its own modules anew.
  const { setFlagsFromString } = await import('node:v8')
  setFlagsFromString('--semi-space-growth-factor=1')

  const stopLooking = everyBeat(systemClock, () => {
    const now = stampOf(current(), ...tlsFiles(table))
    if (now !== stamp) changing = changing.then(change)
    stamp = now
  })
  service.ready()
  const daily = {
    data: table.data,
    config: current,
    now: Date.now,
    after: later,
    warn: (it: Phrase) => log('warn', it)
  }
  const stopBackups = backUpDaily(daily)
  await stop
  stopBackups()
  service.stopping()
  stopLooking()
  await changing
  await running.close()
  unannounce(table)
  return 0

  /** Puts a proved backup in place of journal and table file, whose change is noticed. What was there is kept, and opened again if the backup is refused. */
  async function putBack(folder: string): Promise<void> {
    await running.close()
    const done = restore(folder, table.data, current() === ordinaryTable ? null : current(), Date.now())
    const opened = await open(table, shown(running))
    if (!opened.ok) throw new Error(`the table cannot be opened again: ${voice(together(complaintsOf(file, opened)))}`)
    running = opened.value
    log(done.ok ? 'info' : 'warn', done.ok ? { say: 'restore.put', with: { folder, aside: done.aside } } : done.why)
  }

  /** Applies the table file as it is now, or reports its mistakes. */
  async function change(): Promise<void> {
    const next = readTable(current())
    const shut = next.ok ? judgeTable(next.table) : null
    const complaints = next.ok && !shut ? [] : complaintsOf(next, shut)
    wrong = complaints.length > 0 ? together(complaints) : null
    for (const it of complaints) log('warn', it)
    if (!next.ok || shut) return
    const wanted = found(withGiven(next.table, given), address)
    const renewed = stampOf(...tlsFiles(wanted))
    if (isDeepStrictEqual(wanted, table) && renewed === secured) return
    secured = renewed
    await running.close()
    const same = shown(running)
    const opened = await open(wanted, same)
    if (opened.ok) {
      if (wanted.data !== table.data) unannounce(table)
      table = wanted
      announce(table)
      running = opened.value
      log('info', say('start.changed', { file: current(), address: running.address }))
      tellPin(running.pin)
      return
    }
    wrong = together(complaintsOf(next, opened))
    log('warn', wrong)
    const before = await open(table, same)
    if (before.ok) running = before.value
    else
      throw new Error(
        `the table that ran before cannot be opened again: ${voice(together(complaintsOf(next, before)))}`
      )
  }
}

/** A PIN that was made just now is told once. */
function tellPin(pin: string | null): void {
  if (pin !== null) console.log(say('start.pin', { pin }))
}

const shown = (running: Opened): { readonly code?: string } => {
  const code = running.code()
  return code === null ? {} : { code }
}

/** The lamp process, for a table with lamps that may be there; it loads Johnny-Five while we load ourselves. */
function early({ lights }: TableFile): ChildProcess | null {
  if (lights.driver !== 'johnny-five' || missingPath(lights)) return null
  return startLampProcess().on('error', () => undefined) // the lamps try again, and tell
}

/** Earlier releases left the folder open to all users. A folder of another user is not changed. */
function closeToOthers(data: string): void {
  try {
    for (const it of ['.', ...readdirSync(data, { recursive: true, encoding: 'utf8' })]) {
      const path = join(data, it)
      chmodSync(path, lstatSync(path).isDirectory() ? 0o700 : 0o600)
    }
  } catch {
    // The folder is missing or not ours; opening the journal reports that.
  }
}

/** The first match uses the given seed, later ones the numbers after it. */
function seeds(first: number | undefined): { readonly seed?: () => number } {
  if (first === undefined) return {}
  let next = first
  return { seed: () => next++ % 2 ** 32 }
}

/** When files were changed. A file may be missing for a moment: some editors replace it. */
const stampOf = (...files: readonly string[]): string =>
  files.map((it) => statSync(it, { throwIfNoEntry: false })?.mtimeMs ?? '').join()

/** The daemon takes up a renewed certificate like a changed table file. */
const tlsFiles = ({ server: { tls } }: TableFile): readonly string[] => (tls ? [tls.certificate, tls.key] : [])

const withGiven = (table: TableFile, { port, host, data, games = [] }: Given): TableFile => ({
  ...table,
  server: { ...table.server, port: port ?? table.server.port, host: host ?? table.server.host },
  data: data ?? table.data,
  games: [...table.games, ...games]
})

/** Keeps the port, even if the system chose it: tablets reconnect to the same address. */
const found = (table: TableFile, address: string): TableFile =>
  table.server.port === 0 ? withGiven(table, { port: Number(new URL(address).port) }) : table

/** The mistakes of a table file, or of the daemon built from it, one sentence each. */
function complaintsOf(file: ReadTable, shut: Shut | null = null): Phrase[] {
  if (!file.ok) return file.complaints.map(phraseOf)
  const all = complain(file.source, shut?.problems ?? [], shut?.part === undefined ? [] : [shut.part])
  return [...(shut?.why === undefined ? [] : [shut.why]), ...all.map(phraseOf)]
}

const statusOf = (config: string, wrong: Phrase | null): DeviceStatus => ({
  id: 'table',
  name: basename(config),
  role: 'table',
  state: wrong === null ? 'ready' : 'failed',
  ...(wrong === null ? {} : { note: wrong })
})

function fail(...lines: readonly string[]): number {
  for (const line of lines) console.error(line)
  return 2
}

/** Opens the page where there is a screen. Where there is none, the printed address is enough. */
function show(address: string): void {
  const opener = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open'
  if (opener === 'xdg-open' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) return
  spawn(opener, [address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref()
}
