// What a table may agree on before play (section 7), and the data of the owner’s own table: layout, units, cards, tiles.
// Defaults are the official rule or the house’s reading; each option cites its question.

import { choice, no, options, yes } from '../../kit/options.ts'
import type { Whole } from '../../kit/schema.ts'
import { cardsSchema, layoutSchema, tilesSchema, unitsSchema } from './data/schemas.ts'

const agreed = {
  /** Q42, NO-141: points to win. */
  vpTarget: choice(12, 10, 14),
  /** NO-150 to NO-159: four players, partners face each other. */
  teams: no,
  teamTarget: choice(20),
  /** Q03: the lowest face with which a leaper’s roller chooses the casualty. */
  leaperPickOn: choice<5 | 6 | 'never'>(5, 6, 'never'),
  /** Q08: which hexes form double tiles. */
  doubleMatching: choice('A', 'B'),
  /** Q11: what the mine printed on each base hex is worth. */
  homeMineValue: choice(1, 0, 2),
  /** Q13: who wins a battle that destroys both sides. */
  mutualDestruction: choice('attacker_wins', 'nobody'),
  /** Q15: whether the card window goes round until all pass in a row. */
  energizeLoop: yes,
  /** Q17: whether battle missions may be played after later battles of the turn. */
  lateBattleMissions: no,
  /** Q19: when cards in hand save a player from elimination. */
  eliminationCards: choice('no_cards', 'cannot_afford'),
  /** Q20: whether the retreat rule binds units bought this turn. */
  retreatBindsDeployed: yes,
  /** Q26: whether a found unit is lost or owed if the supply is empty. */
  emptySupplyExplore: choice('lost', 'owed'),
  /** Q27: whether found units stay on ground that they could not enter, or go to their own base. */
  foundUnitIgnoresTerrain: yes,
  /** Q31: whether mines on an enemy base pay. */
  enemyBaseIncome: yes,
  /** Q32: Secret Missions dealt at the start. */
  startSecretMissions: choice(0, 1),
  /** Q41: whether rubium is public. */
  publicRubium: yes,
  /** Q43: whether units that share a hex with a partner may only retreat. */
  partnerHexBindsRetreat: yes
}
export type Options = Whole<typeof agreed>

/** The data that an owner’s file may replace. */
const owned = { layout: layoutSchema, units: unitsSchema, cards: cardsSchema, tiles: tilesSchema }

export const { schema: optionsSchema, read: readOptions } = options(agreed, owned)

/** A preset lists only its differences from the default options. */
export const presets: Readonly<Record<string, Partial<Options>>> = {
  standard: {},
  short: { vpTarget: 10 },
  long: { vpTarget: 14 }
}
