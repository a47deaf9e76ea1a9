// The pointer of a test: a mouse, or a finger on a touch screen. For the finger playwright offers only a tap.

import type { Page } from 'playwright-core'
import type { Point } from '../../src/core/scene.ts'

export interface Pointer {
  readonly down: (at: Point) => Promise<void>
  /** Moves there step by step, so that the page gets an event for each part of the way. */
  readonly move: (to: Point) => Promise<void>
  readonly up: () => Promise<void>
}

/** Into how many parts a movement is divided. */
const steps = 6

export function mouse({ mouse: it }: Page): Pointer {
  return {
    async down([x, y]) {
      await it.move(x, y)
      await it.down()
    },
    move: ([x, y]) => it.move(x, y, { steps }),
    up: () => it.up()
  }
}

export async function finger(page: Page): Promise<Pointer> {
  const glass = await page.context().newCDPSession(page)
  let here: Point = [0, 0]
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: Point[]): Promise<void> => {
    await glass.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([x, y]) => ({ x, y })) })
  }
  return {
    async down(at) {
      here = at
      await touch('touchStart', at)
    },
    async move([x, y]) {
      const [fromX, fromY] = here
      for (let i = 1; i <= steps; i++) {
        here = [fromX + ((x - fromX) * i) / steps, fromY + ((y - fromY) * i) / steps]
        await touch('touchMove', here)
      }
    },
    up: () => touch('touchEnd')
  }
}
