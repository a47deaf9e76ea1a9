// More than fifty ways to cheat or to err in Platformer. Each does with hands, or says, what its sentence says, wherever that can be
// done; whether it is a cheat at that moment is not decided here: what looks wrong may be explained after all.

import type { State } from '../../../src/games/platformer/state.ts'
import type { Cheat } from './cheat.ts'
import { enemyCheats } from './platformer/enemies.ts'
import { heroCheats } from './platformer/heroes.ts'
import { said } from './platformer/said.ts'
import { tokenCheats } from './platformer/tokens.ts'

export const cheats: readonly Cheat<State>[] = [...heroCheats, ...enemyCheats, ...tokenCheats, ...said]
