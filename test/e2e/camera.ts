// Simulates a camera in front of a screen: takes a screenshot of an element and decodes the QR code in it.

import type { Browser, Locator } from 'playwright-core'
import decodeQR from 'qr/decode.js'

interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: readonly number[]
}

/** Reads the text of the QR code. */
export async function scan(browser: Browser, code: Locator): Promise<string> {
  const png = (await code.screenshot()).toString('base64')
  const lens = await browser.newPage()
  // The browser decodes the screenshot into pixels.
  const { width, height, data } = await lens.evaluate<Pixels>(`(async () => {
    const image = new Image()
    image.src = 'data:image/png;base64,${png}'
    await image.decode()
    const { width, height } = image
    const light = new OffscreenCanvas(width, height).getContext('2d')
    light.drawImage(image, 0, 0)
    return { width, height, data: [...light.getImageData(0, 0, width, height).data] }
  })()`)
  await lens.context().close()
  return decodeQR({ width, height, data: Uint8ClampedArray.from(data) })
}
