// AprilTags (36h11) in a grey image. js-aruco2 finds what has four straight sides; whether that is one of our tags is read here,
// bit by bit from the middle of each module: at the size of tags on figures the library's own reading misses one in ten.

import { createRequire } from 'node:module'
import type { Point } from '../../core/scene.ts'
import { type Grey, type Projection, project, projectionOf, sample } from './plane.ts'

/** Corners in pixels, clockwise as seen, from the tag's own upper left. */
export interface Mark {
  readonly id: number
  readonly corners: readonly [Point, Point, Point, Point]
}

/** Modules across, black frame included. */
const across = 8
/** Bits that may be misread; two tags differ in at least eleven. */
const misread = 2
/** Grey steps between black and white that a tag must have. */
const contrast = 30
/** Sides may be drawn a little too small or large by whoever followed them. */
const scales = [1, 0.94, 1.06]

interface Corner {
  readonly x: number
  readonly y: number
}
type Quad = readonly [Corner, Corner, Corner, Corner]
interface Image {
  width: number
  height: number
  data: ArrayLike<number>
}
interface Finder {
  readonly binary: number[]
  findCandidates(contours: unknown, minSize: number, epsilon: number, minLength: number): Quad[]
  clockwiseCorners(quads: Quad[]): Quad[]
  notTooNear(quads: Quad[], distance: number): Quad[]
}

const require = createRequire(import.meta.url)
type Library = {
  AR: {
    Detector: new (config: { dictionaryName: string }) => Finder
    Dictionary: new (name: string) => { codeList: readonly string[] }
  }
  CV: {
    Image: new (width: number, height: number, data: ArrayLike<number>) => Image
    adaptiveThreshold(from: Image, to: Image, kernel: number, threshold: number): void
    findContours(image: Image, binary: number[]): unknown
  }
}
const dictionaryName = 'APRILTAG_36h11'
let loaded: (Library & { readonly codes: readonly string[] }) | null = null

/** Loaded on first use: most tables have no camera. */
function library(): NonNullable<typeof loaded> {
  if (loaded) return loaded
  const { AR } = require('js-aruco2') as Library
  const { CV } = require('js-aruco2/src/cv.js') as Library
  // The dictionary registers itself with the library.
  require('js-aruco2/src/dictionaries/apriltag_36h11.js')
  loaded = { AR, CV, codes: new AR.Dictionary(dictionaryName).codeList }
  return loaded
}

const side = across - 2

/** The inner bits of a tag, row by row, `1` for white; null for an id that there is not. */
export function bitsOf(id: number): readonly string[] | null {
  const code = library().codes[id]
  return code === undefined ? null : Array.from({ length: side }, (_, row) => code.slice(row * side, (row + 1) * side))
}

/** Pixels around one that its brightness is compared with; grey steps that make it dark. Measured: 9 finds all, 2 and 5 do not. */
const neighbourhood = 9
const darker = 7

export class TagFinder {
  readonly #known: readonly { readonly id: number; readonly turns: readonly string[] }[]
  readonly #finder = new (library().AR.Detector)({ dictionaryName })
  readonly #dark = new (library().CV.Image)(0, 0, [])

  /** Looks for these tags and takes nothing else for one. */
  constructor(ids: readonly number[]) {
    const { codes } = library()
    this.#known = ids.flatMap((id) => (codes[id] === undefined ? [] : [{ id, turns: turnsOf(codes[id]) }]))
  }

