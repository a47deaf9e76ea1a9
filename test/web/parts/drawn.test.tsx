import { expect, test } from 'vitest'
import type { Doc } from '../../../src/server/messages.ts'
import { sitting } from '../../../web/state/prefs.ts'
import { pointedAt } from '../../../web/state/store.ts'
import { moments } from '../fixtures/docs.ts'
import { all, button, click, drawn, one, open, text } from '../stage.tsx'

type Draw = NonNullable<Doc['draw']>
const card = (text: string, n = 1) => ({ item: text.toLowerCase(), name: { say: 'verbatim', with: { text } }, n })
const [here, there] = (moments.actions.scene?.places ?? []).map(({ id }) => id)
const mine: Draw = { what: 'deck', count: 1, open: false, items: [card('Moon'), card('Star')] }
const tiles: Draw = {
  what: 'tiles',
  count: 2,
  open: true,
  items: [card('Rock', 2), card('Wood')],
  places: [here, there] as never
}

/** The page asks what was drawn. Its part is loaded when it is first needed. */
async function asked(draw: Draw, seat: number | null = 0) {
  await import('../../../web/parts/Drawn.tsx')
  return open({ ...moments.actions, you: { seat }, draw })
}

test('a drawn card is told in two taps, for chance', async () => {
  const wire = await asked(mine)
  expect(text('.drawn')).toContain('other players can’t see this')
  expect(button('That’s it').hasAttribute('disabled')).toBe(true)
  await click(button('Moon'))
  await click(button('Star'))
  expect(wire.orders).toEqual([])
  await click(button('That’s it'))
  expect(wire.orders).toEqual([{ m: 'act', seat: 'chance', action: { act: 'pick', what: 'deck', items: ['star'] } }])
})

test('several are told one after the other, each on its place, as often as there are some', async () => {
  const wire = await asked(tiles)
  expect(text('.drawn')).toContain('1 of 2')
  expect(pointedAt.value).toEqual([here])
  await click(button('Wood'))
  expect([text('.drawn').includes('2 of 2'), pointedAt.value]).toEqual([true, [there]])
  expect(() => button('Wood')).toThrow()
  await click(button('Choose again'))
  await click(button('Rock'))
  await click(button('Rock'))
  await click(button('That’s it'))
  expect(wire.orders).toEqual([
    { m: 'act', seat: 'chance', action: { act: 'pick', what: 'tiles', items: ['rock', 'rock'] } }
  ])
})

test('what everybody sees may be drawn by the daemon; a hand may not', async () => {
  const wire = await asked(tiles)
  await click(button('Draw for us'))
  expect(wire.orders).toEqual([{ m: 'act', seat: 'chance', action: { act: 'draw' } }])
  await asked(mine)
  expect(() => button('Draw for us')).toThrow()
})

test('on a page for everybody a card is asked for only once its player looks', async () => {
  await asked(mine)
  sitting.value = 'all'
  await drawn()
  expect(all('.drawn')).toHaveLength(0)
  const look = all('.target').find((it) => it.textContent?.includes('Show to '))
  await click(look ?? one('.nothing'))
  expect(all('.drawn')).toHaveLength(1)
})
