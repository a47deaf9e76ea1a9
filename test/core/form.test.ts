import { describe, expect, test } from 'vitest'
import { filled, misfits } from '../../src/core/form.ts'
import { formWords as words } from '../../src/core/form-words.ts'
import type { Schema } from '../../src/core/schema.ts'
import { speak } from '../../src/core/words.ts'

const told = (schema: Schema, value: unknown): string[] =>
  misfits(schema, value).map(
    ({ at, why }) => `${at.join('.')}: ${speak(why, { lang: 'en', words: words.en, seats: [] })}`
  )

const shapes: Schema = {
  oneOf: [
    {
      type: 'object',
      properties: { t: { const: 'faces' }, faces: { type: 'array' } },
      required: ['t', 'faces'],
      additionalProperties: false
    },
    {
      type: 'object',
      properties: { t: { const: 'kind' }, n: { type: 'integer' } },
      required: ['t'],
      additionalProperties: false
    }
  ]
}

describe('a value', () => {
  test.each<[Schema, unknown, string[]]>([
    [{ type: 'integer' }, 3, []],
    [{ type: 'integer' }, 3.5, [': Must be a whole number.']],
    [{ type: ['string', 'null'] }, 3, [': Must be a text or nothing.']],
    [{ enum: ['GRB', 'RGB'] }, 'BGR', [': Must be GRB or RGB.']],
    [{ minimum: 1, maximum: 6 }, 7, [': Must be at most 6.']],
    [{ minimum: 1 }, 0, [': Must be at least 1.']],
    [{ type: 'string', minLength: 1 }, '', [': Please fill this in.']],
    [{ type: 'string', maxLength: 2 }, 'abc', [': Must have at most 2 characters.']],
    [{ type: 'string', pattern: '^[a-z]+$' }, 'A', [': Wrong format: it must match ^[a-z]+$']],
    [{ type: 'array', minItems: 2 }, [1], [': Needs at least 2 entries.']],
    [{ type: 'array', maxItems: 1 }, [1, 2], [': Takes at most 1 entry.']],
    [{ type: 'array', uniqueItems: true }, [1, 2, 1], ['2: This appears twice.']],
    [{ type: 'object', required: ['port'] }, {}, [': “port” is missing.']],
    [
      { type: 'object', properties: { port: {}, baud: {} }, additionalProperties: false },
      { prt: 1 },
      ['prt: Unknown key “prt”. Known keys: port and baud.']
    ],
    [
      { type: 'object', properties: { a: { type: 'array', items: { type: 'integer' } } } },
      { a: [1, 'x'] },
      ['a.1: Must be a whole number.']
    ],
    [{ type: 'object', properties: { 'a/b~c': { type: 'string' } } }, { 'a/b~c': 1 }, ['a/b~c: Must be a text.']]
  ])('case %#: each mistake has its sentence', (schema, value, expected) => {
    expect(told(schema, value)).toEqual(expected)
  })

  test('all mistakes are reported at once', () => {
    const schema: Schema = { type: 'object', properties: { a: { type: 'string' }, b: { minimum: 3 } }, required: ['c'] }
    expect(told(schema, { a: 1, b: 2 })).toHaveLength(3)
  })
})

describe('a value of several shapes', () => {
  test.each<[unknown, string[]]>([
    [{ t: 'kind', n: 2 }, []],
    [{ t: 'kind', n: 'two' }, ['n: Must be a whole number.']],
    [{ t: 'faces' }, [': “faces” is missing.']],
    [{ t: 'face', faces: [] }, ['t: Must be faces or kind.']],
    [{ faces: [] }, [': “t” is missing.']],
    ['kind', [': Must be a group of keys.']]
  ])('%j is checked against the shape that its tag names', (value, expected) => {
    expect(told(shapes, value)).toEqual(expected)
  })

  test('a mistake deep inside has its path', () => {
    const schema: Schema = { type: 'object', properties: { all: { type: 'array', items: shapes } } }
    expect(told(schema, { all: [{ t: 'kind' }, { t: 'kind', m: 1 }] })).toEqual([
      'all.1.m: Unknown key “m”. Known keys: t and n.'
    ])
  })

  test('without a tag, the only shape of its type is used', () => {
    const either: Schema = {
      anyOf: [
        { enum: ['hessa', 'dorn'], type: 'string' },
        { type: 'object', required: ['name'] }
      ]
    }
    expect(told(either, 'hesa')).toEqual([': Must be hessa or dorn.'])
    expect(told(either, {})).toEqual([': “name” is missing.'])
    expect(told(either, 4)).toEqual([': Must be a text or a group of keys.'])
  })

  test('if no shape is near, the message says just that', () => {
    const points: Schema = { oneOf: [{ required: ['x', 'y'] }, { required: ['from', 'to'] }] }
    expect(told(points, {})).toEqual([': This fits none of the allowed forms.'])
  })
})

test('oneOf: a value that fits both shapes is refused', () => {
  const oneOf: Schema['oneOf'] = [{ required: ['x'] }, { required: ['from'] }]
  expect(told({ oneOf }, { x: 1, from: 2 })).toEqual([': This fits none of the allowed forms.'])
  expect(told({ anyOf: oneOf }, { x: 1, from: 2 })).toEqual([])
  expect(told({ oneOf }, { x: 1 })).toEqual([])
})

test('a schema may have its own message for a wrong pattern or shape', () => {
  const misfit = { say: 'form.text' }
  expect(told({ type: 'string', pattern: '^a$', misfit }, 'b')).toEqual([': a text'])
  expect(told({ oneOf: [{ required: ['x'] }, { required: ['from'] }], misfit }, {})).toEqual([': a text'])
})

test('defaults are filled in at any depth, and change nothing that was said', () => {
  const schema: Schema = {
    type: 'object',
    properties: {
      a: { type: 'integer', default: 1 },
      list: { type: 'array', items: { type: 'object', properties: { b: { default: 2 } } } },
      whole: { type: 'object', default: {}, properties: { c: { default: 3 } } }
    }
  }
  const said = { list: [{}, { b: 7 }], z: null }
  expect(filled(schema, said)).toEqual({ a: 1, list: [{ b: 2 }, { b: 7 }], whole: { c: 3 }, z: null })
  expect(said).toEqual({ list: [{}, { b: 7 }], z: null })
})

test('both languages say the same things', () => {
  const gaps = (text: string): string[] => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? '').sort()
  expect(Object.keys(words.fr)).toEqual(Object.keys(words.en))
  for (const [key, text] of Object.entries(words.en))
    expect([...new Set(gaps(words.fr[key] ?? ''))], key).toEqual([...new Set(gaps(text))])
})
