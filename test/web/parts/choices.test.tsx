// The bar: in which order it offers what can be said, and that it invites nobody to play what nothing would see.

import { describe, expect, test, vi } from 'vitest'
import type { Choice } from '../../../src/core/view.ts'
import { sitting } from '../../../web/state/prefs.ts'
import { moments } from '../fixtures/docs.ts'
import { all, click, drawn, one, open } from '../stage.tsx'

const choice = (id: string, more: Partial<Choice> = {}): Choice => ({
  id,
  label: { say: 'verbatim', with: { text: id } },
  action: { act: id },
  ...more
})

async function order(...choices: Choice[]): Promise<string[]> {
  const { view } = moments.actions
  await open({ ...moments.actions, view: view && { ...view, choices } })
  return all('.choices-now button').map((it) => it.querySelector('span')?.textContent ?? '')
}

describe('a short bar hides the last, so that', () => {
  test('what ends by a word or by how a thing is held stands behind the first that is asked for', async () => {
    const group = { say: 'reserveGroup' }
    const held = choice('held', { poses: 'truck' as never })
    expect(await order(held, choice('end', { button: 'end' }), choice('step', { group }), choice('other'))).toEqual([
      'Reservestep',
      'held',
      'end',
      'other'
    ])
  })

  test('what ends in another way stands beside what ends', async () => {
    const end = (keep: number | null) => ({ action: { act: 'end', keep } })
    const choices = [choice('end', { button: 'end', ...end(null) }), choice('step'), choice('end, keep 2', end(2))]
    expect(await order(...choices, choice('other'))).toEqual(['step', 'end', 'end, keep 2', 'other'])
  })

  test('the look at what is covered stands behind all answers, at a place of its own', async () => {
    const { view } = moments.actions
    const card = { widget: 'card', id: 'h', title: { say: 'card' }, lines: [], secret: true } as const
    const look = async (...choices: Choice[]) => {
      await open({ ...moments.actions, view: view && { ...view, choices, widgets: [card] } })
      sitting.value = 'all'
      await drawn()
      return [all('.choices-now button').map((it) => it.textContent), all('.reveal').map((it) => it.textContent)]
    }
    expect(await look(choice('a'), choice('b'))).toEqual([['a', 'b'], ['Show to Hessa only']])
    // Where nothing else is to be done it is what is asked for.
    expect(await look()).toEqual([['Show to Hessa only'], []])
  })

  test('the likeliest stands first, whatever it does', async () => {
    const main = { main: true } as const
    expect(await order(choice('a'), choice('end', { button: 'end', ...main }))).toEqual(['end', 'a'])
    expect(await order(choice('a'), choice('held', { poses: 'truck' as never, ...main }))).toEqual(['held', 'a'])
  })

  test('those of one group stand together', async () => {
    const group = { say: 'reserveGroup' }
    expect(await order(choice('a', { group }), choice('b'), choice('c', { group }))).toEqual(['Reservea', 'c', 'b'])
    // The heading stands beside them: it is said within the first only where there is no room.
    expect(all<HTMLElement>('.said-heading').map(({ hidden }) => hidden)).toEqual([true])
  })
})

test('while no sensor would see it, nothing invites to play', async () => {
  const devices = [{ id: 'r', name: 'R', role: 'reader', state: 'lost' }] as const
  const roll = choice('roll', { throws: true, button: 'confirm' })
  const invites =
    '.pad-button.wanted, .tray-hint, .tray-tools .strong-button, .choices-now :is(p, .target:not([disabled]))'
  for (const choices of [[roll], []]) {
    const { view } = moments.actions
    const now = { ...moments.actions, devices: [], view: view && { ...view, choices } }
    await open(now, 'table')
    expect(all(invites).length).toBeGreaterThan(0)
    await open({ ...now, devices }, 'table')
    expect(all(invites)).toHaveLength(0)
  }
})

test('while something must be put right first, no choice can be made', async () => {
  const { ruling } = moments.foul
  const group = { say: 'reserveGroup' }
  const many = [1, 2, 3, 4, 5, 6, 7].map((n) => choice(`g${n}`, { group }))
  const roll = choice('roll', { throws: true, main: true })
  const { view } = moments.actions
  const now = { ...moments.actions, devices: [], view: view && { ...view, choices: [roll, choice('go on'), ...many] } }
  const invites = '.pad-button.wanted, .tray-hint, .tray-tools .strong-button, .choices-now .target:not([disabled])'
  await open(now, 'table')
  expect(all(invites).length).toBeGreaterThan(2)
  await open({ ...now, ruling }, 'table')
  expect([all('.choices-now .target').length, all(invites).length]).toEqual([3, 0])
  // Where the referee knows no correction, what is said counts.
  await open({ ...now, ruling: { ruling: 'gave up', corrections: [] } as never }, 'table')
  expect(all(invites).length).toBeGreaterThan(2)
})

test('choices that were opened close when something else is asked for', async () => {
  const { view } = moments.actions
  const wire = await open({ ...moments.actions, view: view && { ...view, choices: [choice('a')] } })
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44)
  dispatchEvent(new Event('resize'))
  wire.hear({ m: 'patch', rev: 2, ops: [{ path: ['view', 'choices'], value: [choice('a'), choice('b')] }] })
  await drawn()
  await click(one('.choices-more button'))
  expect(all('.choices-now.all')).toHaveLength(1)
  wire.hear({ m: 'patch', rev: 3, ops: [{ path: ['view', 'prompt', 'say'], value: { say: 'stop' } }] })
  await drawn()
  expect(all('.choices-now.all')).toHaveLength(0)
  vi.restoreAllMocks()
})
