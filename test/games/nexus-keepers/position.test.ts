// Positions, seats and options written by hand: the defaults for what is left out, and the message for each mistake.
import { describe, expect, test } from 'vitest'
import type { Json } from '../../../src/core/json.ts'
import game from '../../../src/games/nexus-keepers/index.ts'
import { after, at, B2, B3, bonus, card, end, may, opened, stop } from './match.ts'

const problems = (position: Json, seats: readonly Json[] = [{}, {}, {}], options: Json = {}) => {
  const start = game.setup({ options, seats, position })
  return start.ok ? [] : start.problems.map((it) => [it.at.join('.'), it.why.say, it.rule ?? ''])
}

test('what is left out is as the scenarios have it', () => {
  expect(at({ cubes: B2, pool: [5, 2] })).toMatchObject({
    phase: 'actions',
    active: 0,
    turn: { regular: [2, 5], dice: 6, k: 0 },
    players: [
      { status: 'onBoard', at: [0, -1], fresh: false, powerLeft: 2, reserve: null },
      { status: 'onBoard', at: [1, 3] }
    ]
  })
})

test.each([
  [{}, { phase: 'roll', active: 0 }],
  [{ active: 1 }, { phase: 'roll', active: 1 }],
  [{ throw: [2, 3, 4] }, { phase: 'reroll', turn: { regular: [2, 3, 4], rerolls: 0 } }],
  [
    { throw: [2, 3, 4], rerolls: 1, powerDice: [6] },
    { phase: 'reroll', turn: { power: [6], rerolls: 1 } }
  ],
  [
    { pool: [2, 3], powerDice: [6], reserveDie: 1 },
    { phase: 'actions', turn: { power: [6], reserve: 1 } }
  ],
  [
    { phase: 'bonus', bonus: 2 },
    { phase: 'bonus', offer: { k: 2 } }
  ],
  [{ phase: 'bonus' }, { phase: 'bonus', offer: { k: 1 } }],
  [
    { phase: 'place', cubes: [null, '1,2 N'] },
    { phase: 'place', active: 0 }
  ],
  [{ fresh: [0], extraDice: [2] }, { turn: { dice: 7, first: true } }],
  [
    { power: [0, 1], reserve: [null, 4] },
    {
      players: [
        { powerLeft: 0, reserve: null },
        { powerLeft: 1, reserve: 4 }
      ]
    }
  ],
  [{ waiting: [0] }, { phase: 'roll', players: [{ status: 'onBoard' }, {}] }],
  [{ pool: [2], bonus: 1 }, { turn: { k: 1, dice: 4 } }],
  [{ pool: [], pushedOff: 1 }, { turn: { off: 1 } }]
])('%o', (position, state) => expect(at({ cubes: B2, ...position } as never)).toMatchObject(state))

test('a bonus turn written so is played like any other', () => {
  expect(after(at({ cubes: B2, phase: 'bonus' }), bonus).turn).toMatchObject({ k: 1, dice: 4 })
  expect(after(at({ cubes: B2, pool: [], pushedOff: 1, bonus: 1 }), end).offer?.k).toBe(2)
})

