// Why a table is wrong: which rule is named, what may not be taken back, and when nobody is accused.

import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../../src/core/game.ts'
import type { Json } from '../../../src/core/json.ts'
import type { Observation, Reading } from '../../../src/core/observation.ts'
import type { Action, Move } from '../../../src/core/rules.ts'
import type { Correction } from '../../../src/core/ruling.ts'
import { skerry } from '../../toy/index.ts'
import { called, diagnose, graph, idle, type Position, whyCommitted } from '../peek.ts'

const move: Move<Action> = { by: 'chance', do: { act: 'throw' } }

describe('what may not be taken back', () => {
  const atlas = graph(skerry)
  const at = (x: number, y: number): Position => {
    const set = skerry.setup({
      options: {},
      seats: [{}, {}],
      position: {
        keepers: [
          [x, y],
          [3, 0]
        ],
        stones: []
      } as Json
    })
    if (!set.ok) throw new Error('no Skerry')
    return { state: set.value, key: skerry.key(set.value) }
  }
  const shows = ({ state, key }: Position): Observation => {
    const { at } = atlas.node(state, key).layout
    return { places: Object.fromEntries(skerry.scene(state as never).places.map(({ id }) => [id, at.get(id) ?? []])) }
  }
  const cells = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => [x, y] as const))
  const [now, ...others] = cells.map(([x, y]) => at(x, y)) as [Position, ...Position[]]
  const rule = (before: readonly Position[], seen: Position) => {
    const history = [[{ ...now, from: 0, moves: [] }]]
    return diagnose(atlas, { history, commitPoint: { move, learnt: [], before } }, shows(seen))?.rule
  }

  test('is named where the table stands as at one of the last eight positions that differed', () => {
    const nine = [...others, at(3, 1)]
    expect(nine.slice(1).map((seen) => rule(nine, seen))).toEqual(Array(8).fill('TK-001'))
    expect(rule(nine, nine[0] as Position)).not.toBe('TK-001')
    // What looked as it does now counts for none of them.
    expect(rule([...others, now, now], others[0] as Position)).toBe('TK-001')
  })

  test('and nothing where it stands as it did right after', () => {
    expect(rule([now], now)).toBeUndefined()
    expect(rule([], others[0] as Position)).not.toBe('TK-001')
  })

  test('because dice have been rolled, or because of who learnt something', () => {
    const by0: Move<Action> = { by: 0, do: { act: 'peek' } }
    const why = (by: Move<Action>, ...learnt: number[]) => whyCommitted({ move: by, learnt, before: [] })
    expect(why(move)).toEqual({ say: 'referee.spoken' })
    expect(why(move, 1)).toEqual({ say: 'referee.spoken' })
    expect(why(by0)).toEqual({ say: 'referee.spoken' })
    expect(why(by0, 0, 1)).toEqual({ say: 'referee.learnt', with: { seats: [{ seat: 0 }, { seat: 1 }] } })
  })
})

/** States are numbers: `attempts` are what somebody may have meant there, and what is below zero is refused by a rule of that name. */
const guessing = (attempts: (s: number) => readonly number[]): AnyGame =>
  ({
    key: String,
    scene: () => ({ places: [], pieces: [], dice: null }),
    attempts: (s: number) => attempts(s).map((to) => ({ by: 0, do: { act: 'go', to } })),
    refuse: (s: number, { do: { to } }: { do: { to: number } }) =>
      to < 0 ? { rule: `${s}:${-to}`, why: { say: 'no' } } : null,
    decide: (_: number, { do: { to } }: { do: { to: number } }) => ({ events: [], state: to })
  }) as unknown as AnyGame

describe('the rule of a foul', () => {
  const rule = (attempts: (s: number) => readonly number[]) => {
    const history = [[{ state: 0, key: '0', from: 0, moves: [] }]]
    return diagnose(graph(guessing(attempts)), { history, commitPoint: null }, { places: {} })?.rule
  }

  test('is the first refusal, behind legal moves, too', () => {
    expect(rule(() => [])).toBeUndefined()
    expect(rule(() => [-1, -2])).toBe('0:1')
    expect(rule((s) => (s === 0 ? [1, -2] : [-3]))).toBe('1:3')
    expect(rule((s) => (s === 0 ? [1, -2] : []))).toBe('0:2')
  })

  test('is not looked for twice in one state', () => {
    expect(rule((s) => (s === 0 ? [1, -1] : [0, -2]))).toBe('1:2')
  })

  test('is looked for behind eight moves, and no more', () => {
    const at = (depth: number) => rule((s) => (s < depth ? [s + 1] : [-1]))
    expect([at(8), at(9)]).toEqual(['8:1', undefined])
  })

  test('is looked for in two hundred guesses', () => {
    const legal = (n: number) => Array.from({ length: n }, () => 1)
    expect(rule((s) => (s === 0 ? [...legal(199), -1] : []))).toBe('0:1')
    expect(rule((s) => (s === 0 ? [...legal(200), -1] : []))).toBeUndefined()
  })
})

