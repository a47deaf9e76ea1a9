// What a page is told and what a virtual hand does: shared by the table that knows it, the server that sends it and the page
// that draws it. Types only.

import type { Heap } from './agreed.ts'
import type { DeviceStatus, Rhythm } from './device.ts'
import type { HintShown } from './hint.ts'
import type { KindId, PlaceId, Seat } from './ids.ts'
import type { Json } from './json.ts'
import type { Level } from './level.ts'
import type { ObservedPiece, SensedPose } from './observation.ts'
import type { Outcome, Ready, Start } from './rules.ts'
import type { LogEntry, Ruling } from './ruling.ts'
import type { CueName, Point, Scene, Tile } from './scene.ts'
import type { Schema } from './schema.ts'
import type { Poser } from './tabletop.ts'
import type { Button, DieLook, RuleText, View } from './view.ts'
import type { Dictionary, Phrase } from './words.ts'

/** `GET /api/games`: what can be played, with everything a page needs to speak of it and to draw its set-up form. */
export interface GameCard {
  readonly id: string
  readonly title: Phrase
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: Schema
  readonly seat: Schema
  readonly presets: Readonly<Record<string, Json>>
  readonly positions: Readonly<Record<string, Ready>>
  /** By seat: what this table lends to whoever sits there. */
  readonly lends?: readonly Readonly<Record<string, Json>>[]
  /** It has hands and heaps that not everybody may look into. */
  readonly secrets?: true
  readonly words: Dictionary
  readonly rules: readonly RuleText[]
  /**
   * Art the game brings, by look: served at `/api/games/<id>/art/<look>.svg`, a square drawing; `currentColor` takes the seat's colour.
   * A place's fills its bounding square, seen from above; a figure's stands upright, its foot at the middle of the lower side;
   * what stands on an edge has its foot along the lower side.
   */
  readonly art: readonly string[]
  readonly guide?: Guide
}

/** `guide.json` in a game's folder: what a page says of it before and beside play. */
export interface Guide {
  /** How long a match usually takes, at least and at most. */
  readonly minutes?: readonly [number, number]
  /** The preset of the rulebook that readers of a language know. */
  readonly rulebook?: Readonly<Record<string, string>>
  /** A first match, step by step: shown one after the other, each when it first fits. */
  readonly lessons?: readonly Lesson[]
  /** Its sentences, beside the game's own: `guide.ready` of a position that lies ready, `guide.place` of an empty table. */
  readonly words?: Dictionary
}

export interface Lesson {
  /** The key of its sentence. */
  readonly say: string
  /** Keys of prompts with which it is shown; left out: with any. */
  readonly when?: readonly string[]
}

/** `GET /examples/<game>.json`, by rule: a position in which the rule refuses something, why, and the places that this names. */
export interface Example {
  readonly why: Phrase
  readonly places: readonly Omit<Scene['places'][number], 'name'>[]
  readonly pieces: readonly Omit<Scene['pieces'][number], 'name' | 'turn'>[]
  readonly named: readonly PlaceId[]
}

export interface SeatHead {
  readonly name: string
  /** Claimed by some page just now. */
  readonly claimed: boolean
  /** The level of the computer player that sits there. */
  readonly computer?: Level
  readonly thinking?: true
  /** What its computer player asks people to hold for it. */
  readonly hold?: Held
  /** How many hints it has used, where hints were agreed on. */
  readonly hints?: number
}

/** A thing that is to be held so. */
export interface Held {
  readonly name: Phrase
  readonly pose: SensedPose
}

/** One lamp of the table, as the page glows it. */
export interface LampShown {
  readonly place: PlaceId
  readonly cue: CueName
  readonly colour: string
  /** Colours that take turns with it. */
  readonly others?: readonly string[]
  readonly rhythm: Rhythm
  /** Where that is, of a place that the scene has only once something lies there. */
  readonly at?: Point
  /** What hands may do there now, every kind of it: the lamp itself shows one. */
  readonly may?: readonly CueName[]
}

/** A thing on the virtual table: a figure or a tile, in board units, wherever a hand left it. */
export interface VirtualThing {
  readonly id: string
  readonly kind: KindId
  readonly look: string
  readonly layer: 'figure' | 'ground'
  readonly seat?: Seat
  readonly name: Phrase
  /** Of a tile: its corners around `at`, at turn 0. */
  readonly outline?: readonly Point[]
  readonly tiles?: readonly Tile[]
  /** Null: beside the board (in hand's reach, not on the table). */
  readonly at: Point | null
  readonly turn: number
  readonly held: boolean
}

export interface VirtualDie extends DieLook {
  readonly id: string
  readonly kind: string
  readonly face: number
  readonly state: 'lying' | 'held' | 'rolling' | 'crooked' | 'aside'
}

/** A thing that is stood, tipped and laid flat; null: in the box, where no sensor sees it. */
export interface VirtualPosed extends Poser {
  readonly id: string
  readonly pose: SensedPose | null
}

