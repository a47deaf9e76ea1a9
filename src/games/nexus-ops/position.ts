// Reads a position written by hand in the short notation of NOTATION.md. Refuses what no match can reach, and says where the fault is.

import { misfits } from '../../core/form.ts'
import type { Json } from '../../core/json.ts'
import type { Checked } from '../../core/schema.ts'
import { idOf } from '../../kit/grid/hex.ts'
import { less } from '../../kit/multiset.ts'
import { bad, within } from '../../kit/problem.ts'
import { startRubium } from './chance.ts'
import { boardA } from './data/layouts.ts'
import type { Tile } from './data/schemas.ts'
import type { Terrain } from './data/units.ts'
import { begin } from './evolve.ts'
import { advance } from './machine.ts'
import { boundHexes } from './movement.ts'
import { unexplored } from './position/explored.ts'
import { misnamed } from './position/named.ts'
import { unplayed, worth } from './position/played.ts'
import { forceOf, positionSchema, type Written } from './position/written.ts'
import { cardOf, type Fight, freshTurn, type State, seatsOf } from './state.ts'

/** `opening`: the state in which the match would begin otherwise. From the position, play continues until a player must decide. */
export function readPosition(opening: State, value: Json): Checked<State> {
  const misshapen = misfits(positionSchema, value)
  if (misshapen.length > 0) return bad(...within(['position'], misshapen))
  const written = value as Written
  const known = { ...opening, ground: ground(opening, written) }
  const strange = misnamed(known, written)
  if (strange.length > 0) return bad(...within(['position'], strange))
  const state = laid(known, written)
  const problems = [...unexplored(state, written), ...unplayed(state, written)]
  return problems.length > 0 ? bad(...within(['position'], problems)) : { ok: true, value: advance(begin(state)).state }
}

/** Ground that the layout leaves open: as written, otherwise as on Board A. */
function ground({ match }: State, written: Written): State['ground'] {
  const open = match.layout.filter((it) => !it.terrain).map((it) => idOf(it.at))
  const house = new Map(boardA(match.colours.length).map((it) => [idOf(it.at), it.terrain]))
  return Object.fromEntries(open.map((at): [string, Terrain] => [at, written.ground?.[at] ?? house.get(at) ?? 'rock']))
}

const forces = (s: State, written: Written['units'] = {}): State['units'] =>
  Object.fromEntries(
    Object.entries(written)
      .map(([at, list]) => [at, seatsOf(s).map((seat) => forceOf(list[seat] ?? ''))] as const)
      .filter(([, list]) => list.some((it) => Object.keys(it).length > 0))
  )

/**
 * Tiles that have left the game. NO-062: every mine came from a tile. For a mine whose tile is not written, assume a tile with this mine,
 * one without a unit if possible.
 */
function goneTiles(all: readonly Tile[], { mines = {}, revealed = [], known = {} }: Written): readonly string[] {
  const shows = (id: string, mine: number): boolean => all.find((it) => it.id === id)?.mine === mine
  const bareFirst = all.toSorted((a, b) => Number(a.unit !== undefined) - Number(b.unit !== undefined))
  const each = bareFirst.flatMap(({ id, count }) => Array<string>(count).fill(id))
  const looked = Object.values(known).map(({ tile }) => tile)
  const gone = [...revealed]
  for (const mine of less(Object.values(mines), revealed, (it, id) => shows(id, it))) {
    const tile = less(each, [...gone, ...looked]).find((id) => shows(id, mine))
    if (tile) gone.push(tile)
  }
  return gone.sort()
}

/** What is not written is as at the start (NO-011), or follows from what is written. */
function laid(s: State, written: Written): State {
  const { first = 0, phase = 'deploy', played = [], out = [], discards = {} } = written
  const start = (seat: number): number =>
    out.includes(seat) ? 0 : startRubium((seat - first + s.players.length) % s.players.length)
  const pile = played.flat().filter((id) => cardOf(s, id)?.deck === 'mission').length
  const state: State = {
    ...s,
    phase,
    first,
    active: written.active ?? first,
    units: forces(s, written.units),
    settled: forces(s, written.settled),
    mines: written.mines ?? {},
    tiles: s.match.layout.map((it) => idOf(it.at)).filter((at) => written.tiles?.includes(at)),
    known: written.known ?? {},
    revealed: goneTiles(s.match.tiles, written),
    players: s.players.map((_, seat) => ({
      rubium: written.rubium?.[seat] ?? start(seat),
      vp: written.vp?.[seat] ?? worth(s, played[seat] ?? []),
      hand: [...(written.hands?.[seat] ?? [])].sort(),
      played: played[seat] ?? [],
      owed: forceOf(written.owed?.[seat] ?? ''),
      out: out.includes(seat)
    })),
    discards: { energize: discards.energize ?? [], secret: discards.secret ?? [] },
    missions: written.missions ?? s.missions - pile,
    pending: []
  }
  const fights = (written.fought ?? []).map((at): Fight => ({ at, won: false, left: {}, killed: [] }))
  const moved = Object.fromEntries(Object.entries(written.moved ?? {}).map(([at, text]) => [at, forceOf(text)]))
  return { ...state, turn: { ...freshTurn, moved, fights, bound: phase === 'deploy' ? [] : boundHexes(state) } }
}
