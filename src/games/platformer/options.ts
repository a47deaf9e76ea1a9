// What a table may agree on before play (section 7), with the data of the owner's own box. A default is the catalogue's reading; every
// option names its question.

import { choice, no, options, yes } from '../../kit/options.ts'
import type { Whole } from '../../kit/schema.ts'
import { owned } from './data/house.ts'

const agreed = {
  /** PL-Q07. */
  dungeonSet: choice('forest', 'void', 'mixed'),
  /** PL-178: one more normal level. */
  largerMap: no,
  /** Which of the boss sheets is played, by its place. */
  boss: choice('first', 'second'),
  /** PL-185. */
  artefactCards: no,
  /** PL-Q01. */
  gemUnboostable: choice('star', 'coin', 'starAndCoin'),
  /** PL-Q02. */
  portalCost: choice('boot', 'coin', 'gem'),
  /** PL-Q03. */
  startBonus: choice('growing', 'none'),
  /** PL-Q08. */
  trapTrigger: choice('enter', 'fallOnly'),
  /** PL-Q09. */
  pickupOnFall: choice('landing', 'through', 'none'),
  /** PL-Q10. */
  oppPerStep: yes,
  /** PL-Q11. */
  pawSplit: no,
  /** PL-Q13. */
  pushedEntersSpace: yes,
  /** PL-Q15. */
  ladderDropAsk: choice('ownTurnOnly', 'always', 'never'),
  /** PL-Q16. */
  catchLadder: no,
  /** PL-Q17. */
  voluntaryGravityScope: choice('zone', 'global'),
  /** PL-Q18. */
  boostForgedSpecial: yes,
  /** PL-Q19. */
  forgeWithSpecialInActions: yes,
  /** PL-Q21. */
  setSpecialWhileOffMap: yes,
  /** PL-Q24. */
  removeAllPossible: no,
  /** PL-Q26. */
  bossSpawn: choice('random', 'activeChooses'),
  /** PL-Q28. */
  bossTurnWhenFainted: no,
  /** PL-Q29. */
  bossOrdinaryIgnoresEdges: no,
  /** PL-Q31. */
  ikeeCounts: choice('afterRerolls', 'firstRoll'),
  /** PL-Q35. */
  soloBossCounts: yes,
  /** PL-Q36. */
  confirmWeakAttack: yes,
  /** PL-Q37. */
  limitedSupply: no,
  /** PL-Q39. */
  bossHitsBelow: no
}
export type Options = Whole<typeof agreed>

export const { schema: optionsSchema, read: readOptions } = options(agreed, owned)

/** A preset names only what differs from the defaults. */
export const presets: Readonly<Record<string, Partial<Options>>> = {
  standard: {},
  void: { dungeonSet: 'void', boss: 'second' },
  artefacts: { artefactCards: true },
  larger: { largerMap: true, boss: 'second' }
}
