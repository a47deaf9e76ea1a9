// Matches of Platformer through the page to their end, on the real daemon and the virtual table, whose decks are real ones: a hero climbs to
// the boss and defeats it, and a hero who plays alone faints.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tablekeeper } from '../cli/command.ts'
import type { Daemon } from './daemon.ts'
import { evening } from './evening.ts'
import { patience, until, type Visitor } from './visitor.ts'

const soon = { timeout: patience }
/** Faces of an action die by their numbers, then those of the enemy die. */
const [boot, sword, coin] = [1, 2, 3]
const [attack, left, right] = [1, 2, 3]

const saying = (v: Visitor) => (what: RegExp) => expect.poll(() => v.headline(), soon).toMatch(what)

/** Comes to the match, plays for everybody, and lays what the match stands with. */
async function sitDown(v: Visitor): Promise<void> {
  await v.press(/Back to the table/)
  await v.press(/Settings/)
  await v.page.getByText('everybody', { exact: true }).click()
  await v.press(/^Close$/)
  await v.press(/^Tidy up$/)
}

/** Enters what was drawn of a real deck, in its order. */
async function draw(v: Visitor, ...names: readonly string[]): Promise<void> {
  const sheet = v.page.locator('.drawn')
  for (const name of names) await sheet.getByRole('button', { name, exact: true }).click()
  await sheet.getByRole('button', { name: /^That’s it$/ }).click()
}

/** The record replays to the same end. */
async function replays(daemon: Daemon): Promise<void> {
  const file = join(daemon.data, 'match.jsonl')
  writeFileSync(file, await daemon.record())
  expect(tablekeeper(['check', file])).toMatchObject({ code: 0, err: '' })
}

test('a hero reveals the boss’s level, is struck there, and defeats the boss in the next turn', async () => {
  const { daemon, visitor } = await evening()
  await daemon.begin('platformer', {
    options: {},
    seats: [{ name: 'Ada' }, { name: 'Basil' }],
    agreed: { heaps: 'drawn' },
    position: {
      levels: [
        ['F01', 'F04'],
        ['F07', 'F11'],
        ['F09', 'F10']
      ],
      lowest: 3,
      roster: ['N1', 'N4', 'N5'],
      heroes: ['H6', 'H2'],
      at: ['3,11', '7,11'],
      gems: [2, 0]
    }
  })
  const v = await visitor()
  const headline = saying(v)
  await sitDown(v)

  // PL-129, PL-132, PL-151: the top row reveals the level of the boss; tiles and the space where it appears are drawn.
  await headline(/^Ada, throw the five action dice and the enemy die/)
  await v.throwDice(6, [boot, boot, boot, sword, sword, left])
  await headline(/^Ada, use your dice/)
  await v.drag('Grumm', [3, 11], [3, 12])
  await draw(v, 'FB1', 'FB2')
  await draw(v, 'space 4 of row 2, level 4 left')
  await expect.poll(() => v.fixes(), soon).toContain('Gem: put it on the corner of space 2 of row 2, level 4 left')
  await v.press(/^Tidy up$/)
  await headline(/^Ada, use your dice/)
  await expect.poll(() => v.figures(), soon).toContain('Stone Matron, space 4 of row 2, level 4 left')
  await v.drag('Grumm', [3, 12], [3, 13])

  // PL-030: a sword is left for the special die. PL-153, PL-165: the boss strikes the hero on its level.
  await expect.poll(() => v.figures(), soon).toContain('Grumm, space 3 of row 1, level 4 left')
  await v.press(/^End actions/)
  await headline(/^Ada, set your special die/)
  await v.press(/^Set the special die/)
  await v.press(/^Sword: set Sword/)
  await headline(/^Ada, throw the enemy die for the boss/)
  await v.throwDice(1, [left])
  await draw(v, 'Left sweep')

  // Basil only passes by.
  await headline(/^Basil, throw/)
  await expect.poll(() => v.page.locator('.seat').first().textContent(), soon).toMatch(/5\/6/)
  await v.throwDice(6, [boot, coin, coin, coin, coin, attack])
  await headline(/^Basil, use your dice/)
  await v.press(/^End actions/)
  await v.press(/^Leave the special die/)

  // The hero goes beside the boss, and the coin there is taken off the table.
  await headline(/^Ada, throw/)
  await v.throwDice(6, [boot, sword, sword, sword, sword, attack])
  await headline(/^Ada, use your dice/)
  await v.drag('Grumm', [3, 13], [3, 14])
  await expect.poll(() => v.fixes(), soon).toEqual(['Coin: take it off the corner of space 3 of row 2, level 4 left'])
  await v.takeOff(v.standing('coin', 'space 3 of row 2, level 4 left'))
  await headline(/^Ada, use your dice/)

  // PL-082: two boosted swords, two plain ones and the special die make seven wounds, and Grumm’s ability the eighth.
  const choice = (what: RegExp) => v.page.locator('.choices').getByRole('button', { name: what }).first()
  /** Presses a choice, behind “n more” if the bar hides it. */
  const take = async (what: RegExp): Promise<void> => {
    await until('the choice', async () => {
      if (await choice(what).isVisible()) return true
      if (await choice(/ more$/).isVisible()) await choice(/ more$/).click()
      return null
    })
    await choice(what).click()
  }
  const told = (n: number, what: string) =>
    expect.poll(async () => (await v.story()).filter((it) => it === what).length, soon).toBe(n)
  for (const n of [1, 2]) {
    await take(/^Sword: strike, size 2/)
    await told(n, 'Ada uses Sword and 1 gem: strike, size 2.')
  }
  await take(/^Sword on the special die: strike$/)
  await told(1, 'Ada uses Sword on the special die: strike.')
  for (const n of [1, 2]) {
    await expect.poll(() => choice(/^Attack without effect/).count(), soon).toBe(1)
    await take(/Sword: strike$/)
    await told(n, 'Ada uses Sword: strike.')
  }

  // PL-150, PL-174: the boss is defeated, and the match is over at once.
  await take(/^Attack$/)
  await v.tapPlace([4, 14])
  await headline(/^Ada defeats the boss and wins/)
  expect(await v.tone()).toBe('over')
  expect((await daemon.match()).match?.over).toMatchObject({ winners: [0] })
  expect(v.errors).toEqual([])
  await replays(daemon)
})

