// What a table may agree on before play: every option of section 7, by its KE-Q entry. The first value is the default.

import { choice, no, options, yes } from '../../kit/options.ts'
import { type Typed, type Whole, whole } from '../../kit/schema.ts'
import { owned } from './data/house.ts'

const number = (least: number, most: number, usual: number): Typed<number> => ({
  ...whole(least, most),
  default: usual
})

const agreed = {
  /** KE-Q01. */
  tuarekClosesRefuel: yes,
  /** KE-Q02. */
  declareRefuels: choice('sequential', 'upfront'),
  /** KE-Q03. */
  lastDieRuleForFive: yes,
  /** KE-Q04. */
  lastDieRolls: number(3, 8, 5),
  /** KE-Q06. */
  fiveDiceScope: choice('refuel', 'turn'),
  /** KE-Q07. */
  fiveDiceOnFree: yes,
  /** KE-Q08. */
  rerollFireScope: choice('turn', 'once'),
  /** KE-Q09. */
  lateThrow: choice('counts', 'void'),
  // KE-Q10 is no option: whoever sets a leaning die back by hand has not thrown it, and the table sees which dice were thrown.
  /** KE-Q11. */
  emptyStand: choice('free', 'lostRoll'),
  /** KE-Q12. */
  sixthPower: choice('cardOnly', 'refuse', 'swap'),
  /** KE-Q13. */
  jerrycanSupply: choice('limited', 'unlimited'),
  /** KE-Q14. */
  incomeFirst: yes,
  /** KE-Q15. */
  extraDiscard: choice('any', 'rightmost'),
  /** KE-Q16. */
  extraDiscardNeedsBurn: no,
  /** KE-Q17. */
  noPawn: choice('lost', 'moveOne'),
  /** KE-Q19. */
  doubleConquest: choice('resolve', 'buryUnder3'),
  /** KE-Q20. */
  fillBeforeLast: yes,
  /** KE-Q21. */
  finalTie: choice('shared', 'mostLands', 'mostJerrycans'),
  /** KE-Q23. */
  tieLands: choice(1, 4),
  /** KE-Q24. */
  dryBurns: no,
  /** KE-Q26. */
  newPower: choice('byType', 'nextTurn'),
  /** KE-Q27. */
  freeDieOptional: yes,
  /** KE-Q29. */
  moveFromCamp: no,
  /** KE-Q30. */
  removeNeedsGift: yes,
  /** KE-Q35. */
  overrun: choice('warn', 'drainBack'),
  /** KE-Q36. */
  fuelUncertaintyMs: number(0, 10_000, 1500),
  /** KE-Q40. */
  stallNotice: number(1, 20, 6),
  /** KE-Q41. */
  fuelGauge: choice('exact', 'bands', 'hidden'),
  /** KE-Q44: cards of the three heaps without their Conquest cards; the English rules say "roughly equal". */
  heaps: choice('8,8,8', '7,8,9', '9,8,7')
}
export type Options = Whole<typeof agreed>

export const { schema: optionsSchema, read: readOptions } = options(agreed, owned)

/** A preset names only what differs from the defaults. */
export const presets: Readonly<Record<string, Partial<Options>>> = {
  standard: {},
  relaxed: { emptyStand: 'free', removeNeedsGift: false, extraDiscardNeedsBurn: true, fuelGauge: 'bands' }
}
