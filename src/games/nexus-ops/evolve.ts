// Writes events into the state, and scripts of them.

import type { Seat } from '../../core/ids.ts'
import type { Decided } from '../../core/rules.ts'
import type { HexId } from '../../kit/grid/hex.ts'
import { scripting } from '../../kit/script.ts'
import type { Unit } from './data/units.ts'
import { units } from './data/units.ts'
import type { Event } from './events.ts'
import type { Battle, Force, Forces, Marked, Player, State, Turn } from './state.ts'
import { countOf, freshTurn, isNone, player } from './state.ts'

const withPlayer = (s: State, seat: Seat, change: Partial<Player>): State => ({
  ...s,
  players: s.players.map((it, i) => (i === seat ? { ...it, ...change } : it))
})
const withTurn = (s: State, change: Partial<Turn>): State => ({ ...s, turn: { ...s.turn, ...change } })

/** One more or one less of a unit; types that are not there are left out, the others stand in the chart's order. */
function changed(force: Force | undefined, unit: Unit, n: number): Force {
  const after: Partial<Record<Unit, number>> = {}
  for (const it of units) {
    const count = countOf(force, it) + (it === unit ? n : 0)
    if (count > 0) after[it] = count
  }
  return after
}
const nobody: Force = {}

function changeForces(s: State, forces: Forces, at: HexId, seat: Seat, unit: Unit, n: number): Forces {
  const before = forces[at]
  const there = s.players.map((_, i) => (i === seat ? changed(before?.[i], unit, n) : (before?.[i] ?? nobody)))
  if (!there.every(isNone)) return { ...forces, [at]: there }
  const { [at]: _, ...others } = forces
  return others
}

function changeMarks(marks: Marked, at: HexId, unit: Unit, n: number): Marked {
  const force = changed(marks[at], unit, n)
  if (!isNone(force)) return { ...marks, [at]: force }
  const { [at]: _, ...others } = marks
  return others
}

/** NO-068: no more were found on ground they may not enter than stand there; who has to go home (NO-047) leaves before them. */
function away(s: State, seat: Seat, unit: Unit, at: HexId): State {
  const units = changeForces(s, s.units, at, seat, unit, -1)
  const isOneLess = countOf(s.settled[at]?.[seat], unit) > countOf(units[at]?.[seat], unit)
  return { ...s, units, settled: isOneLess ? changeForces(s, s.settled, at, seat, unit, -1) : s.settled }
}
const there = (s: State, seat: Seat, unit: Unit, at: HexId): State => ({
  ...s,
  units: changeForces(s, s.units, at, seat, unit, 1)
})

const none = { attacker: 0, defender: 0 }
const noHits = { picks: 0, own: 0 }
const unfought: Omit<Battle, 'at' | 'defender'> = {
  stage: 'start',
  step: null,
  window: null,
  dice: { attacker: [], defender: [] },
  extra: none,
  cancelled: none,
  spared: { attacker: noHits, defender: noHits },
  quiet: [],
  mods: [],
  hits: { attacker: noHits, defender: noHits },
  killed: []
}

const without = (cards: readonly string[], card: string): readonly string[] =>
  cards.toSpliced(cards.indexOf(card), cards.includes(card) ? 1 : 0)

export type Script = Decided<State, Event>
export const scripts = scripting<State, Event>({
  first: (s, { seat }) => ({ ...s, first: seat, active: seat }),
  ground: (s, { cells }) => ({ ...s, ground: { ...s.ground, ...cells } }),
  dealt: (s, { tile }) => ({ ...s, dealt: [...s.dealt, tile] }),
  turn: (s, { seat }) => ({ ...s, active: seat, phase: 'deploy', turn: freshTurn }),
  phase: (s, { phase }) => ({ ...s, phase }),
  bound: (s, { hexes }) => withTurn(s, { bound: hexes }),
  out: (s, { seat }) => withPlayer(s, seat, { out: true }),
  over: (s, { winners, why }) => ({ ...s, phase: 'over', winners, why, pending: [] }),

  pending: (s, { adds }) => ({ ...s, pending: [...s.pending, ...adds] }),
  chanced: (s) => ({ ...s, pending: s.pending.slice(1) }),

  rubium: (s, { seat, n }) => withPlayer(s, seat, { rubium: player(s, seat).rubium + n }),
  owed: (s, { seat, unit, n }) => withPlayer(s, seat, { owed: changed(player(s, seat).owed, unit, n) }),
  placed: (s, { seat, unit, at }) => there(s, seat, unit, at),
  lost: (s, { seat, unit, at }) => away(s, seat, unit, at),
  went: (s, { seat, unit, from, to }) => there(away(s, seat, unit, from), seat, unit, to),
  marked: (s, { mark, unit, at, n }) => withTurn(s, { [mark]: changeMarks(s.turn[mark], at, unit, n) }),
  settled: (s, { seat, unit, at }) => ({ ...s, settled: changeForces(s, s.settled, at, seat, unit, 1) }),

  peeked: (s, { seat, at, tile }) => ({
    ...s,
    known: { ...s.known, [at]: { tile, seats: [...(s.known[at]?.seats ?? []), seat].sort((a, b) => a - b) } }
  }),
  revealed: (s, { at, tile }) => {
    const { [at]: _, ...known } = s.known
    return { ...s, known, tiles: s.tiles.filter((it) => it !== at), revealed: [...s.revealed, tile].sort() }
  },
  mine: (s, { at, value }) => ({ ...s, mines: { ...s.mines, [at]: value } }),

  breathed: (s, { at, n }) => withTurn(s, { breathed: { ...s.turn.breathed, [at]: (s.turn.breathed[at] ?? 0) + n } }),
  breath: (s, { breath }) => withTurn(s, { breath }),
  battle: (s, { change }) => withTurn(s, { battle: { ...unfought, ...change } }),
  battled: (s, { change }) => withTurn(s, { battle: { ...(s.turn.battle as Battle), ...change } }),
  fought: (s, { fight }) => withTurn(s, { fights: [...s.turn.fights, fight] }),
  left: (s) => withTurn(s, { battle: null }),

  drew: (s, { seat, card }) => withPlayer(s, seat, { hand: [...player(s, seat).hand, card].sort() }),
  reshuffled: (s, { deck, keep }) => ({ ...s, discards: { ...s.discards, [deck]: keep ? [keep] : [] } }),
  discarded: (s, { seat, deck, card }) => ({
    ...withPlayer(s, seat, { hand: without(player(s, seat).hand, card) }),
    discards: { ...s.discards, [deck]: [...s.discards[deck], card] }
  }),
  mission: (s, { seat, card, vp, pile }) => {
    const { hand, played, vp: before } = player(s, seat)
    const kept = withPlayer(s, seat, {
      hand: pile ? hand : without(hand, card),
      played: [...played, card],
      vp: before + vp
    })
    return pile ? { ...kept, missions: s.missions - 1 } : kept
  },
  red: (s, { fits }) => withTurn(s, { reds: [...s.turn.reds, fits] }),
  gave: (s, { seat, to, card }) => {
    const given = withPlayer(s, seat, { hand: without(player(s, seat).hand, card) })
    return withPlayer(given, to, { hand: [...player(given, to).hand, card].sort() })
  }
})
export const { evolve, begin, extend } = scripts
