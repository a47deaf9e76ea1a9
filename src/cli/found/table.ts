// A table file of what is plugged in. The table of the house with as many cells gives what nobody can ask a board for.

import { globSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { readTable, type TableFile } from '../../config/table.ts'
import type { JsonObject } from '../../core/json.ts'
import type { Found, OnPort } from '../../devices/find/find.ts'

/** The tables of the house, after which one is made. */
const tables = join(import.meta.dirname, '../../../hardware/tables')

type Grid = NonNullable<OnPort['grid']>
export const columnsOf = ([x0, , x1]: Grid): number => x1 - x0 + 1
export const rowsOf = ([, y0, , y1]: Grid): number => y1 - y0 + 1

interface Made {
  readonly name?: string | undefined
  /** The name of a table that has none and is like no table of the house. */
  readonly otherwise: string
  readonly old?: JsonObject | undefined
}

/** A table of what was found; everything else as the old file says. */
export function tableOf({ readers, lamps, pads, cameras }: Found, { name, otherwise, old = {} }: Made): JsonObject {
  const [reader] = readers
  const [strip] = lamps
  const like = reader?.grid ? alike(reader.grid) : null
  return {
    server: { port: 8080, host: '0.0.0.0' },
    ...old,
    name: name ?? old.name ?? like?.name ?? otherwise,
    reader: readerOf(reader, cameras[0], like),
    lights: strip ? { ...lightsOf(reader?.grid ?? null, like), path: strip.port } : { driver: 'virtual' },
    pads: pads.map(({ profile }, seat) => ({ driver: 'hid', seat, profile }))
  } as unknown as JsonObject
}

/** The table of the house with as many cells. */
function alike(grid: Grid): TableFile | null {
  for (const it of globSync('*.yaml', { cwd: tables }).sort()) {
    const read = readTable(join(tables, it))
    const [block] = read.ok ? ((read.table.lights.pixels ?? []) as { columns?: number; rows?: number }[]) : []
    if (
      read.ok &&
      read.table.reader.driver === 'serial' &&
      block?.columns === columnsOf(grid) &&
      block.rows === rowsOf(grid)
    )
      return read.table
  }
  return null
}

function readerOf(reader: OnPort | undefined, camera: string | undefined, like: TableFile | null): JsonObject {
  if (reader) {
    const cells = reader.grid && { cells: { pitch: 1, origin: originOf(reader.grid) } }
    const table = like?.reader.table ?? cells ?? { tags: { pitch: 50 }, strangers: 'by name' }
    return { driver: 'serial', port: reader.port, name: reader.name, table } as unknown as JsonObject
  }
  const ours = readTable(join(tables, camera === undefined ? 'virtual.yaml' : 'camera.yaml'))
  if (!ours.ok) throw new Error('our own table file is wrong')
  return camera === undefined ? ours.table.reader : { ...ours.table.reader, device: camera }
}

/** In the middle of the board, as games count spaces. */
const originOf = (grid: Grid): readonly [number, number] => [
  1 - Math.floor(columnsOf(grid) / 2),
  1 - Math.floor(rowsOf(grid) / 2)
]

function lightsOf(grid: Grid | null, like: TableFile | null): JsonObject {
  if (like) return like.lights
  const [columns, rows] = grid ? [columnsOf(grid), rowsOf(grid)] : [12, 12]
  const from = grid ? originOf(grid) : [-5, -5]
  const pixels = [{ from, columns, rows, snake: true }]
  return {
    driver: 'johnny-five',
    board: 'firmata',
    layout: 'strip',
    pin: 6,
    pixels,
    brightness: 0.5,
    current: 1500
  } as unknown as JsonObject
}

export const textOf = (table: JsonObject): string =>
  `# yaml-language-server: $schema=table.schema.json\n${stringify(table)}`
