// What is so at a table whatever anybody says of it: what no contract tells, as how much sand a timer holds. It is simulated beside the
// daemon and knows nothing of what that believes.

import type { Json } from '../../../src/core/json.ts'
import type { Action } from '../../../src/core/rules.ts'
import type { VirtualTable } from '../../../src/devices/virtual/table.ts'

export interface Moment {
  /** Milliseconds of the simulated evening. */
  readonly now: () => number
  readonly table: VirtualTable
}

// biome-ignore lint/suspicious/noExplicitAny: nature knows the states of its game, the harness does not
export interface Nature<S = any> {
  /** Honest people say this here and now. */
  readonly isTrue: (state: S & Json, action: Action) => boolean
  /** What a state claims and is not so; null: nothing. `when`: the moment of the evening that the state has come to. */
  readonly denies: (state: S & Json, when: number) => string | null
}
// biome-ignore lint/suspicious/noExplicitAny: likewise
export type Begin<S = any> = (moment: Moment, first: S & Json) => Nature<S>
