// More than fifty ways to cheat or make a mistake in Nexus Ops. Each is offered wherever it is possible. This code does not decide
// whether it is a cheat at that moment: a legal play may explain what looks wrong.

import type { State } from '../../../src/games/nexus-ops/state.ts'
import type { Cheat } from './cheat.ts'
import { armies } from './nexus-ops/armies.ts'
import { battles } from './nexus-ops/battles.ts'
import { ground } from './nexus-ops/ground.ts'
import { marches } from './nexus-ops/marches.ts'
import { said } from './nexus-ops/said.ts'

export const cheats: readonly Cheat<State>[] = [...armies, ...marches, ...ground, ...battles, ...said]