/** Everything a client may know, kept up to date by patches. */
/** A light on a table without a match, and whether the reader finds a figure there. Points are board units. */
export interface Trial {
  /** Null: the reader has not said yet where it can sense anything. */
  readonly at: Point | null
  readonly colour: string
  /** Where a light may be. */
  readonly points: readonly Point[]
  readonly things: readonly Point[]
  readonly found: boolean
  /** Where something has appeared that is far from the light. */
  readonly stray: Point | null
}

export interface Doc {
  readonly match: null | {
    readonly id: string
    readonly game: string
    readonly seats: readonly SeatHead[]
    readonly start: Start
    readonly over: Outcome | null
  }
  /** As whom this client looks. */
  readonly you: { readonly seat: Seat | null }
  readonly scene: Scene | null
  readonly view: View | null
  /** Cards or tiles that this viewer drew from a real heap and must enter: `count` of these items, in order. `open`: everybody sees them. */
  readonly draw: (Heap & { readonly what: string; readonly count: number; readonly open: boolean }) | null
  /** The hint that this seat asked for, about what it sees now. */
  readonly hint?: HintShown
  readonly lamps: readonly LampShown[]
  readonly ruling: Ruling | null
  /** Newest last; at most the last 200 lines. */
  readonly told: readonly LogEntry[]
  /** What the sensors see where it differs from the scene, for the sensor view. */
  readonly seen: Readonly<Record<PlaceId, readonly ObservedPiece[]>>
  /** The sensor that dates what it sees is not heard: what runs is known by nobody. */
  readonly unheard?: true
  readonly undo: { readonly allowed: boolean; readonly why?: Phrase } | null
  /** Whose pad asked last what can be done now, and how often pads have asked. */
  readonly helped?: { readonly seat: Seat; readonly n: number }
  readonly devices: readonly DeviceStatus[]
  readonly virtual: null | {
    readonly things: readonly VirtualThing[]
    readonly dice: readonly VirtualDie[]
    readonly posed: readonly VirtualPosed[]
    readonly faults: readonly string[]
  }
  /** Settling times in milliseconds, set or learnt. */
  readonly settling: Readonly<Record<string, number>>
  /** The names of the learnt ones. */
  readonly learnt?: readonly string[]
  /** No table file describes this table yet. */
  readonly undescribed?: true
  readonly trial?: Trial
}

/** What a hand does on the virtual table. Points are board units. */
export type HandDoes =
  | { readonly hand: 'lift'; readonly thing: string }
  | { readonly hand: 'put'; readonly thing: string; readonly at: Point | null; readonly turn?: number }
  /** Dice are taken up, thrown (`faces` only when set by hand), leant, or put aside. */
  | { readonly hand: 'throw'; readonly dice: readonly string[]; readonly faces?: readonly number[] }
  | { readonly hand: 'hold'; readonly dice: readonly string[] }
  | { readonly hand: 'face'; readonly die: string; readonly face: number }
  | { readonly hand: 'aside'; readonly dice: readonly string[] }
  /** A thing is stood, tipped over or laid flat; null: it goes back into the box. */
  | { readonly hand: 'pose'; readonly thing: string; readonly pose: SensedPose | null }
  | { readonly hand: 'press'; readonly seat: Seat; readonly button: Button | number }
  | { readonly hand: 'tip' }
  /** Put every figure where the scene wants it. */
  | { readonly hand: 'tidy' }
  | { readonly hand: 'fault'; readonly fault: string; readonly on: boolean }

/** Set the value at `path`; `value` undefined removes the key. Arrays are replaced or, by a numeric key, set at an index or appended. */
export interface PatchOp {
  readonly path: readonly (string | number)[]
  readonly value?: unknown
}

/** What the lamps mean and which colour a seat has: one legend for table and page. */
export interface Legend {
  readonly cues: readonly {
    readonly cue: CueName
    readonly colour: string
    readonly rhythm: Rhythm
    readonly label: Phrase
  }[]
  readonly seats: readonly { readonly seat: Seat; readonly colour: string; readonly shape: string }[]
  readonly words: Dictionary
}

/** `GET /api/matches`: a match of the journal, the newest first. */
export interface PastMatch {
  readonly match: number
  readonly game: string
  /** Names of the players, in seat order. */
  readonly names: readonly string[]
  /** Milliseconds since 1970: when it began, and when something last happened in it. */
  readonly begun: number
  readonly latest: number
  /** `on`: it is on the table now. `left`: it can be taken up again. */
  readonly state: 'on' | 'left' | 'over'
  readonly outcome: Outcome | null
}

/** The dice that one seat rolled in a match. */
export interface Luck {
  readonly seat: Seat
  readonly dice: number
  /** The sum of all faces, and what dice of this kind show on average. */
  readonly pips: number
  readonly expected: number
  /** How many standard deviations of such throws `pips` is above `expected`. */
  readonly z: number
}

/** `GET /api/matches/<match>/replay`: the first document of a match as the audience saw it, and what each move changed of it. */
export interface Replay {
  readonly doc: Doc
  readonly steps: readonly (readonly PatchOp[])[]
  readonly turns: number
  readonly luck: readonly Luck[]
}
