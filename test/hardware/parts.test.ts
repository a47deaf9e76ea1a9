// Printable parts: every part renders to a closed body that any printer can print, and its sizes agree with the firmware, the table files and
// the tags.

import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { tagMillimetres, tagWhite } from '../../src/cli/tags.ts'
import { cellMillimetres, wiringOf } from '../../tools/wire.ts'
import { long } from '../sized.ts'

const folder = 'hardware/parts'
const parts = globSync(`${folder}/*.scad`)
  .map((it) => basename(it, '.scad'))
  .filter((it) => it !== 'sizes')

/** Every `name = number;` in the file of shared sizes. */
const sizes = Object.fromEntries(
  [...readFileSync(`${folder}/sizes.scad`, 'utf8').matchAll(/^(\w+) = ([\d.]+);/gm)].map(([, name = '', value]) => [
    name,
    Number(value)
  ])
)

/** The number of pins in a list of the pad's program. */
const pinsOf = (list: string): number =>
  /\((.*)\)/
    .exec(new RegExp(`^${list} = \\(.*\\)$`, 'm').exec(readFileSync('firmware/pad/code.py', 'utf8'))?.[0] ?? '')?.[1]
    ?.split(',').length ?? 0

test('sizes are those of the board, the pad and the tags', () => {
  const { columns, rows } = wiringOf('reference')
  expect(sizes).toMatchObject({
    columns,
    rows,
    cell: cellMillimetres,
    tag: tagMillimetres,
    tag_white: tagMillimetres * tagWhite,
    buttons: pinsOf('BUTTONS'),
    lamps: pinsOf('LAMPS')
  })
})

interface Body {
  readonly size: readonly number[]
  /** The number of edges that do not belong to exactly two sides in opposite directions. */
  readonly open: number
  readonly sides: number
  readonly said: string
}

function openscad(part: string, format: 'asciistl' | 'echo', ...settings: string[]) {
  const args = ['-o', '-', '--export-format', format, '--hardwarnings', ...settings, `${folder}/${part}.scad`]
  return spawnSync('openscad', args, { encoding: 'utf8', maxBuffer: 2 ** 26 })
}

function render(part: string): Body {
  const { status, stdout, stderr } = openscad(part, 'asciistl')
  expect({ status, wrong: /(WARNING|ERROR).*/.exec(stderr)?.[0] }).toEqual({ status: 0 })
  const points = [...stdout.matchAll(/vertex (\S+ \S+ \S+)/g)].map(([, point = '']) => point)
  const edges = new Map<string, number>()
  for (let i = 0; i < points.length; i += 3)
    for (const [a, b] of [
      [0, 1],
      [1, 2],
      [2, 0]
    ] as const) {
      const [from, to] = [points[i + a], points[i + b]]
      edges.set(`${from}>${to}`, (edges.get(`${from}>${to}`) ?? 0) + 1)
      edges.set(`${to}>${from}`, (edges.get(`${to}>${from}`) ?? 0) - 1)
    }
  const at = points.map((it) => it.split(' ').map(Number))
  const size = [0, 1, 2].map((axis) => {
    const values = at.map((point) => point[axis] ?? Number.NaN)
    return Math.round(10 * (values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b)))) / 10
  })
  return { size, open: [...edges.values()].filter((n) => n !== 0).length, sides: points.length / 3, said: stderr }
}

test('there are parts for the board, its figures, its boxes, the camera, the pads and the dice', () => {
  expect(parts.sort()).toEqual([
    'camera-arm',
    'cell-plate',
    'dice-tray',
    'figure-base',
    'nano-box',
    'pad-case',
    'tag-cap'
  ])
})

const { cell = 0, gap = 0, bed = 0, tag = 0, tag_white: white = 0 } = sizes

/** Each part is rendered once. */
const rendered = new Map<string, Body>()
function bodyOf(part: string): Body {
  const body = rendered.get(part) ?? render(part)
  rendered.set(part, body)
  return body
}

/** `npm test` renders only the parts that it also measures below; the long run renders all. */
const shown = long ? parts : parts.filter((it) => ['cell-plate', 'figure-base', 'tag-cap'].includes(it))

describe.each(shown)('%s', (part) => {
  test('is a closed body', () => {
    const { sides, open, said } = bodyOf(part)
    expect(sides).toBeGreaterThan(50)
    expect(open).toBe(0)
    expect(said).toMatch(/Simple: +yes/)
  })

  test('fits a small printer', () => {
    for (const side of bodyOf(part).size) expect(side).toBeLessThanOrEqual(bed)
  })
})

test('plates lie side by side, cell by cell, as many as a table needs', () => {
  expect(bodyOf('cell-plate').size.slice(0, 2)).toEqual([3 * cell - gap, 3 * cell - gap])
  for (const table of ['reference', 'small'] as const) {
    const { columns, rows, pixels } = wiringOf(table)
    const { stdout } = openscad('cell-plate', 'echo', '-D', `columns=${columns}`, '-D', `rows=${rows}`)
    expect(Number(/plates = (\d+)/.exec(stdout)?.[1]) * 9).toBe(pixels)
  }
})

test('a cap is as large as the tag that is printed for it, and a base leaves its cell free at the sides', () => {
  expect(bodyOf('tag-cap').size.slice(0, 2)).toEqual([tag + 2 * white, tag + 2 * white])
  expect(bodyOf('figure-base').size[0]).toBeLessThan(cell - 10)
})

test('a part that would not fit is refused', () => {
  expect(openscad('cell-plate', 'echo', '-D', 'cell=80').stdout).toContain("larger than the printer's bed")
})
