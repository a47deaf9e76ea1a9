// A position written by hand, in the short notation of NOTATION.md. Refuses what no match could have come to, and says where.

import { misfits } from '../../core/form.ts'
import type { Json } from '../../core/json.ts'
import type { Checked, Problem } from '../../core/schema.ts'
import { idOf } from '../../kit/grid/hex.ts'
import { startRubium } from './chance.ts'
import type { Deck } from './data/card.ts'
import { boardA } from './data/layouts.ts'
import type { Terrain } from './data/units.ts'
import { goneTiles } from './decks.ts'
import { begin } from './evolve.ts'
import { advance } from './machine.ts'
import { boundHexes } from './movement.ts'
import { unexplored } from './position/explored.ts'
import { misnamed } from './position/named.ts'
import { pointsOf, unplayed } from './position/played.ts'
import type { Written } from './position/written.ts'
import { forceOf, positionSchema } from './position/written.ts'
import type { Fight, State } from './state.ts'
import { freshTurn, seatsOf } from './state.ts'

/** `opening`: the match as it would begin otherwise. The turn goes on from there as far as nobody is asked. */
export function readPosition(opening: State, value: Json): Checked<State> {
  const misshapen = misfits(positionSchema, value)
  if (misshapen.length > 0) return bad(...misshapen.map((it) => ({ ...it, at: ['position', ...it.at] })))
  const written = value as Written
  const known = { ...opening, ground: ground(opening, written) }
  const strange = misnamed(known, written)
  if (strange.length > 0) return bad(...strange)
  const state = laid(known, written)
  const problems = [...unexplored(state, written), ...unplayed(state, written)]
  return problems.length > 0 ? bad(...problems) : { ok: true, value: advance(begin(state)).state }
}

const bad = (...problems: readonly Problem[]): Checked<State> => ({ ok: false, problems })
/** Ground that the layout leaves open: as written, and Board A's where nothing is. */
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

function laid(s: State, written: Written): State {
  const {
    hands = [],
    played = [],
    rubium = [],
    vp = [],
    owed = [],
    out = [],
    discards = {},
    phase = 'deploy'
  } = written
  const first = written.first ?? 0
  const pile = played.flat().filter((id) => s.match.cards.find((it) => it.id === id)?.deck === 'mission').length
  const decks: Record<Deck, readonly string[]> = { energize: discards.energize ?? [], secret: discards.secret ?? [] }
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
      // NO-011: what is not said is what everybody starts with.
      rubium:
        rubium[seat] ?? (out.includes(seat) ? 0 : startRubium((seat - first + s.players.length) % s.players.length)),
      vp: vp[seat] ?? pointsOf(s, played[seat] ?? []),
      hand: [...(hands[seat] ?? [])].sort(),
      played: played[seat] ?? [],
      owed: forceOf(owed[seat] ?? ''),
      out: out.includes(seat)
    })),
    discards: decks,
    missions: written.missions ?? s.missions - pile,
    pending: []
  }
  const fight = (at: string): Fight => ({ at, won: false, left: {}, killed: [] })
  const moved = Object.fromEntries(Object.entries(written.moved ?? {}).map(([at, text]) => [at, forceOf(text)]))
  const turn = { ...freshTurn, moved, fights: (written.fought ?? []).map(fight) }
  return { ...state, turn: { ...turn, bound: phase === 'deploy' ? [] : boundHexes(state) } }
}
