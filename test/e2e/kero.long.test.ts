// A match of KERO through the page to its end, on the real daemon and the virtual table: a truck runs dry, its owner refuels, and in the
// other player’s turn the last Conquest card turns up.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tablekeeper } from '../cli/command.ts'
import { evening } from './evening.ts'
import { patience, type Visitor } from './visitor.ts'

const soon = { timeout: patience }
/** Basil’s truck holds enough sand even for a slow machine. */
const seats = [{ name: 'Ada' }, { name: 'Basil', drainFullMs: 300_000, fillFullMs: 300_000 }]

/** All cards except the last Conquest card have been drawn, and Ada’s truck is nearly dry. */
const position = {
  conquered: 2,
  turned: 38,
  first: 0,
  active: 0,
  phase: 'choose',
  fuel: [2000, 300_000],
  row: ['C13', 'C15', 'C17', 'C22', 'C23', 'C24'],
  lands: ['L09', 'L01', 'L05', 'L10'],
  cards: [['S10', 'C21'], ['S02']],
  pawns: [
    [1, 0, 0, 0],
    [0, 2, 0, 0]
  ]
}

const fires = ['6', '6', '6', '6', '6']

/** Turns a truck. */
const hold = (v: Visitor, name: string, way: RegExp): Promise<void> =>
  v.page
    .getByRole('group', { name: new RegExp(`^Truck of ${name}`) })
    .getByRole('button', { name: way })
    .click()

test('a match is played through the page to its end, and a truck runs dry on the way', async () => {
  const { daemon, visitor } = await evening()
  await daemon.begin('kero', { options: {}, seats, position })
  const v = await visitor()
  const headline = (what: RegExp) => expect.poll(() => v.headline(), soon).toMatch(what)
  await v.press(/Back to the table/)
  await v.press(/Settings/)
  await v.page.getByText('everybody', { exact: true }).click()
  await v.press(/^Close$/)
  await v.press(/^Tidy up$/)
  await headline(/^Ada, choose dice/)

  // Ada stands the truck up and throws nothing. The referee calls it dry without any button press.
  await hold(v, 'Ada', /lay it flat/)
  await hold(v, 'Ada', /set it upright/)
  await headline(/^Ada, you are out of fuel/)

  // The free refuel: Basil throws five fires while Ada holds the truck, and the page says stop.
  await hold(v, 'Ada', /hold it upside down/)
  await headline(/^Basil, keep throwing/)
  for (const [i, face] of fires.entries()) await v.page.locator('.due .die-button').nth(i).press(face)
  await v.press(/^Throw$/)
  await headline(/STOP/)
  await hold(v, 'Ada', /lay it flat/)
  await headline(/^Basil, buy a refuel/)

  // Basil: two fires burn the rightmost card, and the refill turns up the last Conquest card.
  await v.press(/^On to the dice/)
  await hold(v, 'Basil', /set it upright/)
  await headline(/^Basil, throw all your dice/)
  await v.throwDice(5, [6, 6, 1, 2, 3])
  await headline(/^Basil, reroll/)
  await hold(v, 'Basil', /lay it flat/)
  await headline(/^Basil, use your dice/)
  await v.press(/^End actions/)
  await headline(/^Basil, discard the burned card/)
  await v.press(/^The row is as shown/)

  // KE-230: the lands are awarded, and the page shows the scores.
  await expect.poll(() => v.tone(), soon).toBe('over')
  await headline(/wins by \d+ to \d+\.$/)
  const { match } = await daemon.match()
  expect(match?.over).not.toBeNull()
  expect(v.errors).toEqual([])

  // The record replays to the same end.
  const file = join(daemon.data, 'match.jsonl')
  const record = await daemon.record()
  expect(record).toContain('"elapse"')
  writeFileSync(file, record)
  expect(tablekeeper(['check', file])).toMatchObject({ code: 0, err: '' })
})
