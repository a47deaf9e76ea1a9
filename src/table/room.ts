// What the server sees of the table: one room with at most one match. The server calls nothing behind it.

import type { DeviceStatus } from '../core/device.ts'
import type { AnyGame } from '../core/game.ts'
import type { Advice } from '../core/hint.ts'
import type { Seat, Viewer } from '../core/ids.ts'
import type { Json } from '../core/json.ts'
import type { Player } from '../core/level.ts'
import type { Doc, GameCard, HandDoes, Held, Legend, PastMatch, Replay } from '../core/page.ts'
import type { Action, Move, Start } from '../core/rules.ts'
import type { Ruling } from '../core/ruling.ts'
import type { Problem } from '../core/schema.ts'
import type { Button } from '../core/view.ts'
import type { Phrase } from '../core/words.ts'
import type { Source } from './draws.ts'
import type { DrawNumber } from './match.ts'
import type { Reviews } from './reviews.ts'

/** Null: done. Otherwise why it was refused. */
export type Answer = Phrase | null

/** The first problem is enough for one sentence. */
export function firstOf(problems: readonly Problem[]): Answer {
  const [first] = problems
  return first ? (first.why ?? { say: 'table.unfit' }) : null
}

export interface Health {
  readonly ok: boolean
  readonly match: { readonly id: string; readonly game: string; readonly moves: number } | null
  readonly devices: readonly DeviceStatus[]
  readonly journal: { readonly state: string; readonly note?: Phrase }
  readonly uptimeMs: number
}

/** Where a match stands, as seen by a player at the table who knows its rules. */
export interface Position {
  /** The number of the match. */
  readonly match: number
  readonly game: AnyGame
  /** Who plays each seat. */
  readonly players: readonly Player[]
  /** The same value as long as nothing is played. */
  readonly state: Json
  readonly moves: readonly Move<Action>[]
  readonly ruling: Ruling
  readonly over: boolean
  /** Things of which a sensor tells how they are held. */
  readonly posed: readonly string[]
  /** The seat that waits for advice. */
  readonly hint: Seat | null
}

/** A computer player thinks about its move, or waits until people hold something for it. */
export interface Busy {
  readonly seat: Seat
  readonly hold?: Held
}

/** A tape may tell the state that a match began in, dealt again, instead of a written position with hidden parts. */
export interface Begun {
  readonly began?: Json
}

export interface Room {
  readonly games: () => readonly GameCard[] | Promise<readonly GameCard[]>
  readonly legend: Legend
  /** A drawing that a game brings, or null. */
  art(game: string, look: string): Promise<string | null>
  /** All that this viewer may know now. Parts that did not change keep their identity. */
  doc(viewer: Viewer): Doc
  /** Calls after every change, at most once a turn of the loop; the answer stops it. */
  onChange(run: () => void): () => void
  /** `source` is for replaying a tape: pages and programs must not choose future draws. */
  start(game: string, start: Start, source?: Source & Begun): Promise<Answer>
  leave(): Promise<Answer>
  /** `number`: likewise, of a draw. */
  act(by: Seat | 'chance', action: Json, number?: DrawNumber): Answer
  /** May this seat tell what chance did: dice that it was asked to throw, a card that it drew? */
  tells(seat: Seat): boolean
  press(seat: Seat, button: Button | number): Answer
  answer(question: string, option: number, seat: Seat | null): Answer
  undo(seat: Seat | null): Answer
  /** Asks for a hint for this seat, or for more of the last one. */
  hint(seat: Seat): Answer
  /** What the computer advises the seat that waits for it; null: thinking failed. */
  advise(advice: Advice | null): void
  hand(does: HandDoes): Answer
  /** From now on this plays the seat. */
  handover(seat: Seat, to: Player): Answer
  claimed(seats: readonly Seat[]): void
  /** Lights a point of a table without a match and waits for a figure there, or ends that. */
  trial(on: boolean): Answer
  /** Null without a match. Includes everything hidden, so only computer players may ask, and they forget it at once. */
  position(): Position | null
  /** Seats that computers play. */
  computers(): readonly Seat[]
  /** What a computer player is doing; null: nothing. */
  busy(computer: Busy | null): void
  /** The match so far as a record file, as far as this viewer may know it (without a viewer: all); null without a match. */
  record(viewer?: Viewer): string | null
  /** Every match of the journal, the newest first. */
  matches(): readonly PastMatch[]
  /** A match move by move as the audience saw it; null where it cannot be read. */
  replay(match: number): Promise<Replay | null>
  /** Its record file, as far as everybody may know it; null where it cannot be read. */
  recordOf(match: number): string | null | Promise<string | null>
  /** Reviews of matches that are over. */
  readonly reviews: Reviews
  /** Takes up a match that was left; the one on the table is left for it. */
  resume(match: number): Promise<Answer>
  /** Removes a match that is not on the table from the journal. */
  forget(match: number): Promise<Answer>
  health(): Health
  counters(): Readonly<Record<string, number>>
}
