// The page at every width between a small phone and a desktop: the table is always visible and playable.

import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { evening } from './evening.ts'
import { french, patience, tablet, type Visitor } from './visitor.ts'

const soon = { timeout: patience }

/** Portrait tablets, then widths in steps at the same heights. The two around 900 are where the layout changes. */
const upright = [
  [768, 1024],
  [810, 1080],
  [834, 1112]
] as const
const steps = Array.from({ length: 25 }, (_, i) => 320 + 40 * i)
const sweep = [...steps, 899, 901, 759, 761].map((width) => [width, width < 1000 ? 1000 : 800] as const)

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** The boxes of the stage, the tiles on it, and the parts beside or below it. */
async function lookAt({ page }: Visitor, stage: string) {
  const boxes = (css: string): Promise<Box[]> =>
    page.locator(css).evaluateAll((all) =>
      all
        .map((it) => it.getBoundingClientRect())
        .filter((it) => it.width > 0 && it.height > 0)
        .map(({ left, top, right, bottom }) => ({ left, top, right, bottom }))
    )
  const [it] = await boxes(stage)
  const tiles = await boxes(`${stage} .terrain-body`)
  return {
    stage: it,
    tiles,
    around: await boxes('.now > *, .tabs, .beside, .pads .pad, .tools .tool, .headline, .choices')
  }
}

/** The faults of the stage at this size; empty: none. */
async function faults(v: Visitor, [width, height]: readonly [number, number]): Promise<string[]> {
  const { stage, tiles, around } = await lookAt(v, '.stage')
  if (!stage) return ['there is no stage']
  const [wide, tall] = [stage.right - stage.left, stage.bottom - stage.top]
  const drawn = Math.max(...tiles.map((it) => it.bottom)) - Math.min(...tiles.map((it) => it.top))
  const covered = tiles.some((tile) => around.some((it) => overlap(tile, it)))
  const page = await v.page.locator('html').evaluate((it) => it.scrollWidth)
  return [
    ...(wide < width * 0.6 ? [`the stage is ${wide} px wide`] : []),
    ...(tall < Math.min(height * 0.35, width * 0.7) ? [`the stage is ${tall} px tall`] : []),
    ...(tiles.length < 10 ? [`${tiles.length} tiles are drawn`] : []),
    ...(drawn < Math.min(tall, wide) * 0.6 ? [`the tiles take ${drawn} px of ${tall}`] : []),
    ...(covered ? ['something covers a tile'] : []),
    ...(page > width ? [`the page is ${page} px wide`] : [])
  ]
}

test.each([
  ['English', tablet],
  ['French', { ...tablet, ...french }]
])(
  'at every width the stage is there and nothing covers the board, in %s',
  { timeout: 600_000 },
  async (language, device) => {
    const { visitor } = await evening()
    const v = await visitor(device)
    await v.press(/virtual table|table virtuelle/)
    await v.press(/Duel: two cubes|Duel : deux cubes/)
    await expect.poll(() => v.figures().then((all) => all.length), soon).toBe(2)
    const pictures = resolve('dist/e2e/widths')
    mkdirSync(pictures, { recursive: true })
    const wrong: string[] = []
    for (const room of ['table', 'board']) {
      await v.press(room === 'table' ? 'Table' : /^(Board|Plateau)$/)
      for (const size of [...upright, ...sweep]) {
        const [width, height] = size
        await v.page.setViewportSize({ width, height })
        // Wait until the board is fitted to the new size.
        const now = () => faults(v, size)
        await expect
          .poll(now, { timeout: 10_000 })
          .toEqual([])
          .catch(async () => wrong.push(`${room} ${width}×${height}: ${await now()}`))
        if (upright.includes(size as (typeof upright)[number]))
          await v.page.screenshot({ path: resolve(pictures, `${language}-${room}-${width}.png`) })
      }
    }
    expect(wrong).toEqual([])
    expect(v.errors).toEqual([])
  }
)
