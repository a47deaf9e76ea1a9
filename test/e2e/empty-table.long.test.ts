// From an empty table to the first throw of the match, through the page and in French.

import { expect, test } from 'vitest'
import { evening } from './evening.ts'
import { french, patience, tablet } from './visitor.ts'

const soon = { timeout: patience }

test('on an empty table the first player is thrown for, cubes are laid and turned by hand, and play begins', async () => {
  const { daemon, visitor } = await evening()
  const v = await visitor({ ...tablet, ...french })
  const headline = () => expect.poll(() => v.headline(), soon)
  const cubes = async () => (await daemon.believed()).cubes.map(({ seat, at, facing }) => [seat, at.join(), facing])

  const heading = v.page.getByRole('heading', { level: 1 })
  await expect.poll(() => heading.textContent(), soon).toBe('La table est libre.')
  await v.press(/Jouer sur la table virtuelle/)
  await v.page
    .locator('section', { has: v.page.getByText('Nexus Keepers') })
    .getByText('Depuis une table vide')
    .click()

  await headline().toBe('Ada, lancez 1 dé.')
  await v.throwDice(1, [4])
  await headline().toBe('Basile, lancez 1 dé.')
  await v.throwDice(1, [4])
  // A tie: both throw again.
  await headline().toBe('Ada, lancez 1 dé.')
  await v.throwDice(1, [2])
  await headline().toBe('Basile, lancez 1 dé.')
  await v.throwDice(1, [5])

  // The First Player puts its own cube anywhere, with the portal facing south.
  await headline().toBe('Basile, déployez votre cube.')
  const wood = await v.page.locator('.wood').boundingBox()
  if (!wood) throw new Error('there is no table')
  await v.lay('le cube de Basile', [wood.x + wood.width * 0.4, wood.y + wood.height * 0.5], 2)
  await headline().toBe('Ada, déployez votre cube.')
  const [[, first = '', facing] = []] = await cubes()
  expect(facing).toBe('S')
  const [x = 0, y = 0] = String(first).split(',').map(Number)

  // A cube that touches by only one edge is refused, with the rule. Then it is put in a better place.
  const beside = async (dx: number, dy: number) => (await v.frame()).pointOf([x + dx, y + dy])
  await v.lay('le cube d’Ada', await beside(3, 0), 1)
  await expect.poll(() => v.tone(), soon).toBe('foul')
  await expect.poll(() => v.button('Pourquoi ? NK-004').count(), soon).toBe(1)
  const ground = v.page.locator('.ground[aria-label^="le cube d’Ada"]')
  const [gx, gy] = await v.grip(ground)
  const [from, to] = [await beside(3, 0), await beside(2, 1)]
  await v.letGo([gx + to[0] - from[0], gy + to[1] - from[1]])

  // Both cubes are placed. The page asks for the keepers, which go to their start tiles.
  await expect.poll(() => v.fixes().then((all) => all.length), soon).toBe(2)
  await v.bringBack('Dorn', [x, y - 1])
  await v.bringBack('Hessa', [x + 3, y + 1])
  await headline().toBe('Basile, lancez 5 dés.')
  expect(await cubes()).toEqual([
    [1, first, 'S'],
    [0, `${x + 2},${y + 1}`, 'E']
  ])
  await v.throwDice(5, [2, 2, 3, 3, 6])
  await headline().toBe('Basile, relancez des dés, ou gardez ceux-ci.')
  await expect.poll(() => v.counters(), soon).toEqual(['1 Bouger', '0 Sauter', '1 Pousser', '2/2 relances restantes'])
  expect(v.errors).toEqual([])
})
