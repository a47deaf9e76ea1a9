// Loose cubes are put back on a table of Nexus Keepers (NK-133 to NK-137). Hands carry the keepers of a cube before it or after it.

import { describe, expect, test } from 'vitest'
import type { Ruling } from '../../src/core/ruling.ts'
import nexus from '../../src/games/nexus-keepers/index.ts'
import { Table } from './table.ts'

// The cube in the middle has gone: three cubes are loose, and may be docked in 74 ways. Two keepers stand on the first.
const cubes = ['1,2 N', '-2,1 W', '2,-1 E', '0,0 S']
const loose = () =>
  new Table(nexus, {
    position: { cubes, keepers: ['1,3', '1,2', '3,-1', null], eliminated: [3], active: 3, phase: 'start' },
    seats: cubes.map(() => ({}))
  })

/** A hand does this and goes away. */
const hand = (t: Table, act: (t: Table) => void): Table => {
  act(t.hands(true))
  return t.hands(false).rest()
}
const shifted = (t: Table, what: string, to: string): Table => hand(t, () => t.shift(what, to))
/** The cube is turned while it is carried. */
const docked = (t: Table, kind: string, to: string): Table => hand(t, () => t.lift('#1,2').put(kind, to))

const begun = { ruling: 'on the way', say: { say: 'referee.begun' } }
const fouls = (t: Table): readonly Ruling[] => t.rulings.filter(({ ruling }) => ruling === 'foul')
const dock = { by: 3, do: { act: 'dock', block: 0, at: [3, -3], facing: 'W' } }

describe('NK-137 a keeper that is carried to where its cube will lie waits there for the cube', () => {
  test('with the other keeper of the cube following first', () => {
    const t = shifted(loose(), 'keeper/0', '2,-3').wait(4000)
    expect(t.ruling).toMatchObject(begun)
    expect(shifted(t, 'keeper/1', '3,-3').ruling).toEqual({
      ...begun,
      towards: [
        { fix: 'take', kind: 'cube/0/N', from: '#1,2' },
        { fix: 'put', kind: 'cube/0/W', to: '#3,-3' }
      ]
    })
    docked(t, 'cube/0/W', '#3,-3')
    expect(t.ruling).toMatchObject({ ruling: 'settled', moves: [dock] })
    expect(fouls(t)).toEqual([])
  })

  test('with the other keeper following last', () => {
    const t = docked(shifted(loose(), 'keeper/0', '2,-3'), 'cube/0/W', '#3,-3')
    expect(t.ruling).toEqual({ ...begun, towards: [{ fix: 'move', kind: 'keeper/1', from: '1,2', to: '3,-3' }] })
    expect(shifted(t, 'keeper/1', '3,-3').ruling).toMatchObject({ ruling: 'settled', moves: [dock] })
    expect(fouls(t)).toEqual([])
  })

  test('while the cube is in a hand, too', () => {
    const t = shifted(loose(), 'keeper/0', '2,-3')
    expect(t.hands(true).lift('#1,2').wait(4000).ruling).toMatchObject(begun)
    expect(fouls(t)).toEqual([])
  })

  test('and may go home again', () => {
    const t = shifted(loose(), 'keeper/0', '2,-3')
    expect(hand(t, () => t.lift('keeper/0')).ruling).toMatchObject({ ruling: 'on the way' })
    expect(hand(t, () => t.put('keeper/0', '1,3')).ruling).toEqual({ ruling: 'settled', moves: [] })
    expect(fouls(t)).toEqual([])
  })
})

describe('a keeper waits nowhere else', () => {
  test.each([
    ['where only the cube of another may lie', 'keeper/2', '2,-3'],
    ['where no cube may lie', 'keeper/0', '9,9'],
    ['on a cube that lies there', 'keeper/0', '-2,1']
  ])('%s', (_, kind, to) => {
    const t = loose()
    const from = [...t.stand].find(([, kinds]) => kinds.some((it) => it === kind))?.[0]
    expect(shifted(t, kind, to).ruling).toMatchObject({
      ruling: 'foul',
      refusal: { rule: 'NK-010' },
      corrections: [{ fix: 'move', kind, from: to, to: from }]
    })
  })

  test('of two on one cube both wait for one place of it', () => {
    const t = shifted(shifted(loose(), 'keeper/0', '2,-3'), 'keeper/1', '0,2')
    expect(t.ruling).toMatchObject({ ruling: 'foul', refusal: { rule: 'NK-010' } })
    expect(shifted(t, 'keeper/1', '3,-3').ruling).toMatchObject(begun)
  })

  test('and for no cube that is laid elsewhere', () => {
    const t = docked(shifted(loose(), 'keeper/0', '2,-3'), 'cube/0/N', '#9,9')
    expect(t.ruling).toMatchObject({ ruling: 'foul', refusal: { rule: 'NK-136' } })
  })
})
