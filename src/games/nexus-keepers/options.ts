// What a table may agree on before play (section 7). A default is the official French rule; every option names its question.

import { choice, no, options, yes } from '../../kit/options.ts'
import { type Of, whole } from '../../kit/schema.ts'

const agreed = options({
  /** Q01: what three 1s do (NK-042, NK-043). */
  clumsy: choice('base', 'alternative', 'off'),
  /** Q02, Q03: which dice count for it (NK-044). */
  clumsyCountsPower: yes,
  clumsyCountsReserve: no,
  /** Q05, Q06, Q72. */
  powerRerollable: no,
  powerRerollFree: no,
  /** Q11: terrain changes the dice of a bonus turn too. */
  terrainInBonus: yes,
  /** Q12: the base of bonus turns that follow a player's very first turn. */
  bonusBaseAfterFirst: choice(6, 5),
  /** Q13: dice lost for each bonus turn of a duel. */
  duelPenalty: choice(2, 1),
  /** Q15, Q73. */
  bonusPerTurn: choice('one', 'perKeeper'),
  /** Q18: pushing an ally off earns a bonus turn too. */
  bonusForAlly: yes,
  /** Q21: the points of one group of dice may push several targets. */
  pushSplitTargets: yes,
  /** Q37: one die less is thrown while a die lies in the reserve. */
  reserveReducesDice: no,
  /** Q43: the portal of an eliminated player eliminates. */
  deadPortalsActive: yes,
  /** Q44, Q74: when the cube of an eliminated player goes. */
  closureAt: choice('ownSlot', 'nextSlot'),
  /** Q45: an ally on the start tile eliminates like anybody else. */
  allyBlocks: yes,
  /** Q53. */
  maxPlayers: { ...whole(2, 8), default: 8 }
})

export const { schema: optionsSchema, read: readOptions } = agreed
export type Options = Of<typeof optionsSchema>

/** The first is the default. A preset names only what differs from it. */
export const presets: Readonly<Record<string, Partial<Options>>> = {
  'official-fr': {},
  'official-en': { clumsy: 'off', duelPenalty: 1, closureAt: 'nextSlot' },
  gentle: { clumsy: 'alternative' }
}
