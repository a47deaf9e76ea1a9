// A position written by hand, in the short notation of NOTATION.md. Refuses what no match could have come to, and says where.

import { misfits } from '../../core/form.ts'
import { ruleId } from '../../core/ids.ts'
import type { Json } from '../../core/json.ts'
import type { Checked, Problem } from '../../core/schema.ts'
import type { Phrase } from '../../core/words.ts'
import { isOnBoard, supply } from './board.ts'
import { startRubium } from './chance.ts'
import type { Deck } from './data/card.ts'
import { boardA } from './data/layouts.ts'
import type { Terrain, Unit } from './data/units.ts'
import { units } from './data/units.ts'
import { goneTiles } from './decks.ts'
import { begin } from './evolve.ts'
import { idOf } from './geometry.ts'
import { advance } from './machine.ts'
import { boundHexes } from './movement.ts'
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
  const problems = [...ofHexes(known, written), ...ofSeats(known, written), ...ofCards(known, written)]
  if (problems.length > 0) return bad(...problems)
  const state = laid(known, written)
  const many = overdrawn(state)
  return many.length > 0 ? bad(...many) : { ok: true, value: advance(begin(state)).state }
}

const bad = (...problems: readonly Problem[]): Checked<State> => ({ ok: false, problems })
const problem = (at: Problem['at'], say: string, args: NonNullable<Phrase['with']> = {}, rule?: string): Problem => ({
  at: ['position', ...at],
  why: { say, with: args },
  ...(rule ? { rule: ruleId(rule) } : {})
})

/** Ground that the layout leaves open: as written, and Board A's where nothing is. */
function ground({ match }: State, written: Written): State['ground'] {
  const open = match.layout.filter((it) => !it.terrain).map((it) => idOf(it.at))
  const house = new Map(boardA(match.colours.length).map((it) => [idOf(it.at), it.terrain]))
  return Object.fromEntries(open.map((at): [string, Terrain] => [at, written.ground?.[at] ?? house.get(at) ?? 'rock']))
}

/** Every hex that is named lies on the board. */
function ofHexes(s: State, written: Written): readonly Problem[] {
  const { units: stand = {}, mines = {}, moved = {}, settled = {}, ground: made = {}, known = {} } = written
  const named = Object.entries({ units: stand, mines, moved, settled, ground: made, known })
  const lists = Object.entries({ tiles: written.tiles ?? [], fought: written.fought ?? [] })
  return [
    ...named.flatMap(([name, record]) => Object.keys(record).map((at): [Problem['at'], string] => [[name, at], at])),
    ...lists.flatMap(([name, list]) => list.map((at, i): [Problem['at'], string] => [[name, i], at]))
  ]
    .filter(([, at]) => !isOnBoard(s, at))
    .map(([where, at]) => problem(where, 'problem.hex', { place: at }, 'NO-012'))
}

/** Lists by seat are no longer than the table has seats. */
function ofSeats(s: State, written: Written): readonly Problem[] {
  const n = s.players.length
  const { rubium = [], vp = [], owed = [], hands = [], played = [] } = written
  const long = Object.entries({ rubium, vp, owed, hands, played }).filter(([, list]) => list.length > n)
  const strange = Object.entries({ first: written.first, active: written.active }).filter(
    ([, seat]) => (seat ?? 0) >= n
  )
  const crowded = Object.entries(written.units ?? {}).filter(([, list]) => list.length > n)
  return [
    ...[...long, ...strange].map(([name]) => problem([name], 'problem.seat', { n })),
    ...crowded.map(([at]) => problem(['units', at], 'problem.seat', { n })),
    ...(written.out ?? []).filter((seat) => seat >= n).map(() => problem(['out'], 'problem.seat', { n }))
  ]
}

/** Cards exist, and no more of them lie about than there are. */
function ofCards({ match }: State, written: Written): readonly Problem[] {
  const { hands = [], played = [], discards = {} } = written
  const lists: [Problem['at'], readonly string[]][] = [
    ...hands.map((it, i): [Problem['at'], readonly string[]] => [['hands', i], it]),
    ...played.map((it, i): [Problem['at'], readonly string[]] => [['played', i], it]),
    ...Object.entries(discards).map(([deck, it]): [Problem['at'], readonly string[]] => [['discards', deck], it])
  ]
  const all = lists.flatMap(([, it]) => it)
  return lists.flatMap(([at, list]) =>
    list.flatMap((id, i) => {
      const card = match.cards.find((it) => it.id === id)
      if (!card) return [problem([...at, i], 'problem.card', { id })]
      return all.filter((it) => it === id).length > card.count
        ? [problem([...at, i], 'problem.cards', { id, n: card.count })]
        : []
    })
  )
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
      rubium: rubium[seat] ?? startRubium((seat - first + s.players.length) % s.players.length),
      vp: vp[seat] ?? 0,
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

/** NO-022: nobody has more figures than the box holds. */
function overdrawn(s: State): readonly Problem[] {
  const many = seatsOf(s).flatMap((seat) => units.filter((unit: Unit) => supply(s, seat, unit) < 0))
  return many.map((unit) =>
    problem(['units'], 'problem.figures', { unit: { say: `unit.${unit}` }, n: s.match.units[unit].count }, 'NO-022')
  )
}
