// The physical table of Nexus Keepers (section 9 of its rules): what the sensors see, what the referee infers, what it says.

import { describe, expect, test } from 'vitest'
import type { Json } from '../../src/core/json.ts'
import nexus from '../../src/games/nexus-keepers/index.ts'
import { Table } from './table.ts'

const b2 = ['0,0 S', '1,2 N']
const b3 = [...b2, '3,1 E']

const at = (position: { [key: string]: Json; cubes: Json[] }, setting = {}): Table =>
  new Table(nexus, { position, seats: position.cubes.map(() => ({})), ...setting })

const reg = (...faces: number[]) => faces.map((face) => ({ kind: 'regular', face }))

const wanted = { say: 'referee.wanted' }

describe('dice that pay are inferred', () => {
  const diagonal = { cubes: b2, keepers: ['0,0', '1,2'], pool: [2, 2, 2, 3, 3, 6] }

  test('what looks like a jump may turn out to have been two steps, when a kept die needs it', () => {
    const t = at(diagonal).shift('keeper/0', '1,1').rest()
    expect(t.judge.moves(t.match)).toMatchObject([{ do: { act: 'jump' } }])
    t.say(0, { act: 'end', keep: 3 })
    expect(t.judge.moves(t.match)).toMatchObject([
      { do: { act: 'move' } },
      { do: { act: 'move' } },
      { do: { act: 'end', keep: 3 } }
    ])
    expect(t.state).toMatchObject({ players: [{ reserve: 3 }, {}] })
  })

  test('or when the jump is needed later', () => {
    const t = at(diagonal).shift('keeper/0', '1,1').rest().shift('keeper/0', '0,2').rest()
    expect(t.ruling).toMatchObject({ ruling: 'settled' })
    expect(t.judge.moves(t.match)).toHaveLength(3)
  })

  test('what no share of the dice pays for is refused', () => {
    const t = at({ ...diagonal, pool: [1, 2, 3, 3, 4, 6] })
      .shift('keeper/0', '1,1')
      .rest()
      .shift('keeper/0', '0,2')
      .rest()
    expect(t.ruling).toMatchObject({
      ruling: 'foul',
      refusal: { rule: expect.stringMatching(/^NK-/) },
      corrections: [{ fix: 'move', kind: 'keeper/0', from: '0,2', to: '1,1' }]
    })
  })
})

describe('a figure moved too far', () => {
  const far = { cubes: b2, keepers: ['1,3', '0,-1'] }
  test.each([
    ['by a step, with a step and a jump paid for', [2, 2, 3, 3], '1,1', 'NK-011', 'move'],
    ['by two, where the dice give jumps alone', [3, 3], '1,1', 'NK-015', null],
    ['aslant and on, with a jump for the first half', [3, 3], '0,1', 'NK-060', 'move'],
    ['along two sides, with a step for the first', [2, 2], '0,1', 'NK-060', 'jump']
  ])('%s', (_, pool, to, rule, kind) => {
    const t = at({ ...far, pool })
      .shift('keeper/0', to)
      .rest()
    expect(t.ruling).toMatchObject({ ruling: 'foul', refusal: { rule } })
    if (kind) expect(t.ruling).toMatchObject({ refusal: { why: { with: { kind: { say: `kind.${kind}` } } } } })
  })
})

