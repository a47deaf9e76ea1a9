// `tablekeeper replay`: replays a recording of the flight recorder, with the same daemon, on the same page.

import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TableFile } from '../config/table.ts'
import type { Header } from '../core/record.ts'
import { reels } from '../devices/flight/recorder.ts'
import { readTape, type Tape } from '../devices/flight/tape.ts'
import { openJournal } from '../journal/journal.ts'
import { openDaemon } from '../main.ts'
import { readArgs } from './args.ts'
import { asked, log, outlive } from './daemon.ts'
import { earlierSection, isReport, tapeOf, tapeSection } from './report/text.ts'
import { version } from './version.ts'
import { say, voice } from './voice.ts'

export async function run(args: readonly string[]): Promise<number> {
  const read = readArgs(
    'replay',
    args,
    { port: 'number', speed: 'number', before: 'switch', 'until-over': 'switch', games: 'texts' },
    [1, 1]
  )
  if (!read.ok) return fail(read.why)
  const [named = ''] = read.rest
  const { port = 8080, speed = 1, before = false, 'until-over': ends, games = [] } = read.options
  if (port > 65_535) return fail(say('start.port', { port }))
  if (speed < 1) return fail(say('replay.speed', { speed }))
  const tape = load(named, before)
  if (typeof tape === 'string') return fail(tape)

  const data = mkdtempSync(join(tmpdir(), 'tablekeeper-replay-'))
  const stop = asked()
  let over: () => void = () => undefined
  const ended = new Promise<void>((resolve) => {
    over = resolve
  })
  try {
    await layMatch(tape, data)
    const then = tape.start.table as unknown as TableFile
    // A replay has neither the lamps nor the tablets of the recorded table.
    const table: TableFile = {
      ...then,
      lights: { driver: 'virtual' },
      server: { port, host: '127.0.0.1', names: [], proxies: [] },
      data,
      // Tapes of older releases name no games.
      games: [...((then.games as TableFile['games'] | undefined) ?? []), ...games]
    }
    const house = await openDaemon({ table, version, log, replay: { tape, speed, over } })
    if (!house.ok) return fail(house.why ? voice(house.why) : say('replay.table', { file: named }))
    outlive()
    const last = tape.taped.at(-1)?.at ?? tape.start.at
    const seconds = Math.round((last - tape.start.at) / 1000 / speed)
    console.log(say('replay.plays', { when: tape.start.when, seconds, address: house.value.address }))
    void ended.then(() => console.log(say('replay.over')))
    await (ends ? Promise.race([stop, ended]) : stop)
    await house.value.close()
    return 0
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

/** A tape from a file or a report, or the newest of a daemon's folder; `before`: the one before. A sentence when there is none. */
function load(named: string, before: boolean): Tape | string {
  const found = statSync(named, { throwIfNoEntry: false })
  const file = found?.isDirectory() ? join(named, 'flight', reels[before ? 'before' : 'now']) : named
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    return say('check.unreadable', { file, reason: (error as NodeJS.ErrnoException).code ?? 'EIO' })
  }
  const tape = readTape(isReport(text) ? (tapeOf(text, before ? earlierSection : tapeSection) ?? '') : text)
  if (!tape) return say('replay.none', { file })
  if (tape.torn > 0) console.error(say('replay.torn', { file, lines: tape.torn }))
  return tape
}

/** The daemon resumes the match that was on the table when the recording began, as after any restart. */
async function layMatch({ start }: Tape, folder: string): Promise<void> {
  if (!start.match) return
  const opened = openJournal(folder)
  if (!opened.ok) return
  const { journal } = opened
  const { match } = journal.begin(start.match.header as unknown as Header)
  for (const entry of start.match.entries) journal.note(match, entry)
  await journal.close()
}

function fail(why: string): number {
  console.error(why)
  return 2
}
