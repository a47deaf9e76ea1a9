// Lamps beside the board: where a pushed piece leaves it, before the piece is lifted and while a player holds it.

import { describe, expect, test } from 'vitest'
import nexus from '../../src/games/nexus-keepers/index.ts'
import { Table } from './table.ts'

describe('a push that takes a piece off the board: the spot beside it', () => {
  const by = (keepers: string[], pool: number[], cubes = ['0,0 S', '1,2 N']): Table =>
    new Table(nexus, { seats: cubes.map(() => ({})), position: { cubes, keepers, pool } })
  const through = (): Table => by(['1,2', '1,3'], [4, 4])
  const over = (): Table => by(['1,2', '0,2'], [4, 4])
  const chained = (): Table => by(['0,2', '1,2', '2,2'], [5, 5], ['0,0 S', '1,2 N', '3,1 E'])
  const three = ['0,0 S', '1,2 N', '3,1 E']

  test.each<[what: string, t: () => Table, lit: Record<string, string>]>([
    ['through a portal, where play is won', through, { '1,4': 'portal' }],
    ['over the edge', over, { '-1,2': 'push' }],
    ['the first of a row', chained, { '2,2': 'push', '3,2': 'push', '4,2': 'push' }],
    [
      'all of a row, one after the other',
      () => by(['2,1', '3,1', '4,1'], [5, 5], three),
      { '4,1': 'push', '5,1': 'portal' }
    ]
  ])('%s', (_, t, lit) => expect(t().cues('turn')).toEqual(lit))

  test('is lit with the point where it is, for no scene has it', () => {
    const { cues } = through().layers.find(({ layer }) => layer === 'turn') ?? { cues: [] }
    expect(cues).toEqual([{ cue: 'portal', place: '1,4', at: [1, 4] }])
  })

  test('is a landing of whoever is pushed', () => {
    expect(through().lift('keeper/1').cues('lifted')).toEqual({ '1,3': 'home', '1,4': 'portal' })
    expect(over().lift('keeper/1').cues('lifted')).toEqual({ '0,2': 'home', '-1,2': 'push' })
  })

  test('of a row, is a landing of those alone that leave', () => {
    expect(chained().lift('keeper/1').cues('lifted')).toEqual({ '1,2': 'home', '2,2': 'push', '3,2': 'push' })
    expect(chained().lift('keeper/2').cues('lifted')).toEqual({ '2,2': 'home', '3,2': 'push', '4,2': 'push' })
  })

  test('is shown beside the ways of the one that pushes, too, from where it stands', () => {
    expect(through().lift('keeper/0').cues('lifted')).toEqual({ '1,2': 'home', '1,4': 'portal' })
    const walks = by(['1,2', '0,2'], [2, 2, 4, 4]).lift('keeper/0').cues('lifted')
    expect(walks).toEqual({ '1,2': 'home', '1,3': 'step', '1,1': 'step', '2,2': 'step', '-1,2': 'push' })
    expect(chained().lift('keeper/0').cues('lifted')).toEqual({
      '0,2': 'home',
      '2,2': 'push',
      '3,2': 'push',
      '4,2': 'push'
    })
  })
})
