// Undo, by putting pieces back or by asking, until chance has acted or a seat has learnt something.

import { describe, expect, test } from 'vitest'
import { skerry } from '../../toy/index.ts'
import { peek } from '../peek.ts'
import { at, board, two } from '../positions.ts'
import { Table } from '../table.ts'

describe('on a screen', () => {
  const undo = (seat: number | null) => at(two).shift('keeper/0', '1,0').rest().input({ input: 'undo', seat })

  test('whoever moved may take it back, and so may the table', () => {
    for (const seat of [0, null]) {
      const t = undo(seat)
      expect(t.heard).toEqual(['say.step', 'referee.takenBack'])
      expect(t.judge.moves(t.match)).toEqual([])
    }
  })

  test('nobody else', () => {
    const t = undo(1)
    expect(t.heard).toEqual(['say.step', 'referee.notYourMove'])
    expect(t.judge.moves(t.match)).toHaveLength(1)
  })

  test('nothing, before anything was done', () => {
    expect(at(two).input({ input: 'undo', seat: 0 }).heard).toEqual(['referee.nothingToUndo'])
  })
})

describe('by putting back', () => {
  test('a figure put back takes its move back', () => {
    const t = at(two).shift('keeper/0', '1,0').rest().shift('keeper/0', '0,0').rest()
    expect(t.heard).toEqual(['say.step', 'referee.takenBack'])
    expect(t.judge.moves(t.match)).toEqual([])
    expect(t.state).toMatchObject({ bought: { step: 0 } })
  })

  test('to any depth, one or all at once, as if it had never been', () => {
    const t = at(two).shift('keeper/0', '1,0').rest().shift('keeper/0', '1,1').rest().shift('keeper/0', '0,0').rest()
    expect(t.judge.moves(t.match)).toEqual([])
    expect(t.state).toEqual(at(two).state)
  })

  test('a pushed chain may be put back piece by piece', () => {
    const t = at(board('...1 0oo.', [1, 1, 5, 5]))
    t.shift('2,1', '3,1').shift('1,1', '2,1').rest()
    expect(t.heard).toEqual(['say.push'])
    t.shift('2,1', '1,1').wait(2000)
    expect(t.ruling).toEqual({
      ruling: 'on the way',
      say: { say: 'referee.begun' },
      towards: [{ fix: 'move', kind: 'stone', from: '3,1', to: '2,1' }]
    })
    t.shift('3,1', '2,1').rest()
    expect(t.heard).toEqual(['say.push', 'referee.takenBack'])
  })

  test('while something else is lifted, or not seen, it is only begun', () => {
    const t = at({ ...two, stones: [[2, 2]] })
      .shift('keeper/0', '1,0')
      .rest()
      .press(0, 'end')
    t.hands(true).shift('keeper/0', '0,0').lift('2,2').hands(false).rest()
    expect(t.ruling).toMatchObject({ ruling: 'on the way', towards: [{ fix: 'put', kind: 'stone', to: '2,2' }] })
    t.put('stone', '2,2').rest()
    expect(t.heard.at(-1)).toBe('referee.takenBack')
    expect(t.ruling).toMatchObject({ ruling: 'settled' })
  })

  test('passing by an earlier rest it may stop at a later one', () => {
    const t = at({ ...two, dice: [4, 4, 4, 4, 4] })
      .shift('keeper/0', '1,0')
      .rest()
      .shift('keeper/0', '1,1')
      .rest()
    t.shift('keeper/0', '0,0').rest().shift('keeper/0', '1,1').rest()
    expect(t.judge.moves(t.match)).toHaveLength(2)
    expect(peek(t.match).history).toHaveLength(2)
  })

  test('also to where the figure stood before that was read anew', () => {
    const t = at({ ...two, dice: [1, 1, 4, 4, 4] })
    const began = t.state
    t.shift('keeper/0', '1,0').rest().shift('keeper/0', '1,1').rest()
    // The same two steps as one play, with no rest in between.
    ;[t.match] = t.judge.at(began, [t.judge.moves(t.match)])
    t.show().rest()
    t.shift('keeper/0', '1,0').rest()
    expect(t.judge.moves(t.match)).toMatchObject([{ do: { act: 'step', to: [1, 0] } }])
    expect(t.ruling).toMatchObject({ ruling: 'settled' })
  })

  test('across a throw it is refused, with the reason', () => {
    const t = at(two).shift('keeper/0', '1,0').rest().press(0, 'end').tray([2, 3, 4, 5]).rest()
    t.shift('keeper/0', '0,0').rest()
    expect(t.ruling).toMatchObject({
      ruling: 'foul',
      refusal: { rule: 'TK-001', why: { say: 'referee.spoken' } },
      corrections: [{ fix: 'move', kind: 'keeper/0', from: '0,0', to: '1,0' }]
    })
  })

  test('across a secret it is refused, and who learnt it is named', () => {
    const t = at(two).shift('keeper/0', '1,0').rest().say(0, { act: 'peek' }).shift('keeper/0', '0,0').rest()
    // The remaining points pay for the step back. It is legal, so it counts as a move and not as an undo.
    expect(t.heard.at(-1)).toBe('say.step')
    const spent = at({ ...two, dice: [1, 1, 4, 4] })
      .shift('keeper/0', '1,0')
      .rest()
      .say(0, { act: 'peek' })
    spent.shift('keeper/0', '0,0').rest()
    expect(spent.ruling).toMatchObject({
      refusal: { rule: 'TK-001', why: { say: 'referee.learnt', with: { seats: [{ seat: 0 }] } } }
    })
  })

  test('what was pressed is not unsaid by a figure that goes on', () => {
    const t = at(two).shift('keeper/0', '1,0').rest().press(0, 'end').shift('keeper/0', '2,0').rest()
    expect(t.ruling).toMatchObject({ ruling: 'foul', corrections: [{ fix: 'move', from: '2,0', to: '1,0' }] })
    expect(t.state).toMatchObject({ turn: 1 })
  })

  test('dice that change take nothing back, even where the tray cannot tell what rolled', () => {
    const t = at(two, { rolls: false, tray: [1, 4, 4, 4] })
      .shift('keeper/0', '1,0')
      .rest()
      .press(0, 'end')
    t.tray([2, 3, 4, 5]).rest()
    expect(t.state).toMatchObject({ turn: 1, phase: 'rolled' })
  })

  test('a figure that seems to stand there again, but shows no name, is looked at for longer', () => {
    const t = at(two).shift('keeper/0', '1,0').rest().lift('keeper/0')
    t.put('?', '0,0').wait(200).lift('0,0').put('keeper/0', '1,0').rest()
    expect(t.heard).toEqual(['say.step'])
    t.lift('keeper/0').put('?', '0,0').rest()
    expect(t.heard).toEqual(['say.step', 'referee.takenBack'])
  })

  test('a take-back may go past the end of a turn while nobody has thrown', () => {
    const t = at(two).shift('keeper/0', '1,0').rest().press(0, 'end').shift('keeper/0', '0,0').rest()
    expect(t.state).toMatchObject({ turn: 0, phase: 'act' })
  })
})

