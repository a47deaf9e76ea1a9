// Leaving the board: NK-100 to NK-106. The bonus turns that it earns: NK-110 to NK-119.
import { describe, expect, test } from 'vitest'
import {
  after,
  at,
  B2,
  B3,
  B4,
  bonus,
  decline,
  dice,
  end,
  idle,
  leap,
  may,
  push,
  R3,
  roll,
  standing,
  stop,
  why,
  withSkill
} from './match.ts'

describe('NK-100 whoever is pushed through a portal is eliminated', () => {
  test('through the own', () => {
    const s = after(at({ cubes: B3, keepers: ['1,2', '1,3'], pool: [4, 4] }), push('N'))
    expect(standing(s)[1]).toBe('eliminated')
  })
  test("through anybody's", () => {
    const s = after(at({ cubes: B3, keepers: ['3,1', '4,1', '0,0'], pool: [4, 4] }), push('E'))
    expect(standing(s)).toEqual(['3,1', 'eliminated', '0,0'])
  })
  test('by a chain', () => {
    const s = after(at({ cubes: B3, keepers: ['2,1', '3,1', '4,1'], pool: [4, 4] }), push('E'))
    expect(standing(s)).toEqual(['2,1', '4,1', 'eliminated'])
  })
})

test('NK-101 whoever is pushed off elsewhere waits', () => {
  const s = after(at({ cubes: B2, keepers: ['1,2', '0,2'], pool: [4, 4] }), push('W'))
  expect(s.players[1]).toMatchObject({ status: 'waiting', at: null })
})

test('NK-101 a rear cell reached from the side is no portal', () => {
  const s = after(at({ cubes: R3, keepers: ['2,2', '1,2'], pool: [4, 4] }), push('W'))
  expect(standing(s)[1]).toBe('waiting')
  const sideways = at({ cubes: R3, keepers: ['1,1', '0,1'], pool: [4, 4] })
  expect(standing(after(sideways, push('W')))[1]).toBe('waiting')
})

const back = at({ cubes: B3, waiting: [1], pool: [], keepers: ['0,0'] })
test('NK-102 it comes back to the own start tile before its dice are counted', () => {
  const s = after(back, end)
  expect(standing(s)[1]).toBe('1,3')
  const wooden = { seats: [{}, { terrains: ['wood', 'grass', 'grass', 'grass', 'grass'] }] }
  expect(after(at({ cubes: B3, waiting: [1], pool: [] }, wooden), end).turn?.dice).toBe(7)
})

test('NK-102 a first turn is still a first turn after a fall', () => {
  expect(after(at({ cubes: B3, waiting: [1], fresh: [1], pool: [] }), end).turn?.dice).toBe(5)
})

describe('NK-103 a start tile that is taken eliminates', () => {
  const blocked = { cubes: B4, keepers: ['0,0', null, '1,3'], waiting: [1], pool: [] }
  test('whoever stands there', () => expect(standing(after(at(blocked), end))[1]).toBe('eliminated'))
  const allies = [{}, { team: 1 }, { team: 1 }]
  test('an ally as well', () => expect(standing(after(at(blocked, { seats: allies }), end))[1]).toBe('eliminated'))
  test('but an ally does not where the table agreed so: the slot passes', () => {
    const s = after(at(blocked, { seats: allies, options: { allyBlocks: false } }), end)
    expect(standing(s)[1]).toBe('waiting')
    expect(s.active).toBe(2)
    const foe = after(at(blocked, { options: { allyBlocks: false } }), end)
    expect(standing(foe)[1]).toBe('eliminated')
  })
})

test('NK-104 whoever waits is on no tile', () => {
  const s = at({ cubes: B3, keepers: ['1,2', '0,0'], waiting: [1], pool: [3, 3, 4, 4] })
  expect(may(s, 'push').concat(may(s, 'leap'))).toEqual([])
  expect([push('W'), leap('N')].map((it) => why(s, it))).toEqual(['NK-017', 'NK-015'])
  const swap = withSkill({ id: 'swap', trigger: { t: 'faces', faces: [1] }, effects: [{ e: 'swap', range: 9 }] })
  const swapper = at({ cubes: B3, keepers: ['1,2', null, '4,1'], waiting: [1], pool: [1] }, { seats: [swap] })
  expect(why(swapper, { act: 'skill', skill: 'swap', with: 1 })).toBe('NK-104')
})

