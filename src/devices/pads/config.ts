// The table file's part about one pad. Its profile stands there by name; here it has been read already.

import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import type { Seat } from '../../core/ids.ts'
import { type Checked, ownSchemas, type Problem, type Schema } from '../../core/schema.ts'
import { verbatim } from '../../core/words.ts'
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
    driver: { const: 'hid' },
    seat: { type: 'integer', minimum: 0, maximum: 7, description: 'Whose pad it is: 0 is the first seat.' },
    profile: {
      type: 'string',
      minLength: 1,
      description: 'Its model: one of hardware/pads, or a file that tablekeeper learn pad wrote.'
    },
    serial: { type: 'string', minLength: 1, description: 'Its serial number, where several look alike.' },
    socket: { type: 'string', minLength: 1, description: 'Where it is plugged in, where it has no serial number.' }
  }
}

const read: Schema = { ...padSchema, properties: { ...padSchema.properties, profile: profileSchema } }
let compiled: ValidateFunction<PadConfig> | undefined

/** Compiled when the first pad is parsed: most tables have none, and it is the largest schema of a start. */
function check(pad: unknown): readonly ErrorObject[] {
  compiled ??= new Ajv({ ...ownSchemas, allErrors: true, strict: false }).compile<PadConfig>(read)
  return compiled(pad) ? [] : (compiled.errors ?? [])
}

export function parsePads(parts: unknown): Checked<readonly PadConfig[]> {
  if (!Array.isArray(parts)) return { ok: false, problems: [{ at: [], why: verbatim('pads must be a list') }] }
  const problems = parts.flatMap((pad, n) => check(pad).map((error) => problem(n, error)))
  return problems.length === 0 ? { ok: true, value: parts } : { ok: false, problems }
}

function problem(pad: number, { instancePath, params, message = 'is wrong' }: ErrorObject): Problem {
  const path = instancePath.split('/').slice(1)
  const detail = params.additionalProperty ?? params.missingProperty ?? params.allowedValue
  const more = detail === undefined ? '' : ` (${detail})`
  return { at: [`${pad}`, ...path], why: verbatim(`${path.join('.') || 'this pad'} ${message}${more}`) }
}
