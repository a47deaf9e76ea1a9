// Spectators see what the players agreed on, and a seat number that nobody plays sees no more than a spectator.

import { expect, test } from 'vitest'
import type { Agreed } from '../../src/core/agreed.ts'
import type { Viewer } from '../../src/core/ids.ts'
import { openParlour, type Parlour, tidied, until } from './parlour.ts'

/** A match in which both seats hold a card. */
async function held(agreed?: Agreed) {
  const parlour = openParlour()
  const { room, data } = parlour
  expect(
    await room.start('skerry', { options: {}, seats: [{}, {}], ...(agreed ? { agreed } : {}) }, { seed: 5 })
  ).toBeNull()
  await until({ room }, 'dealt', () => room.record()?.includes('card/1') ?? false)
  const dealt = (room.record() ?? '').trim().split('\n').slice(1)
  const cards = dealt.map((line) => (JSON.parse(line) as { do: { items: [string] } }).do.items[0])
  const shows = (text: string): boolean[] => cards.map((card) => text.includes(`"${card}`))
  return {
    parlour,
    room,
    data,
    doc: (viewer: Viewer) => shows(JSON.stringify(room.doc(viewer))),
    record: (viewer: Viewer) => shows(room.record(viewer) ?? '')
  }
}

test.each<[string, Agreed | undefined, boolean[]]>([
  ['nothing was agreed: no hand', undefined, [false, false]],
  ['nobody’s', { audience: 'none' }, [false, false]],
  ['one seat’s', { audience: 1 }, [false, true]],
  ['a seat’s that nobody has', { audience: 7 }, [false, false]],
  ['everybody’s', { audience: 'all' }, [true, true]]
])('somebody without a seat sees the hands that were agreed on: %s', async (_, agreed, hands) => {
  const table = await held(agreed)
  expect(table.doc('audience')).toEqual(hands)
  expect(table.record('audience')).toEqual(hands)
  // A seat always sees its own hand. A number without a seat sees what the audience sees.
  expect([table.doc(0), table.doc(1)]).toEqual([
    [true, false],
    [false, true]
  ])
  expect([table.doc(5), table.record(5)]).toEqual([hands, hands])
  expect(table.room.doc(5).you).toEqual({ seat: null })
})

test('who looks on plays nothing, however much is seen', async () => {
  const { room } = await held({ audience: 'all' })
  const { view } = room.doc('audience')
  expect(view?.choices).toEqual([])
  expect(JSON.stringify(view)).not.toContain('"secret"')
  expect(JSON.stringify(view)).not.toContain('"ready"')
})

test('what was agreed is in the record, and holds after a restart', async () => {
  const agreed: Agreed = { audience: 1, heaps: 'dealt' }
  const { room, data } = await held(agreed)
  expect(JSON.parse((room.record('audience') ?? '').split('\n')[0] ?? '')).toMatchObject({ agreed })
  await room.close()
  expect(openParlour({ data }).room.doc('audience').match?.start.agreed).toEqual(agreed)
})

/** Plays a turn of this seat without a step. */
async function turn({ room }: Pick<Parlour, 'room'>, seat: 0 | 1): Promise<void> {
  const dice = [2, 2, 3, 5].map((face) => ({ kind: 'regular', face }))
  const said = [
    [seat, { act: 'roll' }],
    ['chance', { act: 'throw', dice }],
    [seat, { act: 'stop' }],
    [seat, { act: 'end' }]
  ] as const
  for (const [by, action] of said) expect(room.act(by, action), action.act).toBeNull()
  const plays = () => room.doc('audience').view?.seats.find(({ state }) => state === 'plays')?.seat
  await until({ room }, 'the next turn', () => plays() === 1 - seat)
}

test('spectators see hands as they stood so many turns ago, after a restart and a take-back too, and records keep them', async () => {
  const agreed: Agreed = { audience: 'all', lag: 1 }
  const table = await held(agreed)
  const { parlour } = table
  await tidied(parlour)
  const seen = () => [table.doc('audience'), table.record('audience')]
  const none = [false, false]
  expect(seen()).toEqual([none, none])
  await turn(parlour, 0)
  // The audience sees the state one turn ago: before the first move, nobody held a card.
  expect(seen()).toEqual([none, none])
  await turn(parlour, 1)
  expect(seen()).toEqual([[true, true], none])
  expect(table.doc(0)).toEqual([true, false])
  await table.room.close()
  const { room } = openParlour({ data: table.data, board: parlour.board })
  const shown = () => JSON.stringify(room.doc('audience').view)
  const cards = JSON.stringify(table.room.doc('audience').view)
  expect(shown()).toBe(cards)
  room.undo(1)
  await until({ room }, 'taken back', () => shown() !== cards)
  expect(shown()).not.toMatch(/"verbatim"/)
})

test('the seed of what is still to be drawn stays hidden from all of them', async () => {
  for (const agreed of [undefined, { audience: 'all' } as const]) {
    const { room } = await held(agreed)
    expect(room.record('audience')).not.toContain('"seed"')
  }
})
