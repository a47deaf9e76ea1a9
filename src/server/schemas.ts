// JSON Schemas of everything that comes from outside, checked before any other code reads it.

import { mostHints, mostLag } from '../core/agreed.ts'
import { adjusting, levels } from '../core/level.ts'
import { sensedPoses } from '../core/observation.ts'
import { langs } from '../core/words.ts'
import { type ClientMessage, deviceKinds } from './messages.ts'
import { shortestPin } from './people/pin.ts'

const point = {
  anyOf: [
    { type: 'array', items: { type: 'number', minimum: -1000, maximum: 1000 }, minItems: 2, maxItems: 2 },
    { type: 'null' }
  ]
} as const
const id = { type: 'string', minLength: 1, maxLength: 64 } as const
const ids = { type: 'array', items: id, maxItems: 32 } as const
const seat = { type: 'integer', minimum: 0, maximum: 15 } as const
const player = { enum: [...levels, null] } as const
const button = {
  anyOf: [{ enum: ['confirm', 'undo', 'why', 'end', 'left', 'right'] }, { type: 'integer', minimum: 0, maximum: 9 }]
} as const

const shape = (
  key: string,
  name: string,
  properties: object = {},
  required: readonly string[] = Object.keys(properties)
) => ({
  type: 'object',
  properties: {
    [key]: { const: name },
    ...(key === 'm' ? { ref: { type: 'integer', minimum: 0 } } : {}),
    ...properties
  },
  required: [key, ...required],
  additionalProperties: false
})

const hand = {
  oneOf: [
    shape('hand', 'lift', { thing: id }),
    shape('hand', 'put', { thing: id, at: point, turn: { type: 'number', minimum: -3600, maximum: 3600 } }, [
      'thing',
      'at'
    ]),
    shape(
      'hand',
      'throw',
      { dice: ids, faces: { type: 'array', items: { type: 'integer', minimum: 1, maximum: 100 }, maxItems: 32 } },
      ['dice']
    ),
    shape('hand', 'hold', { dice: ids }),
    shape('hand', 'face', { die: id, face: { type: 'integer', minimum: 1, maximum: 100 } }),
    shape('hand', 'aside', { dice: ids }),
    shape('hand', 'pose', { thing: id, pose: { anyOf: [{ enum: [...sensedPoses] }, { type: 'null' }] } }),
    shape('hand', 'press', { seat, button }),
    shape('hand', 'tip'),
    shape('hand', 'tidy'),
    shape('hand', 'fault', { fault: id, on: { type: 'boolean' } })
  ]
} as const

/** The start of a match; the game checks its content. */
export const start = {
  type: 'object',
  properties: {
    options: { type: 'object' },
    seats: { type: 'array', items: { type: 'object' }, minItems: 1, maxItems: 16 },
    position: {},
    agreed: {
      type: 'object',
      properties: {
        audience: { anyOf: [{ enum: ['none', 'all'] }, seat] },
        lag: { type: 'integer', minimum: 0, maximum: mostLag },
        heaps: { enum: ['dealt', 'drawn'] },
        computers: { type: 'array', items: { enum: [...levels, adjusting, null] }, maxItems: 16 },
        adjusting: { enum: levels },
        hints: {
          type: 'object',
          properties: { each: { type: 'integer', minimum: 1, maximum: mostHints }, lit: { const: true } },
          required: ['each'],
          additionalProperties: false
        }
      },
      additionalProperties: false
    }
  },
  required: ['options', 'seats'],
  additionalProperties: false
} as const

const action = {
  type: 'object',
  required: ['act'],
  properties: { act: { type: 'string', maxLength: 64 } },
  maxProperties: 32
} as const
const wanted = { anyOf: [seat, { enum: ['all', 'watch'] }] } as const
/** A token or an invitation. */
const secret = { type: 'string', pattern: '^[A-Za-z0-9_-]{22}$' } as const
const by = { anyOf: [seat, { const: 'chance' }] } as const

const stick = { type: 'string', pattern: '^[A-Za-z0-9_-]{16}$' } as const
const backup = { type: 'string', minLength: 1, maxLength: 1024 } as const

const match = { type: 'integer', minimum: 1, maximum: 2 ** 32 } as const

/** Every message that a page may send, by its kind: one schema for all would compile to half a megabyte. */
export const clientMessages: Readonly<Record<ClientMessage['m'], object>> = {
  hello: shape(
    'm',
    'hello',
    {
      version: { type: 'integer' },
      device: { type: 'string', minLength: 16, maxLength: 64 },
      token: secret,
      kind: { enum: deviceKinds }
    },
    ['version']
  ),
  join: shape('m', 'join', { invitation: secret }),
  pad: shape('m', 'pad', { seat }),
  claim: shape(
    'm',
    'claim',
    {
      seat: { anyOf: [seat, { type: 'array', items: seat, minItems: 1, maxItems: 16 }, { enum: ['all', null] }] },
      code: { type: 'string', maxLength: 16 }
    },
    ['seat']
  ),
  look: shape('m', 'look', { seat }),
  keep: shape('m', 'keep', { seat }),
  host: shape('m', 'host', { pin: { type: 'string', maxLength: 64 } }),
  pin: shape('m', 'pin', { pin: { type: 'string', minLength: shortestPin, maxLength: 64 } }),
  people: shape('m', 'people', { on: { type: 'boolean' } }),
  invite: shape('m', 'invite', { to: wanted }),
  evict: shape('m', 'evict', { device: id }),
  revoke: shape('m', 'revoke', { device: id }),
  code: shape('m', 'code'),
  report: shape('m', 'report', { everything: { type: 'boolean' }, lang: { enum: langs } }),
  backups: shape('m', 'backups'),
  backup: shape('m', 'backup', { stick }),
  preview: shape('m', 'preview', { backup }),
  restore: shape('m', 'restore', { backup }),
  find: shape('m', 'find', { on: { type: 'boolean' } }),
  describe: shape('m', 'describe', {
    name: { type: 'string', minLength: 1, maxLength: 60 },
    pin: { anyOf: [{ type: 'string', minLength: shortestPin, maxLength: 64 }, { type: 'null' }] },
    shared: { type: 'boolean' }
  }),
  trial: shape('m', 'trial', { on: { type: 'boolean' } }),
  start: shape('m', 'start', { game: id, start }),
  leave: shape('m', 'leave'),
  resume: shape('m', 'resume', { match }),
  forget: shape('m', 'forget', { match }),
  review: shape('m', 'review', { match }),
  act: shape('m', 'act', { seat: by, action }),
  press: shape('m', 'press', { seat, button }),
  answer: shape('m', 'answer', { question: id, option: { type: 'integer', minimum: 0, maximum: 100 } }),
  undo: shape('m', 'undo'),
  hint: shape('m', 'hint', { seat }),
  handover: shape('m', 'handover', { seat, to: player }),
  hand: shape('m', 'hand', { does: hand })
}

/** `POST /api/invitations`. */
export const newInvitation = {
  type: 'object',
  properties: { to: wanted },
  required: ['to'],
  additionalProperties: false
} as const

/** `POST /api/match`. */
export const newMatch = {
  type: 'object',
  properties: { game: id, start },
  required: ['game', 'start'],
  additionalProperties: false
} as const

/** `POST /api/match/moves`. */
export const newMove = {
  type: 'object',
  properties: { by, do: action },
  required: ['by', 'do'],
  additionalProperties: false
} as const
