// A table drawn as a camera would see it: tags and dice on a plane, in perspective, out of focus, in bad light, with noise.

import { draw, type Random, seeded } from '../../../src/core/random.ts'
import type { Point } from '../../../src/core/scene.ts'
import { type Grey, inverseOf, type Projection, project, projectionOf } from '../../../src/devices/camera/plane.ts'
import { bitsOf } from '../../../src/devices/camera/tags.ts'

export interface DrawnTag {
  readonly id: number
  readonly at: Point
  /** Degrees clockwise from +y. */
  readonly turn: number
}
export interface DrawnDie {
  readonly at: Point
  readonly turn: number
  readonly face: number
  readonly dark?: boolean
}
export interface Drawn {
  readonly tags: readonly DrawnTag[]
  readonly dice?: readonly DrawnDie[]
  /** Discs that cover what is below: hands, as millimetres. */
  readonly hands?: readonly { readonly at: Point; readonly radius: number }[]
}
export interface Lens {
  readonly width: number
  readonly height: number
  readonly toTable: Projection
  /** Standard deviation of the noise in grey steps; radius of the blur in pixels; how much brighter one side is. */
  readonly noise: number
  readonly blur: number
  readonly glare: number
}

export const tagSide = 20
export const dieSide = 16
export const cornerIds = [500, 501, 502, 503] as const
export const corners: Readonly<Record<string, Point>> = { 500: [0, 0], 501: [700, 0], 502: [700, 400], 503: [0, 400] }
export const tray: readonly [number, number, number, number] = [500, 110, 680, 290]

/** A camera above the table that looks a little askew. */
export function lens(tilt = 0.06, more: Partial<Lens> = {}): Lens {
  const [width, height] = [1280, 720]
  const pairs = [
    { from: [60, height - 25], to: [-15, -15] },
    { from: [width - 60, height - 25], to: [715, -15] },
    { from: [width - 60 - width * tilt, 25], to: [715, 415] },
    { from: [60 + width * tilt, 25], to: [-15, 415] }
  ] as const
  return { width, height, toTable: projectionOf(pairs) as Projection, noise: 4, blur: 0.7, glare: 30, ...more }
}

const pips: Readonly<Record<number, readonly Point[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1]
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1]
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1]
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1]
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1]
  ]
}

/** The grey of the scene at a point of the table. */
function painter({ tags, dice = [], hands = [] }: Drawn): (x: number, y: number) => number {
  const placed = [...tags, ...cornerIds.map((id) => ({ id, at: corners[id] as Point, turn: 0 }))].map((tag) => ({
    ...local(tag.at, tag.turn),
    bits: bitsOf(tag.id) as readonly string[]
  }))
  const thrown = dice.map((die) => ({ ...local(die.at, die.turn), ...die }))
  const board = (x: number, y: number): number => 150 + 14 * Math.sin(x / 37) * Math.sin(y / 41)
  return (x, y) => {
    for (const { at, radius } of hands) if (Math.hypot(x - at[0], y - at[1]) < radius) return 105 + 10 * Math.sin(x / 9)
    for (const { into, bits } of placed) {
      const [u, v] = into(x, y)
      // Eight modules across, black frame included, and one white module around.
      const [column, row] = [Math.floor((u / tagSide + 0.5) * 8), Math.floor((0.5 - v / tagSide) * 8)]
      if (column < -1 || row < -1 || column > 8 || row > 8) continue
      if (column < 0 || row < 0 || column > 7 || row > 7) return 225
      return column > 0 && row > 0 && column < 7 && row < 7 && bits[row - 1]?.[column - 1] === '1' ? 225 : 28
    }
    for (const { into, face, dark } of thrown) {
      const [u, v] = into(x, y)
      const half = dieSide / 2
      if (Math.abs(u) > half || Math.abs(v) > half) continue
      // Rounded corners.
      const [cu, cv] = [Math.max(0, Math.abs(u) - half + 3), Math.max(0, Math.abs(v) - half + 3)]
      if (Math.hypot(cu, cv) > 3) continue
      const pip = (pips[face] as readonly Point[]).some(
        ([px, py]) => Math.hypot(u - px * dieSide * 0.27, v - py * dieSide * 0.27) < dieSide * 0.1
      )
      return pip === (dark ?? false) ? 228 : 30
    }
    return x > tray[0] - 8 && x < tray[2] + 8 && y > tray[1] - 8 && y < tray[3] + 8 ? 120 : board(x, y)
  }
}

/** From the table to a thing's own frame: u to its right, v ahead. */
function local([cx, cy]: Point, turn: number) {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  return { into: (x: number, y: number): Point => [(x - cx) * cos - (y - cy) * sin, (x - cx) * sin + (y - cy) * cos] }
}

/** The picture; without noise when `luck` is left out. Only what lies near things is drawn finely. */
export function photograph(
  drawn: Drawn,
  { width, height, toTable, noise, blur, glare }: Lens,
  luck?: Random
): [Grey, Random | undefined] {
  const grey = painter(drawn)
  const fine = new Float32Array(width * height)
  const offsets = [0.25, 0.75]
  const soft = blur / 1.5
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (const oy of offsets)
        for (const ox of offsets) {
          const [tx, ty] = project(toTable, [
            x + 0.5 + (ox - 0.5) * (1 + 2 * soft),
            y + 0.5 + (oy - 0.5) * (1 + 2 * soft)
          ])
          sum += grey(tx, ty)
        }
      fine[y * width + x] = (sum / 4) * (1 - glare / 400 + (glare / 200) * (x / width)) + glare * 0.3 * (y / height)
    }
  const data = new Uint8Array(width * height)
  let random = luck
  let seed = 0
  if (random) [seed, random] = draw(random, 2 ** 31 - 1)
  for (let i = 0; i < data.length; i++) {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
    const a = seed / 0x7fffffff
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
    // The sum of two even draws is near enough to a bell.
    const bump = luck ? (a + seed / 0x7fffffff - 1) * 2.45 * noise : 0
    data[i] = Math.max(0, Math.min(255, Math.round((fine[i] as number) + bump)))
  }
  return [{ width, height, data }, random]
}

/** Things scattered without touching each other: 24 tags left of the tray, dice in it. */
export function scatter(tags: number, dice: number, luck: Random): [Drawn, Random] {
  let random = luck
  const roll = (sides: number): number => {
    const [n, next] = draw(random, sides)
    random = next
    return n
  }
  const apart = (many: number, [x0, y0, x1, y1]: readonly number[], distance: number): Point[] => {
    const at: Point[] = []
    while (at.length < many) {
      const next: Point = [
        (x0 as number) + roll(((x1 as number) - (x0 as number)) * 10) / 10,
        (y0 as number) + roll(((y1 as number) - (y0 as number)) * 10) / 10
      ]
      if (at.every((it) => Math.hypot(it[0] - next[0], it[1] - next[1]) > distance)) at.push(next)
    }
    return at
  }
  const drawn = {
    tags: apart(tags, [45, 45, 470, 355], 38).map((at, id) => ({ id, at, turn: roll(360) })),
    dice: apart(dice, [tray[0] + 14, tray[1] + 14, tray[2] - 14, tray[3] - 14], 26).map((at) => ({
      at,
      turn: roll(90),
      face: 1 + roll(6),
      dark: roll(3) === 0
    }))
  }
  return [drawn, random]
}

export const toPictureOf = (it: Lens): Projection => inverseOf(it.toTable)
export { seeded }
