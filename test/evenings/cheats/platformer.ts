// More than fifty ways to cheat or make a mistake in Platformer. Each is offered wherever it is possible. This code does not decide
// whether it is a cheat at that moment: a legal play may explain what looks wrong.

import type { State } from '../../../src/games/platformer/state.ts'
import type { Cheat } from './cheat.ts'
import { enemyCheats } from './platformer/enemies.ts'
import { heroCheats } from './platformer/heroes.ts'
import { said } from './platformer/said.ts'
import { tokenCheats } from './platformer/tokens.ts'

export const cheats: readonly Cheat<State>[] = [...heroCheats, ...enemyCheats, ...tokenCheats, ...said]
