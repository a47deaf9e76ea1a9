// The checks that `actsTable` makes for every action, and their order, in a game with a few actions and a die.
import { expect, test } from 'vitest'
import type { Move } from '../../src/core/rules.ts'
import { chanceShapes, isCount, type Shaped, shapeRule } from '../../src/core/shape.ts'
import { type Act, actsTable } from '../../src/kit/acts.ts'
import { refusals } from '../../src/kit/refusal.ts'
import { scripting } from '../../src/kit/script.ts'

type State = { readonly phase: 'early' | 'late' | 'long' | 'over'; readonly turn: number; readonly n: number }
type Event = { readonly e: 'added'; readonly n: number } | { readonly e: 'phase'; readonly phase: State['phase'] }

const shapes = { throw: chanceShapes.throw, add: { n: isCount }, tick: {}, count: { n: isCount } }
type Action = Shaped<typeof shapes>
type ActOf<Name extends Action['act']> = Act<State, Extract<Action, { act: Name }>, Event>

const no = refusals('X')
const looked: string[] = []
const add: ActOf<'add'> = {
  phases: ['early'],
  untimely: () => no('X-03', 'untimely'),
  *list() {
    for (const n of [1, 2, 3]) yield { act: 'add', n }
  },
  refuse(_, { n }) {
    looked.push(`add ${n}`)
    return n < 3 ? null : no('X-04', 'much', { n })
  },
  decide: (_, { n }) => [{ e: 'added', n }],
  sketch: (_, { n }) => (n === 2 ? { how: 'observed' } : { how: 'declared' }),
  tell: (_, { n }) => ({ say: 'adds', with: { n } })
}
const tick: ActOf<'tick'> = {
  list: () => [{ act: 'tick' }],
  exact: true,
  refuse: () => null,
  decide: (s) => ({ events: [{ e: 'added', n: 1 }], state: { ...s, n: s.n + 1 } }),
  sketch: { how: 'inferred' },
  tell: () => null
}
const count: ActOf<'count'> = {
  phases: ['long'],
  untimely: () => no('X-05', 'untimely'),
  long: true,
  *list() {
    for (let n = 0; n < 1_000_000; n++) yield { act: 'count', n }
  },
  decide: () => [],
  sketch: { how: 'declared' },
  tell: () => ({ say: 'counts' })
}
const throwing: ActOf<'throw'> = { chance: true, decide: () => [], sketch: { how: 'observed' }, tell: () => null }

const scripts = scripting<State, Event>({
  added: (s, { n }) => ({ ...s, n: s.n + n }),
  phase: (s, { phase }) => ({ ...s, phase })
})
const game = actsTable<State, Action, Event, { readonly free?: true }>({
  shapes,
  acts: { throw: throwing, add, tick: { ...tick, free: true }, count },
  over: (s) => (s.phase === 'over' ? no('X-01', 'over') : null),
  notChance: no('X-02', 'chance'),
  toAct: (s) => (s.phase === 'over' ? [] : [0, 1]),
  actor: (s) => (act, by) => (by === s.turn || act.free ? null : no('X-02', 'turn')),
  scripting: scripts,
  goesOn: (script) => (script.state.n >= 2 ? scripts.extend(script, { e: 'phase', phase: 'late' }) : script),
  consequence: (s, event) => (event.e === 'phase' ? { say: 'from', with: { n: s.n } } : null)
})
const at = (phase: State['phase'], n = 0): State => ({ phase, turn: 0, n })

test.each<[because: string, s: State, move: unknown, rule: string | null]>([
  ['a shape is asked first', at('over'), { by: 'chance', do: { act: 'add' } }, shapeRule],
  ['whether it is over, second', at('over'), { by: 'chance', do: { act: 'add', n: 9 } }, 'X-01'],
  ['chance is told from seats', at('late'), { by: 'chance', do: { act: 'add', n: 9 } }, 'X-02'],
  ['and seats from chance', at('late'), { by: 0, do: { act: 'throw', dice: [] } }, 'X-02'],
  ['who it is, third', at('late'), { by: 1, do: { act: 'add', n: 9 } }, 'X-02'],
  ['the phase, fourth', at('late'), { by: 0, do: { act: 'add', n: 9 } }, 'X-03'],
  ['the act itself, last', at('early'), { by: 0, do: { act: 'add', n: 9 } }, 'X-04'],
  ['nothing is wrong', at('early'), { by: 0, do: { act: 'add', n: 1 } }, null],
  ['an act that says no phase is for all of them', at('late'), { by: 1, do: { act: 'tick' } }, null],
  ['chance needs no turn', at('late'), { by: 'chance', do: { act: 'throw', dice: [] } }, null]
])('%s', (_, s, move, rule) => {
  expect(game.refuse(s, move as Move<Action>)?.rule ?? null).toBe(rule)
})

test('what is listed and not refused is legal, in the order of the table', () => {
  expect(game.legal(at('early'), 0)).toEqual([{ act: 'add', n: 1 }, { act: 'add', n: 2 }, { act: 'tick' }])
  expect(game.legal(at('late'), 0)).toEqual([{ act: 'tick' }])
  expect(game.legal(at('early'), 1)).toEqual([{ act: 'tick' }])
  expect(game.legal(at('early'), 'chance')).toEqual([])
  expect(game.legal(at('over'), 0)).toEqual([])
})
test('actions of other phases are not even checked', () => {
  looked.length = 0
  game.legal(at('late'), 0)
  expect(looked).toEqual([])
})
test('a long list is lazy: it is made only as far as it is read', () => {
  const may = game.legal(at('long'), 0)
  expect(may).toHaveProperty('lazy', true)
  const [first, second] = may
  expect([first, second]).toEqual([{ act: 'tick' }, { act: 'count', n: 0 }])
})
test('a move brings about its own events, and then what follows from them', () => {
  expect(game.decide(at('early'), { by: 0, do: { act: 'add', n: 1 } })).toEqual({
    events: [{ e: 'added', n: 1 }],
    state: at('early', 1)
  })
  const [late, moved] = [at('late', 2), { by: 0, do: { act: 'tick' } } as const]
  expect(game.decide(at('early', 1), moved)).toEqual({
    events: [
      { e: 'added', n: 1 },
      { e: 'phase', phase: 'late' }
    ],
    state: late
  })
})
test('the sentence of a move is followed by those for what it brings about', () => {
  const both = game.tell(at('early'), { by: 0, do: { act: 'add', n: 2 } })
  expect(both?.say).toBe('log.and')
  expect(Object.entries(both?.with ?? {})).toEqual([
    ['first', { say: 'adds', with: { n: 2 } }],
    ['then', { say: 'from', with: { n: 2 } }]
  ])
  expect(game.tell(at('early', 1), { by: 0, do: { act: 'tick' } })).toBe(null)
})
test('a sketch is one for all, or made for the action', () => {
  expect(game.sketch(at('early'), { by: 0, do: { act: 'tick' } })).toBe(tick.sketch)
  expect(game.sketch(at('early'), { by: 0, do: { act: 'add', n: 2 } })).toEqual({ how: 'observed' })
})
