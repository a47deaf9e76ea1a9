// How a refusal is written: the rule, and a sentence of the game's words.

import { refusals } from '../../kit/refusal.ts'

export type RuleName = `NO-${string}`
export const no = refusals('NO')
