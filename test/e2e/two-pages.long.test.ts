// Two players in one match: one at a tablet with a mouse, in English; one at a phone with a finger, in French.

import { expect, test } from 'vitest'
import { evening } from './evening.ts'
import { tap } from './finger.ts'
import { french, patience, phone, type Visitor } from './visitor.ts'

const soon = { timeout: patience }

/** No part of the page is outside the screen, and every choice is on it. */
async function fits({ page }: Visitor): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(await page.locator('html').evaluate((it) => it.scrollWidth)).toBe(width)
  // Choices that are just disappearing have no size any more; then look again.
  const beside = () =>
    page.locator('.choices button:visible').evaluateAll(
      (all, [right = 0, bottom = 0]) =>
        all.flatMap((it) => {
          const box = it.getBoundingClientRect()
          const isOn = box.left >= 0 && box.top >= 0 && box.right <= right && box.bottom <= bottom
          return isOn && box.width > 0 ? [] : [it.textContent]
        }),
      [width, height]
    )
  await expect.poll(beside, soon).toEqual([])
}

test('two people play one match, each in their own language and with their own hand', async () => {
  const { visitor } = await evening()
  const ada = await visitor()
  await ada.press(/Play on the virtual table/)
  await ada.press(/Duel: two cubes/)
  const basil = await visitor({ ...phone, ...french })
  await fits(basil)
  await basil.press('Revenir à la table')
  const headlines = () => expect.poll(async () => [await ada.headline(), await basil.headline()], soon)
  await headlines().toEqual(['Ada, throw 5 dice.', 'Ada, lancez 5 dés.'])

  // Basil takes a seat. Ada plays, and he sees her moves.
  await basil.press('Plateau')
  await tap(basil.page.getByRole('tab', { name: 'Partie' }))
  await tap(basil.page.locator('.seat', { hasText: 'Basil' }).getByRole('button', { name: 'Prendre cette place' }))
  await basil.press('Table')
  await ada.throwDice(5, [2, 2, 3, 4, 6])
  await ada.press(/^Keep these dice$/)
  await ada.drag('Hessa', [0, -1], [0, 0])
  await expect.poll(() => basil.figures(), soon).toContain('Hessa Kiln (Ada), la tuile du milieu d’Ada (bois)')
  await ada.press(/^End the turn$/)
  await headlines().toEqual(['Basil, throw 5 dice.', 'Basil, lancez 5 dés.'])
  await fits(basil)

  // Set each die: with a pair of 2s she can make exactly one step, which random dice would not guarantee.
  for (const [i, face] of [2, 2, 1, 3, 5].entries())
    await basil.giveFace(basil.page.locator('.tray-box .die-button').nth(i), face)
  await basil.throwDice(5)
  await basil.press(/^Garder ces dés$/)
  await fits(basil)

  // A finger drags a figure to a forbidden tile, then to an allowed one.
  await basil.drag('Dorn', [1, 3], [0, 1])
  await expect.poll(async () => [await ada.tone(), await basil.tone()], soon).toEqual(['foul', 'foul'])
  const [rule] = (await ada.page.locator('.headline-why').first().textContent())?.match(/NK-\d{3}/) ?? []
  await expect
    .poll(() => basil.page.locator('.headline-why').first().textContent(), soon)
    .toBe(`Pourquoi\u202F? ${rule}`)
  await basil.drag('Dorn', [0, 1], [1, 2])
  await expect.poll(() => ada.figures(), soon).toContain('Dorn Halfbridge (Basil), Basil’s middle stone tile')
  await expect.poll(() => basil.tone(), soon).toBe('turn')
  await basil.press(/^Terminer le tour$/)
  await headlines().toEqual(['Ada, throw 6 dice.', 'Ada, lancez 6 dés.'])
  expect([...ada.errors, ...basil.errors]).toEqual([])
})
