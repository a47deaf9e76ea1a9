// How a device is admitted, recognised later, and removed.

import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ServerMessage } from '../../../src/server/messages.ts'
import { addressesOf } from '../../../src/server/people/addresses.ts'
import { invitedMs, openBook } from '../../../src/server/people/book.ts'
import { folder } from '../../cli/command.ts'
import { brisk } from '../../table/parlour.ts'
import { client, code, elsewhere, isDocFor, window } from '../visit.ts'

type Said<M extends ServerMessage['m']> = Extract<ServerMessage, { m: M }>
const isYou =
  (role: string, ...seats: number[]) =>
  (m: ServerMessage) =>
    m.m === 'you' && m.you.role === role && String(m.you.seats) === String(seats)
const isRefused = (why: string) => (m: ServerMessage) => m.m === 'refused' && (m.why as { say: string }).say === why

type Client = Awaited<ReturnType<typeof client>>
const told = async <M extends ServerMessage['m']>(it: Client, m: M): Promise<Said<M>> =>
  (await it.hear((said) => said.m === m)) as Said<M>
const tokenOf = async (it: Client): Promise<string> => (await told(it, 'token')).token ?? ''
const invited = async (host: Client, to: number | 'all' | 'watch'): Promise<string> => {
  host.say({ m: 'invite', to })
  const found = await host.hear((m) => m.m === 'invitation' && m.to === to)
  return (found as Said<'invitation'>).secret
}
const hello = (token: string) => ({ m: 'hello', version: 1, token })

/** A table with a host on the daemon’s own machine, a match, and a data folder that outlives the server. */
async function table() {
  const devices = join(folder(), 'devices.json')
  const { app, parlour, book, codes } = await window(true, { devices })
  await parlour.room.start('skerry', brisk)
  const host = await client(app)
  const stranger = () => client(app, elsewhere)
  return { app, parlour, book, codes, devices, host, stranger }
}

describe('an invitation', () => {
  test('seats a device, once, with 128 bits that the daemon keeps as a hash', async () => {
    const { host, stranger, devices } = await table()
    const secret = await invited(host, 1)
    expect(Buffer.from(secret, 'base64url')).toHaveLength(16)
    const [ann, bo] = [await stranger(), await stranger()]
    ann.say({ m: 'join', invitation: secret })
    const token = await tokenOf(ann)
    expect(Buffer.from(token, 'base64url')).toHaveLength(16)
    await ann.hear(isYou('seat', 1))
    await ann.hear(isDocFor(1))
    bo.say({ m: 'join', invitation: secret })
    await bo.hear(isRefused('window.invitation'))
    const kept = readFileSync(devices, 'utf8')
    for (const it of [secret, token]) expect(kept).not.toContain(it)
    expect(statSync(devices).mode & 0o777).toBe(0o600)
  })

  test('to watch lets a device in, and gives it no seat', async () => {
    const { host, stranger } = await table()
    const ann = await stranger()
    ann.say({ m: 'join', invitation: await invited(host, 'watch') })
    await tokenOf(ann)
    ann.say({ m: 'claim', seat: 0 })
    await ann.hear(isRefused('window.code'))
  })

  test('to all plays every seat that nobody holds', async () => {
    const { host, stranger } = await table()
    const ann = await stranger()
    ann.say({ m: 'join', invitation: await invited(host, 'all') })
    await ann.hear((m) => m.m === 'you' && m.you.all)
  })

  test('is good for a day, and as many as anybody hands out', () => {
    let now = 0
    const book = openBook(null, () => now)
    const early = book.invite(0)
    now = invitedMs
    expect(book.redeem(early)).toBeNull()
    const all = Array.from({ length: 60 }, () => book.invite('watch'))
    expect(all.filter((it) => book.redeem(it) !== null)).toHaveLength(50)
  })

  test('is open while codes are not', async () => {
    const { host, stranger, book } = await table()
    const ann = await stranger()
    for (let i = 0; i < 6; i++) ann.say({ m: 'claim', seat: 0, code: '000000' })
    await ann.hear(isRefused('window.wait'))
    ann.say({ m: 'join', invitation: await invited(host, 0) })
    await ann.hear(isYou('seat', 0))
    expect(book.all()).toHaveLength(1)
  })
})

