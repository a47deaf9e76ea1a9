// A foul is explained by the first refusal among the moves that the player may have meant.
import { expect, test } from 'vitest'
import type { Observation, ObservedPiece } from '../../../src/core/observation.ts'
import game from '../../../src/games/nexus-keepers/index.ts'
import type { State } from '../../../src/games/nexus-keepers/state.ts'
import { after, at, B2, B3, may, push, R3, roll } from './match.ts'

/** The table as it should be in state `s`, with other pieces on the places in `changes`; optionally with dice. */
function table(
  s: State,
  changes: Readonly<Record<string, readonly string[]>>,
  dice?: Observation['dice']
): Observation {
  const places: Record<string, readonly ObservedPiece[]> = {}
  const { pieces, places: all } = game.scene(s)
  for (const { id } of all) places[id] = pieces.flatMap((it) => (it.place === id ? [it.kind] : []))
  return { places: { ...places, ...changes } as Observation['places'], ...(dice ? { dice } : {}) }
}

const reason = (s: State, seen: Observation): string | null => {
  for (const move of game.attempts(s, seen)) {
    const refusal = game.refuse(s, move)
    if (refusal) return refusal.rule
  }
  return null
}

const own = at({ cubes: R3, keepers: ['0,1', '1,1', '1,4'], pool: [2, 2, 3, 3] })
const a = 'keeper/0'
const b = 'keeper/1'
test.each([
  ['through a portal', { '0,1': [], '0,2': [a] }, 'NK-012'],
  ['onto somebody', { '0,1': [], '1,1': [a, b] }, 'NK-012'],
  ['off the board', { '0,1': [], '-1,1': [a] }, 'NK-012'],
  ['two spaces over nobody', { '0,1': [], '0,-1': [a] }, 'NK-015'],
  ['diagonally off the board', { '0,1': [], '-1,2': [a] }, 'NK-016'],
  ['somebody else, from where no push is paid for', { '1,1': [], '2,1': [b] }, 'NK-060'],
  ['somebody else, far away', { '1,4': [], '1,3': ['keeper/2'] }, 'NK-017'],
  ['without identity', { '0,1': [], '0,2': ['?'] }, 'NK-012']
] as const)('a figure is moved %s', (_, changes, rule) => expect(reason(own, table(own, changes))).toBe(rule))

test('who goes far is taken to have walked, unless the dice give jumps alone', () => {
  const meant = (pool: readonly number[], to: string): readonly string[] => {
    const s = at({ cubes: R3, keepers: ['0,1', '1,1', '1,4'], pool: [...pool] })
    return [...game.attempts(s, table(s, { '0,1': [], [to]: [a] }))].map((it) => JSON.stringify(it.do))
  }
  const [step, jump] = ['{"act":"move","to":"S"}', '{"act":"jump","to":"SE"}']
  expect(meant([2, 2, 3, 3], '1,-1')).toEqual([step, jump])
  expect(meant([4, 4], '1,-1')).toEqual([step, jump])
  expect(meant([3, 3], '1,-1')).toEqual([jump, step])
  expect(meant([2, 2], '2,-1')).toEqual([step, jump])
  expect(meant([2, 2], '3,0')).toEqual(['{"act":"move","to":"E"}', jump])
  expect(meant([2, 2], '-3,2')).toEqual(['{"act":"move","to":"W"}', '{"act":"jump","to":"NW"}'])
  expect(meant([2, 2], '-1,3')).toEqual(['{"act":"move","to":"N"}', '{"act":"jump","to":"NW"}'])
  expect(meant([2, 2, 3, 3], '1,2')).toEqual(['{"act":"jump","to":"NE"}'])
})

test('a layer seen whole says who is gone', () => {
  const places = { '0,2': [a], '1,1': [b], '1,4': ['keeper/2'] } as unknown as Observation['places']
  expect(reason(own, { places, clear: ['tile'] })).toBe('NK-012')
})

test('a leap over two for one point is too dear', () => {
  const s = at({ cubes: B3, keepers: ['0,1', '1,1', '2,1'], pool: [3, 3] })
  expect(reason(s, table(s, { '0,1': [], '3,1': [a] }))).toBe('NK-016')
})

test('a diagonal push is named as such', () => {
  const s = at({ cubes: B3, keepers: ['0,0', '1,1'], pool: [4, 4] })
  expect(reason(s, table(s, { '1,1': [], '2,2': [b] }))).toBe('NK-021')
})

test('a push too far, and a figure taken away that nobody paid for', () => {
  const s = at({ cubes: B3, keepers: ['0,1', '1,1'], pool: [4, 4] })
  expect(reason(s, table(s, { '1,1': [], '3,1': [b] }))).toBe('NK-018')
  const poor = at({ cubes: B3, keepers: ['0,1', '1,1'], pool: [3, 3] })
  expect(reason(poor, table(poor, { '1,1': [] }))).toBe('NK-060')
})

