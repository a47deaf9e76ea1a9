// TV mode across a room: while people play, the players come before what goes on; at the end the result comes first, and whole.

import { afterEach, expect, test } from 'vitest'
import type { Widget } from '../../../src/core/view.ts'
import { moments } from '../fixtures/docs.ts'
import { all, one, open } from '../stage.tsx'

const list: Widget = { widget: 'list', id: 'sheet', title: { say: 'won' }, items: [{ text: { say: 'won' } }] }
const withList = (doc: typeof moments.over) => ({
  ...doc,
  view: doc.view && { ...doc.view, widgets: [...doc.view.widgets, list] }
})
/** Whether the list comes before the players, and whether it may be cut. */
const shown = () => ({
  first: Boolean(one('.seats').compareDocumentPosition(one('.list')) & Node.DOCUMENT_POSITION_PRECEDING),
  cut: all('[data-ellipsis] .list').length > 0
})

// Other files share this page.
afterEach(() => open(moments.actions, 'board'))

test('at the end the result comes before the players, and nothing of it may be cut', async () => {
  await open(withList(moments.over), 'tv')
  expect(shown()).toEqual({ first: true, cut: false })
  await open(withList(moments.actions), 'tv')
  expect(shown()).toEqual({ first: false, cut: true })
})

test('at the end every player has a score beside the name, and nothing else', async () => {
  const score: Widget = { widget: 'counter', id: 'vp', title: { say: 'won' }, value: 9, of: 12 }
  const more: Widget = { widget: 'counter', id: 'coins', title: { say: 'won' }, value: 3 }
  const { view } = moments.over
  const seats = view?.seats.map((seat) => ({ ...seat, widgets: [score, more] })) ?? []
  await open({ ...moments.over, view: view && { ...view, seats } }, 'tv')
  expect(all('.seat .counter-value').map((it) => it.textContent)).toEqual(seats.map(() => '9/12'))
})
