// Reading a throw from the tray: which dice rolled, which stay, and all possible readings of dice that are partly hidden.

import { describe, expect, test } from 'vitest'
import type { ObservedDie } from '../../../src/core/observation.ts'
import { possibleThrows, threw, unexplained } from '../peek.ts'

const reg = (...faces: (number | '?')[]): ObservedDie[] => faces.map((face) => ({ kind: 'regular', face }))

describe('what the tray shows', () => {
  const node = (count: number, kind = 'regular') => ({ chance: 'throw', dice: [{ kind, faces: 6, count }] }) as const
  const mixed = {
    chance: 'throw',
    dice: [
      { kind: 'regular', faces: 6, count: 1 },
      { kind: 'power', faces: 6, count: 1 }
    ]
  } as const

  test.each([
    ['no tray', undefined, { lying: reg(1) }, 'no'],
    ['nothing rolled', { lying: reg(2), thrown: [] }, { lying: reg(1) }, 'no'],
    ['some rolled', { lying: reg(1), thrown: [0] }, { lying: reg(1) }, 'yes'],
    ['the same faces elsewhere', { lying: reg(1, 2) }, { lying: reg(2, 1) }, 'no'],
    ['an emptied tray', { lying: [] }, { lying: reg(2, 1) }, 'no'],
    ['other faces', { lying: reg(1, 3) }, { lying: reg(2, 1) }, 'unknown'],
    ['the first sight of a tray', { lying: reg(1, 3) }, undefined, 'no']
  ])('%s', (_, now, last, answer) => {
    expect(threw(now, last)).toBe(answer)
  })

  test('what had to stay is taken out, the rest is the throw', () => {
    const found = possibleThrows(
      node(2),
      [{ kind: 'regular', face: 4 }],
      { lying: reg(3, 4, 1) },
      { lying: reg(4, 5, 5) }
    )
    expect(found).toEqual([{ act: 'throw', dice: reg(1, 3) }])
  })

  test('dice that rolled count, the others must be those that stay', () => {
    const stays = [{ kind: 'regular', face: 4 }]
    expect(possibleThrows(node(1), stays, { lying: reg(4, 4), thrown: [1] }, undefined)).toEqual([
      { act: 'throw', dice: reg(4) }
    ])
    expect(possibleThrows(node(1), stays, { lying: reg(5, 4), thrown: [1] }, undefined)).toEqual([])
    expect(possibleThrows(node(2), stays, { lying: reg(4, 4), thrown: [1] }, undefined)).toEqual([])
  })

  test('where it cannot be told what rolled, and nobody says what stays, what lay there before stays', () => {
    const before = [{ kind: 'regular', face: 4 } as const]
    const [found] = possibleThrows(node(2), null, { lying: reg(3, 4, 1) }, { lying: before })
    expect(found).toEqual({ act: 'throw', dice: reg(1, 3) })
    expect(possibleThrows(node(2), null, { lying: reg(3, 5, 1) }, { lying: before })).toEqual([])
    expect(possibleThrows(node(2), null, { lying: reg(3, 1) }, undefined)).toEqual([{ act: 'throw', dice: reg(1, 3) }])
  })

  test.each([
    ['a die that is not thrown', null, undefined, 1],
    ['one that has to stay', [{ kind: 'power', face: 2 }], undefined, 0],
    ['one that lay there before', null, { lying: [{ kind: 'power', face: 2 } as const] }, 0],
    ['one that lay there with another face', null, { lying: [{ kind: 'power', face: 3 } as const] }, 1]
  ])('a throw explains what it is of, and not %s', (_, stays, last, left) => {
    const lying = [...reg(3, 4), { kind: 'power', face: 2 } as const]
    expect(unexplained(node(2), stays, { lying }, last)).toBe(left)
    expect(unexplained(node(2), stays, { lying, thrown: [0, 1] }, last)).toBe(0)
  })

  test.each<[what: string, before: ObservedDie, lying: ObservedDie[], throws: number[]]>([
    ['an unread die that still cannot be read', { kind: 'regular', face: '?' }, reg('?', 3), [3]],
    ['an unread die that can be read now is another', { kind: 'regular', face: '?' }, reg(2, 3), []],
    ['a die of unknown colour, as unknown as before', { kind: '?', face: 2 }, [{ kind: '?', face: 2 }, ...reg(3)], [3]],
    ['a die of unknown colour is not one of known colour', { kind: '?', face: 2 }, reg(2, 3), []],
    ['nor the other way round, with another face', { kind: '?', face: 2 }, [{ kind: '?', face: 5 }, ...reg(3)], []]
  ])('%s', (_, before, lying, throws) => {
    const found = possibleThrows(node(1), null, { lying }, { lying: [before] })
    expect(found).toEqual(throws.map((face) => ({ act: 'throw', dice: reg(face) })))
  })

  test('colours and faces are told in the order of the game, whatever the order in the tray', () => {
    const [power, ordinary] = [{ kind: 'power', face: 1 } as const, { kind: 'regular', face: 6 } as const]
    for (const lying of [
      [power, ordinary],
      [ordinary, power]
    ])
      expect(possibleThrows(mixed, [], { lying, thrown: [0, 1] }, undefined)).toEqual([
        { act: 'throw', dice: [ordinary, power] }
      ])
    expect(possibleThrows(node(3), [], { lying: reg(5, 2, 3), thrown: [0, 1, 2] }, undefined)).toEqual([
      { act: 'throw', dice: reg(2, 3, 5) }
    ])
    const strange = [{ kind: 'bone', face: 1 }, ordinary]
    expect(possibleThrows(mixed, [], { lying: strange, thrown: [0, 1] }, undefined)).toEqual([])
  })

  test('colours that cannot be told apart leave every reading open', () => {
    const lying = [
      { kind: '?', face: 2 },
      { kind: '?', face: 5 }
    ]
    expect(possibleThrows(mixed, [], { lying, thrown: [0, 1] }, undefined)).toHaveLength(2)
  })

  test('what cannot be read may be what stayed', () => {
    const now = (...faces: (number | '?')[]) => ({ lying: reg(...faces) })
    expect(possibleThrows(node(1), null, now('?', 5), now(3))).toEqual([{ act: 'throw', dice: reg(5) }])
    expect(possibleThrows(node(1), null, now(3, 5), now(3))).toEqual([{ act: 'throw', dice: reg(5) }])
    expect(possibleThrows(node(1), null, now(2, 5), now(3))).toEqual([])
  })

  test('one unread face leaves six readings, two leave none', () => {
    expect(possibleThrows(node(2), [], { lying: reg(3, '?'), thrown: [0, 1] }, undefined)).toHaveLength(6)
    expect(possibleThrows(node(2), [], { lying: reg('?', '?'), thrown: [0, 1] }, undefined)).toEqual([])
  })
})

describe('a tray that cannot tell what rolled', () => {
  test.each([
    ['a face that is read at last', reg(1, 2, '?'), reg(1, 2, 5), 'no'],
    ['a face that is no longer read', reg(1, 2, 5), reg('?', 2, 1), 'no'],
    ['a colour that is read at last', [{ kind: '?', face: 3 }] as ObservedDie[], reg(3), 'no'],
    ['a colour that is no longer read', reg(3), [{ kind: '?', face: 3 }] as ObservedDie[], 'no'],
    ['one die more', reg(1, 2), reg(1, 2, 2), 'unknown'],
    ['one die less', reg(1, 2, 2), reg(1, 2), 'unknown'],
    ['another face', reg(1, 2), reg(1, 3), 'unknown']
  ])('%s', (_, before, now, answer) => {
    expect(threw({ lying: now }, { lying: before })).toBe(answer)
  })
})
