// Contact sheets: the pictures of one situation at all sizes, wide pages above upright ones. The browser itself draws them.

import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import type { Looked } from './look.ts'

/** The width of a sheet in pixels, and the number of wide and of upright pictures in a row. */
const width = 1560
const columns = { wide: 6, upright: 10 }

export async function sheet(page: Page, title: string, looked: readonly Looked[], path: string): Promise<void> {
  const cell = ({ picture, size, faults }: Looked): string => {
    const source = `data:image/jpeg;base64,${readFileSync(picture).toString('base64')}`
    const words = faults.map((it) => `<li>${escaped(it)}</li>`).join('')
    return `<figure class="${faults.length > 0 ? 'bad' : ''}"><img src="${source}"><figcaption>${size}<ul>${words}</ul></figcaption></figure>`
  }
  const isUpright = ({ size }: Looked): boolean => {
    const [wide = 0, tall = 0] = size.split('×').map(Number)
    return wide < tall
  }
  const row = (of: keyof typeof columns): string => {
    const cells = looked.filter((it) => isUpright(it) === (of === 'upright')).map(cell)
    return `<div style="grid-template-columns: repeat(${columns[of]}, 1fr)">${cells.join('')}</div>`
  }
  await page.setViewportSize({ width, height: 400 })
  await page.setContent(`<style>
    body { margin: 8px; font: 12px/1.2 sans-serif; background: #777 } div { display: grid; gap: 6px; margin-bottom: 6px; align-items: start }
    h1 { font-size: 16px; margin: 0 0 6px }
    figure { margin: 0; background: #eee; overflow-wrap: anywhere } img { width: 100%; display: block }
    figcaption { padding: 2px 4px } .bad { outline: 3px solid #c00 } ul { margin: 0; padding-left: 1em; color: #a00 }
  </style><h1>${escaped(title)}</h1>${row('wide')}${row('upright')}`)
  await page.screenshot({ path, fullPage: true })
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
