// Situations told step by step: what players do with their figures, and how the referee judges it.

import { describe, expect, test } from 'vitest'
import { at, board, chain, two } from '../positions.ts'

describe('slides', () => {
  test('a figure that slides over two tiles under a hand is ruled once, when the hand has left', () => {
    const t = at(two).hands(true)
    t.shift('keeper/0', '1,0').wait(400).shift('keeper/0', '2,0').wait(5000)
    expect(t.heard).toEqual([])
    t.hands(false).rest()
    expect(t.heard).toEqual(['say.step', 'say.step'])
    expect(t.state).toMatchObject(board('..01'))
  })

  test('without an eye for hands a quick slide is ruled once', () => {
    const t = at(two, { hands: false }).shift('keeper/0', '1,0').wait(150)
    expect(t.heard).toEqual([])
    t.shift('keeper/0', '2,0').rest()
    expect(t.ruling).toMatchObject({ ruling: 'settled', moves: [{ do: { act: 'step' } }, { do: { act: 'step' } }] })
  })

  test('a step that cannot go on is ruled the moment the hand has left', () => {
    const t = at({ ...two, dice: [1, 4, 4] })
      .hands(true)
      .shift('keeper/0', '1,0')
      .wait(30)
      .hands(false)
    expect(t.heard).toEqual(['say.step'])
  })

  test('a step that could go on waits a little after the hand has left', () => {
    const t = at(two).hands(true).shift('keeper/0', '1,0').hands(false)
    expect(t.heard).toEqual([])
    t.wait(60)
    expect(t.heard).toEqual(['say.step'])
  })

  test('a push read too short is read again', () => {
    const t = at({ ...chain, stones: [[1, 1]] })
      .shift('1,1', '2,1')
      .rest()
    expect(t.ruling).toMatchObject({ moves: [{ do: { act: 'push', n: 1 } }] })
    t.shift('2,1', '3,1').rest()
    expect(t.ruling).toMatchObject({ ruling: 'settled', moves: [{ do: { act: 'push', n: 2 } }] })
    expect(t.heard).toEqual(['say.push', 'referee.reread', 'say.push'])
    expect(t.judge.moves(t.match)).toHaveLength(1)
  })
})

