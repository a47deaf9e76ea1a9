// `tablekeeper update`: says which version is installed and which is offered. With --yes it installs it, watches it for a minute, and goes
// back with the journal from before if something is wrong. All that it needs is loaded before it replaces its own files.

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { phraseOf } from '../config/complaint.ts'
import { readTable, type TableFile } from '../config/table.ts'
import { type Arg, verbatim } from '../core/words.ts'
import { backUp, backupsIn, restore, setAside } from '../journal/backup.ts'
import { readArgs } from './args.ts'
import {
  ask,
  configured,
  fetchPackage,
  install,
  ordinaryKey,
  putBack,
  run as runProgram,
  sourceOf
} from './update/apt.ts'
import { faultIn, healthOf } from './update/health.ts'
import { repack } from './update/repack.ts'
import { say, voice } from './voice.ts'

const house = resolve(import.meta.dirname, '../..')

/** Where the package puts things, and what only root may change. */
const data = '/var/lib/tablekeeper'
const settings = '/etc/tablekeeper/table.yaml'
const folder = '/var/lib/tablekeeper-update'
const previous = join(folder, 'previous.deb')
/** Is there from before the first change until the end is known; the next boot finishes what was cut off (tablekeeper-update.service). */
const unfinished = join(folder, 'under-way')
const copies = join(folder, 'copies')
const past = join(folder, 'past.json')

/** What there is to go back to. */
interface Past {
  readonly version: string
  /** A backup; null: there was no journal. */
  readonly copy: string | null
}

export async function run(args: readonly string[]): Promise<number> {
  const options = { from: 'text', key: 'text', seconds: 'number', yes: 'switch', back: 'switch' } as const
  const read = readArgs('update', args, options)
  if (!read.ok) return fail(2, read.why)
  const { from, key = ordinaryKey, seconds = 60, yes, back } = read.options
  if (process.getuid?.() !== 0) return fail(2, say('update.root'))
  const file = readTable(settings)
  if (!file.ok) return fail(2, ...file.complaints.map((it) => voice(phraseOf(it))))
  if (!existsSync('/run/systemd/system')) return fail(2, say('update.service'))
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  const source = from === undefined ? configured : sourceOf(from, resolve(key), folder)
  process.chdir(house) // the table file may name files from there, as the service reads it
  if (back) return goBack()
  if (existsSync(unfinished)) return fail(1, say('update.cut'))
  if (from === undefined && !existsSync(configured)) return fail(2, say('update.nowhere', { file: configured }))
  if (from !== undefined && !existsSync(key)) return fail(2, say('update.noKey', { file: key }))
  const asked = ask(source, folder)
  if (!asked.ok) return fail(1, say('update.refused', { why: asked.why }))
  const { installed, newer, from: where } = asked.offer
  if (installed === null) return fail(2, say('update.noPackage'))
  tell('update.installed', { version: installed })
  if (newer === null) tell('update.newest', { where })
  else tell('update.offered', { version: newer, where })
  if (newer === null) return 0
  if (!yes) {
    tell('update.preview', { version: newer })
    return 0
  }
  return update({ server: file.table.server, source, installed, newer, seconds })
}

interface Plan {
  readonly server: TableFile['server']
  readonly source: string
  readonly installed: string
  readonly newer: string
  readonly seconds: number
}

async function update({ server, source, installed, newer, seconds }: Plan): Promise<number> {
  const fetched = fetchPackage(source, newer, folder)
  if (!fetched.ok) return fail(1, say('update.refused', { why: fetched.why }))
  const packed = repack(previous)
  if (!packed.ok) return fail(1, say('update.notPacked', { why: packed.why }))
  const before = await healthOf(server)
  goOnUnwatched()
  service('stop')
  const copied = await backUp(data, copies, settings, Date.now())
  if (!copied.ok && copied.why.say !== 'backup.nothing') {
    service('start')
    return fail(1, voice(copied.why), say('update.untouched'))
  }
  const copy = copied.ok ? copied.folder : null
  for (const it of backupsIn(copies)) if (it !== copy) rmSync(it, { recursive: true })
  if (copy !== null) tell('update.copied', { folder: copy })
  writeFileSync(past, JSON.stringify({ version: installed, copy } satisfies Past), { flush: true })
  writeFileSync(unfinished, newer, { flush: true })
  const put = install(fetched.out)
  const wrong = put.ok ? await faultIn(server, before, seconds) : verbatim(put.why)
  if (wrong !== null) {
    tell('update.wrong', { why: wrong })
    return goBack() || 1
  }
  rmSync(unfinished)
  tell('update.done', { version: newer, seconds })
  return 0
}

/** Puts the version from before in place, with the journal from before. What was there is kept aside. */
function goBack(): number {
  const last = existsSync(past) && existsSync(previous) ? (JSON.parse(readFileSync(past, 'utf8')) as Past) : null
  if (last === null) return fail(1, say('update.noPast'))
  goOnUnwatched()
  writeFileSync(unfinished, last.version, { flush: true })
  service('stop')
  const now = Date.now()
  const kept = last.copy === null ? setAside(data, now) : restore(last.copy, data, settings, now)
  if (!kept.ok) return fail(1, voice(kept.why))
  const put = putBack(previous)
  if (!put.ok) return fail(1, say('update.notBack', { why: put.why }))
  service('start')
  rmSync(unfinished)
  tell('update.back', { version: last.version, aside: kept.aside })
  return 0
}

/** A failed start is for `faultIn` to notice. */
const service = (what: 'start' | 'stop'): void => void runProgram('systemctl', [what, 'tablekeeper.service'])

/** From now on neither a closed terminal nor an impatient hand leaves the table half changed. */
function goOnUnwatched(): void {
  for (const it of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) process.on(it, () => undefined)
}

function tell(key: string, args: Readonly<Record<string, Arg>> = {}): void {
  write(1, say(key, args))
}

function fail(code: number, ...lines: readonly string[]): number {
  for (const line of lines) write(2, line)
  return code
}

/** Nobody may be left to read it. */
function write(to: 1 | 2, line: string): void {
  try {
    writeSync(to, `${line}\n`)
  } catch {
    // The update goes on.
  }
}
