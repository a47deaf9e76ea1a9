// How a refusal is written: the rule, and a sentence of the game's words.

import { ruleId } from '../../core/ids.ts'
import type { Refusal } from '../../core/rules.ts'
import type { Phrase } from '../../core/words.ts'

export const no = (rule: `NK-${string}`, say: string, args?: NonNullable<Phrase['with']>): Refusal => ({
  rule: ruleId(rule),
  why: args ? { say, with: args } : { say }
})
