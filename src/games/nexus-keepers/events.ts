// What moves make true, one small fact each. `evolve` writes them into the state and asks nothing.

import type { Seat } from '../../core/ids.ts'
import type { Cell, Facing } from '../../kit/grid/square.ts'
import type { Face, Kind } from './cards/card.ts'
import type { Paid, Series } from './state.ts'

export type Event =
  // Set-up
  | { readonly e: 'firstDie'; readonly face: number }
  | { readonly e: 'rollOff'; readonly among: readonly Seat[] }
  | { readonly e: 'firstPlayer'; readonly seat: Seat }
  | { readonly e: 'placed'; readonly seat: Seat; readonly at: Cell; readonly facing: Facing }
  // The order of turns
  | { readonly e: 'slot'; readonly seat: Seat }
  | ({ readonly e: 'turn'; readonly terrain: string } & Series)
  | { readonly e: 'counted'; readonly dice: number }
  | { readonly e: 'ended' }
  | ({ readonly e: 'offered' } & Series)
  | { readonly e: 'over'; readonly winners: readonly Seat[] }
  // Dice
  | {
      readonly e: 'cast'
      readonly regular: number
      readonly power: number
      /** What is taken up from the tray for it. */
      readonly up: readonly Face[]
      readonly upPower: readonly Face[]
      /** It uses up one of the two rerolls. */
      readonly counts: boolean
    }
  | { readonly e: 'thrown'; readonly regular: readonly Face[]; readonly power: readonly Face[] }
  | { readonly e: 'clumsy' }
  | { readonly e: 'joined' }
  | { readonly e: 'locked' }
  | { readonly e: 'reserved'; readonly seat: Seat; readonly face: Face | null }
  // Keepers
  | { readonly e: 'stood'; readonly seat: Seat; readonly at: Cell }
  | { readonly e: 'fell'; readonly seat: Seat }
  | { readonly e: 'eliminated'; readonly seat: Seat }
  // Actions and skills
  | { readonly e: 'spent'; readonly kind: Kind; readonly n: number; readonly purse: number }
  | { readonly e: 'pushed'; readonly off: number }
  /** `paid` null: nobody paid for it, it happened by itself. */
  | { readonly e: 'skill'; readonly seat: Seat; readonly skill: string; readonly paid: Paid | null }
  | { readonly e: 'gift'; readonly kind: Kind; readonly n: number }
  | { readonly e: 'slantwise' }
  | { readonly e: 'extraDice'; readonly seat: Seat; readonly n: number }
  | { readonly e: 'replay' }
  | { readonly e: 'mayFollow'; readonly skill: string; readonly to: Cell }
  | { readonly e: 'followed'; readonly at: Cell }
  // Closure
  | { readonly e: 'removed'; readonly seat: Seat }
  | { readonly e: 'closing'; readonly seat: Seat }
  | { readonly e: 'docked'; readonly block: Seat; readonly at: Cell; readonly facing: Facing }
  | { readonly e: 'closed' }
