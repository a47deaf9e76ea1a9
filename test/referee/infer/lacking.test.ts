// Dice one by one, and how much of what stands wrong is seen elsewhere: what the search counts by.

import { describe, expect, test } from 'vitest'
import { kindId, placeId } from '../../../src/core/ids.ts'
import type { ObservedDie } from '../../../src/core/observation.ts'
import type { Place } from '../../../src/core/scene.ts'
import {
  changedAt,
  dieAgrees,
  type Layout,
  lacking,
  lackingAt,
  layout,
  placeAgrees,
  trayAgrees,
  viewOf,
  wrongThings
} from '../peek.ts'

const place = (id: string, layer: Place['layer'] = 'tile') => ({ id: placeId(id), layer }) as Place
const laid = (at: Record<string, string>): Layout =>
  layout({
    places: [place('A'), place('B'), place('C'), place('x', 'ground')],
    pieces: Object.entries(at).flatMap(([id, kinds]) =>
      [...kinds].map((kind) => ({ place: placeId(id), kind: kindId(kind) }) as never)
    ),
    dice: null
  })
const seen = (at: Record<string, string>, clear?: Place['layer'][]) =>
  viewOf({
    places: Object.fromEntries(Object.entries(at).map(([id, kinds]) => [id, [...kinds]])) as never,
    ...(clear ? { clear } : {})
  })

describe('two dice', () => {
  const die = (kind: string, face: number | '?', more: object = {}): ObservedDie => ({ kind, face, ...more })
  test.each<[string, () => readonly [ObservedDie, ObservedDie], boolean]>([
    ['alike', () => [die('red', 1), die('red', 1)], true],
    ['of another face', () => [die('red', 1), die('red', 2)], false],
    ['of another colour', () => [die('red', 1), die('blue', 1)], false],
    ['of neither', () => [die('red', 1), die('blue', 2)], false],
    ['of a face that is not read', () => [die('red', '?'), die('red', 2)], true],
    ['of a colour that is not told', () => [die('?', 2), die('red', 2)], true],
    ['of a colour that is not told, and another face', () => [die('?', 1), die('red', 2)], false],
    ['of a face that is not read, and another colour', () => [die('blue', '?'), die('red', 2)], false],
    ['of which nothing is known', () => [die('?', '?'), die('red', 2)], true],
    ['one of which may show anything', () => [die('red', 2, { any: true }), die('red', 5)], true],
    [
      'one of which may show anything, but not in any colour',
      () => [die('red', 2, { any: true }), die('blue', 5)],
      false
    ],
    ['neither of which may', () => [die('red', 2, { any: false }), die('red', 5, { any: false })], false]
  ])('%s', (_, both, answer) => {
    const [one, other] = both()
    expect(dieAgrees(one, other)).toBe(answer)
    expect(dieAgrees(other, one)).toBe(answer)
  })

  test.each<[string, () => readonly [ObservedDie[], ObservedDie[]], boolean]>([
    [
      'one that may lie there does not have to',
      () => [[die('red', 1)], [die('red', 1), die('red', 3, { optional: true })]],
      true
    ],
    [
      'and may',
      () => [
        [die('red', 1), die('red', 3)],
        [die('red', 1), die('red', 3, { optional: true })]
      ],
      true
    ],
    [
      'but not another',
      () => [
        [die('red', 1), die('red', 2)],
        [die('red', 1), die('red', 3, { optional: true })]
      ],
      false
    ],
    [
      'and stands for none that must',
      () => [[die('red', 3)], [die('red', 1), die('red', 3, { optional: true })]],
      false
    ],
    [
      'one that must may show anything',
      () => [[die('red', 5)], [die('red', 1, { any: true }), die('red', 3, { optional: true })]],
      true
    ],
    ['or is not read', () => [[die('red', '?')], [die('red', 1), die('red', 3, { optional: true })]], true],
    ['or not told', () => [[die('?', 1)], [die('red', 1), die('blue', 3, { optional: true })]], true],
    ['none lies where none must', () => [[], [die('red', 3, { optional: true })]], true],
    ['more than may lie there', () => [[die('red', 3), die('red', 3)], [die('red', 3, { optional: true })]], false]
  ])('in a tray: %s', (_, both, answer) => {
    expect(trayAgrees(...both())).toBe(answer)
  })
})

describe('of what stands wrong, so much is seen elsewhere', () => {
  test.each<[string, () => readonly [ReturnType<typeof seen>, Layout], number, number]>([
    ['nothing is wrong', () => [seen({ A: 'a', B: '' }), laid({ A: 'a' })], 0, 0],
    ['one stands elsewhere', () => [seen({ A: '', B: 'a' }), laid({ A: 'a' })], 1, 0],
    ['one is gone', () => [seen({ A: '', B: '' }), laid({ A: 'a' })], 0, 0],
    ['one is new', () => [seen({ A: 'a', B: 'b' }), laid({ A: 'a' })], 1, 0],
    ['one is another', () => [seen({ A: 'b' }), laid({ A: 'a' })], 1, 1],
    ['one more stands there', () => [seen({ A: 'ab' }), laid({ A: 'a' })], 1, 1],
    ['one stands where nobody looks', () => [seen({ A: 'ab' }), laid({ A: 'a', C: 'cc' })], 1, 1],
    ['one is gone from where all was seen', () => [seen({ B: 'a' }, ['tile']), laid({ A: 'a', x: 'd' })], 1, 0]
  ])('%s', (_, both, all, atA) => {
    const [view, wanted] = both()
    expect(lacking(view, wanted, wrongThings(view, wanted))).toBe(all)
    const A = placeId('A')
    const there = view.listed.get(A)
    const one = there
      ? wrongThings(viewOf({ places: { [A]: there } as never }), laid({ A: [...(wanted.at.get(A) ?? [])].join('') }))
      : 0
    expect(lackingAt(view, wanted, A, one)).toBe(atA)
  })

  test('on a place that nobody sees it is none', () => {
    expect(lackingAt(seen({ A: 'a' }), laid({ B: 'b' }), placeId('B'), 1)).toBe(0)
  })
})

test('a place differs where other kinds stand, in whatever order', () => {
  const both = (a: string, b: string) => changedAt(laid({ A: a }), laid({ A: b }), placeId('A'))
  expect([both('ab', 'ba'), both('ab', 'a'), both('', 'a'), both('', '')]).toEqual([false, true, true, false])
})

test('more pieces than there are marks are matched as well', () => {
  const [a, b] = [kindId('a'), kindId('b')]
  const many = (n: number) => Array.from({ length: n }, () => a)
  for (const n of [29, 30, 31, 40]) {
    expect(placeAgrees(many(n), many(n))).toBe(true)
    expect(placeAgrees([...many(n), b], [b, ...many(n)])).toBe(true)
    expect(placeAgrees([...many(n), b], many(n + 1))).toBe(false)
    expect(placeAgrees([...many(n), '?'], [b, ...many(n)])).toBe(true)
  }
  expect(placeAgrees([['a', 'b'] as never, 'a' as never], [a, b])).toBe(true)
  expect(placeAgrees([['a', 'b'] as never, 'c' as never], [a, b])).toBe(false)
})
