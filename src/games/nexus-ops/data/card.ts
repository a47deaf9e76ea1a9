// What a card says, as data (section 8.2). Effects and conditions are read by the rules; nothing here does anything.

import type { Origin, Terrain, Unit } from './units.ts'

export type Deck = 'energize' | 'secret'
export const timings = [
  'start_of_turn',
  'battle_start',
  'step_before_roll',
  'step_after_roll',
  'mission_battle',
  'mission_any'
] as const
export type Timing = (typeof timings)[number]

export type Card = {
  readonly id: string
  readonly deck: Deck | 'mission'
  readonly name: string
  readonly count: number
  readonly origin: Origin
  readonly vp?: number
  readonly red?: boolean
  readonly timing: Timing
  readonly when?: Condition
  readonly effect?: readonly Effect[]
}

export type Condition =
  | { readonly op: 'all' | 'any'; readonly of: readonly Condition[] }
  | { readonly op: 'not'; readonly of: Condition }
  | { readonly op: 'wonBattle' }
  | { readonly op: 'battleTerrain'; readonly terrain: Terrain }
  | { readonly op: 'battleAtEnemyBase' }
  /** Own units of that type left where the battle was. */
  | { readonly op: 'survivor'; readonly unit: Unit; readonly min: number }
  /** Enemy units destroyed in this battle, by whatever. */
  | { readonly op: 'destroyed'; readonly unit: Unit; readonly min: number }
  | { readonly op: 'destroyedInStep'; readonly unit: Unit; readonly step: Unit }
  | { readonly op: 'controlMost'; readonly terrain: Terrain }
  | { readonly op: 'controlCount'; readonly what: Terrain | 'any' | 'mine' | 'enemyBase'; readonly min: number }

export type Effect =
  | { readonly op: 'gainRubium'; readonly n: number }
  | { readonly op: 'draw'; readonly deck: Deck; readonly n: number }
  | { readonly op: 'placeUnit'; readonly unit: Unit; readonly where: 'ownBase' }
  | { readonly op: 'teleport'; readonly to: 'emptyOrControlled' }
  | { readonly op: 'extraMove'; readonly n: number }
  | { readonly op: 'peekTiles'; readonly n: number }
  /** Added to every die of one type of unit of one side, for the whole battle. */
  | { readonly op: 'rollMod'; readonly side: 'chosen'; readonly unit: 'chosen'; readonly amount: number }
  | { readonly op: 'extraDie'; readonly side: 'chosen'; readonly unit: 'step'; readonly n: number }
  | { readonly op: 'cancelHit'; readonly side: 'chosen'; readonly n: number }
  | { readonly op: 'reroll'; readonly side: 'chosen'; readonly maxDice: number }
  | { readonly op: 'strike'; readonly side: 'chosen'; readonly threshold: number; readonly n: number }
