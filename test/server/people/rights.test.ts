import { describe, expect, test } from 'vitest'
import { messages, type Role, routes } from '../../../src/server/people/rights.ts'
import { clientMessages } from '../../../src/server/schemas.ts'
import { brisk, until } from '../../table/parlour.ts'
import { client, code, elsewhere, isDocFor, window } from '../visit.ts'

/** One message of every kind that changes something or speaks for somebody. */
const orders: readonly Record<string, unknown>[] = [
  { m: 'act', seat: 0, action: { act: 'step', to: [0, 1] } },
  { m: 'act', seat: 'chance', action: { act: 'draw' } },
  { m: 'press', seat: 0, button: 'end' },
  { m: 'answer', question: 'q', option: 0 },
  { m: 'undo' },
  { m: 'hand', does: { hand: 'tip' } },
  { m: 'hand', does: { hand: 'throw', dice: ['die/0'] } },
  { m: 'hand', does: { hand: 'lift', thing: 'keeper/0' } },
  { m: 'hand', does: { hand: 'press', seat: 0, button: 'end' } },
  { m: 'hand', does: { hand: 'fault', fault: 'unplugged', on: true } },
  { m: 'leave' },
  { m: 'start', game: 'skerry', start: brisk }
]
const denials = ['window.watching', 'window.code', 'window.seat']

/** Somebody who has become what they are by what they said, and what they may not say. */
async function become(bench: boolean, ...said: object[]) {
  const { app, parlour } = await window()
  await until(parlour, 'connected', () => parlour.room.health().ok)
  await parlour.room.start('skerry', brisk)
  const { say, hear } = await client(app, bench ? {} : elsewhere)
  for (const it of said) say(it)
  let ref = 0
  /** Why a message is denied; null: it was not, whatever came of it. */
  const denied = async (message: object): Promise<string | null> => {
    const [mine, next] = [++ref, ++ref]
    say({ ...message, ref: mine })
    // Answers come in the order of messages that need no disk; a start or an end that was not denied answers later or not at all.
    say({ m: 'hello', version: -1, ref: next })
    const first = await hear((m) => m.m === 'refused' && (m.ref === mine || m.ref === next))
    if (first.m !== 'refused' || first.ref !== mine) return null
    const { why } = first
    return typeof why === 'object' && why && denials.includes(why.say) ? why.say : null
  }
  return { app, parlour, hear, denied }
}

describe('the table', () => {
  test('has a row for every kind of message, and none besides', () => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(clientMessages).sort())
  })

  test('is tried with every kind of message that not everybody may send', () => {
    const guarded = Object.entries(messages).filter(([, roles]) => !roles.includes('spectator'))
    expect([...new Set(orders.map(({ m }) => m))].sort()).toEqual(guarded.map(([kind]) => kind).sort())
  })

  test('has a row for every route; a route without one cannot be added', async () => {
    const { app } = await window(false)
    for (const method of ['GET', 'POST', 'PUT'] as const)
      expect(() => app.route({ method, url: '/api/new', handler: async () => 'new' })).toThrow('has no row')
  })

  test('has no row for what is not there, the built page apart', async () => {
    const { app } = await window()
    const gone = Object.keys(routes).filter((row) => {
      const [method = '', url = ''] = row.split(' ')
      return !app.hasRoute({ method: method as 'GET', url })
    })
    expect(gone).toEqual(['GET /*'])
  })
})

/** What the table says of a message that speaks for seat 0. */
function denialOf(role: Role, bench: boolean, { m, seat }: Record<string, unknown>): string | null {
  if (!messages[m as keyof typeof messages].includes(role)) return bench ? 'window.watching' : 'window.code'
  // Chance speaks for a seat only where it is asked to tell.
  return role === 'seat' && seat === 'chance' ? 'window.seat' : null
}

describe.each([
  ['on loopback, a page that has said nothing', true, 'host', []],
  ['on loopback, a page that took a seat', true, 'host', [{ m: 'claim', seat: 0 }]],
  ['on loopback, a page that only watches', true, 'spectator', [{ m: 'claim', seat: null }]],
  [
    'on loopback, a page that watched and plays for everybody again',
    true,
    'host',
    [
      { m: 'claim', seat: null },
      { m: 'claim', seat: 'all' }
    ]
  ],
  ['on a shared table, a page that has said nothing', false, 'spectator', []],
  ['on a shared table, a page that claimed without the code', false, 'spectator', [{ m: 'claim', seat: 0 }]],
  ['on a shared table, a page that claims all without the code', false, 'spectator', [{ m: 'claim', seat: 'all' }]],
  ['on a shared table, a page that took a seat', false, 'seat', [{ m: 'claim', seat: 0, code }]],
  ['on a shared table, a page that plays for everybody', false, 'host', [{ m: 'claim', seat: 'all', code }]],
  [
    'on a shared table, a page that gave its seat up',
    false,
    'spectator',
    [
      { m: 'claim', seat: 0, code },
      { m: 'claim', seat: null }
    ]
  ]
] as const)('%s', (_, bench, role, said) => {
  test(`is a ${role}`, async () => {
    const { denied, hear, parlour } = await become(bench, ...said)
    if (role === 'seat') await hear(isDocFor(0))
    for (const order of orders) expect(await denied(order), JSON.stringify(order)).toBe(denialOf(role, bench, order))
    // What was not denied was done: a match was left, and another begun.
    await until(parlour, 'played', () => parlour.room.doc('audience').match?.id === (role === 'spectator' ? '1' : '2'))
  })
})

test('a seat speaks for itself alone, on its pad too', async () => {
  const { denied, parlour } = await become(false, { m: 'claim', seat: 1, code })
  for (const order of [
    { m: 'act', seat: 0, action: { act: 'step', to: [0, 1] } },
    { m: 'press', seat: 0, button: 'end' },
    { m: 'hand', does: { hand: 'press', seat: 0, button: 'end' } }
  ])
    expect(await denied(order)).toBe('window.seat')
  expect(parlour.room.counters().presses).toBe(0)
})

test('a host that looks from a seat plays the others still, and takes seats without a code', async () => {
  const { denied, hear } = await become(false, { m: 'claim', seat: 'all', code }, { m: 'claim', seat: 1 })
  await hear(isDocFor(1))
  expect(await denied({ m: 'act', seat: 0, action: { act: 'step', to: [0, 1] } })).toBeNull()
})

test('what a spectator was denied has changed nothing', async () => {
  const { denied, parlour } = await become(false)
  const before = [parlour.room.record(), parlour.bench.things(), parlour.bench.dice(), parlour.bench.faults()]
  for (const order of orders) expect(await denied(order)).toBe('window.code')
  expect([parlour.room.record(), parlour.bench.things(), parlour.bench.dice(), parlour.bench.faults()]).toEqual(before)
  expect(parlour.room.counters()).toMatchObject({ hands: 0, presses: 0 })
})

describe('over HTTP', () => {
  const asks = Object.entries(routes).map(([row, roles]) => [row, roles] as const)
  test.each(asks.filter(([row]) => row !== 'GET /ws' && row !== 'GET /*'))('%s', async (row, roles) => {
    const [method = '', url = ''] = row.split(' ')
    const path = url.replace(':game', 'skerry').replace(':look', 'stone')
    for (const bench of [true, false]) {
      const { app } = await window()
      const headers = bench ? {} : elsewhere
      const { statusCode } = await app.inject({ method: method as 'GET', url: path, headers })
      const allowed = roles.includes(bench ? 'host' : 'spectator')
      expect([bench, statusCode === 403]).toEqual([bench, !allowed])
    }
  })
})
