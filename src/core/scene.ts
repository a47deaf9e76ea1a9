// What the table should show. Public by nature: a scene hides nothing and knows no sensor, no colour and no lamp.

import type { KindId, PlaceId, Seat } from './ids.ts'
import { placeId } from './ids.ts'
import type { Phrase } from './words.ts'

/** A point in board units: one unit is the pitch of the board's grid; x grows to the right, y away from the reader of the map. */
export type Point = readonly [x: number, y: number]

export interface Place {
  readonly id: PlaceId
  /**
   * `tile`: on top, where figures stand; `ground`: below, where the tiles themselves lie; `side`: beside the figures, where flat tokens
   * lie. What lies on `ground` or `side`, only a sensor sees that reads tiles, too.
   */
  readonly layer: 'tile' | 'ground' | 'side'
  readonly at: Point
  /** The corners, relative to `at`, in order; a place is drawn and hit as this polygon. */
  readonly outline: readonly Point[]
  /** What it is made of (`wood`, `magma`, `portal`): a name for art, a texture otherwise. */
  readonly look: string
  readonly name: Phrase
  readonly seat?: Seat
  /** It has left the table for the rest of the match: the page shows it only while a lamp is lit there. */
  readonly gone?: true
  /** Things that stand on an edge: edge i joins corner i to corner i+1. */
  readonly edges?: readonly { readonly edge: number; readonly look: string; readonly seat?: Seat }[]
}

/** One square, hexagon… of a piece that is itself ground, as it is drawn: around the piece's point, unturned. */
export type Tile = Pick<Place, 'at' | 'outline' | 'look' | 'edges'>

export interface Piece {
  readonly kind: KindId
  readonly place: PlaceId
  /** A name for art: `keeper`, `dragon`, `cube`. */
  readonly look: string
  readonly name: Phrase
  readonly seat?: Seat
  /** Which way it faces, in degrees clockwise from +y, where that matters. */
  readonly turn?: number
}

/** A die in the tray. `kind` is what tells it apart by colour: `regular`, `power`, `enemy`. */
export interface Die {
  readonly kind: string
  readonly face: number
}

/** Meanings, never colours: the palette makes lamps of them. */
export const cueNames = [
  'turn',
  'idle',
  'home',
  'put',
  'lift',
  'step',
  'jump',
  'push',
  'target',
  'portal',
  'wait',
  'bonus',
  'choice',
  'forbidden',
  'fix',
  'wrong',
  'danger',
  'gain',
  'lost',
  'won',
  'plus',
  'minus',
  'contested'
] as const
export type CueName = (typeof cueNames)[number]

export interface Cue {
  readonly cue: CueName
  readonly place: PlaceId
  /** Whose colour it takes, where a colour helps. */
  readonly seat?: Seat
  /** Whose colours take turns with it, where a place is held by several. */
  readonly others?: readonly Seat[]
  /** Where that is, of a place that the scene has only once something lies there. */
  readonly at?: Point
}

/** The dice tray. It is in no scene, but cues may light it; the table file has the position of its lamp. */
export const tray = placeId('tray')

export interface SceneDie extends Die {
  /** It may lie on any other face as well. */
  readonly any?: true
  /** It may as well lie where no sensor looks; then nobody asks for it. */
  readonly optional?: true
}

export interface Scene {
  readonly places: readonly Place[]
  /** Every piece that must stand on the table. A piece not listed must not be there. */
  readonly pieces: readonly Piece[]
  /** What must lie in the tray, in any order; null while the tray does not matter. */
  readonly dice: readonly SceneDie[] | null
}
