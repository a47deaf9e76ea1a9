// Everything that hands do in an evening, as plain data: a list of gestures is an evening, and a part of the list another one.

import type { RuleId, Seat } from '../../src/core/ids.ts'
import type { SensedPose } from '../../src/core/observation.ts'
import type { Action, Move } from '../../src/core/rules.ts'
import type { Die, Point } from '../../src/core/scene.ts'
import type { Button } from '../../src/core/view.ts'

/** How pieces are carried that a move asks to be carried. */
export const manners = ['plain', 'slide', 'waver', 'both', 'parts'] as const
export type Manner = (typeof manners)[number]

/** One thing a hand does that no rule asked for. Things are named as the table names them. */
export type Step =
  | {
      readonly step: 'carry'
      readonly thing: string
      readonly to: Point | null
      readonly turn?: number
      readonly meant?: Meant
    }
  /** Dice are thrown, and fall like this. */
  | {
      readonly step: 'throw'
      readonly dice: readonly string[]
      readonly faces: readonly number[]
      readonly meant?: Meant
    }
  /** A die is turned over by hand, or laid into the tray. */
  | { readonly step: 'turn'; readonly die: string; readonly face: number }
  | { readonly step: 'aside'; readonly dice: readonly string[] }
  | { readonly step: 'press'; readonly seat: Seat; readonly button: Button | number }
  | { readonly step: 'say'; readonly by: Seat; readonly do: Action }
  | { readonly step: 'hold'; readonly thing: string; readonly pose: SensedPose }
  | { readonly step: 'wait'; readonly ms: number }

/** What the hand means by a step, where that is one action; for a throw, also what leads to it. */
export type Meant = readonly Move<Action>[]

interface Lucky {
  /** Seed of everything about it that is not said. */
  readonly luck: number
}

export type Gesture = Lucky &
  (
    | {
        readonly gesture: 'play'
        readonly moves: readonly Move<Action>[]
        readonly manner: Manner
        readonly pad: boolean
      }
    /** First `via` is played and left to rest, then it is to have been `moves` instead. */
    | { readonly gesture: 'mind'; readonly via: readonly Move<Action>[]; readonly moves: readonly Move<Action>[] }
    /** `moves` leave no trace and lead to the throw. */
    | { readonly gesture: 'throw'; readonly moves: readonly Move<Action>[]; readonly dice: readonly Die[] }
    /** A thing is lifted, or pushed about, and put back. */
    | { readonly gesture: 'nothing'; readonly thing: string }
    /** Pieces go back to where they stood so many rests ago. */
    | { readonly gesture: 'back'; readonly rests: number }
    | { readonly gesture: 'undo'; readonly seat: Seat }
    | { readonly gesture: 'cheat'; readonly name: string; readonly steps: readonly Step[]; readonly amends: Amends }
    | { readonly gesture: 'tip' }
    /** A thing is knocked into another pose for less than half a second. */
    | { readonly gesture: 'knock'; readonly thing: string; readonly pose: SensedPose; readonly ms: number }
    /** The cable is out for so long, and meanwhile a thing is held otherwise for a part of that. */
    | {
        readonly gesture: 'unplug'
        readonly ms: number
        readonly held: { readonly thing: string; readonly pose: SensedPose; readonly ms: number } | null
      }
    /** The clock of the reader jumps. */
    | { readonly gesture: 'jump'; readonly ms: number }
    /** The daemon is killed and begins again; with a thing, while a hand holds that. */
    | { readonly gesture: 'restart'; readonly thing: string | null }
  )

/** `restore`: everything is put as it was; `obey`: what the lamps ask for is done; `sulk`: nobody does anything for long first. */
export type Amends = 'restore' | 'obey' | 'sulk'

export type GestureName = Gesture['gesture']

/** What came of a gesture that was judged. */
export type Result =
  /** As it should be. */
  | 'right'
  /** The referee asked, and believed the answer. */
  | 'asked'
  /** A shorter play looks the same and was believed; a later reading may tell. */
  | 'otherwise'
  /** It did not say: it gave up, or still waits. */
  | 'uncertain'
  /** A trick that a legal play explains: nobody can tell them apart. */
  | 'explained'
  | 'wrong'

export interface Judged {
  readonly gesture: Gesture
  readonly result: Result
  /** Of a wrong ruling, what is wrong with it. */
  readonly why?: string
  /** The rule that was named for a foul; null: none. */
  readonly rule?: RuleId | null
  /** The only rule that it breaks, whatever single action was meant by what the table shows. */
  readonly broken?: RuleId
}

export const wrong = (gesture: Gesture, why: string): Judged => ({ gesture, result: 'wrong', why })
