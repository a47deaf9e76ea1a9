// The judge sees what people would: a form that takes the width of its words, whatever the language.

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { evening } from '../e2e/evening.ts'
import { breadth } from './breadth.ts'
import { WireHand } from './hand.ts'
import { judge, limits, needed } from './judge.ts'
import { look } from './look.ts'

const desktop = { viewport: { width: 1280, height: 800 } }

test('the set-up is as wide in French as in English, and the judge finds one that is not', async () => {
  const { daemon, visitor } = await evening()
  const widths: number[] = []
  for (const locale of ['en-GB', 'fr-FR']) {
    const { page } = await visitor({ ...desktop, locale }, `${daemon.address}#setup`)
    await page.locator('.begin').waitFor()
    expect(await page.evaluate(judge, { ...limits, needed }), locale).toEqual([])
    widths.push(await page.evaluate(breadth))
    await page.locator('.setup').evaluate((it) => {
      it.style.width = '36rem'
    })
    expect(await page.evaluate(judge, { ...limits, needed })).toEqual([
      'form.setup is narrow and scrolls: 576 of 1024 px'
    ])
  }
  expect(widths[1]).toBeCloseTo(widths[0] ?? 0, 2)
})

test('where nobody plays the headline is a band as during a match, and the judge finds one that is not', async () => {
  const { daemon, visitor } = await evening()
  const { page } = await visitor(desktop, `${daemon.address}#table`)
  await page.locator('.headline').waitFor()
  expect(await page.evaluate(judge, { ...limits, needed })).toEqual([])
  await page.locator('.headline').evaluate((it) => it.classList.add('quiet'))
  expect(await page.evaluate(judge, { ...limits, needed })).toContain('the headline is no band')
})

test('the judge finds a counter that is cut off, and a page that is too wide', async () => {
  const { daemon, visitor } = await evening()
  const { page } = await visitor(desktop, `${daemon.address}#play`)
  await page.locator('.entry, .box').first().waitFor()
  const found = () => page.evaluate(judge, { ...limits, needed })
  expect(await found()).toEqual([])
  await page.evaluate(() => {
    const now = document.createElement('section')
    now.className = 'now'
    now.dataset.scroll = ''
    now.style.cssText = 'height: 3rem; overflow: auto'
    now.innerHTML = '<p style="height: 9rem"></p><div class="counter"><b class="counter-value">7</b></div>'
    document.querySelector('.page')?.prepend(now)
  })
  expect(await found()).toContain('text is cut: b.counter-value “7”')
  await page.evaluate(() => {
    const wide = document.createElement('p')
    wide.style.cssText = 'flex: none; width: 1500px; height: 4px'
    document.querySelector('.page')?.append(wide)
  })
  expect(await found()).toContainEqual(expect.stringMatching(/^the page is 15\d\d px wide$/))
})

test.each([
  [
    'a button too narrow for its words',
    'width: 44px; padding: 0; overflow: visible; white-space: nowrap',
    /^text leaves its button/
  ],
  ['a bar that hides its first choice', 'visibility: hidden', /^the bar hides its first choice/]
])('the judge finds %s', async (_, style, complaint) => {
  const { daemon, visitor } = await evening()
  const { page } = await visitor(desktop, `${daemon.address}#table`)
  const target = page.locator('.choices .target').first()
  await target.waitFor()
  await target.evaluate((it, css) => {
    it.style.cssText = css
  }, style)
  expect(await page.evaluate(judge, { ...limits, needed })).toContainEqual(expect.stringMatching(complaint))
})

test.each([
  ['what a player has to spend, out of sight', '.purse, .seats', 'display: none', /^what a player has to spend/],
  ['a side of the stage without room', '.shelf', 'width: 12px', /^the shelf is 12 px wide/],
  [
    'a pad that is asked and cannot be seen',
    '.pad.plays',
    'translate: -200px',
    /^needed now, but cut off: button.pad-name/
  ]
])('the judge finds %s', async (_, css, style, complaint) => {
  const { daemon, visitor } = await evening()
  const seats = [{ name: 'Ada' }, { name: 'Basil' }]
  await daemon.begin('kero', { options: {}, seats, position: { phase: 'choose', fuel: [60_000, 60_000] } })
  const hand = new WireHand(daemon.address)
  await hand.open()
  await hand.does({ hand: 'tidy' })
  hand.close()
  const { page } = await visitor(desktop, `${daemon.address}#table`)
  await page.locator('.headline.turn').waitFor()
  const found = () => page.evaluate(judge, { ...limits, needed })
  await expect.poll(found, { timeout: 5000 }).toEqual([])
  await page.locator(css).evaluateAll((all, to) => {
    for (const it of all as HTMLElement[]) it.style.cssText += to
  }, style)
  expect(await found()).toContainEqual(expect.stringMatching(complaint))
})

test('a board without its drawings is a fault, not a pause', async () => {
  const { daemon, visitor } = await evening()
  const seats = [{ name: 'Ada' }, { name: 'Basil' }]
  await daemon.begin('kero', { options: {}, seats, position: { phase: 'choose', fuel: [60_000, 60_000] } })
  const { page } = await visitor(desktop, 'about:blank')
  await page.route('**/art/*.svg', (route) => route.abort())
  await page.goto(`${daemon.address}#board`)
  await page.locator('.terrain-body').first().waitFor()
  const picture = join(mkdtempSync(join(tmpdir(), 'look-')), 'board.jpg')
  const { faults } = await look(page, desktop.viewport, picture, null, 500)
  expect(faults).toContain('the board shows no drawings')
})
