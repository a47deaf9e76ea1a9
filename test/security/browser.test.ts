// What the daemon tells a browser, and what a browser gets that another site has led here.

import { hostname, networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { folder } from '../cli/command.ts'
import { Running } from '../cli/running.ts'
import { ask, upgrade } from './visit.ts'

const match = JSON.stringify({ game: 'nexus-keepers', start: { options: {}, seats: [{}, {}] } })
const json = { 'content-type': 'application/json' }

const open = (...more: string[]): Running =>
  new Running('start', '--port', '0', '--no-open', '--data', folder(), ...more)

test('a foreign name in the Host header gets nothing, also on loopback, over HTTP and for a socket', async () => {
  const daemon = open()
  const address = await daemon.address
  const { port } = new URL(address)
  const foreign = [
    'evil.example',
    `evil.example:${port}`,
    '203.0.113.7',
    '[2001:db8::1]',
    'localhost.evil.example',
    'a b'
  ]
  for (const host of foreign) {
    expect([host, (await ask(address, '/api/match', { headers: { host } })).status]).toEqual([host, 421])
    expect([host, await upgrade(address, { host })]).toEqual([host, 421])
    const origin = `http://${host}`
    const begun = await ask(address, '/api/match', { method: 'POST', headers: { ...json, host, origin }, body: match })
    expect(begun.status).toBe(421)
    // The host name that a proxy reports is not believed from a browser.
    const told = { host, 'x-forwarded-host': `127.0.0.1:${port}` }
    expect((await ask(address, '/api/match', { headers: told })).status).toBe(421)
  }
  const [own] = Object.values(networkInterfaces()).flatMap((all) => (all ?? []).map((it) => it.address))
  const ours = ['localhost', `localhost:${port}`, '127.0.0.1', '127.5.5.5', '[::1]:80', 'a.localhost', hostname()]
  for (const host of [...ours, 'tablekeeper.local', 'Tablekeeper.LOCAL.', own?.includes(':') ? `[${own}]` : `${own}`]) {
    expect([host, (await ask(address, '/api/match', { headers: { host } })).status]).toEqual([host, 200])
    expect([host, await upgrade(address, { host })]).toEqual([host, 101])
  }
  expect((await daemon.doc()).match).toBeNull()
})

test('a name in the table file opens the page', async () => {
  const reader = 'reader: { driver: serial, port: "virtual:table", table: { tags: { pitch: 40 } } }'
  const data = folder({ 'table.yaml': `${reader}\nserver: { port: 0, names: [games.lan] }\n` })
  const daemon = new Running('start', '--no-open', '--config', `${data}/table.yaml`, '--data', data)
  const address = await daemon.address
  expect((await ask(address, '/api/match', { headers: { host: 'games.lan' } })).status).toBe(200)
  expect((await ask(address, '/api/match', { headers: { host: 'other.lan' } })).status).toBe(421)
})

test('a page of another origin gets no socket and changes nothing', async () => {
  const daemon = open()
  const address = await daemon.address
  for (const origin of ['http://evil.example', 'null', 'http://127.0.0.1:1']) {
    expect(await upgrade(address, { origin })).toBe(403)
    const begun = await ask(address, '/api/match', { method: 'POST', headers: { ...json, origin }, body: match })
    expect(begun.status).toBe(403)
  }
  expect((await daemon.doc()).match).toBeNull()
})

test('every answer forbids inline script, frames, guessed types, referrers and devices', async () => {
  const address = await open().address
  for (const path of ['/', '/api/games', '/api/nothing', '/nothing', '/metrics', '/sw.js']) {
    const { headers } = await ask(address, path)
    const policy = String(headers['content-security-policy'])
    expect(policy, path).toContain("default-src 'none'; script-src 'self';")
    expect(policy, path).toContain("frame-ancestors 'none'")
    expect(policy, path).not.toContain('unsafe')
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'permissions-policy': expect.stringContaining('camera=()')
    })
  }
  expect((await ask(address, '/', { headers: { host: 'evil.example' } })).headers).toHaveProperty(
    'content-security-policy'
  )
})

const proxied = {
  nginx: { 'x-real-ip': '10.0.0.7', 'x-forwarded-for': '10.0.0.7' },
  Caddy: { 'x-forwarded-for': '10.0.0.7', 'x-forwarded-proto': 'https' },
  'one by the standard': { forwarded: 'for=10.0.0.7' },
  Apache: { via: '1.1 table' }
}

test('behind a reverse proxy of this machine nobody is host', async () => {
  const daemon = open()
  const address = await daemon.address
  for (const [proxy, headers] of Object.entries(proxied)) {
    const begun = await ask(address, '/api/match', { method: 'POST', headers: { ...json, ...headers }, body: match })
    expect(begun.status, proxy).toBe(403)
    const socket = new WebSocket(new URL('/ws', address), { headers } as never)
    const refused = new Promise((resolve) =>
      socket.addEventListener('message', ({ data }) => {
        const said = JSON.parse(data)
        if (said.m === 'refused') resolve(said.why.say)
      })
    )
    socket.addEventListener('open', () => socket.send(`{"m":"start",${match.slice(1)}`))
    expect(await refused, proxy).toBe('window.host')
    socket.close()
    expect((await daemon.doc()).match, proxy).toBeNull()
  }
  const direct = await ask(address, '/api/match', { method: 'POST', headers: json, body: match })
  expect(direct.status).toBe(201)
})

test('where this machine is a trusted proxy, its loopback proves nothing, and the proxy tells the address', async () => {
  const reader = 'reader: { driver: serial, port: "virtual:table", table: { tags: { pitch: 40 } } }'
  const data = folder({ 'table.yaml': `${reader}\nserver: { port: 0, proxies: [127.0.0.0/8] }\n` })
  const daemon = new Running('start', '--no-open', '--config', `${data}/table.yaml`, '--data', data)
  const address = await daemon.address
  for (const headers of [{}, { 'x-forwarded-for': '127.0.0.1' }, { 'x-forwarded-for': '10.0.0.7' }])
    expect(
      (await ask(address, '/api/match', { method: 'POST', headers: { ...json, ...headers }, body: match })).status
    ).toBe(403)
  const socket = new WebSocket(new URL('/ws', address), { headers: { 'x-forwarded-for': '10.0.0.7' } } as never)
  socket.addEventListener('open', () => socket.send('{"m":"claim","seat":0,"code":"none"}'))
  await expect.poll(() => daemon.complaints).toContain('Wrong seat code from 10.0.0.7')
  socket.close()
})
