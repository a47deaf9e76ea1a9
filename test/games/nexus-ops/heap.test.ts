// When the deck and the tiles are real: what may turn up next, as far as each seat can know it (NO-016, NO-127).

import { describe, expect, test } from 'vitest'
import type { Viewer } from '../../../src/core/ids.ts'
import { heap } from '../../../src/games/nexus-ops/heap.ts'
import game from '../../../src/games/nexus-ops/index.ts'
import type { State } from '../../../src/games/nexus-ops/state.ts'
import { after, at, done, drawn, move } from './match.ts'
import { say } from './view/spoken.ts'

const items = (s: State, viewer: Viewer = 'audience') => heap(s, viewer).items.map((it) => `${it.n} ${say(it.name)}`)
const count = (s: State, viewer: Viewer, item: string) => heap(s, viewer).items.find((it) => it.item === item)?.n ?? 0

function opened(...moves: readonly (readonly ['chance', object])[]): State {
  const set = game.setup({ options: {}, seats: [{}, {}, {}] })
  if (!set.ok) throw new Error('cannot be set up')
  return after(set.value, ...(moves as never[]))
}
const singles = [
  'chance',
  { act: 'pick', what: 'single', items: ['crystal', 'forest', 'magma', 'rock', 'rock', 'rock'] }
] as const

describe('the set-up', () => {
  test('names who may begin, each once', () => {
    const { items: seats, places } = heap(opened(), 'audience')
    expect(seats.map((it) => [it.item, it.n, say(it.name)])).toEqual([
      ['0', 1, 'Ada goes first'],
      ['1', 1, 'Basil goes first'],
      ['2', 1, 'Cleo goes first']
    ])
    expect(places).toBeUndefined()
  })
  test('has six single tiles for the inner ring', () => {
    const s = opened(drawn('first', '1'))
    expect(items(s)).toEqual(['1 Crystal Spires', '1 Liquifungus Forest', '1 Magma Pool', '3 Rock Plains'])
    expect(heap(s, 0).places).toEqual(['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1'])
  })
  test('has double tiles both ways round, and one less after each', () => {
    const s = opened(drawn('first', '1'), singles)
    expect(items(s)).toHaveLength(12)
    expect(items(s)[0]).toBe('1 Crystal Spires, then Liquifungus Forest')
    expect(heap(s, 0).places).toEqual(['2,0', '1,1'])
    const next = after(s, drawn('double', 'crystal+forest'))
    expect(heap(next, 0).places).toEqual(['0,2', '-1,2'])
    expect(heap(next, 0).items.map((it) => it.item)).toEqual(
      heap(s, 0)
        .items.map((it) => it.item)
        .filter((it) => it !== 'crystal+forest' && it !== 'forest+crystal')
    )
  })
})

describe('a deck', () => {
  const position = {
    phase: 'battle',
    units: { '1,0': ['H1'], '-2,-2': ['', 'H1'] },
    hands: [['SM-01', 'SM-05', 'EN-01'], ['SM-01']],
    played: [['SM-02'], ['SM-02']],
    discards: { secret: ['SM-03'], energize: ['EN-02'] }
  }
  const s = at(position)
  test('is all cards but those in the own hand and the open ones; other hands may hold anything', () => {
    expect([0, 1, 'audience'].map((it) => count(s, it as Viewer, 'SM-01'))).toEqual([2, 2, 3])
    expect([0, 1, 'audience'].map((it) => count(s, it as Viewer, 'SM-05'))).toEqual([1, 2, 2])
    for (const viewer of [0, 1, 'audience'] as const) {
      expect(count(s, viewer, 'SM-02')).toBe(1)
      expect(count(s, viewer, 'SM-03')).toBe(2)
      expect(heap(s, viewer).items.every((it) => it.item.startsWith('SM'))).toBe(true)
    }
    expect(heap(s, 0).places).toBeUndefined()
    expect(items(s, 0)[0]).toBe('2 Objective: Rock Plains')
  })
  test('is another deck for another card', () => {
    const both = at({ ...position, units: { '0,0': ['S1'], '-2,-2': ['', 'H1'] } })
    const energize = after(both, drawn('secret', 'SM-04'))
    expect(heap(energize, 0).items.every((it) => it.item.startsWith('EN'))).toBe(true)
    expect([count(energize, 0, 'EN-01'), count(energize, 1, 'EN-01'), count(energize, 0, 'EN-02')]).toEqual([2, 3, 1])
  })
})

describe('tiles', () => {
  const position = {
    phase: 'explore',
    units: { '1,0': ['H1'] },
    tiles: ['1,0', '0,1', '1,1'],
    revealed: ['XT-1'],
    known: { '0,1': { tile: 'XT-3', seats: [0] }, '1,1': { tile: 'XT-2', seats: [0, 1] } }
  }
  test('are the tiles that are not turned up and that the viewer has not seen', () => {
    const s = after(at(position), [0, { act: 'reveal', at: [1, 0] }])
    const left = (viewer: Viewer) => ['XT-1', 'XT-2', 'XT-3'].map((it) => count(s, viewer, it))
    expect([left(0), left(1), left('audience')]).toEqual([
      [5, 3, 1],
      [5, 3, 2],
      [5, 4, 2]
    ])
    expect(items(s, 'audience').slice(0, 4)).toEqual([
      '5 Rock Strider',
      '4 mine of 2',
      '2 mine of 1',
      '2 human and mine of 1'
    ])
    expect(heap(s, 1).places).toEqual(['1,0'])
  })
  test('come back never: what was turned up is counted', () => {
    const two = at({ phase: 'explore', units: { '1,0': ['H1'], '0,1': ['H1'] }, tiles: ['1,0', '0,1', '1,1'] })
    const reveal = (q: number, r: number) => [0, { act: 'reveal', at: [q, r] }] as const
    const first = after(two, reveal(1, 0), drawn('tile', 'XT-6'))
    expect(first.revealed).toEqual(['XT-6'])
    const next = after(first, reveal(0, 1))
    expect([count(next, 0, 'XT-6'), count(next, 0, 'XT-1')]).toEqual([1, 6])
    expect(after(next, drawn('tile', 'XT-1')).revealed).toEqual(['XT-1', 'XT-6'])
  })
  test('are looked at one after the other', () => {
    const s = after(at({ hands: [['EN-05']], tiles: ['1,0', '0,1'] }), [
      0,
      {
        act: 'play',
        card: 'EN-05',
        tiles: [
          [1, 0],
          [0, 1]
        ]
      }
    ])
    expect([heap(s, 0).places, count(s, 0, 'XT-2')]).toEqual([['1,0'], 4])
    const second = after(s, drawn('tile', 'XT-2'))
    expect([heap(second, 0).places, count(second, 0, 'XT-2'), count(second, 1, 'XT-2')]).toEqual([['0,1'], 3, 4])
  })
})

test('nothing turns up while nothing is drawn, nor where dice are thrown', () => {
  const s = at({ phase: 'move', units: { '1,0': ['D1'], '2,1': ['H1'], '1,-1': ['', 'F2'] } })
  expect(heap(s, 0)).toEqual({ items: [] })
  const breath = after(
    s,
    [0, move('human', '2,1', '1,1')],
    [0, done],
    [0, { act: 'breathe', from: [1, 0], at: [1, -1] }]
  )
  expect(breath.pending).toHaveLength(1)
  expect(heap(breath, 0)).toEqual({ items: [] })
})
