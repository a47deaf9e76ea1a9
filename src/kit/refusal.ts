// How a refusal is written: the rule, and a sentence of the game's words.

import { ruleId } from '../core/ids.ts'
import type { Refusal } from '../core/rules.ts'
import type { Phrase } from '../core/words.ts'

type Say<Rule extends string> = (rule: Rule, say: string, args?: NonNullable<Phrase['with']>) => Refusal

/** Writes refusals by rules of one catalogue: `no('NK-039', 'refuse.reroll.single')`. */
export const refusals =
  <Catalogue extends string>(_: Catalogue): Say<`${Catalogue}-${string}`> =>
  (rule, say, args) => ({ rule: ruleId(rule), why: args ? { say, with: args } : { say } })
