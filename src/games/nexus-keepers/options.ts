// What a table may agree on before play (section 7). The defaults follow the official French rules; each option cites its question.

import { choice, no, options, yes } from '../../kit/options.ts'
import { type Of, whole } from '../../kit/schema.ts'

const agreed = options({
  /** Q01: the effect of three 1s (NK-042, NK-043). */
  clumsy: choice('base', 'alternative', 'off'),
  /** Q02, Q03: which dice count for a Clumsy (NK-044). */
  clumsyCountsPower: yes,
  clumsyCountsReserve: no,
  /** Q05, Q06, Q72: whether power dice may be rerolled, and whether one die with power dice uses up a reroll. */
  powerRerollable: no,
  powerRerollFree: no,
  /** Q11: whether terrain also changes the dice of a bonus turn. */
  terrainInBonus: yes,
  /** Q12: the base dice of bonus turns after a player’s very first turn. */
  bonusBaseAfterFirst: choice(6, 5),
  /** Q13: dice lost for each bonus turn in a match that began with two keepers. */
  duelPenalty: choice(2, 1),
  /** Q15, Q73: whether a turn earns one bonus turn at most, or one for each keeper pushed off. */
  bonusPerTurn: choice('one', 'perKeeper'),
  /** Q18: whether pushing an ally off also earns a bonus turn. */
  bonusForAlly: yes,
  /** Q21: whether the points of one group of dice may push several targets. */
  pushSplitTargets: yes,
  /** Q37: whether one die less is thrown while a die is in the reserve. */
  reserveReducesDice: no,
  /** Q43: whether the portal of an eliminated player still eliminates. */
  deadPortalsActive: yes,
  /** Q44, Q74: when the cube of an eliminated player is removed. */
  closureAt: choice('ownSlot', 'nextSlot'),
  /** Q45: whether an ally on the start tile eliminates like anybody else. */
  allyBlocks: yes,
  /** Q53: the most players. */
  maxPlayers: { ...whole(2, 8), default: 8 }
})

export const { schema: optionsSchema, read: readOptions } = agreed
export type Options = Of<typeof optionsSchema>

/** The first preset is the default. A preset lists only its differences from the default options. */
export const presets: Readonly<Record<string, Partial<Options>>> = {
  'official-fr': {},
  'official-en': { clumsy: 'off', duelPenalty: 1, closureAt: 'nextSlot' },
  gentle: { clumsy: 'alternative' }
}
