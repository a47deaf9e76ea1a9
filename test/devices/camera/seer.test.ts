// Scenes drawn as a camera sees them: in perspective, out of focus, in uneven light, with noise. The seer reports correctly,
// or not at all.

import { describe, expect, test } from 'vitest'
import { type Drawn, lens, scatter, seeded } from './scene.ts'
import { check, observe, open, sees } from './watching.ts'

describe('24 figures and 8 dice at 1280 × 720', () => sees('good light'))

describe('what is not sure is not said', () => {
  const [drawn] = scatter(8, 3, seeded(5))
  const at = lens()

  test('a hand over the table, over a figure or over a corner, is a hand, and what stood there still does', () => {
    const seer = open()
    const before = observe(seer, drawn, at, 5, 1).detections
    expect(before?.hand).toBe(false)
    const hand = { at: drawn.tags[0]?.at ?? [0, 0], radius: 40 } as const
    expect(observe(seer, { ...drawn, hands: [hand] }, at, 1, 2).detections).toMatchObject({
      hand: true,
      tags: before?.tags
    })
    // A hand on a figure hides it. A hand on a corner tag means that the table is not fully visible.
    expect(observe(seer, { ...drawn, hands: [{ at: [0, 0], radius: 40 }] }, at, 5, 3).detections).toMatchObject({
      hand: true
    })
    expect(observe(seer, drawn, at, 5, 4).detections).toMatchObject({ hand: false, tags: before?.tags })
  })

  test('a figure that moved is said where it is, and one that was taken away is gone', () => {
    const seer = open()
    observe(seer, drawn, at, 5, 1)
    const [first, ...others] = drawn.tags
    const moved = { ...drawn, tags: [{ id: first?.id ?? 0, at: [60, 380] as const, turn: 45 }, ...others] }
    const seen = observe(seer, moved, at, 6, 2)
    expect(check(seen, moved)).toMatchObject({ wrong: [], unsaid: 0 })
    const gone = observe(seer, { ...drawn, tags: others }, at, 7, 3)
    expect(gone.detections?.tags).toHaveLength(others.length)
  })

  test('without four corners there is no table', () => {
    const seer = open()
    expect(observe(seer, { ...drawn, hands: [{ at: [700, 400], radius: 40 }] }, at, 3, 1)).toMatchObject({
      toTable: null,
      detections: null
    })
  })

  test('a tag that is none of ours is not there', () => {
    const seer = open({ tags: { 0: 'keeper/0' } })
    expect(observe(seer, drawn, at, 5, 1).detections?.tags.map((it) => it.id)).toEqual(['keeper/0'])
  })
})

describe('how a thing is held', () => {
  const poses = {
    30: { thing: 'truck/0', pose: 'upright' },
    31: { thing: 'truck/0', pose: 'inverted' },
    32: { thing: 'truck/0', pose: 'lying' }
  } as const
  const at = lens()
  const [drawn] = scatter(3, 0, seeded(6))
  const showing = (...ids: readonly number[]): Drawn => ({
    ...drawn,
    tags: [...drawn.tags, ...ids.map((id, i) => ({ id, at: [200 + 60 * i, 120] as const, turn: 10 }))]
  })

  test('one tag in sight says it at once, none and two say nothing', () => {
    const seer = open({ poses })
    const held = (scene: Drawn, luck: number) => observe(seer, scene, at, 1, luck).detections?.held
    observe(seer, showing(32), at, 5, 1)
    expect(held(showing(32), 2)).toEqual([{ thing: 'truck/0', pose: 'lying' }])
    expect(held(showing(30), 3)).toEqual([{ thing: 'truck/0', pose: 'upright' }])
    expect(held(showing(), 4)).toEqual([{ thing: 'truck/0', pose: null }])
    expect(held(showing(30, 32), 5)).toEqual([{ thing: 'truck/0', pose: null }])
    expect(held(showing(31), 6)).toEqual([{ thing: 'truck/0', pose: 'inverted' }])
  })
})

describe('dice', () => {
  const at = lens()
  const dice = [
    { at: [540, 150], turn: 10, face: 2 },
    { at: [600, 150], turn: 50, face: 5 }
  ] as const

  test('two that touch are crooked, and a hand that only takes them apart has not thrown them', () => {
    const seer = open()
    const said = (drawn: Drawn, images: number, seed: number) =>
      observe(seer, drawn, at, images, seed)
        .detections?.dice.map(({ status, throws }) => `${status} ${throws}`)
        .sort()
    expect(said({ tags: [], dice }, 6, 1)).toEqual(['2 0', '5 0'])
    const touching = [dice[0], { at: [556, 152], turn: 12, face: 5 }] as const
    const hands = [{ at: [570, 190], radius: 75 }] as const
    said({ tags: [], dice: touching, hands }, 2, 2)
    expect(said({ tags: [], dice: touching }, 6, 3)).toEqual(['crooked 0', 'crooked 0'])
    expect(said({ tags: [], dice: touching, hands }, 2, 4)?.every((it) => it.startsWith('held'))).toBe(true)
    expect(said({ tags: [], dice }, 6, 5)).toEqual(['2 0', '5 0'])
  })

  test('on the shelf a die has its colour, and a hand that turns it has not thrown it', () => {
    const seer = open({ shelf: { area: [500, 325, 680, 365], die: 16, colour: 'special' } })
    const said = (face: number, images: number, seed: number, hands: Drawn['hands'] = []) =>
      observe(seer, { tags: [], dice: [...dice, { at: [600, 345], turn: 30, face }], hands }, at, images, seed)
        .detections?.dice.map(({ colour, status, throws }) => `${colour} ${status} ${throws}`)
        .sort()
    expect(said(6, 6, 1)).toEqual(['light 2 0', 'light 5 0', 'special 6 0'])
    expect(said(6, 1, 2, [{ at: [600, 350], radius: 40 }])).toContain('special held 0')
    expect(said(3, 6, 3)).toEqual(['light 2 0', 'light 5 0', 'special 3 0'])
    // A die that moves there without a hand has not rolled either.
    expect(said(4, 6, 4)).toContain('special 4 0')
  })

  test('dice that go on moving when no hand is there have rolled, those that lay still have not', () => {
    const seer = open()
    observe(seer, { tags: [], dice }, at, 6, 1)
    for (const [i, x] of [560, 590, 620].entries()) {
      const rolling = { tags: [], dice: [dice[0], { at: [x, 200 + 10 * i], turn: 30 * i, face: 3 }] } as const
      expect(observe(seer, rolling, at, 1, i).detections?.dice.every((it) => it.status === 'rolling')).toBe(true)
    }
    const lying = { tags: [], dice: [dice[0], { at: [640, 230], turn: 70, face: 4 }] } as const
    const after = observe(seer, lying, at, 6, 9).detections?.dice.map(({ status, throws }) => `${status} ${throws}`)
    expect(after?.sort()).toEqual(['2 0', '4 1'])
  })
})
