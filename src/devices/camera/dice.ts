// Finds dice in a tray seen from straight above: light or dark squares on an even ground, with pips. Anything doubtful is reported as
// crooked or unreadable, never guessed.

import type { Point } from '../../core/scene.ts'
import type { Grey } from './plane.ts'
import { sample } from './plane.ts'

export interface DetectedDie {
  /** In pixels of the tray's image. */
  readonly at: Point
  readonly colour: 'light' | 'dark'
  readonly status: number | 'unreadable' | 'crooked'
}

/** How much a die differs from the ground, in grey steps. */
const contrast = 36
/** A die's area may differ so much from its side squared, and its sides from each other. */
const tolerance = 0.3
/** Share of a die's area beyond which something is no speck. */
const speck = 0.12

/** `side`: of a die, in pixels. */
export function diceIn(tray: Grey, side: number): DetectedDie[] {
  const ground = groundOf(tray)
  const mask = new Int8Array(tray.data.length)
  for (let y = 0, i = 0; y < tray.height; y++)
    for (let x = 0; x < tray.width; x++, i++) {
      const off = (tray.data[i] as number) - ground(x, y)
      mask[i] = off > contrast ? 1 : off < -contrast ? -1 : 0
    }
  const whole = side * side
  const dice: DetectedDie[] = []
  for (const blob of blobsOf(mask, tray.width, tray.height)) {
    if (blob.area < whole * speck) continue
    const many = Math.round(blob.area / whole)
    const colour = blob.light >= blob.dark ? 'light' : 'dark'
    if (many <= 1) dice.push(dieOf(tray, blob, side, colour))
    // Dice that touch are one patch: how many is known, what they show is not.
    else for (let i = 0; i < many; i++) dice.push({ at: spread(blob, i, many), colour, status: 'crooked' })
  }
  return dice
}

interface Blob {
  readonly pixels: readonly number[]
  readonly width: number
  /** Its pips filled in. */
  readonly area: number
  readonly light: number
  readonly dark: number
}

/** The ground as a plane of grey, fitted to the middle half of what is there: dice are fewer than ground. */
function groundOf({ width, height, data }: Grey): (x: number, y: number) => number {
  const step = Math.max(2, Math.round(width / 60))
  const points: { x: number; y: number; v: number }[] = []
  for (let y = step; y < height; y += step)
    for (let x = step; x < width; x += step) points.push({ x, y, v: data[y * width + x] as number })
  const median = points.map((it) => it.v).sort((a, b) => a - b)[points.length >> 1] ?? 128
  let plane = { a: 0, b: 0, c: median }
  for (const tolerance of [contrast * 2, contrast, contrast / 2]) {
    const near = points.filter((it) => Math.abs(it.v - (plane.a * it.x + plane.b * it.y + plane.c)) < tolerance)
    if (near.length < points.length / 4) break
    plane = planeOf(near)
  }
  return (x, y) => plane.a * x + plane.b * y + plane.c
}

function planeOf(points: readonly { x: number; y: number; v: number }[]): { a: number; b: number; c: number } {
  const n = points.length
  const mean = (pick: (it: (typeof points)[number]) => number): number =>
    points.reduce((sum, it) => sum + pick(it), 0) / n
  const [mx, my, mv] = [mean((it) => it.x), mean((it) => it.y), mean((it) => it.v)]
  const sum = (pick: (x: number, y: number, v: number) => number): number =>
    points.reduce((total, it) => total + pick(it.x - mx, it.y - my, it.v - mv), 0)
  const [xx, xy, yy, xv, yv] = [
    sum((x) => x * x),
    sum((x, y) => x * y),
    sum((_, y) => y * y),
    sum((x, _, v) => x * v),
    sum((_, y, v) => y * v)
  ]
  const det = xx * yy - xy * xy
  const a = det === 0 ? 0 : (xv * yy - yv * xy) / det
  const b = det === 0 ? 0 : (yv * xx - xv * xy) / det
  return { a, b, c: mv - a * mx - b * my }
}

/** Patches that differ from the ground, holes filled; those at the edge are cut off and of no use. */
function blobsOf(mask: Int8Array, width: number, height: number): Blob[] {
  const visited = new Uint8Array(mask.length)
  // What the ground reaches from the edge is outside; everything else belongs to a patch, pips included.
  const queue: number[] = []
  for (let x = 0; x < width; x++) queue.push(x, (height - 1) * width + x)
  for (let y = 0; y < height; y++) queue.push(y * width, y * width + width - 1)
  for (let i = queue.pop(); i !== undefined; i = queue.pop()) {
    if (visited[i] || mask[i] !== 0) continue
    visited[i] = 1
    for (const it of around(i, width, height)) if (!visited[it] && mask[it] === 0) queue.push(it)
  }
  const blobs: Blob[] = []
  for (let first = 0; first < mask.length; first++) {
    if (visited[first]) continue
    const pixels: number[] = []
    let [light, dark] = [0, 0]
    const stack = [first]
    visited[first] = 1
    for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
      pixels.push(i)
      if ((mask[i] as number) > 0) light++
      else if ((mask[i] as number) < 0) dark++
      for (const it of around(i, width, height))
        if (!visited[it]) {
          visited[it] = 1
          stack.push(it)
        }
    }
    blobs.push({ pixels, width, area: pixels.length, light, dark })
  }
  return blobs
}

