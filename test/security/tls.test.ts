// The page over https: a client that trusts the table’s own certificate authority, and messages about unusable certificate files.

import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer, get } from 'node:https'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import WebSocket from 'ws'
import { askDaemon } from '../../src/cli/ask.ts'
import { newAuthority, newCertificate } from '../../src/cli/authority.ts'
import { folder, tablekeeper } from '../cli/command.ts'
import { Running } from '../cli/running.ts'

const reader = 'reader: { driver: serial, port: "virtual:table", table: { tags: { pitch: 40 } } }'

const tableIn = (
  data: string,
  port: number,
  tls = `{ certificate: ${data}/tls/table.pem, key: ${data}/tls/table.key }`
) => {
  const file = join(data, 'table.yaml')
  writeFileSync(file, `${reader}\nserver: { host: 0.0.0.0, port: ${port}, tls: ${tls} }\ndata: ${data}\n`)
  return file
}

const start = (config: string) => new Running('start', '--no-open', '--config', config)

/** Requests with trust only in this authority, and checks host names as browsers do. */
function fetched(url: URL, ca: Buffer) {
  return new Promise<{ status: number; body: string; raw: Buffer }>((resolve, reject) => {
    get(url, { ca, agent: false }, async (answer) => {
      const raw = answer.socket as unknown as { getPeerCertificate(): { raw: Buffer } }
      const certificate = raw.getPeerCertificate().raw
      resolve({ status: answer.statusCode ?? 0, body: await text(answer.setEncoding('latin1')), raw: certificate })
    }).on('error', reject)
  })
}

const own = Object.values(networkInterfaces()).flatMap((all) =>
  (all ?? []).flatMap((it) => (it.family === 'IPv4' && !it.internal ? [it.address] : []))
)[0]

test('the command’s certificate serves page, socket, links and the authority to whoever trusts it', async () => {
  const data = folder()
  const file = join(data, 'table.yaml')
  writeFileSync(file, `${reader}\nserver: { names: [games.lan], port: 8080 }\ndata: ${data}\n`)
  const made = tablekeeper(['certificate', '--config', file])
  expect([made.code, made.err]).toEqual([0, ''])
  expect(made.out).toContain(`certificate: ${data}/tls/table.pem`)
  expect(made.out).toMatch(/https:\/\/\S+:8080\/authority\.crt/)
  for (const name of ['authority.key', 'table.key', 'authority.pem', 'table.pem'])
    expect(statSync(join(data, 'tls', name)).mode & 0o777).toBe(0o600)
  const ca = readFileSync(join(data, 'tls/authority.pem'))
  const leaf = new X509Certificate(readFileSync(join(data, 'tls/table.pem')))
  expect(leaf.checkHost('games.lan')).toBe('games.lan')
  // Apple accepts at most 825 days.
  expect(leaf.validToDate.getTime() - leaf.validFromDate.getTime()).toBeLessThanOrEqual(825 * 86_400_000)

  const daemon = start(tableIn(data, 0))
  const address = new URL(await daemon.address)
  expect(address.protocol).toBe('https:')
  for (const host of ['localhost', '127.0.0.1', ...(own ? [own] : [])]) {
    const at = new URL(address)
    at.hostname = host
    expect([host, (await fetched(new URL('/api/match', at), ca)).status]).toEqual([host, 200])
  }
  const offered = await fetched(new URL('/authority.crt', address), ca)
  expect(new X509Certificate(Buffer.from(offered.body, 'latin1')).fingerprint256).toBe(
    new X509Certificate(ca).fingerprint256
  )
  expect(made.out).toContain(new X509Certificate(ca).fingerprint256)
  await expect(fetched(address, readFileSync(join(data, 'tls/table.key')))).rejects.toThrow()

  const socket = new WebSocket(new URL('/ws', address.href.replace('https', 'wss')), { ca })
  const opened = await new Promise((resolve) => socket.once('open', () => resolve('open')).once('error', resolve))
  expect(opened).toBe('open')
  socket.terminate()
  // The running daemon has written its port and certificate to the data folder.
  const invited = tablekeeper(['invite', '--data', data])
  const links = invited.lines.filter((it) => it.startsWith('http'))
  if (own) expect([invited.code, links.length > 0]).toEqual([0, true])
  expect(links.every((it) => it.startsWith('https://'))).toBe(true)

  // A different certificate on that port proves nothing.
  await daemon.end()
  expect(existsSync(join(data, 'running.json'))).toBe(false)
  const stranger = await newAuthority('a stranger', Date.now())
  const theirs = await newCertificate(stranger, ['localhost', '127.0.0.1'], Date.now())
  let asked = 0
  const impostor = createServer({ cert: theirs.certificate, key: theirs.key }, (_, answer) => {
    asked += 1
    answer.end('{}')
  }).listen(0)
  onTestFinished(() => void impostor.close())
  await once(impostor, 'listening')
  const { port } = impostor.address() as AddressInfo
  const tls = { certificate: join(data, 'tls/table.pem'), key: join(data, 'tls/table.key') }
  expect(await askDaemon({ host: '127.0.0.1', port, tls }, '/api/invitations', { to: 'all' })).toBeNull()
  expect(asked).toBe(0)
})

