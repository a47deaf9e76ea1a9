import { expect, test } from 'vitest'
import type { Schema } from '../../../src/core/schema.ts'
import { fieldOf, startOf, withPart } from '../../../web/setup/schema.ts'
import { card } from '../fixtures/game.ts'

const cases: [what: string, schema: Schema, field: string][] = [
  ['a choice among words', { enum: ['a', 'b'] }, 'choice'],
  ['one fixed word', { const: 3 }, 'choice'],
  ['branches of fixed words', { oneOf: [{ const: 'a' }, { const: 'b' }] }, 'choice'],
  ['a word or a whole thing', { anyOf: [{ enum: ['a'] }, { type: 'object' }] }, 'either'],
  ['a whole thing in several forms', { oneOf: [{ type: 'object' }, { type: 'object' }] }, 'file'],
  ['yes or no', { type: 'boolean' }, 'yes'],
  ['a number', { type: 'integer', minimum: 1 }, 'number'],
  ['a number or nothing', { type: ['number', 'null'] }, 'number'],
  ['a text', { type: 'string' }, 'text'],
  ['a list', { type: 'array', items: { type: 'string' } }, 'list'],
  ['a group', { type: 'object', properties: { a: { type: 'string' } } }, 'group'],
  ['nothing known', {}, 'text'],
  ['a reference', { $ref: '#/$defs/it' }, 'yes']
]

test.each(cases)('%s is drawn as such', (_, schema, field) => {
  expect(fieldOf({ $defs: { it: { type: 'boolean' } } }, schema).field).toBe(field)
})

test('a form begins with what the schema has for defaults', () => {
  expect(startOf(card.options, card.options)).toEqual({ clumsy: 'base', maxPlayers: 8, deadPortals: true })
  expect(startOf(card.seat, card.seat)).toEqual({ card: 'hessa' })
  expect(startOf({}, { type: 'string' })).toBeUndefined()
})

test('a part that is emptied is left out, as if it had never been entered', () => {
  expect(withPart({ a: 1, b: 2 }, 'b', undefined)).toEqual({ a: 1 })
  expect(withPart(undefined, 'a', 1)).toEqual({ a: 1 })
})