function* around(i: number, width: number, height: number): Generator<number> {
  const x = i % width
  if (x > 0) yield i - 1
  if (x < width - 1) yield i + 1
  if (i >= width) yield i - width
  if (i < width * (height - 1)) yield i + width
}

const centreOf = ({ pixels, width }: Blob): Point => {
  let [x, y] = [0, 0]
  for (const i of pixels) {
    x += i % width
    y += Math.floor(i / width)
  }
  return [x / pixels.length, y / pixels.length]
}

const spread = (blob: Blob, i: number, many: number): Point => {
  const sorted = blob.pixels
  const at = sorted[Math.floor(((i + 0.5) / many) * sorted.length)] as number
  return [at % blob.width, Math.floor(at / blob.width)]
}

function dieOf(tray: Grey, blob: Blob, side: number, colour: 'light' | 'dark'): DetectedDie {
  const at = centreOf(blob)
  const box = smallestBox(blob, at)
  const sides = [box.wide, box.high]
  const flat =
    sides.every((it) => Math.abs(it - side) < side * tolerance) &&
    Math.abs(box.wide - box.high) < side * tolerance * 0.6
  if (!flat || Math.abs(blob.area - side * side) > side * side * tolerance * 1.4)
    return { at, colour, status: 'crooked' }
  return { at, colour, status: faceOf(tray, at, box, colour) ?? 'unreadable' }
}

interface Box {
  readonly angle: number
  readonly wide: number
  readonly high: number
}

/** The turn at which the patch is least wide: that of a square's sides. */
function smallestBox({ pixels, width }: Blob, [cx, cy]: Point): Box {
  let best: Box = { angle: 0, wide: Number.POSITIVE_INFINITY, high: Number.POSITIVE_INFINITY }
  for (let degrees = 0; degrees < 90; degrees += 3) {
    const angle = (degrees * Math.PI) / 180
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    let [left, right, top, low] = [0, 0, 0, 0]
    for (const i of pixels) {
      const [x, y] = [(i % width) - cx, Math.floor(i / width) - cy]
      const [u, v] = [x * cos + y * sin, y * cos - x * sin]
      if (u < left) left = u
      if (u > right) right = u
      if (v < top) top = v
      if (v > low) low = v
    }
    const box = { angle, wide: right - left + 1, high: low - top + 1 }
    if (box.wide * box.high < best.wide * best.high) best = box
  }
  return best
}

/** Where dice have their pips: thirds of the way from the middle. */
const faces: Readonly<Record<string, number>> = {
  '....1....': 1,
  '1.......1': 2,
  '..1...1..': 2,
  '1...1...1': 3,
  '..1.1.1..': 3,
  '1.1...1.1': 4,
  '1.1.1.1.1': 5,
  '1.11.11.1': 6,
  '111...111': 6
}

/** Pips lie so far from the middle, in shares of the side. */
const pipAt = 0.27
/** And are so large across. */
const pipRadius = 0.075

/** The face, by nine places of which each surely has a pip or surely has none; null where one is in doubt or dice have no such face. */
function faceOf(tray: Grey, [cx, cy]: Point, { angle, wide, high }: Box, colour: 'light' | 'dark'): number | null {
  const side = (wide + high) / 2
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const at = (u: number, v: number): number =>
    sample(tray, cx + (u * cos - v * sin) * side, cy + (u * sin + v * cos) * side)
  const brightness = (u: number, v: number): number => {
    let sum = 0
    for (const [du, dv] of disc) sum += at(u + du * pipRadius, v + dv * pipRadius)
    return sum / disc.length
  }
  const places = [-1, 0, 1].flatMap((v) => [-1, 0, 1].map((u) => brightness(u * pipAt, v * pipAt)))
  // Between pips, where no face has one: what the die itself looks like.
  const body = [-1, 1].flatMap((v) => [-1, 1].map((u) => brightness(u * pipAt * 0.5, v * pipAt * 0.5)))
  const bare = body.sort((a, b) => a - b)[body.length >> 1] as number
  const darker = places.map((it) => (colour === 'light' ? bare - it : it - bare))
  const strongest = Math.max(...darker)
  if (strongest < contrast) return null
  const sure = darker.every((it) => it > strongest * 0.6 || it < strongest * 0.35)
  const drawn = darker.map((it) => (it > strongest * 0.5 ? '1' : '.')).join('')
  return sure ? (faces[drawn] ?? null) : null
}

const disc: readonly Point[] = [
  [0, 0],
  [0.6, 0],
  [-0.6, 0],
  [0, 0.6],
  [0, -0.6]
]
