// The rule book as a reader finds it: every rule of the catalogue by its id, with its example where it has one.

import { ruleId } from '../../core/ids.ts'
import type { RuleText } from '../../core/view.ts'
import { rules as texts } from './words/en/rules.ts'

export const rules: readonly RuleText[] = Object.keys(texts)
  .filter((key) => !key.endsWith('.ex'))
  .map((id) => ({
    rule: ruleId(id),
    text: { say: id },
    ...(`${id}.ex` in texts ? { example: { say: `${id}.ex` } } : {})
  }))
