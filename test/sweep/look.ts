// Shows the page at one size: judges it and takes a picture.

import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { CDPSession, Page } from 'playwright-core'
import { breadth } from './breadth.ts'
import { judge, limits, needed } from './judge.ts'
import { coloured, nameOf, type Size } from './sizes.ts'

export interface Looked {
  readonly size: string
  readonly picture: string
  /** The share of the width that the room fills. */
  readonly breadth: number
  readonly faults: readonly string[]
}

/** How wide a picture of an upright and of a wide page is, in pixels. */
const drawnWidth = { upright: 300, wide: 480 }
/** The page is laid out at its full size, but painted at the size of its picture: that takes a tenth of the time. */
const scaleOf = ({ width, height }: Size): number =>
  Math.min(1, (width < height ? drawnWidth.upright : drawnWidth.wide) / width)

const wires = new WeakMap<Page, Promise<CDPSession>>()
function wireOf(page: Page): Promise<CDPSession> {
  const wire = wires.get(page) ?? page.context().newCDPSession(page)
  wires.set(page, wire)
  return wire
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The longest wait for drawings, in ms. */
const late = 30_000

/** Sets the size, scrolls to `aim`, waits until the page is drawn again, and judges it. */
export async function look(
  page: Page,
  size: Size,
  picture: string,
  aim: string | null = null,
  timeout = late
): Promise<Looked> {
  const wire = await wireOf(page)
  const scale = scaleOf(size)
  await wire.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile: false, scale })
  if (aim) await page.locator(aim).evaluate((it) => it.scrollIntoView({ block: 'center' }))
  const bare = await art(page, timeout)
  await drawn(page)
  const first = await page.evaluate(judge, { ...limits, needed })
  // Something may still be moving, so judge again before reporting a fault.
  if (first.length > 0) await page.waitForTimeout(400)
  const faults = first.length > 0 ? await page.evaluate(judge, { ...limits, needed }) : first
  const colours = coloured.includes(nameOf(size)) ? await inBothThemes(page) : []
  const clip = { x: 0, y: 0, ...size, scale }
  const { data } = await wire.send('Page.captureScreenshot', { format: 'jpeg', quality: 75, clip })
  writeFileSync(picture, Buffer.from(data, 'base64'))
  return {
    size: nameOf(size),
    picture,
    breadth: await page.evaluate(breadth),
    faults: [...bare, ...faults, ...colours]
  }
}

/** Waits for the drawings of a board, which come all at once: on a busy machine after the board. Every game of the sweep has some. */
const art = (page: Page, timeout: number): Promise<string[]> =>
  page
    .waitForFunction(() => !document.querySelector('.terrain-body') || document.querySelector('[id^="art-"]'), null, {
      timeout
    })
    .then(
      () => [],
      () => ['the board shows no drawings']
    )

const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => done())))
      )
  )

/** What axe-core calls a serious or critical violation: all of its rules in the light theme, colours in the dark one, too. */
async function inBothThemes(page: Page): Promise<string[]> {
  const found = new Set<string>()
  for (const theme of ['light', 'dark']) {
    await page.evaluate((it) => {
      document.documentElement.dataset.theme = it
    }, theme)
    await drawn(page)
    if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
    const { violations } = await page.evaluate(
      (rules) =>
        (globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
          resultTypes: ['violations'],
          ...rules
        }) as Promise<AxeResults>,
      theme === 'dark' ? { runOnly: ['color-contrast'] } : {}
    )
    for (const { id, impact, nodes } of violations)
      if (impact === 'serious' || impact === 'critical')
        found.add(
          `axe ${id} (${theme}): ${nodes
            .slice(0, 3)
            .map((node) => node.target.join(' '))
            .join(' | ')}`
        )
  }
  return [...found]
}
