// A way to cheat or make a mistake, as data: its name, a sentence, the rules that the referee may cite for it, and the steps for hands.
// A cheat does not judge whether it breaks a rule. `steps` returns null where the cheat is impossible.

import type { AnyGame } from '../../../src/core/game.ts'
import type { Json } from '../../../src/core/json.ts'
import type { Luck } from '../../conformance/playout.ts'
import type { Meant, Step } from '../gestures.ts'
import type { Room } from '../room.ts'

// biome-ignore lint/suspicious/noExplicitAny: a game's cheats know the type of its state, the harness does not
export interface Moment<S = any> {
  readonly game: AnyGame
  readonly state: S & Json
  readonly room: Room
  readonly luck: Luck
}

/** Translates a step of the hand into the moves that it means in one game; empty where it means no single action. */
// biome-ignore lint/suspicious/noExplicitAny: likewise
export type Meaning<S = any> = (moment: Moment<S>, step: Step) => Meant

// biome-ignore lint/suspicious/noExplicitAny: likewise
export interface Cheat<S = any> {
  readonly name: string
  readonly say: string
  /** The rules that the referee may cite. Empty: it cites none, and uses a sentence of its own. */
  readonly rules: readonly string[]
  readonly steps: (moment: Moment<S>) => readonly Step[] | null
}
