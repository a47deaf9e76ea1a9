import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { messages, type Role, routes } from '../../../src/server/people/rights.ts'
import { refusalMs } from '../../../src/server/people/seats.ts'
import { clientMessages } from '../../../src/server/schemas.ts'
import { brisk, until } from '../../table/parlour.ts'
import { client, code, elsewhere, isDocFor, pin, window } from '../visit.ts'

/** One message of each kind that only some may send. */
const orders: readonly Record<string, unknown>[] = [
  { m: 'look', seat: 0 },
  { m: 'keep', seat: 0 },
  { m: 'act', seat: 0, action: { act: 'step', to: [0, 1] } },
  { m: 'act', seat: 'chance', action: { act: 'draw' } },
  { m: 'press', seat: 0, button: 'end' },
  { m: 'answer', question: 'q', option: 0 },
  { m: 'undo' },
  { m: 'hint', seat: 0 },
  { m: 'handover', seat: 0, to: null },
  { m: 'hand', does: { hand: 'tip' } },
  { m: 'hand', does: { hand: 'throw', dice: ['die/0'] } },
  { m: 'hand', does: { hand: 'lift', thing: 'keeper/0' } },
  { m: 'hand', does: { hand: 'press', seat: 0, button: 'end' } },
  { m: 'hand', does: { hand: 'fault', fault: 'unplugged', on: true } },
  { m: 'people', on: true },
  { m: 'invite', to: 0 },
  { m: 'evict', device: 'nobody' },
  { m: 'revoke', device: 'nobody' },
  { m: 'code' },
  { m: 'report', everything: false, lang: 'en' },
  { m: 'backups' },
  { m: 'backup', stick: 'stick-1234567890' },
  { m: 'preview', backup: 'one' },
  { m: 'restore', backup: 'one' },
  { m: 'pin', pin },
  { m: 'find', on: true },
  { m: 'describe', name: 'Kitchen', pin: null, shared: true },
  { m: 'trial', on: false },
  { m: 'leave' },
  { m: 'resume', match: 1 },
  { m: 'forget', match: 1 },
  { m: 'review', match: 1 },
  { m: 'start', game: 'skerry', start: brisk }
]
const denials = ['window.watching', 'window.code', 'window.seat', 'window.host']

/** A client that has gained its role with these messages; `denied` then tells which messages it may not send. */
async function become(isLoopback: boolean, ...said: object[]) {
  const { app, parlour } = await window()
  await until(parlour, 'connected', () => parlour.room.health().ok)
  await parlour.room.start('skerry', brisk)
  const { say, hear } = await client(app, isLoopback ? {} : elsewhere)
  for (const it of said) say(it)
  let ref = 0
  /** The reason why a message is denied; null: it is not, whatever its result. */
  const denied = async (message: object): Promise<string | null> => {
    const [mine, next] = [++ref, ++ref]
    say({ ...message, ref: mine })
    // Answers arrive in the order of the messages, except where a message needs the disk: a start or end answers later or never. So send a
    // second message: a hand that does nothing is refused for everybody, and may come forty times a second.
    say({ m: 'hand', ref: next })
    const first = await hear((m) => m.m === 'refused' && (m.ref === mine || m.ref === next))
    if (first.m !== 'refused' || first.ref !== mine) return null
    const { why } = first
    return typeof why === 'object' && why && denials.includes(why.say) ? why.say : null
  }
  return { app, parlour, hear, denied }
}

test('nobody looks from a seat that a computer plays, and nobody takes it', async () => {
  const { app, parlour } = await window()
  const { say, hear } = await client(app)
  say({ m: 'claim', seat: 1 })
  await hear((m) => m.m === 'you' && m.you.seats.includes(1))
  // A player who had this seat in an earlier match sees nothing of the computer’s hand.
  await parlour.room.start('skerry', { ...brisk, agreed: { computers: [null, 'easy'] } })
  await hear((m) => isDocFor(null)(m) && m.m === 'doc' && m.doc.match?.seats[1]?.computer === 'easy')
  for (const [ref, message, why] of [
    [1, { m: 'look', seat: 1 }, 'window.seat'],
    [2, { m: 'claim', seat: 1 }, 'window.computer']
  ] as const) {
    say({ ...message, ref })
    const refused = await hear((m) => m.m === 'refused' && m.ref === ref)
    expect(refused).toMatchObject({ why: { say: why } })
  }
})

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

