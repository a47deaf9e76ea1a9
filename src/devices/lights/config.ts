// What a table file says of its lamps: how they are wired, where they lie, what may flow. Judged here, before anything opens.

import { Ajv, type ErrorObject } from 'ajv'
import type { Point } from '../../core/scene.ts'
import type { Checked, Problem, Schema } from '../../core/schema.ts'
import { verbatim } from '../../core/words.ts'
import type { Limits } from './frame.ts'
import { layOut, type Run } from './layout.ts'

/** Where Johnny-Five finds the pins. */
export type BoardConfig =
  /** A board with Firmata on a serial line, the usual case. */
  | { readonly board: 'firmata'; readonly path: string; readonly baudRate: number }
  /** The pins of the Raspberry Pi itself. */
  | { readonly board: 'raspi-io' }
  /** Your own Johnny-Five IO plugin: a module (a package, or a path from the working folder) whose default export is its class. */
  | { readonly board: 'plugin'; readonly module: string; readonly options?: unknown }

export type Layout =
  /** WS2812 pixels on one pin of a board that runs node_pixel_firmata. */
  | {
      readonly layout: 'strip'
      readonly pin: number
      readonly order: 'GRB' | 'RGB' | 'BRG'
      readonly pixels: readonly Run[]
    }
  /** Plain LEDs, one pin each; `anode`: they light when the pin is low. */
  | {
      readonly layout: 'leds'
      readonly anode: boolean
      readonly leds: readonly { readonly pin: number | string; readonly at: Point }[]
    }
  /** RGB LEDs on PCA9685 chips. */
  | {
      readonly layout: 'pca9685'
      readonly anode: boolean
      readonly leds: readonly {
        readonly address: number
        readonly pins: readonly [red: number, green: number, blue: number]
        readonly at: Point
      }[]
    }
  /** 8 × 8 matrices of one colour: pixels are counted along the rows, matrix after matrix. */
  | { readonly layout: 'matrix'; readonly chip: MatrixChip; readonly pixels: readonly Run[] }

export type MatrixChip =
  | { readonly controller: 'HT16K33'; readonly addresses: readonly number[] }
  | {
      readonly controller: 'MAX7219'
      readonly devices: number
      readonly pins: { readonly data: number; readonly clock: number; readonly cs: number }
    }

export type Of<L extends Layout['layout']> = Extract<Layout, { readonly layout: L }>

export type LampsConfig = BoardConfig & Layout & Limits

/** Where each pixel of the layout lies, by its number. */
export const pixelsOf = (layout: Layout): readonly Point[] =>
  'leds' in layout ? layout.leds.map((led) => led.at) : layOut(layout.pixels)

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
const list = (items: Schema): Schema => ({ type: 'array', items, minItems: 1 })
const runs = list({
  description: 'give either points, or from and columns',
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
  firmata: { path: { type: 'string', minLength: 1 }, baudRate: { ...count, maximum: 2_000_000, default: 57_600 } },
  'raspi-io': {},
  plugin: { module: { type: 'string', minLength: 1 }, options: {} }
}
const layouts: Readonly<Record<Layout['layout'], Readonly<Record<string, Schema>>>> = {
  strip: {
    pin: { ...pin, maximum: 31, default: 6 },
    order: { enum: ['GRB', 'RGB', 'BRG'], default: 'GRB' },
    pixels: runs
  },
  leds: {
    anode: { type: 'boolean', default: false },
    leds: list(record({ pin: { anyOf: [pin, { type: 'string' }] }, at: point }))
  },
  pca9685: {
    anode: { type: 'boolean', default: false },
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
      description: 'give controller HT16K33 with addresses, or MAX7219 with devices and pins',
      oneOf: [
        record({ controller: { const: 'HT16K33' }, addresses: list({ ...address, minimum: 0x70 }) }),
        record({ controller: { const: 'MAX7219' }, devices: count, pins: record({ data: pin, clock: pin, cs: pin }) })
      ]
    },
    pixels: runs
  }
}
const limits: Readonly<Record<string, Schema>> = {
  brightness: { type: 'number', minimum: 0, maximum: 1, default: 0.5 },
  milliamps: { type: 'number', minimum: 1, default: 500 }
}

const ajv = new Ajv({ allErrors: true, useDefaults: true, verbose: true, allowUnionTypes: true })

/** The settings with every default filled in, or all that is wrong with them. */
export function parseLamps(config: unknown): Checked<LampsConfig> {
  const kind = { board: 'firmata', ...(config as object) } as { readonly board: unknown; readonly layout?: unknown }
  const board = named(boards, kind.board)
  const layout = named(layouts, kind.layout)
  if (!board) return wrong(['board'], `unknown board ${JSON.stringify(kind.board)}: ${oneOf(boards)}`)
  if (!layout) return wrong(['layout'], `unknown layout ${JSON.stringify(kind.layout)}: ${oneOf(layouts)}`)
  const schema = record({ board: {}, layout: {}, ...board, ...layout, ...limits }, ['options'])
  const value = structuredClone(kind) as LampsConfig
  const validate = ajv.compile(schema)
  if (!validate(value)) return { ok: false, problems: (validate.errors ?? []).filter(telling).map(problem) }
  return fits(value)
}

/** What no schema can say. */
function fits(value: LampsConfig): Checked<LampsConfig> {
  const pixels = pixelsOf(value).length
  if (value.layout === 'strip' && value.board === 'raspi-io')
    return wrong(['board'], 'a strip needs a board with node_pixel_firmata on a serial line: set board to firmata')
  if (value.layout === 'strip' && pixels > stripPixels)
    return wrong(['pixels'], `${pixels} pixels: node-pixel drives at most ${stripPixels} on one board`)
  if (value.layout === 'matrix' && pixels > matrixPixels(value.chip))
    return wrong(['pixels'], `${pixels} pixels are laid out, but the matrices have only ${matrixPixels(value.chip)}`)
  return { ok: true, value }
}

/** node-pixel's own limit: what a Firmata message can carry. */
const stripPixels = 216
const matrixPixels = (chip: MatrixChip): number =>
  64 * (chip.controller === 'HT16K33' ? chip.addresses.length : chip.devices)

const named = <T>(all: Readonly<Record<string, T>>, name: unknown): T | undefined =>
  typeof name === 'string' && Object.hasOwn(all, name) ? all[name] : undefined
const oneOf = (choices: object): string => `it may be ${Object.keys(choices).join(', ')}`
const wrong = (at: Problem['at'], text: string): Checked<never> => ({
  ok: false,
  problems: [{ at, why: verbatim(text) }]
})

/** Of a choice of shapes only the choice is reported, not why each shape failed. */
const telling = (error: ErrorObject): boolean => !/\/(oneOf|anyOf)\/\d/.test(error.schemaPath)

function problem({ instancePath, keyword, params, message, parentSchema }: ErrorObject): Problem {
  const path = instancePath.split('/').slice(1)
  const at = path.map((key) => (/^\d+$/.test(key) ? Number(key) : key))
  if (keyword === 'required') return { at: [...at, params.missingProperty], why: verbatim('is missing') }
  if (keyword === 'additionalProperties')
    return { at: [...at, params.additionalProperty], why: verbatim('is not a setting of these lamps') }
  const words =
    keyword === 'oneOf'
      ? parentSchema?.description
      : keyword === 'enum'
        ? `may be ${params.allowedValues.join(', ')}`
        : message
  return { at, why: verbatim(words ?? keyword) }
}