describe('leaving and coming back', () => {
  test('through a portal: the figure is gone for a while, and the game is won', () => {
    const t = at({ cubes: b2, keepers: ['1,2', '1,3'], pool: [4, 4] })
      .lift('keeper/1')
      .rest()
    expect(t.over).toMatchObject({ winners: [0] })
  })

  test('a chain that pushes two off, one after the other', () => {
    const t = at({ cubes: b3, keepers: ['2,1', '3,1', '4,1'], pool: [5, 5] }).hands(true)
    t.lift('keeper/2').wait(300).lift('keeper/1').wait(300).hands(false).rest()
    expect(t.over).toMatchObject({ winners: [0] })
  })

  test('who returns is asked for at the start tile, without haste or blame, and dice wait for it', () => {
    const t = at({ cubes: b3, waiting: [1], keepers: ['0,0', null, '4,1'], pool: [2, 3, 4, 5, 6, 6] }).press(0, 'end')
    t.wait(60_000)
    expect(t.ruling).toEqual({
      ruling: 'on the way',
      say: wanted,
      towards: [{ fix: 'put', kind: 'keeper/1', to: '1,3' }]
    })
    t.tray([2, 2, 3, 4, 5, 5]).rest()
    expect(t.ruling).toMatchObject({ ruling: 'on the way' })
    t.put('keeper/1', '1,3').rest()
    expect(t.state).toMatchObject({ active: 1, phase: 'reroll' })
  })

  test('who returns to another tile is shown the right one', () => {
    const t = at({ cubes: b3, waiting: [1], keepers: ['0,0', null, '4,1'], pool: [2, 3, 4, 5, 6, 6] }).press(0, 'end')
    t.put('keeper/1', '1,1').rest()
    expect(t.ruling).toMatchObject({
      ruling: 'foul',
      corrections: [{ fix: 'move', kind: 'keeper/1', from: '1,1', to: '1,3' }]
    })
  })

  test('a closed portal: cube and figure are taken off in any order, then the loose cube is put back', () => {
    const t = at({ cubes: b3, waiting: [1], keepers: ['0,0', null, '1,3'], pool: [2, 3, 4, 5, 6, 6] }).press(0, 'end')
    expect(t.wait(60_000).ruling).toMatchObject({ ruling: 'on the way' })
    t.lift('keeper/2').wait(60_000)
    expect(t.ruling).toEqual({
      ruling: 'on the way',
      say: { say: 'referee.wanted.other' },
      towards: [{ fix: 'take', kind: 'cube/1/N', from: '#1,2' }]
    })
    t.lift('#1,2').rest()
    expect(t.ruling).toMatchObject({ ruling: 'settled' })
    expect(t.state).toMatchObject({ phase: 'closure' })
    t.lift('#3,1').wait(2000).put('cube/2/E', '#2,-1').rest()
    expect(t.judge.moves(t.match).at(-1)).toMatchObject({ by: 1, do: { act: 'dock', at: [2, -1], facing: 'E' } })
    // NK-102: the keeper that fell with the cube comes back in its next slot.
    expect(t.ruling).toEqual({
      ruling: 'on the way',
      say: wanted,
      towards: [{ fix: 'put', kind: 'keeper/2', to: '3,-1' }]
    })
    t.put('keeper/2', '3,-1').rest()
    expect(t.ruling).toEqual({ ruling: 'settled', moves: [] })
  })
})

describe('a throw that brings something about', () => {
  const clumsy = (position: { [key: string]: Json; cubes: Json[] }): Table =>
    at({ ...position, throw: [1, 1, 3, 3, 5, 6] }, { tray: [1, 1, 3, 3, 5, 6] }).tray([1, 1, 1, 4, 5, 6], [2, 3])

  test('counts at once, and who returns by it is asked for afterwards', () => {
    const t = clumsy({ cubes: b3, waiting: [1], keepers: ['0,0', null, '4,1'] })
    expect(t.state).toMatchObject({ active: 1, phase: 'roll' })
    expect(t.rest().ruling).toEqual({
      ruling: 'on the way',
      say: wanted,
      towards: [{ fix: 'put', kind: 'keeper/1', to: '1,3' }]
    })
    t.put('keeper/1', '1,3').rest()
    expect(t.ruling).toEqual({ ruling: 'settled', moves: [] })
    expect(t.heard).not.toContain('refuse.throw.others')
  })

  test('and so is a cube that goes by it', () => {
    const t = clumsy({ cubes: b3, waiting: [1], keepers: ['0,0', null, '1,3'] })
    expect(t.state).toMatchObject({ phase: 'closure' })
    t.lift('keeper/2').rest().lift('#1,2').rest()
    expect(t.ruling).toMatchObject({ ruling: 'settled' })
  })

  test('who puts the figure there before anybody looked has done no wrong', () => {
    const t = at(
      { cubes: b3, waiting: [1], keepers: ['0,0', null, '4,1'], throw: [1, 1, 3, 3] },
      { tray: [1, 1, 3, 3] }
    )
    t.hands(true).tray([1, 1, 1, 4], [2, 3]).put('keeper/1', '1,3').hands(false).rest()
    expect(t.state).toMatchObject({ active: 1, phase: 'roll' })
    expect(t.ruling).toMatchObject({ ruling: 'settled' })
  })

  test('what it may have brought about is not forgotten while one die is unread', () => {
    const t = at(
      { cubes: b3, waiting: [1], keepers: ['0,0', null, '4,1'], throw: [1, 1, 3, 3] },
      { tray: [1, 1, 3, 3] }
    )
    t.dice = { lying: [...reg(1, 1, 4), { kind: 'regular', face: '?' }], thrown: [2, 3] }
    t.show().rest().put('keeper/1', '1,3').rest()
    expect(t.state).toMatchObject({ active: 1, phase: 'roll' })
    expect(t.ruling).toMatchObject({ ruling: 'settled' })
  })
})

