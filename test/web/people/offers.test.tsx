// The page offers only what the daemon accepts from this role: the test presses every button of every document and lifts every thing.

import { afterEach, expect, test } from 'vitest'
import type { Doc, You } from '../../../src/server/messages.ts'
import { allowed, type Role } from '../../../src/server/people/rights.ts'
import { go, type Room } from '../../../web/state/place.ts'
import { me } from '../../../web/state/store.ts'
import { carried, letGo } from '../../../web/table/hands.ts'
import { moments } from '../fixtures/docs.ts'
import { all, drawn, open } from '../stage.tsx'

afterEach(() => {
  me.value = null
  carried.value = new Map()
  letGo.value = new Map()
})

/** Presses every button, until no new one appears. */
async function pressAll(room: Room): Promise<void> {
  const pressed = new Set<string>()
  for (;;) {
    const nameOf = (it: Element) => `${it.tagName} ${it.getAttribute('aria-label') ?? it.textContent}`
    const next = all('button, input, .standee').find((it) => !pressed.has(nameOf(it)))
    if (!next) return
    pressed.add(nameOf(next))
    next.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    next.dispatchEvent(new Event('change', { bubbles: true }))
    for (const key of ['Enter', '5']) next.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    // The test stays in this view.
    go(room)
    await drawn()
  }
}

/** The kinds of message that this role can send from the board view and the table view. */
async function offered(role: Role, seat: number | null, some: Readonly<Record<string, Doc>>): Promise<Set<string>> {
  const kinds = new Set<string>()
  const you: You = { role, may: allowed[role], seats: [], all: false, known: true, asked: [], asks: [] }
  for (const [name, moment] of Object.entries(some))
    for (const room of ['board', 'table'] as const) {
      const wire = await open({ ...moment, you: { seat } }, room)
      wire.hear({ m: 'you', you })
      await drawn()
      wire.said.length = 0
      await pressAll(room)
      for (const { m } of wire.said) {
        expect(allowed[role], `${name} in the ${room}`).toContain(m)
        kinds.add(m)
      }
    }
  return kinds
}

test('a spectator is offered a seat, but no move, no throw, no answer and no hand', async () => {
  const { rolling, bonus, question, over, foul } = moments
  expect([
    ...(await offered('spectator', null, { throw: moments.throw, rolling, bonus, question, over, foul }))
  ]).toEqual(['claim'])
})

test('a seat is offered all of these', async () => {
  const { bonus, question } = moments
  const kinds = await offered('seat', 0, { bonus, question })
  for (const it of ['act', 'answer', 'hand', 'undo']) expect(kinds).toContain(it)
})
