import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PatchOp } from '../../../src/server/messages.ts'
import { diff } from '../../../src/table/patch.ts'
import { apply } from '../../../web/state/patch.ts'

const before = { a: { b: 1, c: [1, 2, 3] }, d: 'x' }

const cases: [what: string, ops: PatchOp[], after: unknown][] = [
  ['no operation changes nothing', [], before],
  ['a value is set', [{ path: ['a', 'b'], value: 2 }], { a: { b: 2, c: [1, 2, 3] }, d: 'x' }],
  ['null is a value', [{ path: ['d'], value: null }], { a: before.a, d: null }],
  ['without a value the key goes', [{ path: ['d'] }], { a: before.a }],
  ['an entry of a list is set', [{ path: ['a', 'c', 1], value: 9 }], { a: { b: 1, c: [1, 9, 3] }, d: 'x' }],
  ['an entry is appended', [{ path: ['a', 'c', 3], value: 4 }], { a: { b: 1, c: [1, 2, 3, 4] }, d: 'x' }],
  ['a list is replaced', [{ path: ['a', 'c'], value: [] }], { a: { b: 1, c: [] }, d: 'x' }],
  ['a path is made where there was none', [{ path: ['e', 'f'], value: 1 }], { ...before, e: { f: 1 } }],
  ['the whole is replaced', [{ path: [], value: { g: 1 } }], { g: 1 }],
  [
    'operations follow one another',
    [
      { path: ['d'], value: 'y' },
      { path: ['d'], value: 'z' }
    ],
    { a: before.a, d: 'z' }
  ]
]

test.each(cases)('%s', (_, ops, after) => {
  expect(apply<unknown>(before, ops)).toEqual(after)
})

test('what was not touched keeps its identity, and nothing is changed in place', () => {
  const copy = structuredClone(before)
  const after = apply(before, [{ path: ['d'], value: 'y' }])
  expect(after.a).toBe(before.a)
  expect(before).toEqual(copy)
})

test('a key named after the prototype is only a key', () => {
  apply({}, [{ path: ['__proto__', 'bad'], value: true }])
  expect(({} as { bad?: boolean }).bad).toBeUndefined()
  expect(Object.keys(apply<object>({}, [{ path: ['__proto__'], value: [] }]))).toEqual(['__proto__'])
})

const key = fc.string({ maxLength: 3 }).map((name) => `k${name}`)
const { json } = fc.letrec<{ json: unknown; list: unknown[]; object: Record<string, unknown> }>((tie) => ({
  json: fc.oneof({ maxDepth: 4 }, fc.integer(), fc.string(), fc.constant(null), tie('list'), tie('object')),
  list: fc.array(tie('json'), { maxLength: 5 }),
  object: fc.dictionary(key, tie('json'), { maxKeys: 5, noNullPrototype: true })
}))

test('what the daemon finds different, the page makes equal', () => {
  fc.assert(
    fc.property(json, json, (a, b) => {
      const wired = JSON.parse(JSON.stringify(diff({ a }, { a: b })))
      expect(apply<unknown>({ a }, wired)).toEqual({ a: b })
    })
  )
})
