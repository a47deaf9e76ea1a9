// Who looks on without a seat sees what people agreed on; and a chair nobody plays from sees no more than that.

import { expect, test } from 'vitest'
import type { Agreed } from '../../src/core/agreed.ts'
import type { Viewer } from '../../src/core/ids.ts'
import { openParlour, until } from './parlour.ts'

/** A match in which both seats hold a card. */
async function held(agreed?: Agreed) {
  const { room, data } = openParlour()
  expect(
    await room.start('skerry', { options: {}, seats: [{}, {}], ...(agreed ? { agreed } : {}) }, { seed: 5 })
  ).toBeNull()
  await until({ room }, 'dealt', () => room.record()?.includes('card/1') ?? false)
  const dealt = (room.record() ?? '').trim().split('\n').slice(1)
  const cards = dealt.map((line) => (JSON.parse(line) as { do: { items: [string] } }).do.items[0])
  const shows = (text: string): boolean[] => cards.map((card) => text.includes(`"${card}`))
  return {
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
  // A seat sees its own whatever was agreed; a chair beyond the match is no seat.
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

test('the seed of what is still to be drawn stays hidden from all of them', async () => {
  for (const agreed of [undefined, { audience: 'all' } as const]) {
    const { room } = await held(agreed)
    expect(room.record('audience')).not.toContain('"seed"')
  }
})
