// What lies under the exploration tiles (section 8.4). The owner's own mix replaces it.

import type { Origin, Unit } from './units.ts'

export type Tile = {
  readonly id: string
  readonly count: number
  readonly unit?: Unit
  readonly mine?: number
  readonly origin: Origin
}

export const houseTiles: readonly Tile[] = [
  { id: 'XT-1', count: 6, unit: 'strider', origin: 'fact' },
  { id: 'XT-2', count: 4, mine: 2, origin: 'fact' },
  { id: 'XT-3', count: 2, mine: 1, origin: 'house' },
  { id: 'XT-4', count: 2, unit: 'human', mine: 1, origin: 'house' },
  { id: 'XT-5', count: 2, unit: 'fungoid', mine: 1, origin: 'house' },
  { id: 'XT-6', count: 2, unit: 'crystalline', mine: 1, origin: 'house' }
]
