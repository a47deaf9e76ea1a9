// `tablekeeper start`: runs the daemon until it is asked to stop.

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { complain, speakComplaint } from '../config/complaint.ts'
import { readTable } from '../config/table.ts'
import { words as configWords } from '../config/words.ts'
import { speak } from '../core/words.ts'
import type { Host } from '../devices/ports.ts'
import { openHouse } from '../main.ts'
import { readArgs } from './args.ts'
import { version } from './version.ts'
import { lang, readerOf, say } from './voice.ts'

const ordinaryTable = join(import.meta.dirname, '../../hardware/tables/virtual.yaml')

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
  await stop
  await close()
  return 0

  /** What devices and memory have to say, a line each on the error stream. */
  function log(level: Parameters<Host['log']>[0], text: string, facts?: Parameters<Host['log']>[2]): void {
    if (level === 'debug') return
    const known = facts?.problem as { readonly why: Parameters<typeof speak>[0] } | undefined
    console.error(`${level}: ${text}${known ? `: ${speak(known.why, reader)}` : ''}`)
  }
}

function fail(...lines: readonly string[]): number {
  for (const line of lines) console.error(line)
  return 2
}

/** Resolves when somebody wants the daemon to stop; a second wish is not waited for. */
const asked = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        process.once(signal, () => process.exit(130))
        resolve()
      })
    }
    // A shell between npm and the daemon does not pass a signal on: then npm's end is the sign.
    const parent = process.ppid
    if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && resolve(), 500).unref()
  })

/** Opens the page where there is a screen. Where there is none, the printed address is enough. */
function show(address: string): void {
  const opener = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open'
  if (opener === 'xdg-open' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) return
  spawn(opener, [address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref()
}
