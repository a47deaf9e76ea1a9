// The events of the game, one small fact each, and how each changes the state. Refuses nothing and checks nothing.

import type { Seat } from '../../core/ids.ts'
import type { Decided } from '../../core/rules.ts'
import type { Cell } from '../../kit/grid/square.ts'
import { merged } from '../../kit/multiset.ts'
import { type EventOf, scripting } from '../../kit/script.ts'
import type { Face, Kind } from './cards/card.ts'
import { without } from './dice/pool.ts'
import { isCovered, type Pose } from './geometry/cube.ts'
import { blocks, carried, docked } from './geometry/docking.ts'
import {
  type Casting,
  clockwise,
  type Paid,
  type Player,
  type Points,
  player,
  type Series,
  type State,
  setupOf,
  skillNamed,
  type Turn,
  turnOf,
  withPoints
} from './state.ts'

// These take whole players and turns. An object of two spreads, `{ ...before, ...change }`, takes JavaScript engines five times as long to
// build as one of a spread and named properties, and an event makes two or three objects.
function others(s: State, seat: Seat, changed: Player): readonly Player[] {
  if (changed === player(s, seat)) return s.players
  const players = s.players.slice()
  players[seat] = changed
  return players
}
const withPlayer = (s: State, seat: Seat, changed: Player): State => ({ ...s, players: others(s, seat, changed) })
const withTurn = (s: State, turn: Turn): State => ({ ...s, turn })

type Whose = { readonly seat: Seat }
type Dice = readonly Face[]
/** The data of an event besides its name. */
type Says<T> = Readonly<T>

const handlers = {
  // Set-up
  firstDie: (s, { face }: Says<{ face: number }>) => ({
    ...s,
    rollOff: s.rollOff && { ...s.rollOff, faces: [...s.rollOff.faces, face] }
  }),
  rollOff: (s, { among }: Says<{ among: readonly Seat[] }>) => ({ ...s, rollOff: { among, faces: [], tied: true } }),
  firstPlayer: (s, { seat }: Whose) => ({ ...s, phase: 'place', active: seat, rollOff: null }),
  placed: (s, { seat, at, facing }: Whose & Pose) => ({
    ...s,
    cubes: [...s.cubes, { seat, ...setupOf(s, seat).cube, at, facing }],
    active: clockwise(s, seat)
  }),

  // The order of turns
  slot: (s, { seat }: Whose) => ({ ...s, phase: 'slot', active: seat, turn: null, offer: null }),
  turn: (s, { terrain, k, owed, first }: Series & Says<{ terrain: string }>) => {
    const mine = player(s, s.active)
    const players = others(s, s.active, mine.terrainAtStart === terrain ? mine : { ...mine, terrainAtStart: terrain })
    return { ...s, players, phase: 'roll', offer: null, turn: unplayed(s, k, owed, first) }
  },
  counted: (s, { dice }: Says<{ dice: number }>) => withTurn(s, { ...turnOf(s), dice }),
  ended: (s) => {
    const mine = player(s, s.active)
    const players = others(s, s.active, mine.fresh ? { ...mine, fresh: false } : mine)
    return { ...s, players, phase: 'slot', turn: null }
  },
  offered: (s, { k, owed, first }: Series) => ({ ...s, phase: 'bonus', offer: { k, owed, first } }),
  over: (s, { winners }: Says<{ winners: readonly Seat[] }>) => ({
    ...s,
    phase: 'over',
    turn: null,
    offer: null,
    closing: null,
    winners
  }),

  // Dice. `up`: dice taken up from the tray. `counts`: whether this uses up one of the two rerolls.
  cast: (s, { regular, power, up, upPower, counts }: Casting & Says<{ up: Dice; upPower: Dice; counts: boolean }>) => {
    const turn = turnOf(s)
    const mine = rolled(s)
    const fresh = power - upPower.length
    return {
      ...s,
      players: others(s, s.active, fresh === 0 ? mine : { ...mine, powerLeft: mine.powerLeft - fresh }),
      phase: 'throw',
      turn: {
        ...turn,
        regular: without(turn.regular, up),
        power: without(turn.power, upPower),
        casting: { regular, power },
        rerolls: turn.rerolls + (counts ? 1 : 0)
      }
    }
  },
  thrown: (s, { regular, power }: Says<{ regular: Dice; power: Dice }>) => {
    const turn = turnOf(s)
    const lying = { ...turn, regular: merged(turn.regular, regular), power: merged(turn.power, power), casting: null }
    return { ...s, phase: 'reroll', turn: lying }
  },
  clumsy: (s) => withTurn(s, { ...turnOf(s), clumsy: true }),
  joined: (s) => {
    const mine = rolled(s)
    const turn = turnOf(s)
    const players = others(s, s.active, mine.reserve === null ? mine : { ...mine, reserve: null })
    return { ...s, players, turn: mine.reserve === turn.reserve ? turn : { ...turn, reserve: mine.reserve } }
  },
  locked: (s) => ({ ...s, phase: 'actions' }),
  reserved: (s, { seat, face }: Whose & Says<{ face: Face | null }>) =>
    withPlayer(s, seat, { ...player(s, seat), reserve: face }),

  // Keepers
  stood: (s, { seat, at }: Whose & Says<{ at: Cell }>) =>
    withPlayer(s, seat, { ...player(s, seat), status: 'onBoard', at }),
  fell: (s, { seat }: Whose) => withPlayer(s, seat, { ...player(s, seat), status: 'waiting', at: null }),
  // Q41: the die in the reserve is lost with the keeper.
  eliminated: (s, { seat }: Whose) =>
    withPlayer(s, seat, { ...player(s, seat), status: 'eliminated', at: null, reserve: null, extraDice: 0 }),

  // Actions and skills
  spent: (s, { kind, n, purse }: Says<{ kind: Kind; n: number; purse: number }>) => {
    const turn = turnOf(s)
    return withTurn(s, { ...turn, spent: withPoints(turn.spent, kind, n, purse), follow: null })
  },
  pushed: (s, { off }: Says<{ off: number }>) => {
    const turn = turnOf(s)
    return withTurn(s, { ...turn, pushed: true, off: turn.off + off })
  },
  /** `paid` is null if the skill acted by itself and nobody paid for it. */
  skill: (s, { seat, skill, paid }: Whose & Says<{ skill: string; paid: Paid | null }>) => {
    const isCounted = skillNamed(s, seat, skill)?.perGame !== undefined
    const mine = player(s, seat)
    const counted = isCounted ? withPlayer(s, seat, { ...mine, uses: more(mine.uses, skill) }) : s
    if (seat !== s.active || !s.turn) return counted
    const all = paid ? [...s.turn.paid, paid] : s.turn.paid
    return withTurn(counted, { ...s.turn, used: more(s.turn.used, skill), paid: all, follow: null })
  },
  gift: (s, { kind, n }: Says<{ kind: Kind; n: number }>) => {
    const turn = turnOf(s)
    const { gifts } = turn
    // Each gift of push points is a group of its own.
    const given = kind === 'push' ? { ...gifts, push: [...gifts.push, n] } : withPoints(gifts, kind, n)
    return withTurn(s, { ...turn, gifts: given })
  },
  slantwise: (s) => withTurn(s, { ...turnOf(s), slantwise: true }),
  // Several of them do not add up: only the largest counts (8.2).
  extraDice: (s, { seat, n }: Whose & Says<{ n: number }>) => {
    const mine = player(s, seat)
    return withPlayer(s, seat, { ...mine, extraDice: Math.max(mine.extraDice, n) })
  },
  replay: (s) => withTurn(s, { ...turnOf(s), replay: true }),
  mayFollow: (s, { skill, to }: Says<{ skill: string; to: Cell }>) =>
    withTurn(s, { ...turnOf(s), follow: { skill, to } }),
  followed: (s, { at }: Says<{ at: Cell }>) =>
    withTurn(withPlayer(s, s.active, { ...player(s, s.active), at }), { ...turnOf(s), follow: null }),

  // Closure
  removed: (s, { seat }: Whose) => ({ ...s, cubes: s.cubes.filter((it) => it.seat !== seat) }),
  closing: (s, { seat }: Whose) => ({ ...s, phase: 'closure', closing: seat }),
  docked: (s, { block: seat, at, facing }: Pose & Says<{ block: Seat }>) => {
    const block = blocks(s.cubes).find((it) => it.seat === seat)
    const [lead] = block?.cubes ?? []
    if (!block || !lead) return s
    const moved = new Map(docked(block, { at, facing }).map((it) => [it.seat, it]))
    // NK-137: keepers on the block travel with it.
    const rides = (cell: Cell | null): Cell | null =>
      cell && isCovered(block.cubes, cell) ? carried(cell, lead, { at, facing }) : cell
    return {
      ...s,
      cubes: s.cubes.map((it) => moved.get(it.seat) ?? it),
      players: s.players.map((it) => ({ ...it, at: rides(it.at) }))
    }
  },
  closed: (s) => ({ ...s, phase: 'slot', closing: null })
} satisfies Readonly<Record<string, (s: State, event: never) => State>>

