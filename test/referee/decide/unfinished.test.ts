// A table that no complete play explains: a play half done, a piece in a hand, a take-back begun, or a foul.

import { describe, expect, test } from 'vitest'
import type { Json } from '../../../src/core/json.ts'
import type { ObservedDice } from '../../../src/core/observation.ts'
import { skerry } from '../../toy/index.ts'
import {
  type Belief,
  type Evidence,
  evidence,
  graph,
  homeward,
  idle,
  isTakenUp,
  type Node,
  type Path,
  playBegun,
  type RefereeState,
  type SearchResult,
  startOf,
  type Undone,
  unread,
  wrong
} from '../peek.ts'

const atlas = graph(skerry)
type At = readonly [x: number, y: number]
const nodeAt = (me: At | null, you: At | null, stones: readonly At[] = []): Node => {
  const set = skerry.setup({
    options: {},
    seats: [{}, {}],
    position: { keepers: [me, you], stones } as unknown as Json
  })
  if (!set.ok) throw new Error('no Skerry')
  return atlas.node(set.value)
}
const home = nodeAt([0, 0], [3, 0])
const believed = ({ state, key }: Node): Belief => [{ state, key, from: 0, moves: [] }]
const { places } = skerry.scene(home.state as never)
type Shown = Record<string, readonly string[]>
const seeing = (at: Shown) => Object.fromEntries(places.map(({ id }) => [id, at[id] ?? []])) as never
const stay = startOf(home, 0)
const leads = (to: Node, from = home, part: Partial<Path> = {}): Path => ({
  ...startOf(from, 0),
  node: to,
  depth: 1,
  ...part
})

interface Given {
  readonly at: Shown
  readonly dice?: ObservedDice
  readonly base?: Shown | null
  readonly history?: readonly Belief[]
  readonly undone?: readonly Undone[]
  /** What a search from now finds, from what was taken back, and from where the turn began. */
  readonly paths?: readonly Path[]
  readonly back?: readonly Path[]
  readonly turn?: Partial<SearchResult>
  readonly found?: Partial<SearchResult>
}
function table(it: Given): Evidence {
  const { history = [believed(home)], undone = [], base = null } = it
  const sensors = { ...idle, base: base && { places: seeing(base) } }
  const recent = { undone, open: [], accepted: null }
  const match = { history, said: history.map(() => false), sensors, recent } as unknown as RefereeState
  const e = evidence(atlas, match, { places: seeing(it.at), ...(it.dice ? { dice: it.dice } : {}) })
  const none = { steps: [], ends: [], paths: [], sure: true, spent: 0, guessed: false, crowded: false, unseen: null }
  const ask = (rests: readonly Belief[]): SearchResult => {
    if (rests[0] === undone[0]?.belief) return { ...none, paths: it.back ?? [] }
    const isNow = rests.length === 1
    return isNow ? { ...none, paths: it.paths ?? [], ...it.found } : { ...none, ...it.turn }
  }
  return { ...e, ask }
}
const you = { '3,0': ['keeper/1'] }
const put = (kind: string, to: string) => ({ fix: 'put', kind, to })
const both = leads(nodeAt([1, 0], [2, 0]))