test('a second run renews the certificate under the same authority, and the daemon takes it up', async () => {
  const data = folder()
  expect(tablekeeper(['certificate', '--data', data]).code).toBe(0)
  const ca = readFileSync(join(data, 'tls/authority.pem'))
  const daemon = start(tableIn(data, 0))
  const address = new URL(await daemon.address)
  const before = (await fetched(address, ca)).raw
  expect(tablekeeper(['certificate', '--data', data, '--name', 'new.lan']).code).toBe(0)
  expect(readFileSync(join(data, 'tls/authority.pem'))).toEqual(ca)
  await expect
    .poll(async () => (await fetched(address, ca).catch(() => null))?.raw.equals(before), { timeout: 20_000 })
    .toBe(false)
})

const files = async () => {
  const now = Date.now()
  const authority = await newAuthority('tablekeeper test', now)
  const own = await newCertificate(authority, ['localhost'], now)
  const other = await newCertificate(authority, ['localhost'], now)
  return { own, other }
}

test.each([
  [
    'no certificate file',
    'certificate',
    '/nowhere/table.pem',
    /This file can’t be read \(ENOENT\).*tablekeeper certificate/
  ],
  ['a certificate that is none', 'certificate', 'bad.pem', /holds no PEM certificate.*tablekeeper certificate/],
  ['no key file', 'key', '/nowhere/table.key', /This file can’t be read \(ENOENT\)/],
  ['a key that is none', 'key', 'bad.pem', /holds no PEM private key/],
  ['the key of another certificate', 'key', 'other.key', /belongs to another certificate/],
  ['a key with a passphrase', 'key', 'locked.key', /has a passphrase.*openssl pkey/]
] as const)('%s: the daemon names line, file and fix, and does not start', async (_, part, file, sentence) => {
  const { own, other } = await files()
  const data = folder({
    'own.pem': own.certificate,
    'own.key': own.key,
    'other.key': other.key,
    'bad.pem': '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n',
    'locked.key': '-----BEGIN ENCRYPTED PRIVATE KEY-----\nAAAA\n-----END ENCRYPTED PRIVATE KEY-----\n'
  })
  const at = (name: string) => (name.startsWith('/') ? name : join(data, name))
  const tls = { certificate: at('own.pem'), key: at('own.key'), [part]: at(file) }
  const table = tableIn(data, 0, JSON.stringify(tls))
  const { code, err } = tablekeeper(['start', '--no-open', '--config', table])
  expect(code).toBe(2)
  expect(err).toMatch(sentence)
  expect(err).toContain(`${table}:2:`)
  expect(err).toContain(`server.tls.${part}: `)
  expect(err).toContain(at(file))
})

test('a certificate that has expired, or is not yet valid, is warned of by its file, and the table opens', async () => {
  const day = 86_400_000
  for (const [now, sentence] of [
    [
      Date.now() - 900 * day,
      /warn: The certificate \S+own\.pem expired on \d{4}-\d\d-\d\d\. Renew it: tablekeeper certificate/
    ],
    [
      Date.now() + 9 * day,
      /warn: The certificate \S+own\.pem is valid only from \d{4}-\d\d-\d\d\. Check this computer’s clock\./
    ]
  ] as const) {
    const authority = await newAuthority('tablekeeper test', now)
    const { certificate, key } = await newCertificate(authority, ['localhost'], now)
    const data = folder({ 'own.pem': certificate, 'own.key': key })
    const daemon = start(tableIn(data, 0, `{ certificate: ${data}/own.pem, key: ${data}/own.key }`))
    expect(await daemon.address).toMatch(/^https:/)
    expect(daemon.complaints).toMatch(sentence)
  }
})
