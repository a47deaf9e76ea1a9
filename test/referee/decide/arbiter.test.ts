// How an observation is explained: looking back no further than necessary, accidents, and trays that no sensor sees.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { at as armies } from '../armies.ts'
import { peek, rows } from '../peek.ts'
import { at, board, chain, two } from '../positions.ts'
import type { Setting, Table } from '../table.ts'

describe('the bands', () => {
  test('stand in their order', () => {
    const bands = rows.map(({ band }) => band)
    expect(bands).toEqual(bands.toSorted((a, b) => a - b))
  })

  const folder = join(import.meta.dirname, '..')
  const tests = globSync('**/*.test.ts', { cwd: folder })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')

  test.each(rows.map(({ situation, shown }) => [situation, shown]))('%s', (situation, shown) => {
    expect(situation).toMatch(/^[A-Z].*\.$/)
    expect(shown).toMatch(/\w/)
    expect(tests.includes(`'${shown}'`), shown).toBe(true)
  })
})

test('where so many plays lead that nobody could tell them apart, nothing is guessed', () => {
  const t = armies({ phase: 'move', units: { '1,0': ['H6'], '-2,-2': ['', 'H1'] } })
  t.hidden = (id) => id !== '1,0'
  t.show()
  for (let n = 0; n < 6; n++) t.lift('1,0')
  t.rest()
  expect(t.ruling).toMatchObject({ ruling: 'gave up' })
  expect(t.judge.moves(t.match)).toEqual([])
})

describe('a slide that was read too short', () => {
  const pushes = board('0o.. o..1', [5, 5, 5, 5])

  test('is read again; what was played before it stays as it was ruled', () => {
    const t = at(pushes).shift('0,1', '0,2').rest().shift('1,0', '2,0').rest()
    expect(t.judge.moves(t.match)).toHaveLength(2)
    t.shift('2,0', '3,0').rest()
    expect(t.ruling).toMatchObject({ ruling: 'settled', moves: [{ do: { act: 'push', to: [1, 0], n: 2 } }] })
    expect(t.ruling).toHaveProperty('moves.length', 1)
    expect(t.judge.moves(t.match)).toMatchObject([{ do: { to: [0, 1], n: 1 } }, { do: { to: [1, 0], n: 2 } }])
    expect(t.heard).toEqual(['say.push', 'say.push', 'referee.reread', 'say.push'])
  })

  test('is not read again across a press', () => {
    const t = at(pushes).shift('1,0', '2,0').rest().say(0, { act: 'peek' }).shift('2,0', '3,0').rest()
    expect(t.ruling).toMatchObject({ ruling: 'foul' })
    expect(t.judge.moves(t.match)).toMatchObject([{ do: { n: 1 } }, { do: { act: 'peek' } }])
  })
})

test('one play instead of three answers: what both had played was a change of mind', () => {
  const t = at(chain, { options: { brisk: true } })
  t.shift('keeper/0', '0,2').rest().shift('keeper/1', '2,0').rest()
  t.shift('keeper/0', '1,2').rest().shift('keeper/1', '1,0').rest().hands(true)
  t.shift('keeper/1', '3,0').shift('keeper/0', '0,1').shift('2,1', '3,1').shift('1,1', '2,1').hands(false).rest()
  expect(t.judge.moves(t.match)).toMatchObject([{ by: 0, do: { act: 'push' } }])
  expect(t.heard.slice(4)).toEqual(['referee.reread', 'say.push'])
})

test('a play taken back leaves no trace in what is believed', () => {
  const t = at(board('0..1', [1, 4, 4, 4]))
  const { history, said } = peek(t.match)
  t.shift('keeper/0', '1,0').rest()
  expect([peek(t.match).history.length, peek(t.match).said]).toEqual([2, [false, false]])
  t.shift('keeper/0', '1,1').rest().shift('keeper/0', '1,0').rest()
  expect([peek(t.match).history.length, peek(t.match).said]).toEqual([2, [false, false]])
  t.shift('keeper/0', '0,0').rest()
  expect(peek(t.match).history).toEqual(history)
  expect(peek(t.match).said).toEqual(said)
})

