import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonical, type Json, missing, same } from '../../src/core/json.ts'

const json = fc.jsonValue() as fc.Arbitrary<Json>

test('values are equal exactly if their JSON is equal, apart from the order of keys', () => {
  fc.assert(
    fc.property(json, json, (a, b) => {
      expect(same(a, structuredClone(a) as Json)).toBe(true)
      expect(same(a, b)).toBe(same(b, a))
    })
  )
  expect(same({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true)
  expect(same({ a: 1 }, { a: 1, b: null })).toBe(false)
  expect(same([1], { 0: 1 })).toBe(false)
  expect(same(null, {})).toBe(false)
})

test('everything contains itself', () => {
  fc.assert(fc.property(json, (it) => missing(it, it) === null))
})

test.each([
  [{ a: 1, b: 2 }, { a: 1 }, null],
  [{ a: { b: 1, c: 2 } }, { a: { c: 2 } }, null],
  [{ a: { b: 1 } }, { a: { b: 2 } }, ['a', 'b']],
  [{ a: 1 }, { c: 1 }, ['c']],
  [{ list: [1, { x: 1, y: 2 }] }, { list: [1, { y: 2 }] }, null],
  [{ list: [1, 2] }, { list: [1] }, ['list']],
  [{ list: [1, 2] }, { list: [1, 3] }, ['list', 1]],
  [[], {}, []],
  [5, {}, []],
  [{ a: 1 }, { constructor: {} }, ['constructor']],
  [{ a: 1 }, JSON.parse('{"__proto__":{}}'), ['__proto__']]
] as const)('of %j, %j lacks %j', (whole, part, path) => {
  expect(missing(whole as Json, part as Json)).toEqual(path)
})

test('equal values have one text, whatever order their keys were written in', () => {
  const [a, b]: [Json, Json] = [
    { x: 1, y: [{ b: 2, a: null }] },
    { y: [{ a: null, b: 2 }], x: 1 }
  ]
  expect(canonical(a)).toBe(canonical(b))
  expect(canonical({ x: [1, 2] })).not.toBe(canonical({ x: [2, 1] }))
})
