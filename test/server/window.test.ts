import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Doc } from '../../src/core/page.ts'
import { pingMs } from '../../src/server/limits/limits.ts'
import { brisk, tidied, until } from '../table/parlour.ts'
import { client, code, elsewhere, isDocFor, window } from './visit.ts'

test('games, legend, health, metrics and the described interface are there without a match', async () => {
  const { app } = await window()
  expect((await app.inject('/api/games')).json()[0]).toMatchObject({ id: 'skerry', seats: { min: 2, max: 2 } })
  expect((await app.inject('/api/legend')).json().cues[0]).toMatchObject({ colour: expect.stringMatching(/^#/) })
  expect((await app.inject('/api/health')).json()).toMatchObject({ match: null, journal: { state: 'good' } })
  expect((await app.inject('/metrics')).body).toMatch(
    /^tablekeeper_device_ready\{device="reader",role="reader"\} [01]$/m
  )
  const described = (await app.inject('/api/openapi.json')).json()
  expect(Object.keys(described.paths)).toEqual(expect.arrayContaining(['/api/match', '/api/match/moves', '/api/games']))
})

test('a match is started, played and left over HTTP', async () => {
  const { app, parlour } = await window()
  const started = await app.inject({
    method: 'POST',
    url: '/api/match',
    payload: { game: 'skerry', start: brisk }
  })
  expect(started.statusCode).toBe(201)
  await tidied(parlour)
  const step = { by: 0, do: { act: 'step', to: [0, 1] } }
  expect((await app.inject({ method: 'POST', url: '/api/match/moves', payload: step })).statusCode).toBe(200)
  await until(parlour, 'played', () => parlour.room.record()?.includes('step') ?? false)
  expect(
    (await app.inject('/api/match/record')).body
      .trim()
      .split('\n')
      .map((l) => JSON.parse(l))
      .at(-1)
  ).toEqual(step)
  expect((await app.inject({ method: 'DELETE', url: '/api/match' })).statusCode).toBe(204)
  expect((await app.inject('/api/match/record')).statusCode).toBe(404)
})

test.each([
  ['a body that is no match', 'POST', '/api/match', { game: 'skerry' }, 400],
  ['a game that is not there', 'POST', '/api/match', { game: 'x', start: brisk }, 422],
  ['a move before any match', 'POST', '/api/match/moves', { by: 0, do: { act: 'end' } }, 422],
  ['an address that is not there', 'GET', '/api/nothing', undefined, 404],
  ['a drawing that is not there', 'GET', '/api/games/skerry/art/castle.svg', undefined, 404],
  ['a drawing with capitals that is not there', 'GET', '/api/games/skerry/art/hero-H1.svg', undefined, 404]
] as const)('%s is answered with a sentence', async (_, method, url, payload, status) => {
  const { app } = await window()
  const answer = await app.inject({ method, url, ...(payload ? { payload } : {}) })
  expect(answer.statusCode).toBe(status)
  expect(answer.json().error ?? answer.json().message).toBeTruthy()
})

test('no page and no program chooses the seed of a match', async () => {
  const { app, parlour } = await window()
  const { say, hear } = await client(app)
  const match = { game: 'skerry', start: brisk, seed: 3 }
  say({ m: 'start', ...match })
  expect(await hear((m) => m.m === 'refused')).toMatchObject({
    why: { say: 'window.misread', with: { fault: expect.stringContaining('additional') } }
  })
  expect((await app.inject({ method: 'POST', url: '/api/match', payload: match })).statusCode).toBe(400)
  expect(parlour.room.doc('audience').match).toBeNull()
})

test('a page of another origin gets nothing', async () => {
  const { app } = await window()
  const headers = { origin: 'http://elsewhere.example', host: 'localhost:8080' }
  expect((await app.inject({ url: '/api/match', headers })).statusCode).toBe(403)
})

test('a client is sent its document once and then patches that keep it true', async () => {
  const { app, parlour } = await window()
  const { say, hear, got } = await client(app)
  await hear(isDocFor(null))
  say({ m: 'start', game: 'skerry', start: brisk })
  await hear((m) => m.m === 'patch' && m.ops.some((op) => op.path[0] === 'match'))
  await tidied(parlour)
  say({ m: 'act', seat: 0, action: { act: 'step', to: [0, 1] } })
  await until(parlour, 'played', () => parlour.room.record()?.includes('step') ?? false)
  await hear((m) => m.m === 'patch' && m.ops.some((op) => op.path[0] === 'told'))
  expect(got.filter((m) => m.m === 'doc')).toHaveLength(1)
  const revs = got.flatMap((m) => (m.m === 'patch' ? [m.rev] : []))
  expect(revs).toEqual(revs.map((_, i) => (revs[0] as number) + i))
})

test('each seat is sent its own secrets and nobody else’s', async () => {
  const { app, parlour } = await window()
  await parlour.room.start('skerry', { ...brisk, options: {} }, { seed: 5 })
  await until(parlour, 'dealt', () => parlour.room.record()?.includes('card/1') ?? false)
  const { say, hear, got } = await client(app)
  say({ m: 'claim', seat: 1 })
  const { doc } = (await hear(isDocFor(1))) as { doc: Doc }
  // Devices may report something else by now. What this seat knows is unchanged.
  const known = ({ match, you, scene, view, draw }: Doc) => ({ match, you, scene, view, draw })
  expect(known(doc)).toEqual(JSON.parse(JSON.stringify(known(parlour.room.doc(1)))))
  const theirs = /"items":\["(\w+)"/.exec(parlour.room.record() ?? '')?.[1]
  expect(JSON.stringify(got)).not.toContain(`"${theirs}`)
})

test('the record over HTTP tells no secret and no seed while the match is played', async () => {
  const { app, parlour } = await window()
  await parlour.room.start('skerry', { ...brisk, options: {} }, { seed: 5 })
  await until(parlour, 'dealt', () => parlour.room.record()?.includes('card/1') ?? false)
  const { body } = await app.inject('/api/match/record')
  expect(body).toContain('"game":"skerry"')
  for (const [, card] of (parlour.room.record() ?? '').matchAll(/"items":\["(\w+)"/g)) expect(body).not.toContain(card)
  expect(body).not.toContain('"seed"')
})

test.each([
  [{ m: 'press', seat: 'everybody', button: 'end' }, '/seat'],
  [{ m: 'undo', all: true }, 'must NOT have additional'],
  [{ m: 'constructor' }, 'm must be one of hello,'],
  [{ seat: 0 }, 'm must be one of hello,']
])('a message that is not understood is refused with the reason: %j', async (message, why) => {
  const { app } = await window()
  const { say, hear } = await client(app)
  say({ ref: 7, ...message })
  expect(await hear((m) => m.m === 'refused')).toMatchObject({
    ref: 7,
    why: { say: 'window.misread', with: { fault: expect.stringContaining(why) } }
  })
})

test('on a shared table a seat needs the code; a button on its pad keeps its own meaning', async () => {
  const { app, parlour } = await window()
  await until(parlour, 'connected', () => parlour.room.health().ok)
  await parlour.room.start('skerry', brisk)
  const [tablet, phone] = [await client(app, elsewhere), await client(app, elsewhere)]
  tablet.say({ m: 'claim', ref: 2, seat: 0 })
  expect(await tablet.hear((m) => m.m === 'refused' && m.ref === 2)).toMatchObject({ why: { say: 'window.code' } })
  for (const [i, button] of (['why', 'confirm', 'end', 1] as const).entries()) {
    parlour.hand({ hand: 'press', seat: 0, button })
    await expect.poll(() => parlour.room.counters().presses).toBe(i + 1)
  }
  tablet.say({ m: 'act', ref: 3, seat: 0, action: { act: 'step', to: [0, 1] } })
  expect(await tablet.hear((m) => m.m === 'refused' && m.ref === 3)).toMatchObject({ why: { say: 'window.code' } })
  expect(tablet.got.filter(isDocFor(0))).toEqual([])
  phone.say({ m: 'claim', ref: 3, seat: 1, code: '000000' })
  expect(await phone.hear((m) => m.m === 'refused' && m.ref === 3)).toMatchObject({ why: { say: 'window.wrong' } })
  expect(parlour.said.join()).toContain('Wrong seat code from 127.0.0.1')
  phone.say({ m: 'claim', seat: 1, code })
  await phone.hear(isDocFor(1))
})

test('codes are not guessed faster by coming back on another connection', async () => {
  const { app } = await window()
  const why = async (typed: string): Promise<unknown> => {
    const { say, hear, close } = await client(app, elsewhere)
    say({ m: 'claim', seat: 0, code: typed })
    const { m, ...said } = await hear((it) => it.m === 'refused' || isDocFor(0)(it))
    close()
    return m === 'refused' && 'why' in said && typeof said.why === 'object' ? said.why?.say : m
  }
  const said = []
  for (let i = 0; i < 8; i++) said.push(await why(`99999${i}`))
  expect(said).toEqual([...Array(5).fill('window.wrong'), ...Array(3).fill('window.wait')])
  expect(await why(code)).toBe('window.wait')
})

test('on a shared table a drawn card is told by whoever drew it, and by nobody else', async () => {
  const { app, parlour, codes } = await window()
  await parlour.room.start('skerry', { options: {}, seats: [{}, {}], agreed: { heaps: 'drawn' } })
  const [mine, theirs, watching] = [
    await client(app, elsewhere),
    await client(app, elsewhere),
    await client(app, elsewhere)
  ]
  mine.say({ m: 'claim', seat: 0, code })
  const { doc } = (await mine.hear(isDocFor(0))) as { doc: Doc }
  theirs.say({ m: 'claim', seat: 1, code: codes.shown() })
  await theirs.hear(isDocFor(1))
  const card = doc.draw?.items[0]?.item ?? ''
  const telling = { m: 'act', seat: 'chance', action: { act: 'pick', what: 'card/0', items: [card] } }
  for (const other of [theirs, watching]) {
    other.say({ ...telling, ref: 4 })
    expect(await other.hear((m) => m.m === 'refused' && m.ref === 4)).toMatchObject({
      why: { say: other === watching ? 'window.code' : 'window.seat' }
    })
  }
  mine.say(telling)
  await until(parlour, 'told', () => parlour.room.doc(1).draw !== null)
  expect(JSON.stringify(parlour.room.doc(0))).toContain(`"${card}`)
})

test('a line that answers no ping is closed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { app } = await window()
  const { port } = app.server.address() as AddressInfo
  const dead = connect(port, '127.0.0.1')
  dead.write(
    `GET /ws HTTP/1.1\r\nHost: localhost:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`
  )
  await once(dead, 'data')
  dead.resume()
  const { say, hear } = await client(app)
  await hear(isDocFor(null))
  vi.advanceTimersByTime(pingMs)
  expect(app.websocketServer.clients.size).toBe(2)
  // A live client answers the ping before our next message, so the reply to that message proves it has.
  say({ m: 'hello', version: -1, ref: 5 })
  await hear((m) => m.m === 'refused' && m.ref === 5)
  vi.advanceTimersByTime(pingMs)
  await once(dead, 'close')
  await expect.poll(() => app.websocketServer.clients.size).toBe(1)
})
