// A turn of each game without a mouse: with the keyboard alone on a tablet, and with a finger alone on a phone. These tests press
// only keys and touch the screen.

import { expect, test } from 'vitest'
import type { AnyGame } from '../../src/core/game.ts'
import type { Start } from '../../src/core/rules.ts'
import kero from '../../src/games/kero/index.ts'
import platformer from '../../src/games/platformer/index.ts'
import { evening } from './evening.ts'
import { tap as touch } from './finger.ts'
import { patience, phone, type Tile, until, type Visitor } from './visitor.ts'

const soon = { timeout: patience }
/** More elements than any page has. */
const most = 150

/** Presses Tab until this element is focused. */
async function tabTo({ page }: Visitor, css: string): Promise<void> {
  for (let i = 0; i < most; i++) {
    await page.keyboard.press('Tab')
    if ((await page.locator(`${css}:focus`).count()) > 0) return
  }
  throw new Error(`Tab never leads to ${css}`)
}

/** Waits for a button with this name, goes there with Tab and presses Enter. */
async function enter(v: Visitor, name: RegExp): Promise<void> {
  const it = v.button(name).first()
  await it.waitFor()
  const mark = `m${Math.round(performance.now())}`
  await it.evaluate((element, id) => element.setAttribute('data-test', id), mark)
  await tabTo(v, `[data-test="${mark}"]`)
  await v.page.keyboard.press('Enter')
}

/** Takes a figure up with the keyboard, moves it with these keys and puts it down. */
async function walk(v: Visitor, name: string, ...way: readonly string[]): Promise<void> {
  await tabTo(v, `.standee[aria-label*="${name}"]`)
  await v.page.keyboard.press('Enter')
  await v.page.locator('.hands .lifted').waitFor()
  for (const key of way) await v.page.keyboard.press(key)
  await v.page.keyboard.press('Enter')
}

/** A ready-made position, with Ada and Basil. */
const ready = (game: AnyGame, id: string): Start => ({
  options: {},
  seats: names.map((it, seat) => ({ ...(game.positions?.[id]?.brings?.[seat] as object), ...it })),
  position: game.positions?.[id]?.position ?? null
})

/** A phone joins a match, plays for all seats and puts the table right. */
async function joinByTouch(v: Visitor): Promise<void> {
  await tap(v, /Back to the table/)
  await tap(v, /Settings/)
  await touch(v.page.getByText('everybody', { exact: true }))
  await tap(v, /^Close$/)
  await tap(v, /^More for the table$/)
  await touch(v.page.getByLabel('Tidy up'))
}

/** Touches a button, behind “n more” if a short bar hides it. */
async function tap(v: Visitor, name: RegExp): Promise<void> {
  const wanted = v.button(name).first()
  const more = v.page.locator('.choices:not(:has(.choices-now.all)) .choices-more button')
  await until('the button', async () => {
    if (await wanted.isVisible()) return true
    if (await more.isVisible()) await touch(more)
    return null
  })
  await touch(wanted)
}

/** Chooses the faces of the dice on the page, in sequence. */
type Give = (v: Visitor, faces: readonly number[]) => Promise<void>

const giveByKeys: Give = async (v, faces) => {
  for (const face of faces) {
    await tabTo(v, '.due .die-button:not([data-test])')
    await v.page.locator(':focus').evaluate((it) => it.setAttribute('data-test', ''))
    await v.page.keyboard.press(String(face))
  }
}

const giveByTouch: Give = async (v, faces) => {
  for (const [i, face] of faces.entries()) await v.giveFace(v.page.locator('.due .die-button').nth(i), face)
}

/** The first face for all six dice. */
const six = [1, 1, 1, 1, 1, 1]
const names = [{ name: 'Ada' }, { name: 'Basil' }]
const hex = (q: number, r: number): Tile => [r + q / 2, (q * Math.sqrt(3)) / 2]
const armies = {
  phase: 'move',
  rubium: [9, 9],
  units: { '2,1': ['H1 F1 C1 D1'], '-2,-1': ['', 'H2'] }
}

