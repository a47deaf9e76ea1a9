// When each row of the bands speaks: words that nobody followed, dice that are laid, knocks, take-backs. The search answers what a test says.

import { describe, expect, test } from 'vitest'
import type { Json } from '../../../src/core/json.ts'
import type { ObservedDice } from '../../../src/core/observation.ts'
import type { Action, Move } from '../../../src/core/rules.ts'
import { skerry } from '../../toy/index.ts'
import {
  type Belief,
  type Evidence,
  evidence,
  extend,
  graph,
  type Hypothesis,
  idle,
  type Path,
  type RefereeState,
  rows,
  type SearchResult,
  startOf,
  type Verdict
} from '../peek.ts'

const atlas = graph(skerry)
const set = skerry.setup({
  options: {},
  seats: [{}, {}],
  position: {
    keepers: [
      [0, 0],
      [3, 0]
    ],
    stones: [],
    dice: [4, 4, 4, 4]
  } as Json
})
if (!set.ok) throw new Error('no Skerry')
const root = { state: set.value, key: skerry.key(set.value) }
const go = (to: readonly number[], by: Move['by'] = 0): Move<Action> => ({ by, do: { act: 'step', to } as Action })
const east = go([1, 0])
const line = (...moves: Move<Action>[]): Hypothesis => ({ ...extend(skerry, root, moves), from: 0, moves })
const stepped: readonly Belief[] = [[line()], [line(east)]]
const { places } = skerry.scene(root.state as never)
const seeing = (me: string, you = '3,0') =>
  Object.fromEntries(places.map(({ id }) => [id, id === me ? ['keeper/0'] : id === you ? ['keeper/1'] : []])) as never
const reg = (...faces: number[]) => faces.map((face) => ({ kind: 'regular', face }))
const end = (depth: number): Path => ({ ...startOf(atlas.node(root.state), 0), depth })
const found = (...depths: number[]) => ({
  steps: depths.map(() => ({ from: 0, moves: [east] })),
  ends: depths.map(end)
})

interface Given {
  readonly history?: readonly Belief[]
  readonly said?: readonly boolean[]
  readonly at?: never
  readonly dice?: ObservedDice | undefined
  readonly sensors?: object
  readonly answer?: Partial<SearchResult>
}
/** What the row proposes for this table; `judged` answers where it has another table judged. */
function propose(band: number, it: Given, judged: Verdict = { verdict: 'same' }) {
  const { history = stepped, said = history.map(() => false), at = seeing('0,0'), dice } = it
  const sensors = { ...idle, ...it.sensors }
  const match = { history, said, sensors, recent: { undone: [], open: [], accepted: null } } as unknown as RefereeState
  const real = evidence(atlas, match, { places: at, ...(dice ? { dice } : {}) })
  const asked: unknown[] = []
  const ask: Evidence['ask'] = (_, limits) => {
    asked.push(limits)
    const none = { steps: [], ends: [], paths: [], sure: true, spent: 0, guessed: false, crowded: false, unseen: null }
    return { ...none, ...it.answer }
  }
  const cases: Evidence<RefereeState>[] = []
  const row = rows.find((row) => row.band === band)
  const proposal = row?.propose({ ...real, ask }, (other) => {
    cases.push(other)
    return judged
  })
  return { proposal, asked, cases }
}
const verdict = (band: number, it: Given, judged?: Verdict) => {
  const { proposal } = propose(band, it, judged)
  return proposal && ('verdict' in proposal ? proposal.verdict : 'a play')
}

describe('the table stands as is believed', () => {
  const two: readonly Belief[] = [[line(), line(east)]]
  const judged = { places: seeing('0,0'), dice: { lying: reg(1), thrown: [] } }
  const dice = { lying: reg(1), thrown: [] }

  test.each<[what: string, given: Given, verdict: string | null]>([
    ['in one of two ways: the other is dropped', { answer: found(0) }, 'a play'],
    ['in both', { answer: found(0, 0) }, 'same'],
    ['as it was judged', { answer: found(0), sensors: { base: judged }, dice }, 'same'],
    ['as it was judged, with a tray that nobody sees', { answer: found(0), sensors: { base: judged } }, 'same'],
    ['with other dice', { answer: found(0), sensors: { base: judged }, dice: { lying: reg(2), thrown: [] } }, 'a play'],
    [
      'with dice that rolled',
      { answer: found(0), sensors: { base: judged }, dice: { ...dice, thrown: [0] } },
      'a play'
    ],
    [
      'where other pieces were judged',
      { answer: found(0), sensors: { base: { ...judged, places: seeing('1,0') } }, dice },
      'a play'
    ],
    ['only after a move', { answer: found(1) }, null],
    ['in no way', {}, null]
  ])('%s', (_, given, expected) => {
    expect(verdict(0, { history: two, ...given })).toBe(expected)
  })

  test('and a knocked one is not searched for plays', () => {
    const knock = { is: 'shaken', stood: { places: seeing('1,0') }, dice: false }
    expect(propose(0, { sensors: { knock } }).asked).toEqual([{ effort: 0 }])
    expect(propose(0, {}).asked).toEqual([{}])
  })

  test('what is dropped is dropped from now on', () => {
    expect(propose(0, { history: two, answer: found(0) }).proposal).toEqual({ keep: 1, ...found(0) })
  })
})

