import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../src/core/game.ts'
import type { Ruling } from '../../src/core/ruling.ts'
import { checkRecord, isMalformation, type Ruler } from '../../src/journal/check.ts'
import { skerry } from '../toy/index.ts'

const head = { tablekeeper: 1, game: 'skerry', options: { brisk: true }, seats: [{ name: 'Ann' }, {}], position: {} }
const north = { by: 0, do: { act: 'step', to: [0, 1] } }
const said: Ruler = () => ({ ruling: 'gave up', corrections: [] })

const check = (lines: readonly unknown[], ruler: Ruler = said) =>
  checkRecord(lines.map((it) => JSON.stringify(it)).join('\n'), [skerry as AnyGame], ruler)

/** Findings without what they quote. */
const found = (...lines: unknown[]): [number, string][] =>
  check([head, ...lines]).findings.map(({ line, finding }) => [line, finding])

describe('a record', () => {
  test('of legal moves and true expectations holds', () => {
    const verdict = check([
      head,
      { note: 'Ann goes north.' },
      { expect: { turn: 0 } },
      north,
      {
        expect: {
          turn: 1,
          keepers: [
            [0, 1],
            [3, 0]
          ]
        }
      },
      { refuse: north, rule: 'T-14' },
      { refuse: { by: 1, do: { act: 'fly' } } },
      { expect: { seats: [{ seat: 0 }, { seat: 1 }] }, view: 'audience' }
    ])
    expect(verdict).toMatchObject({ findings: [], moves: 1, expectations: 5, seats: head.seats })
    expect(verdict.state).toMatchObject({ turn: 1 })
  })

  test('starts from the first preset where it gives no options', () => {
    const { options: _, position: __, ...bare } = head
    const usual: AnyGame = { ...skerry, presets: { brisk: { brisk: true } } }
    const verdict = checkRecord(JSON.stringify(bare), [usual], said)
    expect(verdict.state).toMatchObject({ brisk: true, phase: 'act' })
  })

  test.each<[string, unknown[], [number, string][]]>([
    ['what is not so', [{ expect: { turn: 1 } }, north], [[2, 'unmet']]],
    ['a list of another length', [{ expect: { stones: [[1, 1]] } }], [[2, 'unmet']]],
    ['a key that is not there', [{ expect: { moon: 1 } }], [[2, 'unmet']]],
    ['what a viewer does not see', [{ expect: { deck: [] }, view: 0 }], [[2, 'unmet']]],
    ['a legal move that should be refused', [{ refuse: north }], [[2, 'not refused']]],
    ['a refusal for another rule', [{ refuse: { by: 1, do: { act: 'end' } }, rule: 'T-12' }], [[2, 'other rule']]],
    ['a list of actions that lacks one', [{ legal: 0, act: 'step', are: [] }], [[2, 'other actions']]],
    [
      'several things',
      [{ expect: { turn: 1 } }, north, { expect: { turn: 0 } }],
      [
        [2, 'unmet'],
        [4, 'unmet']
      ]
    ]
  ])('is told of %s', (_, lines, expected) => {
    expect(found(...lines)).toEqual(expected)
  })

  test('says what was wanted, what was found, and where', () => {
    const [finding] = check([
      head,
      {
        expect: {
          keepers: [
            [0, 0],
            [2, 0]
          ]
        }
      }
    ]).findings
    expect(finding).toEqual({ line: 2, finding: 'unmet', at: ['keepers', 1, 0], wanted: 2, found: 3 })
  })

  test('stops at the first move that is not legal: what comes after cannot be judged', () => {
    expect(found({ by: 1, do: { act: 'end' } }, { expect: { turn: 9 } })).toEqual([[2, 'refused']])
    expect(found({ by: 'chance', do: { act: 'throw', dice: [] } })).toEqual([[2, 'refused']])
  })

  test('compares the actions that it lists with those that are legal, in any order', () => {
    const steps = [...skerry.legal(check([head]).state as never, 0)].filter((it) => it.act === 'step')
    expect(steps.length).toBeGreaterThan(1)
    expect(found({ legal: 0, act: 'step', are: [...steps].reverse() })).toEqual([])
    const [finding] = check([
      head,
      { legal: 0, act: 'step', are: [...steps.slice(1), { act: 'step', to: [9, 9] }] }
    ]).findings
    expect(finding).toMatchObject({ strange: [steps[0]], lacking: [{ act: 'step', to: [9, 9] }] })
  })

  test('that breaks the game itself says on which line: that is a bug', () => {
    const broken: AnyGame = {
      ...skerry,
      refuse: () => {
        throw new Error('oh')
      }
    }
    const text = [head, { note: '' }, north].map((it) => JSON.stringify(it)).join('\n')
    expect(() => checkRecord(text, [broken], said)).toThrow('skerry itself broke on line 3')
  })

  test.each<[string, unknown[], string]>([
    ['no header', [north], 'malformed'],
    ['a line that is nothing', [head, { hm: 1 }], 'malformed'],
    ['a seat that nobody has', [head, { expect: {}, view: 2 }], 'malformed'],
    ['a game that is not here', [{ ...head, game: 'chess' }], 'unknown game'],
    ['a start that the game refuses', [{ ...head, seats: [{}] }], 'bad start']
  ])('with %s is malformed', (_, lines, finding) => {
    const { findings } = check(lines)
    expect(findings).toMatchObject([{ finding }])
    expect(findings.every(isMalformation)).toBe(true)
  })
})

describe('what is seen', () => {
  const see = { see: { places: {} }, ruling: 'settled' }
  const settled: Ruling = { ruling: 'settled', moves: [north] }
  const foul: Ruling = { ruling: 'foul', refusal: { rule: 'T-07' as never, why: { say: 'no.T-07' } }, corrections: [] }

  test('is ruled on by the referee from the state that the record has reached', () => {
    const asked: unknown[] = []
    check([head, north, see], (game, state, seen) => {
      asked.push([game.id, (state as { turn: number }).turn, seen])
      return settled
    })
    expect(asked).toEqual([['skerry', 1, { places: {} }]])
  })

  test('and settled is played: what follows stands after it', () => {
    expect(check([head, see, { expect: { turn: 1 } }], () => settled)).toMatchObject({ findings: [], moves: 1 })
  })

  test('a take-back takes the state back; what follows stands after it', () => {
    const asked: unknown[] = []
    const back: Ruler = (_, _state, _see, made) => {
      asked.push(made)
      return { ruling: 'settled', moves: [], back: 1 }
    }
    const verdict = check([head, north, see, { expect: { turn: 0 } }, north], back)
    expect(verdict).toMatchObject({ findings: [], moves: 2 })
    expect(asked).toEqual([[{ before: expect.objectContaining({ turn: 0 }), move: north }]])
  })

  test.each<[string, object, Ruling, number]>([
    ['another ruling', see, foul, 1],
    ['the same ruling', { ...see, ruling: 'foul' }, foul, 0],
    ['the same rule', { ...see, ruling: 'foul', rule: 'T-07' }, foul, 0],
    ['another rule', { ...see, ruling: 'foul', rule: 'T-08' }, foul, 1]
  ])('with %s', (_, line, ruling, findings) => {
    expect(check([head, line], () => ruling).findings).toHaveLength(findings)
  })
})
