// A whole match of Nexus Keepers through the page on the real daemon: with a foul, an undo, a reload and a killed daemon in
// between, up to the victory and its record.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tablekeeper } from '../cli/command.ts'
import { evening } from './evening.ts'
import { patience, type Visitor } from './visitor.ts'

const soon = { timeout: patience }

/** What the table view shows of a turn. */
const look = async (v: Visitor) => ({
  headline: await v.headline(),
  counters: await v.counters(),
  tray: await v.tray(),
  figures: await v.figures(),
  choices: await v.choices(),
  next: await v.lamps('step')
})

/** The same, once it no longer changes. */
async function still(v: Visitor): ReturnType<typeof look> {
  let before = ''
  const stays = async () => {
    const now = JSON.stringify(await look(v))
    const same = now === before
    before = now
    return same
  }
  await expect.poll(stays, { ...soon, interval: 300 }).toBe(true)
  return look(v)
}

/** Waits until the log on the other view begins with these lines, reads it and comes back. */
async function story(v: Visitor, ...latest: string[]): Promise<string[]> {
  await v.press('Board')
  await expect.poll(() => v.story().then((all) => all.slice(0, latest.length)), soon).toEqual(latest)
  const told = await v.story()
  await v.press('Table')
  return told
}

test('a match is played through the page from the first throw to victory, whatever happens in between', async () => {
  const { daemon, visitor } = await evening()
  const v = await visitor()
  const headline = () => expect.poll(() => v.headline(), soon)
  const points = () => expect.poll(() => v.counters(), soon)
  const figures = () => expect.poll(() => v.figures(), soon)
  const wrong = () => expect.poll(async () => [await v.lamps('wrong'), await v.lamps('fix')], soon)

  // Two seats, at the ready-made position for two.
  await v.press(/Play on the virtual table/)
  await v.press(/Duel: two cubes/)
  await headline().toBe('Ada, throw 5 dice.')
  await figures().toEqual(['Dorn Halfbridge (Basil), Basil’s start tile', 'Hessa Kiln (Ada), Ada’s start tile'])

  // Hessa: 6 is two Moves, 4 is Push. She rerolls two single dice.
  await v.throwDice(5, [6, 6, 6, 2, 3])
  await headline().toBe('Ada, reroll some dice, or keep these.')
  await v.choose([2, 3], [4, 4])
  await v.throwDice(2)
  await points().toEqual(['3 Move', '0 Jump', '1 Push', '1/2 rerolls left'])
  await v.press(/Keep these dice/)
  await points().toEqual(['3 Move', '0 Jump', '1 Push'])
  const before = await still(v)
  expect(before.next).toEqual(['0,0'])

  // A foul: three points do not pay for a move that far.
  await v.drag('Hessa', [0, -1], [2, 2])
  await expect.poll(() => v.tone(), soon).toBe('foul')
  await headline().toMatch(/^You have no/)
  await expect.poll(() => v.button(/^Why\? NK-\d{3}$/).count(), soon).toBe(1)
  await expect.poll(() => v.fixes(), soon).toEqual(['Hessa Kiln (Ada): put it on Ada’s start tile'])
  await wrong().toEqual([['2,2'], ['0,-1']])
  await v.press(/^Why\?/)
  await expect.poll(() => v.page.locator('.rule').textContent(), soon).toMatch(/^NK-\d{3} \w/)
  await v.drag('Hessa', [2, 2], [0, -1])
  await expect.poll(() => look(v), soon).toEqual(before)
  await wrong().toEqual([[], []])

  // An undo: a move put back before anything was thrown does not count.
  await v.drag('Hessa', [0, -1], [0, 0])
  await points().toEqual(['2 Move', '0 Jump', '1 Push'])
  await v.drag('Hessa', [0, 0], [0, -1])
  await expect.poll(() => look(v), soon).toEqual(before)
  await story(v, 'Taken back: Ada moves north.', 'Ada moves north.')

  // Two steps at once, then a reload of the page.
  await v.drag('Hessa', [0, -1], [0, 1])
  await points().toEqual(['1 Move', '0 Jump', '1 Push'])
  const moved = { seen: await still(v), told: await story(v, 'Ada moves north.'), record: await daemon.record() }
  await v.page.reload()
  await expect.poll(() => look(v), soon).toEqual(moved.seen)
  await story(v, ...moved.told)

  // The daemon is killed and started again: the page reconnects by itself, and nothing that counts is lost.
  await daemon.kill()
  await v.page.getByText('Connection lost').waitFor()
  await daemon.start()
  await v.page.getByText('Connection lost').waitFor({ state: 'hidden' })
  expect(await daemon.record()).toBe(moved.record)
  await expect.poll(() => look(v), soon).toEqual(moved.seen)
  await v.drag('Hessa', [0, 1], [1, 1])
  await points().toEqual(['0 Move', '0 Jump', '1 Push'])
  await v.press(/^End the turn$/)

  // Dorn: 2 is Move, 3 is Push. He steps next to Hessa and pushes her off the board.
  await headline().toBe('Basil, throw 5 dice.')
  await v.throwDice(5, [2, 2, 3, 3, 3])
  await points().toContain('2 Push')
  await v.drag('Dorn', [1, 3], [1, 2])
  await points().toEqual(['0 Move', '0 Jump', '2 Push'])
  await v.drag('Hessa', [1, 1], [1, -1])
  await headline().toBe('Basil, end your turn.')
  await v.press(/^End the turn$/)
  await headline().toBe('Basil, take a bonus turn with 6 dice?')
  await v.press(/^Take the bonus turn$/)
  await v.throwDice(6)
  // These dice fall at random: three 1s would end the turn by themselves.
  await headline().not.toBe('Basil, throw 6 dice.')
  if ((await v.headline())?.startsWith('Basil')) await v.page.getByLabel('Pad of Basil').getByLabel('end').click()

  // Hessa comes back at her portal, walks up to Dorn and pushes him through his portal.
  await headline().toMatch(/^Move the pieces to the lit spaces first/)
  await v.drag('Hessa', [1, -1], [0, -1])
  await headline().toMatch(/^Ada, throw 6 dice/)
  await v.throwDice(6, [6, 6, 6, 4, 4, 4])
  await points().toContain('3 Move')
  await v.drag('Hessa', [0, -1], [1, 1])
  await points().toEqual(['0 Move', '0 Jump', '2 Push'])
  await v.takeOff('Dorn')

  await headline().toBe('Ada wins!')
  await expect.poll(() => v.tone(), soon).toBe('over')
  await figures().toEqual(['Hessa Kiln (Ada), Basil’s south wood tile'])
  await expect.poll(() => v.lamps('won', 0), soon).toEqual(['-1,0', '0,-1', '0,0', '0,1', '1,0'])
  const pushed = 'Ada pushes Basil 2 spaces north. Basil goes through a portal and is eliminated.'
  await v.press('Board')
  await v.page.getByRole('tab', { name: /^Match/ }).click()
  await expect.poll(() => v.story().then((all) => all.slice(0, 2)), soon).toEqual(['Ada wins!', pushed])
  expect((await daemon.believed()).winners).toEqual([0])
  expect(v.errors).toEqual([])

  const file = join(daemon.data, 'match.jsonl')
  writeFileSync(file, await daemon.record())
  expect(tablekeeper(['check', file])).toMatchObject({ code: 0, err: '' })
})
