// A figure put down on no tile: beside the board, where hands push the pieces that leave it.

import { describe, expect, test } from 'vitest'
import type { Reading } from '../../src/core/observation.ts'
import nexus from '../../src/games/nexus-keepers/index.ts'
import { Table } from './table.ts'

/** A table whose sensor also reports points that are no place of the board. */
class Wide extends Table {
  override get reading(): Reading {
    const known = new Set<string>(this.scene.places.map(({ id }) => id))
    const off = [...this.stand.keys()].filter((place) => !known.has(place) && !place.startsWith('#')) as never[]
    return off.length > 0 ? { ...super.reading, off } : super.reading
  }
}

const table = (position: object): Wide =>
  new Wide(nexus, { seats: [{}, {}, {}], position: { cubes: ['0,0 S', '1,2 N', '3,1 E'], ...position } as never })

describe('a figure set down on no tile', () => {
  test('is off the board where the play has it off', () => {
    const t = table({ keepers: ['1,2', '0,2'], pool: [4, 4] })
      .shift('keeper/1', '-1,2')
      .rest()
    expect(t.judge.moves(t.match).at(-1)).toEqual({ by: 0, do: { act: 'push', to: 'W', n: 1 } })
    expect(t.rest().ruling.ruling).toBe('settled')
  })

  test('is wrong where no play has it off, and the rule is named', () => {
    const t = table({ keepers: ['0,0', '1,3'], pool: [2, 2] })
      .shift('keeper/0', '0,3')
      .rest()
    expect(t.ruling).toMatchObject({ ruling: 'foul', refusal: { rule: expect.stringMatching(/^NK-/) } })
    expect(t.judge.moves(t.match)).toEqual([])
  })

  test('is no take-back when a word brings it back into play, nor a move when one is unsaid', () => {
    const t = table({ keepers: ['1,2', '0,2'], pool: [4, 4] })
      .shift('keeper/1', '-1,2')
      .rest()
    t.press(0, 'undo').rest()
    expect(t.judge.moves(t.match)).toEqual([])
    t.shift('keeper/1', '0,2').rest().shift('keeper/1', '-1,2').rest()
    t.press(0, 'end').rest().press(0, 'end').rest()
    expect(t.judge.moves(t.match).at(-1)).toEqual({ by: 0, do: { act: 'decline' } })
    expect(t.ruling).toMatchObject({ ruling: 'on the way', towards: [{ kind: 'keeper/1', to: '1,3' }] })
    t.shift('keeper/1', '1,3').rest()
    expect(t.ruling).toMatchObject({ ruling: 'settled' })
  })

  test('whose tiles come and go with what is believed is judged by where it stands', () => {
    const t = table({ keepers: ['0,0', '2,1'], eliminated: [2], active: 1, pool: [2, 3] }).press(1, 'end')
    t.lift('#3,1').rest().lift('keeper/1').rest().put('cube/2/E', '#3,1').rest().put('keeper/1', '2,1').rest()
    expect(t.heard.at(-1)).toBe('referee.takenBack')
    // At the last reading its tile was not on the board; now it is again.
    t.press(1, 'end').hands(true).hands(false).rest()
    expect(t.heard.at(-1)).toBe('log.and')
    expect(t.ruling).toMatchObject({ ruling: 'on the way', say: { say: 'referee.wanted.other' } })
  })

  test('may wait there for its return', () => {
    const t = table({ keepers: ['1,2'], waiting: [1], pool: [2, 2] })
    t.stand.set('1,4', ['keeper/1' as never])
    expect(t.show().rest().ruling.ruling).toBe('settled')
    t.stand.delete('1,4')
    expect(t.show().rest().ruling.ruling).toBe('settled')
  })
})

test('a cube laid where it may not lie is still wrong', () => {
  const t = new Wide(nexus, { seats: [{}, {}], position: { cubes: ['0,0 S'], phase: 'place' } as never })
  t.stand.set('#1,1', ['cube/1/N' as never])
  expect(t.show().rest().ruling).toMatchObject({ ruling: 'foul', refusal: { rule: expect.stringMatching(/^NK-00/) } })
})
