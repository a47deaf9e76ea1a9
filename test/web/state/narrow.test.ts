import { expect, test } from 'vitest'
import { placeId } from '../../../src/core/ids.ts'
import type { Choice } from '../../../src/core/view.ts'
import { narrow } from '../../../web/state/narrow.ts'

const [a, b, c] = ['a', 'b', 'c'].map(placeId) as [
  ReturnType<typeof placeId>,
  ReturnType<typeof placeId>,
  ReturnType<typeof placeId>
]
const choice = (id: string, more: Partial<Choice>): Choice => ({ id, label: { say: id }, action: id, ...more })
const there = (id: string, ...places: (typeof a)[]) => choice(id, { pick: 'place', places })
const thrown = (id: string, ...dice: number[]) => choice(id, { dice })
const ids = (choices: readonly Choice[]): string => choices.map((it) => it.id).join(' ')

const pairs = [there('ab', a, b), there('ac', a, c), there('bc', b, c)]

test('before anything is tapped everything can be', () => {
  expect(narrow(pairs, [])).toMatchObject({ left: pairs, whole: [], next: [a, b, c], meant: null })
})

test.each([
  [[a, c], 'ac'],
  [[c, a], 'ac'],
  [[b, a], 'ab']
])('places are tapped in any order: %j means %s', (tapped, meant) => {
  expect(narrow(pairs, tapped.slice(0, 1)).meant).toBeNull()
  expect(narrow(pairs, tapped).meant?.id).toBe(meant)
})

test('one tap is enough for a choice of one place, when no other can be meant', () => {
  expect(narrow([there('a', a), there('b', b)], [a]).meant?.id).toBe('a')
  expect(ids(narrow([there('one', a), there('two', a)], [a]).whole)).toBe('one two')
  expect(narrow([there('one', a), there('two', a)], [a]).meant).toBeNull()
})

test('a last choice that speaks of more than was tapped is not made before all of it was', () => {
  expect(narrow([there('ab', a, b)], [a])).toMatchObject({ meant: null, next: [b] })
})

test('equal dice are told apart by how often they are tapped', () => {
  const throws = [thrown('2', 2), thrown('22', 2, 2), thrown('25', 2, 5)]
  expect(narrow(throws, []).next).toEqual([2, 2, 5])
  const once = narrow(throws, [2])
  expect([ids(once.whole), once.next, once.meant]).toEqual(['2', [2, 5], null])
  expect(narrow(throws, [2, 2]).meant?.id).toBe('22')
})

test('places that are only shown are not tapped', () => {
  expect(narrow([choice('shown', { places: [a] })], []).next).toEqual([])
})