test.each([
  [{}, 'position', 'form.missing', ''],
  [{ cubes: B3, tiles: [] }, 'position.tiles', 'form.unknown', ''],
  [{ cubes: ['0,0 X'] }, 'position.cubes.0', 'problem.cube', ''],
  [{ cubes: [...B3, '9,9 N'] }, 'position.cubes.3', 'problem.seat', ''],
  [{ cubes: ['0,0 S', '0,1 N', null] }, 'position.cubes.1', 'refuse.place.overlap', 'NK-006'],
  [{ cubes: ['0,0 N', '1,2 N', null] }, 'position.cubes.1', 'refuse.place.behindPortal', 'NK-005'],
  [{ cubes: ['0,0 S', '1,2 N', null] }, 'position.cubes.2', 'problem.noCube', 'NK-130'],
  [{ cubes: ['0,0 S', '1,2 N', '9,9 N'] }, 'position.cubes', 'problem.apart', 'NK-133'],
  [{ cubes: B3, keepers: ['here'] }, 'position.keepers.0', 'problem.keeper', ''],
  [{ cubes: B3, keepers: ['9,9'] }, 'position.keepers.0', 'problem.noTile', 'NK-012'],
  [{ cubes: B3, keepers: ['0,0', '0,0'] }, 'position.keepers.1', 'problem.taken', 'NK-022'],
  [{ cubes: B3, waiting: [3] }, 'position.waiting.0', 'problem.seat', ''],
  [{ cubes: B3, active: 5 }, 'position.active', 'problem.seat', ''],
  [{ cubes: B3, waiting: [0], pool: [] }, 'position.active', 'problem.notOnBoard', ''],
  [{ cubes: B3, pool: [7] }, 'position.pool.0', 'form.most', ''],
  [{ cubes: B3, pool: [1, 1, 1] }, 'position.pool', 'problem.clumsy', 'NK-042'],
  [{ cubes: B3, throw: [1, 1, 1] }, 'position.throw', 'problem.clumsy', 'NK-042'],
  [{ cubes: B3, phase: 'place' }, 'position.phase', 'problem.deployed', ''],
  [{ cubes: B3, phase: 'closure' }, 'position.phase', 'problem.closure', 'NK-133'],
  [{ cubes: B3, phase: 'actions', power: [9] }, 'position.power.0', 'form.most', '']
])('%o is refused: %s %s', (position, ...expected) => {
  expect(problems(position as Json)[0]).toEqual(expected)
})

test('every seat out but one: the match is over', () => {
  expect(at({ cubes: B2, eliminated: [1] }).phase).toBe('over')
})

describe('seats', () => {
  const seats = (...entered: Json[]) => problems(null, entered)
  test.each([
    [{ card: 'nobody' }, 'seats.0.card', 'form.known'],
    [{ net: 'I1' }, 'seats.0.net', 'form.known'],
    [{ terrains: ['wood'] }, 'seats.0.terrains', 'form.few'],
    [{ hat: 1 }, 'seats.0.hat', 'form.unknown'],
    [null, 'seats.0', 'form.type'],
    [
      { card: card({ skills: [{ id: 'x', name: 'X', trigger: { t: 'passive' }, effects: [{ e: 'replay' }] }] }) },
      'seats.0.card.skills.0.effects.0',
      'card.unfit'
    ]
  ])('%o', (seat, ...expected) => expect(seats(seat as Json, {})[0]?.slice(0, 2)).toEqual(expected))
  test('one is too few, and nine are too many', () => {
    expect(seats({}).length).toBe(1)
    expect(game.setup({ options: {}, seats: Array.from({ length: 8 }, () => ({})) }).ok).toBe(true)
    expect(game.setup({ options: {}, seats: Array.from({ length: 9 }, () => ({})) }).ok).toBe(false)
    expect(game.setup({ options: { maxPlayers: 2 }, seats: [{}, {}, {}] }).ok).toBe(false)
  })
  test('a card may be entered whole', () => {
    const own = card({ id: 'mine', powerDice: 0 })
    expect(opened(2, { seats: [{ card: own }] }).players[0]?.powerLeft).toBe(0)
  })
  test('any net, mirrored or not', () => {
    const s = at({ cubes: ['0,0 N', null], phase: 'place' }, { seats: [{ net: 'L1', mirror: true }, {}] })
    expect(game.scene(s).places.map((it) => it.id)).toContain('3,-1')
  })
})

describe('options', () => {
  test('what is not named is the default, and strange ones are refused with their path', () => {
    expect(opened(2, { options: { duelPenalty: 1 } }).match.options).toMatchObject({ clumsy: 'base', duelPenalty: 1 })
    expect(problems(null, [{}, {}], { clumsy: 'sometimes' })[0]?.slice(0, 2)).toEqual(['options.clumsy', 'form.known'])
    expect(problems(null, [{}, {}], { colour: 1 })[0]?.slice(0, 2)).toEqual(['options.colour', 'form.unknown'])
    expect(problems(null, [{}, {}], null)[0]?.[0]).toBe('options')
  })
  test('every preset starts a match', () => {
    for (const options of Object.values(game.presets)) expect(game.setup({ options, seats: [{}, {}] }).ok).toBe(true)
    expect(Object.keys(game.presets)).toEqual(['official-fr', 'official-en', 'gentle'])
  })
  test('the English reading has no Clumsy', () => {
    const options = game.presets['official-en'] as never
    expect(may(at({ cubes: B2, throw: [1, 1, 1] }, { options }))).toContainEqual(stop)
  })
})
