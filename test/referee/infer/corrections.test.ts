// The shortest list of corrections, for pieces and for dice.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kindId, placeId } from '../../../src/core/ids.ts'
import { correctionsTo, type Layout, placesAgree, viewOf } from '../peek.ts'

const wanted = (at: Record<string, string[]>, dice: Layout['dice'] = null): Layout => ({
  at: new Map(Object.entries(at).map(([place, kinds]) => [placeId(place), kinds.map(kindId)])),
  layers: new Map(Object.keys(at).map((place) => [placeId(place), 'tile'])),
  pieces: Object.values(at).flat().length,
  dice
})
const reg = (...faces: (number | '?')[]) => faces.map((face) => ({ kind: 'regular', face }))
const view = (places: Record<string, unknown[]>, clear = false) =>
  viewOf({ places: places as never, ...(clear ? { clear: ['tile'] } : {}) })

describe('pieces', () => {
  test.each([
    ['all right', { A: ['a'] }, { A: ['a'], B: [] }, []],
    ['one elsewhere', { A: ['a'] }, { A: [], B: ['a'] }, [{ fix: 'move', kind: 'a', from: 'B', to: 'A' }]],
    ['one missing', { A: ['a'] }, { A: [] }, [{ fix: 'put', kind: 'a', to: 'A' }]],
    ['one too many', {}, { A: ['a'] }, [{ fix: 'take', kind: 'a', from: 'A' }]],
    ['something unknown too many', {}, { A: ['?'] }, [{ fix: 'take', kind: null, from: 'A' }]],
    [
      'something unknown elsewhere',
      { A: ['a'] },
      { A: [], B: ['?'] },
      [{ fix: 'move', kind: 'a', from: 'B', to: 'A' }]
    ],
    ['a place nobody sees', { A: ['a'] }, {}, []],
    [
      'two exchanged',
      { A: ['a'], B: ['b'] },
      { A: ['b'], B: ['a'] },
      [
        { fix: 'move', kind: 'b', from: 'A', to: 'B' },
        { fix: 'move', kind: 'a', from: 'B', to: 'A' }
      ]
    ],
    [
      'equal pieces are not exchanged',
      { A: ['s'], B: ['s'] },
      { A: [], B: ['s'], C: ['s'] },
      [{ fix: 'move', kind: 's', from: 'C', to: 'A' }]
    ],
    [
      'who could be either is taken for the one that is missing',
      { A: ['a'], B: ['b'] },
      { A: [['a', 'b']], B: [], C: [['a', 'b']] },
      [{ fix: 'move', kind: 'b', from: 'C', to: 'B' }]
    ],
    [
      'two alike elsewhere: the first to the first',
      { A: ['s'], B: ['s'] },
      { A: [], B: [], C: ['s'], D: ['s'] },
      [
        { fix: 'move', kind: 's', from: 'C', to: 'A' },
        { fix: 'move', kind: 's', from: 'D', to: 'B' }
      ]
    ],
    ['a stack lacks one', { A: ['a', 'b'] }, { A: ['b'] }, [{ fix: 'put', kind: 'a', to: 'A' }]]
  ])('%s', (_, at, places, fixes) => {
    expect(correctionsTo(view(places), wanted(at))).toEqual(fixes)
  })

  test('a place that is not listed is empty where its layer was seen whole', () => {
    expect(correctionsTo(view({}, true), wanted({ A: ['a'] }))).toEqual([{ fix: 'put', kind: 'a', to: 'A' }])
  })

  test('done, they make the table right; and nothing shorter does', () => {
    const places = ['A', 'B', 'C', 'D']
    const kinds = ['a', 'b', 's', 's']
    const scatter = fc.array(fc.nat(places.length), { minLength: kinds.length, maxLength: kinds.length })
    const laid = (where: readonly number[]): Record<string, string[]> => {
      const at: Record<string, string[]> = Object.fromEntries(places.map((place) => [place, []]))
      for (const [i, n] of where.entries()) at[places[n] ?? '']?.push(kinds[i] as string)
      return at
    }
    fc.assert(
      fc.property(scatter, scatter, (is, should) => {
        const [seen, goal] = [laid(is), wanted(laid(should))]
        const fixes = correctionsTo(view(seen), goal)
        for (const fix of fixes) {
          if (fix.fix === 'die') continue
          if (fix.fix !== 'put') seen[fix.from]?.splice(seen[fix.from]?.indexOf(fix.kind as string) ?? 0, 1)
          if (fix.fix !== 'take') seen[fix.to]?.push(fix.kind as string)
        }
        expect(placesAgree(view(seen), goal)).toBe(true)
        // Each correction handles one piece, and none handles a piece that is already right.
        const handled = kinds.filter((_, i) => is[i] !== should[i]).length
        expect(fixes.length).toBeLessThanOrEqual(handled)
      })
    )
  })
})

describe('dice', () => {
  test.each([
    ['turned', reg(1, 2), reg(1, 3), [{ fix: 'die', kind: 'regular', from: 2, to: 3 }]],
    ['missing', reg(1), reg(1, 3), [{ fix: 'die', kind: 'regular', from: null, to: 3 }]],
    ['too many', reg(1, 3, 5), reg(1, 3), [{ fix: 'die', kind: 'regular', from: 5, to: null }]],
    ['unread agrees with anything', reg(1, '?'), reg(1, 3), []],
    [
      'of another kind: one is taken out, one put in',
      [{ kind: 'power', face: 2 }],
      reg(3),
      [
        { fix: 'die', kind: 'power', from: 2, to: null },
        { fix: 'die', kind: 'regular', from: null, to: 3 }
      ]
    ],
    [
      'of a kind that cannot be told: turned',
      [{ kind: '?', face: 2 }],
      reg(3),
      [{ fix: 'die', kind: 'regular', from: 2, to: 3 }]
    ]
  ])('%s', (_, lying, dice, fixes) => {
    const seen = viewOf({ places: {}, dice: { lying } })
    expect(correctionsTo(seen, wanted({}, dice as never))).toEqual(fixes)
  })

  test('a die that may lie there is not asked for, and one of its kind is turned to it', () => {
    const dice = [...reg(1), { kind: 'power', face: 3, optional: true }]
    const fixes = (lying: object[]) =>
      correctionsTo(viewOf({ places: {}, dice: { lying } } as never), wanted({}, dice as never))
    expect(fixes(reg(1))).toEqual([])
    expect(fixes([])).toEqual([{ fix: 'die', kind: 'regular', from: null, to: 1 }])
    expect(fixes([...reg(1), { kind: 'power', face: 2 }])).toEqual([{ fix: 'die', kind: 'power', from: 2, to: 3 }])
  })

  test('a tray that does not matter is never corrected', () => {
    expect(correctionsTo(viewOf({ places: {}, dice: { lying: reg(1) } }), wanted({}))).toEqual([])
  })
})
