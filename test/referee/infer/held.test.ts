// Two readings at once: of pieces alike, of a play in several moves, and of a piece that was only held while a word was said.

import { describe, expect, test } from 'vitest'
import type { Json } from '../../../src/core/json.ts'
import type { Action, Move } from '../../../src/core/rules.ts'
import { skerry } from '../../toy/index.ts'
import {
  atOneStroke,
  type Belief,
  type Evidence,
  extend,
  graph,
  type Hypothesis,
  heldOverWord,
  layout,
  likeWentOn,
  type Path,
  type Undone,
  viewOf
} from '../peek.ts'
import { two } from '../positions.ts'

const atlas = graph(skerry)
const set = skerry.setup({ options: {}, seats: [{}, {}], position: two as Json })
if (!set.ok) throw new Error('no Skerry')
const root: Hypothesis = { state: set.value, key: skerry.key(set.value), from: 0, moves: [] }
const move = (act: string, to?: number[]): Move<Action> => ({ by: 0, do: (to ? { act, to } : { act }) as Action })
const [step, peek, end] = [move('step', [1, 0]), move('peek'), move('end')]
const after = (...moves: Move<Action>[]): Hypothesis => ({ ...extend(skerry, root, moves), from: 0, moves })

const places = ['A', 'B', 'C'].map((id) => ({ id, layer: 'tile' }))
const laid = (...at: string[]) =>
  layout({ places, pieces: at.map((it) => ({ place: it[0], kind: it.slice(1) })), dice: null } as never)
/** Rests, each one move after the one before. */
const four: readonly Belief[] = [[root], [after(peek)], [after(step)], [after(step, peek)]]
/** A play of so many moves that changes the first of these layouts into the second. */
const path = (depth: number, from = laid(), to = from) =>
  ({ depth, origin: { layout: from }, node: { layout: to } }) as unknown as Path

interface Given {
  readonly history?: readonly Belief[]
  readonly said?: readonly boolean[]
  readonly undone?: readonly Undone[]
  readonly accepted?: object | null
  readonly changedAt?: number
  readonly seen?: Record<string, readonly string[]>
  readonly onward?: Path | null
  readonly before?: Path | null
  readonly crowded?: boolean
}
const standing = laid('Aman', 'Aman', 'Bboy')
function table(it: Given) {
  const { history = [[root], [after(step)]], said = history.map(() => false), undone = [], accepted = null } = it
  const limits: object[] = []
  const asked: (readonly Belief[])[] = []
  const e = {
    graph: atlas,
    match: { history, said, recent: { undone, open: [], accepted }, sensors: { changedAt: it.changedAt ?? 2000 } },
    view: viewOf({ places: (it.seen ?? {}) as never }),
    layout: standing,
    now: history.at(-1),
    ask: (rests: readonly Belief[], limit: object) => {
      const last = rests.length === 1 && rests[0] === history.at(-1)
      if (!last) {
        limits.push(limit)
        asked.push(rests)
      }
      const found = last ? it.onward : it.before
      return { steps: found ? [{ from: 0, moves: [end] }] : [], ends: found ? [found] : [], crowded: it.crowded }
    }
  } as unknown as Evidence
  return { e, limits, asked }
}

describe('of several alike one goes on from where one was set down', () => {
  const fresh = { at: 1000, wait: 'paused', kinds: ['man'] }
  const went = { accepted: fresh, seen: { A: ['man'], B: ['boy'] }, before: path(2) }

  test.each<[what: string, given: Given, counts: boolean]>([
    ['a moment ago: it may be the same', went, true],
    ['1.5 s ago: it is another', { ...went, changedAt: 2500 }, false],
    ['a little less ago', { ...went, changedAt: 2499 }, true],
    ['and nothing was waited for then', { ...went, accepted: { ...fresh, wait: null } }, false],
    ['and a word was said since', { ...went, said: [false, true] }, false],
    ['but none of that kind', { ...went, accepted: { ...fresh, kinds: ['boy'] } }, false],
    ['of several kinds of late', { ...went, accepted: { ...fresh, kinds: ['boy', 'man'] } }, true],
    ['but both still stand there', { ...went, seen: { A: ['man', 'man'] } }, false],
    ['which stood alone', { ...went, accepted: { ...fresh, kinds: ['boy'] }, seen: { B: [] } }, false],
    ['and nobody knows of a step before', { ...went, accepted: null }, false],
    ['and nothing leads here from before it', { ...went, before: null }, false],
    ['in more ways than can be told apart', { ...went, crowded: true }, false],
    ['at the first rest', { ...went, history: [[root]], onward: path(2) }, false]
  ])('%s', (_, given, counts) => {
    const { e } = table(given)
    expect(likeWentOn(e)).toEqual(counts ? { keep: 1, steps: [{ from: 0, moves: [end] }], ends: [went.before] } : null)
  })

  test('from the rest before the last step, within a third of the effort', () => {
    const { e, limits, asked } = table({ ...went, history: four })
    expect([likeWentOn(e)?.keep, limits, asked]).toEqual([3, [{ effort: 1500 }], [four.slice(2)]])
  })
})

