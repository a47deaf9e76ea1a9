// Whatever opens on a page, by keyboard alone: it opens with Enter, the next thing that Tab leads to is in it, Escape closes what opened
// last, and the focus is where it was before.

import { expect, test } from 'vitest'
import type { AnyGame } from '../../src/core/game.ts'
import type { Start } from '../../src/core/rules.ts'
import { loadGames } from '../../src/games.ts'
import type { Daemon } from './daemon.ts'
import { evening } from './evening.ts'
import { patience, phone, tablet, until, type Visitor } from './visitor.ts'

const { games } = await loadGames()
const soon = { timeout: patience }

/** What says of itself whether something it opens is open. */
const openers = 'button[aria-expanded="false"]'
/** Where what it opens can be. */
const opened = '.menu, .sheet, .rule, .faults, .tools, .pad, .choices-now'

const focused = async ({ page }: Visitor): Promise<string> => {
  const [name = ''] = await page
    .locator(':focus')
    .evaluateAll((all) =>
      all.map((it) => it.getAttribute('data-opener') ?? it.getAttribute('aria-label') ?? it.textContent ?? '')
    )
  return name
}

/** Comes to a match and plays for everybody. */
async function sitDown(v: Visitor, daemon: Daemon, room: string): Promise<void> {
  await v.page.goto(daemon.address)
  await v.page.evaluate(() => sessionStorage.setItem('tablekeeper.sitting', '"all"'))
  await v.page.goto('about:blank')
  await v.page.goto(`${daemon.address}#${room}`)
  await v.page.locator('.terrain-body').first().waitFor()
}

/** Opens and closes everything that this screen has to open; answers what that was. */
async function walk(v: Visitor): Promise<string[]> {
  const { page } = v
  const names: string[] = []
  const n = await page.locator(openers).filter({ visible: true }).count()
  for (let i = 0; i < n; i++) {
    const opener = page.locator(openers).filter({ visible: true }).nth(i)
    const name = `${i} ${(await opener.getAttribute('aria-label')) ?? (await opener.textContent())}`
    names.push(name.replace(/^\d+ /, ''))
    await opener.evaluate((it, mark) => it.setAttribute('data-opener', mark), name)
    const it = page.locator(`[data-opener="${name.replaceAll('"', '\\"')}"]`)
    await it.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => it.getAttribute('aria-expanded'), { ...soon, message: `${name} opens` }).toBe('true')
    // It is loaded when it is first asked for.
    await expect.poll(() => page.locator('p.unseen', { hasText: 'Looking for' }).count(), soon).toBe(0)
    const inside = async (): Promise<boolean> => {
      await page.keyboard.press('Tab')
      return (await page.locator(`:is(${opened}) :focus`).count()) > 0
    }
    // A group that is chosen from on the board opens nothing but its places there.
    const onBoard =
      (await it.evaluate((element) => element.matches('.chip'))) && (await page.locator('.sheet').count()) === 0
    if (!onBoard) expect(await inside(), `Tab leads into what ${name} opens, not to ${await focused(v)}`).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => it.getAttribute('aria-expanded'), { ...soon, message: `${name} closes` }).toBe('false')
    await expect.poll(() => focused(v), { ...soon, message: `the focus returns to ${name}` }).toBe(name)
    await it.evaluate((element) => element.removeAttribute('data-opener'))
  }
  return names
}

/** The first position that lies ready. */
function startOf(game: AnyGame): Start {
  const [it] = Object.values(game.positions ?? {}).sort((a, b) => a.seats - b.seats)
  const names = ['Ada', 'Basil', 'Cleo', 'Dan'].slice(0, it?.seats ?? game.seats.min)
  const seats = names.map((name, seat) => ({ ...(it?.brings?.[seat] as object), name }))
  return { options: Object.values(game.presets)[0] ?? {}, seats, position: it?.position ?? null }
}

test.each(games.map((game) => [game.id, game] as const))('in a match of %s', async (id, game) => {
  const { daemon, visitor } = await evening()
  await daemon.begin(id, startOf(game))
  for (const [device, room, has] of [
    [tablet, 'table', ['Settings, devices and legend', 'Faults']],
    [tablet, 'board', ['Settings, devices and legend']],
    [phone, 'table', ['Settings, devices and legend', 'More for the table']]
  ] as const) {
    const v = await visitor(device)
    await sitDown(v, daemon, room)
    expect(await walk(v)).toEqual(expect.arrayContaining([...has]))
    expect(v.errors).toEqual([])
    await v.page.context().close()
  }
})

test('a rule behind a foul', async () => {
  const { daemon, visitor } = await evening()
  await daemon.begin('nexus-keepers', startOf(games.find(({ id }) => id === 'nexus-keepers') as AnyGame))
  const v = await visitor()
  await sitDown(v, daemon, 'table')
  await v.page.getByLabel('Tidy up').click()
  await expect.poll(() => v.tone(), soon).toBe('turn')
  await v.page.getByLabel(/^Bump/).click()
  await expect.poll(() => v.tone(), soon).toBe('foul')
  await v.page.getByLabel('Tidy up').click()
  await expect.poll(() => v.tone(), soon).toBe('turn')
  const [name = ''] = (await v.figures())[0]?.split(' ') ?? []
  await v.grip(v.figure(name))
  const wood = await v.page.locator('.wood').boundingBox()
  await v.letGo([(wood?.x ?? 0) + (wood?.width ?? 0) / 2, (wood?.y ?? 0) + (wood?.height ?? 0) / 2])
  await until('a rule that was broken', async () => ((await v.button(/^Why\?/).count()) > 0 ? true : null))
  expect(await walk(v)).toEqual(expect.arrayContaining([expect.stringMatching(/^Why\? NK-/)]))
})

