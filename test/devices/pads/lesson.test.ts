// Learning buttons from the reports of devices of every kind.

import { describe, expect, test } from 'vitest'
import { holds } from '../../../src/devices/pads/ear.ts'
import { bearer, Lesson, type Traits } from '../../../src/devices/pads/lesson.ts'
import type { Sign } from '../../../src/devices/pads/profile.ts'

const plain: Traits = { numbered: false, keyboard: false }
const of = (...bytes: number[]): Uint8Array => Uint8Array.from(bytes)

/** The signs of the buttons pressed in these reports, learnt after reports of the device at rest. */
function learnt(traits: Traits, rest: readonly number[][], ...reports: readonly number[][]): Sign[] {
  const lesson = new Lesson(traits)
  for (const it of rest) lesson.rest(of(...it))
  return reports.flatMap((it) => lesson.hear(of(...it))?.sign ?? [])
}

const idle = [0x01, 0x7f, 0x80, 0x08, 0x0f, 0x00]

describe('a button', () => {
  test.each<[string, number[], Sign]>([
    ['a bit that is set', [0x01, 0x7f, 0x80, 0x08, 0x2f, 0x00], { byte: 4, mask: 0x20 }],
    ['a bit that is cleared', [0x01, 0x7f, 0x80, 0x08, 0x0e, 0x00], { byte: 4, mask: 0x01, is: 0 }],
    ['an axis to its low end', [0x01, 0x00, 0x80, 0x08, 0x0f, 0x00], { byte: 1, below: 0x3f }],
    ['an axis to its high end', [0x01, 0x7f, 0xff, 0x08, 0x0f, 0x00], { byte: 2, above: 0xbf }],
    ['an axis that differs by one bit', [0x01, 0xff, 0x80, 0x08, 0x0f, 0x00], { byte: 1, above: 0xbf }],
    ['a hat in half a byte', [0x01, 0x7f, 0x80, 0x06, 0x0f, 0x00], { byte: 3, mask: 0x0f, is: 0x06 }],
    ['a trigger: the bit counts, not the axis', [0x01, 0x7f, 0xff, 0x08, 0x0f, 0x04], { byte: 5, mask: 0x04 }]
  ])('is %s', (_, pressed, sign) => {
    expect(learnt(plain, [idle], pressed, pressed, idle)).toEqual([sign])
    expect([holds(sign, of(...pressed)), holds(sign, of(...idle))]).toEqual([true, false])
  })

  test('of a stick is where it went, not how it came there', () => {
    const way = [0x70, 0x50, 0x20, 0x00, 0x30, 0x7f].map((x) => idle.with(1, x))
    expect(learnt(plain, [idle], ...way)).toEqual([{ byte: 1, below: 0x3f }])
  })

  test('of a stick that trembles is its way to the end', () => {
    const still = [0x7f, 0x80, 0x7e, 0x81].map((x) => idle.with(1, x))
    const way = [0x7c, 0x60, 0x02, 0x70, 0x81].map((x) => idle.with(1, x))
    expect(learnt(plain, still, ...way, idle.with(4, 0x2f), idle)).toEqual([
      { byte: 1, below: 0x3f },
      { byte: 4, mask: 0x20 }
    ])
  })

  test('is told apart from what changes by itself', () => {
    const noisy = [0, 5, 10, 15].map((n) => idle.with(5, n))
    expect(learnt(plain, noisy, idle.with(5, 7), idle.with(4, 0x1f).with(5, 3), idle.with(5, 12))).toEqual([
      { byte: 4, mask: 0x10 }
    ])
  })

  test('beside a counter is its bit', () => {
    const counts = [0, 1, 2, 3].map((n) => idle.with(5, n))
    expect(learnt(plain, counts, idle.with(5, 0x42), idle.with(5, 1))).toEqual([{ byte: 5, mask: 0x40 }])
  })

  test('of a device that speaks only when something changes is learnt from press and release', () => {
    expect(learnt(plain, [], [0, 4], [0, 0], [2, 0], [0, 0])).toEqual([
      { byte: 1, mask: 4 },
      { byte: 0, mask: 2 }
    ])
  })

  test('of a keyboard is a key code in any of its places', () => {
    const keyboard = { numbered: false, keyboard: true }
    const up = [0, 0, 0, 0, 0, 0, 0, 0]
    expect(learnt(keyboard, [], up.with(2, 0x58), up, up.with(0, 2), up)).toEqual([
      { byte: [2, 7], is: 0x58 },
      { byte: 0, mask: 2 }
    ])
    expect(learnt({ numbered: true, keyboard: true }, [], [1, 0, 0, 0x28, 0], [1, 0, 0, 0, 0])).toEqual([
      { report: 1, byte: [2, 3], is: 0x28 }
    ])
  })

  test('of numbered reports is one of its own report', () => {
    expect(
      learnt(
        { numbered: true, keyboard: false },
        [
          [1, 0],
          [2, 0]
        ],
        [2, 8],
        [1, 0],
        [2, 0],
        [1, 3],
        [1, 0]
      )
    ).toEqual(
      [
        { report: 2, byte: 0, mask: 8 },
        { report: 1, byte: 0, mask: 3, is: 3 }
      ].map(({ mask, ...it }) => (mask === 3 ? { ...it, mask: 0x0f } : { ...it, mask }))
    )
  })
})

test('a button that is known already is recognised', () => {
  const signs: [string, Sign | Sign[]][] = [
    [
      'confirm',
      [
        { byte: 0, mask: 1 },
        { byte: 0, mask: 8 }
      ]
    ],
    ['undo', { byte: 0, mask: 2 }]
  ]
  expect([[8], [2], [4]].map((it) => bearer(signs, of(...it)))).toEqual(['confirm', 'undo', null])
})