export type Event = EventOf<typeof handlers>
export type Script = Decided<State, Event>
export const scripts = scripting<State, Event>(handlers)
export const { evolve, begin, run, extend } = scripts

/** The active player once it has rolled: the next roll uses up its extra dice. A bonus turn declined before (Q17) leaves them for later (8.2). */
function rolled(s: State): Player {
  const mine = player(s, s.active)
  return s.phase === 'roll' && mine.extraDice > 0 ? { ...mine, extraDice: 0 } : mine
}

function more(counts: Readonly<Record<string, number>>, name: string): Readonly<Record<string, number>> {
  return { ...counts, [name]: (counts[name] ?? 0) + 1 }
}

const noDice: Dice = []
const nothingSpent: Points = { move: 0, jump: 0, push: [0] }
const noGifts: Points = { move: 0, jump: 0, push: [] }
const nothingPaid: readonly Paid[] = []
const noneUsed: Turn['used'] = {}

/** A turn in which nothing has happened yet. */
export function unplayed(s: State, k = 0, owed = 0, first = false): Turn {
  // Q21: if a group of dice may push only one target, each target gets a purse of its own.
  const spent = s.match.options.pushSplitTargets ? nothingSpent : { ...nothingSpent, push: s.players.map(() => 0) }
  return {
    k,
    owed,
    first,
    dice: 0,
    regular: noDice,
    power: noDice,
    reserve: null,
    casting: null,
    rerolls: 0,
    clumsy: false,
    spent,
    gifts: noGifts,
    paid: nothingPaid,
    used: noneUsed,
    pushed: false,
    slantwise: false,
    off: 0,
    replay: false,
    follow: null
  }
}