describe('a foul that is called', () => {
  const history = [[{ state: 0, key: '0', from: 0, moves: [] }]]
  const match = (last: object, base: object | null = null) =>
    ({ history, commitPoint: null, sensors: { ...idle, last, base } }) as never
  const named = { places: { A: ['a'] } } as unknown as Reading
  const nameless = { places: { A: ['a'], B: ['?'] } } as unknown as Reading
  const broken = graph(guessing(() => [-7]))
  const calls = (found: object, sensors: object = named, observed: Observation = named) =>
    called(broken, match(sensors), { verdict: 'foul', corrections: [], ...found } as never, observed)
  const [take, move, put] = [
    { fix: 'take', kind: null, from: 'B' },
    { fix: 'move', kind: 'a', from: 'B', to: 'A' },
    { fix: 'put', kind: 'a', to: 'A' }
  ] as unknown as [Correction, Correction, Correction]
  const die: Correction = { fix: 'die', kind: 'regular', from: 2, to: 3 }

  test('names its rule, in the game’s words', () => {
    const refusal = { rule: '0:7', why: { say: 'no' } }
    expect(calls({ corrections: [move] })).toEqual({
      ruling: { ruling: 'foul', refusal, say: refusal.why, corrections: [move] },
      say: refusal.why,
      corrections: [move],
      rule: '0:7'
    })
  })

  test.each<[what: string, found: object, sensors: object, rule: string | undefined]>([
    ['one thing without a name too many', { corrections: [take] }, nameless, undefined],
    ['two of them', { corrections: [take, take] }, nameless, undefined],
    ['one, and a piece elsewhere', { corrections: [take, move] }, nameless, '0:7'],
    ['one, and a piece missing', { corrections: [take, put] }, nameless, '0:7'],
    ['one, and a named piece too many', { corrections: [take, { ...take, kind: 'a' }] }, nameless, '0:7'],
    ['a thing that nobody could name before', { corrections: [take] }, named, '0:7'],
    ['a knock', { corrections: [move], knocked: true }, named, undefined],
    ['a play half done', { corrections: [move], stage: 'begun' }, named, undefined],
    ['what cannot be told', { verdict: 'lost', corrections: [move] }, named, undefined]
  ])('accuses somebody or not: %s', (_, found, sensors, rule) => {
    expect(calls(found, sensors).rule).toBe(rule)
  })

  test.each<[what: string, corrections: Correction[], dice: object | undefined, rule: string | undefined]>([
    ['a piece is nowhere and nobody can tell what rolled', [put, die], { lying: [] }, undefined],
    ['the sensor can tell what rolled', [put, die], { lying: [], thrown: [] }, '0:7'],
    ['nobody sees the tray', [put, die], undefined, '0:7'],
    ['only the piece is wrong', [put, move], { lying: [] }, '0:7'],
    ['only the dice are wrong', [die], { lying: [] }, '0:7']
  ])('names no rule of dice while %s', (_, corrections, dice, rule) => {
    expect(calls({ corrections }, named, { ...named, ...(dice ? { dice } : {}) } as never).rule).toBe(rule)
  })

  test.each<[what: string, found: object, ruling: string, say: string]>([
    ['a table that was bumped', { knocked: true }, 'foul', 'referee.knocked'],
    ['a play that nobody finished', { stage: 'begun' }, 'foul', 'referee.begun'],
    ['a piece that nobody put back', { stage: 'lifted' }, 'foul', 'referee.lifted'],
    ['what cannot be told', { verdict: 'lost' }, 'gave up', 'referee.lost'],
    ['a guess that the game refuses', { guessed: true }, 'foul', 'no'],
    ['a knock beside which only guesses were tried', { guessed: true, knocked: true }, 'foul', 'referee.knocked']
  ])('says what it is: %s', (_, found, ruling, say) => {
    expect(calls(found)).toMatchObject({ ruling: { ruling, say: { say } }, say: { say } })
  })

  test('is given up where the game refuses none of the guesses, and a foul where all was tried', () => {
    const silent = (guessed: boolean) =>
      called(graph(guessing(() => [])), match(named), { verdict: 'foul', corrections: [], guessed }, named)
    expect(silent(true)).toEqual({
      ruling: { ruling: 'gave up', say: { say: 'referee.lost' }, corrections: [] },
      say: { say: 'referee.lost' },
      corrections: []
    })
    expect(silent(false).ruling).toEqual({
      ruling: 'foul',
      refusal: null,
      say: { say: 'referee.foul' },
      corrections: []
    })
  })
})
