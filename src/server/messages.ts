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
  /** The answer to a message that was refused; `ref` is that message's. */
  | { readonly m: 'refused'; readonly ref?: number; readonly why: Phrase | string }

export type ClientMessage = { readonly ref?: number } & (
  | { readonly m: 'hello'; readonly version: number }
  /** Plays a seat, or all of them as the table's host; null: from now on it only watches. Off loopback the table's code is asked for. */
  | { readonly m: 'claim'; readonly seat: Seat | 'all' | null; readonly code?: string }
  | { readonly m: 'start'; readonly game: string; readonly start: Start }
  | { readonly m: 'leave' }
  /** Say an action, for the claimed seat or, as host, for any. */
  | { readonly m: 'act'; readonly seat: Seat | 'chance'; readonly action: Json }
  | { readonly m: 'press'; readonly seat: Seat; readonly button: Button | number }
  | { readonly m: 'answer'; readonly question: string; readonly option: number }
  | { readonly m: 'undo' }
  | { readonly m: 'hand'; readonly does: HandDoes }
)
