// A table file of what is plugged in. The table of the house with as many cells gives what nobody can ask a board for.

import {
  chmodSync,
  constants,
  copyFileSync,
  globSync,
  lchownSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync
} from 'node:fs'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import type { Complaint } from '../../config/complaint.ts'
import type { Source } from '../../config/source.ts'
import { readTable, type TableFile } from '../../config/table.ts'
import type { JsonObject } from '../../core/json.ts'
import type { Found, OnPort } from '../../devices/find/find.ts'
import { stampOf } from '../../journal/backup.ts'
import { syncFolder } from '../../journal/sync.ts'

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

/**
 * Writes a table file: the old one stands until the new one is whole and judged, and is kept beside it. `judge`: what else may be wrong. Throws
 * where the folder cannot be written to.
 */
export function writeTable(
  file: string,
  table: JsonObject,
  judge: (table: TableFile, source: Source) => readonly Complaint[] = () => []
): readonly Complaint[] {
  const draft = `${file}.${process.pid}.new`
  const old = statSync(file, { throwIfNoEntry: false })
  // Others may write to this folder: no file or link of theirs is written to.
  writeFileSync(draft, textOf(table), { flag: 'wx', flush: true })
  try {
    const read = readTable(draft)
    const complaints = read.ok ? judge(read.table, read.source) : read.complaints
    if (complaints.length > 0) return complaints
    if (old) {
      copyFileSync(file, `${file}.${stampOf(Date.now())}`, constants.COPYFILE_EXCL)
      if (process.getuid?.() === 0) lchownSync(draft, old.uid, old.gid)
    }
    chmodSync(draft, old ? old.mode & 0o777 : 0o644)
    renameSync(draft, file)
    syncFolder(dirname(file))
    return []
  } finally {
    rmSync(draft, { force: true })
  }
}
