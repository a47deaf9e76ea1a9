// Checks the lamps' part of a table file before anything opens, and fills in defaults.

import { filled, misfits } from '../../core/form.ts'
import type { Json } from '../../core/json.ts'
import type { Checked, Problem, Schema } from '../../core/schema.ts'
import type { Phrase } from '../../core/words.ts'
import { type BoardConfig, type LampsConfig, type Layout, type MatrixChip, pixelsOf } from './wiring.ts'

const point: Schema = { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 }
const pin: Schema = { type: 'integer', minimum: 0, maximum: 127 }
const count: Schema = { type: 'integer', minimum: 1, maximum: 512 }
const address: Schema = { type: 'integer', minimum: 0x03, maximum: 0x77 }
const record = (properties: Record<string, Schema>, optional: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((key) => properties[key]?.default === undefined && !optional.includes(key)),
  additionalProperties: false
})
const current: Schema = {
  description: 'setting.lights.current',
  type: 'number',
  minimum: 1,
  default: 500
}
const share: Schema = { type: 'number', minimum: 0, maximum: 1 }
const brightness: Schema = { description: 'setting.lights.brightness', ...share, default: 0.5 }
const order: Schema = {
  description: 'setting.lights.order',
  enum: ['GRB', 'RGB', 'BRG'],
  default: 'GRB'
}
const anode: Schema = {
  description: 'setting.lights.anode',
  type: 'boolean',
  default: false
}
const time: Schema = {
  description: 'setting.lights.time',
  misfit: { say: 'file.time' },
  type: 'string',
  pattern: '^([01]?[0-9]|2[0-3]):[0-5][0-9]$'
}
const list = (items: Schema): Schema => ({ type: 'array', items, minItems: 1 })
const tray: Schema = { description: 'setting.lights.tray', ...point }
const night: Schema = {
  ...record({ from: time, to: time, brightness: { ...brightness, default: 0.1 } }),
  description: 'setting.lights.night'
}
const runs: Schema = {
  ...list({
    description: 'setting.lights.runs',
    misfit: { say: 'file.runs' },
    type: 'object',
    properties: {
      points: list(point),
      from: point,
      columns: count,
      rows: count,
      along: point,
      across: point,
      snake: { type: 'boolean' },
      each: count
    },
    additionalProperties: false,
    oneOf: [{ required: ['points'] }, { required: ['from', 'columns'] }]
  }),
  description: 'setting.lights.pixels'
}

const boards: Readonly<Record<BoardConfig['board'], Readonly<Record<string, Schema>>>> = {
  firmata: {
    path: {
      description: 'setting.lights.path',
      type: 'string',
      minLength: 1
    },
    baudRate: { ...count, maximum: 2_000_000, default: 57_600 }
  },
  'raspi-io': {},
  plugin: { module: { type: 'string', minLength: 1 }, options: {} }
}
const layouts: Readonly<Record<Layout['layout'], Readonly<Record<string, Schema>>>> = {
  strip: {
    current,
    pin: { ...pin, maximum: 31, default: 6 },
    order,
    pixels: runs
  },
  backpack: { current, address: { ...address, default: 0x42 }, order, pixels: runs },
  leds: {
    anode,
    leds: list(record({ pin: { type: ['integer', 'string'], minimum: 0 }, at: point }))
  },
  pca9685: {
    current,
    anode,
    leds: list(
      record({
        address: { ...address, default: 0x40 },
        pins: { type: 'array', items: { ...pin, maximum: 15 }, minItems: 3, maxItems: 3 },
        at: point
      })
    )
  },
  matrix: {
    chip: {
      description: 'setting.lights.chip',
      oneOf: [
        record({ controller: { const: 'HT16K33' }, addresses: list({ ...address, minimum: 0x70 }) }),
        record({ controller: { const: 'MAX7219' }, devices: count, pins: record({ data: pin, clock: pin, cs: pin }) })
      ]
    },
    pixels: runs
  }
}
/** What editors offer: the settings of all boards and layouts together. `parseLamps` checks which of them go together. */
export const lampsSchema: Schema = {
  type: 'object',
  properties: {
    driver: { description: 'setting.driver', enum: ['virtual', 'johnny-five'] },
    board: { description: 'setting.lights.board', enum: Object.keys(boards), default: 'firmata' },
    layout: { description: 'setting.lights.layout', enum: Object.keys(layouts) },
    brightness,
    night,
    tray,
    ...merged([...Object.values(boards), ...Object.values(layouts)])
  },
  required: ['driver'],
  additionalProperties: false
}

/** A setting with different meanings in different places may be either. */
function merged(parts: readonly Readonly<Record<string, Schema>>[]): Record<string, Schema> {
  const all: Record<string, Schema> = {}
  for (const [key, schema] of parts.flatMap((part) => Object.entries(part))) {
    const known = all[key]
    all[key] = known === undefined || known === schema ? schema : { anyOf: [known, schema] }
  }
  return all
}

/** The settings with every default filled in, or everything that is wrong with them. The lamps' part may name its driver. */
export function parseLamps(config: unknown): Checked<LampsConfig> {
  const { driver: _, ...said } = { driver: '', board: 'firmata', layout: '', ...(config as object) }
  const [board, layout] = [named(boards, said.board), named(layouts, said.layout)]
  if (!board) return wrong(['board'], 'form.known', { known: { or: Object.keys(boards) } })
  if (!layout) return wrong(['layout'], 'form.known', { known: { or: Object.keys(layouts) } })
  const settings = record({ board: {}, layout: {}, ...board, ...layout, brightness, night, tray }, [
    'options',
    'night',
    'tray'
  ])
  const value = filled(settings, said as unknown as Json)
  const problems = misfits(settings, value)
  return problems.length > 0 ? { ok: false, problems } : fits(value as unknown as LampsConfig)
}

const named = <T>(all: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(all, name) ? all[name] : undefined

/** What no schema can say. */
function fits(value: LampsConfig): Checked<LampsConfig> {
  const pixels = pixelsOf(value).length
  if (value.layout === 'strip' && value.board === 'raspi-io') return wrong(['board'], 'lamps.stripBoard')
  if (value.layout === 'strip' && pixels > stripPixels)
    return wrong(['pixels'], 'lamps.stripPixels', { n: pixels, most: stripPixels })
  if (value.layout === 'backpack' && pixels > backpackPixels)
    return wrong(['pixels'], 'lamps.backpackPixels', { n: pixels, most: backpackPixels })
  if (value.layout === 'matrix' && pixels > matrixPixels(value.chip))
    return wrong(['pixels'], 'lamps.matrixPixels', { n: pixels, most: matrixPixels(value.chip) })
  return { ok: true, value }
}

/** node-pixel's own limit: what a Firmata message can carry. */
const stripPixels = 216
const backpackPixels = 500
const matrixPixels = (chip: MatrixChip): number =>
  64 * (chip.controller === 'HT16K33' ? chip.addresses.length : chip.devices)

const wrong = (at: Problem['at'], say: string, args: Phrase['with'] = {}): Checked<never> => ({
  ok: false,
  problems: [{ at, why: { say, with: args } }]
})