test('a figure moved out of turn', () => {
  const s = at({ cubes: B2, keepers: ['0,-1', '1,3'], pool: [4, 4] })
  const rules = [...game.attempts(s, table(s, { '1,3': [], '1,2': [b] }))].map((it) => game.refuse(s, it)?.rule)
  expect(rules).toContain('NK-010')
})

test('a step after a push that no skill allows is a step without points', () => {
  const s = after(at({ cubes: B3, keepers: ['0,1', '1,1'], pool: [4, 4] }), push('E'))
  expect(reason(s, table(s, { '0,1': [], '1,1': [a] }))).toBe('NK-060')
})

const thrown = at({ cubes: B2, throw: [1, 2, 3, 4, 5, 6] })
const tray = (faces: readonly number[], power: readonly number[] = [], rolled?: readonly number[]) => ({
  lying: [...faces.map((face) => ({ kind: 'regular', face })), ...power.map((face) => ({ kind: 'power', face }))],
  ...(rolled ? { thrown: rolled } : {})
})
test.each([
  ['a 1', tray([2, 3, 4, 5, 6, 6], [], [0, 5]), 'NK-038'],
  ['a single die', tray([1, 2, 3, 4, 5, 5]), 'NK-039'],
  ['a single die that fell the same', tray([1, 2, 3, 4, 5, 6], [], [5]), 'NK-039'],
  ['power dice nobody has', tray([1, 2, 3, 4, 5, 6], [2, 2, 2]), 'NK-045']
])('dice are rerolled: %s', (_, dice, rule) => expect(reason(thrown, table(thrown, {}, dice))).toBe(rule))

test('a third reroll, and a die turned after the lock', () => {
  const late = at({ cubes: B2, throw: [1, 2, 3, 4, 5, 6], rerolls: 2 })
  expect(reason(late, table(late, {}, tray([1, 2, 3, 4, 2, 2])))).toBe('NK-037')
  const locked = at({ cubes: B2, pool: [1, 2, 3, 4, 5, 6] })
  expect(reason(locked, table(locked, {}, tray([1, 2, 3, 4, 6, 6])))).toBe('NK-046')
})

test('a power die thrown again, and one more than there are at the first throw', () => {
  const s = at({ cubes: B2, throw: [2, 3, 4, 4, 6, 6], powerDice: [4] })
  expect(reason(s, table(s, {}, tray([2, 3, 4, 4, 6, 6], [5])))).toBe('NK-050')
  const first = at({ cubes: B2, phase: 'start' })
  expect(reason(first, table(first, {}, tray([1, 2, 3, 4, 5, 6], [4, 4, 4])))).toBe('NK-045')
})

test("a throw that was nobody's, and dice that lie still", () => {
  const offered = at({ cubes: B2, phase: 'bonus' })
  expect(reason(offered, table(offered, {}, tray([4], [], [0])))).toBe('NK-036')
  const attempted = (s: State, dice: Observation['dice']) => [...game.attempts(s, table(s, {}, dice))]
  expect(attempted(offered, tray([4], [], []))).toEqual([])
  expect(attempted(offered, tray([4]))).toEqual([])
  expect(attempted(thrown, tray([1, 2, 3, 4, 5, 6], [], []))).toEqual([])
  expect(attempted(thrown, tray([1, 2, 3, 4, 5, 6]))).toEqual([])
  expect(attempted(at({ cubes: B2, phase: 'start' }), tray([4, 4], [], []))).toEqual([])
  const taken = after(thrown, { act: 'reroll', dice: [5, 6], power: 0 })
  expect(attempted(taken, tray([1, 2, 3, 4]))).toEqual([])
})

test('a face or a colour that cannot be read accuses nobody', () => {
  const unread = { lying: [1, 2, 3, 4, 5, '?' as const].map((face) => ({ kind: 'regular', face })) }
  const colourless = { lying: [1, 2, 3, 4, 5, 6].map((face) => ({ kind: '?', face })) }
  for (const dice of [unread, colourless]) expect([...game.attempts(thrown, table(thrown, {}, dice))]).toEqual([])
  const twins = at({ cubes: B2, throw: [2, 2, 2, 3, 3, 4] })
  expect([...game.attempts(twins, table(twins, {}, tray([2, 2, 3, 4, 5, 5])))].map((it) => it.do)).toEqual([
    { act: 'reroll', dice: [2, 3], power: 0 }
  ])
})

