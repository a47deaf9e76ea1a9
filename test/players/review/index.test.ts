// Looking back on matches of a tiny game, where it is known what each choice cost.

import { expect, test } from 'vitest'
import type { AnyGame } from '../../../src/core/game.ts'
import type { Json } from '../../../src/core/json.ts'
import type { AnyHooks } from '../../../src/core/player.ts'
import type { Looked, Review, ReviewNote, ReviewStep } from '../../../src/core/review.ts'
import type { Action, Move } from '../../../src/core/rules.ts'
import { review } from '../../../src/players/index.ts'
import { mixed } from '../../../src/players/luck.ts'
import { full } from '../../../src/players/review/effort.ts'
import { begin } from '../../conformance/playout.ts'
import konane from '../../toy/konane/index.ts'

/** Seats take turns; each keeps or wastes, then throws a die. Whoever kept adds what it shows. After so many turns the higher sum wins. */
interface State {
  readonly turns: number
  readonly sums: readonly number[]
  readonly kept: boolean | null
}
const whose = ({ turns, sums }: State): number => turns % sums.length
const isOver = ({ turns, sums, kept }: State, length: number): boolean => kept === null && turns >= length * sums.length

const dicey = (length: number, seats = 2, teams: readonly number[] = []): AnyGame =>
  ({
    id: 'dicey',
    asked: (s: State) => (s.kept === null && !isOver(s, length) ? whose(s) : null),
    legal: () => [{ act: 'keep' }, { act: 'waste' }],
    refuse: (_: State, { do: { act } }: Move) => (act === 'cheat' ? { rule: 'D-1', why: { say: 'no' } } : null),
    decide(s: State, { by, do: action }: Move<Action & { dice?: { face: number }[] }>) {
      if (by !== 'chance') return { events: [], state: { ...s, kept: action.act === 'keep' } }
      const gain = s.kept ? (action.dice?.[0]?.face ?? 0) : 0
      const sums = s.sums.map((it, seat) => it + (seat === whose(s) ? gain : 0))
      return { events: [], state: { turns: s.turns + 1, sums, kept: null } }
    },
    chance: (s: State) => (s.kept === null ? null : { chance: 'throw', dice: [{ kind: 'd', faces: 6, count: 1 }] }),
    outcome(s: State) {
      if (!isOver(s, length)) return null
      const most = Math.max(...s.sums)
      return { winners: s.sums.flatMap((it, seat) => (it === most ? [seat] : [])), why: { say: 'won' } }
    },
    view: () => ({ seats: Array.from({ length: seats }, (_, seat) => ({ seat, team: teams[seat] })), choices: [] }),
    tell: (_: State, { by, do: { act } }: Move) => ({ say: act, with: { who: { seat: by } } })
  }) as unknown as AnyGame

/** Chances by the sums alone. */
const hooks: AnyHooks = {
  evaluate({ sums }: State) {
    const weights = sums.map((it) => Math.exp(it / 4))
    const all = weights.reduce((sum, it) => sum + it, 0)
    return weights.map((it) => it / all)
  },
  reason: (_s: State, _by: number, { act }: Action) => ({ say: `because.${act}` })
}

/** `plays`: for each turn what is done, and what falls. */
function match(plays: readonly (readonly ['keep' | 'waste' | 'cheat', number])[], seats = 2): Looked {
  const moves = plays.flatMap(([act, face], turn): Move<Action>[] => [
    { by: turn % seats, do: { act } },
    { by: 'chance', do: { act: 'throw', dice: [{ kind: 'd', face }] } as Action }
  ])
  return {
    first: { turns: 0, sums: Array.from({ length: seats }, () => 0), kept: null } as unknown as Json,
    moves,
    seats
  }
}

function made(work: Generator<ReviewStep, Review>): { readonly review: Review; readonly steps: readonly ReviewStep[] } {
  const steps: ReviewStep[] = []
  for (;;) {
    const it = work.next()
    if (it.done) return { review: it.value, steps }
    steps.push(it.value)
  }
}

/** Everybody keeps, but two waste; the first seat throws badly throughout. */
const turned = match([
  ['keep', 1],
  ['keep', 6],
  ['keep', 1],
  ['waste', 6],
  ['keep', 2],
  ['keep', 6],
  ['waste', 6],
  ['keep', 5]
])

test('turning points are the choices that cost something, and never the dice', () => {
  const { review: it } = made(review(dicey(4), hooks, turned))
  expect(it.turning?.map(({ at, seat }) => [at, seat])).toEqual([
    [6, 1],
    [12, 0]
  ])
  for (const { played, better, why, chances } of it.turning ?? []) {
    expect([played.say, better.say, why]).toEqual(['waste', 'keep', { say: 'because.keep' }])
    expect(chances[0] - chances[1]).toBeGreaterThan(0.05)
  }
})

test('the curve follows the evaluation turn by turn, and ends with who won', () => {
  const { review: it } = made(review(dicey(4), hooks, turned))
  expect(it.from).toEqual({ by: 'evaluation' })
  expect(it.curve.map(({ at }) => at)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16])
  expect(it.curve[0]?.of).toEqual([0.5, 0.5])
  expect(it.curve[2]?.of[1]).toBeCloseTo(1 / (1 + Math.exp(-5 / 4)), 4)
  expect(it.curve.at(-1)?.of).toEqual([0, 1])
})

