// Messages meant to crash the daemon: it refuses them, and the match goes on.

import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { reels } from '../../src/devices/flight/recorder.ts'
import { readTape } from '../../src/devices/flight/tape.ts'
import { folder } from '../cli/command.ts'
import { Running } from '../cli/running.ts'

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels)
const start = (part: string): string =>
  `{"m":"start","game":"nexus-keepers","start":{"options":{},"seats":[{},{}],${part}}}`
const act = (action: string): string => `{"m":"act","seat":0,"action":${action}}`

/** A little longer than the flight recorder waits before it writes: until the next full second. */
const recordedMs = 1200

async function playing(): Promise<{ daemon: Running; data: string }> {
  const data = folder()
  const daemon = new Running('start', '--port', '0', '--no-open', '--data', data)
  const match = { game: 'nexus-keepers', start: { options: {}, seats: [{ name: 'Ann' }, { name: 'Bo' }] } }
  expect((await post(daemon, 'api/match', JSON.stringify(match))).status).toBe(201)
  return { daemon, data }
}

const post = async (daemon: Running, path: string, body: string | Uint8Array<ArrayBuffer>): Promise<Response> =>
  fetch(new URL(path, await daemon.address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body
  })

async function socketOf(daemon: Running): Promise<WebSocket> {
  const socket = new WebSocket(new URL('/ws', await daemon.address))
  await once(socket, 'open')
  return socket
}

/** Sends one message on its own connection. Answers why it was refused; `taken`: it was not; `cut`: the daemon closed the line. */
async function say(daemon: Running, message: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const socket = await socketOf(daemon)
  const refused = new Promise<string>((resolve) => {
    socket.addEventListener('message', ({ data }) => {
      const { m, ref, why } = JSON.parse(String(data))
      if (m === 'refused') resolve(ref === 99 ? 'taken' : JSON.stringify(why))
    })
    socket.addEventListener('close', () => resolve('cut'))
    socket.addEventListener('error', () => resolve('cut'))
  })
  socket.send(message)
  socket.send('{"ref":99}')
  const why = await refused
  socket.close()
  return why
}

/** Expects the match to exist and to accept a move. */
async function lives({ daemon }: { daemon: Running }): Promise<void> {
  expect(JSON.parse(await daemon.get('/api/health'))).toMatchObject({ match: { id: '1', game: 'nexus-keepers' } })
  const answer = await post(daemon, 'api/match/moves', '{"by":"chance","do":{"act":"draw"}}')
  expect([200, 422]).toContain(answer.status)
}

/** Expects the same after everything sent has been recorded. */
async function goesOn({ daemon, data }: { daemon: Running; data: string }): Promise<void> {
  await sleep(recordedMs)
  await lives({ daemon })
  expect(readTape(readFileSync(join(data, 'flight', reels.now), 'utf8'))).toMatchObject({ torn: 0 })
}

const deep: readonly (readonly [string, string])[] = [
  ['a kind that cannot be made a text', '{"m":{"toString":1,"valueOf":1}}'],
  ['20,000 lists in each other for a kind', `{"m":${nested(20_000)}}`],
  ['a deep position', start(`"position":${nested(20_000)}`)],
  ['deep options', `{"m":"start","game":"nexus-keepers","start":{"options":{"a":${nested(20_000)}},"seats":[{},{}]}}`],
  [
    'a deep seat',
    `{"m":"start","game":"nexus-keepers","start":{"options":{},"seats":[{"name":${nested(20_000)}},{}]}}`
  ],
  ['a deep action', act(`{"act":"roll","power":${nested(20_000)}}`)]
]

test('a message too deep or of no kind is refused, over the socket and the interface, and the match goes on', async () => {
  const table = await playing()
  for (const [name, message] of deep) {
    expect(await say(table.daemon, message), name).toContain('window.misread')
    await lives(table)
  }
  const body = `{"by":0,"do":{"act":"roll","power":${nested(20_000)}}}`
  expect((await post(table.daemon, 'api/match/moves', body)).status).toBe(400)
  const begun = `{"game":"nexus-keepers","start":{"options":{},"seats":[{},{}],"position":${nested(20_000)}}}`
  expect((await post(table.daemon, 'api/match', begun)).status).toBe(400)
  await goesOn(table)
})

