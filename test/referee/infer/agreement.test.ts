// Comparing layouts: pieces by place, dice by tray, and what two layouts do not have in common.

import { describe, expect, test } from 'vitest'
import { type KindId, kindId, placeId } from '../../../src/core/ids.ts'
import type { ObservedDie } from '../../../src/core/observation.ts'
import type { Die, Place } from '../../../src/core/scene.ts'
import {
  bare,
  changed,
  covers,
  dieAgrees,
  type Layout,
  layout,
  moved,
  pair,
  placeAgrees,
  placesAgree,
  standingOf,
  trayAgrees,
  viewAgrees,
  viewOf,
  wrongAt,
  wrongBy,
  wrongPlaces,
  wrongThings
} from '../peek.ts'

type Standing = Record<string, string>

const place = (id: string, layer: Place['layer'] = 'tile') => ({ id: placeId(id), layer }) as Place
/** A layout of kinds written as letters: `{ A: 'ab' }`. Places in lower case belong to the ground layer. */
const laid = (at: Standing, dice: Die[] | null = null): Layout =>
  layout({
    places: ['A', 'B', 'C'].map((id) => place(id)).concat(['x', 'y'].map((id) => place(id, 'ground'))),
    pieces: Object.entries(at).flatMap(([id, kinds]) =>
      [...kinds].map((kind) => ({ place: placeId(id), kind: kindId(kind) }) as never)
    ),
    dice
  })
const seen = (at: Standing, clear?: Place['layer'][]) =>
  viewOf({
    places: Object.fromEntries(Object.entries(at).map(([id, kinds]) => [id, [...kinds]])) as never,
    ...(clear ? { clear } : {})
  })
const kinds = (text: string): KindId[] => [...text].map(kindId)
const reg = (...faces: (number | '?')[]): ObservedDie[] => faces.map((face) => ({ kind: 'regular', face }))

describe('layouts', () => {
  test('of a scene: what stands where, and on which layer', () => {
    const { at, layers } = laid({ A: 'ab', x: 'c' })
    expect([...at]).toEqual([
      ['A', ['a', 'b']],
      ['x', ['c']]
    ])
    expect([...at.keys()].map((place) => layers.get(place))).toEqual(['tile', 'ground'])
  })

  test('as plain JSON they are the same for the same table', () => {
    const standing = standingOf(laid({ C: 'ba', A: 'c', x: 'd' }))
    expect(standing).toEqual([
      { place: 'A', layer: 'tile', kinds: ['c'] },
      { place: 'C', layer: 'tile', kinds: ['a', 'b'] },
      { place: 'x', layer: 'ground', kinds: ['d'] }
    ])
    expect(standingOf(laid({ x: 'd', A: 'c', C: 'ab' }))).toEqual(standing)
  })

  test.each<[what: string, a: Standing, b: Standing, places: string, kinds: string]>([
    ['nothing', { A: 'ab', B: 'c' }, { B: 'c', A: 'ba' }, '', ''],
    ['one went', { A: 'a', B: 'c' }, { B: 'ca' }, 'AB', 'a'],
    ['one is gone', { A: 'ab' }, { A: 'b' }, 'A', 'a'],
    ['one is new', { A: 'b' }, { A: 'bb' }, 'A', 'b'],
    ['one came to where nothing stood', { A: 'a' }, { A: 'a', C: 'd' }, 'C', 'd']
  ])('what differs: %s', (_, a, b, places, went) => {
    expect(changed(laid(a), laid(b))).toEqual([...places])
    expect([...moved(laid(a), laid(b))].sort()).toEqual([...went])
  })
})

