// Shows the page at one size: judges it and takes a picture.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
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

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Sets the size, scrolls to `aim`, waits until the page is drawn again, and judges it. */
export async function look(page: Page, size: Size, picture: string, aim: string | null = null): Promise<Looked> {
  await page.setViewportSize(size)
  if (aim) await page.locator(aim).evaluate((it) => it.scrollIntoView({ block: 'center' }))
  await drawn(page)
  const first = await page.evaluate(judge, { ...limits, needed })
  // Something may still be moving, so judge again before reporting a fault.
  if (first.length > 0) await page.waitForTimeout(400)
  const faults = first.length > 0 ? await page.evaluate(judge, { ...limits, needed }) : first
  const colours = coloured.includes(nameOf(size)) ? await inBothThemes(page) : []
  await page.screenshot({ path: picture, type: 'jpeg', quality: 60, animations: 'disabled' })
  return { size: nameOf(size), picture, breadth: await page.evaluate(breadth), faults: [...faults, ...colours] }
}

const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => done())))
      )
  )

/** What axe-core calls a serious or critical violation, in the light and the dark theme. */
async function inBothThemes(page: Page): Promise<string[]> {
  const found = new Set<string>()
  for (const theme of ['light', 'dark']) {
    await page.evaluate((it) => {
      document.documentElement.dataset.theme = it
    }, theme)
    await drawn(page)
    if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
    const { violations } = await page.evaluate(
      () =>
        (globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
          resultTypes: ['violations']
        }) as Promise<AxeResults>
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
