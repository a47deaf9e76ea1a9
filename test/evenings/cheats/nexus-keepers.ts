// More than forty ways to cheat or make a mistake in Nexus Keepers. Each is offered wherever it is possible. This code does not decide
// whether it is a cheat at that moment: dice may pay for an action that looks wrong.

import type { State } from '../../../src/games/nexus-keepers/state.ts'
import type { Cheat } from './cheat.ts'
import { dice } from './nexus-keepers/dice.ts'
import { pushes } from './nexus-keepers/pushes.ts'
import { steps } from './nexus-keepers/steps.ts'
import { turns } from './nexus-keepers/turns.ts'

export const cheats: readonly Cheat<State>[] = [...dice, ...steps, ...pushes, ...turns]
