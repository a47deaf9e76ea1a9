// What people did beside the rules while a match went on: it changes nothing in the match, is public, and is kept with it.

import type { HintGiven, HintKept } from './hint.ts'
import type { Seat } from './ids.ts'
import type { Player } from './level.ts'

/** From now on this plays the seat. */
export interface Handover {
  readonly handover: Seat
  readonly to: Player
}

/** The same as the journal keeps it. */
export interface HandoverKept extends Handover {
  /** How many moves had been made. */
  readonly after: number
}

export type Aside = HintGiven | Handover
export type AsideKept = HintKept | HandoverKept

/** The same as a running match remembers it; `at` is on this process's clock. */
export type AsidePast<A extends AsideKept = AsideKept> = A & { readonly at: number }

export const isHint = <A extends AsideKept>(it: A): it is A & HintKept => 'hint' in it
export const isHandover = <A extends AsideKept>(it: A): it is A & HandoverKept => 'handover' in it

/** As everybody may know it. */
export const told = (it: AsideKept): Aside =>
  isHint(it) ? { hint: it.hint, depth: it.depth } : { handover: it.handover, to: it.to }
