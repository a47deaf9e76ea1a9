// `tablekeeper certificate`: makes the table an authority of its own and a certificate for its names. Run again, it renews the
// certificate and keeps the authority, so that tablets go on trusting it.

import { X509Certificate } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { phraseOf } from '../config/complaint.ts'
import { readTable } from '../config/table.ts'
import { becomeOwner } from '../journal/owner.ts'
import { ownAddresses } from '../server/people/addresses.ts'
import { readTls } from '../server/tls.ts'
import { readArgs } from './args.ts'
import { newAuthority, newCertificate, type Signed } from './authority.ts'
import { tableFileOf } from './places.ts'
import { say, voice } from './voice.ts'

export async function run(args: readonly string[]): Promise<number> {
  const read = readArgs('certificate', args, { config: 'text', data: 'text', name: 'texts' })
  if (!read.ok) return fail(2, read.why)
  const file = readTable(tableFileOf(read.options.config, read.options.data))
  if (!file.ok) return fail(2, ...file.complaints.map((it) => voice(phraseOf(it))))
  const { server } = file.table
  const names = namesOf([...server.names, ...(read.options.name ?? [])])
  const odd = names.find((it) => !/^[a-z0-9._:-]+$/i.test(it))
  if (odd !== undefined) return fail(2, say('certificate.name', { name: odd }))
  process.umask(0o077)
  const data = read.options.data ?? file.table.data
  becomeOwner(data)
  const folder = join(data, 'tls')
  const path = (name: string): string => join(folder, name)
  const now = Date.now()
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const authority = kept(path('authority')) ?? (await newAuthority(`tablekeeper ${hostname()}`, now))
    const own = await newCertificate(authority, names, now)
    if (!existsSync(`${path('authority')}.key`)) keep(path('authority'), authority)
    keep(path('table'), { certificate: own.certificate + authority.certificate, key: own.key })
  } catch (error) {
    return fail(1, say('certificate.unwritten', { folder, reason: (error as Error).message }))
  }
  const { fingerprint256, validTo } = new X509Certificate(readFileSync(`${path('authority')}.pem`))
  console.log(say('certificate.names', { names }))
  console.log(`
server:
  tls:
    certificate: ${path('table')}.pem
    key: ${path('table')}.key
`)
  console.log(say('certificate.lines'))
  console.log(say('certificate.open', { address: `https://${names[0]}:${server.port}/authority.crt` }))
  console.log(say('certificate.ipad'))
  console.log(say('certificate.ipad.trust'))
  console.log(say('certificate.android'))
  console.log(say('certificate.fingerprint', { fingerprint: fingerprint256, day: validTo }))
  return 0
}

/** Those that a tablet uses first. */
function namesOf(further: readonly string[]): string[] {
  const own = hostname().split('.')[0] ?? hostname()
  return [...new Set([...ownAddresses(), `${own}.local`, own, ...further, 'localhost', '127.0.0.1', '::1'])]
}

/** The authority of an earlier run; null: there is none. */
function kept(path: string): Signed | null {
  if (!existsSync(`${path}.key`)) return null
  const files = { certificate: `${path}.pem`, key: `${path}.key` }
  const judged = readTls(files, Date.now())
  if (!judged.ok) throw new Error(judged.problems.map(({ why }) => voice(why)).join(' '))
  return { certificate: judged.value.cert, key: judged.value.key }
}

/** Writes the key first: a daemon that reads meanwhile finds a whole pair, or an old certificate with a key that it refuses. */
function keep(path: string, { certificate, key }: Signed): void {
  for (const [name, text] of [
    [`${path}.key`, key],
    [`${path}.pem`, certificate]
  ] as const) {
    writeFileSync(`${name}.new`, text, { mode: 0o600, flush: true })
    renameSync(`${name}.new`, name)
  }
}

function fail(code: number, ...lines: readonly string[]): number {
  for (const line of lines) console.error(line)
  return code
}