test('NK-105 the portal of an eliminated player works as long as the cube lies', () => {
  const s = (options = {}) =>
    after(at({ cubes: B3, keepers: ['4,1', '3,1'], eliminated: [2], active: 1, pool: [5, 5] }, { options }), push('E'))
  expect(standing(s())[0]).toBe('eliminated')
  expect(standing(s({ deadPortalsActive: false }))[0]).toBe('waiting')
  // The portal of a player who is still in the match works even with this option.
  const alive = at(
    { cubes: B3, keepers: ['4,1', '3,1', '0,0'], active: 1, pool: [5, 5] },
    { options: { deadPortalsActive: false } }
  )
  expect(standing(after(alive, push('E')))[0]).toBe('eliminated')
})

test('NK-106 allies fall and go like anybody else', () => {
  const seats = [{ team: 1 }, { team: 1 }, {}]
  expect(standing(after(at({ cubes: B3, keepers: ['1,2', '0,2'], pool: [4, 4] }, { seats }), push('W')))[1]).toBe(
    'waiting'
  )
  expect(standing(after(at({ cubes: B3, keepers: ['1,2', '1,3'], pool: [4, 4] }, { seats }), push('N')))[1]).toBe(
    'eliminated'
  )
})

const side = { cubes: B3, keepers: ['1,2', '0,2', '2,2'], pool: [5, 5] }
const pushedOff = after(at(side), push('W'))

describe('NK-110 pushing another keeper off earns a bonus turn', () => {
  test('by a fall', () => expect(after(pushedOff, end)).toMatchObject({ phase: 'bonus', active: 0, offer: { k: 1 } }))
  test('through a portal', () => {
    const s = at({ cubes: B3, keepers: ['1,2', '1,3'], pool: [4, 4] })
    expect(after(s, push('N'), end).phase).toBe('bonus')
  })
  test('a push that sends nobody off earns none', () => {
    const s = at({ cubes: B3, keepers: ['0,1', '1,1'], pool: [4, 4] })
    expect(after(s, push('E'), end)).toMatchObject({ phase: 'roll', active: 1 })
    expect(why(after(s, push('E'), end), bonus)).toBe('NK-110')
  })
  test('an ally counts, unless the table agreed otherwise', () => {
    const seats = [{ team: 1 }, { team: 1 }, {}]
    expect(after(at(side, { seats }), push('W'), end).phase).toBe('bonus')
    expect(after(at(side, { seats, options: { bonusForAlly: false } }), push('W'), end).phase).toBe('roll')
    expect(after(at(side, { options: { bonusForAlly: false } }), push('W'), end).phase).toBe('bonus')
  })
})

test('NK-111 each bonus turn of a series rolls one die less', () => {
  const first = after(pushedOff, end, bonus)
  expect(first.turn).toMatchObject({ k: 1, dice: 5 })
  const second = after(first, roll(), dice([1, 2, 3, 5, 5]), stop, push('E', 2), end, bonus)
  expect(second.turn).toMatchObject({ k: 2, dice: 4 })
})

test('NK-112 the series goes on as long as each bonus turn pushes somebody off', () => {
  const first = after(pushedOff, end, bonus, roll(), dice([1, 2, 3, 5, 5]), stop)
  expect(after(first, push('E', 2), end).phase).toBe('bonus')
  expect(after(first, push('E', 1), end)).toMatchObject({ phase: 'roll', active: 1 })
})

describe('NK-113 in a duel it is two dice for each', () => {
  const duel = { cubes: B2, keepers: ['1,2', '0,2'], pool: [4, 4] }
  test('four dice', () => expect(after(at(duel), push('W'), end, bonus).turn?.dice).toBe(4))
  test('cumulative', () => {
    expect(after(at({ cubes: B2, phase: 'bonus', bonus: 2 }), bonus).turn?.dice).toBe(2)
    expect(after(at({ cubes: B2, phase: 'bonus', bonus: 3 }), bonus).turn?.dice).toBe(0)
  })
  test('one die where the table plays so', () => {
    expect(after(at(duel, { options: { duelPenalty: 1 } }), push('W'), end, bonus).turn?.dice).toBe(5)
  })
})

test('NK-114 a match begun by three is no duel when two are left', () => {
  const s = at({ cubes: ['0,0 S', '1,2 N', null], keepers: ['1,2', '0,2'], eliminated: [2], pool: [4, 4] })
  expect(after(s, push('W'), end, bonus).turn?.dice).toBe(5)
})

