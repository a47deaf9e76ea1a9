// Everything that hands do in an evening, as data. An evening is a list of gestures, so part of the list is an evening, too.

import type { RuleId, Seat } from '../../src/core/ids.ts'
import type { SensedPose } from '../../src/core/observation.ts'
import type { Action, Move } from '../../src/core/rules.ts'
import type { Die, Point } from '../../src/core/scene.ts'
import type { Button } from '../../src/core/view.ts'

/** How hands carry the pieces that a move displaces. */
export const manners = ['plain', 'slide', 'waver', 'both', 'parts'] as const
export type Manner = (typeof manners)[number]

/** One action of a hand that no rule asks for. Things have the names that the virtual table gives them. */
export type Step =
  | {
      readonly step: 'carry'
      readonly thing: string
      readonly to: Point | null
      readonly turn?: number
      readonly meant?: Meant
    }
  /** Throws dice; they land on these faces. */
  | {
      readonly step: 'throw'
      readonly dice: readonly string[]
      readonly faces: readonly number[]
      readonly meant?: Meant
    }
  /** Turns a die by hand, or lays it into the tray. */
  | { readonly step: 'turn'; readonly die: string; readonly face: number }
  | { readonly step: 'aside'; readonly dice: readonly string[] }
  | { readonly step: 'press'; readonly seat: Seat; readonly button: Button | number }
  | { readonly step: 'say'; readonly by: Seat; readonly do: Action }
  | { readonly step: 'hold'; readonly thing: string; readonly pose: SensedPose }
  | { readonly step: 'wait'; readonly ms: number }

/** The move that a step means, if it means a single one; for a throw, also the move that leads to it. */
export type Meant = readonly Move<Action>[]

interface Lucky {
  /** The seed for every detail that the gesture leaves open. */
  readonly luck: number
}

export type Gesture = Lucky &
  (
    | {
        readonly gesture: 'play'
        readonly moves: readonly Move<Action>[]
        readonly manner: Manner
        readonly pad: boolean
        /** A computer player says the move, and then hands carry it. */
        readonly computer?: true
      }
    /** Plays `via`, lets the table rest, then changes it to `moves` instead. */
    | { readonly gesture: 'mind'; readonly via: readonly Move<Action>[]; readonly moves: readonly Move<Action>[] }
    /** `moves` leave no trace and lead to the throw. */
    | { readonly gesture: 'throw'; readonly moves: readonly Move<Action>[]; readonly dice: readonly Die[] }
    /** Lifts or pushes a thing and puts it back. */
    | { readonly gesture: 'nothing'; readonly thing: string }
    /** Puts pieces back to where they were `rests` rests ago. */
    | { readonly gesture: 'back'; readonly rests: number }
    | { readonly gesture: 'undo'; readonly seat: Seat }
    | { readonly gesture: 'cheat'; readonly name: string; readonly steps: readonly Step[]; readonly amends: Amends }
    | { readonly gesture: 'tip' }
    /** Knocks a thing into another pose for less than half a second. */
    | { readonly gesture: 'knock'; readonly thing: string; readonly pose: SensedPose; readonly ms: number }
    /** Unplugs the cable for `ms`; for part of that time, a thing may have another pose. */
    | {
        readonly gesture: 'unplug'
        readonly ms: number
        readonly held: { readonly thing: string; readonly pose: SensedPose; readonly ms: number } | null
      }
    /** The reader's clock jumps. */
    | { readonly gesture: 'jump'; readonly ms: number }
    /** Kills and restarts the daemon, if `thing` is given while a hand holds that thing. */
    | { readonly gesture: 'restart'; readonly thing: string | null }
  )

/** How hands end a foul. `restore`: put everything back; `obey`: follow the lamps; `sulk`: first do nothing for a long time. */
export type Amends = 'restore' | 'obey' | 'sulk'

export type GestureName = Gesture['gesture']

/** How the referee's reaction to a gesture was judged. */
export type Result =
  /** Correct. */
  | 'right'
  /** The referee asked a question and believed the answer. */
  | 'asked'
  /** The referee believed a shorter play that looks the same. A later reading may correct it. */
  | 'otherwise'
  /** The referee made no ruling: it gave up, or still waits. */
  | 'uncertain'
  /** A cheat that looks the same as a legal play. */
  | 'explained'
  | 'wrong'

export interface Judged {
  readonly gesture: Gesture
  readonly result: Result
  /** For a wrong ruling: what is wrong. */
  readonly why?: string
  /** The rule that the referee cited for a foul; null: it cited none. */
  readonly rule?: RuleId | null
  /** The only rule that the foul can break, whichever single action was meant. */
  readonly broken?: RuleId
}

export const wrong = (gesture: Gesture, why: string): Judged => ({ gesture, result: 'wrong', why })
