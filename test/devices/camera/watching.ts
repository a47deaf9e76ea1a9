// Compares the seer’s report with the drawn scene: it must be correct, or silent.

import { expect, test } from 'vitest'
import { type Glimpse, Seer } from '../../../src/devices/camera/seer.ts'
import { corners, type Drawn, develop, dieSide, expose, type Lens, lens, scatter, seeded, tray } from './scene.ts'

const names = Object.fromEntries(Array.from({ length: 24 }, (_, id) => [id, `keeper/${id}`]))
export const open = (more: object = {}) =>
  new Seer({
    corners,
    tags: names,
    poses: {},
    tray: { area: tray, die: dieSide },
    shelf: null,
    eye: null,
    heights: {},
    agree: 3,
    ...more
  })

/** Shows the seer this many images of one scene, each with noise of its own. */
export function observe(seer: Seer, drawn: Drawn, at: Lens, images: number, seed: number): Glimpse {
  let [luck, seen] = [seeded(seed), null as Glimpse | null]
  const light = expose(drawn, at)
  for (let i = 0; i < images; i++) {
    const [image, next] = develop(light, at, luck)
    luck = next
    seen = seer.see(image)
  }
  return seen as Glimpse
}

export function check({ detections: seen }: Glimpse, drawn: Drawn): { right: number; wrong: string[]; unsaid: number } {
  const by = new Map(seen?.tags.map((it) => [it.id, it.at]))
  const wrong: string[] = []
  let [right, unsaid] = [0, 0]
  for (const { id, at, turn } of drawn.tags) {
    const found = by.get(`keeper/${id}`)
    if (!found) unsaid++
    else if (Math.hypot(found.x - at[0], found.y - at[1]) < 3 && Math.abs(((found.turn - turn + 540) % 360) - 180) < 8)
      right++
    else wrong.push(`tag ${id} at ${at}, ${turn}: ${JSON.stringify(found)}`)
  }
  wrong.push(
    ...[...by.keys()]
      .filter((it) => !drawn.tags.some(({ id }) => `keeper/${id}` === it))
      .map((it) => `${it} is not there`)
  )
  const faces = (drawn.dice ?? []).map(({ dark, face }) => `${dark ? 'dark' : 'light'} ${face}`)
  for (const { colour, status } of seen?.dice ?? []) {
    const said = faces.indexOf(`${colour} ${status}`)
    if (said >= 0) {
      faces.splice(said, 1)
      right++
    } else if (typeof status === 'number') wrong.push(`a ${colour} die shows ${status}, and there is none such`)
  }
  return { right, wrong, unsaid: unsaid + faces.length }
}

const conditions: readonly (readonly [string, Lens])[] = [
  ['good light', lens(0.04, { noise: 3, blur: 0.5, glare: 10 })],
  ['noise', lens(0.05, { noise: 9, blur: 0.6, glare: 20 })],
  ['out of focus', lens(0.06, { noise: 4, blur: 1.4, glare: 20 })],
  ['a window on one side', lens(0.05, { noise: 4, blur: 0.7, glare: 90 })],
  ['a camera that leans', lens(0.11, { noise: 5, blur: 0.8, glare: 30 })]
]

/** Tests 24 figures and 8 dice at 1280 × 720 under the named conditions. */
export function sees(...under: readonly string[]): void {
  let [right, all] = [0, 0]

  const tried = conditions.map(([name, at], i) => [name, at, i] as const)
  test.each(tried.filter(([name]) => under.includes(name)))('in %s', (_, at, i) => {
    const [drawn] = scatter(24, 8, seeded(40 + i))
    const seen = observe(open(), drawn, at, 6, i)
    const { right: well, wrong } = check(seen, drawn)
    expect(wrong).toEqual([])
    expect(seen.detections?.hand).toBe(false)
    right += well
    all += 32
  })

  test('nearly everything is said', () => expect(right / all).toBeGreaterThanOrEqual(0.995))
}
