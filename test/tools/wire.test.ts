// The documented drawings, parts lists and power needs match the firmware and the table files.

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readTable } from '../../src/config/table.ts'
import { judgeTable } from '../../src/main.ts'
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