  find(image: Grey): Mark[] {
    const { width, height, data } = image
    const { CV } = library()
    CV.adaptiveThreshold(new CV.Image(width, height, data), this.#dark, neighbourhood, darker)
    const contours = CV.findContours(this.#dark, this.#finder.binary)
    const quads = this.#finder.clockwiseCorners(this.#finder.findCandidates(contours, 40, 0.05, 10))
    const marks = this.#finder.notTooNear(quads, 10).flatMap((it) => this.#read(image, it) ?? [])
    // Both edges of a frame may have been followed: they are one tag.
    return marks.filter((it, i) => !marks.some((other, j) => j < i && other.id === it.id && near(other, it)))
  }

  #read(image: Grey, quad: Quad): Mark | null {
    const [cx, cy] = [0, 0].map((_, i) => quad.reduce((sum, it) => sum + (i ? it.y : it.x), 0) / 4) as [number, number]
    const readings = scales.flatMap((scale) => {
      // The middle of a pixel is half a pixel from its edge.
      const corners = quad.map(({ x, y }): Point => [cx + (x - cx) * scale + 0.5, cy + (y - cy) * scale + 0.5])
      const map = projectionOf(corners.map((to, i) => ({ from: square[i] as Point, to })))
      const bits = map && bitsIn(image, map)
      if (!bits) return []
      return this.#known.flatMap(({ id, turns }) =>
        turns.flatMap((code, turn) => {
          const wrong = differing(bits, code)
          if (wrong > misread) return []
          return [{ id, wrong, corners: corners.map((_, i) => corners[(i + turn) % 4]) as unknown as Mark['corners'] }]
        })
      )
    })
    const best = readings.toSorted((a, b) => a.wrong - b.wrong)[0]
    return best ? { id: best.id, corners: best.corners } : null
  }
}

const square: readonly Point[] = [
  [0, 0],
  [across, 0],
  [across, across],
  [0, across]
]

/** The inner bits as they stand in the image; null where the frame is not black or nothing is white. */
function bitsIn(image: Grey, map: Projection): string | null {
  const values = Array.from({ length: across * across }, (_, i) => {
    const [column, row] = [i % across, Math.floor(i / across)]
    let sum = 0
    for (const dy of [0.35, 0.65])
      for (const dx of [0.35, 0.65]) {
        const [x, y] = project(map, [column + dx, row + dy])
        sum += sample(image, x - 0.5, y - 0.5)
      }
    return sum / 4
  })
  const inner = (i: number): boolean =>
    i % across > 0 && i % across < across - 1 && i >= across && i < across * (across - 1)
  const frame = values.filter((_, i) => !inner(i))
  const black = frame.reduce((sum, it) => sum + it, 0) / frame.length
  const inside = values.filter((_, i) => inner(i))
  // Of 36 modules at least a few are white.
  const white = inside.toSorted((a, b) => b - a)[4] as number
  if (white - black < contrast) return null
  const middle = (white + black) / 2
  if (frame.filter((it) => it > middle).length > misread) return null
  return inside.map((it) => (it > middle ? '1' : '0')).join('')
}

/** A code as it reads after none, one, two and three quarter turns of the image. */
function turnsOf(code: string): string[] {
  const turns = [code]
  for (let i = 0; i < 3; i++) {
    const before = turns.at(-1) as string
    turns.push(
      Array.from(
        { length: side * side },
        (_, at) => before[(side - 1 - (at % side)) * side + Math.floor(at / side)]
      ).join('')
    )
  }
  return turns
}

function differing(a: string, b: string): number {
  let wrong = 0
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) wrong++
  return wrong
}

const near = (a: Mark, b: Mark): boolean => {
  const [p, q] = [middleOf(a), middleOf(b)]
  return Math.hypot(p[0] - q[0], p[1] - q[1]) < 6
}

/** Where the diagonals cross: the middle of a tag also in perspective. */
export function middleOf({ corners: [a, b, c, d] }: Mark): Point {
  const [rx, ry, sx, sy] = [c[0] - a[0], c[1] - a[1], d[0] - b[0], d[1] - b[1]]
  const cross = rx * sy - ry * sx
  const t = cross === 0 ? 0.5 : ((b[0] - a[0]) * sy - (b[1] - a[1]) * sx) / cross
  return [a[0] + t * rx, a[1] + t * ry]
}
