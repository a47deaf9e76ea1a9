import { expect, test } from 'vitest'
import game from '../../../../src/games/nexus-keepers/index.ts'
import type { State } from '../../../../src/games/nexus-keepers/state.ts'
import { after, at, B2, B3, bonus, dice, end, opened, withSkill } from '../match.ts'
import { say } from './spoken.ts'

/** Each choice as its label, its button in brackets, and `!` if it is the main one. */
const choices = (s: State, seat = 0): string[] =>
  game.view(s, seat).choices.map((it) => `${say(it.label)}${it.button ? ` [${it.button}]` : ''}${it.main ? ' !' : ''}`)

test('only the seat that is to act has choices', () => {
  const s = at({ cubes: B2, phase: 'start' })
  expect(choices(s)).toEqual(['Throw 6 dice [confirm] !', 'Add 1 power die', 'Add 2 power dice'])
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
    ['Throw no dice [confirm] !', 'Decline [end]', 'Throw 1 power die']
  ],
  [
    'with pairs left',
    at({ cubes: B2, pool: [1, 1, 6, 6] }),
    ['End the turn [end]', 'End the turn, keep a 1', 'End the turn, keep a 6']
  ],
  ['with nothing left', at({ cubes: B2, pool: [1, 3] }), ['End the turn [end] !']],
  ['with a bonus turn', at({ cubes: B2, phase: 'bonus' }), ['Take the bonus turn [confirm] !', 'Decline [end]']]
])('%s', (_, s, expected) => {
  expect(choices(s)).toEqual(expected)
})

test('a skill is named with whom it changes places, or where it goes', () => {
  const pell = at({ cubes: B2, keepers: ['1,0', '1,1'], pool: [1, 2, 2, 2] }, { seats: [{ card: 'pell' }] })
  expect(choices(pell)).toContain('Trade Places: swap with Basil')
  const mira = at({ cubes: B2, keepers: ['1,0'], pool: [5, 5, 6] }, { seats: [{ card: 'mira' }] })
  const where = game.view(mira, 0).choices.map((it) => [say(it.label), it.pick, it.places])
  expect(where).toContainEqual(['Undertow: to Ada’s start tile', 'place', ['0,-1']])
})

test('what is made by tapping the board comes last: it has no number on a pad', () => {
  const mira = at({ cubes: B2, keepers: ['1,0'], pool: [5, 5, 6] }, { seats: [{ card: 'mira' }] })
  const picks = game.view(mira, 0).choices.map((it) => it.pick === 'place')
  expect(picks.lastIndexOf(false)).toBeLessThan(picks.indexOf(true))
})

test('a cube is laid by its place, under the way its portal faces', () => {
  const s = after(opened(2), dice([6]), dice([2]))
  const ways = ['north', 'east', 'south', 'west']
  expect(choices(s)).toEqual(ways.map((way) => `Portal facing ${way}`))
  const [one] = game.view(after(s, { act: 'place', at: [0, 0], facing: 'S' }), 1).choices
  expect([one?.group && say(one.group), one && say(one.label)]).toEqual([
    'Portal facing north',
    'Start tile 1 west of Ada’s west grass tile'
  ])
  expect(one?.places).toEqual(['-2,0', '-2,-1', '-3,-1', '-1,-1', '-2,-2'])
})

test('no two places for a cube are called alike, and none by its coordinates', () => {
  const placing = after(opened(2), dice([6]), dice([2]), { act: 'place', at: [0, 0], facing: 'S' })
  const docking = after(at({ cubes: B3, keepers: ['0,0', null, '1,3'], waiting: [1], pool: [] }), end)
  for (const s of [placing, docking]) {
    const called = game.view(s, 1).choices.map(({ group, label }) => `${group ? say(group) : ''}: ${say(label)}`)
    expect(called.length).toBeGreaterThan(3)
    expect(new Set(called).size).toBe(called.length)
    for (const it of called) expect(it).not.toMatch(/⟨|\d,|-\d/)
  }
})

test('every choice says what it does, in full', () => {
  const power = { power: 1 }
  const s = at({ cubes: B2, phase: 'start' })
  expect(game.view(s, 0).choices).toEqual([
    {
      id: '{"act":"roll","power":0}',
      action: { act: 'roll', power: 0 },
      label: { say: 'choice.roll', with: { n: 6 } },
      button: 'confirm',
      main: true,
      throws: true
    },
    ...[1, 2].map((n) => ({
      id: `{"act":"roll","power":${n}}`,
      action: { act: 'roll', power: n },
      label: { say: 'choice.roll.power', with: { power: n } },
      throws: true
    }))
  ])
  expect(game.view(at({ cubes: B2, throw: [2, 3, 4] }), 0).choices[1]).toEqual({
    id: '{"act":"reroll","dice":[],"power":1}',
    action: { act: 'reroll', dice: [], power: 1 },
    label: { say: 'choice.power', with: power },
    throws: true
  })
  const pell = at({ cubes: B2, keepers: ['1,0', '1,1'], pool: [1, 2, 2, 2] }, { seats: [{ card: 'pell' }] })
  expect(game.view(pell, 0).choices.find(({ action }) => (action as { act: string }).act === 'skill')).toMatchObject({
    places: ['1,1']
  })
  const own = withSkill({ id: 'own', trigger: { t: 'faces', faces: [1] }, effects: [{ e: 'replay' }] })
  expect(choices(at({ cubes: B2, pool: [1] }, { seats: [own] }))).toEqual(['End the turn [end]', 'own'])
})

test('what nobody has to say has no button: steps, jumps and pushes', () => {
  const s = at({ cubes: B2, keepers: ['1,0', '1,1'], pool: [2, 2, 3, 3, 4, 4] })
  expect(choices(s)).toEqual([
    'End the turn [end]',
    'End the turn, keep a 2',
    'End the turn, keep a 3',
    'End the turn, keep a 4'
  ])
})

test('loose cubes are put back by their tiles, under whose they are and where the portal faces', () => {
  const s = after(at({ cubes: B3, keepers: ['0,0', null, '1,3'], waiting: [1], pool: [] }), end)
  const [first] = game.view(s, 1).choices
  expect(first && [first.group && say(first.group), say(first.label)]).toEqual([
    'Ada’s cube, portal facing north',
    'Start tile 1 west of Cleo’s west grass tile'
  ])
  expect(first?.places).toHaveLength(5)
})