describe('dice', () => {
  const rolled = { cubes: b2, throw: [1, 2, 3, 3, 5, 6] }

  test.each([
    ['a single die', [1, 2, 3, 3, 5, 4], [5], 'NK-039'],
    ['a 1', [4, 4, 3, 3, 5, 6], [0, 1], 'NK-038']
  ])('%s thrown again is refused and restored', (_, lying, thrown, rule) => {
    const t = at(rolled, { tray: rolled.throw }).tray(lying, thrown).rest()
    expect(t.ruling).toMatchObject({ ruling: 'foul', refusal: { rule } })
    t.dice = { lying: reg(...rolled.throw), thrown: [] }
    t.show().rest()
    expect(t.ruling).toEqual({ ruling: 'settled', moves: [] })
  })

  test('dice thrown unread take nothing back, even where nobody tells which rolled', () => {
    const t = at(rolled, { tray: rolled.throw, rolls: false }).press(0, 'end').rest().roll()
    t.unsettled = { rolling: 0, crooked: 0, held: 0 }
    t.dice = { lying: [...reg(1, 2, 3, 4), ...['?', '?'].map((face) => ({ kind: 'regular', face: face as '?' }))] }
    expect(t.show().rest().ruling).toMatchObject({ ruling: 'on the way', towards: [{ from: '?' }, { from: '?' }] })
    expect(t.state).toMatchObject({ active: 1, phase: 'roll' })
  })

  test('dice that lie there unread hide no throw of others', () => {
    const t = at(rolled, { tray: rolled.throw })
    t.dice = {
      lying: [...reg(1, 2, 3), ...['?', '?'].map((face) => ({ kind: 'regular', face: face as '?' })), ...reg(4)],
      thrown: [5]
    }
    expect(t.show().rest().ruling).toMatchObject({ ruling: 'foul', refusal: { rule: 'NK-039' } })
  })

  test('seen to roll, a throw may show the faces that lay there before, even where nobody tells which rolled', () => {
    const t = at(rolled, { tray: rolled.throw, rolls: false }).tray(rolled.throw).rest()
    expect(t.judge.moves(t.match)).toMatchObject([{ do: { act: 'reroll' } }, { by: 'chance' }])
    t.show().rest()
    expect(t.judge.moves(t.match)).toHaveLength(2)
  })

  test.each([true, false])(
    'too few dice thrown are refused, and thrown again; the tray tells which rolled: %s',
    (rolls) => {
      const t = at({ cubes: b2 }, { rolls }).tray([2, 3, 4, 5]).rest()
      expect(t.told).toMatchObject([{ tone: 'foul' }])
      t.tray([2, 3, 4, 5, 6, 6]).rest()
      expect(t.state).toMatchObject({ phase: 'reroll' })
    }
  )

  test.each([0, 2])(
    'a lost throw that nobody saw is one of all the dice that lie there anew, with power dice: %s',
    (power) => {
      const t = at({ cubes: b2 }, { rolls: false, tray: [1, 1, 4, 4, 6, 6] })
      const special = [1, 5].slice(0, power).map((face) => ({ kind: 'power', face }))
      t.dice = { lying: [...reg(1, 1, 1, 3, 3, 6), ...special] }
      t.show().rest()
      expect(t.judge.moves(t.match)).toMatchObject([{ do: { act: 'roll', power } }, { by: 'chance' }])
    }
  )

  test('a power die makes a lone die a legal reroll', () => {
    const t = at(rolled, { tray: rolled.throw }).roll()
    t.unsettled = { rolling: 0, crooked: 0, held: 0 }
    t.dice = { lying: [...reg(1, 2, 3, 3, 5, 4), { kind: 'power', face: 3 }], thrown: [5, 6] }
    t.show().rest()
    expect(t.ruling).toMatchObject({ moves: [{ do: { act: 'reroll', dice: [6], power: 1 } }, { by: 'chance' }] })
  })

  test('moving a figure stops the rolling', () => {
    const t = at({ ...rolled, throw: [2, 2, 3, 4, 5, 6] }, { tray: [2, 2, 3, 4, 5, 6] })
      .shift('keeper/0', '0,0')
      .rest()
    expect(t.ruling).toMatchObject({ ruling: 'settled', moves: [{ do: { act: 'stop' } }, { do: { act: 'move' } }] })
  })

  test('dice taken up to be thrown again stop nothing', () => {
    const t = at(rolled, { tray: rolled.throw })
    t.dice = { lying: reg(1, 2, 3, 3), thrown: [] }
    t.show().wait(5000)
    expect(t.heard).toEqual([])
    t.tray([1, 2, 3, 3, 4, 4], [4, 5]).rest()
    expect(t.state).toMatchObject({ phase: 'reroll' })
  })
})

