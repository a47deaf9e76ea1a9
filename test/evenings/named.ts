// Finds the rule that the referee cited.

import type { RuleId } from '../../src/core/ids.ts'
import type { LogEntry, Ruling } from '../../src/core/ruling.ts'
import type { Judged } from './gestures.ts'

/** The rule of the first foul; null: the foul cites none; undefined: there was no foul. */
export function named(rulings: readonly Ruling[]): Judged['rule'] {
  const foul = rulings.find(({ ruling }) => ruling === 'foul')
  return foul?.ruling === 'foul' ? (foul.refusal?.rule ?? null) : undefined
}

/** The rule of a foul that the game allows to stand and only mentions in the log. Nothing needs correcting. */
export const loggedFoul = (told: readonly LogEntry[]): RuleId | null =>
  (/log\.foul\.([A-Z]+-\d+)/.exec(JSON.stringify(told))?.[1] ?? null) as RuleId | null
