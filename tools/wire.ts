// Draws how a table is wired and says what it takes, from what firmware and daemon themselves read: the pins of
// firmware/reader/config.h and the lamps of a table file. `npx node tools/wire.ts` writes hardware/wiring/ anew.

import { readFileSync, writeFileSync } from 'node:fs'
import { readTable } from '../src/config/table.ts'
import { parseLamps } from '../src/devices/lights/config.ts'
import { pixelsOf } from '../src/devices/lights/wiring.ts'

export const tables = ['reference', 'small', 'tower', 'kero'] as const

/** From one cell to the next, and so from one pixel to the next: a strip of twenty a metre. */
export const cellMillimetres = 50
/** Cells along one printed plate. */
const plateCells = 3
/** Milliamperes that a WS2812 draws: dark, and in full white. */
const pixelDraws = { dark: 1, full: 60 }
/** A board, its reader's share of the cells included, at 5 V. */
const boardDraws = 60
const piDraws = 1200
const padDraws = 40

export interface Wiring {
  readonly name: string
  readonly columns: number
  readonly rows: number
  readonly pins: Readonly<Record<string, number>>
  readonly lampPin: number
  readonly pixels: number
  /** Milliamperes that the lamps may draw by the table file, and what they would in full white. */
  readonly current: number
  readonly pads: number
}

