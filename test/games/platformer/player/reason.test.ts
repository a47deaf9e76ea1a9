// Why a computer player does something, as it says it; and what its plans leave out.

import { expect, test } from 'vitest'
import type { Work } from '../../../../src/core/player.ts'
import { seeded } from '../../../../src/core/random.ts'
import type { Action } from '../../../../src/games/platformer/actions.ts'
import game from '../../../../src/games/platformer/index.ts'
import { climbLeft } from '../../../../src/games/platformer/player/ways.ts'
import hooks from '../../../../src/games/platformer/player.ts'
import { map, type State } from '../../../../src/games/platformer/state.ts'
import { cell } from '../../../../src/games/platformer/tower/cell.ts'
import { above, after, at, below, done, roster, said, tower } from '../match.ts'
import { attack, mossling, move, owning, plain, sword, use } from '../moves.ts'

const setting = () => after(plain({ pool: ['PAW', 'SWORD'] }), done)
const facing = (gems: number, place = '5,15'): State =>
  above({ heroes: ['H2', 'H1'], at: [place, '2,13'], pool: ['SWORD', 'SWORD', 'COIN'], gems: [gems, 0] })
const set = (as: string): Action => ({ act: 'set', pay: as, as }) as Action

test.each<[what: string, s: () => State, action: Action, why: string]>([
  ['a step up', () => plain({ pool: ['BOOT'] }), move(3, 2)[1], 'Whoever climbs first reaches the boss first.'],
  ['a step aside', () => plain({ pool: ['BOOT'] }), move(2, 1)[1], ''],
  [
    'a gem',
    () => plain({ at: ['6,2', null], pool: ['BOOT'], tokens: { '7,2': 'gem' } }),
    move(7, 2)[1],
    'A gem makes an attack larger.'
  ],
  [
    'the level of the boss',
    () =>
      at({
        levels: tower,
        lowest: 3,
        roster,
        heroes: ['H6', 'H1'],
        at: ['2,12', '4,13'],
        enemies: { '6,15': 'matron' },
        pool: ['BOOT']
      }),
    move(2, 13)[1],
    'Up there, only the boss is left to defeat.'
  ],
  ['a step that makes it faint', () => plain({ ...mossling, hearts: [1, 5], pool: ['BOOT'] }), move(3, 1)[1], ''],
  [
    'a portal upwards',
    () => plain({ levels: [['XV', 'XB']], at: ['4,1', null], pool: ['BOOT'] }),
    { act: 'portal', to: [1, 4] },
    'Whoever climbs first reaches the boss first.'
  ],
  [
    'loot',
    () => after(plain({ ...mossling, enemies: { '1,1': 'N3' }, pool: ['SWORD', 'SWORD'] }), sword, sword),
    attack(1, 1)[1],
    'That enemy gives 1 coin and 1 gem.'
  ],
  [
    'a way back',
    () => plain({ at: [null, null], pool: ['COIN'] }),
    { act: 'generate', at: [1, 1], pay: 'COIN' },
    'Nothing else can be done before your hero is back.'
  ],
  [
    'a way back to the boss',
    () => above({ heroes: ['H6', 'H1'], at: [null, '4,13'], above: [true, false], pool: ['COIN'] }),
    { act: 'generate', at: [2, 13], pay: 'COIN' },
    'Your hero comes back near the boss.'
  ],
  ['a special die', setting, set('PAW'), 'A special die that is set is one more die in your next turn.'],
  ['a Sword for the next turn', setting, set('SWORD'), 'A kept sword makes your next attack stronger.'],
  [
    'a Sword for the next turn, beside the boss, when the actions are over',
    () => after(facing(16), done),
    set('SWORD'),
    'A kept sword makes your next attack stronger.'
  ],
  ['a coin', () => plain({ pool: ['COIN'] }), use('COIN', 'COIN')[1], ''],
  ['the end', () => plain(), { act: 'done' }, ''],
  ['the boss', () => facing(16), sword[1], 'Your dice and gems can defeat the boss in this turn.'],
  ['the boss, with too few gems', () => facing(1), sword[1], ''],
  ['the boss, in vain', () => after(facing(1), sword), { act: 'attack', at: [6, 15], sure: true }, ''],
  ['the boss, out of reach', () => facing(16, '4,15'), sword[1], '']
])('%s', (_, s, action, why) => {
  expect(game.refuse(s(), { by: 0, do: action })).toBeNull()
  expect(said(hooks.reason?.(s(), 0, action))).toBe(why)
})

