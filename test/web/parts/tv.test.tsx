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
