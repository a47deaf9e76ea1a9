// Play without a mouse: Tab reaches every figure, and keys do with it what a hand does.

import { expect, test } from 'vitest'
import { evening } from './evening.ts'
import { patience, type Visitor } from './visitor.ts'

const soon = { timeout: patience }

/** The name of the focused element; null: the page itself, as after its end. */
const focused = async ({ page }: Visitor): Promise<string | null> => {
  const names = await page.locator(':focus').evaluateAll((all) => all.map((it) => it.getAttribute('aria-label') ?? ''))
  return names[0] ?? null
}

/** More elements than any page has. */
const most = 120

/** What Tab reaches from the focused element to the end of the page, and then once from top to end. */
async function tabbed(v: Visitor): Promise<string[]> {
  const reached = new Set<string>()
  for (let ends = 0; ends < 2; ) {
    await v.page.keyboard.press('Tab')
    const name = await focused(v)
    if (name === null) ends += 1
    else reached.add(name)
  }
  return [...reached]
}

/** Presses Tab until this element is focused. */
async function tabTo(v: Visitor, css: string): Promise<void> {
  for (let i = 0; i < most; i++) {
    await v.page.keyboard.press('Tab')
    if ((await v.page.locator(`${css}:focus`).count()) > 0) return
  }
  throw new Error(`Tab never leads to ${css}`)
}

test('Tab reaches every figure, and Enter, arrows and Escape move it as a hand would', async () => {
  const { visitor } = await evening()
  const v = await visitor()
  await v.press(/Play on the virtual table/)
  await v.press(/Duel: two cubes/)
  await expect.poll(() => v.figures().then((all) => all.length), soon).toBe(2)
  const figures = await v.figures()
  expect((await tabbed(v)).filter((name) => figures.includes(name)).sort()).toEqual(figures)

  await v.throwDice(5, [6, 6, 6, 2, 3])
  await v.press(/^Keep these dice$/)
  await expect.poll(() => v.counters(), soon).toContain('3 Move')
  await tabTo(v, '.standee[aria-label^=Hessa]')
  // Taken up, moved and put back: nothing has changed, and the focus is where it was.
  await v.page.keyboard.press('Enter')
  await v.page.locator('.hands .lifted').waitFor()
  await v.page.keyboard.press('ArrowUp')
  await v.page.keyboard.press('Escape')
  await expect.poll(() => focused(v), soon).toBe('Hessa Kiln (Ada), Ada’s start tile')
  // One step north.
  await v.page.keyboard.press('Enter')
  await v.page.locator('.hands .lifted').waitFor()
  await v.page.keyboard.press('ArrowUp')
  await v.page.keyboard.press('Enter')
  await expect.poll(() => v.figures(), soon).toContain('Hessa Kiln (Ada), Ada’s middle wood tile')
  await expect.poll(() => v.counters(), soon).toContain('2 Move')
  await expect.poll(() => focused(v), soon).toBe('Hessa Kiln (Ada), Ada’s middle wood tile')

  // The same with loose tiles.
  await tabTo(v, '[aria-label="Move tiles"]')
  await v.page.keyboard.press('Enter')
  const cubes = ['Ada’s cube', 'Basil’s cube']
  await expect.poll(async () => (await tabbed(v)).filter((name) => cubes.includes(name)).sort(), soon).toEqual(cubes)
  expect(v.errors).toEqual([])
})

test('a place of the board is reached with Tab and chosen with Enter', async () => {
  const { daemon, visitor } = await evening()
  const seats = [{ name: 'Ada' }, { name: 'Basil' }]
  const position = { phase: 'deploy', rubium: [9, 9], units: { '2,1': ['F1'], '-2,-1': ['', 'H2'] } }
  await daemon.begin('nexus-ops', { options: {}, seats, position })
  const v = await visitor()
  await v.press(/Back to the table/)
  await v.press(/Settings/)
  await v.page.getByText('everybody', { exact: true }).click()
  await v.press(/^Close$/)
  await v.page.getByLabel('Tidy up').click()
  await expect.poll(() => v.headline(), soon).toMatch(/^Ada, buy units/)
  await v.page.locator('.chip', { hasText: 'human' }).press('Enter')
  await tabTo(v, '.pick[aria-label*="Ada’s base on the right"]')
  await v.page.keyboard.press('Enter')
  await expect.poll(() => v.headline(), soon).toMatch(/lit space/)
  await expect.poll(() => v.fixes().then((all) => all.length), soon).toBe(1)
  expect(v.errors).toEqual([])
})
