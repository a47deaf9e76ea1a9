// What a model of pad says when its buttons go down, and how it is lit: data that a person writes or `learn pad` finds out.
// It names bits of reports and knows no seat.

import type { Schema } from '../../core/schema.ts'
import { type Button, buttons } from '../../core/view.ts'

export const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
export const buttonNames = [...buttons, ...digits] as const
export type ButtonName = (typeof buttonNames)[number]

/** The button of a press: digits are numbers there. */
export const buttonOf = (name: ButtonName): Button | number =>
  (buttons as readonly string[]).includes(name) ? (name as Button) : Number(name)

/**
 * What a report has while a button is down. Bytes count from 0, after the report's number if it has one. Without `is`, `above` or
 * `below`, all bits of `mask` are set.
 */
export interface Sign {
  /** The number of the report it is about. */
  readonly report?: number
  /** One byte, or the first and the last of several of which any may show it. */
  readonly byte: number | readonly [from: number, to: number]
  /** The bits that count; all unless said. */
  readonly mask?: number
  readonly is?: number
  readonly above?: number
  readonly below?: number
}

/** Which of the machine's HID devices may be such a pad: all that is said must be so. */
export interface Match {
  readonly vendor?: number
  readonly product?: number
  /** Usage page and usage. */
  readonly usage?: readonly [page: number, usage: number]
}

/** Bits of a byte of the output report. */
export interface Bits {
  readonly byte: number
  readonly mask: number
}

export interface Lighting {
  /** The number of the output report; 0 where it has none. */
  readonly report?: number
  /** How many bytes it has, without its number. */
  readonly bytes: number
  /** The bits that light for the seat's turn, for a table that is wrong, and under each button that can be pressed. */
  readonly shows: Readonly<Partial<Record<ButtonName | 'turn' | 'wrong', Bits>>>
}

export interface Profile {
  readonly name: string
  readonly match: Match
  readonly buttons: Readonly<Partial<Record<ButtonName, Sign | readonly Sign[]>>>
  /** A report that says nothing about the buttons: the "too many keys" of keyboards. */
  readonly skip?: Sign
  readonly lights?: Lighting
}

const byte = (description: string): Schema => ({ type: 'integer', minimum: 0, maximum: 255, description })
const position = byte('setting.profile.position')
const group = (properties: Record<string, Schema>, required: readonly string[], description: string): Schema => ({
  type: 'object',
  description,
  properties,
  required,
  additionalProperties: false
})

const sign = group(
  {
    report: byte('setting.profile.report'),
    byte: {
      anyOf: [position, { type: 'array', items: position, minItems: 2, maxItems: 2 }],
      description: 'setting.profile.byte'
    },
    mask: byte('setting.profile.mask'),
    is: byte('setting.profile.is'),
    above: byte('setting.profile.above'),
    below: byte('setting.profile.below')
  },
  ['byte'],
  'setting.profile.sign'
)
const bits = group({ byte: position, mask: byte('setting.profile.set') }, ['byte', 'mask'], 'setting.profile.bits')
const word: Schema = { type: 'integer', minimum: 0, maximum: 0xffff }
const named = (names: readonly string[], schema: Schema): Record<string, Schema> =>
  Object.fromEntries(names.map((name) => [name, schema]))

/** The whole of a profile; hardware/pads/pad.schema.json is written from it. */
export const profileSchema: Schema = group(
  {
    name: { type: 'string', minLength: 1, description: 'setting.profile.name' },
    match: group(
      {
        vendor: { ...word, description: 'setting.profile.vendor' },
        product: { ...word, description: 'setting.profile.product' },
        usage: { type: 'array', items: word, minItems: 2, maxItems: 2, description: 'setting.profile.usage' }
      },
      [],
      'setting.profile.match'
    ),
    buttons: {
      ...group(named(buttonNames, { anyOf: [sign, { type: 'array', items: sign, minItems: 1 }] }), [], ''),
      description: 'setting.profile.buttons'
    },
    skip: { ...sign, description: 'setting.profile.skip' },
    lights: group(
      {
        report: byte('setting.profile.output'),
        bytes: { type: 'integer', minimum: 1, maximum: 64, description: 'setting.profile.bytes' },
        shows: group(named(['turn', 'wrong', ...buttonNames], bits), [], 'setting.profile.shows')
      },
      ['bytes', 'shows'],
      'setting.profile.lights'
    )
  },
  ['name', 'match', 'buttons'],
  'setting.profile'
)
