// A way to cheat or to err, as data: its name, what it is in one sentence, the rules that a foul for it may name, and how hands
// do it here and now. A cheat judges nothing; where it cannot be done it says so with null.

import type { AnyGame } from '../../../src/core/game.ts'
import type { Json } from '../../../src/core/json.ts'
import type { Luck } from '../../conformance/playout.ts'
import type { Meant, Step } from '../gestures.ts'
import type { Room } from '../room.ts'

// biome-ignore lint/suspicious/noExplicitAny: cheats of a game know its state, the harness does not
export interface Moment<S = any> {
  readonly game: AnyGame
  readonly state: S & Json
  readonly room: Room
  readonly luck: Luck
}

/** What a hand means by a step at the table of one game; empty where that is no single action. */
// biome-ignore lint/suspicious/noExplicitAny: likewise
export type Meaning<S = any> = (moment: Moment<S>, step: Step) => Meant

// biome-ignore lint/suspicious/noExplicitAny: likewise
export interface Cheat<S = any> {
  readonly name: string
  readonly say: string
  /** Empty: no rule is named, the sentence is the referee's own. */
  readonly rules: readonly string[]
  readonly steps: (moment: Moment<S>) => readonly Step[] | null
}