describe('a piece that was set down may have begun a play that moves others', () => {
  const accepted = { at: 1000, wait: null, kinds: ['man'] }
  const boyMoves = path(1, standing, laid('Aman', 'Aman', 'Cboy'))
  const manMoves = path(1, standing, laid('Aman', 'Bboy', 'Cman'))
  const given = { accepted, onward: boyMoves, before: path(1) }

  test.each<[what: string, given: Given, counts: boolean]>([
    ['', given, true],
    ['not where it goes on itself', { ...given, onward: manMoves, changedAt: 2500 }, false],
    [
      'nor one of several kinds',
      { ...given, accepted: { ...accepted, kinds: ['boy', 'man'] }, changedAt: 2500 },
      false
    ],
    ['unless that is only a moment ago', { ...given, onward: manMoves, changedAt: 2499 }, true],
    ['not where nothing leads on', { ...given, onward: null }, false],
    ['not after a word', { ...given, said: [false, true] }, false],
    ['not where the table stands as it stood before', { ...given, before: path(0) }, false],
    ['not where no such play leads here', { ...given, before: null }, false]
  ])('%s', (_, it, counts) => {
    expect(atOneStroke(table(it).e)?.keep).toBe(counts ? 1 : undefined)
  })

  test('from the rest before it', () => {
    const { e, asked } = table({ ...given, history: four })
    expect([atOneStroke(e)?.keep, asked]).toEqual([3, [four.slice(2)]])
  })

  test('in fewer moves than it and what followed, of the shortest reading, and of one seat', () => {
    const three: Belief[] = [[root], [after(step, peek), after(step)]]
    const { e, limits } = table({ ...given, history: three, onward: path(3, standing, laid('Cboy')) })
    atOneStroke(e)
    expect(limits).toEqual([{ effort: 1500, turns: 0, within: 3 }])
    const none = table({ ...given, history: [[root], [after()]], onward: path(1, standing, laid('Cboy')) })
    expect([atOneStroke(none.e), none.limits]).toEqual([null, []])
  })
})

describe('a piece that was away so long that it unsaid a word', () => {
  const back = (...moves: Move<Action>[]): Undone => ({ keep: 1, belief: [after(...moves)], latest: true })
  const of = (...undone: Undone[]) => heldOverWord(table({ history: [[root]], undone, before: path(1) }).e)

  test('may only have been held: its play goes on after the word', () => {
    expect(of(back(step), back(step, peek))).toEqual({
      keep: 1,
      steps: [{ from: 0, moves: [step, peek, end] }],
      ends: [path(1)]
    })
    expect(of(back(peek, step))?.steps).toEqual([{ from: 0, moves: [peek, step, end] }])
  })

  test('held nothing over a word where none was unsaid, or not by the last take-back', () => {
    expect(of()).toBeNull()
    expect(of(back(step))).toBeNull()
    expect(of(back(step, peek), back(step))).toBeNull()
  })

  test('held nothing where what is believed now is no part of it', () => {
    const history = [[root], [after(move('step', [0, 1]))]]
    expect(heldOverWord(table({ history, undone: [back(step, peek)], before: path(1) }).e)).toBeNull()
  })

  test('a word is what has to be said where it is said', () => {
    const { e } = table({ history: [[root]], undone: [back(end, step)], before: path(1) })
    // Only what seat 1 does has to be said here.
    const sketch = ({ turn }: { turn: number }) => ({ how: turn === 1 ? 'declared' : 'observed' })
    const graph = { ...atlas, game: { ...skerry, sketch, decide: skerry.decide } } as unknown as Evidence['graph']
    expect(heldOverWord({ ...e, graph })?.keep).toBe(1)
  })

  test('a card that chance dealt is no word', () => {
    const start = skerry.setup({ options: {}, seats: [{}, {}] })
    if (!start.ok) throw new Error('no Skerry')
    const first: Hypothesis = { state: start.value, key: skerry.key(start.value), from: 0, moves: [] }
    const pick: Move<Action> = { by: 'chance', do: { act: 'pick', what: 'card/0', items: ['sun'] } as Action }
    const undone = [{ keep: 1, belief: [{ ...first, moves: [pick] }], latest: true }]
    expect(heldOverWord(table({ history: [[first]], undone, before: path(1) }).e)).toBeNull()
  })
})