describe('by asking', () => {
  test('the table then follows, and as it stands is no move', () => {
    const t = at(two).shift('keeper/0', '1,0').rest().press(0, 'undo')
    expect(t.state).toMatchObject({ keepers: two.keepers })
    t.wait(20_000)
    expect(t.ruling).toEqual({
      ruling: 'on the way',
      say: { say: 'referee.wanted' },
      towards: [{ fix: 'move', kind: 'keeper/0', from: '1,0', to: '0,0' }]
    })
    t.lift('keeper/0').wait(500).put('keeper/0', '0,0').rest()
    expect(t.ruling).toEqual({ ruling: 'settled', moves: [] })
    expect(t.heard).toEqual(['say.step', 'referee.takenBack'])
  })

  test('a figure that no hand was at has not followed because it is seen there for a moment', () => {
    const t = at(two).shift('keeper/0', '1,0').rest().press(0, 'undo').rest()
    t.shift('keeper/0', '0,0').wait(50).shift('keeper/0', '1,0').wait(20_000)
    expect(t.ruling).toMatchObject({ ruling: 'on the way', say: { say: 'referee.wanted' } })
    expect(t.state).toMatchObject({ keepers: two.keepers })
    t.hands(true).shift('keeper/0', '0,0').hands(false).wait(50)
    expect(t.ruling).toEqual({ ruling: 'settled', moves: [] })
  })

  test('so do the dice, which nobody is blamed for laying as they were', () => {
    const t = at({ ...two, phase: 'rolled', dice: [1, 2, 4, 5] }, { tray: [1, 2, 4, 5] })
    t.press(0, 'end').rest().tray([6, 2, 3, 5], [0, 2]).wait(10_000)
    const fouls = t.told.filter(({ tone }) => tone === 'foul').length
    t.press(0, 'undo').wait(20_000)
    expect(t.ruling).toMatchObject({ ruling: 'on the way', say: { say: 'referee.wanted.other' } })
    expect(t.ruling).toMatchObject({ towards: [{ from: 6 }, { from: 3 }] })
    t.dice = { lying: [1, 2, 3, 5].map((face) => ({ kind: 'regular', face })), thrown: [] }
    expect(t.show().rest().ruling).toMatchObject({ ruling: 'on the way', towards: [{ from: 3, to: 4 }] })
    t.dice = { lying: [1, 2, 4, 5].map((face) => ({ kind: 'regular', face })), thrown: [] }
    expect(t.show().rest().ruling).toEqual({ ruling: 'settled', moves: [] })
    expect(t.told.filter(({ tone }) => tone === 'foul')).toHaveLength(fouls)
  })

  test('another figure that is lifted meanwhile does not hide what is waited for', () => {
    const t = at(two).shift('keeper/0', '1,0').rest().press(0, 'undo').rest().lift('keeper/1').rest()
    const put = { fix: 'put', kind: 'keeper/1', to: '3,0' }
    const follow = { fix: 'move', kind: 'keeper/0', from: '1,0', to: '0,0' }
    expect(t.ruling).toMatchObject({ ruling: 'on the way', say: { say: 'referee.wanted' }, towards: [follow, put] })
    expect(t.put('keeper/1', '3,0').rest().ruling).toMatchObject({ ruling: 'on the way', towards: [follow] })
  })

  test.each(['before', 'after'])('figure and dice may both follow, the figure %s the dice', (when) => {
    const t = at({ ...two, phase: 'rolled', dice: [1, 4, 4, 4] }, { tray: [1, 4, 4, 4] })
    const lay = (faces: readonly number[]) => {
      t.dice = { lying: faces.map((face) => ({ kind: 'regular', face })), thrown: [] }
      t.show().rest()
    }
    t.shift('keeper/0', '1,0').rest().press(0, 'end').rest()
    lay([6, 4, 4, 3])
    t.press(0, 'undo').rest().press(0, 'undo').rest()
    const settling = { ruling: 'on the way', say: { say: 'referee.wanted.other' } }
    const figure = { fix: 'move', kind: 'keeper/0', from: '1,0', to: '0,0' }
    expect(t.ruling).toMatchObject({ ...settling, towards: [figure, { from: 6, to: 4 }, { from: 3, to: 1 }] })
    if (when === 'before') t.shift('keeper/0', '0,0').rest()
    const rest = when === 'before' ? [] : [figure]
    lay([1, 4, 4, 3])
    expect(t.ruling).toMatchObject({ ...settling, towards: [...rest, { from: 3, to: 4 }] })
    lay([1, 4, 4, 4])
    if (when === 'after') {
      expect(t.ruling).toMatchObject({ ruling: 'on the way', say: { say: 'referee.wanted' }, towards: rest })
      t.shift('keeper/0', '0,0').rest()
    }
    expect(t.ruling).toEqual({ ruling: 'settled', moves: [] })
    expect(t.heard).toEqual(['say.stop', 'say.step', 'say.end', 'referee.takenBack', 'referee.takenBack'])
  })

  test('or the figure is put somewhere else at once', () => {
    const t = at(two).shift('keeper/0', '1,0').rest().press(0, 'undo').shift('keeper/0', '0,1').rest()
    expect(t.judge.moves(t.match)).toMatchObject([{ do: { act: 'step', to: [0, 1] } }])
  })

  test('a step that was not judged yet is the one that is taken back', () => {
    const t = at({ ...two, dice: [4, 4, 4, 4] })
      .shift('keeper/0', '1,0')
      .rest()
    t.shift('keeper/0', '2,0').wait(10).press(0, 'undo')
    expect(t.state).toMatchObject(board('.0.1'))
  })

  test('a said move is taken back alone', () => {
    const t = at(two).shift('keeper/0', '1,0').rest().press(0, 'end').press(0, 'undo')
    expect(t.state).toMatchObject({ turn: 0, ...board('.0.1') })
    expect(t.ruling).toMatchObject({ ruling: 'settled' })
  })

  test('an answer is no move: what was played before it is taken back', () => {
    const t = at(two, { sees: ({ id }: { id: string }) => id !== '0,1' && id !== '1,0' })
      .lift('keeper/0')
      .rest()
    t.press(0, 'end').press(0, 1).press(0, 'undo')
    expect(t.state).toMatchObject({ turn: 0, phase: 'act' })
    expect(t.heard.at(-1)).toBe('referee.takenBack')
  })

  test.each([
    ['nothing was done', (t: Table) => t.press(0, 'undo'), 'referee.nothingToUndo'],
    ['somebody else did it', (t: Table) => t.shift('keeper/0', '1,0').rest().press(1, 'undo'), 'referee.notYourMove'],
    ['the dice have spoken', (t: Table) => t.press(0, 'end').tray([2, 3, 4, 5]).press(1, 'undo'), 'referee.spoken']
  ])('it is refused when %s', (_, act, why) => {
    const t = act(at(two))
    expect(t.heard.at(-1)).toBe(why)
  })

  test('whether it would be granted can be asked before', () => {
    const t = at(two)
    expect(t.judge.undo(t.match)).toBeNull()
    t.shift('keeper/0', '1,0').rest()
    expect(t.judge.undo(t.match)).toEqual({ allowed: true })
    t.say(0, { act: 'peek' })
    expect(t.judge.undo(t.match)).toMatchObject({ allowed: false, why: { say: 'referee.learnt' } })
  })
})

