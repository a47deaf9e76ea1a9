import { expect, test } from 'vitest'
import { game } from '../../../../src/games/nexus-ops/game.ts'
import type { State } from '../../../../src/games/nexus-ops/state.ts'
import { after, at, dice, die, done, fight, pass, pick } from './at.ts'
import { say } from './spoken.ts'

const breath = at({ phase: 'breath', units: { '1,0': ['D1'], '1,-1': ['', 'F1', 'F1'] } }, 3)
const breathe = { act: 'breathe', from: [1, 0], at: [1, -1] } as const
const battle = at({ phase: 'battle', units: { '1,-1': ['L1', 'S1 F1'] } })
const begun = after(battle, fight([1, -1]))
const rolled = after(begun, pass, pass, pass, pass, dice([5]))
const teams = { phase: 'draw', hands: [[], [], ['EN-01']] }

test.each<[string, State, string]>([
  ['at the very beginning', at(null), 'Who begins? Chance names the first player'],
  ['while the board is dealt', after(at(null), pick('first', '1')), 'Basil — lay the board tiles as they are dealt'],
  ['in Deploy', at({}), 'Ada — buy units, play cards, then say you are done'],
  ['in Move', after(at({}), done), 'Ada — move your units'],
  [
    'with a unit where it may not stand',
    at({ active: 1, units: { '1,-1': ['H1'] } }),
    'Ada — your human may not stand there: take it home'
  ],
  ['with a dragon', breath, 'Ada — your dragons may breathe plasma'],
  ['for the breath’s die', after(breath, breathe), 'Ada — throw one die for the breath'],
  ['when several could suffer', after(breath, breathe, die(4)), 'Ada — the breath hits: say who suffers'],
  ['when one does', after(breath, breathe, die(4), { act: 'suffer', seat: 2 }), 'Cleo — choose a unit to lose'],
  [
    'to explore',
    at({ phase: 'explore', units: { '1,1': ['H1'] }, tiles: ['1,1'] }),
    'Ada — turn up the tiles under your units'
  ],
  ['to fight', battle, 'Ada — choose the next battle'],
  ['before a battle', begun, 'Ada — a card, or pass? Before the battle.'],
  ['in turn', after(begun, pass), 'Basil — a card, or pass? Before the battle.'],
  ['before the dice', after(begun, pass, pass), 'Ada — a card, or pass? Before the dice.'],
  ['for the dice of one side', after(begun, pass, pass, pass, pass), 'Ada — throw 1 die'],
  ['after the dice', rolled, 'Ada — a card, or pass? The dice have fallen.'],
  ['for a leaper’s pick', after(rolled, pass, pass), 'Ada — choose which unit of Basil is lost'],
  ['to draw', at({ phase: 'battle' }), 'Ada — draw a Secret Mission'],
  ['after the draw', at({ phase: 'draw' }), 'Ada — play missions, or end the turn'],
  ['for a partner’s card', after(at(teams, 4, { teams: true }), done), 'Cleo — give Ada a card, or pass']
])('%s', (_, s, expected) => {
  expect(say(game.view(s, 'audience').prompt.say)).toBe(expected)
})

test('both sides roll at once', () => {
  const s = after(at({ phase: 'battle', units: { '1,0': ['D2', 'D1'] } }), fight([1, 0]), pass, pass, pass, pass)
  const { prompt } = game.view(s, 1)
  expect(prompt.seats).toEqual([0, 1])
  expect(say(prompt.say)).toBe('Ada throws 2 dice, Basil 1')
  expect(prompt.hint && say(prompt.hint)).toBe('Step: Rubium Dragon.')
})

test('the end is told, with who won', () => {
  const s = at({ vp: [12] })
  expect(game.view(s, 'audience').over).toMatchObject({ winners: [0] })
  expect(say(game.view(s, 'audience').prompt.say)).toBe('Ada — victory!')
})
