// Hints for computer players of KERO: only which actions to avoid. Those two are for people who doubt the measured sand.

import type { PlayerHooks } from '../../core/player.ts'

const hooks: PlayerHooks = { never: ['correct', 'dispute'] }

export default hooks
