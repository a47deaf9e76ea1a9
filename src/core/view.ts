// All that one seat (or the audience) may know, in a small vocabulary of widgets that any game can be shown with.
// What is not in a view and not in the scene never leaves the daemon.

import type { KindId, PlaceId, RuleId, Seat } from './ids.ts'
import type { Json } from './json.ts'
import type { Die } from './scene.ts'
import type { Phrase } from './words.ts'

/** What a face of a die shows: `art/<look>.svg`, so many times. */
export interface DieFace {
  readonly name: Phrase
  readonly look: string
  /** Left out: once. */
  readonly n?: number
}

/** How the dice of a kind look, where they do not look as the page would draw them. */
export interface DieLook {
  /** Of their bodies, as `#rrggbb`; left out: the page gives each kind one. */
  readonly colour?: string
  /** What their faces show, from 1 on; left out: spots, or the art and the word of `die-<kind>-<face>`. */
  readonly shows?: readonly DieFace[]
}

/** How one die lies: free to be thrown, kept, spent, or not thrown yet. */
export interface DieShown extends Partial<Die>, DieLook {
  readonly kind: string
  /** Its owner, where each side throws its own: drawn in that seat's colour. */
  readonly seat?: Seat
  readonly state: 'expected' | 'free' | 'held' | 'spent' | 'dead'
}

export type Widget =
  /** A pool of dice as they lie; The counters beside it say what they buy. */
  | {
      readonly widget: 'dice'
      readonly id: string
      readonly title: Phrase
      readonly dice: readonly DieShown[]
      /** Hands may throw some of its free dice again, where no choice says so; what that is called. */
      readonly again?: Phrase
    }
  /** A number that matters: points left, rerolls left, money. `cue` ties it to the lamps of the same meaning. */
  | {
      readonly widget: 'counter'
      readonly id: string
      readonly title: Phrase
      readonly value: number
      readonly of?: number
      readonly cue?: string
    }
  /** Something that fills or runs dry, 0…1. */
  | {
      readonly widget: 'gauge'
      readonly id: string
      readonly title: Phrase
      readonly level: number
      readonly note?: Phrase
      /** What it says beside its level: enough, some or little; `unknown`: nobody knows; `stop`: whatever fills it must stop at once. */
      readonly tone?: 'plenty' | 'some' | 'little' | 'unknown' | 'stop'
      /** It fills or empties now: shown large, beside the dice. */
      readonly runs?: true
    }
  /** A card, face up to this viewer. `lines` are its texts; `dice` are lying on it. */
  | {
      readonly widget: 'card'
      readonly id: string
      readonly title: Phrase
      readonly lines: readonly Phrase[]
      readonly dice?: readonly DieShown[]
      readonly used?: boolean
      /** The card may be played now. */
      readonly ready?: true
      readonly secret?: true
      readonly look?: string
    }
  /** Short facts, one a line. */
  | {
      readonly widget: 'list'
      readonly id: string
      readonly title: Phrase
      readonly items: readonly { readonly text: Phrase; readonly note?: Phrase; readonly strong?: boolean }[]
      /** Shown to this viewer alone: a page that several seats share covers it until it is asked to show it. */
      readonly secret?: true
    }

/** A player as everybody sees them, in seat order. */
export interface SeatView {
  readonly seat: Seat
  readonly status: Phrase
  /** `plays`: it is this seat's turn; `out`: no longer in the game. */
  readonly state: 'plays' | 'waits' | 'off' | 'out' | 'won'
  readonly team?: number
  readonly widgets: readonly Widget[]
}

/** Pad buttons by meaning. Digits answer a numbered choice. */
export const buttons = ['confirm', 'undo', 'why', 'end', 'left', 'right'] as const
export type Button = (typeof buttons)[number]

/** Something that this viewer may declare now, as a big target under the thumb. `action` is what it sends. */
export interface Choice {
  readonly id: string
  readonly label: Phrase
  readonly action: Json
  readonly button?: Button
  /** It says how this thing is held; see `Sketch`. */
  readonly poses?: KindId
  /** Making it means throwing dice: a page with a virtual table throws those that the view then expects. */
  readonly throws?: true
  /** Its text tells what only this viewer knows; see `secret` of a list. */
  readonly secret?: true
  /** The likely choice, emphasised. */
  readonly main?: boolean
  /**
   * Shown on the board while the choice is pointed at or, with `pick: 'place'`, chosen by tapping there; several are tapped one after
   * the other, in any order.
   */
  readonly places?: readonly PlaceId[]
  readonly pick?: 'place'
  /** Faces of dice in the tray that it uses: people tap dice, like places, if a group has many such choices. */
  readonly dice?: readonly number[]
  /** A name for art that stands for it, drawn in the colour of the seat `of`, else of whoever chooses. */
  readonly look?: string
  readonly of?: Seat
  /** Choices of one group are shown together under this heading. */
  readonly group?: Phrase
}

export interface View {
  /** One sentence: who plays and what is expected now. */
  readonly prompt: { readonly seats: readonly Seat[]; readonly say: Phrase; readonly hint?: Phrase }
  readonly seats: readonly SeatView[]
  readonly widgets: readonly Widget[]
  readonly choices: readonly Choice[]
  readonly over?: { readonly say: Phrase; readonly winners: readonly Seat[] }
}

/** The choices of a table that senses how these things are held. */
export function offered(choices: readonly Choice[], sensed: readonly string[]): readonly Choice[] {
  const isSensed = ({ poses }: Choice): boolean => poses !== undefined && sensed.includes(poses)
  return choices.some(isSensed) ? choices.filter((it) => !isSensed(it)) : choices
}

/** A rule as a reader finds it: its text and an example, in the game's words. */
export interface RuleText {
  readonly rule: RuleId
  readonly text: Phrase
  readonly example?: Phrase
}
