// Proving presence with a pad: real reports of a HID pad go through the real driver and the real server.

import { expect, onTestFinished, test, vi } from 'vitest'
import { chordsOf, seatPads } from '../../../src/pads.ts'
import type { ServerMessage } from '../../../src/server/messages.ts'
import { gestureMs } from '../../../src/server/people/gestures.ts'
import { Table } from '../../devices/pads/bench.ts'
import { brisk } from '../../table/parlour.ts'
import { client, elsewhere, isDocFor, window } from '../visit.ts'

/** The bits of the buttons of our own pad. */
const bits: Readonly<Record<string, number>> = { why: 0x04, left: 0x10, right: 0x20 }
const refused = (why: string) => (m: ServerMessage) => m.m === 'refused' && (m.why as { say: string }).say === why

async function table() {
  const pads = new Table([0, 1].map((seat) => ({ seat, serial: `${seat}` })))
  const paths = [0, 1].map((seat) => pads.sockets.plug({ serial: `${seat}` }))
  await pads.run()
  const chords = chordsOf(pads.pads)
  const { app, parlour } = await window(true, { pads: chords })
  seatPads(pads.pads, parlour.room, chords)
  await parlour.room.start('skerry', brisk)
  /** Holds these buttons of a seat’s pad for `ms`. */
  const hold = async (seat: number, buttons: readonly string[], ms: number): Promise<void> => {
    const down = buttons.reduce((all, it) => all | (bits[it] ?? 0), 0)
    pads.sockets.report(paths[seat] ?? '', down, 0)
    await pads.run(ms)
    pads.sockets.report(paths[seat] ?? '', 0, 0)
    await pads.run(50)
  }
  const ask = async (seat: number) => {
    const page = await client(app, elsewhere)
    page.say({ m: 'pad', seat })
    const said = await page.hear((m) => m.m === 'gesture' || m.m === 'refused')
    return { page, buttons: said.m === 'gesture' ? said.buttons : [] }
  }
  return { app, parlour, hold, ask }
}

test('the pad of a seat makes the chord that the page shows, and the page has the seat and a token', async () => {
  const { hold, ask, parlour } = await table()
  const { page, buttons } = await ask(1)
  expect(buttons).toHaveLength(2)
  await hold(1, buttons, 1600)
  await page.hear((m) => m.m === 'token' && m.token !== null)
  await page.hear((m) => m.m === 'you' && m.you.seats.includes(1))
  await page.hear(isDocFor(1))
  // Each button also had its normal effect.
  expect(parlour.room.counters()).toMatchObject({ presses: 2 })
})

test('single buttons, the other chords, short ones and those of another pad seat nobody', async () => {
  const { hold, ask } = await table()
  const { page, buttons } = await ask(1)
  for (const it of Object.keys(bits)) await hold(1, [it], 3000)
  const others = [
    ['why', 'left'],
    ['why', 'right'],
    ['left', 'right'],
    ['why', 'left', 'right']
  ]
  for (const it of others) if (String([...it].sort()) !== String([...buttons].sort())) await hold(1, it, 3000)
  await hold(1, buttons, 1400)
  await hold(0, buttons, 3000)
  page.say({ m: 'undo', ref: 9 })
  await page.hear((m) => m.m === 'refused' && m.ref === 9)
  expect(page.got.some((m) => m.m === 'token')).toBe(false)
})

test('a pad seats its player while codes are not taken', async () => {
  const { hold, ask } = await table()
  const { page, buttons } = await ask(1)
  for (let i = 0; i < 6; i++) page.say({ m: 'claim', seat: 0, code: '000000' })
  await page.hear(refused('window.wait'))
  await hold(1, buttons, 1600)
  await page.hear((m) => m.m === 'you' && m.you.seats.includes(1))
})

test('one page waits for a pad, for thirty seconds', async () => {
  const { hold, ask, app } = await table()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { page, buttons } = await ask(1)
  const other = await client(app, elsewhere)
  other.say({ m: 'pad', seat: 1 })
  await other.hear(refused('window.padBusy'))
  other.say({ m: 'pad', seat: 5 })
  await other.hear(refused('window.noPad'))
  vi.advanceTimersByTime(gestureMs)
  vi.useRealTimers()
  await hold(1, buttons, 1600)
  page.say({ m: 'undo', ref: 9 })
  await page.hear((m) => m.m === 'refused' && m.ref === 9)
  expect(page.got.some((m) => m.m === 'token')).toBe(false)
})
