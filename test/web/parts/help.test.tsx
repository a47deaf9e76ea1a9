import { afterEach, expect, test, vi } from 'vitest'
import { endHelp, followHelpKey } from '../../../web/state/help.ts'
import { headingOf, shown } from '../../../web/state/picking.ts'
import { pointedAt } from '../../../web/state/store.ts'
import { say } from '../../../web/words/reader.ts'
import { moments } from '../fixtures/docs.ts'
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
    expect(text('.help h2')).toBe('What can I do?')
    const listed = all('.help li').map((it) => it.textContent)
    for (const choice of shown.value) expect(listed.join('|')).toContain(headingOf(choice) || say(choice.label))
    expect(pointedAt.value).toEqual([...new Set(shown.value.flatMap((it) => it.places ?? []))])
  }
)

test('its key does the same; Escape closes the list', async () => {
  followHelpKey()
  await open(moments.actions)
  dispatchEvent(new KeyboardEvent('keydown', { key: '?' }))
  await drawn()
  expect(all('.help')).toHaveLength(1)
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  await drawn()
  expect(all('.help')).toEqual([])
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
