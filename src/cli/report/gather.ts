// Gathers the sections of a report: from the data folder, from the machine, and from the daemon where one answers. It changes nothing.

import { readFileSync } from 'node:fs'
import { release } from 'node:os'
import { join } from 'node:path'
import { readTable, type TableFile } from '../../config/table.ts'
import { entryVersion } from '../../core/entry.ts'
import type { AnyGame } from '../../core/game.ts'
import { recordVersion } from '../../core/record.ts'
import { textOf, thisMachine } from '../../devices/doctor/machine.ts'
import { reels } from '../../devices/flight/recorder.ts'
import { readTape, type Tape, tapeVersion } from '../../devices/flight/tape.ts'
import { openShelf } from '../../journal/shelf.ts'
import { protocolVersion } from '../../server/messages.ts'
import { askDaemon } from '../ask.ts'
import { examine, lineOf, type Subject } from '../examine.ts'
import { lastLines } from '../log.ts'
import { version } from '../version.ts'
import { say } from '../voice.ts'
import { proofsIn, scrub } from './scrub.ts'
import { hidden, type OpenMatch, told } from './tape.ts'
import { earlierSection, type Section, tapeSection, written } from './text.ts'

export interface Wanted extends Subject {
  /** The folder of the journal. */
  readonly folder: string
  readonly games: readonly AnyGame[]
  /** Hidden hands as well. */
  readonly everything: boolean
}

/** The report, and the matches whose hands are hidden in it. */
export async function gather(wanted: Wanted): Promise<{ readonly text: string; readonly open: readonly number[] }> {
  const { folder, games, everything } = wanted
  const file = readTable(wanted.config)
  const server = { ...(file.ok ? file.table.server : {}), ...wanted.server } as TableFile['server']
  const tapes = [tapeIn(folder, reels.before), tapeIn(folder, reels.now)].filter((it) => it !== null)
  const shelf = openShelf(folder)
  const open = everything ? [] : hidden(tapes, shelf, games)
  shelf?.close()
  const [newest, ...earlier] = joined(tapes).reverse()
  const tape = (title: string, it: Tape | undefined): Section[] => (it ? [{ title, text: told(it, open, games) }] : [])
  const sections: Section[] = [
    { title: 'versions', text: versions() },
    { title: 'doctor', text: await findings(wanted) },
    ...(await running(server)),
    { title: 'log', text: brief(lastLines(folder), open) || say('report.noLog') },
    ...service(open),
    ...open.map(({ match, record }) => ({ title: `match ${match}`, text: record })),
    ...tape(earlierSection, earlier[0]),
    ...(newest ? tape(tapeSection, newest) : [{ title: tapeSection, text: say('report.noTape') }])
  ]
  const proofs = proofsIn(folder, server.tls ? [server.tls.key] : [])
  return { text: scrub(written(sections), proofs), open: open.map(({ match }) => match) }
}

function versions(): string {
  const system = textOf(thisMachine, '/etc/os-release')?.match(/^PRETTY_NAME="?(.*?)"?$/m)?.[1] ?? process.platform
  const model = textOf(thisMachine, '/proc/device-tree/model') ?? process.arch
  return [
    `tablekeeper ${version}`,
    `node ${process.version} ${process.arch}`,
    `system ${system}, kernel ${release()}`,
    `machine ${model}`,
    `formats: journal ${entryVersion}, record ${recordVersion}, tape ${tapeVersion}, page ${protocolVersion}`,
    `made ${new Date().toISOString()}`
  ].join('\n')
}

async function findings(subject: Subject): Promise<string> {
  const lines: string[] = []
  await examine(subject, (...found) => lines.push(...found.map(lineOf)))
  return lines.join('\n')
}

/** What the daemon says of itself, if it runs. */
async function running(server: TableFile['server']): Promise<Section[]> {
  const [health, counters] = await Promise.all([askDaemon(server, '/api/health'), askDaemon(server, '/metrics')])
  if (!health?.ok)
    return [{ title: 'daemon', text: say('report.noDaemon', { address: `${server.host}:${server.port}` }) }]
  return [
    { title: 'daemon', text: JSON.stringify(health.body, null, 1) },
    { title: 'counters', text: String(counters?.body ?? '') }
  ]
}

/** What systemd keeps of the service, where this user may read it. */
function service(open: readonly OpenMatch[]): Section[] {
  const lines = thisMachine.ask('journalctl', '-u', 'tablekeeper', '-n', '500', '--no-pager', '-o', 'short-iso')
  return lines === null || /^-- (No entries|Aucune)/.test(lines) ? [] : [{ title: 'service', text: brief(lines, open) }]
}

/** While hands are hidden, values are cut out of lines: a bug may print the state that it met. */
const brief = (lines: string, open: readonly OpenMatch[]): string =>
  open.length === 0 ? lines : lines.replace(/[{[].*[}\]]/g, '…')

function tapeIn(folder: string, reel: string): Tape | null {
  try {
    return readTape(readFileSync(join(folder, 'flight', reel), 'utf8'))
  } catch {
    return null
  }
}

/** How far two clocks may be apart, in ms, for two reels of one process. */
const apart = 5000

/** Two reels of one process are one tape; those of two are two. */
function joined(tapes: readonly Tape[]): Tape[] {
  const [before, now] = tapes
  if (!before || !now) return [...tapes]
  const passed = Date.parse(now.start.when) - Date.parse(before.start.when)
  const last = before.taped.at(-1)?.at ?? before.start.at
  const isOne = now.start.at >= last && Math.abs(passed - (now.start.at - before.start.at)) < apart
  return isOne ? [{ ...before, taped: [...before.taped, ...now.taped], torn: before.torn + now.torn }] : [before, now]
}
