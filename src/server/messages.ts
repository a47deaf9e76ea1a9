// The words between daemon and page, version 1. Types only: both sides import them, neither owns them.

import type { Seat } from '../core/ids.ts'
import type { Json } from '../core/json.ts'
import type { Doc, HandDoes, PatchOp } from '../core/page.ts'
import type { Start } from '../core/rules.ts'
import type { Button } from '../core/view.ts'
import type { Phrase } from '../core/words.ts'

export type * from '../core/page.ts'

export const protocolVersion = 1

export type ServerMessage =
  | { readonly m: 'welcome'; readonly version: number; readonly game: string | null }
  | { readonly m: 'doc'; readonly rev: number; readonly doc: Doc }
  | { readonly m: 'patch'; readonly rev: number; readonly ops: readonly PatchOp[] }
  /** Who this device is, at first and whenever it changes. */
  | { readonly m: 'you'; readonly you: You }
  /** The answer to a message that was refused; `ref` is that message's. */
  | { readonly m: 'refused'; readonly ref?: number; readonly why: Phrase | string }

export interface You {
  readonly role: 'host' | 'seat' | 'spectator'
  readonly seats: readonly Seat[]
  /** It plays every seat that nobody else holds. */
  readonly all: boolean
  /** Seats of this device that somebody else asks for, and seats that it asks for itself. */
  readonly asked: readonly Seat[]
  readonly asks: readonly Seat[]
}

export type ClientMessage = {
  readonly ref?: number
} /** `device`: an id that the page made up and keeps; whoever says the same is the same device. */ & (
  | { readonly m: 'hello'; readonly version: number; readonly device?: string }
  /** Plays a seat, or all that nobody else holds; null: from now on it only watches. Whoever is no host needs the table's code. */
  | { readonly m: 'claim'; readonly seat: Seat | 'all' | null; readonly code?: string }
  /** Looks from a seat that it may play. */
  | { readonly m: 'look'; readonly seat: Seat }
  /** Refuses whoever asks for a seat that this device holds. */
  | { readonly m: 'keep'; readonly seat: Seat }
  /** Becomes the host. */
  | { readonly m: 'host'; readonly pin: string }
  /** Changes the host's PIN. */
  | { readonly m: 'pin'; readonly pin: string }
  | { readonly m: 'start'; readonly game: string; readonly start: Start }
  | { readonly m: 'leave' }
  /** Takes up a match that was left, or removes one for good. */
  | { readonly m: 'resume'; readonly match: number }
  | { readonly m: 'forget'; readonly match: number }
  /** Say an action, for the claimed seat or, as host, for any. */
  | { readonly m: 'act'; readonly seat: Seat | 'chance'; readonly action: Json }
  | { readonly m: 'press'; readonly seat: Seat; readonly button: Button | number }
  | { readonly m: 'answer'; readonly question: string; readonly option: number }
  | { readonly m: 'undo' }
  | { readonly m: 'hand'; readonly does: HandDoes }
)
