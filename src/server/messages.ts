// The messages between daemon and page, version 1. Types only: both sides import them, neither owns them.

import type { Seat } from '../core/ids.ts'
import type { Json } from '../core/json.ts'
import type { Player } from '../core/level.ts'
import type { Doc, HandDoes, PatchOp } from '../core/page.ts'
import type { Start } from '../core/rules.ts'
import type { Button } from '../core/view.ts'
import type { Lang, Phrase } from '../core/words.ts'

export type * from '../core/page.ts'

export const protocolVersion = 1

export type ServerMessage =
  | { readonly m: 'welcome'; readonly version: number; readonly game: string | null }
  | { readonly m: 'doc'; readonly rev: number; readonly doc: Doc }
  | { readonly m: 'patch'; readonly rev: number; readonly ops: readonly PatchOp[] }
  /** Who this device is, at first and whenever it changes. */
  | { readonly m: 'you'; readonly you: You }
  /** The token that identifies this device from now on; null: the token that it sent is unknown. */
  | { readonly m: 'token'; readonly token: string | null }
  /** Buttons to hold down together on that seat's pad, within so many ms. */
  | { readonly m: 'gesture'; readonly seat: Seat; readonly buttons: readonly Button[]; readonly ms: number }
  /** For the host: every admitted device, and how to join. */
  | { readonly m: 'people'; readonly people: People }
  /** For the host: the secret in the link of an invitation. */
  | { readonly m: 'invitation'; readonly to: Wanted; readonly secret: string }
  /** For the host: where the report can be fetched, for ten minutes. */
  | { readonly m: 'report'; readonly path: string; readonly everything: boolean }
  /** For the host: the backups that can be restored, the newest first, and the sticks that can take one. */
  | ({ readonly m: 'backups' } & Backups)
  /** For the host: a backup was written to a stick and restored once to prove it. */
  | { readonly m: 'backed'; readonly stick: string; readonly backup: string; readonly matches: number }
  /** For the host: what a backup holds. */
  | { readonly m: 'preview'; readonly backup: string; readonly matches: readonly Backed[] }
  /** For the host: what is plugged in now. */
  | { readonly m: 'plugged'; readonly plugged: Plugged }
  /** The answer to a message that was refused; `ref` is that message's. */
  | { readonly m: 'refused'; readonly ref?: number; readonly why: Phrase | string }

export interface You {
  readonly role: 'host' | 'seat' | 'spectator'
  /** What it may send: the page offers nothing else. */
  readonly may: readonly ClientMessage['m'][]
  readonly seats: readonly Seat[]
  /** It plays every seat that nobody else holds. */
  readonly all: boolean
  /** It has a token that the daemon knows. */
  readonly known: boolean
  /** Seats of this device that another device asks for, and seats that this device asks for. */
  readonly asked: readonly Seat[]
  readonly asks: readonly Seat[]
}

export const deviceKinds = ['phone', 'tablet', 'computer'] as const
export type DeviceKind = (typeof deviceKinds)[number]

/** What a device is invited to: a seat, all that nobody else holds, or to watch. */
export type Wanted = Seat | 'all' | 'watch'

export interface Backup {
  /** Its folder. */
  readonly backup: string
  /** By the clock on the wall, in ms. */
  readonly at: number
}

/** A USB stick that is plugged in. */
export interface Stick {
  /** Names this stick until it is pulled out. */
  readonly stick: string
  readonly name: string
  readonly freeBytes: number
  /** Why no backup can be written to it; null: one can. */
  readonly why: Phrase | null
}

export interface Backups {
  readonly backups: readonly Backup[]
  readonly sticks: readonly Stick[]
}

/** A match in a backup. */
export interface Backed {
  readonly match: number
  readonly game: string
  readonly begun: number
  readonly over: boolean
}

/** What is plugged in and could belong to a table. */
export interface Plugged {
  readonly readers: readonly OnPort[]
  readonly lamps: readonly OnPort[]
  readonly pads: readonly { readonly profile: string; readonly name: string }[]
  readonly cameras: readonly string[]
  /** Ports that still have time to answer, ports on which nobody did, and those that another program holds. */
  readonly asking: readonly string[]
  readonly silent: readonly string[]
  readonly held: readonly { readonly port: string; readonly by: readonly string[] }[]
}

export interface OnPort {
  readonly port: string
  readonly name: string
  /** Null: it does not say. */
  readonly version: string | null
  /** The first and the last column and row of a reader that has cells. */
  readonly grid: readonly [x0: number, y0: number, x1: number, y1: number] | null
}

