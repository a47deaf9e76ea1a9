// The headline while chance acts: what is thrown or turned up, and who does it.

import { expect, test } from 'vitest'
import game from '../../../../src/games/platformer/index.ts'
import type { State } from '../../../../src/games/platformer/state.ts'
import { above, after, at, below, roster, said } from '../match.ts'

const two = { heroes: ['H3', 'H1'], at: ['3,1', null] }
const plain = (position: object = {}): State => at({ ...two, ...position })
const climbed = (): State =>
  after(plain({ levels: below, roster, at: ['2,11', null], pool: ['BOOT'] }), [0, { act: 'move', to: [2, 12] }])

test.each<[what: string, s: () => State, headline: string, seats: readonly number[]]>([
  [
    'PL-009: the roll',
    () => plain({ phase: 'roll' }),
    'Ada, throw the five action dice and the enemy die. All enemies do at once what the enemy die shows.',
    [0]
  ],
  [
    'H5: dice that are rolled again',
    () => after(plain({ heroes: ['H5', 'H1'], pool: ['PAW'] }), [0, { act: 'ability', dice: ['PAW'] }]),
    'Ada, reroll these dice. The others keep their faces.',
    [0]
  ],
  ['PL-129: tiles that turn up', () => climbed(), 'A level is turned up: which tiles, left and right?', [0]],
  [
    'PL-163: the die of the boss',
    () => above({ ...two, at: ['4,14', '2,13'], phase: 'end' }),
    'Ada, throw the enemy die for the boss. It picks the attack card and does nothing else.',
    [0]
  ]
])('while chance acts: %s', (_, s, headline, seats) => {
  const { prompt, choices } = game.view(s(), 0)
  expect(`${said(prompt.say)} ${said(prompt.hint)}`.trim()).toBe(headline)
  expect([prompt.seats, choices]).toEqual([seats, []])
})

test('PL-004: before the match nobody is called', () => {
  const set = game.setup({ options: {}, seats: [{}, {}] })
  if (!set.ok) throw new Error(JSON.stringify(set.problems))
  expect(game.view(set.value, 0).prompt).toEqual({ seats: [], say: { say: 'prompt.pick.heroes' } })
})

test('PL-082: the hint of an attack counts boosts and the bonuses of cards', () => {
  const s = after(
    plain({ pool: ['SWORD'], gems: [1, 0], potions: [['P2'], []] }),
    [0, { act: 'use', pay: 'SWORD', as: 'SWORD', size: 2 }],
    [0, { act: 'card', card: 'P2' }]
  )
  expect(game.view(s, 0).prompt.hint).toEqual({ say: 'hint.attack', with: { n: 4 } })
})

test('PL-102: after the actions nobody but who is asked is called', () => {
  const ladder = after(plain({ at: ['3,2', null] }), [0, { act: 'gravity' }])
  expect(game.view(ladder, 1).prompt).toEqual({
    seats: [0],
    say: { say: 'prompt.ladder', with: { who: { seat: 0 } } },
    hint: { say: 'hint.ladder' }
  })
})
