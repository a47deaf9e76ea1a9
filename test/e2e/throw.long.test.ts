// The next throw is always one press away, in the tray and in the action bar, whatever is in the tray, in a reserve or on
// a keeper’s card.

import { expect, test } from 'vitest'
import { evening } from './evening.ts'
import { patience, type Visitor } from './visitor.ts'

const soon = { timeout: patience }

/** Two keepers, each with a die in the reserve (NK-051). */
const position = { cubes: ['0,0 S', '1,2 N'], phase: 'start', reserve: [2, 3] }

async function sitDown(): Promise<Visitor> {
  const { daemon, visitor } = await evening()
  await daemon.begin('nexus-keepers', { options: {}, seats: [{ name: 'Ada' }, { name: 'Basil' }], position })
  const v = await visitor()
  await v.page.evaluate(() => sessionStorage.setItem('tablekeeper.sitting', '"all"'))
  await v.page.reload()
  await v.press(/Back to the table/)
  await v.page.getByLabel('Tidy up').click()
  return v
}

const headline = (v: Visitor) => expect.poll(() => v.headline(), soon)
const called = /^\s*Throw \d+ (die|dice)\s*$/
/** The name of the next throw in the tray and in the bar. */
const named = (v: Visitor) =>
  expect.poll(
    async () => [
      await v.page.locator('.tray-tools .strong-button').allInnerTexts(),
      (await v.choices()).filter((it) => called.test(it))
    ],
    soon
  )
/** Throws with this button; the faces are chosen so that no player loses the turn to three 1s. */
async function throwIn(v: Visitor, where: 'tray' | 'bar'): Promise<void> {
  for (const die of await v.page.locator('.due .die-button').all()) await die.press('4')
  const button = v.page.locator(where === 'tray' ? '.tray-tools .strong-button' : '.choices .target')
  await button.filter({ hasText: called }).click()
}

test.each(['tray', 'bar'] as const)(
  'a turn with a die in the reserve begins with one press in the %s',
  async (where) => {
    const v = await sitDown()
    await headline(v).toMatch(/^Ada, throw \d dice\.$/)
    const [n] = (await v.headline())?.match(/\d/) ?? []
    await named(v).toEqual([[`Throw ${n} dice`], [`Throw ${n} dice`]])
    await throwIn(v, where)
    await headline(v).toMatch(/^Ada, reroll some dice/)

    // Dice chosen for a reroll can be thrown from tray and bar, under the same name.
    await v.page
      .locator('.tray [aria-pressed=false]')
      .filter({ hasNot: v.page.locator('.held') })
      .first()
      .click()
    await named(v).toEqual([['Throw 1 die'], ['Throw 1 die']])

    // Dice that were chosen but not thrown are forgotten with the turn. Her dice are still in the tray.
    await v.press(/^Keep these dice$/)
    await expect.poll(() => v.choices(), soon).toContain('End the turn')
    await v.press(/^End the turn$/)
    await headline(v).toMatch(/^Basil, throw \d dice\.$/)
    const [m] = (await v.headline())?.match(/\d/) ?? []
    await named(v).toEqual([[`Throw ${m} dice`], [`Throw ${m} dice`]])
    await throwIn(v, where)
    await headline(v).toMatch(/^Basil, reroll some dice/)
    expect(await v.tray()).toHaveLength(Number(m))
    expect(v.errors).toEqual([])
  }
)

test.each(['tray', 'bar'] as const)(
  'a throw that was announced on a pad is one press away in the %s',
  async (where) => {
    const v = await sitDown()
    await headline(v).toMatch(/^Ada, throw \d dice\.$/)
    await throwIn(v, where)
    await headline(v).toMatch(/^Ada, reroll some dice/)
    await v.press(/^Keep these dice$/)
    await v.press(/^End the turn$/)
    await headline(v).toMatch(/^Basil, throw \d dice\.$/)
    const [m] = (await v.headline())?.match(/\d/) ?? []
    await v.page.getByLabel('Pad of Basil').getByLabel('confirm').click()
    await expect.poll(() => v.choices(), soon).toEqual([`Throw ${m} dice`])
    await named(v).toEqual([[`Throw ${m} dice`], [`Throw ${m} dice`]])
    await throwIn(v, where)
    await headline(v).toMatch(/^Basil, reroll some dice/)
    expect(v.errors).toEqual([])
  }
)
