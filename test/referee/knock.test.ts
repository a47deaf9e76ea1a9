// Someone bumps the table: a piece that moved by itself is never a play, whatever it looks like, and no player is blamed.

import { describe, expect, test } from 'vitest'
import { at, board, two } from './positions.ts'

const rolled = { phase: 'rolled', dice: [1, 2, 4, 5] }

describe('figures', () => {
  test('a table for two is knocked: no rule is blamed, and all that fell is led back', () => {
    const t = at(two).knock({ 'keeper/0': '2,1', 'keeper/1': '1,2' }).rest()
    expect(t.heard).toEqual(['referee.knocked'])
    expect(t.ruling).toEqual({
      ruling: 'foul',
      refusal: null,
      say: { say: 'referee.knocked' },
      corrections: [
        { fix: 'move', kind: 'keeper/0', from: '2,1', to: '0,0' },
        { fix: 'move', kind: 'keeper/1', from: '1,2', to: '3,0' }
      ]
    })
    t.obey().rest()
    expect(t.ruling).toEqual({ ruling: 'settled', moves: [] })
    expect(t.judge.moves(t.match)).toEqual([])
  })

  test('a figure and two dice: the dice are no throw before the figure is back, nor after', () => {
    const t = at({ ...two, ...rolled }, { tray: rolled.dice })
    t.knock({ 'keeper/0': '2,1' }, [1, 2, 3, 3], [2, 3]).rest()
    expect(t.ruling).toMatchObject({ ruling: 'foul', corrections: [{ fix: 'move' }, { fix: 'die' }, { fix: 'die' }] })
    t.shift('keeper/0', '0,0').rest()
    expect(t.ruling).toMatchObject({
      ruling: 'foul',
      corrections: [
        { from: 3, to: 5 },
        { from: 3, to: 4 }
      ]
    })
    t.obey().rest()
    expect(t.ruling).toEqual({ ruling: 'settled', moves: [] })
    expect(t.judge.moves(t.match)).toEqual([])
  })

  test('nothing is judged while it shakes', () => {
    const t = at(two)
    t.tilt = true
    t.show().shift('keeper/0', '2,1').wait(60_000)
    expect(t.heard).toEqual([])
  })

  test('a figure that slid where a legal step leads did not step: no hand was there', () => {
    const t = at(two).knock({ 'keeper/0': '1,0' }).rest()
    expect(t.heard).toEqual(['referee.knocked'])
    t.shift('keeper/0', '0,0').rest()
    expect(t.judge.moves(t.match)).toEqual([])
    expect(t.ruling).toMatchObject({ ruling: 'settled' })
  })

  test('half put back, what is still displaced is no step either', () => {
    const t = at(two).knock({ 'keeper/0': '1,0', 'keeper/1': '1,2' }).rest()
    t.hands(true).shift('keeper/1', '3,0').hands(false).rest()
    expect(t.ruling).toMatchObject({ ruling: 'foul', corrections: [{ fix: 'move', from: '1,0', to: '0,0' }] })
    t.shift('keeper/0', '0,0').rest()
    expect(t.judge.moves(t.match)).toEqual([])
    t.shift('keeper/0', '1,0').rest()
    expect(t.heard.at(-1)).toBe('say.step')
  })

  test('a play taken back after all is right, whatever was taken for an accident before', () => {
    const far = board('0..1 .oo.', [4, 4, 4, 4])
    const t = at(far).shift('keeper/0', '1,0').rest()
    t.hands(true)
      .lift('1,1')
      .lift('2,1')
      .lift('keeper/1')
      .put('stone', '0,2')
      .put('stone', '3,2')
      .put('keeper/1', '2,2')
    t.hands(false).rest()
    expect(t.heard.at(-1)).toBe('referee.knocked')
    t.shift('keeper/0', '0,0').shift('0,2', '1,1').shift('3,2', '2,1').shift('keeper/1', '3,0').rest()
    expect(t.heard.at(-1)).toBe('referee.takenBack')
    expect(t.ruling).toEqual({ ruling: 'settled', moves: [] })
  })

  test('a figure in play when it comes may still make its move', () => {
    const t = at(two).hands(true).lift('keeper/0')
    t.tilt = true
    t.show().put('keeper/0', '1,0').wait(200)
    t.tilt = false
    t.hands(false).rest()
    expect(t.heard).toEqual(['say.step'])
  })

  test('but if it ends wrong, the knock is to blame; everything goes back then', () => {
    const t = at(two).hands(true).lift('keeper/0')
    t.tilt = true
    t.show().put('keeper/0', '2,1').wait(200)
    t.tilt = false
    t.hands(false).rest()
    expect(t.heard).toEqual(['referee.knocked'])
    t.shift('keeper/0', '1,0').rest()
    expect(t.heard).toEqual(['referee.knocked'])
    t.shift('keeper/0', '0,0').rest()
    expect(t.ruling).toMatchObject({ ruling: 'settled' })
  })

  test('where nothing watches for hands a legal play is still a play', () => {
    const t = at(two, { hands: false }).knock({ 'keeper/0': '1,0' }).rest()
    expect(t.heard).toEqual(['say.step'])
  })

  test('a knock that moves nothing is forgotten: the next throw and the next step count', () => {
    const t = at({ phase: 'roll' }).knock({}).wait(500).tray([2, 2, 4, 5]).rest()
    expect(t.heard).toEqual(['say.roll', 'say.throw'])
    t.knock({}).hands(true).shift('keeper/0', '1,0').hands(false).rest()
    expect(t.heard.at(-1)).toBe('say.step')
  })

  test('a hand that left everything as it was makes no play of what falls later', () => {
    const t = at(two).hands(true).wait(500).hands(false).rest().knock({ 'keeper/0': '1,0' }).rest()
    expect(t.heard).toEqual(['referee.knocked'])
  })

  test('a figure that the game waits for is still only waited for', () => {
    const t = at({ ...two, ...board('.0.1') }).press(0, 'end')
    t.lift('keeper/0').wait(12_000)
    const before = t.ruling
    expect(before).toMatchObject({ ruling: 'on the way' })
    t.knock({}).wait(100)
    expect(t.ruling).toEqual(before)
  })
})

