// NO-127: for a computer player, deal at random what its seat cannot know, from the cards and tiles that are possible. Each kind is as
// likely as its number of copies.

import { expect, test } from 'vitest'
import type { Viewer } from '../../../src/core/ids.ts'
import { seeded } from '../../../src/core/random.ts'
import { cardsLeft, tilesLeft } from '../../../src/games/nexus-ops/decks.ts'
import { knows } from '../../../src/games/nexus-ops/heap.ts'
import type { State } from '../../../src/games/nexus-ops/state.ts'
import { at } from './match.ts'

const s = at(
  {
    phase: 'deploy',
    units: { '2,1': ['H1'] },
    tiles: ['1,0', '1,1', '0,1'],
    known: {
      '1,0': { tile: 'XT-1', seats: [0] },
      '1,1': { tile: 'XT-2', seats: [1] },
      '0,1': { tile: 'XT-4', seats: [1, 2] }
    },
    hands: [['EN-01', 'SM-01'], ['EN-02', 'EN-06', 'SM-14'], ['SM-20']],
    discards: { energize: ['EN-05'], secret: ['SM-02'] }
  },
  3
)

function* deals(of: State, viewer: Viewer, n: number): Generator<State> {
  let random = seeded(17)
  for (let i = 0; i < n; i++) {
    const [dealt, next] = knows(of, viewer, random)
    random = next
    yield dealt
  }
}

const decksOf = ({ players, match }: State) =>
  players.map(({ hand }) => hand.map((id) => match.cards.find((it) => it.id === id)?.deck).sort())

test('what the seat holds and has looked at stays; the others hold as many cards of each deck', () => {
  for (const dealt of deals(s, 0, 50)) {
    expect(dealt.players[0]?.hand).toEqual(['EN-01', 'SM-01'])
    expect(dealt.known['1,0']).toEqual(s.known['1,0'])
    expect(decksOf(dealt)).toEqual(decksOf(s))
    expect({ ...dealt, players: [], known: {} }).toEqual({ ...s, players: [], known: {} })
  }
})

test('no card or tile is dealt more often than it has copies', () => {
  for (const viewer of ['audience', 0, 1, 2] as const)
    for (const { players, known, match } of deals(s, viewer, 100)) {
      const lie = [
        ...players.flatMap(({ hand }) => hand),
        'EN-05',
        'SM-02',
        ...Object.values(known).map(({ tile }) => tile)
      ]
      for (const { id, count } of [...match.cards, ...match.tiles])
        expect(lie.filter((it) => it === id).length, id).toBeLessThanOrEqual(count)
    }
})

test.each<[what: string, viewer: Viewer, left: readonly string[], dealt: (s: State) => string | undefined]>([
  ['the secret card of another seat', 0, cardsLeft(s, 'secret', 0), ({ players }) => players[2]?.hand[0]],
  ['a tile that two others have looked at', 0, tilesLeft(s, 0), ({ known }) => known['0,1']?.tile],
  ['a tile, for the audience', 'audience', tilesLeft(s, 'audience'), ({ known }) => known['1,0']?.tile]
])('%s is each as often as there are copies of it', (_, viewer, left, dealt) => {
  const n = 4000
  const fell = [...deals(s, viewer, n)].map(dealt)
  for (const id of new Set(left)) {
    const p = left.filter((it) => it === id).length / left.length
    const often = fell.filter((it) => it === id).length
    expect(Math.abs(often - n * p), `${id}: ${often}`).toBeLessThan(5 * Math.sqrt(n * p * (1 - p)))
  }
  expect(fell.every((id) => id && left.includes(id))).toBe(true)
})

test('once it is over nothing is hidden', () => {
  const over: State = { ...s, phase: 'over', winners: [0] }
  expect(knows(over, 0, seeded(1))[0]).toBe(over)
})
