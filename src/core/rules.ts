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
  /** The number of this draw from the match's secret. */
  readonly draw?: number
  /** How often the match had ended and gone on before this draw; left out: never. */
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

/** A position that is ready to be played. */
export interface Ready {
  readonly title: Phrase
  readonly seats: number
  readonly position: Json
  /** The defaults of each seat in this position; anything left out is the seat schema's default. */
  readonly brings?: readonly Json[]
}

/** The events of a legal move, and the resulting state. */
export interface Decided<S, E> {
  readonly events: readonly E[]
  readonly state: S
}

export type Legal<A> = readonly A[] | Lazy<A>

export interface Rules<S extends Json = Json, A extends Action = Action, E extends Json = Json> {
  readonly id: string
  readonly seats: { readonly min: number; readonly max: number }
  /** All actions, those of chance included, by name, with their keys. */
  readonly acts: Shapes
  /** Named sets of options; the first is the default. */
  readonly presets: Readonly<Record<string, Json>>
  /** Positions that a match may start from without the ordinary set-up, by name. */
  readonly positions?: Readonly<Record<string, Ready>>
  /** Today's house cards and tiles; `setup` prefers the edition of the start. */
  readonly edition?: Edition
  /** What a record without an edition was played with, if that is not today's. */
  readonly firstEdition?: Edition
  /**
   * Actions by name that state what people saw or did, such as who is the oldest or that a glass has run out. A statement is true or false
   * before anybody thinks, so the coach advises none, and a computer player makes one only where it can decide nothing.
   */
  readonly facts?: readonly string[]
  /** Its states and positions hold secrets. */
  readonly secrets?: true

  /** The first state, or what is wrong with the start. No randomness: shuffles and throws are chance moves. */
  setup(start: Start): Checked<S>
  /** Who can make a move now: seats, chance or both; empty when the game is over. */
  toAct(s: S): readonly Actor[]
  /** The seat that must act now; null: chance must, or the match is over. */
  asked(s: S): Seat | null
  /** Every legal action of an actor, once each, in canonical order: an array, or lazy if the list is too long to build. */
  legal(s: S, actor: Actor): Legal<A>
  /** The only place that says no. Null: the move is legal. Must accept any JSON as an action without throwing. */
  refuse(s: S, move: Move<A>): Refusal | null
  /** The events of a legal move. Its state equals what `evolve` makes of these events in order. */
  decide(s: S, move: Move<A>): Decided<S, E>
  /** Applies one event. Total: never refuses, never mutates. */
  evolve(s: S, event: E): S
  outcome(s: S): Outcome | null
  /** What chance is about to do; null when chance has nothing to do. Its moves are `ChanceAction`s. */
  chance(s: S): ChanceNode | null
  /** Compares states of one match. Equal keys mean the same future, and the same history as far as anybody can tell. */
  key(s: S): string
  /** Seats that learn something new by this legal move; of a chance move, those that see the result. */
  learns(s: S, move: Move<A>): readonly Seat[]
  /**
   * What the heap of the next pick may still hold, named for this viewer and as far as it can know. Needed where cards and tiles are real.
   * Games with secrets must define it; for others the items themselves are listed.
   */
  heap?(s: S, viewer: Viewer): Heap
  /**
   * A state that this viewer cannot tell from `s`, with everything hidden from it dealt again by the game's own odds; and the stream after
   * it. It depends on nothing hidden: for two states that the viewer cannot tell apart, the same stream deals the same. Games with secrets only.
   */
  knows?(s: S, viewer: Viewer, random: Random): readonly [S, Random]
}

/** Rules of any game, as checks, replays and searches handle them. */
// biome-ignore lint/suspicious/noExplicitAny: a game's own types are forgotten
export type AnyRules = Rules<any, any, any>
