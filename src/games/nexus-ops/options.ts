// What a table may agree on before play (section 7), with the data of the owner's own table: layout, units, cards, tiles.
// A default is the official rule or the house's reading; every option names its question.

import { choice, no, options, yes } from '../../kit/options.ts'
import type { Whole } from '../../kit/schema.ts'
import { cardsSchema, layoutSchema, tilesSchema, unitsSchema } from './data/schemas.ts'

const agreed = {
  /** Q42, NO-141. */
  vpTarget: choice(12, 10, 14),
  /** NO-150 to NO-159: four players, partners face each other. */
  teams: no,
  teamTarget: choice(20),
  /** Q03: from which value the roller chooses who falls. */
  leaperPickOn: choice<5 | 6 | 'never'>(5, 6, 'never'),
  /** Q08: which hexes make a double tile. */
  doubleMatching: choice('A', 'B'),
  /** Q11: what the mine printed on each base hex is worth. */
  homeMineValue: choice(1, 0, 2),
  /** Q13. */
  mutualDestruction: choice('attacker_wins', 'nobody'),
  /** Q15: the round for cards goes on until all pass in a row. */
  energizeLoop: yes,
  /** Q17. */
  lateBattleMissions: no,
  /** Q19. */
  eliminationCards: choice('no_cards', 'cannot_afford'),
  /** Q20. */
  retreatBindsDeployed: yes,
  /** Q26: whether a found unit that the supply lacks is lost or owed. */
  emptySupplyExplore: choice('lost', 'owed'),
  /** Q27: found units stay on ground they could not enter, or go to the own base. */
  foundUnitIgnoresTerrain: yes,
  /** Q31. */
  enemyBaseIncome: yes,
  /** Q32. */
  startSecretMissions: choice(0, 1),
  /** Q41. */
  publicRubium: yes,
  /** Q43. */
  partnerHexBindsRetreat: yes
}
export type Options = Whole<typeof agreed>

/** What an owner's file may put in place of the house's data. */
const owned = { layout: layoutSchema, units: unitsSchema, cards: cardsSchema, tiles: tilesSchema }

export const { schema: optionsSchema, read: readOptions } = options(agreed, owned)

/** A preset names only what differs from the defaults. */
export const presets: Readonly<Record<string, Partial<Options>>> = {
  standard: {},
  short: { vpTarget: 10 },
  long: { vpTarget: 14 }
}
