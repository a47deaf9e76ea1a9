// Who may hand a seat to the computer and back: the device that holds it, and the host. Nobody looks from it meanwhile.

import { expect, test } from 'vitest'
import { brisk, until } from '../../table/parlour.ts'
import { client, code, elsewhere, isDocFor, pin, window } from '../visit.ts'

const seated = { m: 'claim', seat: 1, code }
const toComputer = { m: 'handover', seat: 1, to: 'easy' }
const back = { m: 'handover', seat: 1, to: null }

async function table() {
  const { app, parlour, book } = await window()
  await parlour.room.start('skerry', brisk)
  const players = () => parlour.room.position()?.players
  return {
    app,
    parlour,
    book,
    players,
    becomes: (...all: unknown[]) => until(parlour, 'handed', () => String(players()) === String(all))
  }
}

/** What a page with these words of its own gets for an answer; null: it was done. */
test.each([
  ['the host at the machine', true, [], null],
  ['the host at the machine, who only watches', true, [{ m: 'claim', seat: null }], 'window.watching'],
  ['the host by the PIN', false, [{ m: 'host', pin }], null],
  ['the device that holds the seat', false, [seated], null],
  ['a device that plays all seats', false, [{ m: 'claim', seat: 'all', code }], null],
  ['a device that holds another seat', false, [{ ...seated, seat: 0 }], 'window.seat'],
  ['a device that gave the seat up', false, [seated, { m: 'claim', seat: null }], 'window.watching'],
  ['a spectator', false, [], 'window.code']
] as const)('%s', async (_, isHere, said, why) => {
  const { app, players, becomes } = await table()
  const { say, hear } = await client(app, isHere ? {} : elsewhere)
  for (const it of said) say(it)
  for (const [ref, message] of [
    [1, toComputer],
    [2, back]
  ] as const) {
    say({ ...message, ref })
    if (why === null) await becomes(null, ref === 1 ? 'easy' : null)
    else expect(await hear((m) => m.m === 'refused' && m.ref === ref)).toMatchObject({ why: { say: why } })
  }
  expect(players()).toEqual([null, null])
})

test('whoever goes away keeps the seat: no page looks from it while the computer plays, and the holder takes it back', async () => {
  const { app, becomes } = await table()
  const [host, ann, bo] = [await client(app), await client(app, elsewhere), await client(app, elsewhere)]
  ann.say(seated)
  await ann.hear(isDocFor(1))
  host.say(toComputer)
  await becomes(null, 'easy')
  await expect.poll(() => ann.got.filter((m) => m.m === 'doc').at(-1)).toSatisfy(isDocFor(null))
  // Not even the host sees what the seat holds, and nobody else gets it.
  for (const [who, ref, message, why] of [
    [host, 1, { m: 'look', seat: 1 }, 'window.seat'],
    [ann, 2, { m: 'look', seat: 1 }, 'window.seat'],
    [ann, 3, { m: 'act', seat: 1, action: { act: 'end' } }, 'window.seat'],
    [host, 4, { m: 'claim', seat: 1 }, 'window.computer'],
    [bo, 5, back, 'window.code']
  ] as const) {
    who.say({ ...message, ref })
    expect(await who.hear((m) => m.m === 'refused' && m.ref === ref)).toMatchObject({ why: { say: why } })
  }
  const seen = ann.got.filter(isDocFor(1)).length
  ann.say(back)
  await becomes(null, null)
  await expect.poll(() => ann.got.filter(isDocFor(1)).length).toBe(seen + 1)
})

test('a holder comes back after a restart of the page, and still has the right to the seat', async () => {
  const { app, becomes } = await table()
  const ann = await client(app, elsewhere)
  ann.say(seated)
  const given = await ann.hear((m) => m.m === 'token' && m.token !== null)
  ann.say(toComputer)
  await becomes(null, 'easy')
  ann.close()
  const again = await client(app, elsewhere)
  again.say({ m: 'hello', version: 1, token: given.m === 'token' ? given.token : '' })
  await again.hear((m) => m.m === 'you' && m.you.seats.includes(1))
  again.say(back)
  await becomes(null, null)
  await again.hear(isDocFor(1))
})
