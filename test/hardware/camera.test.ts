// The table under a camera: the measures in its table file must agree, and its images must have at least the resolution of the images with
// which the camera code is tested.

import { describe, expect, test } from 'vitest'
import { readTable } from '../../src/config/table.ts'
import type { Point } from '../../src/core/scene.ts'
import { parseLamps } from '../../src/devices/lights/config.ts'
import { pixelsOf } from '../../src/devices/lights/wiring.ts'
import { readCamera } from '../../src/devices/sensors/camera/config.ts'
import platformer from '../../src/games/platformer/index.ts'
import { judgeTable } from '../../src/judge.ts'
import { cellMillimetres } from '../../tools/wire.ts'
import { corners, lens } from '../devices/camera/scene.ts'

const read = readTable('hardware/tables/camera.yaml')
if (!read.ok) throw new Error(JSON.stringify(read.complaints))
const judged = readCamera(read.table.reader)
if (!judged.ok) throw new Error(JSON.stringify(judged.problems))
const { seer, view, source, reader } = judged.value
const [left, bottom, right, top] = view
const isInside = ([x, y]: Point): boolean => x > left && x < right && y > bottom && y < top

test('its file opens a house', () => {
  expect(judgeTable(read.table)).toBeNull()
})

test('all cells and the tray lie between the corners, beside each other', () => {
  const lamps = parseLamps(read.table.lights)
  const points = lamps.ok ? pixelsOf(lamps.value) : []
  const [a, , , d, e, f] = reader.table.tags
  const cells = points.map(([x, y]): Point => [(x - e) / a, (y - f) / d])
  const half = cellMillimetres / 2
  expect(cells).toHaveLength(144)
  expect(cells.filter(([x, y]) => !isInside([x - half, y - half]) || !isInside([x + half, y + half]))).toEqual([])
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = seer.tray?.area ?? []
  expect(isInside([x0, y0]) && isInside([x1, y1])).toBe(true)
  expect(Math.max(...cells.map(([x]) => x)) + half).toBeLessThan(x0)
})

test('a millimetre has as many pixels as in the tests, and rows of pictures are passed on without gaps', () => {
  const margin = 30
  const fine = Math.min(source.width / (right - left + margin), source.height / (top - bottom + margin))
  const { height } = lens()
  const tested = height / ((corners[502]?.[1] ?? 0) + margin)
  expect(fine).toBeGreaterThanOrEqual(tested)
  // A Pi's camera pads the rows of an image to multiples of 64 bytes.
  expect(source.width % 64).toBe(0)
})

describe('the tower under the camera', () => {
  const table = readTable('hardware/tables/tower-camera.yaml')
  const reader = table.ok ? readCamera(table.table.reader) : table

  test('its file opens a house, and each tag is one piece of the box', () => {
    expect(table.ok && judgeTable(table.table)).toBeNull()
    const opened = platformer.setup({ options: {}, seats: [{}, {}] })
    const { pieces, dice } = opened.ok ? platformer.box(opened.value) : { pieces: [], dice: [] }
    const named = table.ok
      ? (table.table.reader as unknown as { pieces: Record<string, string>; table: { dice: object } })
      : null
    const kinds = new Set([...pieces.map((it): string => it.kind), 'enemy/gears', 'enemy/drone'])
    expect([...new Set(Object.values(named?.pieces ?? {}).map((it) => it.split('#')[0] ?? it))].sort()).toEqual(
      [...kinds].sort()
    )
    expect(Object.values(named?.table.dice ?? {})).toEqual(dice.map(({ kind }) => kind))
  })

  test('all spaces of a standard tower lie between the corners and beside the tray', () => {
    if (!reader.ok) throw new Error(JSON.stringify(reader))
    const { seer: eye, reader: calibration } = reader.value
    const [a, , , d, e, f] = calibration.table.tags
    const half = 1 / 2
    const spots = [half, 8 + half].flatMap((x) => [half, 16 + half].map((y): Point => [(x - e) / a, (y - f) / d]))
    expect(spots.filter((it) => !isInside(it))).toEqual([])
    const [tray, shelf] = [eye.tray?.area ?? [], eye.shelf?.area ?? []]
    expect(Math.max(...spots.map(([x]) => x))).toBeLessThan(Math.min(tray[0] ?? 0, shelf[0] ?? 0))
    // Four dice lie side by side on the strip, away from those that roll.
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = shelf
    expect([isInside([x0, y0]), isInside([x1, y1])]).toEqual([true, true])
    expect(x1 - x0).toBeGreaterThan(4 * 2 * (eye.shelf?.die ?? 0))
    expect(y0).toBeGreaterThan(tray[3] ?? 0)
  })
})