test('alone, a hero faints under a Blood Moon, and the match is lost', async () => {
  const { daemon, visitor } = await evening()
  await daemon.begin('platformer', {
    options: {},
    seats: [{ name: 'Ada' }],
    agreed: { heaps: 'drawn' },
    position: {
      levels: [['F01', 'F04']],
      roster: ['N1'],
      heroes: ['H3'],
      at: ['4,2'],
      hearts: [2],
      enemies: { '3,3': 'N1' }
    }
  })
  const v = await visitor()
  const headline = saying(v)
  await sitDown(v)

  // PL-179: the first turn begins with an event, too. PL-095: the enemy die leads the enemy above the hero’s ladder.
  await headline(/^An event is drawn/)
  await draw(v, 'Windfall')
  await headline(/^Ada, throw/)
  await v.throwDice(6, [boot, coin, coin, coin, coin, right])
  await expect.poll(() => v.fixes(), soon).toEqual(['Mossling: put it on space 4 of row 3, level 1 left'])
  await v.drag('Mossling', [3, 3], [4, 3])
  await headline(/^Ada, use your dice/)
  await v.press(/^End actions/)
  await v.press(/^Leave the special die/)

  // PL-048, PL-094: through the ladder it attacks for one heart, and one more by the event. PL-181: whoever faints alone has lost.
  await headline(/^An event is drawn/)
  await draw(v, 'Blood Moon')
  await headline(/^Ada, throw/)
  await v.throwDice(6, [boot, coin, coin, coin, coin, attack])
  await expect.poll(() => v.tone(), soon).toBe('over')
  await headline(/lost/i)
  expect((await daemon.match()).match?.over).toMatchObject({ winners: [] })
  expect(v.errors).toEqual([])
  await replays(daemon)
})