test('of many costly choices the three that cost most are told, in the order of play, one of each turn', () => {
  const all = match(Array.from({ length: 12 }, (_, i) => [i < 10 ? 'waste' : 'keep', 4] as const))
  const { review: it } = made(review(dicey(6), hooks, all))
  const at = it.turning?.map((point) => point.at) ?? []
  expect(at).toHaveLength(3)
  expect(at).toEqual([...at].sort((a, b) => a - b))
})

test('the same match has the same review, wherever it was interrupted', () => {
  const { review: whole, steps } = made(review(dicey(4), hooks, turned))
  const parts = steps.map(({ part }) => part)
  expect(parts).toEqual([...parts].sort((a, b) => a - b))
  expect(parts.at(-1)).toBe(1)
  const notes: ReviewNote[] = JSON.parse(JSON.stringify(steps.map(({ note }) => note)))
  for (let n = 0; n <= notes.length; n++) {
    const again = made(review(dicey(4), hooks, turned, notes.slice(0, n)))
    expect(again.review).toEqual(whole)
    expect(again.steps).toHaveLength(notes.length - n)
  }
})

test('what a seat cannot know is no mistake: a choice is judged by what its seat knew', () => {
  // Keeping is right only in the one of six deals that is the real one.
  const hidden: AnyGame = {
    ...dicey(2),
    secrets: true,
    decide(s: State & { readonly trap: number }, move: Move<Action & { dice?: { face: number }[] }>) {
      const { events, state } = dicey(2).decide(s as never, move as never)
      const bad = s.trap > 0 && s.kept === true && move.by === 'chance'
      const { sums, ...rest } = state as unknown as State
      const after = bad ? sums.map((it, seat) => (seat === whose(s) ? it - 20 : it)) : sums
      return { events, state: { ...rest, sums: after, trap: s.trap } as unknown as Json }
    },
    knows: (s: State, _viewer: unknown, random: number) => [{ ...s, trap: random % 6 }, mixed(random, 1)]
  } as unknown as AnyGame
  const wasted = match([
    ['waste', 6],
    ['waste', 6],
    ['waste', 6],
    ['waste', 5]
  ])
  const real = { ...wasted, first: { ...(wasted.first as object), trap: 0 } as Json }
  expect(made(review(hidden, hooks, real)).review.turning).toEqual([])
  const { knows: _, ...open } = hidden
  expect(made(review(open as AnyGame, hooks, real)).review.turning).not.toEqual([])
})

test('a budget that cannot be halved ends all the same', () => {
  const effort = { ...full, glances: { all: 61, least: 61, most: 61 } }
  expect(made(review(dicey(4), hooks, turned, [], effort)).review.turning).toHaveLength(2)
})

test('seats of one team are one side, whose chances are those of its seats together', () => {
  const four = match(
    [
      ['keep', 6],
      ['keep', 1],
      ['keep', 5],
      ['keep', 1]
    ],
    4
  )
  const { review: it } = made(review(dicey(1, 4, [1, 2, 1, 2]), hooks, four))
  expect(it.sides).toEqual([
    [0, 2],
    [1, 3]
  ])
  expect(it.curve[0]?.of).toEqual([0.5, 0.5])
  expect(it.curve.at(-1)?.of).toEqual([1, 0])
})

test('a game that evaluates nothing is reviewed by random matches to their end, where that is affordable', () => {
  const { review: it } = made(review(dicey(4), {}, turned))
  expect(it.from).toEqual({ by: 'playouts', each: 64 })
  expect(it.curve.at(-1)?.of).toEqual([0, 1])
  // Nobody is ahead yet: within four standard errors of one half.
  expect(Math.abs((it.curve[0]?.of[0] ?? 0) - 0.5)).toBeLessThan(4 * Math.sqrt(0.25 / 64))
  expect(it.turning).not.toBeNull()
  for (const { better } of it.turning ?? []) expect(better.say).toBe('keep')
})

test('where random matches are too long, the review says that there are no chances', () => {
  const { review: it } = made(review(dicey(5000), {}, turned))
  expect(it).toEqual({ from: { by: 'nothing', why: 'blind' }, sides: [[0], [1]], curve: [], turning: null })
})

test('a match with a move that today’s rules refuse is not reviewed, and nothing is thrown', () => {
  const { review: it } = made(
    review(
      dicey(4),
      hooks,
      match([
        ['keep', 1],
        ['cheat', 2],
        ['keep', 1]
      ])
    )
  )
  expect(it).toMatchObject({ from: { by: 'nothing', why: 'rules' }, curve: [], turning: null })
})

test('facts, and moves that put right what went wrong, are no choices', () => {
  const { review: facts } = made(review({ ...dicey(4), facts: ['waste'] } as AnyGame, hooks, turned))
  const { review: never } = made(review(dicey(4), { ...hooks, never: ['waste'] }, turned))
  expect([facts.turning, never.turning]).toEqual([[], []])
})

test('a match that was left before its end has a curve as far as it went, and a match without moves has its beginning', () => {
  const left = { ...turned, moves: turned.moves.slice(0, 5) }
  expect(made(review(dicey(4), hooks, left)).review.curve.map(({ at }) => at)).toEqual([0, 2, 4, 5])
  expect(
    made(review(konane, {}, { first: begin(konane, { options: {}, seats: [{}, {}] }), moves: [], seats: 2 })).review
      .curve
  ).toHaveLength(1)
})
