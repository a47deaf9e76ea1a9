// A match that was played with different rules than today’s: it continues as it was played, and the page tells the difference. These tests
// change the rules on purpose between two evenings.

import { describe, expect, test } from 'vitest'
import { type AnyGame, became, play } from '../../src/core/game.ts'
import { ruleId } from '../../src/core/ids.ts'
import type { Json } from '../../src/core/json.ts'
import type { Action, Move, Refusal } from '../../src/core/rules.ts'
import nexusKeepers from '../../src/games/nexus-keepers/index.ts'
import nexusOps from '../../src/games/nexus-ops/index.ts'
import { type Desk, openMatch } from '../../src/table/match.ts'
import { recall } from '../../src/table/recall.ts'
import { recordOf } from '../../src/table/record.ts'
import { evening } from '../conformance/evening.ts'
import { peek } from '../referee/peek.ts'
import { at, two } from '../referee/positions.ts'
import { Table } from '../referee/table.ts'
import { skerry } from '../toy/index.ts'

const written = (t: Table) => ({ began: begun(t), entries: t.entries.map((entry) => ({ entry })) })
function begun({ game, start }: Table): Json {
  const set = game.setup(start)
  if (!set.ok) throw new Error('it began once')
  return set.value
}

function recalled(game: AnyGame, t: Table) {
  const it = recall(game, t.start, written(t))
  if (!it.ok) throw new Error(JSON.stringify(it.problems))
  return it.value
}

const no = (rule: string): Refusal => ({ rule: ruleId(rule), why: { say: `no.${rule}` } })
const refusing = (game: AnyGame, rule: string, isRefused: (move: Move<Action>) => boolean): AnyGame => ({
  ...game,
  refuse: (s, move) => (isRefused(move) ? no(rule) : game.refuse(s, move))
})

test('by the same rules nothing differs', () => {
  for (const game of [skerry, nexusKeepers, nexusOps] as AnyGame[]) {
    const start = { options: Object.values(game.presets)[0] ?? {}, seats: [{}, {}] }
    const { table } = evening(game, start, 4, { most: 80 })
    expect(recalled(game, table).differs, game.id).toEqual([])
  }
})

describe.each([skerry, nexusKeepers, nexusOps].map((game) => ({ id: game.id, game: game as AnyGame })))(
  '$id',
  ({ game }) => {
    test('is the very same match by rules that refuse all of it, and every move of it is named', () => {
      const start = { options: Object.values(game.presets)[0] ?? {}, seats: [{}, {}] }
      const { table } = evening(game, start, 4, { most: 80 })
      const earlier = new Set<string>()
      let state = begun(table)
      for (const move of table.judge.moves(table.match)) {
        earlier.add(game.key(state))
        state = play(game, state, move)
      }
      earlier.delete(game.key(state))
      /** Fails if a state before the end of the earlier match is decided again. */
      const once = <T>(s: Json, of: T): T => {
        if (earlier.has(game.key(s))) throw new Error('this was decided when it was played')
        return of
      }
      const { judge, stepped, differs } = recalled(
        {
          ...game,
          refuse: () => no('X-1'),
          decide: (s, move) => once(s, game).decide(s, move),
          learns: (s, move) => once(s, game).learns(s, move)
        },
        table
      )
      const { past, root, history, said, commitPoint, outcome } = peek(stepped[0])
      expect({ past, root, history, said, commitPoint, outcome }).toEqual({
        past: peek(table.match).past,
        root: peek(table.match).root,
        history: peek(table.match).history,
        said: peek(table.match).said,
        commitPoint: peek(table.match).commitPoint,
        outcome: table.match.outcome
      })
      expect(differs).toEqual(
        judge
          .moves(stepped[0])
          .map((move, i) => ({ number: i + 1, move, differs: 'refused', rule: 'X-1', why: no('X-1').why }))
      )
    })
  }
)

