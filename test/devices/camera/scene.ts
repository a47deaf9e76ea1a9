// Draws a table as a camera sees it: tags and dice on a plane, in perspective, out of focus, in bad light, with noise.

import { draw, type Random, seeded } from '../../../src/core/random.ts'
import type { Point } from '../../../src/core/scene.ts'
import { type Grey, type Projection, project, projectionOf } from '../../../src/devices/camera/plane.ts'
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
  /** Discs that cover what is below them, standing for hands; in millimetres. */
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

/** A camera above the table that is slightly tilted. */
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

/** The grey value of a thing at a point in its own frame; null outside it. */
type Look = (u: number, v: number) => number | null

const tagLook = (id: number): Look => {
  const bits = bitsOf(id) as readonly string[]
  // A tag is eight modules wide with its black frame, and has a white border of one module.
  return (u, v) => {
    const [column, row] = [Math.floor((u / tagSide + 0.5) * 8), Math.floor((0.5 - v / tagSide) * 8)]
    if (column < -1 || row < -1 || column > 8 || row > 8) return null
    if (column < 0 || row < 0 || column > 7 || row > 7) return 225
    return column > 0 && row > 0 && column < 7 && row < 7 && bits[row - 1]?.[column - 1] === '1' ? 225 : 28
  }
}

const dieLook = ({ face, dark = false }: DrawnDie): Look => {
  const half = dieSide / 2
  return (u, v) => {
    if (Math.abs(u) > half || Math.abs(v) > half) return null
    const [cu, cv] = [Math.max(0, Math.abs(u) - half + 3), Math.max(0, Math.abs(v) - half + 3)]
    if (Math.hypot(cu, cv) > 3) return null
    const pip = pips[face]?.some(([x, y]) => Math.hypot(u - x * dieSide * 0.27, v - y * dieSide * 0.27) < dieSide * 0.1)
    return pip === dark ? 228 : 30
  }
}

/** Side of the grid squares by which things are looked up, in millimetres. */
const square = 40

/** Functions for the grey value at a point of the table, and for whether edges are near. */
function painter({ tags, dice = [], hands = [] }: Drawn) {
  const things = [
    ...[...tags, ...cornerIds.map((id) => ({ id, at: corners[id] as Point, turn: 0 }))].map((it) => ({
      at: it.at,
      into: local(it.at, it.turn),
      look: tagLook(it.id)
    })),
    ...dice.map((it) => ({ at: it.at, into: local(it.at, it.turn), look: dieLook(it) }))
  ]
  const near = new Map<string, typeof things>()
  for (const it of things)
    for (const dx of [-20, 20])
      for (const dy of [-20, 20]) {
        const key = `${Math.floor((it.at[0] + dx) / square)},${Math.floor((it.at[1] + dy) / square)}`
        near.set(key, [...new Set([...(near.get(key) ?? []), it])])
      }
  const rows = Array.from({ length: 40 }, (_, row) =>
    Array.from({ length: 60 }, (_, column) => near.get(`${column - 20},${row - 15}`) ?? [])
  )
  const at = (x: number, y: number) => rows[Math.floor(y / square) + 15]?.[Math.floor(x / square) + 20] ?? []
  const grey = (x: number, y: number): number => {
    for (const hand of hands)
      if (Math.hypot(x - hand.at[0], y - hand.at[1]) < hand.radius) return 105 + 10 * Math.sin(x / 9)
    for (const { into, look } of at(x, y)) {
      const value = look(...into(x, y))
      if (value !== null) return value
    }
    const inTray = x > tray[0] - 8 && x < tray[2] + 8 && y > tray[1] - 8 && y < tray[3] + 8
    return inTray ? 120 : 150 + 14 * Math.sin(x / 37) * Math.sin(y / 41)
  }
  return { grey, fine: (x: number, y: number): boolean => at(x, y).length > 0 }
}

/** Maps table points to a thing’s own frame: u to its right, v ahead. */
function local([cx, cy]: Point, turn: number) {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  return (x: number, y: number): [number, number] => [(x - cx) * cos - (y - cy) * sin, (x - cx) * sin + (y - cy) * cos]
}

/** The light on an image of the scene. Oversampled only near things, because the bare table is smooth. */
export function expose(drawn: Drawn, { width, height, toTable, blur, glare }: Lens): Float32Array {
  const { grey, fine } = painter(drawn)
  const light = new Float32Array(width * height)
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = toTable
  const spread = 0.25 * (1 + (2 * blur) / 1.5)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (px: number, py: number): number => {
        const w = g * px + h * py + 1
        return grey((a * px + b * py + c) / w, (d * px + e * py + f) / w)
      }
      const [mx, my] = project(toTable, [x + 0.5, y + 0.5])
      const value = fine(mx, my)
        ? (at(x + 0.5 - spread, y + 0.5 - spread) +
            at(x + 0.5 + spread, y + 0.5 - spread) +
            at(x + 0.5 - spread, y + 0.5 + spread) +
            at(x + 0.5 + spread, y + 0.5 + spread)) /
          4
        : grey(mx, my)
      light[y * width + x] = value * (1 - glare / 400 + (glare / 200) * (x / width)) + glare * 0.3 * (y / height)
    }
  return light
}

/** One image from this light, with noise of its own. */
export function develop(light: Float32Array, { width, height, noise }: Lens, luck: Random): [Grey, Random] {
  const data = new Uint8Array(light.length)
  let [seed, random] = draw(luck, 2 ** 31 - 1)
  for (let i = 0; i < data.length; i++) {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
    const half = seed / 0x7fffffff
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
    // The sum of two uniform values is close enough to a normal distribution.
    const value = (light[i] as number) + (half + seed / 0x7fffffff - 1) * 2.45 * noise
    data[i] = Math.max(0, Math.min(255, value))
  }
  return [{ width, height, data }, random]
}

/** Places things at random without contact: 24 tags left of the tray, dice in it. */
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

export { seeded }
