// Which rule was named for what hands did.

import type { RuleId } from '../../src/core/ids.ts'
import type { LogEntry, Ruling } from '../../src/core/ruling.ts'
import type { Judged } from './gestures.ts'

/** The rule of the first foul; null: it named none; undefined: there was no foul. */
export function named(rulings: readonly Ruling[]): Judged['rule'] {
  const foul = rulings.find(({ ruling }) => ruling === 'foul')
  return foul?.ruling === 'foul' ? (foul.refusal?.rule ?? null) : undefined
}

/** The rule of a foul that the rules accept and the log only tells of: nothing is to be put right. */
export const loggedFoul = (told: readonly LogEntry[]): RuleId | null =>
  (/log\.foul\.([A-Z]+-\d+)/.exec(JSON.stringify(told))?.[1] ?? null) as RuleId | null
