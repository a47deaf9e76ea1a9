// The page tells the daemon for which seats it speaks, because the daemon decides what a seat may do.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { allowed } from '../../../src/server/people/rights.ts'
import { begin, leave, sit } from '../../../web/state/commands.ts'
import { followInvitation } from '../../../web/state/invitation.ts'
import { covered } from '../../../web/state/picking.ts'
import { sitting, token, watching } from '../../../web/state/prefs.ts'
import { doc, me, refused } from '../../../web/state/store.ts'
import { followTurn } from '../../../web/state/turn.ts'
import { dueThrow } from '../../../web/table/due.ts'
import { moments } from '../fixtures/docs.ts'
import { all, button, click, drawn, one, open, text, Wire } from '../stage.tsx'

followTurn()
const watcher = { ...moments.throw, you: { seat: null } }
let wire: Wire
beforeEach(async () => {
  watching.value = false
  token.value = null
  wire = await open(watcher)
})
afterEach(() => {
  vi.useRealTimers()
  watching.value = false
  token.value = null
})

async function reconnected(): Promise<unknown[]> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  Wire.last.close()
  await vi.advanceTimersByTimeAsync(5000)
  Wire.last.onopen?.()
  return Wire.last.orders
}

test('a page on which nothing was chosen claims nothing', async () => {
  expect(await reconnected()).toEqual([])
})

test('a page that only watches says so, on every connection anew, and offers neither take-back nor throw', async () => {
  expect(all('.take-back')).toHaveLength(1)
  expect(dueThrow()).not.toBeNull()
  sit(null)
  await drawn()
  expect(wire.orders).toEqual([{ m: 'claim', seat: null }])
  const you = { seats: [], all: false, known: false, asked: [], asks: [] }
  wire.hear({ m: 'you', you: { ...you, role: 'spectator', may: allowed.spectator } })
  await drawn()
  expect(all('.take-back')).toHaveLength(0)
  expect(dueThrow()).toBeNull()
  expect(await reconnected()).toEqual([{ m: 'claim', seat: null }])
  me.value = null
})

test('a page that plays for everybody says so before anything that needs the right to', async () => {
  sit('all')
  expect(wire.orders[0]).toEqual({ m: 'claim', seat: 'all' })
  begin('skerry', { options: {}, seats: [] })
  expect(wire.orders.at(-1)).toMatchObject({ m: 'start' })
  expect((await reconnected())[0]).toEqual({ m: 'claim', seat: 'all' })
})

test('whoever asks for the end of a match gives nothing up by that', () => {
  sitting.value = 0
  leave()
  expect(wire.orders).toEqual([{ m: 'leave' }])
  expect(sitting.value).toBe(0)
})

test('only a host is offered to end the match; anybody else may type the PIN', async () => {
  const you = { may: [], seats: [], all: false, known: false, asked: [], asks: [] }
  await click(one('.corner .tool'))
  wire.hear({ m: 'you', you: { ...you, role: 'seat', seats: [0] } })
  await drawn()
  expect(all('.menu button').map((it) => it.textContent)).not.toContain('End this match')
  const input = one<HTMLInputElement>('.menu .seat-code input')
  input.value = '12345678'
  input.dispatchEvent(new Event('input', { bubbles: true }))
  await drawn()
  await click(button('Become the host'))
  expect(wire.orders).toEqual([{ m: 'host', pin: '12345678' }])
  wire.hear({ m: 'you', you: { ...you, role: 'host', may: allowed.host } })
  await drawn()
  expect(button('End this match')).toBeDefined()
  await click(one('.corner .tool'))
  me.value = null
})

test('the page says who this device is, and asks its holder whether a seat may go', async () => {
  const you = { role: 'seat', may: [], seats: [1], all: false, known: false, asked: [], asks: [] } as const
  wire.hear({ m: 'you', you })
  await drawn()
  expect(one('.corner .me').getAttribute('aria-label')).toMatch(/^You are \S/)
  wire.hear({ m: 'you', you: { ...you, asked: [1] } })
  await drawn()
  await click(button('Keep my seat'))
  expect(wire.orders).toEqual([{ m: 'keep', seat: 1 }])
  me.value = null
})