test('Nexus Keepers: a turn by keyboard alone', async () => {
  const { visitor } = await evening()
  const v = await visitor()
  await enter(v, /Play on the virtual table/)
  await enter(v, /Duel: two cubes/)
  await expect.poll(() => v.figures().then((all) => all.length), soon).toBe(2)
  await giveByKeys(v, [6, 6, 6, 2, 3])
  await enter(v, /^Throw 5 /)
  await enter(v, /^Keep these dice$/)
  await expect.poll(() => v.counters(), soon).toContain('3 Move')
  await walk(v, 'Hessa', 'ArrowUp')
  await expect.poll(() => v.counters(), soon).toContain('2 Move')
  await enter(v, /^End the turn|^End my turn|^End turn/)
  await expect.poll(() => v.headline(), soon).toMatch(/^Basil/)
  expect(v.errors).toEqual([])
})

test('Nexus Ops: a turn by keyboard alone', async () => {
  const { daemon, visitor } = await evening()
  await daemon.begin('nexus-ops', { options: {}, seats: names, position: armies })
  const v = await visitor()
  await enter(v, /Back to the table/)
  await enter(v, /^Sit here$/)
  await enter(v, /^Tidy up$/)
  await expect.poll(() => v.headline(), soon).toMatch(/^Ada, move your units/)
  // On a hex grid, ArrowLeft also works where no space is straight to the left.
  await walk(v, 'fungoid (Ada)', 'ArrowLeft')
  await expect
    .poll(async () => (await daemon.match()).scene?.pieces.filter((it) => it.seat === 0), soon)
    .toHaveLength(4)
  const moved = await until('the fungoid stands elsewhere', async () => {
    const { scene } = await daemon.match()
    const it = scene?.pieces.find(({ look, seat }) => look === 'fungoid' && seat === 0)
    return it && it.place !== '2,1' ? it.place : null
  })
  expect(moved).not.toBe('2,1')
  await enter(v, /^Go on$/)
  await expect.poll(() => v.headline(), soon).not.toMatch(/^Ada, move/)
  expect(v.errors).toEqual([])
})

test('Nexus Keepers: a turn by touch alone on a phone', async () => {
  const { visitor } = await evening()
  const v = await visitor(phone)
  await tap(v, /Play on the virtual table/)
  await tap(v, /Duel: two cubes/)
  await expect.poll(() => v.figures().then((all) => all.length), soon).toBe(2)
  await giveByTouch(v, [6, 6, 6, 2, 3])
  await tap(v, /^Throw 5 /)
  await tap(v, /^Keep these dice$/)
  await expect.poll(() => v.counters().then((all) => all.join()), soon).toMatch(/3/)
  await v.drag('Hessa', [0, 0], [0, 1])
  // The page draws a figure at once, but the referee learns of it from the reader. Anything said before that comes too early.
  await expect.poll(() => v.headline(), soon).toMatch(/^Ada, move 2/)
  await tap(v, /^End the turn|^End my turn|^End turn/)
  await expect.poll(() => v.headline(), soon).toMatch(/^Basil/)
  expect(v.errors).toEqual([])
})

test('Nexus Ops: a turn by touch alone on a phone: a tap spreads an army out, and one of it walks', async () => {
  const { daemon, visitor } = await evening()
  await daemon.begin('nexus-ops', { options: {}, seats: names, position: armies })
  const v = await visitor(phone)
  await joinByTouch(v)
  await expect.poll(() => v.figures().then((all) => all.length), soon).toBeGreaterThan(4)
  const small = await v.page.locator('.standee[aria-label^="fungoid (Ada), Ada"]').boundingBox()
  await v.tapPlace(hex(2, 1))
  await v.page.locator('.spread').waitFor()
  const large = await v.page.locator('.standee[aria-label^="fungoid (Ada), Ada"]').boundingBox()
  expect(large?.width).toBeGreaterThan(1.3 * (small?.width ?? 0))
  // Each unit can be touched: none covers another.
  const boxes = await v.page.locator('.standee[aria-label*="(Ada), Ada’s base"]').all()
  expect(boxes).toHaveLength(4)
  await v.grip(v.page.locator('.standee[aria-label^="fungoid (Ada), Ada"]'))
  await v.letGo((await v.frame()).pointOf(hex(1, 1)))
  await until('the fungoid stands elsewhere', async () => {
    const { scene } = await daemon.match()
    const it = scene?.pieces.find(({ look, seat }) => look === 'fungoid' && seat === 0)
    return it && it.place !== '2,1' ? it.place : null
  })
  await expect.poll(() => v.page.locator('.spread').count(), soon).toBe(0)
  await tap(v, /^Go on$/)
  await expect.poll(() => v.headline(), soon).not.toMatch(/^Ada, move/)
  expect(v.errors).toEqual([])
})