describe('a play has begun', () => {
  test('with a piece that stood there a moment ago: it is in a hand', () => {
    const towards = [put('keeper/0', '0,0')]
    const stood = { ...you, '0,0': ['keeper/0'] }
    expect(playBegun(table({ at: you, base: stood, paths: [stay] }))).toEqual({
      verdict: 'unfinished',
      towards,
      stage: 'lifted'
    })
    // What did not stand there the game has come to want.
    for (const base of [null, you, { ...you, '0,0': ['stone'] }])
      expect(playBegun(table({ at: you, base, paths: [stay] }))).toEqual({
        verdict: 'unfinished',
        towards,
        stage: 'wanted'
      })
  })

  test('with a piece that stands where the play puts it', () => {
    const at = { ...you, '1,0': ['keeper/0'] }
    expect(playBegun(table({ at, paths: [both] }))).toEqual({
      verdict: 'unfinished',
      stage: 'begun',
      towards: [{ fix: 'move', kind: 'keeper/1', from: '3,0', to: '2,0' }]
    })
    expect(playBegun(table({ at, paths: [leads(nodeAt([1, 0], [3, 0]))] }))).toBeNull()
  })

  test('from where the turn began, and nothing of it is played yet: it is no piece in a hand', () => {
    const history = [believed(home), believed(nodeAt([1, 0], [3, 0]))]
    const at = { at: you, base: { ...you, '0,0': ['keeper/0'] }, history, turn: { paths: [stay] } }
    expect(playBegun(table(at))).toMatchObject({ verdict: 'unfinished', stage: 'begun' })
  })

  test('and less would put the table right than the rest of it: that is what it is, once nobody finishes it', () => {
    const stones = nodeAt([0, 0], [3, 0], [[1, 1]])
    const three = leads(nodeAt([1, 0], [2, 0], [[2, 1]]), stones)
    const at = { ...you, '1,0': ['keeper/0'], '1,1': ['stone'] }
    const found = playBegun(table({ at, history: [believed(stones)], paths: [startOf(stones, 0), three] }))
    expect(found).toMatchObject({ verdict: 'unfinished', stage: 'begun', towards: [{}, {}] })
    expect(found).toMatchObject({
      else: { verdict: 'foul', corrections: [{ from: '1,0', to: '0,0' }], knocked: false }
    })
    const unsure = { at, history: [believed(stones)], paths: [startOf(stones, 0), three], found: { sure: false } }
    expect(playBegun(table(unsure))).not.toHaveProperty('else')
    const near = playBegun(table({ at: { ...you, '1,0': ['keeper/0'] }, paths: [stay, both] }))
    expect(near).not.toHaveProperty('else')
  })

  const alone = nodeAt([0, 0], null)
  const comes = leads(nodeAt([1, 0], [3, 0]), alone)
  const moved = { '1,0': ['keeper/0'] }

  test('and is done where only a piece is missing that the game brings', () => {
    const history = [believed(alone)]
    expect(playBegun(table({ at: moved, history, paths: [comes] }))).toEqual({
      keep: 1,
      steps: [{ from: 0, moves: [] }],
      ends: [comes]
    })
    const two = [believed(alone), believed(alone)]
    const turn = { paths: [comes] }
    expect(playBegun(table({ at: moved, history: two, turn }))).toMatchObject({ keep: 1, ends: [comes] })
    expect(playBegun(table({ at: moved, history: two, turn, paths: [comes] }))).toMatchObject({ keep: 2 })
  })

  test('and is not done while a piece that stood there is missing, or one stands elsewhere', () => {
    expect(playBegun(table({ at: moved, paths: [leads(nodeAt([1, 0], [2, 0]))] }))).toMatchObject({ stage: 'begun' })
    const one = leads(nodeAt([1, 0], [3, 0], [[2, 2]]), nodeAt([0, 0], null, [[2, 1]]))
    const at = { ...moved, '2,1': ['stone'] }
    expect(playBegun(table({ at, paths: [one] }))).toMatchObject({ stage: 'begun' })
    expect(playBegun(table({ at: { ...at, ...you }, paths: [one] }))).toMatchObject({ stage: 'begun' })
  })

  test('nor while one has still to go, however many the play brings', () => {
    const brings = leads(nodeAt([1, 0], [3, 0], [[2, 2]]), alone)
    const history = [believed(alone)]
    const missing = { '0,0': ['keeper/0'], ...you }
    for (const at of [{ ...missing, '2,2': ['stone'] }, missing]) {
      const found = playBegun(table({ at, history, paths: [brings] }))
      expect(found).toMatchObject({ verdict: 'unfinished', stage: 'begun' })
    }
  })

  test('that was taken back: it is not done before it is', () => {
    const undone = [{ keep: 1, belief: believed(alone), latest: true }]
    expect(playBegun(table({ at: moved, undone, back: [comes] }))).toMatchObject({
      verdict: 'unfinished',
      stage: 'begun'
    })
  })

  test('where dice rolled only with a throw in it', () => {
    const at = { ...you, '1,0': ['keeper/0'] }
    const dice = { lying: [{ kind: 'regular', face: 2 }], thrown: [0] }
    expect(playBegun(table({ at, dice, paths: [both] }))).toBeNull()
    expect(playBegun(table({ at, dice, paths: [both, { ...both, thrown: true }] }))).not.toBeNull()
  })
})

