// The form of actions: each needs certain keys of the right type and allows no others.

import { expect, test } from 'vitest'
import type { Actor } from '../../../src/core/ids.ts'
import { shapeRule } from '../../../src/core/shape.ts'
import type { ActName } from '../../../src/games/nexus-ops/actions.ts'
import game from '../../../src/games/nexus-ops/index.ts'
import type { State } from '../../../src/games/nexus-ops/state.ts'
import { readable } from '../readable.ts'
import { after, at, passes } from './match.ts'
import { say } from './view/spoken.ts'

const s = at({})
const fight = { act: 'battle', at: [1, 0], defender: 1 } as const
/** Whether the value has the form of an action. It may still be illegal. */
const isAction = (value: unknown): boolean => game.refuse(s, { by: 0, do: value as never })?.rule !== shapeRule

/** One action of each kind, with all optional keys. */
const whole: readonly ({ readonly act: ActName } & Readonly<Record<string, unknown>>)[] = [
  { act: 'throw', dice: [{ kind: 'd6', face: 4 }] },
  { act: 'pick', what: 'tile', items: ['XT-1'] },
  { act: 'buy', unit: 'human', at: [2, 1] },
  { act: 'move', unit: 'dragon', from: [2, 1], to: [1, 1] },
  { act: 'breathe', from: [1, 0], at: [1, -1] },
  { act: 'suffer', seat: 0 },
  { act: 'reveal', at: [1, 1] },
  { act: 'battle', at: [1, 0], defender: 1 },
  { act: 'casualty', unit: 'fungoid' },
  { act: 'pickCasualty', unit: 'leaper' },
  { act: 'mission', card: 'SM-14' },
  { act: 'takeMission' },
  { act: 'discard', card: 'EN-08' },
  { act: 'give', card: 'SM-02' },
  { act: 'stray', unit: 'human', from: [1, 0], to: [1, -1] },
  { act: 'recall', unit: 'human', from: [1, -1], to: [2, 2] },
  { act: 'spare', hit: 'picks' },
  { act: 'shift', from: [1, 1] },
  { act: 'pass' },
  { act: 'passBattle' },
  { act: 'done' }
]

test.each(whole)('$act needs all of its keys, and has no other', (action) => {
  expect(isAction(action)).toBe(true)
  expect(isAction({ ...action, more: 1 })).toBe(false)
  for (const key of Object.keys(action).filter((it) => it !== 'act')) {
    const { [key]: _, ...others } = action
    expect(isAction(others), key).toBe(false)
    for (const wrong of [null, {}, true]) expect(isAction({ ...action, [key]: wrong }), key).toBe(false)
  }
})

test('a card is played with whatever it asks for', () => {
  const play = { act: 'play', card: 'EN-09' }
  const asked = {
    unit: 'human',
    from: [2, 1],
    at: [1, 2],
    to: [0, 0],
    tiles: [[1, 0]],
    side: 'attacker',
    dice: [1, 1, 6]
  }
  expect(isAction(play)).toBe(true)
  expect(isAction({ ...play, ...asked })).toBe(true)
  for (const [key, value] of Object.entries(asked)) {
    expect(isAction({ ...play, [key]: value }), key).toBe(true)
    for (const wrong of [null, {}, true]) expect(isAction({ ...play, [key]: wrong }), key).toBe(false)
  }
})

test.each<[what: string, action: object]>([
  ['a unit of another game', { act: 'casualty', unit: 'keeper' }],
  ['a seat below zero', { act: 'suffer', seat: -1 }],
  ['half a seat', { act: 'suffer', seat: 0.5 }],
  ['a hex of one number', { act: 'reveal', at: [1] }],
  ['a hex of three numbers', { act: 'reveal', at: [1, 1, 1] }],
  ['a hex between hexes', { act: 'reveal', at: [1, 0.5] }],
  ['a hex out of this world', { act: 'reveal', at: [1, 51] }],
  ['a hex in words', { act: 'reveal', at: '12' }],
  ['no dice at all', { act: 'play', card: 'EN-09', dice: [] }],
  ['dice that are not ascending', { act: 'play', card: 'EN-09', dice: [2, 1] }],
  ['a face below one', { act: 'play', card: 'EN-09', dice: [0] }],
  ['a face above six', { act: 'play', card: 'EN-09', dice: [6, 7] }],
  ['half a face', { act: 'play', card: 'EN-09', dice: [1.5] }],
  ['faces in words', { act: 'play', card: 'EN-09', dice: '12' }],
  ['no tiles at all', { act: 'play', card: 'EN-05', tiles: [] }],
  ['tiles that are no hexes', { act: 'play', card: 'EN-05', tiles: [[1, 0], 'XT-1'] }],
  ['a side that is none', { act: 'play', card: 'EN-08', side: 'both' }],
  ['a hit that is none', { act: 'spare', hit: 'all' }],
  ['items that are no texts', { act: 'pick', what: 'tile', items: ['XT-1', 2] }],
  ['a die without a kind', { act: 'throw', dice: [{ face: 4 }] }],
  ['a die without a face', { act: 'throw', dice: [{ kind: 'd6' }] }],
  ['a die that is nothing', { act: 'throw', dice: [null] }],
  ['a die that is a number', { act: 'throw', dice: [{ kind: 'd6', face: 4 }, 4] }],
  ['a name that every object has', { act: 'toString' }],
  ['no name', { unit: 'human' }]
])('%s is no action', (_, action) => {
  expect(isAction(action)).toBe(false)
})

test('the greatest and smallest values are valid', () => {
  for (const face of [1, 6]) expect(isAction({ act: 'play', card: 'EN-09', dice: [face] })).toBe(true)
  for (const n of [-50, 50]) expect(isAction({ act: 'reveal', at: [n, 0] })).toBe(true)
  for (const hit of ['picks', 'own']) expect(isAction({ act: 'spare', hit })).toBe(true)
  for (const side of ['attacker', 'defender']) expect(isAction({ act: 'play', card: 'EN-08', side })).toBe(true)
  expect(isAction({ act: 'throw', dice: [] })).toBe(true)
})

test.each([[null], [undefined], ['done'], [7]])('%j is no action either', (value) => {
  expect(isAction(value)).toBe(false)
})

const moments: readonly [what: string, s: State][] = [
  ['in Deploy', s],
  ['before a throw', passes(after(at({ phase: 'battle', units: { '1,0': ['S1', 'S1'] } }), [0, fight]))],
  ['while a unit has to go home', at({ active: 1, units: { '1,-1': ['H1'] } })],
  ['once it is over', at({ vp: [12, 0] })]
]
test.each(moments)('what is wrong with an action is told before anything else, by its key and value: %s', (_, now) => {
  const said = (by: Actor, action: unknown): string => {
    const refusal = game.refuse(now, { by, do: action as never })
    expect(refusal?.rule).toBe(shapeRule)
    if (refusal) readable(game.words, refusal.why)
    return refusal ? say(refusal.why) : ''
  }
  for (const by of [0, 1, 99, 'chance'] as const)
    for (const action of whole) {
      for (const key of Object.keys(action).filter((it) => it !== 'act')) {
        expect(said(by, { ...action, [key]: { a: 1 } })).toContain(
          `“${key}” of “${action.act}” is {"a":1}, but must be `
        )
        expect(said(by, { ...action, [key]: undefined })).toContain(`“${action.act}” needs “${key}”: `)
      }
      expect(said(by, { ...action, more: 1 })).toContain(`“${action.act}” has no “more”`)
    }
})
