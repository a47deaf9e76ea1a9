// How a game looks in wood and plastic: what the box holds, what the table should show, how a move looks. It judges nothing and knows no
// sensor, no colour and no lamp.

import type { DiceKind } from './chance.ts'
import type { KindId, PlaceId, Seat } from './ids.ts'
import type { Json } from './json.ts'
import type { Dated, Observation, SensedPose } from './observation.ts'
import type { Action, Move } from './rules.ts'
import type { Cue, CueName, Die, Point, Scene, Tile } from './scene.ts'
import type { Button, DieLook } from './view.ts'
import type { Phrase } from './words.ts'

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
  readonly dice: readonly (DiceKind & DieLook)[]
  /** Things with a foot and a head that are stood, tipped and laid flat, and stand on no place. */
  readonly posed?: readonly Poser[]
}

export interface Poser {
  readonly kind: KindId
  readonly look: string
  readonly name: Phrase
  readonly seat?: Seat
}

/** How a legal move looks from the table. */
export interface Sketch {
  /**
   * `observed`: sensors see it, so nobody is asked.
   * `inferred`: leaves no trace, and is assumed when what follows needs it (moving a figure implies that rolling has stopped).
   * `declared`: only a press or a choice makes it, never an inference (ending a turn).
   * `found`: nobody makes it, and nobody may say it: only the table shows that it is so (see `slips`).
   */
  readonly how: 'observed' | 'inferred' | 'declared' | 'found'
  /** The meaning of its landing places, for lamps. */
  readonly cue?: CueName
  /** The piece that acts without moving, such as a pusher: lifting it also shows the move. */
  readonly doneBy?: KindId
  /** The pad button that says it. */
  readonly button?: Button
  /**
   * Every piece that it moves, and `takes`, the places that all pieces leave which stood there before: where one of them is given, no other
   * piece changes. Then the referee knows what will stand where before the move is made.
   */
  readonly moves?: readonly Carried[]
  readonly takes?: readonly PlaceId[]
  /** Of a declared move: dice that somebody turns to these faces. Whoever turns them where a sensor looks need not say it. */
  readonly turns?: readonly Die[]
  /** It says by word that somebody holds this thing so: on a table that senses how the thing is held, nobody has to say it. */
  readonly poses?: { readonly thing: KindId; readonly pose: SensedPose }
  /** Where the pieces are not known beforehand, but the places are: no piece changes elsewhere. */
  readonly places?: readonly PlaceId[]
}

/** Moves a piece from one place to another; null: beside the table. */
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

/** What sensors date, by the clock of the match; see `follows`. */
export interface Dating extends Omit<Dated, 'watched'> {
  /** By thing: for how many milliseconds before its present pose nobody watched it. */
  readonly unseen: Readonly<Record<string, number>>
  /** Something is about to happen: report the time, if the rules depend on it. */
  readonly stamp: boolean
}

export interface Tabletop<S extends Json = Json, A extends Action = Action> {
  /** How many millimetres one board unit usually measures. */
  readonly pitch: number

  box(s: S): Box
  scene(s: S): Scene
  /** The cues for the lamps, apart from destinations. Asked only for the state that is shown, never by the search. */
  cues(s: S): readonly Cue[]
  /** How a legal move looks. Asked for every legal move of every searched state, so it must be cheap. */
  sketch(s: S, move: Move<A>): Sketch
  /**
   * At least so many moves take a piece of this kind from one place to the other, as long as only moves are made that the table shows, and
   * nothing is thrown: never too many, whatever else is moved. Infinity: none do. The search asks it for pieces that stand wrong.
   */
  distance?(s: S, kind: KindId, from: PlaceId, to: PlaceId): number
  /** Where a legal move takes pieces off the board, for the lamps; asked only of moves that are about to be shown. */
  leaves?(s: S, move: Move<A>): readonly Leaving[]
  /**
   * What somebody may have meant by what the table shows, likeliest first, legal or not.
   * Used only to find the words for a foul: each is put to `refuse`, and the first refusal is the reason given.
   */
  attempts(s: S, observed: Observation): Iterable<Move<A>>
  /**
   * Mistakes that went unnoticed and that the rules accept later, as far as the table shows them: a unit left on forbidden ground in an ended turn.
   * `refuse` accepts these moves, `legal` never lists them. Asked where no legal play explains what is seen.
   */
  slips?(s: S, observed: Observation): Iterable<Move<A>>
  /**
   * For games in which time is a rule: the moves of chance, in order and each legal after the one before, by which a state catches up
   * with dated readings; none if it has. Asked for each dated reading. It reads no clock: all times are in `dated`.
   */
  follows?(s: S, dated: Dating): readonly A[]
  /** How far the game's time has advanced, in milliseconds; null: nothing was dated yet. */
  time?(s: S): number | null
  /** The place of a thing at this point, and its kind; null if it is on no place that a board can have. */
  locate(thing: Thing): { readonly place: PlaceId; readonly kind: KindId | null } | null
}