test('the dice of a bonus turn take no press back, even where the tray cannot tell what rolled', () => {
  const t = at({ cubes: b3, keepers: ['1,2', '0,2', '4,1'], pool: [4, 4] }, { rolls: false, tray: [4, 4] })
  t.lift('keeper/1').rest().press(0, 'end')
  t.tray([2, 3, 4, 5, 6]).rest()
  expect(t.state).toMatchObject({ active: 0, phase: 'reroll', turn: { k: 1 } })
})

describe('set-up', () => {
  test('cubes are placed by laying them, and refused by the rule they break', () => {
    const t = at({ cubes: ['0,0 N', null], phase: 'place', active: 1 } as never)
    t.put('cube/1/N', '#3,0').rest()
    expect(t.ruling).toMatchObject({ ruling: 'foul', refusal: { rule: 'NK-004' } })
    t.lift('#3,0').put('cube/1/E', '#2,1').rest()
    expect(t.heard.at(-1)).toBe('log.place')
    expect(t.ruling).toMatchObject({ ruling: 'on the way', towards: [{ fix: 'put' }, { fix: 'put' }] })
    t.put('keeper/0', '0,1').put('keeper/1', '3,1').rest()
    expect(t.ruling).toMatchObject({ ruling: 'settled' })
    expect(t.state).toMatchObject({ phase: 'roll' })
  })
})

test('a cube that came back with a take-back and is not seen for a moment is no end of the turn again', () => {
  const over = { cubes: b3, keepers: [null, '0,2', '4,1'], eliminated: [0], active: 2, pool: [2, 3, 3, 4, 4, 6] }
  const t = at(over, { tray: over.pool }).say(2, { act: 'end', keep: 4 })
  t.hands(true).obey().hands(false).rest()
  t.hands(true).put('cube/0/S', '#0,0').hands(false).rest()
  expect(t.heard.at(-1)).toBe('referee.takenBack')
  t.lift('#0,0').wait(500)
  expect(t.judge.moves(t.match)).toEqual([])
  t.rest()
  expect(t.judge.moves(t.match)).toMatchObject([{ do: { act: 'end', keep: 4 } }])
})
