// What moves make true, one small fact each, declared where it is written into the state; and plays, which put them one after the other.
// Nothing is checked here.

import type { Seat } from '../../core/ids.ts'
import type { Decided } from '../../core/rules.ts'
import { type EventOf, type Handlers, scripting } from '../../kit/script.ts'
import type { Feat } from './data/schemas.ts'
import { freshTurn, type Pending, type Phase, type Player, player, type Shelf, type State, type Turn } from './state.ts'
import type { Cell } from './tower/cell.ts'
import type { Tower } from './tower/map.ts'

const withPlayer = (s: State, seat: Seat, change: Partial<Player>): State => ({
  ...s,
  players: s.players.map((it, i) => (i === seat ? { ...it, ...change } : it))
})

function without<V>(record: Readonly<Record<Cell, V>>, at: Cell | null): Readonly<Record<Cell, V>> {
  if (at === null) return record
  const { [at]: _, ...others } = record
  return others
}

type OfSeat<More> = More & { readonly seat: Seat }
type Pile = 'under' | 'middle' | 'events' | 'spent' | 'roster'

const handlers = {
  first: (s: State, { seat }: OfSeat<unknown>) => ({ ...s, first: seat, active: seat }),
  turn: (s: State, { seat }: OfSeat<unknown>): State => ({ ...s, active: seat, phase: 'roll', turn: freshTurn }),
  phase: (s: State, { phase }: { phase: Phase }) => ({ ...s, phase }),
  /** What a turn holds, a part of it otherwise. */
  turned: (s: State, { change }: { change: Partial<Turn> }): State => ({ ...s, turn: { ...s.turn, ...change } }),
  /** What a player has, a part of it otherwise. */
  has: (s: State, { seat, change }: OfSeat<{ change: Partial<Player> }>) => withPlayer(s, seat, change),
  hero: (s: State, { seat, to }: OfSeat<{ to: Cell | null }>) => withPlayer(s, seat, { at: to }),
  fell: (s: State, { seat, to }: OfSeat<{ to: Cell; n: number }>) => withPlayer(s, seat, { at: to }),
  gained: (s: State, { seat, coins, gems }: OfSeat<{ coins: number; gems: number }>) => {
    const it = player(s, seat)
    return withPlayer(s, seat, { coins: it.coins + coins, gems: it.gems + gems })
  },
  hurt: (s: State, { seat, n }: OfSeat<{ n: number }>) =>
    withPlayer(s, seat, { hearts: Math.max(0, player(s, seat).hearts - n) }),
  /** PL-125. */
  fainted: (s: State, { seat, hearts, above }: OfSeat<{ hearts: number; above: boolean }>) =>
    withPlayer(s, seat, { at: null, hearts, above, special: 'BLANK', forged: false, token: false }),
  enemy: (s: State, { from, to, card }: { card: string; from: Cell | null; to: Cell | null }): State => {
    const left = without(s.enemies, from)
    return { ...s, enemies: to === null ? left : { ...left, [to]: card } }
  },
  defeated: (s: State, { at, surplus }: OfSeat<{ at: Cell; surplus: number }>): State => ({
    ...s,
    enemies: without(s.enemies, at),
    defeated: s.defeated + 1,
    surplus
  }),
  token: (s: State, { at, token }: { at: Cell; token: 'coin' | 'gem' | null }): State => ({
    ...s,
    tokens: token === null ? without(s.tokens, at) : { ...s.tokens, [at]: token }
  }),
  revealed: (s: State, { tower }: { tower: Tower; seat: Seat | null }): State => ({ ...s, tower }),
  removed: (s: State, { tower }: { tower: Tower; level: number }): State => ({ ...s, tower }),
  shelf: (s: State, { kind, cards }: { kind: Shelf; cards: readonly string[] }): State => ({
    ...s,
    shop: { ...s.shop, [kind]: cards }
  }),
  pile: (s: State, { pile, cards }: { pile: Pile; cards: readonly string[] }): State => ({ ...s, [pile]: cards }),
  /** `front`: it comes before what is pending already. */
  pending: (s: State, { adds, front }: { adds: readonly Pending[]; front?: true }): State => ({
    ...s,
    pending: front ? [...adds, ...s.pending] : [...s.pending, ...adds]
  }),
  chanced: (s: State, _: unknown): State => ({ ...s, pending: s.pending.slice(1) }),
  over: (s: State, { winners, why }: { winners: readonly Seat[]; why: string }): State => ({
    ...s,
    phase: 'over',
    winners,
    why,
    pending: []
  })
}

export type Event = EventOf<typeof handlers>
export type Script = Decided<State, Event>
export const scripts = scripting<State, Event>(handlers as unknown as Handlers<State, Event>)
export const { evolve, begin, extend } = scripts

/** A play as it is worked out: the state so far, and the events that led there. It lives no longer than one question to the rules. */
export class Play {
  s: State
  readonly events: Event[]
  /** Feats of heroes to whom all of it happens together (PL-176); null: one after the other. */
  feats: (readonly [Seat, Feat])[] | null = null
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
  has(seat: Seat, change: Partial<Player>): void {
    this.make({ e: 'has', seat, change })
  }
  wait(...adds: readonly Pending[]): void {
    this.make({ e: 'pending', adds })
  }
  get over(): boolean {
    return this.s.phase === 'over'
  }
  script(): Script {
    return { state: this.s, events: this.events }
  }
}
