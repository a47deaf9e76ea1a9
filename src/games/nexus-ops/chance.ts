// What chance is about to do, and what comes of it: dealt ground, cards, tiles, dice.

import type { ChanceNode } from '../../core/chance.ts'
import type { HexId } from '../../kit/grid/hex.ts'
import { idOf } from '../../kit/grid/hex.ts'
import { less } from '../../kit/multiset.ts'
import type { Pick, Throw } from './actions.ts'
import { mayStand, supply, terrainAt } from './board.ts'
import { breathed } from './breath.ts'
import { doubles, singles } from './data/layouts.ts'
import type { Terrain } from './data/units.ts'
import { heap, unseenTiles } from './decks.ts'
import type { Event } from './events.ts'
import type { Pending, Side, State } from './state.ts'

/** Dice of one throw (section 2); more are thrown in batches (NO-089). */
const most = 8

/** Hexes that get a single tile each, in the order of the layout. */
export const singleHexes = (s: State): readonly HexId[] =>
  s.match.layout.filter((it) => !it.terrain && it.double === undefined).map((it) => idOf(it.at))
/** Double tiles' hexes by their number, ascending. */
export const doubleHexes = (s: State): readonly (readonly HexId[])[] => {
  const open = s.match.layout.filter((it) => !it.terrain && it.double !== undefined)
  const numbers = [...new Set(open.map((it) => it.double as number))].sort((a, b) => a - b)
  return numbers.map((n) => open.filter((it) => it.double === n).map((it) => idOf(it.at)))
}

/** Double tiles that are left, each both ways round. */
const doublesLeft = (s: State): readonly string[] => {
  const gone = s.dealt.flatMap((it) => [it, it.split('+').reverse().join('+')])
  return less(doubles.flatMap(([a, b]) => [`${a}+${b}`, `${b}+${a}`]).sort(), gone)
}

export function chance(s: State): ChanceNode | null {
  const [pending] = s.pending
  if (!pending || s.phase === 'over') return null
  const pick = (what: string, from: readonly string[], count = 1): ChanceNode => ({ chance: 'pick', what, from, count })
  switch (pending.does) {
    case 'first':
      return pick(
        'first',
        s.players.map((_, seat) => String(seat))
      )
    case 'singles':
      return pick('single', [...singles].sort(), singleHexes(s).length)
    case 'double':
      return pick('double', doublesLeft(s))
    case 'draw':
      return pick(pending.deck, heap(s, pending.deck))
    case 'reveal':
    case 'peek':
      return pick('tile', unseenTiles(s))
    case 'breath':
    case 'strike':
      return { chance: 'throw', dice: [{ kind: 'd6', faces: 6, count: 1 }] }
    case 'roll': {
      const dice = batch(pending)
      const sides = (['attacker', 'defender'] as const).filter((it) => dice[it] > 0)
      return { chance: 'throw', dice: sides.map((kind) => ({ kind, faces: 6, count: dice[kind] })) }
    }
  }
}

const batch = ({ attacker, defender }: Extract<Pending, { does: 'roll' }>) => {
  const first = Math.min(most, attacker)
  return { attacker: first, defender: Math.min(most - first, defender) }
}

/** What a throw makes true. */
export function thrown(s: State, action: Throw): readonly Event[] {
  const [pending] = s.pending
  const faces = (kind: string): readonly number[] => action.dice.filter((it) => it.kind === kind).map((it) => it.face)
  const [face = 0] = faces('d6')
  if (pending?.does === 'breath') return [{ e: 'chanced' }, ...breathed(s, s.turn.breath?.at ?? '', face)]
  const { battle } = s.turn
  if (!pending || !battle) return [{ e: 'chanced' }]
  if (pending.does === 'strike') {
    const { side, threshold } = pending
    const { [side]: due } = battle.hits
    // EN-11: the side that is struck chooses which unit it loses.
    const hits = { ...battle.hits, [side]: { ...due, own: due.own + 1 } }
    return [{ e: 'chanced' }, ...(face >= threshold ? [{ e: 'battled' as const, change: { hits } }] : [])]
  }
  if (pending.does !== 'roll') return [{ e: 'chanced' }]
  const now = batch(pending)
  const left = { attacker: pending.attacker - now.attacker, defender: pending.defender - now.defender }
  const lying = (side: Side): readonly number[] => [...battle.dice[side], ...faces(side)].sort((a, b) => a - b)
  return [
    { e: 'chanced' },
    { e: 'battled', change: { dice: { attacker: lying('attacker'), defender: lying('defender') } } },
    ...(left.attacker + left.defender > 0
      ? [{ e: 'pending' as const, adds: [{ does: 'roll' as const, ...left }] }]
      : [])
  ]
}

/** What a pick makes true. */
export function picked(s: State, { items }: Pick): readonly Event[] {
  const [pending] = s.pending
  const [item = ''] = items
  return [{ e: 'chanced' }, ...(pending ? ofPick(s, pending, items, item) : [])]
}

function ofPick(s: State, pending: Pending, items: readonly string[], item: string): readonly Event[] {
  switch (pending.does) {
    case 'first':
      return begun(s, Number(item))
    case 'singles':
      return [{ e: 'ground', cells: Object.fromEntries(singleHexes(s).map((at, i) => [at, items[i] as Terrain])) }]
    case 'double': {
      const [a = '', b = ''] = doubleHexes(s)[s.dealt.length] ?? []
      const [one, two] = item.split('+') as [Terrain, Terrain]
      return [
        { e: 'dealt', tile: item },
        { e: 'ground', cells: { [a]: one, [b]: two } }
      ]
    }
    case 'draw':
      return [{ e: 'drew', seat: pending.seat, card: item }]
    case 'peek':
      return [{ e: 'peeked', seat: s.active, at: pending.at, tile: item }]
    case 'reveal':
      return found(s, pending.at, item)
    default:
      return []
  }
}

/** NO-011: by the place in the order of play. */
export const startRubium = (place: number): number => 8 + 3 * place

/** NO-010, NO-011: the first player, and what everybody starts with in the order of play. */
function begun(s: State, first: number): readonly Event[] {
  const n = s.players.length
  return [
    { e: 'first', seat: first },
    ...s.players.map((_, i): Event => ({ e: 'rubium', seat: (first + i) % n, n: startRubium(i) }))
  ]
}

/** NO-061 to NO-065, NO-067 (Q26), NO-068 (Q27): what a tile shows. */
export function found(s: State, at: HexId, id: string): readonly Event[] {
  const tile = s.match.tiles.find((it) => it.id === id)
  const events: Event[] = [{ e: 'revealed', at, tile: id }]
  if (tile?.mine) events.push({ e: 'mine', at, value: tile.mine })
  const { active: seat } = s
  const { emptySupplyExplore, foundUnitIgnoresTerrain } = s.match.options
  if (!tile?.unit || !terrainAt(s, at)) return events
  if (supply(s, seat, tile.unit) === 0) {
    if (emptySupplyExplore === 'owed') events.push({ e: 'owed', seat, unit: tile.unit, n: 1 })
    return events
  }
  events.push({ e: 'placed', seat, unit: tile.unit, at })
  // Q27: otherwise it stands there as a stray, and goes home at once.
  if (foundUnitIgnoresTerrain && !mayStand(s, tile.unit, at)) events.push({ e: 'settled', seat, unit: tile.unit, at })
  return events
}