test.each([
  ['the step before the throw', '1,0'],
  ['all of the turn', '0,0']
])('across a throw %s cannot be put back', (_, to) => {
  const t = at(board('0..1', [1, 4, 4, 4]))
  t.shift('keeper/0', '1,0').rest().shift('keeper/0', '2,0').rest().press(0, 'end').tray([2, 3, 4, 5]).rest()
  t.shift('keeper/0', to).rest()
  expect(t.ruling).toMatchObject({ ruling: 'foul', refusal: { rule: 'TK-001', why: { say: 'referee.spoken' } } })
})

describe('accidents', () => {
  const four = board('0..1 .oo.', [1, 1, 4, 4])

  test('three pieces of four out of place: all goes back, nobody is blamed', () => {
    const t = at(four).lift('keeper/1').lift('1,1').lift('2,1')
    t.put('keeper/1', '0,2').put('stone', '1,2').put('stone', '3,1').rest()
    expect(t.ruling).toMatchObject({ ruling: 'foul', refusal: null, say: { say: 'referee.knocked' } })
    expect(t.ruling).toHaveProperty('corrections.length', 3)
  })

  test('two are a foul', () => {
    const t = at(four).shift('keeper/1', '0,2').shift('1,1', '1,2').rest()
    expect(t.ruling).toMatchObject({ ruling: 'foul' })
    expect(t.ruling).not.toMatchObject({ say: { say: 'referee.knocked' } })
  })

  test('dice are no pieces', () => {
    const rolled = { ...four, phase: 'rolled', dice: [1, 2, 4, 5] }
    const t = at(rolled, { tray: rolled.dice })
    t.dice = { lying: [3, 3, 3, 3].map((face) => ({ kind: 'regular', face })), thrown: [] }
    t.show().rest()
    expect(t.ruling).toMatchObject({ ruling: 'foul' })
    expect(t.ruling).not.toMatchObject({ say: { say: 'referee.knocked' } })
  })
})

test('where nobody sees the tray, every die that is to be thrown is asked for', () => {
  const t = at({ phase: 'roll', stones: [] })
  t.dice = undefined as never
  t.show().shift('keeper/0', '1,0').rest()
  const die = { fix: 'die', kind: 'regular', from: '?', to: null }
  expect(t.ruling).toEqual({
    ruling: 'on the way',
    say: { say: 'referee.wanted.other' },
    towards: [die, die, die, die]
  })
})

describe('what was said', () => {
  const once = { ...two, dice: [1, 1, 4, 4] }
  const there = (setting: Setting = {}, dice = once.dice): Table =>
    at({ ...once, dice }, setting)
      .say(0, { act: 'step', to: [1, 0] })
      .shift('keeper/0', '1,0')
      .rest()

  test('is taken back by the figure that goes back, where it can do nothing else', () => {
    const t = there().shift('keeper/0', '0,0').rest()
    expect(t.heard).toEqual(['say.step', 'referee.takenBack'])
    expect(t.judge.moves(t.match)).toEqual([])
  })

  test('stands where the figure may step back: then that is what it did', () => {
    const t = there({}, [1, 4, 4, 4]).shift('keeper/0', '0,0').rest()
    expect(t.heard).toEqual(['say.step', 'say.step'])
    expect(t.judge.moves(t.match)).toHaveLength(2)
  })

  test('stands where nobody sees all that it changed', () => {
    const t = there({ sees: ({ id }) => id !== '1,0' })
      .shift('keeper/0', '0,0')
      .rest()
    expect(t.heard).not.toContain('referee.takenBack')
    expect(t.judge.moves(t.match)).toHaveLength(1)
  })
})

test('a long play with one figure wrong is no accident: the figure alone goes back', () => {
  const t = at(board('0..1 .o..', [4, 4, 5, 5])).hands(true)
  t.shift('keeper/0', '0,1').shift('1,1', '2,1').shift('keeper/1', '2,2').hands(false).rest()
  expect(t.ruling).toMatchObject({
    ruling: 'foul',
    corrections: [{ fix: 'move', kind: 'keeper/1', from: '2,2', to: '3,0' }]
  })
  expect(t.ruling).not.toMatchObject({ say: { say: 'referee.knocked' } })
})
