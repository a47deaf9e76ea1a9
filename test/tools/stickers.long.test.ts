// Dice stickers as a camera would see them: drawn by a browser, put on an even background, and read like any die.

import { readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { expect, test } from 'vitest'
import { diceIn } from '../../src/devices/camera/dice.ts'
import { drawnGames, sheet, stickersOf } from '../../tools/stickers.ts'

const games = await drawnGames()

test.each(games)(
  '%s: the sheet is that of the drawings as they are now: `npx node tools/stickers.ts`',
  (game, dice) => {
    expect(readFileSync(`hardware/stickers/${game}.svg`, 'utf8')).toBe(sheet(stickersOf(game, dice)))
  }
)

/** The side of a die, and of the tray around it, in pixels. */
const [side, tray] = [44, 160]

test.each(games)(
  '%s: a camera reads each sticker as its face, light or dark, whichever way it is turned',
  async (game, dice) => {
    const all = stickersOf(game, dice)
    const stickers = all.filter((it, i) => all.findIndex((one) => one.markup === it.markup) === i)
    const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
    try {
      const page = await browser.newPage()
      const wrong: string[] = []
      for (const { kind, face, look, markup } of stickers)
        for (const turn of [0, 23, 90, 200]) {
          const body = `<rect x="-.07" y="-.07" width="1.14" height="1.14" rx=".15" fill="${look.paper}"/>${markup}`
          const scale = side / 1.14
          const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${tray}" height="${tray}"><rect width="${tray}" height="${tray}" fill="#787878"/><g transform="translate(${tray / 2} ${tray / 2}) rotate(${turn}) scale(${scale}) translate(-.5 -.5)">${body}</g></svg>`
          const grey = (await page.evaluate(rasterise(svg))) as number[]
          const seen = diceIn({ width: tray, height: tray, data: Uint8Array.from(grey) }, side)
          const light = look.paper === '#ffffff' ? 'light' : 'dark'
          if (seen.length !== 1 || seen[0]?.status !== face || seen[0].colour !== light)
            wrong.push(`${kind} ${face} turned by ${turn}: ${JSON.stringify(seen)}`)
        }
      expect(wrong).toEqual([])
    } finally {
      await browser.close()
    }
  }
)

/** Code for the browser that turns a drawing into grey values, pixel by pixel. */
const rasterise = (svg: string): string => `(async () => {
  const image = new Image()
  image.src = ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(svg)}`)}
  await image.decode()
  const canvas = new OffscreenCanvas(${tray}, ${tray}).getContext('2d')
  canvas.drawImage(image, 0, 0)
  const { data } = canvas.getImageData(0, 0, ${tray}, ${tray})
  return Array.from({ length: ${tray * tray} }, (_, i) => Math.round(.299 * data[4 * i] + .587 * data[4 * i + 1] + .114 * data[4 * i + 2]))
})()`
