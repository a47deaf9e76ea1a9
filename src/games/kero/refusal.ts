// How a refusal is written: the rule, and a sentence of the game's words.

import { refusals } from '../../kit/refusal.ts'

export const no = refusals('KE')
