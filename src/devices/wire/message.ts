// What the lines mean. Types only; reading and writing them is read.ts and write.ts.
// States, never events: a button and a throw carry a count, so that a lost line is noticed and a repeated one changes nothing.

import type { SensedPose } from '../../core/observation.ts'

/** Why the device started; `unknown` where it cannot tell. */
export const resets = ['power', 'brownout', 'watchdog', 'button', 'usb', 'software', 'unknown'] as const
export type Reset = (typeof resets)[number]

/** What a device can sense, and `pong`: it listens, so that a ping without an answer means a dead line. */
export const capabilities = ['cells', 'tags', 'dice', 'hand', 'tilt', 'buttons', 'poses', 'pong'] as const
export type Capability = (typeof capabilities)[number]

/** Two opposite corners, both included: x from `[0]` to `[2]`, y from `[1]` to `[3]`. */
export type Area = readonly [x0: number, y0: number, x1: number, y1: number]

/** What a cell holds: nothing, something of unknown kind, known things, or the sensor below it is out of order. */
export type Holds = 'empty' | 'something' | 'blind' | readonly string[]

export interface CellReport {
  readonly x: number
  readonly y: number
  readonly holds: Holds
}

/** A camera's tag; millimetres in the camera's own frame to a tenth, whole degrees clockwise. Null: no longer in sight. */
export interface TagReport {
  readonly id: string
  readonly at: { readonly x: number; readonly y: number; readonly turn: number } | null
}

/** `gone`: no longer in the tray. A number is the settled upper face, `unreadable` a settled one that cannot be read. */
export type DieStatus = number | 'unreadable' | 'rolling' | 'crooked' | 'held' | 'gone'

export interface DieReport {
  readonly id: string
  readonly colour: string
  readonly status: DieStatus
  /** How often this die has rolled since the device started, modulo 65536. */
  readonly throws: number
}

/** A thing with a foot and a head, as it is held; `unknown`: its sensor is silent. Null: no longer in sight. */
export interface PoseReport {
  readonly id: string
  readonly pose: SensedPose | 'unknown' | null
  /** Since when, in microseconds of the clock that dates the lines. */
  readonly since: number
}

export const padButtons = ['confirm', 'undo', 'why', 'end', 'left', 'right'] as const

export interface PressReport {
  readonly pad: number
  /** The last button pressed; digits answer a numbered question. */
  readonly button: (typeof padButtons)[number] | number
  /** How often any button of this pad has been pressed since the device started, modulo 65536. */
  readonly count: number
}

export interface Hello {
  readonly say: 'hello'
  readonly version: number
  readonly name: string
  readonly firmware: string | null
  readonly reset: Reset
  readonly can: readonly Capability[]
  /** Cells there are; with `cells`. */
  readonly grid: Area | null
  /** What the camera sees, in millimetres; with `tags`. */
  readonly view: Area | null
}

/** Lines from the device. */
export type DeviceSays =
  | Hello
  /** From `begin` to `end` the complete state is told: what is not named in between is not there. */
  | { readonly say: 'begin' }
  | { readonly say: 'end' }
  | { readonly say: 'cells'; readonly cells: readonly CellReport[] }
  | { readonly say: 'tags'; readonly tags: readonly TagReport[] }
  | { readonly say: 'dice'; readonly dice: readonly DieReport[] }
  | { readonly say: 'poses'; readonly poses: readonly PoseReport[] }
  | { readonly say: 'switches'; readonly hand: boolean | null; readonly tilt: boolean | null }
  | { readonly say: 'presses'; readonly presses: readonly PressReport[] }
  /** Answers the ping of that sequence number. Counters since the device started; `supply` in millivolts. */
  | {
      readonly say: 'pong'
      readonly ping: number
      readonly good: number
      readonly bad: number
      readonly dropped: number
      readonly supply: number | null
    }

/** Lines from the daemon. */
export type HostSays =
  /** Answer, please; and this is how your lines arrive. */
  | { readonly say: 'ping'; readonly good: number; readonly bad: number }
  | { readonly say: 'who' }
  | { readonly say: 'all' }

export type Says = DeviceSays | HostSays

/** The version of the protocol that this program speaks. */
export const wireVersion = 1

/** The letter of every type. */
export const letters = {
  hello: 'H',
  begin: 'K',
  end: 'E',
  cells: 'C',
  tags: 'T',
  dice: 'D',
  poses: 'O',
  switches: 'S',
  presses: 'B',
  pong: 'P',
  ping: 'p',
  who: 'h',
  all: 'k'
} as const satisfies Record<Says['say'], string>
