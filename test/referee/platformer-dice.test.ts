// The dice of Platformer in the tray: the roll, dice that are turned after it, and special dice.

import { expect, test } from 'vitest'
import type { Json } from '../../src/core/json.ts'
import type { ObservedDie } from '../../src/core/observation.ts'
import type { Table } from './table.ts'
import { at, foul } from './tower.ts'

/** Five action dice and the enemy die in the tray. */
const tray = (faces: readonly number[], enemy: number): ObservedDie[] => [
  ...faces.map((face) => ({ kind: 'action', face })),
  { kind: 'enemy', face: enemy }
]
const lay = (t: Table, lying: ObservedDie[], thrown: readonly number[] = []): Table => {
  if (thrown.length > 0) t.roll()
  t.dice = { lying, thrown: [...thrown] }
  t.unsettled = { rolling: 0, crooked: 0, held: 0 }
  return t.show().rest()
}
const all = [0, 1, 2, 3, 4, 5]

test('PL-009, PL-010: six dice in the tray are the roll, whatever lay there before', () => {
  const t = lay(at({ phase: 'roll' }), tray([5, 1, 2, 1, 4], 2), all)
  expect(t.state).toMatchObject({
    phase: 'act',
    turn: { pool: ['BOOT', 'BOOT', 'SWORD', 'PAW', 'STAR'], command: 'LEFT' }
  })
})

test('PL-016: a die that is turned after the roll is asked back, and so is one that is taken away', () => {
  const t = lay(at({ phase: 'roll' }), tray([1, 2, 3, 4, 5], 1), all)
  lay(t, tray([1, 2, 3, 4, 1], 1))
  expect(t.ruling).toMatchObject({ corrections: [{ fix: 'die', kind: 'action', from: 1, to: 5 }] })
  expect(t.obey().rest().ruling.ruling).toBe('settled')
  lay(t, tray([1, 2, 3, 4, 5], 1).slice(1))
  expect(t.obey().rest().ruling.ruling).toBe('settled')
  expect(t.state).toMatchObject({ turn: { pool: ['BOOT', 'SWORD', 'COIN', 'PAW', 'STAR'] } })
})

test('PL-014, PL-016: a die that was used lies on until the turn ends', () => {
  const t = lay(at({ phase: 'roll' }), tray([1, 2, 3, 4, 5], 1), all)
  t.say(0, { act: 'use', pay: 'COIN', as: 'COIN' }).rest()
  expect([t.ruling.ruling, t.scene.dice]).toMatchObject(['settled', withSpecial([blank, blank])])
})

test.each([true, false])(
  'PL-016, PL-Q31: of a reroll only the chosen dice are new, the tray knowing what rolled: %s',
  (rolls) => {
    const t = at({ heroes: ['H5', 'H1'], phase: 'roll' }, 2, { rolls })
    lay(t, tray([1, 3, 3, 4, 5], 3), all)
    t.say(0, { act: 'ability', dice: ['COIN', 'COIN'] } as Json).rest()
    lay(t, tray([1, 2, 4, 4, 5], 3), [1, 2])
    expect(t.state).toMatchObject({ pending: [], turn: { faces: ['BOOT', 'SWORD', 'PAW', 'PAW', 'STAR'] } })
  }
)

test('PL-021, PL-023: an enemy that goes back to where it stood takes back its Paw, and the reroll that was only announced', () => {
  const t = at({ heroes: ['H5', 'H1'], enemies: { '5,3': 'N1' }, phase: 'roll' })
  lay(t, tray([2, 4, 4, 5, 5], 1), all)
  t.shift('enemy/N1', '6,3').rest()
  t.say(0, { act: 'ability', dice: ['STAR'] } as Json).rest()
  expect(t.state).toMatchObject({ pending: [{ does: 'reroll' }], turn: { pool: ['SWORD', 'PAW', 'STAR'] } })
  t.shift('enemy/N1', '5,3').rest()
  expect(t.ruling).toEqual({ ruling: 'settled', moves: [] })
  expect(t.state).toMatchObject({ pending: [], turn: { pool: ['SWORD', 'PAW', 'PAW', 'STAR', 'STAR'] } })
})

