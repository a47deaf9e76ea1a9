// Level 1 of the fixture tiles of Platformer on a physical table.

import type { Json } from '../../src/core/json.ts'
import platformer from '../../src/games/platformer/index.ts'
import { below, tiles } from '../games/platformer/match.ts'
import { type Setting, Table } from './table.ts'

/** Level 1 of the fixture tiles with Vesper, Brindle and one Mossling. What a position does not mention is absent. */
export const at = (position: object, seats = 2, setting: Partial<Setting> = {}): Table =>
  new Table(platformer, {
    ...setting,
    options: { tiles, dungeonSet: 'mixed' } as Json,
    seats: Array.from({ length: seats }, () => ({})),
    position: {
      levels: below.slice(0, 1),
      roster: ['N1'],
      heroes: ['H3', 'H1'],
      at: ['2,1', null],
      phase: 'act',
      ...position
    } as Json
  })

export const foul = (rule: string) => ({ ruling: 'foul', refusal: { rule } })