test('too many dice at the first throw', () => {
  const s = at({ cubes: B2, phase: 'start' })
  expect(reason(s, table(s, {}, tray([1, 2, 3, 4, 5, 6, 6])))).toBe('NK-036')
  const taken = after(s, roll())
  expect(reason(taken, table(taken, {}, tray([1, 2, 3, 4, 5])))).toBe('NK-036')
})

test('a cube where it may not lie', () => {
  const s = at({ cubes: ['0,0 N'], phase: 'place' }, { seats: [{}, {}] })
  expect(reason(s, table(s, { '#3,0': ['cube/1/N'] }))).toBe('NK-004')
  const apart = at({ cubes: B3, eliminated: [1], active: 1, phase: 'start' })
  expect(apart.phase).toBe('closure')
  expect(reason(apart, table(apart, { '#3,1': [], '#3,0': ['cube/2/N'] }))).toBe('NK-136')
  const play = at({ cubes: B2, pool: [] })
  expect(reason(play, table(play, { '#1,2': [], '#5,5': ['cube/1/N'] }))).toBe('NK-133')
})

test('NK-137 a keeper elsewhere in a closure may wait for its cube: each docking that carries it there is meant', () => {
  // Cubes a and b are joined, and so are c and d.
  const cubes = ['0,0 S', '1,2 N', '6,1 E', '7,3 N', null]
  const s = at({ cubes, eliminated: [4], active: 4, phase: 'closure' }, { seats: cubes.map(() => ({})) })
  const where = ({ players }: State, seat: number) => `${players[seat]?.at}`
  const docks = may(s).filter(({ act }) => act === 'dock')
  expect(docks).toHaveLength(40)
  for (const dock of docks)
    for (const seat of [0, 1, 2, 3]) {
      const [from, to] = [where(s, seat), where(after(s, dock), seat)]
      const meant = [...game.attempts(s, table(s, { [from]: [], [to]: [`keeper/${seat}`] }))].map((it) => it.do)
      if (to !== from) expect(meant).toContainEqual(dock)
    }
})

test('a table as it should be means nothing', () => {
  expect([...game.attempts(own, table(own, {}))]).toEqual([])
})

test.each([
  ['a step to where the other stood', { '0,1': [], '1,1': [a] }, [{ act: 'follow' }, { act: 'move', to: 'E' }]],
  [
    'over nobody: a step before a leap',
    { '0,1': [], '0,-1': [a] },
    [
      { act: 'move', to: 'S' },
      { act: 'leap', to: 'S', over: 1 }
    ]
  ]
] as const)('what is meant: %s', (_, changes, meant) => {
  const gort = at({ cubes: B3, keepers: ['0,1', '1,1'], pool: [2, 2, 4, 4] }, { seats: [{ card: 'gort' }] })
  const s = after(gort, push('E'))
  expect([...game.attempts(s, table(s, changes))].map((it) => it.do)).toEqual(meant)
})

test('an unidentified figure may be the active one first; over a keeper, a leap is tried before a step', () => {
  const both = table(own, { '0,1': [], '1,1': [], '2,1': ['?'] })
  expect([...game.attempts(own, both)].map((it) => it.by)[0]).toBe(own.active)
  const later = at({ cubes: R3, keepers: ['0,1', '1,1', '1,4'], active: 1, pool: [2, 2] })
  expect([...game.attempts(later, table(later, { '0,1': [], '1,1': [], '2,1': ['?'] }))].map((it) => it.by)[0]).toBe(1)
  const over = [...game.attempts(own, table(own, { '0,1': [], '2,1': [a] }))].map((it) => it.do)
  expect(over).toEqual([
    { act: 'leap', to: 'E', over: 1 },
    { act: 'move', to: 'E' }
  ])
  const named = [...game.attempts(own, table(own, { '0,1': [], '0,2': [a], '1,1': [] }))]
  expect(named.map((it) => it.do)).toEqual([
    { act: 'move', to: 'N' },
    { act: 'push', to: 'E', n: 1 }
  ])
})

test('power dice and ordinary ones are not taken for each other', () => {
  const s = at({ cubes: B2, throw: [2, 3, 3], powerDice: [5] }, { options: { powerRerollable: true } })
  const meant = (dice: Observation['dice']) => [...game.attempts(s, table(s, {}, dice))].map((it) => it.do)
  expect(meant(tray([2, 3, 5], [5]))).toEqual([{ act: 'reroll', dice: [3], power: 0 }])
  expect(meant(tray([2, 3, 3], [3]))).toEqual([{ act: 'reroll', dice: [], power: 0, again: [5] }])
  const taken = after(s, { act: 'reroll', dice: [2, 3], power: 0 })
  expect([...game.attempts(taken, table(taken, {}, tray([3, 4, 4, 4], [5])))].map((it) => it.do)).toEqual([
    { act: 'throw', dice: tray([4, 4, 4]).lying }
  ])
})
