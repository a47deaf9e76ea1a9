import { describe, expect, test } from 'vitest'
import type { AnyGame } from '../../src/core/game.ts'
import type { Ruling } from '../../src/core/ruling.ts'
import type { Piece } from '../../src/core/scene.ts'
import { checkRecord, isMalformation, type Ruler } from '../../src/journal/check.ts'
import { skerry } from '../toy/index.ts'

const head = { tablekeeper: 1, game: 'skerry', options: { brisk: true }, seats: [{ name: 'Ann' }, {}], position: {} }
const north = { by: 0, do: { act: 'step', to: [0, 1] } }
const said: Ruler = () => ({ ruling: 'gave up', corrections: [] })

const check = (lines: readonly unknown[], ruler: Ruler = said) =>
  checkRecord(lines.map((it) => JSON.stringify(it)).join('\n'), [skerry as AnyGame], ruler)

/** Findings as line and key only. */
const found = (...lines: unknown[]): [number, string][] =>
  check([head, ...lines]).findings.map(({ line, finding }) => [line, finding])

const refuse = (action: object, by = 0) => ({ refuse: { by, do: action } })

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
      { refuse: { by: 1, do: { act: 'roll' } } },
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

  test('that breaks the game itself says on which line and how: that is a bug, and the end', () => {
    const oh = (): never => {
      throw new Error('oh')
    }
    const ending = (game: AnyGame, ...lines: unknown[]) =>
      checkRecord(lines.map((it) => JSON.stringify(it)).join('\n'), [game], said).findings
    const broke = (line: number) => [{ line, finding: 'broke', game: 'skerry', why: 'Error: oh' }]
    expect(ending({ ...skerry, refuse: oh }, head, { note: '' }, north, north)).toEqual(broke(3))
    expect(ending({ ...skerry, setup: oh }, head, north)).toEqual(broke(1))
    expect(ending({ ...skerry, view: oh }, head, { expect: { turn: 0 }, view: 0 })).toEqual(broke(2))
    expect(ending(skerry, head, { see: { places: {} }, ruling: 'foul' })).toMatchObject([{ finding: 'other ruling' }])
  })

  test.each<[string, unknown[], string]>([
    ['no header', [north], 'malformed'],
    ['a line that is nothing', [head, { hm: 1 }], 'malformed'],
    ['a game that is not here', [{ ...head, game: 'chess' }], 'unknown game'],
    ['a start that the game refuses', [{ ...head, seats: [{}] }], 'bad start']
  ])('with %s is malformed', (_, lines, finding) => {
    const { findings } = check(lines)
    expect(findings).toMatchObject([{ finding }])
    expect(findings.every(isMalformation)).toBe(true)
  })

  test.each<[string, unknown, string, string, unknown]>([
    ['an action that the game does not know', refuse({ act: 'stp' }), 'refuse.do.act', 'shape.act', 'stp'],
    ['what every object has', refuse({ act: 'constructor' }), 'refuse.do.act', 'shape.act', 'constructor'],
    ['a key too many', refuse({ act: 'end', constructor: 1 }), 'refuse.do', 'shape.alone', undefined],
    ['a key too few', refuse({ act: 'push', to: [0, 1] }), 'refuse.do', 'shape.missing', undefined],
    ['another kind of value', refuse({ act: 'step', to: 'N' }), 'refuse.do', 'shape.field', undefined],
    ['a move of an unknown action', { by: 0, do: { act: 'stp' } }, 'do.act', 'shape.act', 'stp'],
    ['a seat that makes a move', { by: 2, do: { act: 'end' } }, 'by', 'record.seat', 2],
    ['a seat that is refused', refuse({ act: 'end' }, 2), 'refuse.by', 'record.seat', 2],
    ['a seat that may do nothing', { legal: 2, are: [] }, 'legal', 'record.seat', 2],
    ['a seat that looks', { expect: { turn: 0 }, view: 2 }, 'view', 'record.seat', 2],
    ['an unknown action to be done', { legal: 0, act: 'stp', are: [] }, 'act', 'form.known', 'stp'],
    ['an unknown action among others', { legal: 0, are: [{ act: 'stp' }] }, 'are.0.act', 'shape.act', 'stp'],
    ['an action of another name', { legal: 0, act: 'step', are: [{ act: 'end' }] }, 'are.0.act', 'form.known', 'end']
  ])('with %s is malformed, whatever it expects', (_, line, at, say, found) => {
    const { findings } = check([head, line, { expect: { turn: 9 } }])
    expect(findings).toMatchObject([{ line: 2, finding: 'malformed' }])
    const [first] = findings
    const problems = first?.finding === 'malformed' ? first.problems : []
    expect(problems.map((it) => [it.at.join('.'), it.why.say, it.found])).toEqual([[at, say, found]])
  })

  test.each<[string, object]>([
    ['a preset that the game does not have', { preset: 'brsk' }],
    ['a preset of every object', { preset: 'toString' }],
    ['an audience on a seat that nobody has', { agreed: { audience: 2 } }]
  ])('with %s does not begin', (_, header) => {
    expect(check([{ ...head, ...header }, { expect: { turn: 9 } }]).findings).toMatchObject([
      { line: 1, finding: 'malformed' }
    ])
  })
})

