// More than forty ways to cheat or make a mistake in KERO, among them the honest mistakes of the catalogue (section 9). Each is offered
// wherever it is possible. Afterwards the trucks are in the pose that they had before.

import type { State } from '../../../src/games/kero/state.ts'
import type { Cheat } from './cheat.ts'
import { dice } from './kero/dice.ts'
import { explorers } from './kero/explorers.ts'
import { said } from './kero/said.ts'
import { trucks } from './kero/trucks.ts'

export const cheats: readonly Cheat<State>[] = [...dice, ...trucks, ...explorers, ...said]