test('Platformer: a turn by keyboard alone', async () => {
  const { daemon, visitor } = await evening()
  await daemon.begin('platformer', ready(platformer, 'climb'))
  const v = await visitor()
  await enter(v, /Back to the table/)
  await enter(v, /^Sit here$/)
  await enter(v, /^Tidy up$/)
  // The first face of an action die is a boot.
  await giveByKeys(v, six)
  await enter(v, /^Throw 6 /)
  await expect.poll(() => v.headline(), soon).toMatch(/^Ada, use your dice/)
  await walk(v, 'Vesper', 'ArrowLeft')
  await until('the hero stands one space to the left', async () => {
    const { scene } = await daemon.match()
    return scene?.pieces.some(({ kind, place }) => kind === 'hero/H3' && place === '1,4') || null
  })
  await enter(v, /^End actions/)
  await enter(v, /^Leave the special die/)
  // Put the pieces that fell where they belong.
  await enter(v, /^Tidy up$/)
  await expect.poll(() => v.headline(), soon).toMatch(/^Basil/)
  expect(v.errors).toEqual([])
})

test('Platformer: a turn by touch alone on a phone', async () => {
  const { daemon, visitor } = await evening()
  await daemon.begin('platformer', ready(platformer, 'climb'))
  const v = await visitor(phone)
  await joinByTouch(v)
  await giveByTouch(v, six)
  await tap(v, /^Throw 6 /)
  await expect.poll(() => v.headline(), soon).toMatch(/^Ada, use your dice/)
  await v.drag('Vesper', [2, 4], [1, 4])
  await until('the hero stands one space to the left', async () => {
    const { scene } = await daemon.match()
    return scene?.pieces.some(({ kind, place }) => kind === 'hero/H3' && place === '1,4') || null
  })
  await tap(v, /^End actions/)
  await tap(v, /^Leave the special die/)
  await expect.poll(() => v.headline(), soon).not.toMatch(/^Ada/)
  await touch(v.page.getByLabel('Tidy up'))
  await expect.poll(() => v.headline(), soon).toMatch(/^Basil/)
  expect(v.errors).toEqual([])
})

/** The buttons that lead through a turn of KERO in which nothing is achieved. */
const onward = /^(There was sand left|Place none|End actions|The row is as shown|No refuel)/

/** Plays such a turn of KERO step by step; `press` presses a button. */
async function roundOfKero(v: Visitor, press: (v: Visitor, name: RegExp) => Promise<void>, give: Give): Promise<void> {
  await press(v, /^On to the dice/)
  await expect.poll(() => v.headline(), soon).toMatch(/^Ada, choose dice/)
  await press(v, /^Truck on its tank/)
  await expect.poll(() => v.headline(), soon).toMatch(/^Ada, throw all your dice/)
  await give(v, six)
  await press(v, /^Throw all dice/)
  await expect.poll(() => v.headline(), soon).toMatch(/^Ada, reroll/)
  let said = await v.headline()
  await press(v, /^Truck flat/)
  while (!/^Basil/.test(said ?? '')) {
    await expect.poll(() => v.headline(), soon).not.toBe(said)
    said = await v.headline()
    if (/^Ada/.test(said ?? '')) await press(v, onward)
  }
  expect(v.errors).toEqual([])
}

test('KERO: a turn by keyboard alone', async () => {
  const { daemon, visitor } = await evening()
  await daemon.begin('kero', ready(kero, 'oasis'))
  const v = await visitor()
  await enter(v, /Back to the table/)
  await enter(v, /^Sit here$/)
  await enter(v, /^Tidy up$/)
  await roundOfKero(v, enter, giveByKeys)
})

test('KERO: a turn by touch alone on a phone', async () => {
  const { daemon, visitor } = await evening()
  await daemon.begin('kero', ready(kero, 'oasis'))
  const v = await visitor(phone)
  await joinByTouch(v)
  await roundOfKero(v, tap, giveByTouch)
})
