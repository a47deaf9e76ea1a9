// What a button or a word means, for whom: made-up games say which actions carry a button, and who may act.

import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../../src/core/game.ts'
import type { Seat } from '../../../src/core/ids.ts'
import type { Action, Move } from '../../../src/core/rules.ts'
import { type Belief, graph, hear, meaning, outOfTurn, type RefereeState, undoable } from '../peek.ts'

type Deed = { act: string; button?: string; by?: unknown }
/** States are texts. By state: who may act, what each may do, and what a page offers. */
interface Rules {
  readonly toAct?: (s: string) => readonly (Seat | 'chance')[]
  readonly legal?: (s: string, by: unknown) => readonly Deed[]
  readonly choices?: (s: string, seat: Seat) => readonly object[]
  readonly how?: (s: string, deed: Deed) => string
  readonly refuse?: (s: string, move: Move<Action>) => boolean
}
const game = ({ toAct, legal, choices, how, refuse }: Rules): AnyGame =>
  ({
    key: (s: string) => s,
    scene: () => ({ places: [], pieces: [], dice: null }),
    toAct: toAct ?? (() => [0]),
    legal: legal ?? (() => []),
    view: (s: string, seat: Seat) => ({ choices: choices?.(s, seat) ?? [] }),
    sketch: (s: string, { do: it }: { do: Deed }) => ({
      how: how?.(s, it) ?? 'declared',
      ...(it.button ? { button: it.button } : {})
    }),
    refuse: (s: string, move: Move<Action>) =>
      refuse?.(s, move) ? { rule: 'X-001', why: { say: `${s} ${move.by} ${move.do.act}` } } : null,
    decide: (s: string, { do: { act } }: Move<Action>) => ({ events: [], state: s + act }),
    outcome: () => null,
    chance: () => null
  }) as unknown as AnyGame
const believed = (...states: string[]): Belief => states.map((state) => ({ state, key: state, from: 0, moves: [] }))

describe('a button', () => {
  const choice = (act: string, more: object = {}) => ({ id: act, action: { act }, ...more })
  const of = (rules: Rules, seat: Seat, button: string | number, ...states: string[]) =>
    meaning(graph(game(rules)), believed(...states), seat, button as never, [])

  test('is the choice that carries it, a digit the choice of its number', () => {
    const choices = (_: string, seat: Seat) => (seat === 0 ? [choice('a'), choice('b', { button: 'end' })] : [])
    expect(of({ choices }, 0, 'end', 's')).toEqual({ by: 0, do: { act: 'b' } })
    expect(of({ choices }, 0, 1, 's')).toEqual({ by: 0, do: { act: 'a' } })
    expect(of({ choices }, 0, 2, 's')).toEqual({ by: 0, do: { act: 'b' } })
    expect([of({ choices }, 0, 3, 's'), of({ choices }, 0, 0, 's'), of({ choices }, 1, 1, 's')]).toEqual([
      null,
      null,
      null
    ])
  })

  test('of a choice that asks for more means nothing by itself', () => {
    expect(of({ choices: () => [choice('a', { pick: {} })] }, 0, 1, 's')).toBeNull()
  })

  test('means what it means in any way in which the match may stand', () => {
    const choices = (s: string) => (s === 'b' ? [choice('late')] : [])
    expect(of({ choices }, 0, 1, 'a', 'b')).toEqual({ by: 0, do: { act: 'late' } })
  })

  const ends = (s: string) => [
    ...(s.length < 3 ? [{ act: '+' }] : []),
    ...(s === 's++' ? [{ act: '!', button: 'end' }] : [])
  ]

  test('presumes what leaves no trace, as often as it takes, and never what is seen', () => {
    const silent = { legal: ends, how: (_: string, { act }: Deed) => (act === '+' ? 'inferred' : 'declared') }
    expect(of(silent, 0, 'end', 's')).toEqual({ by: 0, do: { act: '!', button: 'end' } })
    expect(of(silent, 0, 'confirm', 's')).toBeNull()
    const seen = { legal: ends, how: (_: string, { act }: Deed) => (act === '+' ? 'observed' : 'declared') }
    expect(of(seen, 0, 'end', 's')).toBeNull()
    // A digit is a choice of the page, which shows only what may be chosen now.
    expect(of(silent, 0, 1, 's')).toBeNull()
  })

  test('presumes nothing where this seat would not have the word', () => {
    const silent = { legal: ends, how: (_: string, { act }: Deed) => (act === '+' ? 'inferred' : 'declared') }
    expect(of({ ...silent, toAct: (s) => (s === 's+' ? [1] : [0]) }, 0, 'end', 's')).toBeNull()
    expect(of({ ...silent, toAct: () => [1] }, 0, 'end', 's++')).toBeNull()
  })

  test('is looked up in fifty states at most', () => {
    const far = (n: number): Rules => ({
      legal: (s) => [{ act: '+' }, ...(s.length === n ? [{ act: '!', button: 'end' }] : [])],
      how: (_, { act }) => (act === '+' ? 'inferred' : 'declared')
    })
    expect([of(far(50), 0, 'end', 's'), of(far(51), 0, 'end', 's')]).toEqual([
      { by: 0, do: { act: '!', button: 'end' } },
      null
    ])
  })
})

