// Judges what a table file says of its lamps, before anything opens, and fills in what it leaves out.

import { Ajv, type ErrorObject } from 'ajv'
import { type Checked, ownSchemas, type Problem, type Schema } from '../../core/schema.ts'
import { type Phrase, verbatim } from '../../core/words.ts'
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
  description: 'What the supply of the lamps can give, in milliamperes: a picture that would draw more is dimmed.',
  type: 'number',
  minimum: 1,
  default: 500
}
const share: Schema = { type: 'number', minimum: 0, maximum: 1 }
const brightness: Schema = { description: 'Share of full brightness, 0 to 1.', ...share, default: 0.5 }
const order: Schema = {
  description: 'The colours of a pixel as they come on its wire.',
  enum: ['GRB', 'RGB', 'BRG'],
  default: 'GRB'
}
const anode: Schema = { description: 'True: the LEDs light when their pins are low.', type: 'boolean', default: false }
const time: Schema = {
  description: 'Give a time of day, such as 22:00.',
  type: 'string',
  pattern: '^([01]?[0-9]|2[0-3]):[0-5][0-9]$'
}
const list = (items: Schema): Schema => ({ type: 'array', items, minItems: 1 })
const tray: Schema = { description: 'The point of the lamp at the dice tray, if there is one.', ...point }
const night: Schema = {
  ...record({ from: time, to: time, brightness: { ...brightness, default: 0.1 } }),
  description: 'The hours, by the clock on the wall, when the lamps are dimmed.'
}
const runs = list({
  description: 'Give either points, or from and columns.',
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
})

const boards: Readonly<Record<BoardConfig['board'], Readonly<Record<string, Schema>>>> = {
  firmata: {
    path: {
      description: 'The serial line of the board, best one under /dev/serial/by-id.',
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
      description: 'Give controller HT16K33 with addresses, or MAX7219 with devices and pins.',
      oneOf: [
        record({ controller: { const: 'HT16K33' }, addresses: list({ ...address, minimum: 0x70 }) }),
        record({ controller: { const: 'MAX7219' }, devices: count, pins: record({ data: pin, clock: pin, cs: pin }) })
      ]
    },
    pixels: runs
  }
}
/** What editors offer: the settings of every board and layout together. Which of them go together is judged by `parseLamps`. */
export const lampsSchema: Schema = {
  type: 'object',
  properties: {
    driver: { enum: ['virtual', 'johnny-five'] },
    board: { description: 'Whose pins the lamps hang on.', enum: Object.keys(boards), default: 'firmata' },
    layout: { description: 'How the lamps are wired.', enum: Object.keys(layouts) },
    brightness,
    night,
    tray,
    ...merged([...Object.values(boards), ...Object.values(layouts)])
  },
  required: ['driver'],
  additionalProperties: false
}

/** A setting that means one thing here and another there may be either. */
function merged(parts: readonly Readonly<Record<string, Schema>>[]): Record<string, Schema> {
  const all: Record<string, Schema> = {}
  for (const [key, schema] of parts.flatMap((part) => Object.entries(part))) {
    const known = all[key]
    all[key] = known === undefined || known === schema ? schema : { anyOf: [known, schema] }
  }
  return all
}

const ajv = new Ajv({ ...ownSchemas, allErrors: true, useDefaults: true, verbose: true, strict: false })

/** The settings with every default filled in, or all that is wrong with them. A part of a table file may name its driver. */
export function parseLamps(config: unknown): Checked<LampsConfig> {
  const { driver: _, ...said } = { driver: '', board: 'firmata', layout: '', ...(config as object) }
  const [board, layout] = [named(boards, said.board), named(layouts, said.layout)]
  if (!board) return wrong(['board'], 'file.known', { known: { or: Object.keys(boards) } })
  if (!layout) return wrong(['layout'], 'file.known', { known: { or: Object.keys(layouts) } })
  const value = structuredClone(said) as unknown as LampsConfig
  const validate = ajv.compile(
    record({ board: {}, layout: {}, ...board, ...layout, brightness, night, tray }, ['options', 'night', 'tray'])
  )
  if (!validate(value)) return { ok: false, problems: (validate.errors ?? []).filter(telling).map(problem) }
  return fits(value)
}

const named = <T>(all: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(all, name) ? all[name] : undefined

/** What no schema can say. */
function fits(value: LampsConfig): Checked<LampsConfig> {
  const pixels = pixelsOf(value).length
  if (value.layout === 'strip' && value.board === 'raspi-io')
    return unfit(
      ['board'],
      'A strip needs a board with node_pixel_firmata: set board to firmata, or layout to backpack for a strip on I²C.'
    )
  if (value.layout === 'strip' && pixels > stripPixels)
    return unfit(['pixels'], `${pixels} pixels: node-pixel drives at most ${stripPixels} on one board.`)
  if (value.layout === 'backpack' && pixels > backpackPixels)
    return unfit(['pixels'], `${pixels} pixels: node-pixel drives at most ${backpackPixels} on one backpack.`)
  if (value.layout === 'matrix' && pixels > matrixPixels(value.chip))
    return unfit(['pixels'], `${pixels} pixels are laid out, but the matrices have only ${matrixPixels(value.chip)}.`)
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
const unfit = (at: Problem['at'], text: string): Checked<never> => ({
  ok: false,
  problems: [{ at, why: verbatim(text) }]
})

/** Of a choice of shapes only the choice is reported, not why each shape failed. */
const telling = (error: ErrorObject): boolean => !/\/(oneOf|anyOf)\/\d/.test(error.schemaPath)

/** In the words that table files are judged in. */
function problem({ instancePath, keyword, params, schema, parentSchema }: ErrorObject): Problem {
  const path = instancePath.split('/').slice(1)
  const at = path.map((key) => (/^\d+$/.test(key) ? Number(key) : key))
  const says = (say: string, args: Phrase['with'], where = at): Problem => ({
    at: where,
    why: { say, with: args ?? {} }
  })
  switch (keyword) {
    case 'required':
      return says('file.missing', { key: params.missingProperty })
    case 'additionalProperties': {
      const key: string = params.additionalProperty
      return says('file.unknown', { key, known: Object.keys(parentSchema?.properties ?? {}) }, [...at, key])
    }
    case 'enum':
      return says('file.known', { known: { or: params.allowedValues } })
    case 'type':
      return says('file.type', { type: { say: `file.${schema}` } })
    case 'oneOf':
    case 'pattern':
      return { at, why: verbatim(parentSchema?.description) }
    default:
      return says(bounds[keyword] ?? 'file.shape', { n: params.limit ?? 0 })
  }
}

const bounds: Readonly<Record<string, string>> = {
  minimum: 'file.least',
  maximum: 'file.most',
  minLength: 'file.short',
  minItems: 'file.few',
  maxItems: 'file.many'
}
