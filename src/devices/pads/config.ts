// One pad's part of the table file, after its profile was read.

import { misfits } from '../../core/form.ts'
import type { Seat } from '../../core/ids.ts'
import type { Checked, Schema } from '../../core/schema.ts'
import type { Wanted } from './assign.ts'
import { type Profile, profileSchema } from './profile.ts'

export interface PadConfig extends Omit<Wanted, 'last' | 'profile'> {
  readonly seat: Seat
  readonly profile: Profile
}

export const padSchema: Schema = {
  type: 'object',
  additionalProperties: false,
  required: ['driver', 'seat', 'profile'],
  properties: {
    driver: { const: 'hid', description: 'setting.driver' },
    seat: { type: 'integer', minimum: 0, maximum: 7, description: 'setting.pad.seat' },
    profile: {
      type: 'string',
      minLength: 1,
      description: 'setting.pad.profile'
    },
    serial: { type: 'string', minLength: 1, description: 'setting.pad.serial' },
    socket: { type: 'string', minLength: 1, description: 'setting.pad.socket' }
  }
}

const read: Schema = { ...padSchema, properties: { ...padSchema.properties, profile: profileSchema } }

export function parsePads(parts: unknown): Checked<readonly PadConfig[]> {
  const problems = misfits({ type: 'array', items: read }, parts)
  return problems.length === 0 ? { ok: true, value: parts as readonly PadConfig[] } : { ok: false, problems }
}