const astray = (stood: object) => ({ follow: { is: 'astray', stood } })

describe('after a word that moved pieces', () => {
  const before = { places: seeing('0,0') }
  const both: readonly Belief[] = [[line(east, go([0, 1]))]]

  test.each<[what: string, given: Given, expected: string | null]>([
    ['as before: it is to follow', { sensors: astray(before) }, 'unfinished'],
    ['where nothing is to follow', {}, null],
    ['otherwise than before, and wrong', { sensors: astray(before), at: seeing('0,1') }, null],
    ['as it was wanted', { sensors: astray(before), at: seeing('1,0') }, null],
    [
      'one piece of two as it was wanted',
      { sensors: astray({ places: seeing('0,0', '3,1') }), at: seeing('0,0') },
      'unfinished'
    ],
    [
      'one piece as wanted, the other nowhere before',
      { sensors: astray({ places: seeing('0,0', '3,1') }), at: seeing('0,1') },
      null
    ],
    [
      'where nothing was moved and all is otherwise',
      { history: both, sensors: astray({ places: {} }), at: seeing('0,0') },
      null
    ]
  ])('the table stands %s', (_, given, expected) => {
    expect(verdict(1, given)).toBe(expected)
  })

  test('it leads to what is believed', () => {
    expect(propose(1, { sensors: astray(before) }).proposal).toEqual({
      verdict: 'unfinished',
      stage: 'wanted',
      towards: [{ fix: 'move', kind: 'keeper/0', from: '0,0', to: '1,0' }]
    })
  })

  test.each<[what: string, dice: ObservedDice | undefined, expected: string | null]>([
    ['lie as before', { lying: reg(1), thrown: [] }, 'unfinished'],
    ['were laid otherwise', { lying: reg(2), thrown: [] }, 'unfinished'],
    ['rolled', { lying: reg(1), thrown: [0] }, null],
    ['lie as before where nobody can tell', { lying: reg(1) }, 'unfinished'],
    ['lie otherwise where nobody can tell', { lying: reg(2) }, null],
    ['are not seen', undefined, 'unfinished']
  ])('that moved dice as well, it is to follow unless dice may be thrown: they %s', (_, dice, expected) => {
    expect(verdict(1, { sensors: astray({ ...before, dice: { lying: reg(1) } }), dice })).toBe(expected)
    expect(verdict(1, { sensors: astray(before), dice })).toBe('unfinished')
  })
})

describe('while dice are laid as a word has it', () => {
  const sensors = astray({ places: seeing('0,0'), dice: { lying: reg(1) } })
  const dice = { lying: reg(2), thrown: [] }
  const moved = { verdict: 'moved' } as unknown as Verdict
  const foul = { verdict: 'foul', corrections: [], knocked: false, guessed: false } as const

  test('the pieces are judged as if the dice lay right, and nothing had to follow', () => {
    const { cases, proposal } = propose(2, { sensors, dice }, moved)
    expect(proposal).toBe(moved)
    expect(cases[0]?.observed).toEqual({ places: seeing('0,0'), dice })
    expect(cases[0]?.match.sensors.follow).toEqual({ is: 'none' })
  })

  test('where they stand right, only dice are wanted; where nothing explains them, the word may be taken back', () => {
    expect(propose(2, { sensors, dice }).proposal).toMatchObject({ verdict: 'unfinished', stage: 'wanted' })
    expect(propose(2, { sensors, dice }, foul).proposal).toEqual({
      verdict: 'back',
      keep: 1,
      steps: [{ from: 0, moves: [] }]
    })
    expect(propose(2, { sensors, dice, at: seeing('2,2') }, foul).proposal).toBe(foul)
    const back = { verdict: 'back', keep: 9, steps: [] } as const
    expect(propose(2, { sensors, dice }, back).proposal).toBe(back)
  })

  test.each<[what: string, given: Given]>([
    ['no word moved dice', { sensors: astray({ places: seeing('0,0') }), dice }],
    ['nothing is to follow', { dice }],
    ['nobody sees them', { sensors }],
    ['one rolled', { sensors, dice: { ...dice, thrown: [0] } }],
    ['they lie otherwise and nobody can tell whether they rolled', { sensors, dice: { lying: reg(2) } }]
  ])('not where %s', (_, given) => {
    expect(propose(2, given, moved)).toMatchObject({ proposal: null, cases: [] })
  })

  test('where nobody can tell what rolled they must lie as they lay', () => {
    expect(propose(2, { sensors, dice: { lying: reg(1) } }, moved).proposal).toBe(moved)
  })
})

