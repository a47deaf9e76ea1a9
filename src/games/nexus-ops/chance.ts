// What chance is about to do, and the events that follow: dealt ground, cards, tiles, dice.

import type { ChanceNode } from '../../core/chance.ts'
import type { Die } from '../../core/scene.ts'
import { type HexId, idOf } from '../../kit/grid/hex.ts'
import { less } from '../../kit/multiset.ts'
import { enemiesAt, mayStand, ofLayout, supply, terrainAt } from './board.ts'
import { doubles, singles } from './data/layouts.ts'
import type { Terrain } from './data/units.ts'
import { cardsLeft, tilesLeft } from './decks.ts'
import type { Event } from './evolve.ts'
import { type Pending, type Side, type State, sides } from './state.ts'

/** Hexes with a single tile, in the order of the layout. */
export const singleHexes = ofLayout(({ match }): readonly HexId[] =>
  match.layout.filter((it) => !it.terrain && it.double === undefined).map((it) => idOf(it.at))
)
/** The hexes of each double tile, by its number, ascending. */
export const doubleHexes = ofLayout(({ match }): readonly (readonly HexId[])[] => {
  const open = match.layout.filter((it) => !it.terrain && it.double !== undefined)
  const numbers = [...new Set(open.map((it) => it.double as number))].sort((a, b) => a - b)
  return numbers.map((n) => open.filter((it) => it.double === n).map((it) => idOf(it.at)))
})

/** All double tiles, each in both orientations. */
const allDoubles: readonly string[] = doubles.flatMap(([a, b]) => [`${a}+${b}`, `${b}+${a}`]).sort()
/** Those that are left. */
const doublesLeft = (s: State): readonly string[] =>
  less(
    allDoubles,
    s.dealt.flatMap((it) => [it, it.split('+').reverse().join('+')])
  )
const sortedSingles: readonly string[] = singles.toSorted()

/** The result of chance: the items of a pick, or the dice of a throw. */
type Came = { readonly items?: readonly string[]; readonly dice?: readonly Die[] }
interface Doing<P extends Pending> {
  readonly node: (s: State, pending: P) => ChanceNode
  readonly makes: (s: State, pending: P, came: Came) => readonly Event[]
}

const pick = (what: string, from: readonly string[], count = 1): ChanceNode => ({ chance: 'pick', what, from, count })
const one = ({ items: [item = ''] = [] }: Came): string => item
const anyTile = (s: State): ChanceNode => pick('tile', tilesLeft(s))
const oneDie = (): ChanceNode => ({ chance: 'throw', dice: [{ kind: 'd6', faces: 6, count: 1 }] })
const faces = ({ dice = [] }: Came, kind = 'd6') => dice.filter((it) => it.kind === kind).map((it) => it.face)

/** NO-051: the lowest face with which a breath takes a unit. */
const breathHits = 4
/** The most dice in one throw (section 2); more are thrown in batches (NO-089). */
const most = 8
type Roll = Extract<Pending, { does: 'roll' }>
const batch = ({ attacker, defender }: Roll) => {
  const first = Math.min(most, attacker)
  return { attacker: first, defender: Math.min(most - first, defender) }
}

