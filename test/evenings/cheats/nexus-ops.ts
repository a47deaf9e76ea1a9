// More than fifty ways to cheat or to err in Nexus Ops. Each does with hands, or says, what its sentence says, wherever that can be
// done; whether it is a cheat at that moment is not decided here: what looks wrong may be explained after all.

import type { State } from '../../../src/games/nexus-ops/state.ts'
import type { Cheat } from './cheat.ts'
import { armies } from './nexus-ops/armies.ts'
import { battles } from './nexus-ops/battles.ts'
import { ground } from './nexus-ops/ground.ts'
import { marches } from './nexus-ops/marches.ts'
import { said } from './nexus-ops/said.ts'

export const cheats: readonly Cheat<State>[] = [...armies, ...marches, ...ground, ...battles, ...said]
