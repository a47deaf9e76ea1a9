// Facts of a table that the game contract does not model, such as the sand in a timer. They are simulated beside the daemon and know
// nothing of what it believes.

import type { Json } from '../../../src/core/json.ts'
import type { Action } from '../../../src/core/rules.ts'
import type { VirtualTable } from '../../../src/devices/virtual/table.ts'

export interface Moment {
  /** Milliseconds since the evening began. */
  readonly now: () => number
  readonly table: VirtualTable
}

// biome-ignore lint/suspicious/noExplicitAny: nature knows the type of its game's state, the harness does not
export interface Nature<S = any> {
  /** Whether honest players would declare this action now. */
  readonly isTrue: (state: S & Json, action: Action) => boolean
  /** What the state claims and is not true, or null. `when`: the moment of the evening to which the state belongs. */
  readonly denies: (state: S & Json, when: number) => string | null
}
// biome-ignore lint/suspicious/noExplicitAny: likewise
export type Begin<S = any> = (moment: Moment, first: S & Json) => Nature<S>
