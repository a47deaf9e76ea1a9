// `tablekeeper start`: runs the daemon until it is asked to stop.

import { spawn } from 'node:child_process'
import { flushCompileCache } from 'node:module'
import { complain, speakComplaint } from '../config/complaint.ts'
import { readTable } from '../config/table.ts'
import { words as configWords } from '../config/words.ts'
import { openHouse } from '../main.ts'
import { readArgs } from './args.ts'
import { asked, log, ordinaryTable } from './daemon.ts'
import { version } from './version.ts'
import { lang, readerOf, say } from './voice.ts'

export async function run(args: readonly string[]): Promise<number> {
  const read = readArgs('start', args, {
    port: 'number',
    host: 'text',
    config: 'text',
    data: 'text',
    'no-open': 'switch'
  })
  if (!read.ok) return fail(read.why)
  const { port, host, config = ordinaryTable, data, 'no-open': closed } = read.options
  if (port !== undefined && port > 65_535) return fail(say('start.port', { port }))
  const file = readTable(config)
  const reader = readerOf(configWords[lang])
  if (!file.ok) return fail(...file.complaints.map((c) => speakComplaint(c, reader)))
  const said = file.table.server
  const table = {
    ...file.table,
    server: { port: port ?? said.port, host: host ?? said.host },
    data: data ?? file.table.data
  }

  const house = await openHouse({ table, version, log })
  if (!house.ok) {
    const complaints = complain(file.source, house.problems, house.part === undefined ? [] : [house.part])
    return fail(...(house.why === undefined ? [] : [house.why]), ...complaints.map((c) => speakComplaint(c, reader)))
  }
  const { address, code, close } = house.value
  const stop = asked()
  console.log(say('start.ready', { address }))
  if (code !== null) console.log(say('start.code', { code }))
  if (!closed) show(address)
  flushCompileCache() // otherwise only a clean end writes it, and tables are switched off at the wall
  await stop
  await close()
  return 0
}

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
