// A match of Nexus Ops through the page on the real daemon, from purchases to a win: stacks, a battle with cards, and hands that
// only their players see. It starts from a position two points before the end.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tablekeeper } from '../cli/command.ts'
import { evening } from './evening.ts'
import { patience, type Tile } from './visitor.ts'

const soon = { timeout: patience }

/** The middle of a hex in board units, as the game computes it. */
const hex = (q: number, r: number): Tile => [r + q / 2, (q * Math.sqrt(3)) / 2]

const stage = {
  phase: 'deploy',
  rubium: [9, 9],
  vp: [10, 3],
  units: { '2,1': ['F1'], '1,1': ['', 'C1'], '-2,-1': ['', 'H2'] },
  hands: [['SM-14', 'SM-18'], ['EN-06']],
  tiles: ['2,0'],
  known: { '2,0': { tile: 'XT-2', seats: [0] } }
}

test('armies are bought, moved, and fight with cards and dice to a win', async () => {
  const { daemon, visitor } = await evening()
  const seats = [{ name: 'Ada' }, { name: 'Basil' }]
  await daemon.begin('nexus-ops', { options: {}, seats, position: stage })
  const v = await visitor()
  const headline = () => expect.poll(() => v.headline(), soon)
  const figures = () => expect.poll(() => v.figures(), soon)
  const rubium = (seat: number) =>
    expect.poll(async () => (await daemon.match()).view?.seats[seat]?.widgets.find((it) => it.id === 'rubium'), soon)
  const chip = (name: string | RegExp) => v.page.locator('.chip', { hasText: name })

  await v.press(/Back to the table/)
  await v.press(/Settings/)
  await v.page.getByText('everybody', { exact: true }).click()
  await v.press(/^Close$/)
  await v.page.getByLabel('Tidy up').click()
  await headline().toMatch(/^Ada, buy units/)
  await expect.poll(() => v.tone(), soon).toBe('turn')

  // Buy three humans: one carried from beside the board, one dragged from the bar, one by two taps. Equal figures form a stack.
  await v.bringBack('human (Ada)', hex(2, 1))
  await figures().toContain('human (Ada), Ada’s base on the right')
  await chip('human').dragTo(v.page.locator('.standee[aria-label="human (Ada), Ada’s base on the right"]'))
  await headline().toMatch(/lit space/)
  await v.bringBack('human (Ada)', hex(2, 1))
  await figures().toContain('2: human (Ada), Ada’s base on the right')
  await chip('human').click()
  await v.tapPlace(hex(1, 2))
  await v.bringBack('human (Ada)', hex(1, 2))
  await rubium(0).toMatchObject({ value: 3 })
  await v.press(/^Finish deploying$/)

  // One human goes to a face-down tile; another and the fungoid go to the enemy.
  await headline().toMatch(/^Ada, move your units/)
  await v.carry(v.standing('human (Ada)', 'Ada’s base on the right'), hex(2, 1), hex(2, 0))
  await figures().toContain('human (Ada), Plains at 1 o’clock')
  await v.carry(v.standing('human (Ada)', 'Ada’s base on the right'), hex(2, 1), hex(1, 1))
  await v.carry(v.standing('fungoid (Ada)', 'Ada’s base on the right'), hex(2, 1), hex(1, 1))
  await figures().toEqual(
    expect.arrayContaining(['fungoid (Ada), Forest at 2 o’clock', 'human (Ada), Forest at 2 o’clock'])
  )
  await v.press(/^Go on$/)
  await headline().toMatch(/^Ada, reveal/)
  await v.tapPlace(hex(2, 0))

  // Hands carry out what the tile shows: they take the tile off and put a mine there.
  await expect.poll(() => v.fixes(), soon).toHaveLength(2)
  await v.takeOff(v.standing('exploration tile', 'Plains at 1 o’clock'))
  await v.bringBack('mine of 2', hex(2, 0))
  await headline().toMatch(/^Ada, choose the next battle/)
  await v.tapPlace(hex(1, 1))

  // Before the battle, all players are asked for a card. They share this page, so a hand stays covered until its player looks.
  await headline().toBe('Ada, play a card before the battle, or pass.')
  await v.press(/^Pass$/)
  await headline().toBe('Basil, play a card before the battle, or pass.')
  const cards = v.page.locator('.hand .card')
  expect(await cards.count()).toBe(0)
  await v.press(/^Show to Basil only$/)
  await expect.poll(() => cards.allInnerTexts(), soon).toEqual(['Targeting Link\nusable now'])
  await chip('Targeting Link: defender').click()
  await v.press('crystalline')
  for (const who of ['Ada', 'Basil']) {
    await headline().toBe(`${who}, play a card before the battle, or pass.`)
    await v.press(/^Pass for this battle$/)
  }

  // Each side throws its own dice: the crystalline misses, the fungoid hits, and the human no longer rolls.
  await headline().toBe('Basil, throw 1 die.')
  await v.throwDice(1, [2])
  await headline().toBe('Ada, throw 1 die.')
  await v.throwDice(1, [4])
  await headline().toBe('Basil, choose a unit to lose.')
  await v.press(/crystalline$/)
  await expect.poll(() => v.fixes(), soon).toEqual(['Crystalline (Basil): take it off Forest at 2 o’clock'])
  await v.takeOff(v.standing('crystalline (Basil)', 'Forest at 2 o’clock'))

  // The battle is won. The page marks the Mission that can be played now; it is played, and everybody sees it.
  await headline().toBe('Ada, play missions for this battle, or go on.')
  await v.press(/^Show to Ada only$/)
  await expect
    .poll(() => cards.allInnerTexts(), soon)
    .toEqual(['Crystalline Slayer\nusable now', 'Dominate the Plains\nusable now'])
  await v.press(/^Crystalline Slayer/)
  await v.press(/^Go on$/)

  // Income from the mine with a miner and from the player’s own base. The last point wins, and both views show it.
  await headline().toBe('Ada, play missions, or end the turn.')
  await rubium(0).toMatchObject({ value: 6 })
  await v.press(/^Dominate the Plains/)
  await headline().toBe('Ada wins!')
  await expect.poll(() => v.tone(), soon).toBe('over')
  const last = () => expect.poll(() => v.page.locator('.headline-last').textContent(), soon)
  await last().toBe('Ada plays Dominate the Plains.')
  await v.press('Board')
  await last().toBe('Ada plays Dominate the Plains.')
  await v.page.getByRole('tab', { name: /^Match/ }).click()
  await expect.poll(() => v.story(), soon).toContain('Ada goes on. Ada gains 3 rubium.')
  expect(v.errors).toEqual([])

  const file = join(daemon.data, 'match.jsonl')
  writeFileSync(file, await daemon.record())
  expect(tablekeeper(['check', file])).toMatchObject({ code: 0, err: '' })
})
