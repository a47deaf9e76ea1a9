// What the page knows: the document as the daemon last sent it, the games, the legend, and what this reader points at.

import { computed, signal } from '@preact/signals'
import type { PlaceId, Seat } from '../../src/core/ids.ts'
import type { Phrase } from '../../src/core/words.ts'
import type {
  Backups,
  ClientMessage,
  Doc,
  GameCard,
  Legend,
  People,
  Plugged,
  ServerMessage,
  You
} from '../../src/server/messages.ts'

export const doc = signal<Doc | null>(null)
export const games = signal<readonly GameCard[]>([])
export const legend = signal<Legend>({ cues: [], seats: [], words: { en: {}, fr: {} } })

/** A board of the past that this reader looks at; null: the one on the table. */
export const past = signal<Doc | null>(null)
/** What is drawn: the board of the past, or the one on the table. */
export const inView = computed<Doc | null>(() => past.value ?? doc.value)

/** How the wire to the daemon is. `lost` counts from the moment it was lost, in ms of the page's clock. */
export type Link =
  | { readonly state: 'opening' }
  | { readonly state: 'open' }
  | { readonly state: 'lost'; readonly since: number }
  /** The daemon speaks another version: the page must be loaded anew. */
  | { readonly state: 'stale' }
export const link = signal<Link>({ state: 'opening' })

/** Who this device is at the table; null until the daemon has said so. */
export const me = signal<You | null>(null)
/** Whether the daemon takes such a message from this page. Until it has said so the page offers everything, and the daemon decides. */
export const may = (what: ClientMessage['m']): boolean => me.value?.may.includes(what) ?? true
export const hosts = computed(() => may('start'))

/** Everybody who was let in, for a host that asked. */
export const people = signal<People | null>(null)
/** The invitation that was made last. */
export const invitation = signal<Extract<ServerMessage, { m: 'invitation' }> | null>(null)

/** Where the report that was asked for can be fetched; the backups and sticks, what was written to a stick last, and what is in a backup. */
export const report = signal<Extract<ServerMessage, { m: 'report' }> | null>(null)
export const backups = signal<Backups | null>(null)
export const backed = signal<Extract<ServerMessage, { m: 'backed' }> | null>(null)
export const preview = signal<Extract<ServerMessage, { m: 'preview' }> | null>(null)

/** What is plugged in, at the first start of a table. */
export const plugged = signal<Plugged | null>(null)

/** The chord to press on a seat's pad. */
export const gesture = signal<Extract<ServerMessage, { m: 'gesture' }> | null>(null)

/** The last refusal and its reason; it disappears by itself. */
export const refused = signal<Phrase | string | null>(null)

/** Places this reader points at: by a line of the story, a choice, a correction. */
export const pointedAt = signal<readonly PlaceId[]>([])

/** The card of the game that is drawn. */
export const game = computed<GameCard | null>(() => {
  const id = inView.value?.match?.game
  return games.value.find((g) => g.id === id) ?? null
})

const plainSeat = { colour: '#9a8f7e', shape: 'circle' } as const
export const seatStyle = (seat: Seat | null | undefined): { readonly colour: string; readonly shape: string } =>
  legend.value.seats.find((s) => s.seat === seat) ?? plainSeat