test('whoever begins from the set-up only watches no longer', async () => {
  sit(null)
  wire = await open({ ...watcher, match: null, view: null, scene: null }, 'setup')
  one('form.setup').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  expect(wire.orders[0]).toEqual({ m: 'claim', seat: 'all' })
  expect(sitting.value).toBe('all')
})

test('where the daemon wants the code, whoever plays for everybody types it once, and is sat down', async () => {
  sit('all')
  wire.hear({ m: 'refused', why: { say: 'window.code' } })
  await drawn()
  const input = one<HTMLInputElement>('.notices .seat-code input')
  input.value = '482113'
  input.dispatchEvent(new Event('input', { bubbles: true }))
  await drawn()
  wire.said.length = 0
  await click(button('Take the seat'))
  wire.hear({ m: 'you', you: { role: 'seat', may: [], seats: [], all: true, known: true, asked: [], asks: [] } })
  const [next] = doc.value?.view?.prompt.seats ?? []
  expect(wire.orders).toEqual([
    { m: 'claim', seat: 'all', code: '482113' },
    { m: 'look', seat: next }
  ])
  expect(all('.notices .seat-code')).toHaveLength(0)
  me.value = null
})

test('no later connection tries a code again', async () => {
  sit(0, '111111')
  expect(await reconnected()).toEqual([{ m: 'claim', seat: 0 }])
})

describe('a device that the daemon knows', () => {
  const you = { role: 'seat', may: [], seats: [1], all: false, known: true, asked: [], asks: [] } as const
  const given = 'A'.repeat(22)
  const hello = () => Wire.last.said.find((it) => it.m === 'hello')

  test('says its token on every connection, and claims nothing: it sits where it is told', async () => {
    wire.hear({ m: 'token', token: given })
    wire.hear({ m: 'you', you })
    expect(sitting.value).toBe(1)
    expect(await reconnected()).toEqual([])
    expect(hello()).toMatchObject({ token: given })
    Wire.last.hear({ m: 'you', you: { ...you, seats: [0, 1] } })
    expect(sitting.value).toEqual([0, 1])
    Wire.last.hear({ m: 'you', you: { ...you, seats: [], all: true } })
    expect(sitting.value).toBe('all')
  })

  test('keeps asking for a seat that it has asked for, and sits nowhere once it is put out', () => {
    wire.hear({ m: 'token', token: given })
    sit(0)
    wire.hear({ m: 'you', you: { ...you, seats: [], asks: [0] } })
    expect(sitting.value).toBe(0)
    wire.hear({ m: 'refused', why: { say: 'window.evicted' } })
    expect(sitting.value).toBeNull()
  })

  test('forgets a token that the daemon does not know', async () => {
    wire.hear({ m: 'token', token: given })
    wire.hear({ m: 'token', token: null })
    await reconnected()
    expect(hello()).not.toHaveProperty('token')
  })

  test('with several seats looks from the one whose turn it is, and covers its hand', async () => {
    sit([0, 1])
    const [next] = doc.value?.view?.prompt.seats ?? []
    expect(wire.orders).toEqual([
      { m: 'claim', seat: [0, 1] },
      { m: 'look', seat: next }
    ])
    wire.hear({ m: 'doc', rev: 2, doc: moments.throw })
    expect(covered.value).toBe(true)
  })
})

test('an invitation in the address is taken up once, and leaves the address', async () => {
  followInvitation()
  location.hash = '#join/BBBBBBBBBBBBBBBBBBBBBB'
  dispatchEvent(new Event('hashchange'))
  await drawn()
  expect(wire.orders).toEqual([{ m: 'join', invitation: 'B'.repeat(22) }])
  expect(location.hash).toBe('#join')
})

test('what the daemon says of rights is a sentence in the words that it sends', async () => {
  const { legend } = await import('../../../web/state/store.ts')
  const { words } = await import('../../../src/server/words.ts')
  legend.value = { ...legend.value, words }
  refused.value = { say: 'window.wait', with: { n: 1 } }
  await drawn()
  expect(text('.refusal')).toBe('Too many wrong codes. Try again in 1 second.')
})
