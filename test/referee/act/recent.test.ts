// What the latest judgements left open is remembered as long as it may matter, and no longer.

import { describe, expect, test } from 'vitest'
import type { Action, Move } from '../../../src/core/rules.ts'
import { skerry } from '../../toy/index.ts'
import { extend, graph, type Hypothesis, leftOpen, peek, type RefereeState } from '../peek.ts'
import { at, board, two } from '../positions.ts'
import type { Table } from '../table.ts'

const recent = (t: Table) => peek(t.match).recent
const stepping = () => at({ ...two, dice: [4, 4, 4, 4] })

describe('after a take-back', () => {
  test('what was taken back is remembered, told from the rest to which it was', () => {
    const t = stepping().shift('keeper/0', '1,0').rest().shift('keeper/0', '0,0').rest()
    expect(t.judge.moves(t.match)).toEqual([])
    expect(recent(t)).toMatchObject({ open: [], accepted: null })
    expect(recent(t).undone).toMatchObject([
      { keep: 1, latest: true, belief: [{ from: 0, moves: [{ do: { act: 'step', to: [1, 0] } }] }] }
    ])
  })

  test('of several rests each is remembered, the last of them as the latest', () => {
    const t = stepping().shift('keeper/0', '1,0').rest().shift('keeper/0', '1,1').rest().shift('keeper/0', '0,0').rest()
    expect(recent(t).undone.map(({ keep, latest, belief }) => [keep, latest, belief[0]?.moves.length])).toEqual([
      [1, false, 1],
      [1, true, 2]
    ])
  })

  test('a play that leaves no doubt makes an end of it', () => {
    const t = stepping().shift('keeper/0', '1,0').rest().shift('keeper/0', '0,0').rest().shift('keeper/0', '0,1').rest()
    expect(t.judge.moves(t.match)).toHaveLength(1)
    expect(recent(t)).toEqual({
      undone: [],
      open: [],
      accepted: { at: expect.any(Number), wait: 'paused', kinds: ['keeper/0'] }
    })
  })

  test('and so does a word', () => {
    const t = stepping().shift('keeper/0', '1,0').rest().shift('keeper/0', '0,0').rest().press(0, 'end')
    expect(recent(t)).toEqual({ undone: [], open: [], accepted: null })
  })

  test('one more take-back adds to it', () => {
    const t = stepping().shift('keeper/0', '1,0').rest().shift('keeper/0', '1,1').rest()
    t.shift('keeper/0', '1,0').rest().shift('keeper/0', '0,0').rest()
    expect(recent(t).undone.map(({ keep, latest }) => [keep, latest])).toEqual([
      [1, true],
      [1, true]
    ])
    expect(recent(t).undone.map(({ belief }) => belief[0]?.moves.length)).toEqual([1, 2])
  })
})

test('what a longer reading replaced is open', () => {
  const t = at(board('...1 0o..', [1, 5, 5, 5]))
    .shift('1,1', '2,1')
    .rest()
  expect(recent(t)).toMatchObject({ undone: [], open: [], accepted: { kinds: ['stone'] } })
  t.shift('2,1', '3,1').rest()
  expect(t.judge.moves(t.match)).toMatchObject([{ do: { act: 'push', n: 2 } }])
  expect(recent(t)).toMatchObject({
    undone: [],
    open: [{ keep: 1, latest: true, belief: [{ moves: [{ do: { act: 'push', n: 1 } }] }] }]
  })
})

describe('words that are said again by what hands do', () => {
  const match = peek(stepping().match)
  const [[root]] = match.history as [[Hypothesis]]
  const east: Move<Action> = { by: 0, do: { act: 'step', to: [1, 0] } as Action }
  const after = (...moves: Move<Action>[]): Hypothesis => ({ ...extend(skerry, root, moves), from: 0, moves })
  const having = (...history: RefereeState['history']) => ({ ...match, history, said: history.map(() => false) })
  const open = (before: RefereeState, keep: number, isSaid: boolean) => {
    const history = [...before.history.slice(0, keep), [after(east)]]
    const next = { ...before, history, said: history.map((_, i) => isSaid && i === keep) }
    return leftOpen(graph(skerry), before, next, {
      verdict: 'moved',
      keep,
      steps: [],
      kinds: [],
      goesOn: false,
      gone: false
    }).open
  }

  test('may not have been meant: what was believed before them stays possible', () => {
    const unsaid = { keep: 1, belief: [{ ...root, from: 0, moves: [] }], latest: true }
    expect(open(having([root]), 1, true)).toEqual([unsaid])
    expect(open(having([root]), 1, false)).toEqual([])
  })

  test('and before that what they replaced', () => {
    const [first, other, ...more] = open(having([root], [after()]), 1, true)
    expect([first?.keep, other?.keep, more]).toEqual([1, 1, []])
    expect(open(having([root], [after()]), 1, false)).toEqual([other])
  })
})

