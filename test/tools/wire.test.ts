// The documented drawings, parts lists and power needs match the firmware and the table files.

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readTable } from '../../src/config/table.ts'
import { parseLamps } from '../../src/devices/lights/config.ts'
import { pixelsOf } from '../../src/devices/lights/wiring.ts'
import { beside, campPlace, landPlace, locate } from '../../src/games/kero/places.ts'
import { explorersEach } from '../../src/games/kero/state.ts'
import { judgeTable } from '../../src/judge.ts'
import { defines, drawing, page, tables, wiringOf } from '../../tools/wire.ts'

describe.each(tables)('the %s table', (table) => {
  test('its drawing and its page are those of the pins and lamps as they are now: `npx node tools/wire.ts`', () => {
    const wiring = wiringOf(table)
    expect(readFileSync(`hardware/wiring/${table}.svg`, 'utf8')).toBe(drawing(wiring))
    expect(readFileSync(`hardware/wiring/${table}.md`, 'utf8')).toBe(page(table, wiring))
  })

  test('its file opens a house', () => {
    const read = readTable(`hardware/tables/${table}.yaml`)
    expect(read.ok && judgeTable(read.table)).toBeNull()
  })

  test('its reader has a cell under every lamp', () => {
    const { columns, rows, pixels } = wiringOf(table)
    expect(pixels).toBe(columns * rows)
    expect([columns <= 16, rows <= 24]).toEqual([true, true])
  })

  test('its lamps are fed: what the table file lets them draw leaves the supply room for the rest', () => {
    const { current, pixels } = wiringOf(table)
    expect(current).toBeGreaterThan(pixels)
    const [, amperes] = /5 V supply of (\d+) A/.exec(page(table, wiringOf(table))) ?? []
    const [, together] = /\| together \| (\d+) \|/.exec(page(table, wiringOf(table))) ?? []
    expect(Number(amperes) * 1000).toBeGreaterThanOrEqual(Number(together))
  })
})

test('the reference table is as large as the reader is built for', () => {
  const { COLUMNS, ROWS } = defines(readFileSync('firmware/reader/config.h', 'utf8'))
  expect(wiringOf('reference')).toMatchObject({ columns: COLUMNS, rows: ROWS })
})

test('on the KERO table a land has nine cells, a camp one for each explorer, and every place a lamp', () => {
  const read = readTable('hardware/tables/kero.yaml')
  const lamps = read.ok ? parseLamps(read.table.lights) : null
  const pixels = lamps?.ok && lamps.value.layout === 'strip' ? pixelsOf(lamps.value) : []
  const cells = Map.groupBy(pixels, (at) => locate({ kind: null, at })?.place ?? null)
  for (const at of [0, 1, 2, 3]) expect(cells.get(landPlace(at))).toHaveLength(9)
  for (const at of [4, 5]) expect(cells.get(landPlace(at))?.length).toBeGreaterThan(0)
  for (const seat of [0, 1]) expect(cells.get(campPlace(seat))?.length).toBeGreaterThanOrEqual(explorersEach)
  for (const { at, half } of beside)
    expect(pixels.some(([x, y]) => Math.abs(x - at[0]) <= half[0] && Math.abs(y - at[1]) <= half[1])).toBe(true)
})
