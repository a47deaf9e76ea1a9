// The events of the game, small facts, each with the change it makes to the state; and plays, which are sequences of events.

import type { Seat } from '../../core/ids.ts'
import type { Decided } from '../../core/rules.ts'
import { type EventOf, type Handlers, scripting } from '../../kit/script.ts'
import type { Power, Tuarek } from './data/names.ts'
import { type Clan, clan, freshTurn, type Pending, type Phase, type Refuel, type State, type Turn } from './state.ts'
import type { Mark, Truck } from './truck/fuel.ts'

const withClan = (s: State, seat: Seat, change: Partial<Clan>): State => ({
  ...s,
  clans: [
    seat === 0 ? { ...s.clans[0], ...change } : s.clans[0],
    seat === 1 ? { ...s.clans[1], ...change } : s.clans[1]
  ]
})

type OfSeat<More = unknown> = More & { readonly seat: Seat }
type Board = Pick<
  State,
  | 'row'
  | 'drawn'
  | 'turned'
  | 'reveals'
  | 'buried'
  | 'lands'
  | 'shown'
  | 'discards'
  | 'ties'
  | 'final'
  | 'quiet'
  | 'conquered'
>

const handlers = {
  phase: (s: State, { phase }: { phase: Phase }): State => ({ ...s, phase }),
  first: (s: State, { seat }: OfSeat): State => ({ ...s, first: seat, active: seat }),
  filled: (s: State, { seat }: OfSeat): State => ({
    ...s,
    fullAt: [s.fullAt[0] || seat === 0, s.fullAt[1] || seat === 1]
  }),
  turn: (s: State, { seat, last }: OfSeat<{ last: boolean }>): State => ({
    ...s,
    active: seat,
    last,
    phase: 'window',
    turn: freshTurn,
    refuel: null,
    quiet: s.quiet + 1
  }),
  /** Changes one part of the turn. */
  turned: (s: State, { change }: { change: Partial<Turn> }): State => ({ ...s, turn: { ...s.turn, ...change } }),
  refuel: (s: State, { refuel }: { refuel: Refuel | null }): State => ({ ...s, refuel }),
  /** Changes one part of the board. */
  board: (s: State, { change }: { change: Partial<Board> }): State => ({ ...s, ...change }),
  has: (s: State, { seat, change }: OfSeat<{ change: Partial<Clan> }>): State => withClan(s, seat, change),
  paid: (s: State, { seat, n }: OfSeat<{ n: number }>): State => ({
    ...withClan(s, seat, { jerrycans: clan(s, seat).jerrycans - n }),
    supply: s.supply + n
  }),
  gained: (s: State, { seat, n }: OfSeat<{ n: number }>): State => ({
    ...withClan(s, seat, { jerrycans: clan(s, seat).jerrycans + n }),
    supply: s.supply - n
  }),
  gave: (s: State, { seat, n }: OfSeat<{ n: number }>): State => {
    const less = withClan(s, seat, { jerrycans: clan(s, seat).jerrycans - n })
    return withClan(less, 1 - seat, { jerrycans: clan(less, 1 - seat).jerrycans + n })
  },
  tuarek: (s: State, { seat, kind }: OfSeat<{ kind: Tuarek }>): State =>
    withClan(s, seat, { tuareks: [...clan(s, seat).tuareks, kind].sort() }),
  played: (s: State, { seat, kind }: OfSeat<{ kind: Tuarek }>): State => {
    const tuareks = [...clan(s, seat).tuareks]
    tuareks.splice(tuareks.indexOf(kind), 1)
    return { ...withClan(s, seat, { tuareks }), discards: [...s.discards, kind].sort() }
  },
  power: (s: State, { seat, power }: OfSeat<{ power: Power }>): State => {
    const { powers, fresh } = clan(s, seat)
    return withClan(s, seat, { powers: [...powers, power], fresh: [...fresh, power] })
  },
  pawn: (s: State, { seat, from, to }: OfSeat<{ from: number | null; to: number | null }>): State =>
    withClan(s, seat, {
      pawns: clan(s, seat).pawns.map((n, at) => n + (at === to ? 1 : 0) - (at === from ? 1 : 0))
    }),
  won: (s: State, { seat, land }: OfSeat<{ land: string }>): State =>
    withClan(s, seat, { lands: [...clan(s, seat).lands, land] }),
  truck: (s: State, { seat, truck }: OfSeat<{ truck: Truck }>): State => ({
    ...s,
    trucks: [seat === 0 ? truck : s.trucks[0], seat === 1 ? truck : s.trucks[1]]
  }),
  clock: (s: State, { clock }: { clock: Mark }): State => ({ ...s, clock }),
  proposal: (s: State, { proposal }: { proposal: State['proposal'] }): State => ({ ...s, proposal }),
  /** `front`: it comes before everything already pending. */
  pending: (s: State, { adds, front }: { adds: readonly Pending[]; front?: true }): State => ({
    ...s,
    pending: front ? [...adds, ...s.pending] : [...s.pending, ...adds]
  }),
  chanced: (s: State, _: unknown): State => ({ ...s, pending: s.pending.slice(1) }),
  /** KE-070: how long sand flowed after every die showed fire. */
  overran: (s: State, _: OfSeat<{ ms: number }>): State => s,
  /** KE-201: the card in this slot burns. */
  burned: (s: State, { slot }: { slot: number }): State => ({
    ...s,
    row: s.row.map((it, i) => (i === slot - 1 ? null : it)),
    turn: { ...s.turn, burnt: true }
  }),
  dried: (s: State, _: OfSeat): State => s,
  /** KE-291: a foul that is reported, but not undone. */
  fouled: (s: State, _: { rule: string }): State => s,
  over: (s: State, { winners, scores }: { winners: readonly Seat[]; scores: readonly [number, number] }): State => ({
    ...s,
    phase: 'over',
    winners,
    scores,
    pending: [],
    refuel: null
  })
}

export type Event = EventOf<typeof handlers>
export type Script = Decided<State, Event>
export const scripts = scripting<State, Event>(handlers as unknown as Handlers<State, Event>)
export const { evolve, begin } = scripts

/** A play under construction: the state so far, and its events. Used within a single call, never stored. */
export class Play {
  s: State
  readonly events: Event[]
  constructor({ state, events }: Script) {
    this.s = state
    this.events = [...events]
  }
  make(...events: readonly Event[]): void {
    for (const event of events) {
      this.events.push(event)
      this.s = evolve(this.s, event)
    }
  }
  turn(change: Partial<Turn>): void {
    this.make({ e: 'turned', change })
  }
  refuel(change: Partial<Refuel>): void {
    if (this.s.refuel) this.make({ e: 'refuel', refuel: { ...this.s.refuel, ...change } })
  }
  board(change: Partial<Board>): void {
    this.make({ e: 'board', change })
  }
  to(phase: Phase): void {
    this.make({ e: 'phase', phase })
  }
  wait(...adds: readonly Pending[]): void {
    this.make({ e: 'pending', adds })
  }
  script(): Script {
    return { state: this.s, events: this.events }
  }
}