/** Vesper's turn, rolled Boot, Sword, Coin, Paw, Star; the special dice of both players lie beside them with these faces. */
const rolledBeside = (faces: readonly number[], position: object = {}): Table =>
  lay(at({ phase: 'roll', ...position }), withSpecial(faces), all)
const withSpecial = (faces: readonly number[]): ObservedDie[] => [
  ...tray([1, 2, 3, 4, 5], 1),
  ...faces.map((face) => ({ kind: 'special', face }))
]
const blank = 6

test('PL-012: special dice may lie beside the others or on their cards, and are no part of the roll', () => {
  for (const faces of [[], [blank], [blank, blank]])
    expect([faces, rolledBeside(faces).ruling.ruling]).toEqual([faces, 'settled'])
  const noEye = lay(at({ phase: 'roll' }, 2, { rolls: false }), withSpecial([blank]), all)
  expect(noEye.state).toMatchObject({ turn: { pool: ['BOOT', 'SWORD', 'COIN', 'PAW', 'STAR'] } })
})

test('PL-030: a special die that is turned after the actions is set, and the die that it copies is used', () => {
  const t = rolledBeside([blank, blank]).press(0, 'end').rest()
  expect(t.state).toMatchObject({ phase: 'special' })
  lay(t, withSpecial([2, blank]))
  expect(JSON.stringify(t.told)).toContain('log.set')
  expect(t.state).toMatchObject({ players: [{ special: 'SWORD' }, { special: 'BLANK' }] })
})

test('PL-031: two dice that show the same are paid for any symbol that it is turned to', () => {
  const t = lay(at({ phase: 'roll' }), [...tray([1, 1, 4, 4, 4], 1), { kind: 'special', face: blank }], all)
  t.press(0, 'end').rest()
  lay(t, [...tray([1, 1, 4, 4, 4], 1), { kind: 'special', face: 5 }])
  expect(t.state).toMatchObject({ players: [{ special: 'STAR' }, {}] })
})

test('PL-032: a special die that is turned during the actions is told by its rule, and turned back', () => {
  const t = rolledBeside([blank])
  lay(t, withSpecial([3]))
  expect(t.ruling).toMatchObject({
    ...foul('PL-032'),
    corrections: [{ fix: 'die', kind: 'special', from: 3, to: blank }]
  })
  expect(t.obey().rest().ruling.ruling).toBe('settled')
})

test('PL-014: a special die that is turned to what no die is left for is told so', () => {
  const t = rolledBeside([blank]).say(0, { act: 'use', pay: 'COIN', as: 'COIN' }).rest().press(0, 'end').rest()
  lay(t, withSpecial([3]))
  expect(t.ruling).toMatchObject({ ...foul('PL-014'), corrections: [{ kind: 'special', from: 3, to: blank }] })
})

test('PL-015: a special die that was used is asked for as blank, where it lies in sight', () => {
  const t = rolledBeside([2, blank], { special: ['SWORD', 'BLANK'] })
  t.say(0, { act: 'use', pay: 'SWORD*', as: 'SWORD' }).rest()
  expect(t.ruling).toMatchObject({
    ruling: 'on the way',
    towards: [{ fix: 'die', kind: 'special', from: 2, to: blank }]
  })
  expect(t.obey().rest().ruling.ruling).toBe('settled')
  const away = rolledBeside([], { special: ['SWORD', 'BLANK'] })
  expect(away.say(0, { act: 'use', pay: 'SWORD*', as: 'SWORD' }).rest().ruling.ruling).toBe('settled')
})

test('PL-030, PL-111: the die is turned while a hero still hangs in the air: it is set, and then the hero is asked down', () => {
  const t = rolledBeside([blank], { at: ['8,3', null] })
    .press(0, 'end')
    .rest()
  lay(t, withSpecial([4]))
  expect(t.state).toMatchObject({ players: [{ special: 'PAW' }, {}] })
  expect(t.ruling).toMatchObject({ towards: [{ kind: 'hero/H3', from: '8,3', to: '8,1' }] })
  t.obey().rest()
  expect(t.ruling.ruling).toBe('settled')
})

