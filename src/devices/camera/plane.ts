// Between an image and the flat table in it: projective maps of the plane, and grey images. Pure arithmetic.

import type { Point } from '../../core/scene.ts'

/** Rows of a 3 × 3 matrix, the last of nine being 1. */
export type Projection = readonly number[]

/** One byte a pixel, row by row from above. */
export interface Grey {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

export function project(m: Projection, [x, y]: Point): Point {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = m
  const w = g * x + h * y + i
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w]
}

/** The map that takes each `from` to its `to`: exact for four, least squares for more. Null where three lie on a line. */
export function projectionOf(pairs: readonly { readonly from: Point; readonly to: Point }[]): Projection | null {
  if (pairs.length < 4) return null
  // Eight unknowns; normal equations of two rows a pair.
  const [left, right] = [Array.from({ length: 8 }, () => new Float64Array(8)), new Float64Array(8)]
  const add = (row: readonly number[], value: number): void => {
    for (let i = 0; i < 8; i++) {
      right[i] = (right[i] as number) + (row[i] as number) * value
      const line = left[i] as Float64Array
      for (let j = 0; j < 8; j++) line[j] = (line[j] as number) + (row[i] as number) * (row[j] as number)
    }
  }
  for (const {
    from: [x, y],
    to: [u, v]
  } of pairs) {
    add([x, y, 1, 0, 0, 0, -u * x, -u * y], u)
    add([0, 0, 0, x, y, 1, -v * x, -v * y], v)
  }
  const solved = solve(left, right)
  return solved && [...solved, 1]
}

/** Gauss with pivoting; null where the matrix is singular. */
function solve(m: Float64Array[], v: Float64Array): number[] | null {
  const n = v.length
  // Each unknown on its own scale, or pixels squared would drown the ones.
  const scale = m.map((row, i) => 1 / Math.sqrt(Math.max(row[i] as number, 1e-30)))
  const at = (i: number, j: number): number => (m[i] as Float64Array)[j] as number
  const rows = Array.from({ length: n }, (_, i) => [
    ...Array.from({ length: n }, (_, j) => at(i, j) * (scale[i] as number) * (scale[j] as number)),
    (v[i] as number) * (scale[i] as number)
  ])
  for (let column = 0; column < n; column++) {
    let pivot = column
    for (let row = column + 1; row < n; row++)
      if (Math.abs(rows[row]?.[column] ?? 0) > Math.abs(rows[pivot]?.[column] ?? 0)) pivot = row
    const lead = rows[pivot] as number[]
    if (Math.abs(lead[column] as number) < 1e-12) return null
    rows[pivot] = rows[column] as number[]
    rows[column] = lead
    for (const [i, row] of rows.entries()) {
      if (i === column) continue
      const times = (row[column] as number) / (lead[column] as number)
      if (times !== 0) for (let j = column; j <= n; j++) row[j] = (row[j] as number) - times * (lead[j] as number)
    }
  }
  return rows.map((row, i) => ((row[n] as number) / (row[i] as number)) * (scale[i] as number))
}

export function inverseOf([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1]: Projection): Projection {
  const all = [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d
  ]
  const last = all[8] as number
  return all.map((it) => it / last)
}

/** The grey value between four pixels; outside the image, its edge. */
export function sample({ width, height, data }: Grey, x: number, y: number): number {
  const [cx, cy] = [Math.min(Math.max(x, 0), width - 1.001), Math.min(Math.max(y, 0), height - 1.001)]
  const [x0, y0] = [Math.floor(cx), Math.floor(cy)]
  const [fx, fy] = [cx - x0, cy - y0]
  const at = y0 * width + x0
  const top = (data[at] as number) * (1 - fx) + (data[at + 1] as number) * fx
  const low = (data[at + width] as number) * (1 - fx) + (data[at + width + 1] as number) * fx
  return top * (1 - fy) + low * fy
}

/** A rectangle of the plane as seen from straight above: `scale` pixels a unit, y downwards in the answer as in all images. */
export function flatten(
  image: Grey,
  toImage: Projection,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  scale: number
): Grey {
  const [width, height] = [Math.round((x1 - x0) * scale), Math.round((y1 - y0) * scale)]
  const data = new Uint8Array(width * height)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const [px, py] = project(toImage, [x0 + (column + 0.5) / scale, y1 - (row + 0.5) / scale])
      data[row * width + column] = sample(image, px - 0.5, py - 0.5)
    }
  return { width, height, data }
}
