// Situations told step by step: what is wrong on a table, why, and how to correct it.

import { describe, expect, test } from 'vitest'
import { at, board, chain, two } from './positions.ts'

describe('fouls', () => {
  test('a figure on a wrong tile: the rule, the shortest correction and the lamps, within 300 ms of the hand', () => {
    const t = at(two).hands(true).shift('keeper/0', '2,1').wait(2000)
    expect(t.ruling).toMatchObject({ ruling: 'settled' })
    t.hands(false).wait(300)
    expect(t.ruling).toMatchObject({
      ruling: 'foul',
      refusal: { rule: 'T-07' },
      corrections: [{ fix: 'move', kind: 'keeper/0', from: '2,1', to: '0,0' }]
    })
    expect(t.cues('foul')).toEqual({ '2,1': 'wrong', '0,0': 'fix' })
    expect(t.told.at(-1)).toMatchObject({ tone: 'foul', say: { say: 'no.T-07' } })
  })

  test('a thing without a name among things that have one is asked away, and nobody is accused', () => {
    const t = at(two).put('?', '2,1').rest()
    expect(t.ruling).toMatchObject({
      ruling: 'foul',
      refusal: null,
      corrections: [{ fix: 'take', kind: null, from: '2,1' }]
    })
  })

  test('beside another mistake it is no reason to name no rule', () => {
    const t = at(two).put('?', '2,2').shift('keeper/1', '3,1').rest()
    expect(t.ruling).toMatchObject({ ruling: 'foul', refusal: { rule: expect.stringMatching(/^T-/) } })
    expect(t.ruling).toMatchObject({
      corrections: expect.arrayContaining([
        { fix: 'take', kind: null, from: '2,2' },
        { fix: 'move', kind: 'keeper/1', from: '3,1', to: '3,0' }
      ])
    })
  })

  test('a foul goes away by itself when the table is right again', () => {
    const t = at(two).shift('keeper/0', '2,1').rest().lift('keeper/0')
    expect(t.ruling).toMatchObject({ ruling: 'foul', corrections: [{ fix: 'put', kind: 'keeper/0', to: '0,0' }] })
    t.put('keeper/0', '0,0').rest()
    expect(t.ruling).toEqual({ ruling: 'settled', moves: [] })
    expect(t.cues('foul')).toEqual({})
    expect(t.state).toMatchObject({ keepers: two.keepers })
  })

  test('or when a legal move is made of it', () => {
    const t = at(two).shift('keeper/0', '2,1').rest().shift('keeper/0', '1,0').rest()
    expect(t.ruling).toMatchObject({ ruling: 'settled', moves: [{ do: { act: 'step' } }] })
  })

  test('or when it is mended into a play half done, which is led to its end', () => {
    const t = at(chain).shift('2,1', '2,2').rest()
    expect(t.ruling).toMatchObject({ ruling: 'foul' })
    t.shift('2,2', '3,1').rest()
    expect(t.ruling).toMatchObject({ ruling: 'on the way', towards: [{ fix: 'move', from: '1,1', to: '2,1' }] })
    t.obey().rest()
    expect(t.heard.at(-1)).toBe('say.push')
  })

  test('who plays out of turn is told so, and the belief stays', () => {
    const t = at(two).shift('keeper/1', '3,1').rest()
    expect(t.ruling).toMatchObject({
      ruling: 'foul',
      refusal: { rule: 'T-14' },
      corrections: [{ fix: 'move', kind: 'keeper/1', from: '3,1', to: '3,0' }]
    })
  })

  test('only what is wrong is corrected: the legal half of it stays', () => {
    const t = at({ ...two, dice: [1, 1, 4, 4] })
      .hands(true)
      .shift('keeper/0', '1,0')
      .shift('keeper/1', '3,1')
      .hands(false)
    t.rest()
    expect(t.ruling).toMatchObject({
      ruling: 'foul',
      corrections: [{ fix: 'move', kind: 'keeper/1', from: '3,1', to: '3,0' }]
    })
  })

  test('a pushed figure that is taken off although it is still on a tile is asked back', () => {
    const t = at(board('.01.', [1, 1, 5, 5]))
      .lift('keeper/1')
      .wait(45_000)
    expect(t.ruling).toMatchObject({ ruling: 'foul', corrections: [{ fix: 'put', kind: 'keeper/1', to: '2,0' }] })
  })

  test('a figure that legal play takes off is off after a while, or when somebody goes on', () => {
    const edge = board('..01', [1, 1, 5, 5])
    const waited = at(edge).lift('keeper/1').wait(1100)
    expect(waited.heard).toEqual([])
    waited.wait(200)
    expect(waited.heard).toEqual(['say.push'])
    const pressed = at(edge).hands(true).lift('keeper/1').hands(false).wait(100).press(0, 'end')
    expect(pressed.heard).toEqual(['say.push', 'say.end'])
  })

  test('a tipped table blames nobody and leads everything back', () => {
    const t = at(chain)
    t.shift('keeper/0', '3,1').shift('keeper/1', '0,2').shift('1,1', '2,2').shift('2,1', '0,0').rest()
    expect(t.ruling).toMatchObject({ ruling: 'foul', refusal: null })
    expect(t.heard).toEqual(['referee.knocked'])
    t.shift('keeper/0', '0,1').shift('keeper/1', '3,0').shift('2,2', '1,1').rest()
    expect(t.ruling).toMatchObject({ corrections: [{ fix: 'move', kind: 'stone', from: '0,0', to: '2,1' }] })
    t.shift('0,0', '2,1').rest()
    expect(t.ruling).toEqual({ ruling: 'settled', moves: [] })
    expect(t.judge.moves(t.match)).toEqual([])
  })

  test('when the game is over nobody minds how figures are put away', () => {
    const t = at({ ...board('..01', [1, 1, 5, 5]), score: [1, 0] })
      .lift('keeper/1')
      .rest()
    expect(t.over).toMatchObject({ winners: [0] })
    t.lift('keeper/0').wait(60_000)
    expect(t.ruling).toMatchObject({ ruling: 'settled' })
  })
})

test.each([
  ['tell what rolled', true, 'T-04'],
  ['only tell that dice lie otherwise', false, undefined]
])('while a figure is not seen, a rule is named for dice by a tray that can %s', (_, rolls, rule) => {
  const t = at({ phase: 'rolled', dice: [1, 2, 4, 5] }, { tray: [1, 2, 4, 5], rolls })
    .lift('keeper/0')
    .tray([1, 2, 4, 3], [3])
    .wait(60_000)
  expect(t.ruling).toMatchObject({ corrections: expect.arrayContaining([expect.objectContaining({ fix: 'put' })]) })
  expect((t.ruling as { refusal?: { rule: string } }).refusal?.rule).toBe(rule)
  // Once the figure is seen again, the referee judges the table as usual.
  t.put('keeper/0', '0,0').rest()
  expect(t.ruling).toMatchObject({ ruling: expect.stringMatching('foul|settled|on the way') })
})
