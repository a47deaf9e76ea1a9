// How it is said that a position is one that no match can reach: where it is written, why, and by which rule.

import { ruleId } from '../../../core/ids.ts'
import type { Problem } from '../../../core/schema.ts'
import type { Phrase } from '../../../core/words.ts'
import type { RuleName } from '../refusal.ts'

export const problem = (
  at: Problem['at'],
  say: string,
  args: NonNullable<Phrase['with']> = {},
  rule?: RuleName
): Problem => ({
  at: ['position', ...at],
  why: { say, with: args },
  ...(rule ? { rule: ruleId(rule) } : {})
})

export const unitNamed = (unit: string): Phrase => ({ say: `unit.${unit}` })