test.each([
  ['out of sight', []],
  ['showing the symbol already', [1]]
])('PL-030, PL-103: who lets a hero down too soon has not set a special die that lies %s', (_, faces) => {
  const t = rolledBeside(faces, { at: ['8,3', null], special: [faces.length > 0 ? 'BOOT' : 'BLANK', 'BLANK'] })
  t.press(0, 'end').rest().shift('hero/H3', '8,1').rest()
  expect(JSON.stringify(t.told)).not.toContain('log.set')
  expect(t.state).toMatchObject({ phase: 'special', turn: { pool: ['BOOT', 'SWORD', 'COIN', 'PAW', 'STAR'] } })
})

test('PL-009: what follows a die that nobody read tells its face, until it is taken back: then the face is asked for', () => {
  const t = at({ heroes: ['H5', 'H1'], enemies: { '5,3': 'N1' }, phase: 'roll' })
  const faces = [5, 1, 2, 1, 4]
  const unread = tray(faces, 1).map((die, i) => (i === 4 ? { ...die, face: '?' as const } : die))
  t.roll()
  t.dice = { lying: unread, thrown: all }
  t.unsettled = { rolling: 0, crooked: 0, held: 0 }
  t.shift('enemy/N1', '6,3').rest()
  expect(t.state).toMatchObject({ phase: 'act', turn: { first: expect.arrayContaining(['PAW']) } })
  expect(t.ruling.ruling).toBe('settled')
  t.shift('enemy/N1', '5,3').rest()
  expect(t.ruling.ruling).toBe('ask')
})

test('an unread die that hands have followed is not unread again for a move that looks like going back', () => {
  const t = at({ heroes: ['H5', 'H1'], enemies: { '5,3': 'N1' }, phase: 'roll' })
  const unread = tray([5, 1, 2, 1, 4], 1).map((die) => (die.kind === 'enemy' ? { ...die, face: '?' as const } : die))
  expect(lay(t, unread, all).ruling.ruling).toBe('ask')
  // The die says right. A Paw then leads the enemy back, as if the die had said nothing of the kind.
  t.shift('enemy/N1', '6,3').rest()
  expect(t.ruling.ruling).toBe('settled')
  t.shift('enemy/N1', '5,3').rest().press(0, 'end').rest()
  const thrown = (command: string) => ({ say: 'log.throw', with: { command: { say: `command.${command}` } } })
  expect(t.ruling).toMatchObject({
    ruling: 'ask',
    question: {
      options: [
        { with: { moves: [thrown('RIGHT'), { say: 'log.shift' }, { say: 'log.done' }] } },
        { with: { moves: [thrown('ATTACK'), { say: 'log.done' }] } }
      ]
    }
  })
})

test('PL-016: a step and the reroll after it are taken back by the figure, also while another is not seen for a moment', () => {
  const t = at({ heroes: ['H5', 'H1'], enemies: { '6,3': 'N1' }, phase: 'roll' })
  lay(t, tray([1, 3, 3, 4, 5], 3), all)
  t.shift('hero/H5', '1,1').rest()
  t.say(0, { act: 'ability', dice: ['COIN', 'COIN'] } as Json).rest()
  t.lift('enemy/N1').shift('hero/H5', '2,1').wait(2000)
  expect(t.ruling.ruling).toBe('on the way')
  t.put('enemy/N1', '6,3').rest()
  expect(t.ruling.ruling).toBe('settled')
  expect(t.judge.moves(t.match)).toMatchObject([{ by: 'chance' }])
})

test.each([
  ['hero/H5', '2,1', [{ by: 'chance' }, { do: { act: 'shift' } }]],
  ['enemy/N1', '5,3', [{ by: 'chance' }, { do: { act: 'move' } }]]
])(
  'PL-016: of two moves that were seen at once, one is taken back, and the reroll after them with it: %s',
  (kind, from, stay) => {
    const t = at({ heroes: ['H5', 'H1'], enemies: { '5,3': 'N1' }, phase: 'roll' })
    lay(t, tray([1, 3, 3, 4, 5], 1), all)
    t.hands(true).shift('enemy/N1', '6,3').shift('hero/H5', '1,1').hands(false).rest()
    t.say(0, { act: 'ability', dice: ['COIN', 'COIN'] } as Json).rest()
    expect(t.judge.moves(t.match)).toHaveLength(4)
    t.hands(true).shift(kind, from).hands(false).rest()
    expect(t.ruling.ruling).toBe('settled')
    expect(t.judge.moves(t.match)).toMatchObject(stay)
    expect(t.state).toMatchObject({ pending: [] })
  }
)
