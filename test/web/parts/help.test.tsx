import { afterEach, expect, test, vi } from 'vitest'
import { placeId } from '../../../src/core/ids.ts'
import type { View } from '../../../src/core/view.ts'
import { verbatim } from '../../../src/core/words.ts'
import type { Doc, LampShown } from '../../../src/server/messages.ts'
import { endHelp, followHelp } from '../../../web/state/help.ts'
import { headingOf, shown } from '../../../web/state/picking.ts'
import { doc, legend, pointedAt } from '../../../web/state/store.ts'
import { say } from '../../../web/words/reader.ts'
import { moments } from '../fixtures/docs.ts'
import { lamp } from '../fixtures/parts.ts'
import { all, button, click, drawn, open, text } from '../stage.tsx'

afterEach(() => {
  endHelp()
  vi.useRealTimers()
})

test.each(['throw', 'actions', 'bonus'] as const)(
  '%s: “What can I do?” lists what can be chosen and lights where',
  async (moment) => {
    await open(moments[moment])
    await click(button('What can I do?'))
    await vi.waitFor(() => expect(text('.help h2')).toBe('What can I do?'))
    const listed = all('.help li').map((it) => it.textContent)
    for (const choice of shown.value) expect(listed.join('|')).toContain(headingOf(choice) || say(choice.label))
    for (const place of shown.value.flatMap((it) => it.places ?? [])) expect(pointedAt.value).toContain(place)
  }
)

test('it lists and lights what hands may do with the pieces, by kind, and to nobody who is not asked', async () => {
  await open(moments.actions)
  const steps = moments.actions.lamps.flatMap(({ cue, place }) => (cue === 'step' ? [place] : []))
  const label = legend.value.cues.find(({ cue }) => cue === 'step')?.label
  expect(steps.length).toBeGreaterThan(1)
  await click(button('What can I do?'))
  expect(text('.help ul')).toContain(`${label && say(label)} ${steps.length}`)
  for (const place of steps) expect(pointedAt.value).toContain(place)
  endHelp()
  await open({ ...moments.actions, you: { seat: 1 } })
  await click(button('What can I do?'))
  for (const place of steps) expect(pointedAt.value).not.toContain(place)
})

test('of a place where more may be done than its lamp shows, every kind is listed, and spots beside the board light up', async () => {
  const [first, ...others] = moments.actions.lamps
  const beside = {
    ...lamp('push', [9, 9]),
    place: placeId('beside'),
    cue: 'portal',
    may: ['portal'],
    at: [9, 9]
  } as const
  await open({ ...moments.actions, lamps: [{ ...first, may: ['gain', 'step'] } as LampShown, ...others, beside] })
  const dark = all('.spot').length
  await click(button('What can I do?'))
  expect(text('.help ul')).toContain('you can move here and gain something')
  expect(text('.help ul')).toContain('you can push or leave through here')
  expect(pointedAt.value).toContain('beside')
  const lit = new Set(moments.actions.lamps.flatMap(({ place, may }) => (may ? [place] : [])))
  expect(all('.spot').length - dark).toBe(lit.size + 2)
})

test('dice that are to be thrown, or may be thrown again, are listed; nothing is said to be lit where nothing is', async () => {
  await open({ ...moments.throw, virtual: null })
  await click(button('What can I do?'))
  expect(text('.help ul')?.trim()).toBe('Throw 6 dice')
  expect(text('.help')).not.toContain('lit')
  endHelp()
  const view = moments.rolling.view as View
  const widgets = view.widgets.map((it) => (it.widget === 'dice' ? { ...it, again: verbatim('reroll some') } : it))
  await open({ ...moments.rolling, view: { ...view, widgets } })
  await click(button('What can I do?'))
  expect(text('.help ul')).toContain('Reroll some')
})

test('its key does the same; Escape closes the list', async () => {
  followHelp()
  await open(moments.actions)
  dispatchEvent(new KeyboardEvent('keydown', { key: '?' }))
  await drawn()
  expect(all('.help')).toHaveLength(1)
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  await drawn()
  expect(all('.help')).toEqual([])
})

test('the “?” of a pad does the same, on the pages of its seat alone', async () => {
  const { seat } = moments.actions.you
  await open(moments.actions)
  doc.value = { ...moments.actions, helped: { seat: 1 - (seat ?? 0), n: 1 } }
  await drawn()
  expect(all('.help')).toEqual([])
  doc.value = { ...moments.actions, helped: { seat: seat ?? 0, n: 2 } }
  await drawn()
  expect(all('.help')).toHaveLength(1)
})

test('the places go dark after three seconds', async () => {
  await open(moments.actions)
  vi.useFakeTimers()
  dispatchEvent(new KeyboardEvent('keydown', { key: '?' }))
  const lit = pointedAt.value.length
  await vi.advanceTimersByTimeAsync(2900)
  expect(pointedAt.value).toHaveLength(lit)
  await vi.advanceTimersByTimeAsync(200)
  expect(pointedAt.value).toEqual([])
})

test('whoever has hints left may ask for one as soon as the table is right', async () => {
  const { match } = moments.actions
  if (!match) throw new Error('a match goes on in this moment')
  const agreed = { ...match, start: { ...match.start, agreed: { hints: { each: 2 } } } }
  const right: Doc = { ...moments.actions, match: agreed, ruling: { ruling: 'settled', moves: [] } }
  const ask = () => all<HTMLButtonElement>('.help button.quiet')[0]
  await open(right)
  await click(button('What can I do?'))
  await vi.waitFor(() => expect(ask()?.textContent).toBe('Give me a hint (2 left)'))
  expect(ask()?.disabled).toBe(false)
  doc.value = { ...moments.foul, match: agreed }
  await drawn()
  expect(ask()?.textContent).toBe('First put the table right')
  expect(ask()?.disabled).toBe(true)
  doc.value = right
  await drawn()
  expect(ask()?.disabled).toBe(false)
})