describe('a token', () => {
  test('keeps the seat over a restart of tablet and daemon', async () => {
    const { app, parlour, devices, host, stranger } = await table()
    const ann = await stranger()
    ann.say({ m: 'join', invitation: await invited(host, 1) })
    const token = await tokenOf(ann)
    ann.close()
    const [again, bo] = [await stranger(), await stranger()]
    again.say(hello(token))
    await again.hear(isDocFor(1))
    await app.close()

    const { app: later } = await window(true, { parlour, devices })
    const third = await client(later, elsewhere)
    third.say(hello(token))
    await third.hear(isYou('seat', 1))
    await third.hear(isDocFor(1))
    third.say({ m: 'press', seat: 1, button: 'why', ref: 7 })
    third.say({ m: 'look', seat: 0, ref: 8 })
    await third.hear((m) => m.m === 'refused' && m.ref === 8)
    expect(third.got.filter((m) => m.m === 'refused' && m.ref === 7)).toEqual([])
    bo.close()
  })

  test('that nobody gave out is told so, and gives nothing', async () => {
    const { stranger } = await table()
    const ann = await stranger()
    ann.say(hello('A'.repeat(22)))
    expect(await told(ann, 'token')).toEqual({ m: 'token', token: null })
    ann.say({ m: 'claim', seat: 0 })
    await ann.hear(isRefused('window.code'))
  })

  test('holds no seat in a later match for a device that is not here', async () => {
    const { parlour, host, stranger, book } = await table()
    const [ann, bo] = [await stranger(), await stranger()]
    ann.say({ m: 'join', invitation: await invited(host, 0) })
    bo.say({ m: 'join', invitation: await invited(host, 1) })
    await ann.hear(isYou('seat', 0))
    await bo.hear(isYou('seat', 1))
    host.say({ m: 'people', on: true })
    ann.close()
    await host.hear((m) => m.m === 'people' && m.people.devices.some(({ here }) => !here))
    await parlour.room.start('skerry', brisk)
    await expect.poll(() => book.all().map(({ seats }) => seats)).toEqual([[], [1]])
  })

  test('may hold several seats, and looks from each of them', async () => {
    const { host, stranger } = await table()
    const ann = await stranger()
    ann.say({ m: 'join', invitation: await invited(host, 0) })
    await ann.hear(isYou('seat', 0))
    ann.say({ m: 'claim', seat: [0, 1] })
    await ann.hear(isYou('seat', 0, 1))
    ann.say({ m: 'look', seat: 1 })
    await ann.hear(isDocFor(1))
    ann.say({ m: 'claim', seat: 1 })
    await ann.hear(isYou('seat', 1))
  })
})

test('the code lets one device in, then there is another; the host sees it and makes a new one', async () => {
  const { host, stranger, codes } = await table()
  const [ann, bo] = [await stranger(), await stranger()]
  ann.say({ m: 'claim', seat: 0, code })
  await ann.hear(isYou('seat', 0))
  expect(codes.shown()).not.toBe(code)
  bo.say({ m: 'claim', seat: 1, code })
  await bo.hear(isRefused('window.wrong'))
  host.say({ m: 'people', on: true })
  expect((await told(host, 'people')).people.code).toBe(codes.shown())
  const before = codes.shown()
  host.say({ m: 'code' })
  await host.hear((m) => m.m === 'people' && m.people.code !== before)
})

describe('the host', () => {
  async function seated() {
    const it = await table()
    const ann = await it.stranger()
    ann.say({ m: 'hello', version: 1, kind: 'phone' })
    ann.say({ m: 'join', invitation: await invited(it.host, 0) })
    const token = await tokenOf(ann)
    await ann.hear(isDocFor(0))
    it.host.say({ m: 'people', on: true })
    const found = await it.host.hear((m) => m.m === 'people' && m.people.devices.some(({ here }) => here))
    const [device] = (found as Said<'people'>).people.devices
    return { ...it, ann, token, device }
  }

  test('sees what was let in, since when, and whether it is here', async () => {
    const { host, ann, device } = await seated()
    expect(device).toMatchObject({ kind: 'phone', seats: [0], host: false, all: false, here: true, own: false })
    expect(Date.now() - (device?.since ?? 0)).toBeLessThan(60_000)
    expect(JSON.stringify(device)).not.toContain('token')
    ann.close()
    await host.hear((m) => m.m === 'people' && m.people.devices.some(({ here }) => !here))
  })

  test('evicts a device: it watches, is known still, and proves anew that it is there', async () => {
    const { host, ann, device, token } = await seated()
    host.say({ m: 'evict', device: device?.id })
    await ann.hear(isRefused('window.evicted'))
    await ann.hear(isYou('spectator'))
    ann.say({ m: 'claim', seat: 0 })
    await ann.hear(isRefused('window.code'))
    ann.say(hello(token))
    expect(ann.got.filter((m) => m.m === 'token')).toHaveLength(1)
  })

  test('revokes a device: nobody knows it any more', async () => {
    const { host, ann, device, token, stranger, book } = await seated()
    host.say({ m: 'revoke', device: device?.id })
    await ann.hear((m) => m.m === 'token' && m.token === null)
    await ann.hear((m) => m.m === 'you' && !m.you.known)
    const again = await stranger()
    again.say(hello(token))
    expect(await told(again, 'token')).toEqual({ m: 'token', token: null })
    expect(book.all()).toEqual([])
  })

  test('is told when a device is unknown', async () => {
    const { host } = await table()
    host.say({ m: 'evict', device: 'nobody' })
    await host.hear(isRefused('window.noDevice'))
  })
})

test('links name the ways in: none where only this machine listens, its address, or the proxy’s names', () => {
  const listening = { host: '0.0.0.0', port: 8080, secure: false, names: [], proxied: false }
  expect(addressesOf(listening, ['192.168.1.7'])[0]).toBe('http://192.168.1.7:8080/')
  expect(addressesOf({ ...listening, secure: true }, ['192.168.1.7'])[0]).toBe('https://192.168.1.7:8080/')
  expect(addressesOf({ ...listening, host: '127.0.0.1' })).toEqual([])
  expect(addressesOf({ ...listening, host: 'fd00::7' })).toEqual(['http://[fd00::7]:8080/'])
  expect(addressesOf({ ...listening, host: '127.0.0.1', proxied: true, names: ['games.lan'] })).toEqual([
    'https://games.lan/'
  ])
})

test.each(['', '{', '{"devices":[{}],"invitations":[]}', '[]'])('a file that holds %j lets nobody in', (text) => {
  const file = join(folder({ 'devices.json': text }), 'devices.json')
  const book = openBook(file, Date.now)
  expect(book.all()).toEqual([])
  book.admit('tablet', { proved: true })
  expect(openBook(file, Date.now).all()).toHaveLength(1)
})
