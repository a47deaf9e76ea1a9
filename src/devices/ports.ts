// What a device is to the rest of the code. A driver is one file that implements a port. The host is the only seam that tests fake.

import type { Duplex } from 'node:stream'
import type { DeviceStatus, Rhythm } from '../core/device.ts'
import type { Seat } from '../core/ids.ts'
import type { Json } from '../core/json.ts'
import type { Dated, ObservedDice } from '../core/observation.ts'
import type { HandDoes, VirtualDie, VirtualPosed, VirtualThing } from '../core/page.ts'
import type { CueName, Point } from '../core/scene.ts'
import type { Checked } from '../core/schema.ts'
import type { Box, Thing } from '../core/tabletop.ts'
import type { Button } from '../core/view.ts'
import type { Phrase } from '../core/words.ts'

/** The machine as drivers see it. Times are milliseconds of one monotonic clock. */
export interface Host {
  readonly now: () => number
  /** Calls back once after `ms`; the returned function cancels it. */
  readonly after: (ms: number, run: () => void) => () => void
  /** The wall clock, for what depends on the time of day. It may jump, so nothing is measured by it. */
  readonly wallClock: () => Date
  /** Opens a serial line: the stream emits received bytes and accepts bytes to send. Rejects with a `Trouble` that names path and cure. */
  readonly serial: (path: string, baudRate: number) => Promise<Duplex>
  readonly hid: Hid
  /** Phrases are for whoever runs the daemon; plain text is for its engineers. */
  readonly log: (
    level: 'debug' | 'info' | 'warn' | 'error',
    words: Phrase | string,
    facts?: Readonly<Record<string, unknown>>
  ) => void
}

/** A HID device that is plugged in now. */
export interface HidFound {
  /** Its path, another one after each plugging in. */
  readonly path: string
  readonly vendor: number
  readonly product: number
  readonly name: string
  /** Empty where it has none. */
  readonly serial: string
  /** The system's name of its socket; empty if unknown. */
  readonly socket: string
  /** What it is for: pairs of usage page and usage. */
  readonly usages: readonly (readonly [page: number, usage: number])[]
  /** Whether its reports begin with their number. */
  readonly numbered: boolean
}

/** The machine's HID devices. Both reject with a `Trouble` that names the cause and the cure. */
export interface Hid {
  readonly list: () => Promise<readonly HidFound[]>
  /** In object mode: each chunk read is one report as received; each chunk written is one report, its number first (0: none). */
  readonly open: (found: HidFound) => Promise<Duplex>
}

/** What a reader says now, in board units by the table's calibration; it knows no game. */
export interface Snapshot {
  readonly things: readonly Thing[]
  /** Whether the reader can sense figures at a point; what it cannot sense is absent. */
  readonly covers: (at: Point) => boolean
  /** Whether it senses the tiles themselves. */
  readonly seesGround: boolean
  readonly dice?: ObservedDice
  readonly hand?: boolean
  /** The table is being knocked about. */
  readonly tilt?: boolean
  readonly unsettled?: { readonly rolling: number; readonly crooked: number; readonly held: number }
  /** Things that are held in a pose, dated by the host's clock. */
  readonly dated?: Dated
  /** The last complete state; since then the line was cut or lost something. */
  readonly stale?: true
}

export interface PadPress {
  readonly seat: Seat
  readonly button: Button | number
}

/** Buttons of one pad that were held down together for a while; “?” also alone. */
export interface PadChord {
  readonly seat: Seat
  readonly buttons: readonly PadPress['button'][]
}

export interface Device {
  readonly status: () => DeviceStatus
  /** Ends the loops and frees the device; safe to call twice. */
  readonly close: () => Promise<void>
}

export interface Sensor extends Device {
  /** Latest-only: a slow consumer gets the newest snapshot, never a backlog. Ends on close. */
  readonly snapshots: AsyncIterable<Snapshot>
  readonly presses: AsyncIterable<PadPress>
}

/** One lamp as it should glow. The meaning comes with the colour, so that nothing is told by colour alone. */
export interface Lamp {
  readonly at: Point
  readonly cue: CueName
  readonly colour: readonly [r: number, g: number, b: number]
  /** Colours that alternate with it, if its rhythm alternates. */
  readonly others?: readonly (readonly [r: number, g: number, b: number])[]
  readonly rhythm: Rhythm
}

export interface Lights extends Device {
  /** The position of the dice tray's lamp in board units; absent if there is none. */
  readonly tray?: Point
  /** All lamps, every time: idempotent; only the newest call counts. Lamps not named are dark. */
  readonly show: (lamps: readonly Lamp[]) => void
}

/** What a pad shows its seat. */
export interface Glow {
  /** It is this seat's turn. */
  readonly turn: boolean
  /** Something on the table is to be put right. */
  readonly wrong: boolean
  /** What can be pressed to some effect. */
  readonly buttons: ReadonlySet<PadPress['button']>
}

export interface Pad extends Device {
  readonly seat: Seat
  readonly presses: AsyncIterable<PadPress>
  readonly chords: AsyncIterable<PadChord>
  /** All of it, every time; only the newest counts. Null: no match. */
  readonly show: (glow: Glow | null) => void
}

/**
 * A driver: first it checks its config, then it opens the device. `open` never rejects for a missing device; that is a state. Pads are
 * opened all at once, because equal ones have to be told apart.
 */
export interface Driver<Config, Opened extends Device | readonly Device[]> {
  readonly driver: string
  readonly parse: (config: unknown) => Checked<Config>
  readonly open: (config: Config, host: Host) => Opened
}

/**
 * A table that exists only in memory, as hands and the shell see it. The daemon senses it through a reader on a `virtual:` line, like any
 * other table. Lists keep the identity of what did not change.
 */
export interface VirtualBoard {
  readonly things: () => readonly VirtualThing[]
  readonly dice: () => readonly VirtualDie[]
  readonly posed: () => readonly VirtualPosed[]
  /** Names of the faults that are on. */
  readonly faults: () => readonly string[]
  /** Null: done; otherwise why it cannot be. */
  readonly apply: (does: HandDoes) => Phrase | null
  /** The contents of the box. Things that are there already stay where they are, new ones go beside the board, the rest disappears. */
  readonly stock: (box: Box) => void
  /**
   * Where `tidy` puts things. Such a kind may include a direction that the box's kind lacks (`cube/0/N` of a `cube/0`); `turn` says it
   * again. Other things go beside the board.
   */
  readonly belongs: (homes: readonly { readonly kind: string; readonly at: Point; readonly turn?: number }[]) => void
  /** Calls back after each change; the returned function stops it. */
  readonly onChange: (run: () => void) => () => void
  /** The whole table, to be saved; `load` answers false for anything that no table has saved. */
  readonly save: () => Json
  readonly load: (saved: Json) => boolean
}
