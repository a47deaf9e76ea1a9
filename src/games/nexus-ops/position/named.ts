// What a position names is there: hexes of the board, seats of the table, cards and tiles of the box, no more of them than there are.

import type { Problem } from '../../../core/schema.ts'
import { isOnBoard } from '../board.ts'
import type { Deck } from '../data/card.ts'
import type { State } from '../state.ts'
import { problem } from './problem.ts'
import type { Written } from './written.ts'

type Path = Problem['at']

export const misnamed = (s: State, written: Written): readonly Problem[] => [
  ...ofHexes(s, written),
  ...ofSeats(s, written),
  ...ofCards(s, written),
  ...ofTiles(s, written)
]

/** NO-012: every hex that is named lies on the board. */
function ofHexes(s: State, written: Written): readonly Problem[] {
  const { units = {}, mines = {}, moved = {}, settled = {}, ground = {}, known = {}, tiles = [], fought = [] } = written
  const named = Object.entries({ units, mines, moved, settled, ground, known })
  const places = [
    ...named.flatMap(([name, record]) => Object.keys(record).map((at): [Path, string] => [[name, at], at])),
    ...Object.entries({ tiles, fought }).flatMap(([name, list]) => list.map((at, i): [Path, string] => [[name, i], at]))
  ]
  return places
    .filter(([, at]) => !isOnBoard(s, at))
    .map(([where, at]) => problem(where, 'problem.hex', { place: at }, 'NO-012'))
}

/** Lists by seat are no longer than the table has seats. */
function ofSeats(s: State, written: Written): readonly Problem[] {
  const n = s.players.length
  const { rubium = [], vp = [], owed = [], hands = [], played = [], out = [], first = 0, active = 0 } = written
  const { units = {}, settled = {}, known = {} } = written
  const long = Object.entries({ rubium, vp, owed, hands, played }).filter(([, list]) => list.length > n)
  const strange = Object.entries({ first, active }).filter(([, seat]) => seat >= n)
  const crowded = Object.entries({ units, settled }).flatMap(([name, record]) =>
    Object.entries(record).flatMap(([at, list]): Path[] => (list.length > n ? [[name, at]] : []))
  )
  const lookers = Object.entries(known).flatMap(([at, { seats }]): Path[] =>
    seats.some((seat) => seat >= n) ? [['known', at, 'seats']] : []
  )
  const gone = out.flatMap((seat, i): Path[] => (seat >= n ? [['out', i]] : []))
  return [...[...long, ...strange].map(([name]): Path => [name]), ...crowded, ...lookers, ...gone].map((at) =>
    problem(at, 'problem.seat', { n })
  )
}

/** Cards exist, lie where their deck may lie, and no more of them lie about than there are. */
function ofCards({ match }: State, { hands = [], played = [], discards = {} }: Written): readonly Problem[] {
  type Lying = readonly [at: Path, ids: readonly string[], decks: readonly string[], rule: `NO-${string}`]
  const lists: Lying[] = [
    ...hands.map((it, i): Lying => [['hands', i], it, ['energize', 'secret'], 'NO-131']),
    ...played.map((it, i): Lying => [['played', i], it, ['secret', 'mission'], 'NO-129']),
    ...(Object.entries(discards) as [Deck, readonly string[]][]).map(
      ([deck, it]): Lying => [['discards', deck], it, [deck], 'NO-121']
    )
  ]
  const all = lists.flatMap(([, it]) => it)
  return lists.flatMap(([at, list, decks, rule]) =>
    list.flatMap((id, i) => {
      const card = match.cards.find((it) => it.id === id)
      if (!card) return [problem([...at, i], 'problem.card', { id })]
      if (!decks.includes(card.deck)) return [problem([...at, i], 'problem.card.deck', { id }, rule)]
      return all.filter((it) => it === id).length > card.count
        ? [problem([...at, i], 'problem.cards', { id, n: card.count })]
        : []
    })
  )
}

/** The same of tiles. */
function ofTiles({ match }: State, { revealed = [], known = {} }: Written): readonly Problem[] {
  const named = [
    ...revealed.map((id, i): [Path, string] => [['revealed', i], id]),
    ...Object.entries(known).map(([at, { tile }]): [Path, string] => [['known', at, 'tile'], tile])
  ]
  return named.flatMap(([at, id]) => {
    const tile = match.tiles.find((it) => it.id === id)
    if (!tile) return [problem(at, 'problem.tile', { id }, 'NO-013')]
    return named.filter(([, it]) => it === id).length > tile.count
      ? [problem(at, 'problem.tile.many', { id, n: tile.count }, 'NO-013')]
      : []
  })
}
