// What a hand points with on a page: the mouse, or a finger on the glass (for which playwright has no verb but a tap).

import type { Page } from 'playwright-core'
import type { Point } from '../../src/core/scene.ts'

export interface Pointer {
  readonly down: (at: Point) => Promise<void>
  /** Glides there; a page that listens hears of every part of the way. */
  readonly move: (to: Point) => Promise<void>
  readonly up: () => Promise<void>
}

/** Parts of a way. */
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