/** The value of every plain `#define` of the reader's configuration. */
export function defines(text: string): Record<string, number> {
  return Object.fromEntries(
    [...text.matchAll(/^#define (\w+) (\d+)$/gm)].map(([, name = '', value]) => [name, Number(value)])
  )
}

export function wiringOf(table: string): Wiring {
  const read = readTable(`hardware/tables/${table}.yaml`)
  if (!read.ok) throw new Error(`hardware/tables/${table}.yaml is not in order`)
  const lamps = parseLamps(read.table.lights)
  if (!lamps.ok || lamps.value.layout !== 'strip') throw new Error(`the lamps of ${table} are no strip`)
  const pixels = pixelsOf(lamps.value)
  const [xs, ys] = [new Set(pixels.map((it) => it[0])), new Set(pixels.map((it) => it[1]))]
  const pins = defines(readFileSync('firmware/reader/config.h', 'utf8'))
  const { pin = 6, current = 0 } = lamps.value
  return {
    name: read.table.name,
    columns: xs.size,
    rows: ys.size,
    pins,
    lampPin: pin,
    pixels: pixels.length,
    current,
    pads: read.table.pads.length
  }
}

const plates = (cells: number): number => Math.ceil(cells / plateCells)
const chips = (lines: number): number => Math.ceil(lines / 8)

/** Bill of materials and power, as a page. */
export function page(table: string, it: Wiring): string {
  const { columns, rows, pixels, current, pads, pins } = it
  const cells = columns * rows
  const full = pixels * pixelDraws.full
  const supply = Math.ceil((current + 2 * boardDraws + piDraws + pads * padDraws) / 1000)
  const rowsOfParts: readonly (readonly [number, string, string])[] = [
    [1, 'Raspberry Pi 4 or 5', 'the daemon'],
    [2, 'Arduino Nano (ATmega328P)', 'one for the cells, one for the lamps'],
    [cells, 'reed or Hall switch, closed by a magnet above', 'one under each cell'],
    [cells, '1N4148 diode', 'from each switch to its row, ring at the row'],
    [chips(columns), '74HC165', 'columns in'],
    [chips(rows), '74HC595', 'rows out'],
    [columns, '10 kΩ resistor', 'from each column to 5 V'],
    [chips(columns) + chips(rows), '100 nF capacitor', 'one at each chip'],
    [pixels, `WS2812B pixel, ${1000 / cellMillimetres} per metre (${cellMillimetres} mm apart)`, 'one under each cell'],
    [1, '330 Ω resistor', 'in the data wire, at the first pixel'],
    [1, '1000 µF capacitor, 6.3 V or more', 'across the strip’s supply'],
    [1, `5 V supply of ${supply} A or more`, 'lamps, boards and Pi'],
    ...(pads > 0 ? ([[pads, 'USB numpad, or the pad of firmware/pad', 'one a seat']] as const) : []),
    [plates(columns) * plates(rows), '[cell plate](../parts/cell-plate.scad), printed', 'between lamps and surface'],
    [2, '[box for a Nano](../parts/nano-box.scad), printed', 'under the table'],
    [1, '[dice tray](../parts/dice-tray.scad), printed', 'beside the board']
  ]
  const power: readonly (readonly [string, number])[] = [
    [`lamps, at most (\`lights.current\`)`, current],
    ['two Nanos with their chips', 2 * boardDraws],
    ['Raspberry Pi', piDraws],
    ...(pads > 0 ? ([[`${pads} pads`, pads * padDraws]] as const) : [])
  ]
  const sum = power.reduce((total, [, it]) => total + it, 0)
  return `# ${it.name}

Buy these parts and wire them like this: ${columns} × ${rows} cells of ${cellMillimetres} mm, ${pixels} lamps. [Build a table](../README.md) has the steps.

![How it is wired](${table}.svg)

## Parts

| number | part | for |
|---:|---|---|
${rowsOfParts.map(([n, part, use]) => `| ${n} | ${part} | ${use} |`).join('\n')}

## Wires

| from | to |
|---|---|
| Nano of the cells, D${pins.PIN_ROWS_DATA}, D${pins.PIN_ROWS_CLOCK}, D${pins.PIN_ROWS_LATCH} | 74HC595: DS, SHCP, STCP |
| Nano of the cells, D${pins.PIN_COLUMNS_LOAD}, D${pins.PIN_COLUMNS_CLOCK}, D${pins.PIN_COLUMNS_DATA} | 74HC165: PL, CP, Q7 of the first |
| Q7S of the last 74HC595 | DS of the last 74HC165: the proof wire |
| Nano of the lamps, D${it.lampPin} | 330 Ω, then DIN of the first pixel |
| both Nanos, USB | the Pi |
| 5 V and ground of the supply | both ends of the strip, Nanos, chips; all grounds together |

The strip begins at the cell nearest to the left front corner and turns back at every row. [firmware/reader](../../firmware/reader/README.md) and
[firmware/lamps](../../firmware/lamps/README.md) have the wires of each chip.

## Power at 5 V

| what | milliamperes |
|---|---:|
${power.map(([what, mA]) => `| ${what} | ${mA} |`).join('\n')}
| together | ${sum} |

All ${pixels} lamps at full white would draw ${full} mA; the daemon dims them to at most ${current} mA. All dark, they draw ${pixels * pixelDraws.dark} mA.

\`tools/wire.ts\` writes this page and its drawing from [the reader's pins](../../firmware/reader/config.h) and [the table file](../tables/${table}.yaml).
`
}

/** The drawing: boards and chips as boxes, every wire with the pins it joins. */
export function drawing({ name, columns, rows, pins, lampPin, pixels }: Wiring): string {
  const parts: string[] = []
  const box = (x: number, y: number, w: number, h: number, title: string, more = ''): void => {
    parts.push(
      `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="6"/><text x="${x + w / 2}" y="${y + 20}" class="t">${title}</text><text x="${x + w / 2}" y="${y + 36}">${more}</text>`
    )
  }
  const wire = (x1: number, y1: number, x2: number, y2: number, label: string, kind = ''): void => {
    parts.push(
      `<path class="${kind}" d="M${x1} ${y1}H${(x1 + x2) / 2}V${y2}H${x2}"/><text x="${(x1 + x2) / 2}" y="${Math.min(y1, y2) - 4}">${label}</text>`
    )
  }
  box(20, 40, 150, 150, 'Nano: cells', 'USB to the Pi')
  box(330, 30, 170, 70, `74HC595 × ${chips(rows)}`, `${rows} rows`)
  box(330, 130, 170, 70, `74HC165 × ${chips(columns)}`, `${columns} columns, each 10 kΩ up`)
  box(640, 30, 200, 170, `${columns} × ${rows} cells`, 'switch and diode each')
  for (const [i, [pin, to]] of (
    [
      ['PIN_ROWS_DATA', 'DS'],
      ['PIN_ROWS_CLOCK', 'SHCP'],
      ['PIN_ROWS_LATCH', 'STCP']
    ] as const
  ).entries())
    wire(170, 58 + 18 * i, 330, 58 + 18 * i, `D${pins[pin]} → ${to}`)
  for (const [i, [pin, to]] of (
    [
      ['PIN_COLUMNS_LOAD', 'PL'],
      ['PIN_COLUMNS_CLOCK', 'CP'],
      ['PIN_COLUMNS_DATA', 'Q7']
    ] as const
  ).entries())
    wire(170, 146 + 18 * i, 330, 146 + 18 * i, `D${pins[pin]} ${to === 'Q7' ? '←' : '→'} ${to}`)
  wire(500, 65, 640, 65, `Q0 … rows 0–${rows - 1}`)
  wire(640, 165, 500, 165, `columns 0–${columns - 1}`)
  parts.push('<path class="proof" d="M415 100V130"/><text x="475" y="119">proof: Q7S → DS</text>')
  box(20, 250, 150, 90, 'Nano: lamps', 'USB to the Pi')
  box(330, 250, 510, 90, `${pixels} × WS2812B`, 'one under each cell, row by row, turning back')
  wire(170, 295, 330, 295, `D${lampPin} → 330 Ω → DIN`)
  wire(170, 325, 330, 325, 'GND', 'ground')
  box(20, 370, 150, 50, '5 V supply')
  parts.push(
    '<path class="power" d="M170 395H585V340"/><text x="380" y="389">5 V and GND to both ends, 1000 µF across</text>'
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 860 440" font-family="sans-serif" font-size="12">
<style>rect{fill:#f4f1ea;stroke:#333}path{fill:none;stroke:#333;stroke-width:1.5}text{text-anchor:middle;fill:#222}.t{font-weight:bold;font-size:14px}.proof{stroke:#d55e00}.power{stroke:#b00020;stroke-width:3}.ground{stroke:#000;stroke-width:3}</style>
<rect width="860" height="440" style="fill:#fff;stroke:none"/>
<text x="430" y="18" class="t">${name}</text>
${parts.join('\n')}
</svg>
`
}

if (import.meta.main)
  for (const table of tables) {
    const wiring = wiringOf(table)
    writeFileSync(`hardware/wiring/${table}.svg`, drawing(wiring))
    writeFileSync(`hardware/wiring/${table}.md`, page(table, wiring))
    console.log(`hardware/wiring/${table}: ${wiring.columns} × ${wiring.rows} cells, ${wiring.pixels} lamps`)
  }
