import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deepest, isDeeper, readUntrusted } from '../../src/core/untrusted.ts'

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels)

/** The depth of a value, by recursion. The scan of the text must agree with it. */
const levels = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Object.values(value).reduce((most: number, it) => Math.max(most, levels(it)), 0)
    : 0

test('the depth that a scan of the text finds is the depth of the value', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 12 }), fc.boolean(), (value, spaced) => {
      const text = JSON.stringify(value, null, spaced ? 2 : 0)
      const depth = levels(JSON.parse(text))
      expect(isDeeper(text, depth)).toBe(false)
      if (depth > 0) expect(isDeeper(text, depth - 1)).toBe(true)
    })
  )
})

test('JSON of the allowed depth is read, one level more is refused, whatever its strings contain', () => {
  expect(readUntrusted(nested(deepest))).toMatchObject({ ok: true })
  expect(readUntrusted(nested(deepest + 1))).toMatchObject({
    ok: false,
    why: expect.stringContaining('deeper than 32')
  })
  expect(readUntrusted(`"${'['.repeat(100)}"`)).toMatchObject({ ok: true })
  expect(readUntrusted(`["\\"${'['.repeat(100)}\\\\"]`)).toMatchObject({ ok: true })
  expect(readUntrusted(`["\\\\",${nested(deepest)}]`)).toMatchObject({ ok: false })
})

test('a million levels are refused as fast as a few', () => {
  expect(readUntrusted('{"a":'.repeat(1_000_000))).toMatchObject({ ok: false, why: expect.stringContaining('deeper') })
})

test.each(['', '{', ']]][[[', '"[[[', 'undefined', '{"a":1,}', '\\'])('%j is no JSON', (text) => {
  expect(readUntrusted(text)).toMatchObject({ ok: false, why: expect.stringContaining('not JSON') })
})

test.each(['{"__proto__":1}', '[{"a":{"__proto__":{}}}]', '{"\\u005f_proto__":1}'])(
  'a key that would be taken for a prototype is refused: %s',
  (text) => {
    expect(readUntrusted(text)).toEqual({ ok: false, why: 'A key is named __proto__.' })
  }
)

test('names of methods are keys and strings like any other', () => {
  const text = '{"toString":1,"constructor":{"prototype":"__proto__"},"valueOf":null}'
  expect(readUntrusted(text)).toEqual({ ok: true, value: JSON.parse(text) })
})