/** What a host says of a table that no table file describes yet. */
export interface Described {
  readonly name: string
  /** Null: it stays as it is. */
  readonly pin: string | null
  /** Whether other devices may open the page. */
  readonly shared: boolean
}

export interface People {
  readonly devices: readonly {
    readonly id: string
    readonly kind: DeviceKind
    /** By the clock on the wall, in ms. */
    readonly since: number
    readonly seen: number
    readonly here: boolean
    readonly host: boolean
    readonly seats: readonly Seat[]
    readonly all: boolean
    /** It is the one that is told. */
    readonly own: boolean
  }[]
  /** The seat code; null if only this machine can reach the page. */
  readonly code: string | null
  /** Seconds until codes are accepted again; 0: they are accepted now. */
  readonly pause: number
  /** Addresses at which others open the page, the likeliest first. */
  readonly addresses: readonly string[]
}

export type ClientMessage = {
  readonly ref?: number
} /** `device`: an id that a page without a token made up and keeps; whoever says the same is the same device. */ & (
  | {
      readonly m: 'hello'
      readonly version: number
      readonly device?: string
      readonly token?: string
      readonly kind?: DeviceKind
    }
  /** Takes up an invitation. */
  | { readonly m: 'join'; readonly invitation: string }
  /** Asks for a seat by its pad. */
  | { readonly m: 'pad'; readonly seat: Seat }
  /**
   * Plays a seat, several, or all that nobody else holds; null: only watches from now on. A device that is not admitted needs the table's
   * code.
   */
  | { readonly m: 'claim'; readonly seat: Seat | readonly Seat[] | 'all' | null; readonly code?: string }
  /** Looks from a seat that it may play. */
  | { readonly m: 'look'; readonly seat: Seat }
  /** Refuses to give a seat of this device to the device that asks for it. */
  | { readonly m: 'keep'; readonly seat: Seat }
  /** Subscribes to the list of admitted devices, or ends the subscription. */
  | { readonly m: 'people'; readonly on: boolean }
  | { readonly m: 'invite'; readonly to: Wanted }
  /** Takes all seats away from a device. It may watch, and prove again that it is at the table. */
  | { readonly m: 'evict'; readonly device: string }
  /** Forgets a device. */
  | { readonly m: 'revoke'; readonly device: string }
  /** Makes a new code and forgets all wrong tries. */
  | { readonly m: 'code' }
  /** Becomes the host. */
  | { readonly m: 'host'; readonly pin: string }
  /** Changes the host's PIN. */
  | { readonly m: 'pin'; readonly pin: string }
  /** Makes a report for whoever mends the table; `everything`: with hidden hands. */
  | { readonly m: 'report'; readonly everything: boolean; readonly lang: Lang }
  /** Lists backups and sticks, writes a backup to a stick, shows what a backup holds, puts one in place of what is there. */
  | { readonly m: 'backups' }
  | { readonly m: 'backup'; readonly stick: string }
  | { readonly m: 'preview'; readonly backup: string }
  | { readonly m: 'restore'; readonly backup: string }
  /** For the first start: reports what is plugged in, or ends that; writes the table file; lights a point and waits for a figure there. */
  | { readonly m: 'find'; readonly on: boolean }
  | ({ readonly m: 'describe' } & Described)
  | { readonly m: 'trial'; readonly on: boolean }
  | { readonly m: 'start'; readonly game: string; readonly start: Start }
  | { readonly m: 'leave' }
  /** Resumes a match that was left, or removes one for good. */
  | { readonly m: 'resume'; readonly match: number }
  | { readonly m: 'forget'; readonly match: number }
  /** Asks for the review of a match that is over. */
  | { readonly m: 'review'; readonly match: number }
  /** Declares an action, for the claimed seat or, as host, for any. */
  | { readonly m: 'act'; readonly seat: Seat | 'chance'; readonly action: Json }
  | { readonly m: 'press'; readonly seat: Seat; readonly button: Button | number }
  | { readonly m: 'answer'; readonly question: string; readonly option: number }
  | { readonly m: 'undo' }
  /** Asks for a hint for a seat that this device plays, or for more of the last one. */
  | { readonly m: 'hint'; readonly seat: Seat }
  /** From now on this plays the seat. */
  | { readonly m: 'handover'; readonly seat: Seat; readonly to: Player }
  | { readonly m: 'hand'; readonly does: HandDoes }
)