describe('what differs', () => {
  const steps = (): Table => at(two).shift('keeper/0', '1,0').rest().shift('keeper/0', '1,1').rest()
  const isSecond = ({ do: action }: Move<Action>): boolean => JSON.stringify(action) === '{"act":"step","to":[0,1]}'

  test('is named by its move and its rule, and can still be taken back', () => {
    const rules = refusing(
      { ...skerry, decide: (s, m) => (isSecond(m) ? { events: [], state: s } : skerry.decide(s, m as never)) },
      'T-07',
      isSecond
    )
    const { game, judge, stepped, differs } = recalled(rules, steps())
    expect(differs).toMatchObject([{ number: 2, differs: 'refused', rule: 'T-07' }])
    const t = new Table(game, { position: two })
    t.match = stepped[0]
    t.set(t.scene).show().rest()
    expect(judge.moves(t.match)).toHaveLength(2)
    t.press(0, 'undo').tidy().show().rest()
    expect([t.ruling.ruling, judge.moves(t.match).length]).toEqual(['settled', 1])
    expect(t.told.at(-1)).toMatchObject({ tone: 'undo', say: { with: { moves: [{ say: 'say.step' }] } } })
    // The step is made again in the continued match, and is as legal as it was then.
    expect(t.shift('keeper/0', '1,1').rest().ruling.ruling).toBe('settled')
  })

  test('was a move that has been taken back since: nobody is told', () => {
    const t = steps().press(0, 'undo').tidy().show().rest()
    expect(recalled(refusing(skerry, 'T-07', isSecond), t).differs).toEqual([])
  })

  test('is what a move leads to', () => {
    const rich: AnyGame = {
      ...skerry,
      decide: (s, m) => became({ ...play(skerry, s, m), round: 50 })
    }
    const { judge, stepped, differs } = recalled(rich, steps())
    expect(differs.map(({ number, differs: how }) => [number, how])).toEqual([
      [1, 'decided'],
      [2, 'decided']
    ])
    expect(judge.state(stepped[0])).toEqual(steps().state)
  })

  test('is who learns by it', () => {
    const open: AnyGame = { ...skerry, learns: () => [0, 1] }
    const { stepped, differs } = recalled(open, steps())
    expect(differs.map(({ differs: how }) => how)).toEqual(['decided', 'decided'])
    expect(peek(stepped[0]).commitPoint).toBeNull()
  })

  test('is what the recorded events make of a state', () => {
    const other: AnyGame = { ...skerry, evolve: (_, e) => ({ ...(e as { state: object }).state, round: 50 }) as never }
    expect(recalled(other, steps()).differs[0]).toMatchObject({ number: 1, differs: 'folded' })
  })

  test('is how a match begins: it goes on from where it began', () => {
    const other: AnyGame = { ...skerry, setup: (start) => skerry.setup({ ...start, position: { ...two, round: 50 } }) }
    const t = steps()
    const { judge, stepped, differs } = recalled(other, t)
    expect(differs).toEqual([{ differs: 'begun', number: 0, move: null }])
    expect(judge.state(stepped[0])).toEqual(t.state)
    expect(recalled({ ...skerry, setup: () => ({ ok: false, problems: [] }) }, t).differs).toHaveLength(1)
  })
})

describe('told', () => {
  const desk: Desk = {
    now: () => 77,
    after: () => () => undefined,
    keep: async () => undefined,
    note: () => undefined,
    aside: async () => undefined,
    light: () => undefined,
    over: async () => true,
    changed: () => undefined
  }
  const start = { options: {}, seats: [{ card: 'hessa' }, { card: 'dorn' }], position: { cubes: ['0,0 S', '1,2 N'] } }

  test('in the log, once, after what was told while it was played', () => {
    const { table } = evening(nexusKeepers, start, 2, { most: 60 })
    const rules = refusing(nexusKeepers, 'NK-039', (it) => it.do.act === 'move')
    const match = openMatch({ game: rules, start, seed: 5 }, desk, written(table))
    if (!match.ok) throw new Error(JSON.stringify(match.problems))
    const moves = table.judge.moves(table.match)
    const n = moves.findIndex((it) => it.do.act === 'move') + 1
    expect(n).toBeGreaterThan(1)
    expect(match.value.moves()).toEqual(moves)
    expect(match.value.told().filter(({ say }) => say.say.startsWith('referee.changed'))).toEqual([
      {
        at: 77,
        by: 'referee',
        tone: 'note',
        say: { say: 'referee.changed.refused', with: { n, rule: { say: 'verbatim', with: { text: 'NK-039' } } } }
      }
    ])
    expect(match.value.told().slice(0, -1)).toEqual(table.told.filter(({ tone }) => tone !== 'note'))
  })

  test('the record of a viewer is still what it may know', () => {
    const t = new Table(skerry)
    t.say('chance', { act: 'pick', what: 'card/0', items: ['sun'] })
    t.say('chance', { act: 'pick', what: 'card/1', items: ['moon'] })
    const rules = {
      ...refusing(skerry, 'T-14', () => true),
      learns: () => [],
      setup: () => ({ ok: false as const, problems: [] })
    }
    const match = openMatch({ game: rules as AnyGame, start: t.start, seed: 5 }, desk, written(t))
    if (!match.ok) throw new Error('it was played')
    const record = recordOf(match.value, 0)
    expect([record.includes('"sun"'), record.includes('"moon"')]).toEqual([true, false])
  })
})