test('a figure put back is a take-back, not a turn in which three moves came to nothing', () => {
  const t = new Table(skerry, { options: { brisk: true } as never, position: {} as never })
  t.shift('keeper/0', '0,1').rest().shift('keeper/0', '0,0').rest()
  expect(t.judge.moves(t.match)).toEqual([])
  expect(t.heard).toEqual(['say.step', 'referee.takenBack'])
})

test('a take-back that was the beginning of a play may be so again, where the play itself is taken back for another', () => {
  const t = new Table(skerry, { options: { brisk: true } as never, position: {} as never })
  const end = (by: number) => t.say(by, { act: 'end' }).rest()
  t.shift('keeper/0', '0,1').rest()
  end(1)
  t.shift('keeper/0', '0,2').rest().shift('keeper/1', '3,1').rest().shift('keeper/0', '0,1').rest()
  end(1)
  // First keeper 1 goes home, as if to undo a declared action; then the chain pushes it off; then it makes a step instead.
  t.shift('keeper/1', '3,0').rest().shift('2,1', '3,1').shift('1,1', '2,1').rest()
  t.shift('2,1', '1,1').wait(20).shift('3,1', '2,1').wait(20).shift('keeper/0', '0,0').rest()
  t.shift('keeper/1', '3,1').rest()
  expect(t.ruling).toMatchObject({ ruling: 'settled' })
  expect(t.state).toMatchObject({
    keepers: [
      [0, 0],
      [3, 1]
    ],
    round: 7,
    turn: 1
  })
})

test('what chance has decided was spoken, even if it told one seat something', () => {
  const t = new Table(skerry).say('chance', { act: 'pick', what: 'card/0', items: ['sun'] }).press(0, 'undo')
  expect(peek(t.match).commitPoint).toMatchObject({ learnt: [0] })
  expect(t.heard.at(-1)).toBe('referee.spoken')
})