describe('a button that means nothing for this seat', () => {
  const rules: Rules = {
    toAct: () => ['chance', 0, 1],
    legal: (_, by) => [{ act: `of ${by}`, by, ...(by === 1 ? { button: 'end' } : { button: 'confirm' }) }],
    refuse: (_, { by, do: it }) => by !== (it as unknown as Deed).by
  }
  const why = (seat: Seat, button: string | number, more: Rules = {}) =>
    outOfTurn(graph(game({ ...rules, ...more })), believed('s', 't'), seat, button as never)?.why.say ?? null

  test('is refused as the action of another seat that carries it', () => {
    expect(why(0, 'end')).toBe('s 0 of 1')
    expect(why(2, 'end')).toBe('s 2 of 1')
    expect(why(2, 'left')).toBeNull()
    expect(why(2, 1)).toBeNull()
  })

  test('is no action of chance, nor an own one', () => {
    expect(why(2, 'confirm')).toBe('s 2 of 0')
    expect(why(0, 'confirm')).toBeNull()
    const own = { toAct: () => [0, 1], legal: (_: string, by: unknown) => [{ act: `of ${by}`, by, button: 'end' }] }
    expect(why(0, 'end', own)).toBe('s 0 of 1')
  })
})

describe('a word', () => {
  const word: Move<Action> = { by: 0, do: { act: '!' } }
  const says = (rules: Rules, history: readonly Belief[], said = history.map(() => false)) =>
    hear(graph(game(rules)), { history, said } as unknown as RefereeState, word)

  test('keeps those ways in which the match may stand that allow it', () => {
    const refuse = (s: string) => s === 'no'
    expect(says({ refuse }, [believed('a'), believed('no', 'b', 'c')])).toEqual({
      keep: 2,
      steps: [1, 2].map((from) => ({ from, moves: [word] })),
      said: true
    })
  })

  test('is refused where in any of them only the table may show it', () => {
    const how = (s: string) => (s === 'b' ? 'found' : 'declared')
    const only = { rule: 'TK-002', why: { say: 'referee.onlyShown' } }
    expect(says({ how }, [believed('a', 'b')])).toEqual(only)
    expect(says({ how, refuse: (s) => s === 'b' }, [believed('a', 'b')])).toMatchObject({ steps: [{ from: 0 }] })
  })

  /** A silent move leads from `a` to `a+`, which alone allows the word; so it does from `b`. */
  const silently: Rules = {
    legal: (s) => (s.length === 1 ? [{ act: '+' }] : []),
    how: () => 'inferred',
    refuse: (s, { do: { act } }) => act === '!' && !s.endsWith('+')
  }

  test('presumes another play that looks the same, from as late a rest as can be', () => {
    const plus = { by: 0, do: { act: '+' } }
    const steps = [{ from: 0, moves: [plus, word] }]
    expect(says(silently, [believed('a'), believed('b')])).toMatchObject({ keep: 2, steps })
    expect(says(silently, [believed('a'), believed('bb')])).toMatchObject({ keep: 1, steps })
  })

  test('but none from before another word', () => {
    const history = [believed('a'), believed('bb'), believed('cc')]
    const refused = { rule: 'X-001', why: { say: 'cc 0 !' } }
    expect(says(silently, history, [false, true, false])).toEqual(refused)
    expect(says(silently, history, [false, false, true])).toEqual(refused)
    expect(says(silently, history, [true, false, false])).toMatchObject({ keep: 1 })
  })
})

describe('an undo', () => {
  const line = (...by: Move['by'][]): Belief => [
    { state: '', key: '', from: 0, moves: by.map((it) => ({ by: it, do: { act: 'go' } })) }
  ]
  const move: Move<Action> = { by: 'chance', do: { act: 'throw' } }
  const of = (history: readonly Belief[], commitPoint: object | null = null) =>
    undoable({ history, commitPoint } as unknown as RefereeState)

  test('takes back to the latest rest that differs by a move, and names each who made one', () => {
    expect(of([line(), line(0), line(1, 0, 'chance', 1)])).toEqual({ allowed: true, keep: 2, movers: [1, 0] })
    expect(of([line(), line(0), line(), line()])).toEqual({ allowed: true, keep: 1, movers: [0] })
    expect(of([line(), line('chance')])).toEqual({ allowed: true, keep: 1, movers: [] })
  })

  test('takes nothing back at the first rest, however it came about', () => {
    expect(of([line()])).toBeNull()
    expect(of([line(0)])).toBeNull()
    expect(of([line(0), line()])).toBeNull()
    expect(of([line(0)], { move, learnt: [], before: [] })).toEqual({ allowed: false, why: { say: 'referee.spoken' } })
  })
})
