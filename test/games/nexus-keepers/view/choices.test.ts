import { expect, test } from 'vitest'
import game from '../../../../src/games/nexus-keepers/index.ts'
import type { State } from '../../../../src/games/nexus-keepers/state.ts'
import { after, at, B2, bonus, dice, opened } from '../match.ts'
import { say } from './spoken.ts'

/** The label of each, its button, and `!` for the likely one. */
const choices = (s: State, seat = 0): string[] =>
  game.view(s, seat).choices.map((it) => `${say(it.label)}${it.button ? ` [${it.button}]` : ''}${it.main ? ' !' : ''}`)

test('only whoever has the word has choices', () => {
  const s = at({ cubes: B2, phase: 'start' })
  expect(choices(s)).toEqual(['Throw 6 dice [confirm] !', 'With 1 power die', 'With 2 power dice'])
  expect(choices(s, 1)).toEqual([])
  expect(game.view(s, 'audience').choices).toEqual([])
})

test.each<[string, State, string[]]>([
  [
    'while rolling',
    at({ cubes: B2, throw: [1, 2, 3] }),
    ['Keep these dice [confirm] !', 'Throw 1 power die', 'Throw 2 power dice']
  ],
  [
    'with no dice but power dice',
    after(at({ cubes: B2, phase: 'bonus', bonus: 3, power: [1] }), bonus),
    ['Throw nothing [confirm] !', 'Throw 1 power die']
  ],
  [
    'with pairs left',
    at({ cubes: B2, pool: [1, 1, 6, 6] }),
    ['End the turn [end]', 'End, and keep a 1', 'End, and keep a 6']
  ],
  ['with nothing left', at({ cubes: B2, pool: [1, 3] }), ['End the turn [end] !']],
  ['with a bonus turn', at({ cubes: B2, phase: 'bonus' }), ['Take the bonus turn [confirm] !', 'Pass it up [end]']]
])('%s', (_, s, expected) => {
  expect(choices(s)).toEqual(expected)
})

test('a skill is named with whom it changes places, or where it goes', () => {
  const pell = at({ cubes: B2, keepers: ['1,0', '1,1'], pool: [1, 2, 2, 2] }, { seats: [{ card: 'pell' }] })
  expect(choices(pell)).toContain('Trade Places: with Basil')
  const mira = at({ cubes: B2, keepers: ['1,0'], pool: [5, 5, 6] }, { seats: [{ card: 'mira' }] })
  const where = game.view(mira, 0).choices.map((it) => [say(it.label), it.pick, it.places])
  expect(where).toContainEqual(['Undertow: to 0,-1', 'place', ['0,-1']])
})

test('what is made by tapping the board comes last: it has no number on a pad', () => {
  const mira = at({ cubes: B2, keepers: ['1,0'], pool: [5, 5, 6] }, { seats: [{ card: 'mira' }] })
  const picks = game.view(mira, 0).choices.map((it) => it.pick === 'place')
  expect(picks.lastIndexOf(false)).toBeLessThan(picks.indexOf(true))
})

test('a cube is laid by its place, under the way its portal faces', () => {
  const s = after(opened(2), dice([6]), dice([2]))
  const ways = ['north', 'east', 'south', 'west']
  expect(choices(s)).toEqual(ways.map((way) => `Portal to the ${way}`))
  const [one] = game.view(after(s, { act: 'place', at: [0, 0], facing: 'S' }), 1).choices
  expect([one?.group && say(one.group), one && say(one.label)]).toEqual(['Portal to the north', '(-2,-1)'])
  expect(one?.places).toEqual(['-2,0', '-2,-1', '-3,-1', '-1,-1', '-2,-2'])
})