describe('NK-115 a turn earns one bonus turn, however many went', () => {
  const both = (options = {}) => after(at({ ...side, pool: [5, 5, 5] }, { options }), push('W'), push('E', 2), end)
  const empty = [roll(), dice([1, 2, 3, 4, 5]), stop, end] as const
  test('one', () => {
    expect(both().offer).toMatchObject({ k: 1, owed: 0 })
    expect(after(both(), bonus, ...empty).active).toBe(1)
  })
  const perKeeper = both({ bonusPerTurn: 'perKeeper' })
  test('or one for each keeper where the table agreed so, one die less each time', () => {
    expect(perKeeper.offer).toMatchObject({ k: 1, owed: 1 })
    const second = after(perKeeper, bonus, ...empty)
    expect(second).toMatchObject({ phase: 'bonus', offer: { k: 2, owed: 0 } })
    expect(after(second, bonus).turn?.dice).toBe(4)
  })
  test('turns still owed are lost by declining and by a Clumsy', () => {
    for (const declined of [after(perKeeper, decline), after(perKeeper, bonus, decline)])
      expect(declined).toMatchObject({ phase: 'roll', active: 1, turn: { owed: 0 } })
    expect(after(perKeeper, bonus, roll(), dice([1, 1, 1, 2, 3]))).toMatchObject({ phase: 'roll', active: 1 })
  })
})

test('NK-116 the current turn is played to its end first, then the bonus turn, before anybody else', () => {
  expect(pushedOff).toMatchObject({ phase: 'actions', active: 0 })
  expect(why(pushedOff, push('E'))).toBeNull()
  expect(why(pushedOff, bonus)).toBe('NK-110')
  const offered = after(pushedOff, end)
  expect(why(offered, roll(), 1)).toBe('NK-010')
  expect(after(offered, bonus)).toMatchObject({ phase: 'roll', active: 0 })
})

test('NK-117 it is optional', () => {
  const offered = after(pushedOff, end)
  expect(may(offered)).toEqual([bonus, decline])
  expect(after(offered, decline)).toMatchObject({ phase: 'roll', active: 1, turn: { k: 0 } })
  expect(why(pushedOff, decline)).toBe('NK-117')
})

describe('NK-117 it may be declined until its dice are thrown (Q17)', () => {
  const taken = after(pushedOff, end, bonus)
  test('also when it has been taken', () => {
    expect(may(taken)).toContainEqual(decline)
    expect(after(taken, decline)).toEqual(after(pushedOff, end, decline))
  })
  test('not with the dice in the hand or on the table, nor in an ordinary turn', () => {
    expect(why(after(taken, roll()), decline, 0)).toBe('NK-036')
    expect(why(after(taken, roll(), dice([1, 2, 3, 4, 5])), decline)).toBe('NK-117')
    const ordinary = after(taken, decline)
    expect(may(ordinary)).not.toContainEqual(decline)
    expect(why(ordinary, decline)).toBe('NK-117')
  })
})

test('NK-118 falls and eliminations that nobody pushed earn nothing', () => {
  const blocked = at({ cubes: B4, keepers: ['0,0', null, '1,3'], waiting: [1], pool: [] })
  const s = after(blocked, end)
  expect(standing(s)[1]).toBe('eliminated')
  // c stood on the cube that went with b, so c fell, and is back at the beginning of its own turn.
  expect(s).toMatchObject({ active: 2, phase: 'roll', offer: null, turn: { k: 0 } })
})

test('NK-119 a bonus turn is a full turn', () => {
  const s = after(at({ ...side, reserve: [3] }), push('W'), end, bonus)
  // The die in the reserve slot lies on the table already, so it counts with this roll.
  const thrown = after(s, roll(), dice([1, 1, 2, 4, 6]))
  expect(thrown.turn).toMatchObject({ rerolls: 0, spent: { push: [0] }, pushed: false })
  const twice = after(
    thrown,
    { act: 'reroll', dice: [2, 4], power: 0 },
    dice([2, 4]),
    { act: 'reroll', dice: [2, 4], power: 0 },
    dice([2, 4])
  )
  expect(twice.turn?.rerolls).toBe(2)
  expect(after(twice, stop).turn?.reserve).toBe(3)
  expect(after(thrown, { act: 'reroll', dice: [2, 4], power: 0 }, dice([1, 4])).active).toBe(1)
})

test('NK-110 the next player then plays an ordinary turn', () => {
  const s = idle(after(pushedOff, end, decline))
  expect(s).toMatchObject({ active: 2, turn: { k: 0, dice: 6 } })
})
