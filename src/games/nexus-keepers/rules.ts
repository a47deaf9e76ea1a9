// The rule book as a reader finds it.

import { rulesOf } from '../../kit/words.ts'
import { rules as texts } from './words/en/rules.ts'

export const rules = rulesOf(texts)
