// One serial reader's part of the table file: its port, and the position of its cells or millimetres on the board.

import { misfits } from '../../../core/form.ts'
import type { Checked, Schema } from '../../../core/schema.ts'
import type { Phrase } from '../../../core/words.ts'
import type { Affine, Calibration, ReaderPosition, Tagged } from '../../calibration.ts'
import { affine } from '../../calibration.ts'

export interface SerialConfig {
  readonly id: string
  /** As the table file has it; otherwise a phrase. */
  readonly name: Phrase | string
  /** A device path, best one under /dev/serial/by-id, or `virtual:<name>`. */
  readonly port: string
  readonly baud: number
  readonly table: Calibration
}

const point: Schema = { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 }

const position = (description: string): Schema => ({
  type: 'object',
  description,
  additionalProperties: false,
  properties: {
    pitch: { type: 'number', minimum: 0.001, description: 'setting.position.pitch' },
    origin: { ...point, description: 'setting.position.origin' },
    turn: { type: 'number', description: 'setting.position.turn' },
    mirror: { type: 'boolean', description: 'setting.position.mirror' },
    affine: {
      type: 'array',
      items: { type: 'number' },
      minItems: 6,
      maxItems: 6,
      description: 'setting.position.affine'
    }
  }
})

export const serialSchema: Schema = {
  type: 'object',
  additionalProperties: false,
  required: ['port'],
  properties: {
    driver: { const: 'serial', description: 'setting.driver' },
    id: { type: 'string', minLength: 1, description: 'setting.id' },
    name: { type: 'string', minLength: 1, description: 'setting.label' },
    port: { type: 'string', minLength: 1, description: 'setting.serial.port' },
    baud: { type: 'integer', minimum: 300, maximum: 4000000, description: 'setting.serial.baud' },
    table: {
      type: 'object',
      description: 'setting.position',
      additionalProperties: false,
      properties: {
        cells: position('setting.position.cells'),
        tags: position('setting.position.tags'),
        spots: { type: 'object', description: 'setting.position.spots', additionalProperties: point },
        kinds: {
          type: 'object',
          description: 'setting.position.kinds',
          additionalProperties: {
            anyOf: [
              { type: 'string', minLength: 1 },
              {
                type: 'object',
                additionalProperties: false,
                required: ['kind'],
                properties: { kind: { type: 'string', minLength: 1 }, off: point, turn: { type: 'number' } }
              }
            ]
          }
        },
        strangers: { enum: ['something', 'by name'], description: 'setting.position.strangers' },
        dice: {
          type: 'object',
          description: 'setting.position.dice',
          additionalProperties: { type: 'string', minLength: 1 }
        },
        pads: {
          type: 'object',
          description: 'setting.position.pads',
          additionalProperties: { type: 'integer', minimum: 0 }
        },
        ground: { type: 'boolean', description: 'setting.position.ground' }
      }
    }
  }
}

type WrittenPosition = Partial<ReaderPosition> & { readonly affine?: Affine }

interface Written extends Partial<Omit<SerialConfig, 'table'>> {
  readonly port: string
  readonly table?: Partial<Omit<Calibration, 'cells' | 'tags' | 'kinds'>> & {
    readonly cells?: WrittenPosition
    readonly tags?: WrittenPosition
    readonly kinds?: Readonly<Record<string, string | Tagged>>
  }
}

/** Millimetres a board unit measures where the table file does not say. */
const usualPitch = 40

const usualName = (port: string): Phrase =>
  port.startsWith('virtual:') ? { say: 'reader.virtual' } : { say: 'reader.name', with: { port } }

/** Every problem, with its place in the config and what would be right there. */
export function readConfig(config: unknown): Checked<SerialConfig> {
  const problems = misfits(serialSchema, config)
  if (problems.length > 0) return { ok: false, problems }
  const { port, baud = 115200, id = 'reader', name = usualName(port), table = {} } = config as Written
  const kinds = Object.entries(table.kinds ?? {}).map(([tag, it]) => [tag, typeof it === 'string' ? { kind: it } : it])
  const calibration: Calibration = {
    cells: affineOf(table.cells, 1),
    tags: affineOf(table.tags, usualPitch),
    spots: table.spots ?? {},
    kinds: Object.fromEntries(kinds),
    strangers: table.strangers ?? 'something',
    dice: table.dice ?? {},
    pads: table.pads ?? {},
    ground: table.ground ?? false
  }
  return { ok: true, value: { id, name, port, baud, table: calibration } }
}

const affineOf = (it: WrittenPosition | undefined, pitch: number): Affine =>
  it?.affine ?? affine({ pitch, origin: [0, 0], turn: 0, mirror: false, ...it })
