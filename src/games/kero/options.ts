// What a table may agree on before play: the options of section 7, each with its KE-Q entry. The first value is the default.

import { choice, no, options, yes } from '../../kit/options.ts'
import { type Typed, type Whole, whole } from '../../kit/schema.ts'
import { owned } from './data/house.ts'

const number = (least: number, most: number, usual: number): Typed<number> => ({
  ...whole(least, most),
  default: usual
})

const agreed = {
  /** KE-Q01: whether buying or playing a Tuarek, or paying for a die, ends the refuel window. */
  tuarekClosesRefuel: yes,
  /** KE-Q02: whether the second refuel is decided after the first or announced with it. */
  declareRefuels: choice('sequential', 'upfront'),
  /** KE-Q03: whether the last-die rule also holds with five dice. */
  lastDieRuleForFive: yes,
  /** KE-Q04: after how many rolls the last die counts as fire. */
  lastDieRolls: number(3, 8, 5),
  /** KE-Q06: whether “five dice” holds for one refuel or for all bought ones of the turn. */
  fiveDiceScope: choice('refuel', 'turn'),
  /** KE-Q07: whether “five dice” may be played on free refuels. */
  fiveDiceOnFree: yes,
  /** KE-Q08: whether “reroll fire” holds for all throws of the turn or for one. */
  rerollFireScope: choice('turn', 'once'),
  /** KE-Q09: whether dice still rolling when the truck is laid flat count. */
  lateThrow: choice('counts', 'void'),
  // KE-Q10 needs no option: the sensor sees which dice were thrown, so a leaning die that somebody straightens by hand was not thrown.
  /** KE-Q11: what happens if a truck is stood and laid flat without a throw. */
  emptyStand: choice('free', 'lostRoll'),
  /** KE-Q12: what a sixth power card brings. */
  sixthPower: choice('cardOnly', 'refuse', 'swap'),
  /** KE-Q13: whether jerrycans can run out. */
  jerrycanSupply: choice('limited', 'unlimited'),
  /** KE-Q14: whether income comes before the refuel window or after it. */
  incomeFirst: yes,
  /** KE-Q15: which card “extra discard” takes. */
  extraDiscard: choice('any', 'rightmost'),
  /** KE-Q16: whether “extra discard” needs a card burned before. */
  extraDiscardNeedsBurn: no,
  /** KE-Q17: what happens to a free explorer when the camp is empty. */
  noPawn: choice('lost', 'moveOne'),
  /** KE-Q19: what happens to a second Conquest card in one refill. */
  doubleConquest: choice('resolve', 'buryUnder3'),
  /** KE-Q20: whether the row is filled before the last turn. */
  fillBeforeLast: yes,
  /** KE-Q21: who wins with equal scores. */
  finalTie: choice('shared', 'mostLands', 'mostJerrycans'),
  /** KE-Q23: how many tied lands the tie power wins in one conquest. */
  tieLands: choice(1, 4),
  /** KE-Q24: whether a dry turn with two flames or more burns a card. */
  dryBurns: no,
  /** KE-Q26: when a new power works. */
  newPower: choice('byType', 'nextTurn'),
  /** KE-Q27: whether a free die may be left out. */
  freeDieOptional: yes,
  /** KE-Q29: whether “move” may take explorers from camp. */
  moveFromCamp: no,
  /** KE-Q30: whether “remove” is refused if the player lacks the two jerrycans. */
  removeNeedsGift: yes,
  /** KE-Q35: whether an overrun is only reported, or its sand is also taken off the gauge. */
  overrun: choice('warn', 'drainBack'),
  /** KE-Q36: the uncertainty of the fuel, in ms; within it the page asks whether the truck was empty. */
  fuelUncertaintyMs: number(0, 10_000, 1500),
  /** KE-Q40: after how many turns without a Conquest card the page mentions it. */
  stallNotice: number(1, 20, 6),
  /** KE-Q41: how exactly the gauge shows the fuel. */
  fuelGauge: choice('exact', 'bands', 'hidden'),
  /** KE-Q44: the cards in each heap, not counting its Conquest card. The English rules say "roughly equal". */
  heaps: choice('8,8,8', '7,8,9', '9,8,7')
}
export type Options = Whole<typeof agreed>

export const { schema: optionsSchema, read: readOptions } = options(agreed, owned)

/** A preset lists only its differences from the default options. */
export const presets: Readonly<Record<string, Partial<Options>>> = {
  standard: {},
  relaxed: { emptyStand: 'free', removeNeedsGift: false, extraDiscardNeedsBurn: true, fuelGauge: 'bands' }
}
