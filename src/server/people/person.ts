// One page of the table, and how whoever looks at it is let in.

import type { Viewer } from '../../core/ids.ts'
import type { DeviceKind } from '../messages.ts'
import type { Book } from './book.ts'
import type { Code } from './code.ts'
import type { PadChords } from './gestures.ts'
import type { Presence } from './presence.ts'
import type { DeviceId } from './seats.ts'

/** One page. */
export interface Person {
  /** Where it connects from. */
  readonly address: string
  /** A direct loopback connection: needs neither proof nor token. */
  readonly atTable: boolean
  /** Identifies the connection while it lasts. */
  readonly socketName: DeviceId
  /** The device, by its token or by the page's own id; a page without either counts as a device of its own. */
  device: DeviceId
  kind: DeviceKind
  /** Said that it only watches. */
  watches: boolean
  /** Plays every seat that no other device holds. */
  all: boolean
  viewer: Viewer
  /** The last message about this device that was sent to it. */
  you: string
  /** The last list of devices that was sent to it; null: it has not asked for the list. */
  people: string | null
}

/** How somebody becomes the host. */
export interface Pin {
  readonly presence: Presence
  readonly change: (pin: string) => void
}

/** How somebody proves to be at the table. */
export interface Admission {
  readonly book: Book
  readonly presence: Presence
  readonly pin: Pin
  /** Null: only this machine reaches the page. */
  readonly code: Code | null
  readonly pads: PadChords
}
