// More than forty ways to cheat or to err in KERO: the honest mistakes of the catalogue (section 9) among them. Each does with hands, or
// says, what its sentence says, wherever that can be done; trucks end as they were held before.

import type { State } from '../../../src/games/kero/state.ts'
import type { Cheat } from './cheat.ts'
import { dice } from './kero/dice.ts'
import { explorers } from './kero/explorers.ts'
import { said } from './kero/said.ts'
import { trucks } from './kero/trucks.ts'

export const cheats: readonly Cheat<State>[] = [...dice, ...trucks, ...explorers, ...said]
