// The real daemon behind a real reverse proxy on the same machine.

import { expect, test } from 'vitest'
import WebSocket from 'ws'
import { protocolVersion, type ServerMessage } from '../../src/server/messages.ts'
import { folder } from '../cli/command.ts'
import { Running } from '../cli/running.ts'
import { proxyTo } from './proxy.ts'
import { ask } from './visit.ts'

const json = { 'content-type': 'application/json' }
const body = JSON.stringify({ game: 'nexus-keepers', start: { options: {}, seats: [{}, {}] } })
const reader = 'reader: { driver: serial, port: "virtual:table", table: { tags: { pitch: 40 } } }'

async function behind(proxies: string) {
  const data = folder({ 'table.yaml': `${reader}\nserver: { port: 0, names: [games.lan], ${proxies} }\n` })
  const daemon = new Running('start', '--no-open', '--config', `${data}/table.yaml`, '--data', data)
  return { daemon, address: await daemon.address }
}

/** What the daemon answers to a page’s message. */
function told(address: string, say: object, wanted: (said: ServerMessage) => unknown): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(new URL('/ws', address.replace('http', 'ws')))
    socket.on('error', reject)
    socket.on('open', () => {
      socket.send(JSON.stringify({ m: 'hello', version: protocolVersion }))
      socket.send(JSON.stringify(say))
    })
    socket.on('message', (data) => {
      const found = wanted(JSON.parse(String(data)))
      if (found === undefined) return
      socket.terminate()
      resolve(found)
    })
  })
}

const why = (said: ServerMessage) => (said.m === 'refused' && typeof said.why !== 'string' ? said.why.say : undefined)

test.each([
  ['that the table file does not name', 'proxies: []'],
  ['that it names', 'proxies: [127.0.0.1]']
])('through a proxy of this machine %s the page opens, and nobody is host', async (_, proxies) => {
  const { daemon, address } = await behind(proxies)
  const proxy = await proxyTo(address, '10.0.0.7')
  const page = await ask(proxy, '/', { headers: { host: 'games.lan' } })
  expect([page.status, page.headers['content-security-policy']]).toEqual([200, expect.stringContaining("'none'")])
  for (const headers of [json, { ...json, 'x-forwarded-for': '127.0.0.1' }])
    expect((await ask(proxy, '/api/match', { method: 'POST', headers, body })).status).toBe(403)
  expect(await told(proxy, { m: 'start', ...JSON.parse(body) }, why)).toBe('window.host')
  expect((await daemon.doc()).match).toBeNull()
})

test('a trusted proxy tells whose wrong codes are whose, and its visitors’ own claims count for nothing', async () => {
  const { daemon, address } = await behind('proxies: [127.0.0.1]')
  const [one, other] = [await proxyTo(address, '10.0.0.7'), await proxyTo(address, '10.0.0.8')]
  const claim = { m: 'claim', seat: 0, code: 'none' }
  for (const proxy of [one, other]) await told(proxy, claim, why)
  await expect.poll(() => daemon.complaints).toContain('Wrong seat code from 10.0.0.7')
  expect(daemon.complaints).toContain('Wrong seat code from 10.0.0.8')
})
