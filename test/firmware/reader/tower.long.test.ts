// The firmware for a table with more than 16 rows, on the emulated chip.

import { expect, test } from 'vitest'
import { Rig } from './bench.ts'
import { build } from './build.ts'

test('a tower of 8 × 20 cells, with three chips for its rows: every cell is itself', () => {
  const tower = build({ COLUMNS: '8', ROWS: '20' })
  try {
    const tall = new Rig(tower)
    tall.until('E', 100)
    const laid = [0, 7, 15, 16, 19].map((row, i) => [i, row] as const)
    for (const [column, row] of laid) tall.chip.chains.lay(column, row, true)
    tall.run(60)
    expect(tall.cells).toEqual(laid.map(([column, row]) => `${column},${row} something`).sort())
  } finally {
    tower.remove()
  }
})
