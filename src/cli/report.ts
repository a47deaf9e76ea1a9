// `tablekeeper report`: shows what somebody needs to find a fault, then writes it when it is told where.

import { writeFileSync } from 'node:fs'
import { readTable } from '../config/table.ts'
import { isOthers } from '../journal/shelf.ts'
import { readArgs } from './args.ts'
import { gamesOf } from './library.ts'
import { tableFileOf } from './places.ts'
import { gather } from './report/gather.ts'
import { say } from './voice.ts'

export async function run(args: readonly string[]): Promise<number> {
  const read = readArgs('report', args, {
    to: 'text',
    everything: 'switch',
    data: 'text',
    config: 'text',
    games: 'texts',
    host: 'text',
    port: 'number'
  })
  if (!read.ok) return fail(2, read.why)
  const { to, everything = false, data, games = [], host, port } = read.options
  const config = tableFileOf(read.options.config, data)
  const file = readTable(config)
  const folder = data ?? (file.ok ? file.table.data : 'data')
  if (isOthers(folder)) return fail(1, say('journal.others', { folder }))
  const server = { ...(host === undefined ? {} : { host }), ...(port === undefined ? {} : { port }) }
  const { text, open } = await gather({
    config,
    data,
    server,
    folder,
    games: await gamesOf([...(file.ok ? file.table.games : []), ...games]),
    everything
  })
  const hands = everything
    ? say('report.everything')
    : open.length > 0
      ? say('report.hidden', { n: open.length, matches: open.map(String) })
      : say('report.open')
  // The text alone is on standard output, so that a page can show it, and nothing is written that was not shown.
  console.log(text)
  if (to === undefined) {
    console.error(`${hands}\n${say('report.more')}`)
    return 0
  }
  try {
    writeFileSync(to, text, { mode: 0o600 })
  } catch (error) {
    return fail(1, say('report.failed', { file: to, why: (error as Error).message }))
  }
  console.error(hands)
  console.error(say('report.made', { kilobytes: Math.ceil(text.length / 1000), file: to }))
  return 0
}

function fail(code: number, why: string): number {
  console.error(why)
  return code
}
