// A newcomer’s first legal move in each game: at most four presses and a drag. The page announces each one and reports it afterwards.

import { describe, expect, test } from 'vitest'
import { evening } from './evening.ts'
import { patience, phone, type Tile, tablet, type Visitor } from './visitor.ts'

const soon = { timeout: patience }

interface First {
  /** How the dice fall; a newcomer does not choose. */
  readonly luck?: readonly number[]
  /** The buttons to press once the match has started. */
  readonly presses: readonly RegExp[]
  /** Whether a lit place is pressed after that. */
  readonly place?: true
  readonly drag?: readonly [name: string, from: Tile, to: Tile]
}

const games: Readonly<Record<string, First>> = {
  'Nexus Keepers': {
    luck: [6, 6, 6, 2, 3],
    presses: [/^(Throw|Lancer) 5/, /^(Keep these dice|Garder ces dés)/],
    drag: ['Hessa', [0, 0], [0, 1]]
  },
  'Nexus Ops': { presses: [/^(Battle against|Combat contre)/], place: true },
  Platformer: {
    luck: [1, 1, 1, 1, 1, 1],
    presses: [/^(Throw|Lancer) 6/],
    drag: ['Vesper', [2, 4], [1, 4]]
  },
  KERO: { presses: [/^(On to the dice|Passer aux dés)/] }
}

/** Page code that counts presses of buttons and of board places. */
const counting = `presses = 0
addEventListener('click', ({ isTrusted, target, detail }) => {
  if (isTrusted && detail > 0 && target.closest('button, .pick')) presses += 1
}, true)`
const pressed = ({ page }: Visitor): Promise<number> => page.evaluate<number>('presses')

/** The latest action, as the page reports it. */
const last = async ({ page }: Visitor): Promise<string> =>
  (await page.locator('.headline-last').allTextContents()).join()

const lit = ({ page }: Visitor): Promise<number> => page.locator('.surface .lamp:is(.steady, .breathe)').count()

describe.each([
  ['en', tablet],
  ['fr', { ...phone, locale: 'fr-FR' }]
] as const)('in %s', (_, device) => {
  test.each(Object.entries(games))('%s', async (game, { luck = [], presses, place, drag }) => {
    const { visitor } = await evening()
    const v = await visitor(device)
    await v.page.evaluate(counting)
    const entry = v.page.locator('.entry')
    await entry.first().click()
    await v.page
      .locator('section', { has: v.page.getByRole('heading', { name: game, exact: true }) })
      .getByRole('button', { name: /^(First match|Première partie)/ })
      .click()
    // The page asks for every step in words, and explains the first one.
    await expect.poll(() => v.tone(), soon).toBe('turn')
    // A busy machine lays the table a moment after the match has begun.
    await expect.poll(() => v.headline(), soon).toContain('Ada')
    await v.page.locator('.bubble p').waitFor()
    for (const [i, face] of luck.entries()) await v.page.locator('.due .die-button').nth(i).press(String(face))
    const silent = await last(v)
    for (const name of presses) {
      const before = await v.headline()
      await v.press(name)
      if (!place) await expect.poll(() => v.headline(), soon).not.toBe(before)
    }
    const told = drag || place ? await last(v) : silent
    if (place) await v.page.locator('.pick').first().click()
    if (drag) {
      const [name, from, to] = drag
      const dark = await lit(v)
      const [x, y] = await v.grip(v.figure(name))
      await expect.poll(() => lit(v), soon).toBeGreaterThan(dark)
      const frame = await v.frame()
      const [a, b] = [frame.pointOf(from), frame.pointOf(to)]
      await v.letGo([x + b[0] - a[0], y + b[1] - a[1]])
    }
    await expect.poll(() => last(v), soon).not.toBe(told)
    expect(await last(v)).toContain('Ada')
    expect(await v.tone()).not.toBe('foul')
    expect(await pressed(v)).toBeLessThanOrEqual(4)
    expect(v.errors).toEqual([])
  })
})
