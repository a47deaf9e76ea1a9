// Checks that a position names only what exists: hexes, seats, cards and tiles, and no more of them than there are.

import type { Problem } from '../../../core/schema.ts'
import { problem } from '../../../kit/problem.ts'
import { isOnBoard } from '../board.ts'
import { cardOf, type State } from '../state.ts'
import type { Written } from './written.ts'

/** A name, and where in the position it is written. */
type Named<T = string> = readonly [at: Problem['at'], name: T]

const inList = <T>(at: Problem['at'], list: readonly T[] = []): readonly Named<T>[] =>
  list.map((it, i) => [[...at, i], it])
const inRecord = <T>(at: Problem['at'], record: Readonly<Record<string, T>> = {}): readonly Named<T>[] =>
  Object.entries(record).map(([key, it]) => [[...at, key], it])
/** Whether the position names more of these than there are. */
const beyond = (all: readonly Named[], count: number, name: string): boolean =>
  all.filter(([, it]) => it === name).length > count

export const misnamed = (s: State, written: Written): readonly Problem[] =>
  [ofHexes, ofSeats, ofCards, ofTiles].flatMap((law) => [...law(s, written)])

/** NO-012: every named hex is on the board. */
function* ofHexes(s: State, written: Written): Generator<Problem> {
  for (const name of ['units', 'mines', 'moved', 'settled', 'ground', 'known'] as const)
    for (const place of Object.keys(written[name] ?? {}))
      if (!isOnBoard(s, place)) yield problem([name, place], 'problem.hex', { place }, 'NO-012')
  for (const name of ['tiles', 'fought'] as const)
    for (const [at, place] of inList([name], written[name]))
      if (!isOnBoard(s, place)) yield problem(at, 'problem.hex', { place }, 'NO-012')
}

/** Lists by seat are no longer than the number of seats. */
function* ofSeats(s: State, written: Written): Generator<Problem> {
  const n = s.players.length
  const { known, units, settled, out } = written
  const lists = ['rubium', 'vp', 'owed', 'hands', 'played'] as const
  const isBeyond = (seat: number): boolean => seat >= n
  const checks: readonly Named<boolean>[] = [
    ...lists.map((it): Named<boolean> => [[it], (written[it]?.length ?? 0) > n]),
    ...(['first', 'active'] as const).map((it): Named<boolean> => [[it], isBeyond(written[it] ?? 0)]),
    ...[...inRecord(['units'], units), ...inRecord(['settled'], settled)].map(
      ([at, it]) => [at, it.length > n] as const
    ),
    ...inRecord(['known'], known).map(([at, it]) => [[...at, 'seats'], it.seats.some(isBeyond)] as const),
    ...inList(['out'], out).map(([at, seat]) => [at, isBeyond(seat)] as const)
  ]
  for (const [at, isWrong] of checks) if (isWrong) yield problem(at, 'problem.seat', { n })
}

/** Cards exist, are where their deck allows, and are not named more often than there are copies. */
function* ofCards(s: State, { hands, played, discards }: Written): Generator<Problem> {
  type Lying = readonly [...Named<readonly string[]>, decks: Problem['at'], rule: string]
  const lists: readonly Lying[] = [
    ...inList(['hands'], hands).map((it): Lying => [...it, ['energize', 'secret'], 'NO-131']),
    ...inList(['played'], played).map((it): Lying => [...it, ['secret', 'mission'], 'NO-129']),
    ...inRecord(['discards'], discards).map((it): Lying => [...it, it[0].slice(1), 'NO-121'])
  ]
  const all = lists.flatMap(([at, list]) => inList(at, list))
  for (const [at, list, decks, rule] of lists)
    for (const [where, id] of inList(at, list)) {
      const card = cardOf(s, id)
      if (!card) yield problem(where, 'problem.card', { id })
      else if (!decks.includes(card.deck)) yield problem(where, 'problem.card.deck', { id }, rule)
      else if (beyond(all, card.count, id)) yield problem(where, 'problem.cards', { id, n: card.count })
    }
}

/** Likewise for tiles. */
function* ofTiles({ match }: State, { revealed, known }: Written): Generator<Problem> {
  const looked = inRecord(['known'], known).map(([at, it]): Named => [[...at, 'tile'], it.tile])
  const all = [...inList(['revealed'], revealed), ...looked]
  for (const [at, id] of all) {
    const tile = match.tiles.find((it) => it.id === id)
    if (!tile) yield problem(at, 'problem.tile', { id }, 'NO-013')
    else if (beyond(all, tile.count, id)) yield problem(at, 'problem.tile.many', { id, n: tile.count }, 'NO-013')
  }
}
