// A board keeps its place and scale through a match, and takes new ones only where part of it has left the table: it glides there.

import { render } from 'preact'
import { useRef } from 'preact/hooks'
import { afterEach, expect, test, vi } from 'vitest'
import type { Point } from '../../../src/core/scene.ts'
import { type Frame, frameFor, toScreen } from '../../../web/geometry/frame.ts'
import { onto, useGlide } from '../../../web/geometry/useGlide.ts'
import { useHeld } from '../../../web/geometry/useHeld.ts'
import { drawn } from '../stage.tsx'

const size = { width: 400, height: 400 }
const margins = { top: 0, right: 0, bottom: 0, left: 0 }
const tower = (low: number): readonly Point[] => [
  [0, low],
  [8, 16]
]

interface Now {
  readonly points: readonly Point[]
  readonly match?: string
  readonly cleared?: number
}

let frame: Frame
function Board({ points, match = 'm1', cleared = 0 }: Now) {
  const box = useRef<HTMLDivElement>(null)
  const held = useHeld()
  frame = frameFor(held(points, match, cleared), size, margins)
  useGlide(box, { frame, match, cleared })
  return (
    <div ref={box}>
      <svg />
    </div>
  )
}

const glides: Keyframe[][] = []
/** Shows one moment after the other; answers the scale at each. */
async function shown(moments: readonly Now[], wishes: { readonly still: boolean } = { still: false }) {
  glides.length = 0
  vi.stubGlobal('matchMedia', () => ({ matches: wishes.still }))
  Element.prototype.animate = (keyframes) => {
    glides.push(keyframes as Keyframe[])
    return {} as Animation
  }
  Element.prototype.getAnimations = () => []
  const root = document.createElement('div')
  const scales: number[] = []
  for (const now of moments) {
    render(<Board {...now} />, root)
    await drawn()
    scales.push(frame.scale)
  }
  render(null, root)
  return scales
}
const { animate, getAnimations } = Element.prototype
afterEach(() => {
  vi.unstubAllGlobals()
  // Other files share this page.
  Object.assign(Element.prototype, { animate, getAnimations })
})

test('a board of which nothing has left stays as it was, even if less of it is shown', async () => {
  expect(await shown([{ points: tower(0) }, { points: tower(4) }])).toEqual([25, 25])
  expect(glides).toEqual([])
})

test('when a part has left, the rest takes its room once and keeps it', async () => {
  const fault = { points: tower(4), cleared: 30 }
  const after = { points: tower(8), cleared: 32 }
  expect(await shown([{ points: tower(0) }, fault, after, fault, after])).toEqual([
    25,
    400 / 12,
    50,
    400 / 12,
    400 / 12
  ])
  expect(glides).toHaveLength(3)
})

test('it begins to glide where it lay', async () => {
  const before = frameFor(tower(0), size, margins)
  const after = frameFor(tower(8), size, margins)
  const [, x, y, by] = /translate\((.*)px, (.*)px\) scale\((.*)\)/.exec(onto(before, after))?.map(Number) ?? []
  const point: Point = [3, 9]
  const [left, top] = toScreen(after, point)
  expect([left * (by ?? 0) + (x ?? 0), top * (by ?? 0) + (y ?? 0)]).toEqual(toScreen(before, point))
  await shown([{ points: tower(0) }, { points: tower(8), cleared: 32 }])
  expect(glides).toEqual([[{ transform: onto(before, after), transformOrigin: '0 0' }, { transform: 'none' }]])
})

test('another match, and whoever asks for less motion, see it there at once', async () => {
  await shown([{ points: tower(0) }, { points: tower(8), match: 'm2', cleared: 32 }])
  expect(glides).toEqual([])
  expect(await shown([{ points: tower(0) }, { points: tower(8), cleared: 32 }], { still: true })).toEqual([25, 50])
  expect(glides).toEqual([])
})