describe('after a knock', () => {
  const knock = (is: string, stood: object | null) => ({ knock: { is, stood, dice: false } })
  const [here, there] = [{ places: seeing('0,0') }, { places: seeing('1,0') }]

  test('what stands elsewhere than before it goes back', () => {
    expect(propose(3, { sensors: knock('shaken', there) }).proposal).toMatchObject({
      verdict: 'foul',
      knocked: true,
      guessed: false,
      corrections: [{ fix: 'move', from: '0,0', to: '1,0' }]
    })
    expect(verdict(3, { sensors: knock('shaken', here) })).toBeNull()
    expect(verdict(3, { sensors: knock('shaken', null) })).toBeNull()
    expect(verdict(3, {})).toBeNull()
  })

  test('that was called all goes back, or stands as before some of what was played', () => {
    const called = knock('called', null)
    expect(verdict(4, { sensors: called })).toBe('back')
    expect(verdict(4, { sensors: called, at: seeing('2,2') })).toBe('foul')
    expect(verdict(4, { sensors: called, said: [false, true] })).toBe('back')
    expect(verdict(4, { sensors: called, said: [false, true], answer: found(1) })).toBe('foul')
    expect(verdict(4, { sensors: called, answer: found(1) })).toBe('back')
    expect(verdict(4, { sensors: knock('called', here) })).toBeNull()
    expect(verdict(4, { sensors: knock('shaken', null) })).toBeNull()
  })

  test('that was not judged yet it is to blame for what is wrong', () => {
    expect(verdict(93, { sensors: knock('shaken', null) })).toBe('foul')
    expect(verdict(93, {})).toBeNull()
  })
})

describe('a take-back', () => {
  test('is none across a word, nor where a reply looks the same', () => {
    expect(verdict(14, {})).toBe('back')
    expect(verdict(14, { said: [false, true] })).toBeNull()
    expect(verdict(14, { said: [true, false] })).toBe('back')
    expect(verdict(14, { answer: { steps: [{ from: 0, moves: [go([0, 1], 1)] }] } })).toBeNull()
    expect(verdict(30, { said: [false, true] })).toBe('back')
  })

  test('of part of a play across a word waits while a piece may be in a hand', () => {
    // Keeper 1 was pushed off, and came back as the turn went on.
    const [start, elsewhere] = [[3, 0] as const, [3, 1] as const].map((at) => {
      const position = { keepers: [[2, 0], at], stones: [], dice: [5, 5, 1, 1] }
      const made = skerry.setup({ options: {}, seats: [{}, {}], position: position as unknown as Json })
      if (!made.ok) throw new Error('no Skerry')
      return { state: made.value, key: skerry.key(made.value), from: 0, moves: [] }
    }) as unknown as [Hypothesis, Hypothesis]
    const [push, pass] = [{ act: 'push', to: [1, 0], n: 1 }, { act: 'end' }].map((it) => ({ by: 0, do: it as Action }))
    const moves = [push, pass] as Move<Action>[]
    const history = [[start], [{ ...extend(skerry, start, moves), from: 0, moves }]]
    const paths = [end(0), { ...end(1), node: atlas.node(elsewhere.state) }]
    const of = (said: boolean, ...paths: Path[]) =>
      verdict(80, { history, at: seeing('2,0', 'none'), said: [false, said], answer: { paths } })
    expect([of(true), of(false, ...paths), of(true, ...paths)]).toEqual(['back', 'back', null])
    // Where no fewer pieces stand than now none of them is in a hand.
    const north = [[line()], [line(east, go([0, 1]))]]
    const more = { ...end(1), node: atlas.node({ ...(line(east).state as object), stones: [[2, 2]] } as Json) }
    const given = { history: north, at: seeing('1,0'), said: [false, true], answer: { paths: [more] } }
    expect(verdict(80, given)).toBe('back')
    // Back to where it stands now is no other place.
    expect(of(true, { ...end(1), node: atlas.node(start.state) })).toBe('back')
  })
})

test('where more plays lead here than anybody could tell apart it is given up', () => {
  expect(propose(19, { answer: { crowded: true } }).proposal).toEqual({
    verdict: 'lost',
    corrections: [{ fix: 'move', kind: 'keeper/0', from: '0,0', to: '1,0' }]
  })
  expect(verdict(19, {})).toBeNull()
})
