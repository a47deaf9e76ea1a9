// The table file's part about a camera: where its images come from, which tags lie at the corners, which stand on pieces, where
// the dice lie. How millimetres lie on the board is said as for any reader.

import { misfits } from '../../../core/form.ts'
import { sensedPoses } from '../../../core/observation.ts'
import type { Checked, Problem, Schema } from '../../../core/schema.ts'
import type { Phrase } from '../../../core/words.ts'
import { commandFor, type Source } from '../../camera/frames.ts'
import type { SeerConfig } from '../../camera/seer.ts'
import { bitsOf } from '../../camera/tags.ts'
import type { Area } from '../../wire/message.ts'
import { readConfig, type SerialConfig, serialSchema } from '../serial/config.ts'

export interface CameraConfig {
  readonly name: string
  readonly source: Source
  readonly seer: SeerConfig
  /** Millimetres in sight: what the corners span. */
  readonly view: Area
  /** As of the reader at the end of its line. */
  readonly reader: SerialConfig
}

const number: Schema = { type: 'number' }
const point = (length: number): Schema => ({ type: 'array', items: number, minItems: length, maxItems: length })

export const cameraSchema: Schema = {
  type: 'object',
  additionalProperties: false,
  required: ['corners', 'pieces'],
  properties: {
    driver: { const: 'camera', description: 'setting.driver' },
    id: { type: 'string', minLength: 1, description: 'setting.id' },
    name: { type: 'string', minLength: 1, description: 'setting.label' },
    device: {
      type: 'string',
      minLength: 1,
      description: 'setting.camera.device'
    },
    command: {
      type: 'array',
      items: { type: 'string' },
      minItems: 1,
      description: 'setting.camera.command'
    },
    size: { ...point(2), description: 'setting.camera.size' },
    rate: { type: 'number', minimum: 1, maximum: 60, description: 'setting.camera.rate' },
    corners: {
      type: 'object',
      description: 'setting.camera.corners',
      additionalProperties: point(2)
    },
    pieces: {
      type: 'object',
      description: 'setting.camera.pieces',
      additionalProperties: { type: 'string', pattern: '^[^ =@*,+]{1,40}$' }
    },
    poses: {
      type: 'object',
      description: 'setting.camera.poses',
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        required: ['thing', 'pose'],
        properties: {
          thing: { type: 'string', pattern: '^[^ =@*,+]{1,40}$' },
          pose: { enum: [...sensedPoses] }
        }
      }
    },
    tray: {
      type: 'object',
      description: 'setting.camera.tray',
      additionalProperties: false,
      required: ['area'],
      properties: { area: point(4), die: { type: 'number', minimum: 8, maximum: 40 } }
    },
    shelf: {
      type: 'object',
      description: 'setting.camera.shelf',
      additionalProperties: false,
      required: ['area', 'colour'],
      properties: {
        area: point(4),
        colour: { type: 'string', pattern: '^[^ =@*,+]{1,40}$' },
        die: { type: 'number', minimum: 8, maximum: 40 }
      }
    },
    eye: {
      ...point(3),
      description: 'setting.camera.eye'
    },
    heights: {
      type: 'object',
      description: 'setting.camera.heights',
      additionalProperties: number
    },
    agree: { type: 'integer', minimum: 2, maximum: 20, description: 'setting.camera.agree' },
    table: serialSchema.properties?.table as Schema
  }
}

interface Written {
  readonly id?: string
  readonly name?: string
  readonly device?: string
  readonly command?: readonly [string, ...string[]]
  readonly size?: readonly [number, number]
  readonly rate?: number
  readonly corners: SeerConfig['corners']
  readonly pieces: SeerConfig['tags']
  readonly poses?: SeerConfig['poses']
  readonly tray?: { readonly area: Area; readonly die?: number }
  readonly shelf?: { readonly area: Area; readonly colour: string; readonly die?: number }
  readonly eye?: NonNullable<SeerConfig['eye']>
  readonly heights?: SeerConfig['heights']
  readonly agree?: number
  readonly table?: unknown
}

/** Every problem, with its place in the config and what would be right there. */
export function readCamera(config: unknown): Checked<CameraConfig> {
  const problems = misfits(cameraSchema, config)
  if (problems.length > 0) return { ok: false, problems }
  const said = config as Written
  if (Object.keys(said.corners).length < 4) return unfit(['corners'], { say: 'images.corners' })
  const { corners, pieces, poses = {} } = said
  const used = Object.entries({ corners, pieces, poses }).flatMap(([part, all]) =>
    Object.keys(all).map((id) => [part, id] as const)
  )
  const strange = used.find(([, id]) => bitsOf(Number(id)) === null)
  if (strange) return unfit(strange, { say: 'images.tag', with: { tag: strange[1] } })
  const twice = used.find(([, id], i) => used.findIndex((it) => it[1] === id) < i)
  if (twice) return unfit(twice, { say: 'images.corner', with: { tag: twice[1] } })
  const names = Object.values(said.pieces)
  const same = names.find((it, i) => names.indexOf(it) !== i)
  if (same) return unfit(['pieces'], { say: 'images.twice', with: { name: same } })
  const { id, name, device = '/dev/video0', size: [width, height] = [1280, 720], rate = 10, table = {} } = said
  const reader = readConfig({ port: 'camera:', ...(id === undefined ? {} : { id }), table })
  if (!reader.ok) return reader
  const [xs, ys] = [0, 1].map((i) => Object.values(said.corners).map((it) => it[i] as number)) as [number[], number[]]
  const seer: SeerConfig = {
    corners: said.corners,
    tags: said.pieces,
    poses,
    tray: said.tray ? { die: 16, ...said.tray } : null,
    shelf: said.shelf ? { die: 16, ...said.shelf } : null,
    eye: said.eye ?? null,
    heights: said.heights ?? {},
    agree: said.agree ?? 3
  }
  const command = said.command ?? commandFor(device, width, height, rate)
  const plugged = said.command || !device.startsWith('/') ? null : device
  const source: Source = { command, device: plugged, every: 1000 / rate, width, height }
  const view: Area = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  return {
    ok: true,
    value: {
      name: name ?? 'camera',
      source,
      seer,
      view,
      reader: { ...reader.value, name: name ?? { say: 'reader.camera' } }
    }
  }
}

const unfit = (at: Problem['at'], why: Phrase): Checked<never> => ({
  ok: false,
  problems: [{ at, why }]
})
