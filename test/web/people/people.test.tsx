// The host’s page, and the page of a person who joins.

import decodeQR from 'qr/decode.js'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { People, You } from '../../../src/server/messages.ts'
import { allowed } from '../../../src/server/people/rights.ts'
import { go } from '../../../web/state/place.ts'
import { invitation, me, people, refused } from '../../../web/state/store.ts'
import { moments } from '../fixtures/docs.ts'
import { all, button, click, drawn, one, open, text, type Wire } from '../stage.tsx'

const host: You = { role: 'host', may: allowed.host, seats: [], all: true, known: false, asked: [], asks: [] }
const device: People['devices'][number] = {
  ...{ id: 'device 1', kind: 'phone', since: 0, seen: 0, here: true },
  ...{ host: false, seats: [0], all: false, own: false }
}
const known: People = { devices: [device], code: '482113', pause: 0, addresses: ['http://192.168.1.7:8080/'] }
const first = moments.throw.match?.seats[0]?.name ?? ''
let wire: Wire

beforeEach(() => {
  location.href = 'http://localhost:8080/'
})
afterEach(async () => {
  go('door')
  await drawn()
  me.value = null
  people.value = null
  invitation.value = null
})

async function hostPage(now: People = known): Promise<void> {
  me.value = host
  wire = await open(moments.throw, 'people')
  await expect.poll(() => wire.orders).toContainEqual({ m: 'people', on: true })
  wire.hear({ m: 'people', people: now })
  await drawn()
  wire.said.length = 0
}

/** Decodes the drawn QR code as a camera would: each module as several pixels. */
function read(svg: Element): string {
  const [, , size = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number)
  const scale = 4
  const side = size * scale
  const data = new Uint8Array(side * side * 4).fill(255)
  for (const [, x, y] of (svg.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)/g))
    for (let i = 0; i < scale * scale; i++) {
      const at = (Number(y) * scale + Math.floor(i / scale)) * side + Number(x) * scale + (i % scale)
      data.fill(0, at * 4, at * 4 + 3)
    }
  return decodeQR({ width: side, height: side, data })
}

test('a seat is invited by a link that a camera reads off the page', async () => {
  await hostPage()
  await click(button(first))
  expect(wire.orders).toEqual([{ m: 'invite', to: 0 }])
  wire.hear({ m: 'invitation', to: 0, secret: 'S'.repeat(22) })
  await drawn()
  const link = `http://192.168.1.7:8080/#join/${'S'.repeat(22)}`
  expect(text('.invitation-link')).toBe(link)
  expect(read(one('.qr'))).toBe(link)
})

test('where only this computer reaches the table the page says so and invites nobody', async () => {
  await hostPage({ ...known, addresses: [], code: null })
  expect(text('.people-page')).toContain('start it with --host 0.0.0.0')
  expect(all('.invite')).toHaveLength(0)
})

test('the host puts a device out, and forgets it when sure', async () => {
  await hostPage()
  expect(text('.guest')).toContain(`plays for ${first}`)
  await click(button('Take its seat away'))
  await click(button('Forget this device'))
  expect(wire.orders).toEqual([{ m: 'evict', device: 'device 1' }])
  await click(button('Really forget it?'))
  expect(wire.orders.at(-1)).toEqual({ m: 'revoke', device: 'device 1' })
})

test('the code stands there, with how long it is closed, and a new one opens it', async () => {
  await hostPage({ ...known, pause: 30 })
  expect(text('.people-code')).toContain('482 113')
  expect(text('.people-page')).toContain('closed for 30 seconds')
  await click(button('New code'))
  expect(wire.orders).toEqual([{ m: 'code' }])
})

test('whoever is no host is told so', async () => {
  me.value = { ...host, role: 'spectator', may: allowed.spectator, all: false }
  wire = await open(moments.throw, 'people')
  await expect.poll(() => all('.people-page').length).toBe(1)
  expect(text('.people-page')).toContain('Only the host')
  expect(wire.orders).not.toContainEqual({ m: 'people', on: true })
})

test('whoever joins reads who they are, and is offered the seats', async () => {
  me.value = { ...host, role: 'spectator', may: allowed.spectator, all: false }
  wire = await open({ ...moments.throw, you: { seat: null } }, 'join')
  await expect.poll(() => all('.join').length).toBe(1)
  expect(text('.join-me')).toBe('You are watching.')
  await click(button('Sit here'))
  expect(wire.orders).toEqual([{ m: 'claim', seat: 0 }])
})

test('the field for the code stays when the refusal goes: somebody walks to the host’s page and reads it', async () => {
  me.value = { ...host, role: 'spectator', may: allowed.spectator, all: false }
  wire = await open({ ...moments.throw, you: { seat: null } }, 'join')
  await expect.poll(() => all('.join').length).toBe(1)
  await click(button('Sit here'))
  wire.hear({ m: 'refused', why: { say: 'window.code' } })
  await drawn()
  refused.value = null
  await drawn()
  expect(all('.seat-code input')).toHaveLength(1)
})

test('whoever only watches is offered to join, at the board too', async () => {
  me.value = { ...host, role: 'spectator', may: allowed.spectator, all: false }
  await open({ ...moments.throw, you: { seat: null } }, 'board')
  expect(button('Join the table')).toBeDefined()
})