const doings: { readonly [Does in Pending['does']]: Doing<Extract<Pending, { does: Does }>> } = {
  first: {
    node: (s) => pick('first', Array.from(s.players.keys(), String)),
    makes: (s, _, came) => begun(s, Number(one(came)))
  },
  singles: {
    node: (s) => pick('single', sortedSingles, singleHexes(s).length),
    makes: (s, _, { items = [] }) => [
      { e: 'ground', cells: Object.fromEntries(singleHexes(s).map((at, i) => [at, items[i] as Terrain])) }
    ]
  },
  double: {
    node: (s) => pick('double', doublesLeft(s)),
    makes(s, _, came) {
      const [a = '', b = ''] = doubleHexes(s)[s.dealt.length] ?? []
      const [first, second] = one(came).split('+') as [Terrain, Terrain]
      return [
        { e: 'dealt', tile: one(came) },
        { e: 'ground', cells: { [a]: first, [b]: second } }
      ]
    }
  },
  draw: {
    node: (s, { deck }) => pick(deck, cardsLeft(s, deck)),
    makes: (_, { seat }, came) => [{ e: 'drew', seat, card: one(came) }]
  },
  reveal: { node: anyTile, makes: (s, { at }, came) => found(s, at, one(came)) },
  peek: { node: anyTile, makes: (s, { at }, came) => [{ e: 'peeked', seat: s.active, at, tile: one(came) }] },
  breath: {
    node: oneDie,
    // NO-052: if several seats could suffer, the active player chooses one. Only enemies may be chosen (Q36).
    makes(s, _, came) {
      const { at = '' } = s.turn.breath ?? {}
      const [victim = null, another] = enemiesAt(s, at, s.active)
      const hit = faces(came).some((face) => face >= breathHits)
      const breath = hit ? { at, hit, victim: another === undefined ? victim : null } : null
      return [{ e: 'turned', change: { breath } }]
    }
  },
  strike: {
    node: oneDie,
    // EN-11: the side that is hit chooses which unit it loses.
    makes({ turn: { battle } }, { side, threshold }, came) {
      if (!battle || faces(came).every((face) => face < threshold)) return []
      const due = battle.hits[side]
      return [{ e: 'battled', change: { hits: { ...battle.hits, [side]: { ...due, own: due.own + 1 } } } }]
    }
  },
  roll: {
    node({ active, turn: { battle } }, pending) {
      const [dice, seats] = [batch(pending), { attacker: active, defender: battle?.defender ?? active }]
      const kinds = sides.filter((it) => dice[it] > 0)
      return { chance: 'throw', dice: kinds.map((kind) => ({ kind, faces: 6, count: dice[kind], seat: seats[kind] })) }
    },
    makes({ turn: { battle } }, pending, came) {
      if (!battle) return []
      const now = batch(pending)
      const left: Roll = {
        does: 'roll',
        attacker: pending.attacker - now.attacker,
        defender: pending.defender - now.defender
      }
      const lying = (it: Side) => [...battle.dice[it], ...faces(came, it)].sort((a, b) => a - b)
      return [
        { e: 'battled', change: { dice: { attacker: lying('attacker'), defender: lying('defender') } } },
        ...(left.attacker + left.defender > 0 ? [{ e: 'pending' as const, adds: [left] }] : [])
      ]
    }
  }
}
// `does` selects the entry, so each entry gets only pending items of its own kind.
const doing = ({ does }: Pending): Doing<Pending> => doings[does] as unknown as Doing<Pending>

export function chance(s: State): ChanceNode | null {
  const [pending] = s.pending
  return pending && s.phase !== 'over' ? doing(pending).node(s, pending) : null
}

/** The events that follow a throw or a pick. */
export function chanced(s: State, came: Came): readonly Event[] {
  const [pending] = s.pending
  return [{ e: 'chanced' }, ...(pending ? doing(pending).makes(s, pending, came) : [])]
}

/** NO-011: the starting rubium, by the place in the order of play. */
export const startRubium = (place: number): number => 8 + 3 * place

/** NO-010, NO-011: the first player is set, and everybody gets the starting rubium. */
function begun(s: State, first: number): readonly Event[] {
  const n = s.players.length
  return [
    { e: 'first', seat: first },
    ...s.players.map((_, i): Event => ({ e: 'rubium', seat: (first + i) % n, n: startRubium(i) }))
  ]
}

/** NO-061 to NO-065, NO-067 (Q26), NO-068 (Q27): the events when a tile is turned up. */
export function found(s: State, at: HexId, id: string): readonly Event[] {
  const tile = s.match.tiles.find((it) => it.id === id)
  const events: Event[] = [{ e: 'revealed', at, tile: id }]
  if (tile?.mine) events.push({ e: 'mine', at, value: tile.mine })
  const { active: seat } = s
  const { emptySupplyExplore, foundUnitIgnoresTerrain } = s.match.options
  if (!tile?.unit || !terrainAt(s, at)) return events
  const figure = { seat, unit: tile.unit, at }
  if (supply(s, seat, tile.unit) === 0)
    return emptySupplyExplore === 'owed' ? [...events, { e: 'owed', seat, unit: tile.unit, n: 1 }] : events
  events.push({ e: 'placed', ...figure })
  // Q27: without this option the unit is a stray, and goes home at once.
  if (foundUnitIgnoresTerrain && !mayStand(s, tile.unit, at)) events.push({ e: 'settled', ...figure })
  return events
}
