// Taps on a touch screen.

import { setTimeout } from 'node:timers/promises'
import type { Locator } from 'playwright-core'
import { until } from './visitor.ts'

/** Taps an element. On a busy machine, the browser may take the tap for a long press, which clicks nothing; then it taps again. */
export async function tap(it: Locator): Promise<void> {
  const page = it.page().locator('html')
  const clicks = () =>
    page.evaluate((root) => {
      const { dataset } = root
      if (dataset.clicks === undefined) {
        dataset.clicks = '0'
        root.addEventListener('click', () => (dataset.clicks = String(Number(dataset.clicks) + 1)), { capture: true })
      }
      return dataset.clicks
    })
  const before = await clicks()
  await until('a tap that is one', async () => {
    await it.tap()
    for (let i = 0; i < 80; i++, await setTimeout(50)) if ((await clicks()) !== before) return true
    return null
  })
}
