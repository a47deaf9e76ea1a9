// No dead end: from every screen, one press leads on and at most three lead to the start page: before a match, during one of each
// game, after it, and in the replay.

import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { AnyGame } from '../../src/core/game.ts'
import type { Start } from '../../src/core/rules.ts'
import { loadGames } from '../../src/games.ts'
import { folder } from '../cli/command.ts'
import { begin, playout } from '../conformance/playout.ts'
import { slowness } from '../devices/lights/bench.ts'
import { Daemon } from './daemon.ts'
import { evening } from './evening.ts'
import { remember } from './playout.ts'
import { patience, tablet, until } from './visitor.ts'

/** Elements whose press may lead elsewhere without ending or starting a match. */
const ways =
  '.views button, .entry, .setup-head .tool, .first > .quiet, .choices button, main .strong-button, .table-none button, .past button, .tv-out, main a[href^="#"], .end button'
/** How long something may take to be pressed, in ms, before another one is tried. All are tried again and again. */
const press = 3000
/** How long a press may then take to lead elsewhere, in ms: a press that leads anywhere does so at once. */
const change = 500
const most = 1000

const { games } = await loadGames()
const roomOf = (page: Page): string => new URL(page.url()).hash.split('/')[0] ?? ''
const names = ['Ada', 'Basil', 'Cleo', 'Dan']

/** A ready-made position that leads to short matches. */
const ready: Readonly<Record<string, string>> = {
  'nexus-keepers': 'B2',
  'nexus-ops': 'showdown',
  platformer: 'boss',
  kero: 'farewell'
}
function startOf(game: AnyGame): Start {
  const it = game.positions?.[ready[game.id] ?? '']
  const seats = names.slice(0, it?.seats).map((name, seat) => ({ ...(it?.brings?.[seat] as object), name }))
  // People tell the cards of this game, so a match played by the rules alone can be recorded.
  return {
    options: Object.values(game.presets)[0] ?? {},
    seats,
    position: it?.position ?? null,
    agreed: { heaps: 'drawn' }
  }
}

const shown = (page: Page) => page.locator(ways).filter({ visible: true })

/** A view that one press leads to from this address. */
async function onward(page: Page, address: string): Promise<string> {
  const open = async (): Promise<void> => {
    await page.goto('about:blank')
    await page.goto(address)
    await shown(page).first().waitFor()
  }
  await open()
  const here = new URL(address).hash.split('/')[0] ?? ''
  let nth = -1
  return until(`a way on from ${address}`, async () => {
    const all = shown(page)
    nth = (nth + 1) % Math.max(1, await all.count())
    // In TV mode, the exit appears when the pointer moves.
    await page.mouse.move(100 + nth, 100)
    const pressed = await all
      .nth(nth)
      .click({ timeout: press })
      .then(
        () => true,
        () => false
      )
    const elsewhere = (url: URL): boolean => url.hash.split('/')[0] !== here
    if (pressed) await page.waitForURL(elsewhere, { timeout: change * slowness() }).catch(() => undefined)
    const room = roomOf(page)
    if (room !== here && room !== '') return room
    await open()
    return null
  })
}

/** Presses its way from this address to the start page. */
async function home(page: Page, address: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(address)
  await page.locator('.page').waitFor()
  if (address.includes('#tv')) {
    await page.mouse.move(200, 200)
    await page.getByRole('button', { name: 'Leave TV mode' }).click()
  }
  await page.getByRole('button', { name: 'Settings, devices and legend' }).click()
  await page.locator('.menu').getByRole('button', { name: 'To the start page' }).click()
  await page.locator('.door .entry').first().waitFor()
}

async function walk(browser: Browser, daemon: Daemon, rooms: readonly string[]): Promise<void> {
  const page = await (await browser.newContext(tablet)).newPage()
  page.setDefaultTimeout(patience)
  for (const room of rooms) {
    const address = `${daemon.address}#${room}`
    expect(await onward(page, address), room).not.toBe('')
    await home(page, address)
  }
  await page.context().close()
}

test('where nobody plays', async () => {
  const { browser, daemon } = await evening()
  const rooms = [
    'door',
    'play',
    'setup',
    'rules',
    'board',
    'table',
    'replay/1',
    'join',
    'people',
    'upkeep',
    'first',
    'nowhere'
  ]
  await walk(browser, daemon, rooms)
})

test.each(games.map((game) => [game.id, game] as const))('in a match of %s, and when it is over', async (_, game) => {
  const start = startOf(game)
  let played = [...playout(game, begin(game, start), 1, most)]
  for (let luck = 2; played.length === most; luck++) played = [...playout(game, begin(game, start), luck, most)]
  const moves = played.map(({ move }) => move)
  const data = folder()
  await remember(data, game, start, moves)
  const { browser, daemon } = await evening(new Daemon(data))
  const past = ['board', 'table', 'tv', `replay/1/${moves.length}`]
  expect((await daemon.match()).match?.over).not.toBeNull()
  await walk(browser, daemon, past)
  await daemon.begin(game.id, start)
  await walk(browser, daemon, [
    'board',
    'table',
    'tv',
    'door',
    'rules',
    'play',
    'join',
    'people',
    'upkeep',
    'replay/1/0'
  ])
})
