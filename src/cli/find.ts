// `tablekeeper find`: finds what is plugged in, and makes a table file of it. Shown first; with --yes it is written.

import { cpSync, existsSync, globSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { phraseOf } from '../config/complaint.ts'
import { readTable, type TableFile } from '../config/table.ts'
import type { JsonObject } from '../core/json.ts'
import { thisMachine } from '../devices/doctor/machine.ts'
import { type Found, find, type OnPort } from '../devices/find/find.ts'
import { machineHost } from '../devices/host.ts'
import { stampOf } from '../journal/backup.ts'
import { profileNames, readProfile } from '../profiles.ts'
import { readArgs } from './args.ts'
import { say, voice } from './voice.ts'

/** The tables of the house, after which one is made. */
const tables = join(import.meta.dirname, '../../hardware/tables')

export async function run(args: readonly string[]): Promise<number> {
  const options = {
    config: 'text',
    name: 'text',
    port: 'texts',
    seconds: 'number',
    json: 'switch',
    yes: 'switch'
  } as const
  const read = readArgs('find', args, options)
  if (!read.ok) return fail(2, read.why)
  const { config, name, port: ports = [], seconds = 8, json, yes } = read.options
  if (yes && config === undefined) return fail(2, say('find.config'))
  const old = config !== undefined && existsSync(config) ? readTable(config) : null
  if (old?.ok === false) return fail(2, ...old.complaints.map((it) => voice(phraseOf(it))))
  const profiles = profileNames().flatMap((it) => {
    const profile = readProfile(it)
    return profile.ok ? [profile.profile] : []
  })
  const host = machineHost({ log: () => undefined })
  const found = await find({ host, machine: thisMachine, ports, profiles, ms: seconds * 1000 })
  if (json) {
    console.log(JSON.stringify(found))
    return 0
  }
  for (const line of linesOf(found)) console.log(line)
  const text = `# yaml-language-server: $schema=table.schema.json\n${stringify(tableOf(found, name, old?.source.value as JsonObject | undefined))}`
  if (!yes || config === undefined) {
    console.log(`\n${text}\n${say('find.preview')}`)
    return 0
  }
  const made = `${config}.new`
  writeFileSync(made, text)
  const judged = readTable(made)
  if (!judged.ok) return fail(1, ...judged.complaints.map((it) => voice(phraseOf(it))))
  if (existsSync(config)) cpSync(config, `${config}.${stampOf(Date.now())}`)
  renameSync(made, config)
  console.log(say('find.written', { file: config }))
  return 0
}

function linesOf({ readers, lamps, silent, held, pads, cameras }: Found): string[] {
  const lines = [
    ...readers.map(({ port, name, grid }) =>
      grid
        ? say('find.cells', { port, name, columns: columnsOf(grid), rows: rowsOf(grid) })
        : say('find.reader', { port, name })
    ),
    ...lamps.map(({ port, name }) => say('find.lamps', { port, name })),
    ...pads.map(({ profile, name }) => say('find.pad', { name, profile })),
    ...cameras.map((camera) => say('find.camera', { camera })),
    ...silent.map((port) => say('find.silent', { port })),
    ...held.map((it) => say('find.held', it))
  ]
  return lines.length > 0 ? lines : [say('find.nothing')]
}

type Grid = NonNullable<OnPort['grid']>
const columnsOf = ([x0, , x1]: Grid): number => x1 - x0 + 1
const rowsOf = ([, y0, , y1]: Grid): number => y1 - y0 + 1

/** A table of what was found; everything else as the old file says. */
function tableOf({ readers, lamps, pads, cameras }: Found, name: string | undefined, old: JsonObject = {}): JsonObject {
  const [reader] = readers
  const [strip] = lamps
  const like = reader?.grid ? alike(reader.grid) : null
  return {
    server: { port: 8080, host: '0.0.0.0' },
    ...old,
    name: name ?? old.name ?? like?.name ?? say('find.name'),
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

function fail(code: number, ...lines: readonly string[]): number {
  for (const line of lines) console.error(line)
  return code
}