test('whatever else is sent over the socket is refused or cut off, and the match goes on', async () => {
  const table = await playing()
  const odd = '{"toString":1,"valueOf":null,"constructor":{"prototype":1},"length":1e999}'
  const messages: (string | Uint8Array<ArrayBuffer>)[] = [
    ...['', '{', ']]]]', 'null', '5', '"hello"', '[]', '{}', '\u0000', nested(20_000), '['.repeat(60_000)],
    ...['"__proto__"', '"constructor"', '"toString"', '[]', 'null', '1e999'].map((kind) => `{"m":${kind}}`),
    `{"m":"undo","ref":${nested(5000)}}`,
    '{"m":"undo","ref":1e999}',
    '{"m":"undo","__proto__":{"m":"leave"}}',
    '{"m":"hand","does":{"hand":"tidy","__proto__":{"x":1}}}',
    start('"position":{"\\u005f_proto__":{"cubes":[]}}'),
    start(`"position":${odd}`),
    start(`"position":"${'x'.repeat(60_000)}"`),
    start(`"position":[${'0,'.repeat(30_000)}0]`),
    start(`"position":${nested(30)}`),
    `{"m":"start","game":"nexus-keepers","start":{"options":${odd},"seats":[${odd},${odd}]}}`,
    `{"m":"start","game":"nexus-ops","start":{"options":${odd},"seats":[${odd},${odd}]}}`,
    act(`{"act":"move","to":${odd}}`),
    act(`{"act":"roll","power":"${'9'.repeat(60_000)}"}`),
    act(`{"act":"throw","dice":${odd}}`),
    '{"m":"hand","does":{"hand":"put","thing":"__proto__","at":[0,0]}}',
    '{"m":"hand","does":{"hand":"fault","fault":"constructor","on":true}}',
    '{"m":"hand","does":{"hand":"face","die":"toString","face":3}}',
    'x'.repeat(70_000),
    new Uint8Array([0, 1, 2, 255]),
    new TextEncoder().encode('{"m":"undo"}')
  ]
  for (const [i, message] of messages.entries()) {
    const answer = Promise.race([say(table.daemon, message), sleep(60_000, 'nothing')])
    expect(await answer, `message ${i}: ${String(message).slice(0, 80)}`).not.toBe('nothing')
  }
  await raw(table.daemon, Buffer.from([0x81, 0x83, 0, 0, 0, 0, 0xff, 0xfe, 0xc0]))
  await raw(table.daemon, Buffer.from([0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]))
  await raw(table.daemon, Buffer.from([0xf3, 0x00, 0x7f]))
  await goesOn(table)
})

/** Writes bytes directly to an upgraded connection: frames that no browser sends. */
async function raw(daemon: Running, bytes: Buffer): Promise<void> {
  const { hostname, port } = new URL(await daemon.address)
  const line = connect(Number(port), hostname)
  line.on('error', () => undefined)
  line.write(
    `GET /ws HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`
  )
  await once(line, 'data')
  line.write(bytes)
  await once(line, 'close')
}

test('whatever else is sent to the interface is answered, and the match goes on', async () => {
  const table = await playing()
  const status = async (body: string | Uint8Array<ArrayBuffer>): Promise<number> =>
    (await post(table.daemon, 'api/match/moves', body)).status
  const move = (action: string): string => `{"by":0,"do":${action}}`
  for (const body of ['', '{', 'null', '[]', nested(20_000), '{"by":{"toString":1},"do":{"act":"roll"}}'])
    expect(await status(body), body.slice(0, 60)).toBe(400)
  expect(await status('{"by":0,"do":{"act":"roll","__proto__":{"power":1}}}')).toBe(400)
  expect(await status('{"by":0,"do":{"act":"roll"},"constructor":{"prototype":{}}}')).toBe(400)
  expect(await status(new Uint8Array([0x7b, 0xff, 0xfe, 0xc0]))).toBe(400)
  expect(await status(`"${'x'.repeat(300_000)}"`)).toBe(413)
  expect(await status(move(`{"act":"roll","power":"${'x'.repeat(60_000)}"}`))).toBe(422)
  expect(await status(move('{"act":{"toString":1}}'))).toBe(400)
  const odd = ['games/__proto__/art/constructor.svg', 'games/%00/art/a.svg', '%ff', 'match/record?x=%ff', 'constructor']
  for (const path of odd)
    expect((await fetch(new URL(`/api/${path}`, await table.daemon.address))).status).toBeLessThan(500)
  await goesOn(table)
})

test('what escapes every guard is said in the log, and the match goes on', async () => {
  const data = folder()
  // A bug in a timer, in a promise and in a signal handler, standing for bugs anywhere in the daemon.
  const bug = `process.on('SIGUSR2', () => {
    setTimeout(() => { throw new Error('bug in a timer') })
    Promise.reject(new Error('bug in a promise'))
    Promise.reject(null)
  })`
  process.env.NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(bug)}`
  const daemon = new Running('start', '--port', '0', '--no-open', '--data', data)
  delete process.env.NODE_OPTIONS
  const match = { game: 'nexus-keepers', start: { options: {}, seats: [{ name: 'Ann' }, { name: 'Bo' }] } }
  await post(daemon, 'api/match', JSON.stringify(match))
  daemon.process.kill('SIGUSR2')
  await expect.poll(() => daemon.complaints).toContain('bug in a timer')
  await expect.poll(() => daemon.complaints).toContain('bug in a promise')
  await goesOn({ daemon, data })
  await daemon.end()
  expect(daemon.process.exitCode).toBe(0)
})
