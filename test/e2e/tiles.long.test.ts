// A tile of the owner’s own box is entered by tapping on the page, without typing coordinates. It is saved as a file, the command checks
// the file, and a match is played with the tile.

import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folder, tablekeeper } from '../cli/command.ts'
import { evening } from './evening.ts'
import { tap } from './finger.ts'
import { patience, phone, until } from './visitor.ts'

const soon = { timeout: patience }

/** The marks to enter and their spaces: the row from the top, the space from the left. */
const laid: Readonly<Record<string, readonly (readonly [row: number, space: number])[]>> = {
  Coin: [
    [3, 2],
    [4, 2]
  ],
  Gem: [[2, 1]],
  Spawner: [[2, 3]],
  Shop: [[1, 2]],
  Ladder: [
    [2, 4],
    [3, 4]
  ],
  Platform: [
    [1, 2],
    [2, 3],
    [3, 1],
    [3, 4],
    [4, 1],
    [4, 3]
  ],
  'Platform with a ladder through it': [[2, 4]]
}
/** The same tile in the file’s notation: a house tile with one more wall. */
const written = ['|...|s._:...:...:', ':g..:...:e._:.#H:', ':.._:c..:...:.#_:', ':.._:c..:.._:...:']

test('a tile is entered by tapping, saved, judged and played with', async () => {
  const { daemon, visitor } = await evening()
  const v = await visitor(phone)
  const { page } = v
  await page.goto(`${daemon.address}#setup`)
  const field = (label: RegExp) => page.locator('label.field').filter({ has: page.locator('span', { hasText: label }) })
  await field(/^Game$/)
    .locator('select')
    .selectOption({ label: 'Platformer' })
  await field(/^Start from$/)
    .locator('select')
    .selectOption('climb')
  await tap(page.getByText(/^All \d+ house rules$/))
  await field(/^Your own tiles$/)
    .locator('select')
    .selectOption({ label: 'entered here' })
  await tap(v.button(/^Start from those of the house/))

  // Replace the first house tile by one entered by tapping, under the same name.
  await page.getByLabel('Which one to change').selectOption({ label: 'F01 (1 of 32)' })
  await tap(v.button('Remove this one'))
  await tap(v.button('Add one'))
  await page.getByLabel('Name of the tile').fill('F01')
  const spot = (name: string) => page.locator('.grid-spots').getByRole('button', { name })
  for (const [mark, spaces] of Object.entries(laid)) {
    await tap(v.button(mark))
    for (const [row, space] of spaces) await tap(spot(`Row ${row}, space ${space}:`))
  }
  await tap(v.button('Wall'))
  await tap(spot('Row 1, left of space 1:'))
  await tap(spot('Row 1, between spaces 1 and 2:'))
  expect(await spot('Row 1, between').count()).toBe(3)
  await expect.poll(() => page.getByLabel('Row 1, between spaces 1 and 2: wall').count(), soon).toBe(1)

  // `card` checks the file line by line.
  const [download] = await Promise.all([page.waitForEvent('download'), tap(v.button('Save as a file'))])
  const file = join(folder(), download.suggestedFilename())
  copyFileSync((await download.path()) ?? '', file)
  expect(file).toMatch(/tiles\.json$/)
  const tiles: { readonly id: string; readonly rows: readonly string[] }[] = JSON.parse(readFileSync(file, 'utf8'))
  expect(tiles).toHaveLength(32)
  expect(tiles.at(-1)).toEqual({ id: 'F01', set: 'forest', boss: false, rows: written })
  expect(tablekeeper(['card', file, '--game', 'platformer', '--kind', 'tiles'])).toMatchObject({ code: 0 })

  // The wall is where it was tapped.
  await tap(page.locator('button.begin'))
  await expect.poll(() => v.headline(), soon).toMatch(/throw/i)
  // Only one boot: with more, the hero could go around the wall.
  for (const [i, face] of [1, 3, 3, 3, 3, 1].entries()) await v.giveFace(page.locator('.due .die-button').nth(i), face)
  await tap(v.button(/^Throw 6 /).first())
  await expect.poll(() => v.headline(), soon).toMatch(/use your dice/)
  const stands = async () => (await daemon.match()).scene?.pieces.find(({ kind }) => kind === 'hero/H3')?.place ?? null
  await v.drag('Vesper', [2, 4], [1, 4])
  await expect.poll(() => v.headline(), soon).toBe('A wall is in the way.')
  expect(await stands()).toBe('2,4')
  await v.drag('Vesper', [1, 4], [2, 4])
  await expect.poll(() => v.tone(), soon).toBe('turn')
  await v.drag('Vesper', [2, 4], [3, 4])
  await until('the hero stands where no wall was', async () => ((await stands()) === '3,4' ? true : null))
  expect(v.errors).toEqual([])
})
