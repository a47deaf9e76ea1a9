import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readTable, tableSchema } from '../../src/config/table.ts'
import type { Schema } from '../../src/core/schema.ts'
import { langs } from '../../src/core/words.ts'
import { lampsSchema } from '../../src/devices/lights/config.ts'
import { padSchema } from '../../src/devices/pads/config.ts'
import { cameraSchema } from '../../src/devices/sensors/camera/config.ts'
import { serialSchema } from '../../src/devices/sensors/serial/config.ts'
import { plannedSchema } from '../../src/devices/virtual/script.ts'
import { settlingTimes } from '../../src/referee/index.ts'
import { described, fileOf } from './described.ts'

function table(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'table-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'table.yaml')
  writeFileSync(file, text)
  return readTable(file)
}

describe('a table file', () => {
  test('needs a reader, and nothing else', () => {
    expect(table('reader: { driver: serial, port: /dev/ttyUSB0 }')).toMatchObject({
      ok: true,
      table: {
        reader: { driver: 'serial', port: '/dev/ttyUSB0' },
        lights: { driver: 'virtual' },
        settling: {},
        server: { port: 8080, host: '127.0.0.1', names: [], proxies: [] },
        data: 'data'
      }
    })
  })

  test('keeps what is usual where it says only a part', () => {
    const read = table('reader: { driver: serial }\nserver: { host: 0.0.0.0 }\nsettling: { slide: 300 }')
    expect(read).toMatchObject({ table: { server: { port: 8080, host: '0.0.0.0' }, settling: { slide: 300 } } })
  })

  test.each<[string, string, number]>([
    ['', 'form.type', 1],
    ['name: x', 'form.missing', 1],
    ['reader: { port: x }', 'form.missing', 1],
    ['reader: { driver: x }\nserver:\n  port: 70000', 'form.most', 3],
    ['reader: { driver: x }\nsettling: { slyde: 3 }', 'form.unknown', 2],
    ['reader: { driver: x }\nlights: lamps', 'form.type', 2],
    ['reader: [', 'file.syntax', 1]
  ])('%j is refused with its line', (text, say, line) => {
    expect(table(text)).toMatchObject({ ok: false, complaints: [{ line, why: { say } }] })
  })

  test("names the referee's settling times, all of them", () => {
    expect(Object.keys(tableSchema.properties?.settling?.properties ?? {})).toEqual(Object.keys(settlingTimes))
  })
})

describe('hardware/tables', () => {
  const files = globSync('hardware/tables/*.yaml')

  test('holds the virtual table', () => {
    expect(files).toContain(join('hardware', 'tables', 'virtual.yaml'))
  })

  test.each(files)('%s is in order and tells editors its schema', (file) => {
    expect(readTable(file)).toMatchObject({ ok: true })
    expect(readFileSync(file, 'utf8')).toMatch(/^# yaml-language-server: \$schema=table\.schema\.json\n/)
  })

  // To update it: `npx vitest run test/config -u`.
  test.each(langs)('table.schema is what the schemas say, those of reader and lamps included: %s', async (lang) => {
    const { reader, lights, pads, faults: _, ...rest } = tableSchema.properties ?? {}
    const serial = {
      ...serialSchema,
      properties: { ...reader?.properties, ...serialSchema.properties },
      required: ['driver', 'port']
    }
    const camera = { ...cameraSchema, required: ['driver', ...(cameraSchema.required ?? [])] }
    const lamps = { ...lampsSchema, description: lights?.description }
    const properties = {
      ...rest,
      lights: lamps,
      pads: { ...pads, items: padSchema },
      faults: plannedSchema,
      reader: { description: reader?.description, anyOf: [serial, camera] }
    }
    const text = described('tablekeeper table', { ...tableSchema, properties } as Schema, lang)
    await expect(text).toMatchFileSnapshot(fileOf('../../hardware/tables/table.schema', lang))
  })
})
