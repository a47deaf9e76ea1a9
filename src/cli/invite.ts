// `tablekeeper invite`: asks the daemon that runs on this machine for an invitation and shows it as a QR code.

import encodeQR from 'qr'
import { phraseOf } from '../config/complaint.ts'
import { readTable } from '../config/table.ts'
import { announced } from './announce.ts'
import { readArgs } from './args.ts'
import { askDaemon } from './ask.ts'
import { tableFileOf } from './places.ts'
import { say, voice } from './voice.ts'

export async function run(args: readonly string[]): Promise<number> {
  const read = readArgs('invite', args, { port: 'number', config: 'text', data: 'text' }, [0, 1])
  if (!read.ok) return fail(2, read.why)
  const [whom = 'all'] = read.rest
  const seat = /^[1-9]\d?$/.test(whom) ? Number(whom) - 1 : null
  if (seat === null && whom !== 'all' && whom !== 'watch') return fail(2, say('invite.whom', { whom }))
  const file = readTable(tableFileOf(read.options.config, read.options.data))
  if (!file.ok) return fail(2, ...file.complaints.map((it) => voice(phraseOf(it))))
  // What runs knows best: its port and certificate may come from another table file, or from the command line.
  const running = announced(read.options.data ?? file.table.data)
  const { port = running?.port ?? file.table.server.port } = read.options
  const server = running?.port === port ? running : file.table.server
  const answer = await askDaemon({ ...server, host: '127.0.0.1', port }, '/api/invitations', {
    to: seat ?? whom
  })
  if (answer === null) return fail(1, say('invite.nobody', { port }))
  if (!answer.ok) return fail(1, say('invite.denied'))
  const [link, ...more] = (answer.body as { links: string[] }).links
  if (link === undefined) return fail(1, say('invite.alone'))
  console.log(encodeQR(link, 'term', { border: 2 }))
  console.log(link)
  for (const it of more) console.log(it)
  console.log(say('invite.once'))
  return 0
}

function fail(code: number, ...lines: readonly string[]): number {
  for (const line of lines) console.error(line)
  return code
}
