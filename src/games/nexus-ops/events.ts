// What moves make true, one small fact each. `evolve` writes them into the state and asks nothing.

import type { Seat } from '../../core/ids.ts'
import type { HexId } from '../../kit/grid/hex.ts'
import type { Deck } from './data/card.ts'
import type { Terrain, Unit } from './data/units.ts'
import type { Battle, Fight, Pending, Phase, Turn } from './state.ts'

/** Marks on the active player's units. */
export type Mark = 'deployed' | 'marching' | 'moved'

export type Event =
  // Set-up
  | { readonly e: 'first'; readonly seat: Seat }
  | { readonly e: 'ground'; readonly cells: Readonly<Record<HexId, Terrain>> }
  | { readonly e: 'dealt'; readonly tile: string }
  // The order of play
  | { readonly e: 'turn'; readonly seat: Seat }
  | { readonly e: 'phase'; readonly phase: Phase }
  | { readonly e: 'bound'; readonly hexes: readonly HexId[] }
  | { readonly e: 'out'; readonly seat: Seat }
  | { readonly e: 'over'; readonly winners: readonly Seat[]; readonly why: string }
  // Chance
  | { readonly e: 'pending'; readonly adds: readonly Pending[] }
  | { readonly e: 'chanced' }
  // Money and units
  | { readonly e: 'rubium'; readonly seat: Seat; readonly n: number }
  | { readonly e: 'owed'; readonly seat: Seat; readonly unit: Unit; readonly n: 1 | -1 }
  | { readonly e: 'placed' | 'lost'; readonly seat: Seat; readonly unit: Unit; readonly at: HexId }
  | {
      readonly e: 'went'
      readonly seat: Seat
      readonly unit: Unit
      readonly from: HexId
      readonly to: HexId
    }
  | { readonly e: 'marked'; readonly mark: Mark; readonly unit: Unit; readonly at: HexId; readonly n: 1 | -1 }
  /** NO-068: whoever stands there was found there. */
  | { readonly e: 'settled'; readonly seat: Seat; readonly unit: Unit; readonly at: HexId }
  // Exploration
  | { readonly e: 'peeked'; readonly seat: Seat; readonly at: HexId; readonly tile: string }
  | { readonly e: 'revealed'; readonly at: HexId; readonly tile: string }
  | { readonly e: 'mine'; readonly at: HexId; readonly value: number }
  // Breath and battle
  | { readonly e: 'breathed'; readonly at: HexId; readonly n: number }
  | { readonly e: 'breath'; readonly breath: Turn['breath'] }
  | { readonly e: 'battle'; readonly change: Partial<Battle> & { readonly at: HexId; readonly defender: Seat } }
  | { readonly e: 'battled'; readonly change: Partial<Battle> }
  | { readonly e: 'fought'; readonly fight: Fight }
  | { readonly e: 'left' }
  // Cards
  | { readonly e: 'drew'; readonly seat: Seat; readonly card: string }
  | { readonly e: 'reshuffled'; readonly deck: Deck; readonly keep?: string }
  /** To the face-up discards of its deck: played Energize cards and everything discarded for rubium. */
  | { readonly e: 'discarded'; readonly seat: Seat; readonly deck: Deck; readonly card: string }
  | { readonly e: 'mission'; readonly seat: Seat; readonly card: string; readonly vp: number; readonly pile: boolean }
  | { readonly e: 'red'; readonly fits: readonly number[] }
  | { readonly e: 'gave'; readonly seat: Seat; readonly to: Seat; readonly card: string }
