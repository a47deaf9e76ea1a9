import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PatchOp } from '../../src/core/page.ts'
import { diff } from '../../src/table/patch.ts'

/** Applies patch operations like a page, but with an independent implementation. */
function patched(document: unknown, ops: readonly PatchOp[]): unknown {
  const root = { it: structuredClone(document) as never }
  for (const { path, value } of JSON.parse(JSON.stringify(ops)) as PatchOp[]) {
    const way = ['it', ...path]
    const last = way.pop() as string
    let here = root as Record<string, never>
    for (const key of way) here = here[key] as never
    if (value === undefined) delete here[last]
    else Object.defineProperty(here, last, { value, configurable: true, enumerable: true, writable: true })
  }
  return root.it
}

test('what a page makes of a patch is the document itself', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
      expect(patched(before, diff(before, after))).toEqual(JSON.parse(JSON.stringify(after)))
    }),
    { examples: [[{}, JSON.parse('{"__proto__":[]}')]] }
  )
})

test('what kept its identity is not even looked at', () => {
  const heavy = new Proxy({}, { ownKeys: () => expect.unreachable() })
  expect(diff({ heavy, n: 1 }, { heavy, n: 2 })).toEqual([{ path: ['n'], value: 2 }])
})

test('a list that grew sends only what is new', () => {
  expect(diff({ told: ['a', 'b'] }, { told: ['a', 'b', 'c'] })).toEqual([{ path: ['told', 2], value: 'c' }])
})

test('one value deep in a document is one operation', () => {
  const before = { seats: [{ points: { move: 1, jump: 0 } }, { points: { move: 0, jump: 0 } }] }
  const after = { seats: [{ points: { move: 2, jump: 0 } }, before.seats[1]] }
  expect(diff(before, after)).toEqual([{ path: ['seats', 0, 'points', 'move'], value: 2 }])
})

test('nothing changed, nothing sent', () => {
  expect(diff({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toEqual([])
})

test.each(['constructor', 'toString', '__proto__'])('a key may be called %s', (key) => {
  const named = (value: unknown) => JSON.parse(`{"it":1,${JSON.stringify(key)}:${JSON.stringify(value)}}`) as unknown
  expect(diff({ it: 1 }, named(2))).toEqual([{ path: [key], value: 2 }])
  expect(diff(named(2), named({}))).toEqual([{ path: [key], value: {} }])
  expect(diff(named(2), { it: 1 })).toEqual([{ path: [key] }])
})

test('where one key took the place of another, both are told', () => {
  expect(diff({ a: 1, b: 2 }, { a: 1, c: 2 })).toEqual([{ path: ['c'], value: 2 }, { path: ['b'] }])
  expect(diff({ a: undefined, b: 2 }, { b: 2 })).toEqual([])
})
