// Contact sheets: the pictures of one situation at all sizes, side by side. The browser itself draws them.

import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import type { Looked } from './look.ts'

/** The number of pictures in a row, and the width of each in pixels. */
const columns = 6
const wide = 246

export async function sheet(page: Page, title: string, looked: readonly Looked[], path: string): Promise<void> {
  const cells = looked.map(({ picture, size, faults }) => {
    const source = `data:image/jpeg;base64,${readFileSync(picture).toString('base64')}`
    const words = faults.map((it) => `<li>${escaped(it)}</li>`).join('')
    return `<figure class="${faults.length > 0 ? 'bad' : ''}"><img src="${source}"><figcaption>${size}<ul>${words}</ul></figcaption></figure>`
  })
  await page.setViewportSize({ width: columns * (wide + 12) + 20, height: 400 })
  await page.setContent(`<style>
    body { margin: 10px; font: 13px/1.3 sans-serif; background: #777; display: grid; grid-template-columns: repeat(${columns}, ${wide}px); gap: 12px; align-items: start }
    h1 { font-size: 18px; margin: 0; grid-column: 1 / -1 }
    figure { margin: 0; background: #eee } img { width: 100%; display: block }
    figcaption { padding: 3px 6px } .bad { outline: 3px solid #c00 } ul { margin: 0; padding-left: 1em; color: #a00 }
  </style><h1>${escaped(title)}</h1>${cells.join('')}`)
  await page.screenshot({ path, fullPage: true })
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
