// The page at 200 % zoom on a small desktop screen: nothing may be clipped, covered or out of reach. And TV mode: people must be able to
// read the headline from two metres, and icons must be as large as the text beside them.

import { expect, test } from 'vitest'
import type { Start } from '../../src/core/rules.ts'
import { loadGames } from '../../src/games.ts'
import { evening } from '../e2e/evening.ts'
import { patience, type Visitor } from '../e2e/visitor.ts'
import { judge, limits, needed } from './judge.ts'

const soon = { timeout: patience }
const { games } = await loadGames()
/** The games whose pages pass at 200 % so far. */
const held = ['kero', 'nexus-keepers', 'nexus-ops', 'platformer']
/** 1280 × 800 at 200 %. */
const zoomed = { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2, reducedMotion: 'reduce' } as const

function firstReady({ positions = {} }: (typeof games)[number]): Start {
  const [it] = Object.values(positions)
  const seats = Array.from({ length: it?.seats ?? 2 }, (_, seat) => ({ ...(it?.brings?.[seat] as object) }))
  return { options: {}, seats, position: it?.position ?? null }
}

async function faults({ page }: Visitor, address: string): Promise<string[]> {
  await page.goto('about:blank')
  await page.goto(address)
  await page.locator('.page :is(h1, .headline-say)').first().waitFor()
  if (/#(table|board)$/.test(address)) await page.locator('.terrain-body').first().waitFor()
  let found: string[] = []
  const look = async (): Promise<number> => {
    found = await page.evaluate(judge, { ...limits, needed })
    return found.length
  }
  // Rooms and drawings may still be loading, so repeat.
  await expect
    .poll(look, { timeout: 5000 })
    .toBe(0)
    .catch(() => undefined)
  return found
}

test.each(held)('twice as large, everything of %s can be reached', async (id) => {
  const { daemon, visitor } = await evening()
  const game = games.find((it) => it.id === id)
  expect(game).toBeDefined()
  if (game) await daemon.begin(id, firstReady(game))
  for (const locale of ['en-GB', 'fr-FR']) {
    const v = await visitor({ ...zoomed, locale })
    for (const room of ['table', 'board', 'play', 'setup', 'rules', 'door'])
      expect(await faults(v, `${daemon.address}#${room}`), `${room}, ${locale}`).toEqual([])
    await v.page.context().close()
  }
})

/** The least height of letters for effortless reading, in minutes of arc (ISO 9241-303). */
const easy = 16
/** The height of a capital letter in our font, as a share of the font size. */
const capital = 0.7

test.each([
  ['a TV of 55 inches', [1920, 1080], 55],
  ['a screen of 24 inches', [1920, 1080], 24],
  ['a 4K TV of 43 inches', [3840, 2160], 43]
] as const)('in TV mode the headline of %s is read at two metres', async (_, [width, height], inches) => {
  const [game] = games
  const { daemon, visitor } = await evening()
  if (game) await daemon.begin(game.id, firstReady(game))
  const v = await visitor({ viewport: { width, height }, locale: 'fr-FR' }, `${daemon.address}#tv`)
  const say = v.page.locator('.headline-say')
  await say.waitFor(soon)
  const size = await say.evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize))
  const pixel = (inches * 25.4) / Math.hypot(width, height)
  const minutes = (Math.atan((size * capital * pixel) / 2000) * 180 * 60) / Math.PI
  expect(minutes).toBeGreaterThanOrEqual(easy)
  const signs = await v.page
    .locator('.page :is(.icon, .shape):visible')
    .evaluateAll((all) =>
      all.map((it) => it.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(it).fontSize))
    )
  expect(signs.length).toBeGreaterThan(0)
  expect(Math.min(...signs)).toBeGreaterThan(0.7)
})
