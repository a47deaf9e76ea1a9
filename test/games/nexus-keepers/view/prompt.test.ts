import { expect, test } from 'vitest'
import game from '../../../../src/games/nexus-keepers/index.ts'
import type { State } from '../../../../src/games/nexus-keepers/state.ts'
import { after, at, B2, B3, bonus, dice, end, opened, push, roll, withSkill } from '../match.ts'
import { say } from './spoken.ts'

const first = opened(3)
const tied = after(first, dice([6]), dice([2]), dice([6]))
const laying = after(tied, dice([1]), dice([3]))
const start = at({ cubes: B2, phase: 'start' })
const wooden = { seats: [{ terrains: ['wood', 'grass', 'grass', 'grass', 'grass'] }] }
const offered = after(at({ cubes: B2, keepers: ['1,2', '0,2'], pool: [4, 4] }), push('W'), end)
const closing = after(at({ cubes: B3, keepers: ['0,0', null, '1,3'], waiting: [1], pool: [] }), end)
const won = after(at({ cubes: B2, keepers: ['1,2', '1,3'], pool: [4, 4] }), push('N'))
const gort = at({ cubes: B3, keepers: ['0,1', '1,1'], pool: [2, 2] }, { seats: [{ card: 'gort' }] })

const own = withSkill({ id: 'own', trigger: { t: 'faces', faces: [1] }, effects: [{ e: 'replay' }] })

test.each<[string, State, string, string | null]>([
  ['first player', first, 'Ada, throw 1 die.', 'The highest die goes first.'],
  ['a tie', tied, 'Ada, throw 1 die.', 'Ada and Cleo are tied and throw again.'],
  [
    'a tie of all',
    after(first, dice([4]), dice([4]), dice([4])),
    'Ada, throw 1 die.',
    'Ada, Basil and Cleo are tied and throw again.'
  ],
  [
    'a tie of all, the first of them thrown',
    after(first, dice([4]), dice([4]), dice([4]), dice([1])),
    'Basil, throw 1 die.',
    'Ada, Basil and Cleo are tied and throw again.'
  ],
  ['a first cube', laying, 'Cleo, place your cube.', 'Anywhere on the table, portal facing any way.'],
  [
    'another cube',
    after(laying, { act: 'place', at: [0, 0], facing: 'S' }),
    'Ada, place your cube.',
    'It must share two edges with other cubes, with nothing behind a portal.'
  ],
  ['six dice', start, 'Ada, throw 6 dice.', null],
  [
    'a first turn on wood',
    at({ cubes: B2, phase: 'start', fresh: [0] }, wooden),
    'Ada, throw 6 dice.',
    '5 to start with and +1 for your favoured terrain'
  ],
  ['dice in the hand', after(start, roll(2)), 'Ada, throw 6 dice and 2 power dice.', null],
  [
    'the first throw lies',
    at({ cubes: B2, throw: [1, 2, 3, 4, 5, 6] }),
    'Ada, reroll some dice, or keep these.',
    '2 rerolls left: two dice or more, never a 1.'
  ],
  [
    'both rerolls used',
    at({ cubes: B2, throw: [1, 2, 3, 4, 5, 6], rerolls: 2 }),
    'Ada, throw a power die, or keep these dice.',
    'Both rerolls used. A power die may still be thrown alone.'
  ],
  [
    'a gentle Clumsy',
    at({ cubes: B2, throw: [1, 1, 1, 4, 5, 6] }, { options: { clumsy: 'alternative' } }),
    'Ada, you are Clumsy: no more rerolls. Stop, or throw a power die.',
    null
  ],
  [
    'points to spend',
    at({ cubes: B2, keepers: ['1,0', '1,1'], pool: [2, 2, 3, 3, 5, 5] }),
    'Ada, move 1, jump 1 and push 2.',
    'In any order. End the turn when you are done.'
  ],
  [
    'nothing to do',
    at({ cubes: B2, pool: [1, 2, 3, 4, 5] }),
    'Ada, end your turn.',
    'These dice can’t do anything more.'
  ],
  [
    'a free step',
    after(gort, push('E')),
    'Ada, you may follow onto the vacated tile.',
    'In any order. End the turn when you are done.'
  ],
  [
    'a bonus turn',
    offered,
    'Ada, take a bonus turn with 4 dice?',
    'Push somebody off in it, and you may take another one.'
  ],
  ['its dice', after(offered, bonus), 'Ada, throw 4 dice.', '6 to start with and −2 for the bonus turn'],
  [
    'bad terrain, a die in reserve, a skill',
    at(
      { cubes: B2, phase: 'start', reserve: [4], extraDice: [2] },
      { seats: [{ terrains: ['water', 'grass', 'grass', 'grass', 'grass'] }], options: { reserveReducesDice: true } }
    ),
    'Ada, throw 6 dice.',
    '6 to start with, −1 for your bad terrain, +2 from a skill and −1 for the reserve die'
  ],
  [
    'no dice at all',
    after(at({ cubes: B2, phase: 'bonus', bonus: 3, power: [1] }), bonus),
    'Ada, you have no dice this turn: throw power dice, or none.',
    '6 to start with and −6 for the bonus turn'
  ],
  [
    'a skill besides points',
    at({ cubes: B2, pool: [1, 2, 2] }, { seats: [own] }),
    'Ada, move 1.',
    'You can also use a skill.'
  ],
  [
    'a skill and no points',
    at({ cubes: B2, pool: [1] }, { seats: [own] }),
    'Ada, end your turn.',
    'You can also use a skill.'
  ],
  [
    'loose cubes',
    closing,
    'Basil, reconnect the detached cubes.',
    'Each needs two edges against cubes that stay. Keepers on a moved cube ride along.'
  ],
  ['the end', won, 'Ada wins!', null]
])('%s', (_, s, band, hint) => {
  const { prompt } = game.view(s, 'audience')
  expect(say(prompt.say)).toBe(band)
  expect(prompt.hint ? say(prompt.hint) : null).toBe(hint)
})

test('the band wears the colour of whoever is to act, and of all winners', () => {
  expect(game.view(closing, 'audience').prompt.seats).toEqual([1])
  expect(game.view(won, 0)).toMatchObject({ prompt: { seats: [0] }, over: { winners: [0] }, choices: [] })
})

test('French is written, not translated', () => {
  const s = at({ cubes: B2, keepers: ['1,0', '1,1'], pool: [2, 2, 3, 3, 5, 5] })
  expect(say(game.view(s, 0).prompt.say, 'fr')).toBe('Ada, bougez de 1, sautez de 1 et poussez de 2.')
  expect(say(game.view(start, 0).prompt.say, 'fr')).toBe('Ada, lancez 6 dés.')
})