describe('what is seen', () => {
  test.each<[what: string, at: Standing, clear: Place['layer'][] | undefined, wrong: number, things: number]>([
    ['everything', { A: 'ab', B: '', x: 'c' }, undefined, 0, 0],
    ['only a part', { x: 'c' }, undefined, 0, 0],
    ['other things', { A: 'ac', B: 'b' }, undefined, 2, 3],
    ['something', { A: '??', x: '?' }, undefined, 0, 0],
    ['something too little', { A: '?' }, undefined, 1, 1],
    ['a whole layer, where nothing is listed', {}, ['tile'], 1, 2],
    ['a whole layer, and what stands there', { A: 'ba' }, ['tile'], 0, 0],
    ['every layer, bare', { x: '' }, ['tile', 'ground'], 2, 3]
  ])('%s', (_, at, clear, wrong, things) => {
    const [view, wanted] = [seen(at, clear), laid({ A: 'ab', x: 'c' })]
    expect(placesAgree(view, wanted)).toBe(wrong === 0)
    expect(wrongPlaces(view, wanted)).toBe(wrong)
    expect(wrongThings(view, wanted)).toBe(things)
    const each = ['A', 'B', 'C', 'x', 'y'].map((id) => wrongAt(view, wanted, placeId(id)))
    expect(each.reduce((sum, n) => sum + n)).toBe(things)
  })

  test.each(['', 'a', 'b', 'aa', 'ab', '?', 'a?', '??', 'abc', 'ab?'])(
    'on “%s” a piece more, or one less, makes as much more wrong as counting says',
    (there) => {
      const view = seen({ A: there })
      for (const stand of ['a', 'ab', 'aab', 'b']) {
        const [wanted, more, less] = [stand, `${stand}a`, stand.replace('a', '')].map((it) => laid({ A: it }))
        const [A, a] = [placeId('A'), kindId('a')]
        const by = (other: Layout) => wrongAt(view, other, A) - wrongAt(view, wanted as Layout, A)
        expect(wrongBy(view, wanted as Layout, A, a, 1)).toBe(by(more as Layout))
        if (less && stand.includes('a')) expect(wrongBy(view, wanted as Layout, A, a, -1)).toBe(by(less))
      }
    }
  )

  test('bare is what should stand on a layer that was seen whole, and was not listed', () => {
    const wanted = laid({ A: 'a', B: 'b', x: 'c' })
    expect([...bare(seen({ B: '' }, ['tile']), wanted)]).toEqual([['A', ['a']]])
    expect([...bare(seen({ B: '' }), wanted)]).toEqual([])
  })

  test.each<[what: string, at: Standing, clear: Place['layer'][], id: string, answer: boolean]>([
    ['a listed place', { A: '' }, [], 'A', true],
    ['a place that is not listed', { A: '' }, [], 'B', false],
    ['a place of a layer seen whole', {}, ['tile'], 'B', true],
    ['a place of another layer', {}, ['ground'], 'B', false],
    ['a place where nothing ever stood', {}, ['tile'], 'C', false]
  ])('%s is watched or not', (_, at, clear, id, answer) => {
    expect(covers(seen(at, clear), placeId(id), laid({}), laid({ A: 'a', B: 'b' }))).toBe(answer)
  })

  test.each<[seen: string, should: string, answer: boolean]>([
    ['', '', true],
    ['', 'a', false],
    ['a', '', false],
    ['a', 'a', true],
    ['b', 'a', false],
    ['?', 'a', true],
    ['ba', 'ab', true],
    ['bb', 'ab', false],
    ['?b', 'ab', true]
  ])('«%s» where «%s» should stand', (things, should, answer) => {
    expect(placeAgrees(kinds(things), kinds(should))).toBe(answer)
  })
})

describe('dice', () => {
  const power = { kind: 'power', face: 2 }
  test.each<[what: string, lying: ObservedDie[] | null, dice: Die[] | null, answer: boolean]>([
    ['no tray', null, reg(1) as Die[], true],
    ['a tray that does not matter', reg(1), null, true],
    ['any order', reg(2, 1), reg(1, 2) as Die[], true],
    ['another face', reg(1, 1), reg(1, 2) as Die[], false],
    ['one too many', reg(1, 2), reg(1) as Die[], false],
    ['one too few', reg(1), reg(1, 2) as Die[], false],
    ['a face that cannot be read', reg('?', 1), reg(1, 2) as Die[], true],
    ['another colour', [power], reg(2) as Die[], false],
    ['a colour that cannot be told', [{ kind: '?', face: 2 }], [power], true]
  ])('%s', (_, lying, dice, answer) => {
    expect(trayAgrees(lying, dice)).toBe(answer)
    expect(viewAgrees({ ...seen({ A: 'a' }), lying }, laid({ A: 'a' }, dice))).toBe(answer)
    expect(viewAgrees({ ...seen({ A: 'b' }), lying }, laid({ A: 'a' }, dice))).toBe(false)
  })

  test('a die of which any face will do agrees with any, and one that may lie there need not', () => {
    const any = { kind: 'regular', face: 1, any: true } as const
    expect([dieAgrees(any, { kind: 'regular', face: 5 }), dieAgrees({ kind: 'regular', face: 5 }, any)]).toEqual([
      true,
      true
    ])
    expect(dieAgrees(any, { kind: 'power', face: 1 })).toBe(false)
    const optional = { ...power, optional: true } as const
    const wanted = [...(reg(1) as Die[]), optional]
    expect(
      [reg(1), [...reg(1), power], [power], [...reg(1), power, power]].map((it) => trayAgrees(it, wanted))
    ).toEqual([true, true, false, false])
  })
})

test('of a thing without a name beside all that should stand there, one is too many', () => {
  expect(wrongThings(seen({ A: 'a?' }), laid({ A: 'a' }))).toBe(1)
  expect(wrongThings(seen({ A: '???' }), laid({ A: 'a' }))).toBe(2)
})

describe('pairs', () => {
  const may = (table: string[]) => (left: number, right: number) => table[left]?.[right] === '1'
  test.each<[table: string[], rights: number, pairs: number[]]>([
    [[], 2, []],
    [['0'], 1, [-1]],
    [['1', '1'], 1, [0, -1]],
    // The first must give up its partner, so that the second finds one.
    [['11', '10'], 2, [1, 0]],
    [['110', '101', '100'], 3, [1, 2, 0]],
    [['100', '100', '011'], 3, [0, -1, 1]]
  ])('%j with %i', (table, rights, pairs) => {
    expect(pair(table.length, rights, may(table))).toEqual(pairs)
  })
})