test('groups of choices, in the bar and on the board; Escape closes what opened last', async () => {
  const { daemon, visitor } = await evening()
  const position = {
    phase: 'deploy',
    rubium: [9, 9],
    units: { '2,1': ['F1'], '-2,-1': ['', 'H2'] },
    hands: [['EN-06'], []]
  }
  await daemon.begin('nexus-ops', { options: {}, seats: [{ name: 'Ada' }, { name: 'Basil' }], position })
  const v = await visitor()
  await sitDown(v, daemon, 'table')
  await v.page.getByLabel('Tidy up').click()
  await expect.poll(() => v.headline(), soon).toMatch(/^Ada, buy units/)
  const chips = (await v.page.locator('.chip').filter({ visible: true }).allInnerTexts()).length
  expect(chips).toBeGreaterThan(2)

  const chip = v.page.locator('.chip', { hasText: 'human' })
  await chip.focus()
  await v.page.keyboard.press('Enter')
  await v.page.locator('.picks .asked, .surface .asked').first().waitFor()
  await v.page.keyboard.press('?')
  await v.page.locator('.help').waitFor()
  const menu = v.page.getByRole('button', { name: 'Settings, devices and legend' })
  await menu.focus()
  await v.page.keyboard.press('Enter')
  await v.page.locator('.menu').waitFor()
  await v.page.keyboard.press('Escape')
  await expect.poll(() => v.page.locator('.menu').count(), soon).toBe(0)
  await expect.poll(() => focused(v), soon).toBe('Settings, devices and legend')
  await v.page.keyboard.press('Escape')
  await expect.poll(() => v.page.locator('.help').count(), soon).toBe(0)
  await expect.poll(() => chip.getAttribute('aria-expanded'), soon).toBe('true')
  await v.page.keyboard.press('Escape')
  await expect.poll(() => chip.getAttribute('aria-expanded'), soon).toBe('false')
  expect(v.errors).toEqual([])
})

test('on a phone a tab opens upward, and Escape closes it', async () => {
  const { daemon, visitor } = await evening()
  await daemon.begin('nexus-keepers', startOf(games.find(({ id }) => id === 'nexus-keepers') as AnyGame))
  const v = await visitor(phone)
  await sitDown(v, daemon, 'table')
  const tab = v.page.locator('#tab-match')
  await tab.focus()
  await v.page.keyboard.press('Enter')
  await v.page.locator('.panel-side.open').waitFor()
  await until('something of the tab that Tab leads to', async () => {
    await v.page.keyboard.press('Tab')
    return (await v.page.locator('#tab-body :focus').count()) > 0 || null
  })
  await v.page.keyboard.press('Escape')
  await expect.poll(() => v.page.locator('.panel-side.open').count(), soon).toBe(0)
  await expect.poll(() => v.page.locator('#tab-match:focus').count(), soon).toBe(1)
  expect(v.errors).toEqual([])
})

test('a die asks for a face by keyboard, and Escape asks no more', async () => {
  const { daemon, visitor } = await evening()
  await daemon.begin('nexus-keepers', startOf(games.find(({ id }) => id === 'nexus-keepers') as AnyGame))
  const v = await visitor()
  await sitDown(v, daemon, 'table')
  const die = v.page.locator('.due .die-button').first()
  await die.focus()
  await v.page.keyboard.press('Shift+F10')
  await v.page.locator('.faces').waitFor()
  await v.page.keyboard.press('Tab')
  expect(await v.page.locator('.faces :focus').count()).toBe(1)
  await v.page.keyboard.press('Escape')
  await expect.poll(() => v.page.locator('.faces').count(), soon).toBe(0)
  await expect.poll(() => die.evaluate((it) => it.matches(':focus')), soon).toBe(true)
})

test.each(['play', 'join'])(
  'sounds are offered on the page of %s beside everything else, and lie over nothing',
  async (room) => {
    const { daemon, visitor } = await evening()
    await daemon.begin('nexus-keepers', startOf(games.find(({ id }) => id === 'nexus-keepers') as AnyGame))
    for (const device of [phone, tablet]) {
      const v = await visitor(device, `${daemon.address}#${room}`)
      const heading = v.page.getByRole('heading', { level: 1 })
      await heading.click()
      const offer = v.page.locator('.offer')
      await offer.waitFor()
      const over = await offer.evaluate((it) => {
        const box = it.getBoundingClientRect()
        return [...it.ownerDocument.querySelectorAll('main :is(button, a, input, h1, h2, p, section, header)')]
          .filter((other) => !it.contains(other) && !other.contains(it))
          .filter((other) => {
            const { left, top, right, bottom } = other.getBoundingClientRect()
            return left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1
          })
          .map((other) => other.textContent)
      })
      expect(over).toEqual([])
      await v.page.context().close()
    }
  }
)
