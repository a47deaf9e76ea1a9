import { expect, test } from 'vitest'
import { langs } from '../../../../src/core/words.ts'
import { houseCards } from '../../../../src/games/nexus-keepers/cards/house.ts'
import game from '../../../../src/games/nexus-keepers/index.ts'
import type { State } from '../../../../src/games/nexus-keepers/state.ts'
import { after, at, B2, B3, bonus, dice, end, opened, push, withSkill } from '../match.ts'
import { say } from './spoken.ts'

const status = (s: State): string[] => game.view(s, 'audience').seats.map((it) => `${say(it.status)} (${it.state})`)
const lines = (s: State, seat = 0): string[] =>
  (game.view(s, 'audience').seats[seat]?.widgets ?? []).flatMap((it) =>
    it.widget === 'card' ? it.lines.map((line) => say(line)) : []
  )

test('before play everybody has thrown, lays a cube or is ready', () => {
  const rolled = after(opened(3), dice([6]), dice([2]))
  expect(status(rolled)).toEqual(['rolled 6 (waits)', 'rolled 2 (waits)', 'ready (waits)'])
  expect(status(after(rolled, dice([3])))).toEqual(['placing the cube (plays)', 'ready (waits)', 'ready (waits)'])
})

test('in play they stand, wait, are blocked, put cubes back, are out', () => {
  const s = at({ cubes: B3, keepers: ['0,0', null, '1,3'], waiting: [1], pool: [] })
  expect(status(s)).toEqual([
    'playing (plays)',
    'waiting; Cleo is on the start tile (off)',
    'standing on grass (waits)'
  ])
  expect(status(after(s, end))).toEqual([
    'standing on grass (waits)',
    'reconnecting cubes (plays)',
    'waiting behind the portal (off)'
  ])
})

test('a bonus turn is told, and so is victory', () => {
  const off = after(at({ cubes: B2, keepers: ['1,2', '0,2'], pool: [4, 4] }), push('W'), end, bonus)
  expect(status(off)).toEqual(['playing a bonus turn (plays)', 'waiting behind the portal (off)'])
  const won = after(at({ cubes: B2, keepers: ['1,2', '1,3'], pool: [4, 4] }), push('N'))
  expect(status(won)).toEqual(['winner (won)', 'eliminated (out)'])
})

test('teams show only where there are some', () => {
  const teams = (s: State) => game.view(s, 0).seats.map((it) => it.team)
  expect(teams(at({ cubes: B3, pool: [] }, { seats: [{ team: 0 }, { team: 0 }, { team: 1 }] }))).toEqual([0, 0, 1])
  expect(teams(at({ cubes: B2, pool: [] }))).toEqual([undefined, undefined])
})

test('everybody sees the power dice and the reserve of everybody', () => {
  const s = at({ cubes: B2, phase: 'start', reserve: [null, 6], power: [1] })
  const [ada, basil] = game.view(s, 1).seats
  expect(ada?.widgets).toContainEqual(expect.objectContaining({ id: 'power', value: 1, of: 2 }))
  expect(ada?.widgets).not.toContainEqual(expect.objectContaining({ id: 'reserve' }))
  expect(basil?.widgets).toContainEqual(
    expect.objectContaining({ id: 'reserve', dice: [{ kind: 'reserve', face: 6, state: 'held' }] })
  )
})

test('a card says what it shows and what its skills do', () => {
  expect(lines(at({ cubes: B2, pool: [] }, { seats: [{ card: 'hessa' }] }))).toEqual([
    '2: Move',
    '3: Jump',
    '4: Push',
    '5: Push',
    '6: Move, doubled',
    'Favoured: stone (+1 die). Bad: water (−1).',
    'Second Firing — with a run of 4 dice: a 1 in the reserve and a bonus turn.'
  ])
  expect(lines(at({ cubes: B2, pool: [] }, { seats: [{ card: 'dorn' }] })).slice(-2)).toEqual([
    'Firm Footing — if the turn began on favoured terrain: your first push goes 1 extra space.',
    'Second Wind — in a bonus turn: 1 more die.'
  ])
})

test('a skill that is used up for the match is marked', () => {
  const once = withSkill({ id: 'slap', trigger: { t: 'faces', faces: [1, 1] }, effects: [{ e: 'replay' }], perGame: 1 })
  const s = at({ cubes: B2, pool: [1, 1] }, { seats: [once] })
  expect(lines(s)).toContain('slap — with dice showing 1 and 1: a bonus turn.')
  expect(lines(after(s, { act: 'skill', skill: 'slap' }))).toContain('slap — used up.')
})

test('two players with the same card: each panel shows its own used skills, and an unchanged panel stays the same object', () => {
  const once = withSkill({ id: 'slap', trigger: { t: 'faces', faces: [1, 1] }, effects: [{ e: 'replay' }], perGame: 1 })
  const before = at({ cubes: B2, pool: [1, 1] }, { seats: [once, once] })
  const used = after(before, { act: 'skill', skill: 'slap' })
  expect(lines(used, 0)).toContain('slap — used up.')
  expect(lines(used, 1)).toContain('slap — with dice showing 1 and 1: a bonus turn.')
  const text = (s: State, seat: number) => game.view(s, 'audience').seats[seat]?.widgets.at(-1)
  expect(text(used, 1)).toBe(text(before, 1))
  expect(text(used, 0)).not.toBe(text(before, 0))
})

test('every skill of the house can be read in both languages', () => {
  const s = opened(8, { seats: houseCards.map(({ id }) => ({ card: id })) })
  for (const lang of langs)
    for (const { widgets } of game.view(s, 'audience').seats)
      for (const it of widgets)
        if (it.widget === 'card') for (const line of it.lines) expect(say(line, lang)).not.toContain('⟨')
})

test('the widgets of a seat in full: power dice, reserve, card; of an eliminated one the card alone', () => {
  const s = at({ cubes: B3, eliminated: [2], reserve: [6], power: [1], pool: [] })
  const [ada, , cleo] = game.view(s, 'audience').seats
  expect(ada?.widgets.slice(0, 2)).toEqual([
    { widget: 'counter', id: 'power', title: { say: 'counter.power', with: { n: 1 } }, value: 1, of: 2 },
    {
      widget: 'dice',
      id: 'reserve',
      title: { say: 'pool.reserve' },
      dice: [{ kind: 'reserve', face: 6, state: 'held' }]
    }
  ])
  expect(ada?.widgets[2]).toMatchObject({ widget: 'card', id: 'card' })
  expect(cleo?.widgets.map(({ id }) => id)).toEqual(['card'])
  expect(cleo?.widgets.map((it) => say(it.title))).toEqual(['Plain'])
})
