// Builds a refusal from a rule and a sentence of the game’s dictionary.

import { refusals } from '../../kit/refusal.ts'

export const no = refusals('KE')