/** The expected refusal for a message that speaks for seat 0. `is`: what the client has proved, whether it uses it or not. */
function denialOf(
  role: Role,
  is: 'host' | 'seat' | 'stranger',
  { m, seat }: Record<string, unknown>,
  plays: boolean
): string | null {
  const roles = messages[m as keyof typeof messages]
  if (!roles.includes(role)) {
    if (is === 'host') return 'window.watching'
    if (!roles.includes('seat')) return 'window.host'
    return is === 'seat' ? 'window.watching' : 'window.code'
  }
  // A hint is for who plays the seat, not for whoever may speak for it.
  if (m === 'hint' && !plays) return 'window.seat'
  // A seat may speak for chance only when it is asked for the result.
  return role === 'seat' && seat === 'chance' ? 'window.seat' : null
}

const watching = { m: 'claim', seat: null }
const seated = { m: 'claim', seat: 0, code }
const host = { m: 'host', pin }
describe.each([
  ['at the machine itself, a page that has said nothing', 'host', 'host', []],
  ['at the machine itself, a page that took a seat', 'host', 'host', [{ m: 'claim', seat: 0 }]],
  ['at the machine itself, a page that only watches', 'host', 'spectator', [watching]],
  [
    'at the machine itself, a page that watched and plays again',
    'host',
    'host',
    [watching, { m: 'claim', seat: 'all' }]
  ],
  ['elsewhere, a page that has said nothing', 'stranger', 'spectator', []],
  ['elsewhere, a page that claimed without the code', 'stranger', 'spectator', [{ m: 'claim', seat: 0 }]],
  ['elsewhere, a page that claims all without the code', 'stranger', 'spectator', [{ m: 'claim', seat: 'all' }]],
  ['elsewhere, a page that says a wrong PIN', 'stranger', 'spectator', [{ m: 'host', pin: code }]],
  ['elsewhere, a page that took a seat', 'seat', 'seat', [seated]],
  ['elsewhere, a page that plays all seats by the code', 'seat', 'seat', [{ m: 'claim', seat: 'all', code }]],
  ['elsewhere, a page that gave its seat up', 'seat', 'spectator', [seated, watching]],
  ['elsewhere, a page with the PIN', 'host', 'host', [host]],
  ['elsewhere, a page with the PIN that only watches', 'host', 'spectator', [host, watching]]
] as const)('%s', (who, is, role, said) => {
  test(`is a ${role}`, async () => {
    const plays = !said.some((it) => it === host)
    const { denied, parlour } = await become(who.startsWith('at the machine'), ...said)
    for (const order of orders) expect([order, await denied(order)]).toEqual([order, denialOf(role, is, order, plays)])
    // What was not denied was done: the match was ended, and another started.
    await until(parlour, 'played', () => parlour.room.doc('audience').match?.id === (role === 'host' ? '2' : '1'))
  })
})

test('a seat cannot end the match, and has its seat still when it was refused', async () => {
  const { denied, hear } = await become(false, seated)
  await hear(isDocFor(0))
  expect(await denied({ m: 'leave' })).toBe('window.host')
  expect(await denied({ m: 'press', seat: 0, button: 'why' })).toBeNull()
})

test('the PIN that the host chose is the one that counts from then on', async () => {
  const { app } = await window()
  const [first, second, third] = [await client(app), await client(app, elsewhere), await client(app, elsewhere)]
  first.say({ m: 'pin', pin: 'a better one' })
  second.say({ m: 'host', pin })
  expect(await second.hear((m) => m.m === 'refused')).toMatchObject({ why: { say: 'window.wrongPin' } })
  third.say({ m: 'host', pin: 'a better one' })
  await third.hear((m) => m.m === 'you' && m.you.role === 'host')
  first.say({ m: 'pin', pin: 'short' })
  expect(await first.hear((m) => m.m === 'refused')).toMatchObject({ why: { say: 'window.misread' } })
})

