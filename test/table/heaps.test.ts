// Heaps of real cards: the daemon deals nothing, asks the player who sees the card, and believes the answer.

import { expect, test } from 'vitest'
import type { ObservedDice } from '../../src/core/observation.ts'
import nexus from '../../src/games/nexus-ops/index.ts'
import { tells } from '../../src/table/heaps.ts'
import { after, at, passes } from '../games/nexus-ops/match.ts'
import { openParlour, until } from './parlour.ts'

/** A match with real cards that waits for the first seat’s cards. */
async function drawing() {
  const parlour = openParlour()
  const start = { options: {}, seats: [{}, {}], agreed: { heaps: 'drawn' } as const }
  expect(await parlour.room.start('skerry', start, { seed: 5 })).toBeNull()
  return parlour
}
const told = (seat: number, card: string) => ({ act: 'pick', what: `card/${seat}`, items: [card] })

test('nobody deals: the seat that draws is asked, and only that one', async () => {
  const { room } = await drawing()
  expect(room.record()?.trim().split('\n')).toHaveLength(1)
  const { draw } = room.doc(0)
  expect(draw).toMatchObject({ what: 'card/0', count: 1, open: false })
  expect(draw?.items.length).toBeGreaterThan(1)
  expect([room.doc(1).draw, room.doc('audience').draw, room.doc(9).draw]).toEqual([null, null, null])
  expect([room.tells(0), room.tells(1), room.tells(9)]).toEqual([true, false, false])
})

test('what is told is what was drawn, and the next is asked', async () => {
  const { room } = await drawing()
  const card = room.doc(0).draw?.items.at(-1)?.item ?? ''
  expect(room.act('chance', told(0, card))).toBeNull()
  await until({ room }, 'the next is asked', () => room.doc(1).draw !== null)
  expect(JSON.stringify(room.doc(0))).toContain(`"${card}`)
  expect(JSON.stringify(room.doc(1).view)).not.toContain(`"${card}`)
  expect(room.doc(0).draw).toBeNull()
})

test('what cannot be there is refused, and asked again', async () => {
  const { room } = await drawing()
  expect(room.act('chance', told(0, 'no such card'))).toMatchObject({ say: expect.any(String) })
  expect(room.doc(0).draw).not.toBeNull()
})

test('the daemon draws all the same when it is asked to', async () => {
  const { room } = await drawing()
  expect(room.act('chance', { act: 'draw' })).toBeNull()
  await until({ room }, 'drawn', () => room.doc(1).draw !== null)
})

test('a draw that was not told yet is asked for again after a restart', async () => {
  const { room, data } = await drawing()
  await room.close()
  expect(openParlour({ data }).room.doc(0).draw).toMatchObject({ what: 'card/0' })
})

test('a throw is told by the seats that were asked for it, where no eye reads the dice', () => {
  const start = { options: {}, seats: [{}, {}, {}] }
  const fighting = at({ phase: 'battle', units: { '1,0': ['S1', '', 'S1'] } }, 3)
  const rolling = passes(after(fighting, [0, { act: 'battle', at: [1, 0], defender: 2 }]))
  const asked = (dice?: ObservedDice, state = rolling) =>
    [0, 1, 2, 3].map((seat) => tells(nexus, state, start, seat, dice))
  expect(asked()).toEqual([true, false, true, false])
  expect(asked({ lying: [{ kind: 'attacker', face: '?' }] })).toEqual([true, false, true, false])
  expect(asked({ lying: [{ kind: 'attacker', face: 3 }] })).toEqual([false, false, false, false])
  expect(asked(undefined, fighting)).toEqual([false, false, false, false])
})