describe('a preset', () => {
  const { options: _, ...bare } = head
  const brisk = (header: object): unknown => (check([{ ...bare, ...header }]).state as { brisk?: boolean }).brisk

  test('gives the options, and what the header gives itself goes over them', () => {
    expect(brisk({ preset: 'brisk' })).toBe(true)
    expect(brisk({ preset: 'brisk', options: { brisk: false } })).toBe(false)
    expect(brisk({ preset: 'ordinary' })).toBe(false)
    expect(brisk({})).toBe(false)
  })
})

describe('the table', () => {
  const table = (expect: object) => ({ expect, view: 'table' })

  test('is expected by place: what stands there in any order, and what is empty', () => {
    expect(found(table({ '0,0': ['keeper/0'], '0,1': [] }), north, table({ '0,0': [], '0,1': ['keeper/0'] }))).toEqual(
      []
    )
  })

  test.each<[string, object, object]>([
    ['a place that is not empty', { '0,0': [] }, { at: ['0,0'], wanted: [], found: ['keeper/0'] }],
    ['an empty one', { '0,1': ['stone'] }, { at: ['0,1'], wanted: ['stone'], found: [] }],
    ['another piece', { '0,0': ['keeper/1'] }, { at: ['0,0', 0], wanted: 'keeper/1', found: 'keeper/0' }],
    ['no place of it', { '7,7': [] }, { at: ['7,7'], wanted: [], known: expect.arrayContaining(['0,0', '0,1']) }]
  ])('does not hold with %s', (_, wanted, unmet) => {
    expect(check([head, table(wanted)]).findings).toEqual([{ line: 2, finding: 'unmet', found: undefined, ...unmet }])
  })

  test('does not mind in which order equal places name their pieces', () => {
    const pile: AnyGame = {
      ...skerry,
      scene: () => ({
        places: [],
        pieces: ['b', 'a', 'b'].map((kind) => ({ kind, place: 'x' }) as Piece),
        dice: null,
        cues: []
      })
    }
    const of = (...kinds: string[]) =>
      checkRecord([head, table({ x: kinds })].map((it) => JSON.stringify(it)).join('\n'), [pile], said).findings.length
    expect([of('a', 'b', 'b'), of('b', 'b', 'a'), of('a', 'b')]).toEqual([0, 0, 1])
  })
})

describe('what chance is about to do', () => {
  const dealt = { ...head, options: {}, position: { phase: 'roll' } }
  const due = (due: unknown) => ({ legal: 'chance', due })
  const roll = { by: 0, do: { act: 'roll' } }
  const four = { chance: 'throw', dice: [{ kind: 'regular', faces: 6, count: 4 }] }

  test('is expected as a part of it', () => {
    const { findings } = check([dealt, due(null), roll, due(four), due({ chance: 'throw' })])
    expect(findings).toEqual([])
    const { position: _, ...fresh } = dealt
    expect(check([fresh, due({ chance: 'pick', what: 'card/0', count: 1 })]).findings).toEqual([])
  })

  test.each<[string, unknown[], object]>([
    ['nothing, where something is due', [roll, due(null)], { at: [], wanted: null, found: four }],
    [
      'something, where nothing is due',
      [{ note: '' }, due({ chance: 'throw' })],
      { at: [], wanted: { chance: 'throw' }, found: null }
    ],
    ['another node', [roll, due({ chance: 'pick' })], { at: ['chance'], wanted: 'pick', found: 'throw' }],
    [
      'other dice',
      [roll, due({ chance: 'throw', dice: [{ kind: 'regular', count: 3 }] })],
      { at: ['dice', 0, 'count'], wanted: 3, found: 4 }
    ]
  ])('does not hold with %s', (_, lines, unmet) => {
    expect(check([dealt, ...lines]).findings).toEqual([{ line: 3, finding: 'unmet', ...unmet }])
  })

  test('is not a list of actions: every throw is one', () => {
    expect(found({ legal: 'chance', are: [] })).toEqual([[2, 'malformed']])
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
    expect(asked).toEqual([[{ line: 2, before: expect.objectContaining({ turn: 0 }), move: north }]])
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
