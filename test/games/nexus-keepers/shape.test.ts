// The form of actions: each needs certain keys of the right type and allows no others. This is checked first, key by key.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Actor } from '../../../src/core/ids.ts'
import { shapeRule } from '../../../src/core/shape.ts'
import { type ActName, shapes } from '../../../src/games/nexus-keepers/actions.ts'
import game from '../../../src/games/nexus-keepers/index.ts'
import type { State } from '../../../src/games/nexus-keepers/state.ts'
import { readable } from '../readable.ts'
import { after, at, B2, B3, dice, end, opened, push, roll } from './match.ts'
import { say } from './view/spoken.ts'

const placing = after(opened(2), dice([6]), dice([2]))
const offered = after(at({ cubes: B2, keepers: ['1,2', '0,2'], pool: [4, 4] }), push('W'), end)
const moments: readonly (readonly [what: string, s: State])[] = [
  ['in the roll for First Player', opened(2)],
  ['while cubes are deployed', placing],
  ['before the first throw', at({ cubes: B2, phase: 'start' })],
  ['with the dice in the hand', after(at({ cubes: B2, phase: 'start' }), roll())],
  ['between rerolls', at({ cubes: B2, throw: [1, 2, 3, 4, 5, 6] })],
  ['in the action phase', at({ cubes: B3, pool: [2, 2, 4, 4] })],
  ['with a bonus turn on offer', offered],
  ['in a closure', after(at({ cubes: B3, keepers: ['0,0', null, '1,3'], waiting: [1], pool: [] }), end)],
  ['once it is over', after(at({ cubes: B2, keepers: ['1,2', '1,3'], pool: [4, 4] }), push('N'))]
]

/** One action of each kind, with all optional keys. */
const whole: readonly ({ readonly act: ActName } & Readonly<Record<string, unknown>>)[] = [
  { act: 'throw', dice: [{ kind: 'regular', face: 1 }] },
  { act: 'place', at: [1, 2], facing: 'N' },
  { act: 'roll', power: 0 },
  { act: 'reroll', dice: [3, 5], power: 0, again: [4] },
  { act: 'stop' },
  { act: 'move', to: 'E' },
  { act: 'jump', to: 'NE' },
  { act: 'leap', to: 'N', over: 1 },
  { act: 'push', to: 'SW', n: 2 },
  { act: 'follow' },
  { act: 'skill', skill: 'own', dice: [1, 2], with: 1, at: [0, 1] },
  { act: 'end', keep: 4 },
  { act: 'bonus' },
  { act: 'decline' },
  { act: 'dock', block: 2, at: [2, -1], facing: 'E' }
]
const actors: readonly Actor[] = [0, 1, 99, 'chance']
const refusal = (s: State, action: unknown, by: Actor = 0) => game.refuse(s, { by, do: action as never })
const said = (s: State, action: unknown, by: Actor = 0): string => {
  const found = refusal(s, action, by)
  expect(found?.rule, JSON.stringify(action)).toBe(shapeRule)
  if (found) readable(game.words, found.why)
  return found ? say(found.why) : ''
}

test('there is one of each', () => expect(whole.map(({ act }) => act)).toEqual(Object.keys(shapes)))

test.each(moments)('what is wrong with an action is told before anything else: %s', (_, s) => {
  for (const by of actors)
    for (const action of whole) {
      const { act } = action
      expect(refusal(s, action, by)?.rule).not.toBe(shapeRule)
      for (const key of Object.keys(action).filter((it) => it !== 'act')) {
        expect(said(s, { ...action, [key]: { a: 1 } }, by)).toContain(`“${key}” of “${act}” is {"a":1}, but must be `)
        const { [key]: _gone, ...without } = action
        if (!(`${key}?` in shapes[act])) expect(said(s, without, by)).toContain(`“${act}” needs “${key}”: `)
        else expect(refusal(s, without, by)?.rule).not.toBe(shapeRule)
      }
      expect(said(s, { ...action, more: 1 }, by)).toContain(`“${act}” has no “more”`)
    }
})

test.each<[action: unknown, sentence: string]>([
  [{ act: 'move', to: 'up' }, '“to” of “move” is "up", but must be N, E, S or W.'],
  [{ act: 'jump', to: 'N' }, '“to” of “jump” is "N", but must be NE, SE, SW or NW.'],
  [{ act: 'place', at: [1], facing: 'N' }, '“at” of “place” is [1], but must be a cell such as [1,-2].'],
  [{ act: 'place', at: [1, 0.5], facing: 'N' }, '“at” of “place” is [1,0.5], but must be a cell such as [1,-2].'],
  [{ act: 'leap', to: 'N', over: 0 }, '“over” of “leap” is 0, but must be a whole number, 1 or more.'],
  [{ act: 'end', keep: 7 }, '“keep” of “end” is 7, but must be a face from 1 to 6, or null.'],
  [{ act: 'end' }, '“end” needs “keep”: a face from 1 to 6, or null.'],
  [
    { act: 'reroll', dice: [5, 3], power: 0 },
    '“dice” of “reroll” is [5,3], but must be a list of faces from 1 to 6, ascending.'
  ]
])('%j', (action, sentence) => expect(said(at({ cubes: B3, pool: [] }), action)).toBe(sentence))

test('the greatest and smallest values are valid', () => {
  const s = at({ cubes: B3, pool: [] })
  for (const action of [
    { act: 'end', keep: null },
    { act: 'end', keep: 1 },
    { act: 'reroll', dice: [], power: 0 },
    { act: 'place', at: [9999, -9999], facing: 'W' },
    { act: 'push', to: 'N', n: Number.MAX_SAFE_INTEGER },
    { act: 'skill', skill: '' }
  ])
    expect(refusal(s, action)?.rule).not.toBe(shapeRule)
})

test('any JSON is answered: misshapen by TK-003, anything else by a rule of the game or as legal', () => {
  const heading = fc.constantFrom('N', 'E', 'S', 'W', 'NE', 'SE', 'SW', 'NW')
  const whole = fc.oneof(fc.integer({ min: -2, max: 9 }), fc.maxSafeInteger())
  const cell = fc.tuple(fc.integer({ min: -9999, max: 9999 }), fc.integer({ min: -4, max: 4 }))
  const hand = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 8 }).map((it) => it.sort())
  const dice = fc.array(fc.record({ kind: fc.constantFrom('regular', 'power', 'x'), face: whole }), { maxLength: 9 })
  const value = fc.oneof(heading, whole, cell, hand, dice, fc.constant(null), fc.jsonValue())
  const keys = [...new Set(Object.values(shapes).flatMap((shape) => Object.keys(shape)))]
  const action = fc.constantFrom(...(Object.keys(shapes) as ActName[])).chain((act) => {
    const own = Object.keys(shapes[act]).map((key) => [key.replace('?', ''), value] as const)
    return fc.record({ act: fc.constant(act), ...Object.fromEntries(own) }, { requiredKeys: ['act'] })
  })
  const rules = new Set<string>([shapeRule, ...game.rules.map(({ rule }) => rule)])
  expect(keys.length).toBeGreaterThan(8)
  fc.assert(
    fc.property(
      fc.constantFrom(...moments),
      fc.constantFrom(...actors),
      fc.oneof(action, fc.jsonValue()),
      ([, s], by, it) => {
        const found = refusal(s, it, by)
        if (found) {
          expect(rules).toContain(found.rule)
          readable(game.words, found.why)
        }
      }
    ),
    { seed: 20261122, numRuns: 3000 }
  )
})