describe('a seat that somebody holds', () => {
  async function two() {
    const { app, parlour, book } = await window()
    await parlour.room.start('skerry', brisk)
    const [ann, bo] = [await client(app, elsewhere), await client(app, elsewhere)]
    ann.say(seated)
    await ann.hear(isDocFor(0))
    // The code was Ann’s and is used up. Bo’s device has proved that it is here before.
    const { token } = book.admit('phone', { proved: true })
    bo.say({ m: 'hello', version: 1, token })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    bo.say({ m: 'claim', seat: 0 })
    expect(await bo.hear((m) => m.m === 'refused')).toMatchObject({ why: { say: 'window.asked' } })
    await ann.hear((m) => m.m === 'you' && m.you.asked.includes(0))
    await bo.hear((m) => m.m === 'you' && m.you.asks.includes(0))
    expect(bo.got.filter(isDocFor(0))).toEqual([])
    return { app, ann, bo }
  }

  test('goes to whoever asks after ten seconds, and both are told', async () => {
    const { ann, bo } = await two()
    vi.advanceTimersByTime(refusalMs - 1)
    vi.advanceTimersByTime(1)
    await bo.hear(isDocFor(0))
    expect(await ann.hear((m) => m.m === 'refused')).toMatchObject({ why: { say: 'window.passed' } })
    ann.say({ m: 'press', seat: 0, button: 'end', ref: 9 })
    expect(await ann.hear((m) => m.m === 'refused' && m.ref === 9)).toMatchObject({ why: { say: 'window.watching' } })
  })

  test('stays with its holder, who refuses', async () => {
    const { ann, bo } = await two()
    ann.say({ m: 'keep', seat: 0 })
    await bo.hear((m) => m.m === 'refused' && (m.why as { say: string }).say === 'window.kept')
    vi.advanceTimersByTime(2 * refusalMs)
    bo.say({ m: 'press', seat: 0, button: 'end', ref: 9 })
    expect(await bo.hear((m) => m.m === 'refused' && m.ref === 9)).toMatchObject({ why: { say: 'window.watching' } })
    expect(bo.got.filter(isDocFor(0))).toEqual([])
  })

  test('waits for its holder, who may come back within the ten seconds', async () => {
    const { ann, bo } = await two()
    ann.close()
    vi.advanceTimersByTime(refusalMs - 1)
    expect(bo.got.filter(isDocFor(0))).toEqual([])
    vi.advanceTimersByTime(1)
    await bo.hear(isDocFor(0))
  })

  test('is free at once where its holder sat at the machine itself and has gone', async () => {
    const { app } = await window()
    const [ann, bo] = [await client(app), await client(app)]
    ann.say({ m: 'claim', seat: 0 })
    await ann.hear((m) => m.m === 'you' && m.you.seats.includes(0))
    ann.close()
    await expect
      .poll(async () => {
        bo.say({ m: 'claim', seat: 0 })
        return bo.got.some((m) => m.m === 'you' && m.you.seats.includes(0))
      })
      .toBe(true)
  })

  test('is looked from by nobody else, not by the host either', async () => {
    const { app, parlour } = await window()
    await parlour.room.start('skerry', brisk)
    const [host, ann] = [await client(app), await client(app, elsewhere)]
    host.say({ m: 'look', seat: 0 })
    await host.hear(isDocFor(0))
    ann.say(seated)
    await ann.hear(isDocFor(0))
    await expect.poll(() => host.got.filter(isDocFor(null))).toHaveLength(2)
    host.say({ m: 'look', seat: 0, ref: 5 })
    expect(await host.hear((m) => m.m === 'refused' && m.ref === 5)).toMatchObject({ why: { say: 'window.seat' } })
    host.say({ m: 'look', seat: 1 })
    await host.hear(isDocFor(1))
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

test('a host that looks from a seat plays the others still', async () => {
  const { denied, hear } = await become(false, { m: 'host', pin }, { m: 'claim', seat: 1 })
  await hear(isDocFor(1))
  expect(await denied({ m: 'act', seat: 0, action: { act: 'step', to: [0, 1] } })).toBeNull()
})

test('what a spectator was denied has changed nothing', async () => {
  const { denied, parlour } = await become(false)
  const before = [parlour.room.record(), parlour.board.things(), parlour.board.dice(), parlour.board.faults()]
  for (const order of orders) expect(await denied(order)).toBe(denialOf('spectator', 'stranger', order, true))
  expect([parlour.room.record(), parlour.board.things(), parlour.board.dice(), parlour.board.faults()]).toEqual(before)
  expect(parlour.room.counters()).toMatchObject({ hands: 0, presses: 0 })
})

describe('over HTTP', () => {
  const asks = Object.entries(routes).map(([row, roles]) => [row, roles] as const)
  test.each(asks.filter(([row]) => row !== 'GET /ws' && row !== 'GET /*'))('%s', async (row, roles) => {
    const [method = '', url = ''] = row.split(' ')
    const path = url.replace(':game', 'skerry').replace(':look', 'stone')
    for (const isLoopback of [true, false]) {
      const { app } = await window()
      const headers = isLoopback ? {} : elsewhere
      const { statusCode } = await app.inject({ method: method as 'GET', url: path, headers })
      const allowed = roles.includes(isLoopback ? 'host' : 'spectator')
      expect([isLoopback, statusCode === 403]).toEqual([isLoopback, !allowed])
    }
  })
})