describe('dice', () => {
  test('dice that a knock rolled while they might be thrown again are no reroll: they go back', () => {
    const t = at(rolled, { tray: rolled.dice }).knock({}, [1, 2, 6, 3], [2, 3]).rest()
    expect(t.heard).toEqual(['referee.knocked'])
    expect('corrections' in t.ruling && t.ruling.corrections.map(({ fix }) => fix)).toEqual(['die', 'die'])
    t.obey().rest()
    expect(t.ruling).toEqual({ ruling: 'settled', moves: [] })
    expect(t.state).toMatchObject(rolled)
    t.tray([1, 2, 6, 3], [2, 3]).rest()
    expect(t.heard.at(-1)).toBe('say.throw')
  })

  test('nor are they where the tray cannot tell what rolled', () => {
    const t = at(rolled, { tray: rolled.dice, rolls: false }).knock({}, [1, 2, 6, 3]).rest()
    expect(t.heard).toEqual(['referee.knocked'])
  })

  test('before the first throw they are not thrown: it is said, and the throw is still to come', () => {
    const t = at({ phase: 'roll' }, { tray: [1, 1, 1, 1] })
      .knock({}, [2, 2, 4, 5])
      .rest()
    expect(t.heard).toEqual(['referee.shaken'])
    expect(t.state).toMatchObject({ phase: 'roll' })
    t.tray([2, 2, 4, 5]).rest()
    expect(t.heard).toEqual(['referee.shaken', 'say.roll', 'say.throw'])
  })

  test.each([
    ['rolled already', { rolling: 1, crooked: 0, held: 0 }],
    ['were in a hand', { rolling: 0, crooked: 0, held: 2 }]
  ])('dice that %s when it came are a throw', (_, unsettled) => {
    const t = at({ phase: 'roll' })
    t.unsettled = unsettled
    t.show().knock({}, [2, 2, 4, 5]).rest()
    expect(t.heard).toEqual(['say.roll', 'say.throw'])
  })

  test('so are dice that were out of the tray', () => {
    const t = at({ phase: 'roll' }, { tray: [1, 1, 1, 1] })
    t.dice = { lying: [], thrown: [] }
    t.show().knock({}, [2, 2, 4, 5]).rest()
    expect(t.heard).toEqual(['say.roll', 'say.throw'])
  })
})

describe('without a tilt switch', () => {
  const many = board('0..1 .... o.o.', [1, 1, 4, 4])
  test('three of four out of place are an accident, and no step is made of the last one', () => {
    const t = at(many).hands(true)
    t.shift('keeper/0', '1,0').shift('keeper/1', '2,1').shift('0,2', '3,1').shift('2,2', '0,0').hands(false).rest()
    expect(t.heard).toEqual(['referee.knocked'])
    t.shift('0,0', '2,2').rest().shift('3,1', '0,2').rest().shift('2,1', '3,0').rest()
    expect(t.heard).toEqual(['referee.knocked'])
    t.shift('1,0', '0,0').rest()
    expect(t.ruling).toEqual({ ruling: 'settled', moves: [] })
  })

  test("two are somebody's mistake, with its rule", () => {
    const t = at(many).shift('keeper/1', '2,1').shift('0,2', '3,1').rest()
    expect(t.ruling).toMatchObject({ ruling: 'foul', refusal: { rule: expect.stringMatching(/^T-/) } })
  })

  test('so are three of many', () => {
    const stones = Array.from({ length: 12 }, () => [0, 2])
    const t = at({ ...many, stones }).hands(true)
    t.shift('0,2', '2,1').shift('0,2', '2,2').shift('0,2', '1,2').hands(false).rest()
    expect(t.heard).not.toContain('referee.knocked')
    expect(t.ruling).toMatchObject({ ruling: 'foul' })
  })
})