test('a throw closes everything', () => {
  const t = stepping().shift('keeper/0', '1,0').rest().shift('keeper/0', '0,0').rest().press(0, 'end').rest()
  t.tray([1, 2, 3, 4]).rest()
  expect(peek(t.match).commitPoint).toMatchObject({ move: { do: { act: 'throw' } } })
  expect(recent(t)).toEqual({ undone: [], open: [], accepted: null })
})

test('of two figures that were judged at once, one that goes on soon was judged too early', () => {
  const t = at({ ...two, stones: [] }, { options: { brisk: true }, hands: false })
    .shift('keeper/0', '1,0')
    .shift('keeper/1', '3,1')
    .wait(300)
  const { wait, kinds } = recent(t).accepted ?? {}
  expect(kinds?.toSorted()).toEqual(['keeper/0', 'keeper/1'])
  const times = () => t.match.times[wait as keyof Table['match']['times']]
  const before = times()
  t.shift('keeper/0', '1,1').rest()
  expect(t.judge.moves(t.match)).toHaveLength(3)
  expect(times()).toBeGreaterThan(before)
})

test('what moved no piece is no step that may have been judged too early', () => {
  const t = at({ ...two, phase: 'roll', dice: [] })
    .tray([1, 2, 3, 4])
    .rest()
  expect(t.heard).toContain('say.throw')
  expect(recent(t).accepted).toBeNull()
})

describe('a judgement', () => {
  test('closes what was seen: nothing is touched, pending or thrown any more', () => {
    const t = stepping().hands(true).shift('keeper/0', '1,0').hands(false).rest()
    const { touched, handled, settling, tray, knock, follow, base, handover } = peek(t.match).sensors
    expect({ touched, handled, settling, tray, knock, follow, handover }).toEqual({
      touched: [],
      handled: { pieces: false, dice: false },
      settling: { is: 'idle' },
      tray: { is: 'known', stirred: false, rolled: 0 },
      knock: { is: 'none' },
      follow: { is: 'none' },
      handover: null
    })
    expect(base?.places).toEqual(t.reading.places)
  })

  test('that waits for nothing teaches nothing, and one that waited does', () => {
    const t = at({ ...two, dice: [1, 4, 4] })
      .shift('keeper/0', '1,0')
      .rest()
    expect(recent(t).accepted).toMatchObject({ wait: null, kinds: ['keeper/0'] })
    const { times } = t.match
    t.shift('keeper/0', '0,0').rest()
    expect(t.match.times).toEqual(times)
    const slow = stepping().shift('keeper/0', '1,0').rest().wait(2000).shift('keeper/0', '1,1').rest()
    expect(slow.match.times.paused).toBe(44.1)
  })

  test('of a piece that goes on too soon lengthens what it waited for', () => {
    const t = stepping().shift('keeper/0', '1,0').wait(60)
    const { accepted } = recent(t)
    expect(accepted?.wait).toBe('paused')
    t.wait(500).shift('keeper/0', '2,0').rest()
    expect(t.match.times.paused).toBeGreaterThan(45)
    // Less than 1.5 s after it counted is too soon.
    const at = (ms: number) => {
      const t = stepping().shift('keeper/0', '1,0').wait(60)
      return t
        .wait((recent(t).accepted?.at ?? 0) + ms - t.at)
        .shift('keeper/0', '2,0')
        .rest().match.times.paused
    }
    expect([at(1499) > 45, at(1500) < 45]).toEqual([true, true])
    const late = stepping().shift('keeper/0', '1,0').rest()
    late.wait(1500).shift('keeper/0', '2,0').rest()
    expect(late.match.times.paused).toBeLessThan(45)
  })
})
