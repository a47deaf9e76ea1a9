// The contract of a game: pure rules over plain JSON. A game knows no clock, no chance of its own, no sensor and no lamp.

import type { Agreed, Heap } from './agreed.ts'
import type { ChanceNode } from './chance.ts'
import type { Actor, KindId, PlaceId, RuleId, Seat, Viewer } from './ids.ts'
import type { Json } from './json.ts'
import type { Observation } from './observation.ts'
import type { Cue, CueName, Point, Scene, Tile } from './scene.ts'
import type { Checked, Schema } from './schema.ts'
import type { Button, RuleText, View } from './view.ts'
import type { Dictionary, Phrase } from './words.ts'

/** Every action says what it is in `act`; the rest is the game's own, plain JSON, keys in one fixed order. */
export interface Action {
  readonly act: string
}

export interface Move<A = Action> {
  readonly by: Actor
  readonly do: A
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
}

/** A position that lies ready to be played. */
export interface Ready {
  readonly title: Phrase
  readonly seats: number
  readonly position: Json
  /** What each seat brings unless its player says otherwise; what is left out is the seat schema's default. */
  readonly brings?: readonly Json[]
}

/** Every physical thing of a match, on the table or beside it: what a virtual table is stocked with and what tags are given to. */
export interface Box {
  /** Kinds as `locate` takes them: a tile that can be turned is listed once, without its direction. */
  readonly pieces: readonly {
    readonly kind: KindId
    readonly layer: 'figure' | 'ground'
    readonly look: string
    readonly name: Phrase
    readonly seat?: Seat
    /** For tiles: the corners of what it covers, in board units around its point, at turn 0. */
    readonly outline?: readonly Point[]
    /** What a tile shows where it is made of several; without it, its outline is drawn plain or with the art of its look. */
    readonly tiles?: readonly Tile[]
  }[]
  readonly dice: readonly { readonly kind: string; readonly faces: number; readonly count: number }[]
}

/** How a legal move looks from the table. */
export interface Sketch {
  /**
   * `shown`: the table can witness it; it is never asked for.
   * `implied`: leaves no trace of its own, and is taken for done when what follows needs it (stopping to roll by moving a figure).
   * `said`: only a press or a choice makes it, never an inference (ending a turn).
   * `found`: nobody makes it, and nobody may say it: only the table shows that it is so (see `slips`).
   */
  readonly how: 'shown' | 'implied' | 'said' | 'found'
  /** The meaning of its landing places, for lamps. */
  readonly cue?: CueName
  /** The piece that does it without moving, as a pusher: whoever lifts this piece is shown the move as well. */
  readonly doneBy?: KindId
  /** The pad button that says it. */
  readonly button?: Button
  /** All places whose pieces it changes; left out where that is not known before it is made. The referee looks there first. */
  readonly places?: readonly PlaceId[]
  /** Where the only piece that it changes is carried: then what will stand there is known before it is made. `places` are the same. */
  readonly carries?: Carried
}

/** Null: beside the table. */
export interface Carried {
  readonly kind: KindId
  readonly from: PlaceId | null
  readonly to: PlaceId | null
}

/** A piece that a move takes off the board, and the spot beside the board where it leaves: a place that no scene has. */
export interface Leaving extends Cue {
  readonly kind: KindId
  readonly at: Point
}

/** A thing as a sensor finds it, in board units and degrees clockwise; kind null when only its presence is known. */
export interface Thing {
  readonly kind: string | null
  readonly at: Point
  readonly turn?: number
}

