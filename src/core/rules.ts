// The truth of a game: pure rules over plain JSON. Rules know no clock, no randomness of their own, no sensor and no lamp.

import type { Agreed, Heap } from './agreed.ts'
import type { ChanceNode } from './chance.ts'
import type { Actor, RuleId, Seat, Viewer } from './ids.ts'
import type { Json } from './json.ts'
import type { Lazy } from './lazy.ts'
import type { Random } from './random.ts'
import type { Checked } from './schema.ts'
import type { Shapes } from './shape.ts'
import type { Phrase } from './words.ts'

/** Every action says what it is in `act`; the rest is the game's own, plain JSON, keys in one fixed order. */
export interface Action {
  readonly act: string
}

export interface Move<A = Action> {
  readonly by: Actor
  readonly do: A
  /** The daemon drew it from the match's secret: how many draws came before. */
  readonly draw?: number
  /** The match had ended so often before this draw, and went on; left out: never. */
  readonly reopened?: number
}

/** What a match tells of its secret once it has ended: with it every draw can be made again. */
export interface Revealed {
  /** 256 bits in hexadecimal. */
  readonly secret: string
  readonly reopened?: number
}

/** Why a move is refused. The sentence is made of the game's words. */
export interface Refusal {
  readonly rule: RuleId
  readonly why: Phrase
}

export interface Outcome {
  /** Winning seats; empty for a draw. */
  readonly winners: readonly Seat[]
  readonly why: Phrase
}

/** What a match starts from. `position` replaces the ordinary set-up; its notation is the game's own. */
export interface Start {
  readonly options: Json
  readonly seats: readonly Json[]
  readonly position?: Json
  readonly agreed?: Agreed
  /** The house's data of the day on which the match began; left out, today's. */
  readonly edition?: Edition
}

/** Cards, tiles and charts that come with a game and may change from one release to the next: part of a match, so that no change reaches it. */
export type Edition = {
  readonly id: string
  readonly data: Json
}

/** A position that lies ready to be played. */
export interface Ready {
  readonly title: Phrase
  readonly seats: number
  readonly position: Json
  /** What each seat brings unless its player says otherwise; what is left out is the seat schema's default. */
  readonly brings?: readonly Json[]
}

/** What a legal move makes true, and the state that it leads to. */
export interface Decided<S, E> {
  readonly events: readonly E[]
  readonly state: S
}

export type Legal<A> = readonly A[] | Lazy<A>

export interface Rules<S extends Json = Json, A extends Action = Action, E extends Json = Json> {
  readonly id: string
  readonly seats: { readonly min: number; readonly max: number }
  /** Every action that there is, chance's included, by name, with the keys of each. */
  readonly acts: Shapes
  /** Named sets of options; the first is the default. */
  readonly presets: Readonly<Record<string, Json>>
  /** Positions that a match may start from without the ordinary set-up, by name. */
  readonly positions?: Readonly<Record<string, Ready>>
  /** Today's house data; `setup` takes that of the start where there is one. */
  readonly edition?: Edition
  /** Its states and positions hold what not every seat may know. */
  readonly secrets?: true

  /** The first state, or what is wrong with the start. No randomness: shuffles and throws are chance moves. */
  setup(start: Start): Checked<S>
  /** Who can make a move now: seats, chance or both; empty when the game is over. */
  toAct(s: S): readonly Actor[]
  /** Who must act now, of those who can; null: chance must, or it is over. */
  asked(s: S): Seat | null
  /** Every legal action of an actor, once each, in canonical order: an array, and lazy only where the list is too long to be made whole. */
  legal(s: S, actor: Actor): Legal<A>
  /** The only place that says no. Null: the move is legal. Must bear any JSON as an action. */
  refuse(s: S, move: Move<A>): Refusal | null
  /** What a legal move makes true: its state is the one that `evolve` makes of its events, one after the other. */
  decide(s: S, move: Move<A>): Decided<S, E>
  /** Total and dumb: never refuses, never mutates. */
  evolve(s: S, event: E): S
  outcome(s: S): Outcome | null
  /** What chance is about to do; null when chance has nothing to do. Its moves are `ChanceAction`s. */
  chance(s: S): ChanceNode | null
  /** Of states of one match. Equal keys: same future, and the same history as far as anybody can tell. */
  key(s: S): string
  /** Seats that learn by this legal move what they could not know before; chance moves teach whoever sees the result. */
  learns(s: S, move: Move<A>): readonly Seat[]
  /**
   * What the heap that chance is about to pick from may turn up, as this viewer calls it and as far as it can know: asked where heaps are
   * real cards and tiles. A game with secrets has to say it; of any other, the items themselves are listed.
   */
  heap?(s: S, viewer: Viewer): Heap
  /**
   * A state that this viewer cannot tell from `s`, what is hidden from it dealt anew, each deal as likely as the game makes it, and the
   * stream after it. Nothing in it comes from what is hidden: of two states that the viewer cannot tell apart, one stream deals the same.
   * Games with secrets only.
   */
  knows?(s: S, viewer: Viewer, random: Random): readonly [S, Random]
}

/** Rules whose own types are hidden: what checks, replays and searches handle. */
// biome-ignore lint/suspicious/noExplicitAny: a game's own types are forgotten
export type AnyRules = Rules<any, any, any>