describe('a take-back has begun', () => {
  const now = nodeAt([1, 0], [3, 0])
  const history = [believed(home), believed(now)]

  test('where a piece is only missing', () => {
    expect(homeward(table({ at: you, history, paths: [startOf(now, 0)] }))).toEqual({
      verdict: 'unfinished',
      towards: [put('keeper/0', '0,0')],
      stage: 'begun'
    })
  })

  test('not where a die is gone as well', () => {
    const [rolled, then] = [home, now].map(({ state }) => ({ ...(state as object), phase: 'rolled', dice: [2, 3] }))
    const all = [rolled, then].map((state) => atlas.node(state as Json))
    const [, last] = all
    const taken = (faces: number[]) =>
      homeward(
        table({
          at: you,
          dice: { lying: faces.map((face) => ({ kind: 'regular', face })), thrown: [] },
          history: all.map(believed),
          paths: [startOf(last as Node, 0)]
        })
      )
    expect([taken([2, 3])?.towards, taken([2])]).toEqual([[put('keeper/0', '0,0')], null])
  })

  test('not where less would put the table right, dice rolled, or a piece must be moved', () => {
    const dice = { lying: [{ kind: 'regular', face: 2 }], thrown: [0] }
    expect(homeward(table({ at: you, dice, history, paths: [startOf(now, 0)] }))).toBeNull()
    expect(homeward(table({ at: you, history, paths: [startOf(nodeAt(null, [3, 0]), 0)] }))).toBeNull()
    expect(homeward(table({ at: { ...you, '2,2': ['keeper/0'] }, history, paths: [startOf(now, 0)] }))).toBeNull()
    expect(homeward(table({ at: you, history: [believed(now)], paths: [startOf(now, 0)] }))).toBeNull()
  })
})

describe('dice that nobody can read', () => {
  const unseen = {
    chance: 'throw',
    dice: [
      { kind: 'regular', faces: 6, count: 2 },
      { kind: 'power', faces: 6, count: 1 }
    ]
  } as const
  const die = (kind: string) => ({ fix: 'die', kind, from: '?', to: null })

  test('are asked for: all that are thrown, or those in the tray that show no face', () => {
    expect(unread(table({ at: you, found: { unseen } }))).toEqual({
      verdict: 'unfinished',
      towards: [die('regular'), die('regular'), die('power')],
      stage: 'wanted'
    })
    const dice = {
      lying: [
        { kind: 'a', face: 2 },
        { kind: 'b', face: '?' },
        { kind: 'c', face: '?' }
      ]
    } as const
    expect(unread(table({ at: you, dice, found: { unseen } }))?.towards).toEqual([die('b'), die('c')])
    expect(unread(table({ at: you }))).toBeNull()
    const turn = { history: [believed(home), believed(home)], turn: { unseen } }
    expect(unread(table({ at: you, ...turn }))?.towards).toHaveLength(3)
  })
})

test('a piece is in a hand where a play would set it down elsewhere, and nothing else is wrong', () => {
  const of = (at: Shown, ...paths: Path[]) => isTakenUp(table({ at, paths }))
  const step = leads(nodeAt([1, 0], [3, 0]))
  expect(of(you, stay, step)).toBe(true)
  expect(of(you, stay)).toBe(false)
  expect(of(you, leads(home))).toBe(false)
  // Where it may stand elsewhere already, no play has to set it down there.
  expect(of(you, stay, startOf(nodeAt([1, 0], [3, 0]), 1))).toBe(false)
  expect(of({ '2,2': ['keeper/0'], ...you }, step)).toBe(false)
  expect(of({ '2,2': ['stone'], ...you }, step)).toBe(false)
})

describe('what is wrong', () => {
  const at = { '0,1': ['keeper/0'], ...you }
  const back = [{ fix: 'move', kind: 'keeper/0', from: '0,1', to: '0,0' }]

  test('is a foul, led back to the nearest that play can reach', () => {
    expect(wrong(table({ at, paths: [stay] }))).toEqual({
      verdict: 'foul',
      corrections: back,
      knocked: false,
      guessed: false
    })
    const turn = { history: [believed(home), believed(home)], turn: { paths: [leads(nodeAt([0, 1], [3, 0]))] } }
    expect(wrong(table({ at, paths: [stay], ...turn }))).toMatchObject({ corrections: [] })
  })

  test('is lost where too much was left untried, and guessed where the game was asked', () => {
    expect(wrong(table({ at, paths: [stay], found: { sure: false } }))).toEqual({ verdict: 'lost', corrections: back })
    expect(wrong(table({ at, paths: [stay], found: { sure: false, guessed: true } }))).toMatchObject({
      verdict: 'foul',
      guessed: true
    })
    const turn = { history: [believed(home), believed(home)], turn: { sure: false } }
    expect(wrong(table({ at, paths: [stay], ...turn })).verdict).toBe('lost')
  })

  test('is put right as is believed where all pieces stand so', () => {
    const stands = { '0,0': ['keeper/0'], ...you }
    expect(wrong(table({ at: stands, paths: [both] }))).toMatchObject({ corrections: [] })
  })
})
