// Entering things on a grid by tapping and by keyboard, keeping and saving them.

import { beforeEach, expect, test, vi } from 'vitest'
import { grid, list, object, text } from '../../../src/kit/schema.ts'
import { games } from '../../../web/state/store.ts'
import { moments } from '../fixtures/docs.ts'
import { card } from '../fixtures/game.ts'
import { all, button, click, drawn, one, open, type Wire } from '../stage.tsx'

const rows = grid(
  {
    layers: [
      { on: 'space', none: '.', marks: [{ mark: 'w', title: 'garden.well', look: 'well' }] },
      { on: 'below', none: '.', marks: [{ mark: '_', title: 'garden.path' }] },
      { on: 'right', none: ':', marks: [{ mark: '|', title: 'garden.hedge' }] }
    ]
  },
  { rows: [1, 3], across: [1, 3], usual: [2, 2] },
  { title: 'garden.rows' }
)
const house = [{ id: 'rose', rows: [':w.:.._', ':..|..:'] }]
const gardens = { ...list(object({ id: text({ title: 'garden.id' }), rows }), { title: 'gardens' }), examples: [house] }
const words = {
  gardens: 'Your gardens',
  'garden.id': 'Name',
  'garden.rows': 'What grows',
  'garden.well': 'well',
  'garden.path': 'path',
  'garden.hedge': 'hedge'
}

let wire: Wire
/** Opens a fresh form in which gardens can be entered. */
async function anew(): Promise<void> {
  await open(moments.empty, 'door')
  wire = await open(moments.empty, 'setup')
  games.value = [
    {
      ...card,
      options: { type: 'object', properties: { gardens } },
      words: { ...card.words, en: { ...card.words.en, ...words } }
    }
  ]
  await drawn()
  await choose('entered here')
}
beforeEach(async () => {
  localStorage.clear()
  await anew()
})

async function choose(name: string): Promise<void> {
  const select = one<HTMLSelectElement>('.field-file select')
  const option = [...select.options].find((it) => it.textContent === name)
  if (!option) throw new Error(`nothing is called ${name}`)
  select.value = option.value
  select.dispatchEvent(new Event('change', { bubbles: true }))
  await drawn()
}

const spots = (): string[] => all('.grid-spots button').map((it) => it.getAttribute('aria-label') ?? '')
const spot = (name: string): HTMLElement => one(`.grid-spots [aria-label="${name}"]`)

async function begun(): Promise<unknown> {
  one('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  await drawn()
  return wire.orders.find((it) => (it as { m: string }).m === 'start')
}

test('what is tapped is what the match starts with', async () => {
  await click(button('Add one'))
  expect(spots()).toEqual([
    'Row 1, space 1: nothing',
    'Row 1, space 2: nothing',
    'Row 2, space 1: nothing',
    'Row 2, space 2: nothing'
  ])
  await click(spot('Row 1, space 2: nothing'))
  await click(button('Path'))
  await click(spot('Row 1, space 2: well'))
  expect(spot('Row 1, space 2: well and path').getAttribute('aria-pressed')).toBe('true')
  await click(button('Hedge'))
  await click(spot('Row 1, left of space 1: nothing'))
  await click(spot('Row 1, between spaces 1 and 2: nothing'))
  await click(spot('Row 2, right of space 2: nothing'))
  await click(spot('Row 1, between spaces 1 and 2: hedge'))
  expect(await begun()).toMatchObject({ start: { options: { gardens: [{ id: 'A1', rows: ['|..:w_:', ':..:..|'] }] } } })
})

test('arrows go from space to space, and one of them at a time is in the order of Tab', async () => {
  await click(button('Add one'))
  const go = async (key: string) => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    await drawn()
    return document.activeElement?.getAttribute('aria-label')
  }
  spot('Row 1, space 1: nothing').focus()
  expect(await go('ArrowRight')).toBe('Row 1, space 2: nothing')
  expect(await go('ArrowRight')).toBe('Row 1, space 2: nothing')
  expect(await go('ArrowDown')).toBe('Row 2, space 2: nothing')
  expect(await go('ArrowLeft')).toBe('Row 2, space 1: nothing')
  expect(all('.grid-spots button').filter((it) => it.tabIndex === 0)).toEqual([document.activeElement])
})

test('one starts from those of the house, takes one away, and nothing entered is the house’s', async () => {
  await click(button('Start from those of the house (1)'))
  expect(await begun()).toMatchObject({ start: { options: { gardens: house } } })
  await anew()
  await click(button('Remove this one'))
  expect(await begun()).toMatchObject({ start: { options: {} } })
})

test('a row more or less, a space more or less, within what the schema says', async () => {
  await click(button('Add one'))
  const [height, width] = all<HTMLInputElement>('.grid-field input')
  const enter = async (input: HTMLInputElement | undefined, value: string) => {
    if (input) input.value = value
    input?.dispatchEvent(new Event('change', { bubbles: true }))
    await drawn()
  }
  await enter(height, '9')
  await enter(width, '1')
  expect(await begun()).toMatchObject({ start: { options: { gardens: [{ rows: [':..:', ':..:', ':..:'] }] } } })
})

test('what was entered is there again for the next match, and is saved as a file', async () => {
  await click(button('Add one'))
  await click(spot('Row 2, space 2: nothing'))
  await anew()
  const kept = [{ id: 'A1', rows: [':..:..:', ':..:w.:'] }]
  expect(await begun()).toMatchObject({ start: { options: { gardens: kept } } })

  const saved: Blob[] = []
  const names: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((it) => {
    saved.push(it as Blob)
    return 'blob:it'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  await anew()
  await click(button('Save as a file'))
  vi.restoreAllMocks()
  expect(names).toEqual(['gardens.json'])
  expect(JSON.parse((await saved[0]?.text()) ?? '')).toEqual(kept)
})