export interface Game<S extends Json = Json, A extends Action = Action, E extends Json = Json> {
  readonly id: string
  readonly title: Phrase
  readonly seats: { readonly min: number; readonly max: number }
  /** Options of the match, and what each seat brings: both are checked against, and drawn as, forms. */
  readonly options: Schema
  readonly seat: Schema
  /** Named sets of options; the first is the default. */
  readonly presets: Readonly<Record<string, Json>>
  /** Positions that a match may start from without the ordinary set-up, by name. */
  readonly positions?: Readonly<Record<string, Ready>>
  /**
   * Files that owners write for this game, by kind; `tablekeeper card` reads those of kind `card`. `schema` serves forms and
   * editors; `check` is the whole judgement, with the path of everything that is wrong.
   */
  readonly owners?: Readonly<
    Record<
      string,
      { readonly title: Phrase; readonly schema: Schema; readonly check: (value: unknown) => Checked<Json> }
    >
  >
  readonly words: Dictionary
  readonly rules: readonly RuleText[]
  /** Its states and positions hold what not every seat may know. */
  readonly secrets?: true
  /** How many millimetres one board unit usually measures. */
  readonly pitch: number

  /** The first state, or what is wrong with the start. No randomness: shuffles and throws are chance moves. */
  setup(start: Start): Checked<S>
  /** Who can make a move now: seats, chance or both; empty when the game is over. */
  toAct(s: S): readonly Actor[]
  /** Every legal action of an actor: complete and in canonical order where finite; a long one may be generated lazily. */
  legal(s: S, actor: Actor): Iterable<A>
  /** The only place that says no. Null: the move is legal. Must bear any JSON as an action. */
  refuse(s: S, move: Move<A>): Refusal | null
  /** What a legal move makes true. */
  decide(s: S, move: Move<A>): readonly E[]
  /** Total and dumb: never refuses, never mutates. */
  evolve(s: S, event: E): S
  /** The state after a legal move, where a game knows it as it decides: the very state that `evolve` makes of what it decided. */
  after?(s: S, move: Move<A>): S
  outcome(s: S): Outcome | null
  /** What chance is about to do; null when chance has nothing to do. Its moves are `ChanceAction`s. */
  chance(s: S): ChanceNode | null
  /**
   * What the heap that chance is about to pick from may turn up, as this viewer calls it and as far as it can know: asked where heaps are
   * real cards and tiles. A game with secrets has to say it; of any other, the items themselves are listed.
   */
  heap?(s: S, viewer: Viewer): Heap

  box(s: S): Box
  scene(s: S): Scene
  view(s: S, viewer: Viewer): View
  /** Equal keys: same future, and the same history as far as anybody can tell. */
  key(s: S): string
  /** How a legal move looks: the referee's manners come from here. Asked of every move that may be made, so it works nothing out. */
  sketch(s: S, move: Move<A>): Sketch
  /** Where a legal move takes pieces off the board, for the lamps; asked only of moves that are about to be shown. */
  leaves?(s: S, move: Move<A>): readonly Leaving[]
  /**
   * A sentence for the log, present tense, for a legal move and what it brings about: "Dorn pushes Wisp two spaces west". Null: it goes
   * without saying, because a later line says it.
   */
  tell(s: S, move: Move<A>): Phrase | null
  /** Seats that learn by this legal move what they could not know before; chance moves teach whoever sees the result. */
  learns(s: S, move: Move<A>): readonly Seat[]
  /**
   * What somebody may have meant by what the table shows, likeliest first, legal or not.
   * Used only to find the words for a foul: each is put to `refuse`, and the first refusal is the reason given.
   */
  attempts(s: S, seen: Observation): Iterable<Move<A>>
  /**
   * What went wrong unseen and the rules live with, as far as the table shows it: a unit that its owner's ended turn left on forbidden ground.
   * `refuse` accepts these moves, `legal` never lists them. Asked where no legal play explains what is seen.
   */
  slips?(s: S, seen: Observation): Iterable<Move<A>>
  /** Where a thing at this point stands, and as what kind; null when it is on no place a board can have. */
  locate(thing: Thing): { readonly place: PlaceId; readonly kind: KindId | null } | null
}

/** A game whose own types are hidden: what everything outside its folder handles. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where a game's own types are forgotten
export type AnyGame = Game<any, any, any>

/** Apply a legal move: its events, one after the other. */
export function play<S extends Json, A extends Action, E extends Json>(game: Game<S, A, E>, s: S, move: Move<A>): S {
  if (game.after) return game.after(s, move)
  let state = s
  for (const event of game.decide(s, move)) state = game.evolve(state, event)
  return state
}