const planned = (s: State, left: number): Action | null => {
  const work: Work & { left: number } = { left, spend: () => work.left-- > 0 }
  return hooks.plan?.(s, 0, work, seeded(1)) ?? null
}
test('without a budget nothing is planned, and with a small one something is', () => {
  const s = plain({ pool: ['BOOT', 'COIN'] })
  expect([planned(s, 0), planned(s, 1)?.act]).toEqual([null, 'use'])
})
const climber = (place: string): State =>
  at({
    levels: tower,
    lowest: 3,
    roster,
    heroes: ['H6', 'H1'],
    at: [place, '4,13'],
    enemies: { '6,15': 'matron' },
    pool: ['BOOT'],
    gems: [12, 0]
  })
test.each<[what: string, s: () => State, action: object]>([
  [
    'it takes the gem',
    () => plain({ at: ['6,2', '1,1'], tokens: { '7,2': 'gem' }, pool: ['BOOT'] }),
    { act: 'move', to: [7, 2] }
  ],
  [
    'it defeats the enemy in reach',
    () => plain({ at: ['2,1', null], enemies: { '1,1': 'N4' }, pool: ['SWORD', 'SWORD'] }),
    { act: 'use', as: 'SWORD' }
  ],
  [
    'it strikes once it can',
    () => after(plain({ at: ['2,1', null], enemies: { '1,1': 'N1' }, pool: ['SWORD'] }), sword),
    { act: 'attack', at: [1, 1] }
  ],
  [
    'it keeps a Sword for the next turn',
    () => after(plain({ pool: ['PAW', 'SWORD'] }), done),
    { act: 'set', as: 'SWORD' }
  ],
  ['it blinks to the top row', () => owning('P8'), { act: 'card', card: 'P8', to: [expect.any(Number), 4] }],
  ['it comes back', () => plain({ at: [null, null], pool: ['COIN'] }), { act: 'generate' }],
  [
    'it boosts Swords as far as the boss needs',
    () => above({ heroes: ['H6', 'H1'], at: ['5,15', '2,13'], pool: ['SWORD', 'SWORD'], gems: [9, 0] }),
    { act: 'use', as: 'SWORD', size: expect.any(Number) }
  ],
  ['it goes two steps with one Boot to reach the boss', () => climber('2,11'), { act: 'use', as: 'BOOT', size: 2 }],
  [
    'it keeps gems and dice rather than attack in vain',
    () => after(plain({ ...mossling, enemies: { '1,1': 'N6' }, pool: ['SWORD'] }), sword),
    { act: 'done' }
  ]
])('a plan: %s', (_, s, action) => {
  expect(planned(s(), 2500)).toMatchObject(action)
})

test('steps up, around walls and platforms: to the top row, or to the level of the boss', () => {
  const low = map(at({ levels: below.slice(0, 1), ...{ heroes: ['H3', 'H1'] } }))
  const left = (x: number, y: number) => climbLeft(low, cell(x, y), false)
  // From 2,1 around the platform: 3,1, the ladder 3,2 and 3,3, then up; from 2,3 one step.
  expect([left(1, 4), left(2, 3), left(3, 3), left(3, 1), left(2, 1)]).toEqual([0, 1, 1, 3, 4])
  const whole = map(
    at({ levels: tower, roster, heroes: ['H3', 'H1'], at: ['2,1', null], enemies: { '6,15': 'matron' } })
  )
  expect([12, 13].map((y) => climbLeft(whole, cell(2, y), true))).toEqual([1, 0])
  expect(climbLeft(low, cell(2, 9), false)).toBe(60)
})

test('no plan pays for a third step of a Boot', () => {
  expect(planned(climber('2,10'), 2500)).not.toMatchObject({ size: 3 })
})
