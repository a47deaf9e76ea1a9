// More than forty ways to cheat or to err in Nexus Keepers. Each does with hands what its sentence says, wherever that can be done;
// whether it is a cheat at that moment is not decided here: what looks wrong may be paid for after all.

import type { State } from '../../../src/games/nexus-keepers/state.ts'
import type { Cheat } from './cheat.ts'
import { dice } from './nexus-keepers/dice.ts'
import { pushes } from './nexus-keepers/pushes.ts'
import { steps } from './nexus-keepers/steps.ts'
import { turns } from './nexus-keepers/turns.ts'

export const cheats: readonly Cheat<State>[] = [...dice, ...steps, ...pushes, ...turns]
