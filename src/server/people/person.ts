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
  /** At the machine itself: nothing is to be proved, and no token needed. */
  readonly atTable: boolean
  /** Its own name for as long as it is connected. */
  readonly socketName: DeviceId
  /** What its token or its page says that it is; a page that says nothing is a device of its own. */
  device: DeviceId
  kind: DeviceKind
  /** Said that it only watches. */
  watches: boolean
  /** Plays every seat that no other device holds. */
  all: boolean
  viewer: Viewer
  /** What it was last told of itself. */
  you: string
  /** What it was last told of everybody; null: it does not want to know. */
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