describe('hands', () => {
  test('a figure lifted and put back is no news', () => {
    const t = at(two).hands(true).lift('keeper/0').wait(8000).put('keeper/0', '0,0').hands(false).rest()
    expect(t.heard).toEqual([])
    expect(t.news).toEqual([])
    expect(t.ruling).toMatchObject({ ruling: 'settled', moves: [] })
  })

  test('a lifted figure is asked back only when it has been gone for long', () => {
    const t = at(two).lift('keeper/0').wait(9000)
    expect(t.ruling).toMatchObject({ ruling: 'settled' })
    t.wait(2000)
    expect(t.ruling).toMatchObject({ ruling: 'on the way', towards: [{ fix: 'put', kind: 'keeper/0', to: '0,0' }] })
    t.wait(30_000)
    expect(t.ruling).toMatchObject({ ruling: 'foul', corrections: [{ fix: 'put', kind: 'keeper/0', to: '0,0' }] })
    t.put('keeper/0', '0,0').rest()
    expect(t.ruling).toEqual({ ruling: 'settled', moves: [] })
  })

  test('two figures lifted at once are waited for, and make one push', () => {
    const t = at(chain).hands(true).lift('2,1').lift('1,1').wait(3000)
    t.put('stone', '2,1').wait(500).put('stone', '3,1').hands(false).rest()
    expect(t.ruling).toMatchObject({ ruling: 'settled', moves: [{ do: { act: 'push', n: 1 } }] })
  })

  test('a chain is pushed in any order, and led while it is half done', () => {
    const t = at(chain).shift('2,1', '3,1').wait(240)
    expect(t.ruling).toMatchObject({ ruling: 'settled' })
    t.wait(60)
    expect(t.ruling).toEqual({
      ruling: 'on the way',
      say: { say: 'referee.begun' },
      towards: [{ fix: 'move', kind: 'stone', from: '1,1', to: '2,1' }]
    })
    expect(t.cues('lifted')).toMatchObject({ '1,1': 'lift', '2,1': 'put' })
    t.shift('1,1', '2,1').rest()
    expect(t.ruling).toMatchObject({ ruling: 'settled', moves: [{ do: { act: 'push' } }] })
  })

  test('a chain left half done is a foul when patience ends, and to be finished or taken back', () => {
    const t = at(chain).shift('2,1', '3,1').wait(11_000)
    expect(t.ruling).toMatchObject({ ruling: 'foul', refusal: null, say: { say: 'referee.begun' } })
  })

  test('a quick reply that undoes the move before it is a reply', () => {
    const t = at({ ...two, ...board('.... 01..') }, { options: { brisk: true } })
    t.shift('keeper/1', '2,1').wait(100).shift('keeper/1', '1,1').rest()
    expect(t.judge.moves(t.match)).toMatchObject([
      { by: 0, do: { act: 'push' } },
      { by: 1, do: { act: 'step' } }
    ])
    expect(t.heard).toEqual(['say.push', 'say.step'])
  })

  const brisk = { options: { brisk: true } }

  test('what would need a figure to leave and come back unseen is no reading: the push is only begun', () => {
    const t = at({ ...two, ...board('.... 0oo1') }, brisk)
    t.shift('keeper/1', '3,0').rest()
    expect(t.judge.moves(t.match)).toEqual([])
    t.shift('2,1', '3,1').shift('1,1', '2,1').rest()
    expect(t.judge.moves(t.match)).toMatchObject([{ do: { act: 'push' } }])
  })

  test('what looks like a take-back may be the first piece of a push', () => {
    const t = at({ ...two, ...board('0..1 .oo.') }, brisk)
    t.shift('keeper/0', '0,1').rest().shift('keeper/1', '3,1').rest().shift('keeper/1', '3,0').wait(1000)
    expect(t.heard.at(-1)).toBe('referee.takenBack')
    t.shift('1,1', '3,1').rest()
    expect(t.judge.moves(t.match)).toMatchObject([{ by: 0 }, { by: 1 }, { by: 0, do: { act: 'push' } }])
    expect(t.ruling).toMatchObject({ ruling: 'settled' })
  })

  test('so it may after a take-back of its own, which has nothing to do with it', () => {
    const stones = [
      [1, 1],
      [2, 1]
    ]
    const t = at({ ...two, stones }, brisk)
    t.shift('keeper/0', '0,1').rest().shift('keeper/1', '3,1').rest().press(0, 'end').press(1, 'end')
    const then = t.scene
    t.shift('keeper/0', '0,2').rest().shift('keeper/1', '3,0').rest().shift('keeper/0', '1,2').rest()
    // Put everything back to the last declared actions at once. Then push; the first pushed piece goes where it was before.
    t.set(then).show().rest()
    expect(t.judge.moves(t.match)).toHaveLength(4)
    t.shift('keeper/1', '3,0').wait(1000)
    expect(t.judge.moves(t.match)).toHaveLength(1)
    t.shift('1,1', '3,1').rest()
    expect(t.judge.moves(t.match)).toMatchObject([{}, {}, {}, {}, { by: 0, do: { act: 'push' } }])
    expect(t.ruling).toMatchObject({ ruling: 'settled' })
  })

  test('a step that was put down too early is read anew, however many turns ago the table can be taken back to', () => {
    const t = at({ ...two, stones: [] }, brisk)
      .shift('keeper/0', '1,0')
      .rest()
      .shift('keeper/1', '3,1')
      .rest()
    t.shift('keeper/0', '1,1').rest().shift('keeper/1', '3,0').rest().shift('keeper/0', '2,1').rest()
    t.shift('keeper/0', '1,2').rest()
    expect(t.ruling).toMatchObject({ ruling: 'settled' })
    expect(t.judge.moves(t.match).map(({ by }) => by)).toEqual([0, 1, 0, 1, 0])
  })

  test('two quick moves of different figures under hovering hands are accepted in order', () => {
    const t = at({ ...two, ...board('0..1') }, { options: { brisk: true } }).hands(true)
    t.shift('keeper/0', '1,0').wait(70).shift('keeper/1', '3,1').wait(70).hands(false).rest()
    expect(t.judge.moves(t.match)).toMatchObject([{ by: 0 }, { by: 1 }])
  })
})

describe('exchanges under hovering hands', () => {
  test('a figure touched elsewhere ends the move before it, even when all comes back to where it was', () => {
    const t = at({ ...two, ...board('0..1') }, { options: { brisk: true } }).hands(true)
    t.shift('keeper/0', '0,1').wait(60).shift('keeper/1', '3,1').wait(60)
    t.shift('keeper/0', '0,0').wait(60).shift('keeper/1', '3,0').wait(60).hands(false).rest()
    expect(t.judge.moves(t.match).map(({ by }) => by)).toEqual([0, 1, 0, 1])
  })

  test('so does one that is lifted and put elsewhere, in the same order', () => {
    const t = at(two, { options: { brisk: true } }).hands(true)
    t.shift('keeper/0', '0,1').wait(60).lift('keeper/1').wait(80).put('keeper/1', '3,1').wait(60)
    t.shift('keeper/0', '0,0').wait(60).lift('keeper/1').wait(80).put('keeper/1', '3,0').wait(60).hands(false).rest()
    expect(t.judge.moves(t.match).map(({ by }) => by)).toEqual([0, 1, 0, 1])
  })

  test('but not one that is unseen for a moment, while the first still wavers', () => {
    const t = at(two).hands(true)
    t.shift('keeper/0', '1,0').wait(60).lift('keeper/1').wait(300).show().put('keeper/1', '3,0').wait(60)
    t.shift('keeper/0', '0,1').wait(60).hands(false).rest()
    expect(t.judge.moves(t.match)).toMatchObject([{ do: { act: 'step', to: [0, 1] } }])
    expect(t.heard).toEqual(['say.step'])
  })

  test('nor a figure in a hand: a second one may be lifted for the same push', () => {
    const t = at({ ...board('..01 .... o...', [1, 1, 5, 5]), score: [1, 0] }).hands(true)
    t.lift('keeper/1').wait(60).lift('0,2').wait(60)
    expect(t.heard).toEqual([])
    t.put('keeper/1', '3,0').put('stone', '0,2').hands(false).rest()
    expect(t.heard).toEqual([])
    expect(t.over).toBeNull()
  })
})
