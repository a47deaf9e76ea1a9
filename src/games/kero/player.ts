// What computer players are told of KERO: no more than what not to do. How much sand there is, people argue about; a computer has none.

import type { PlayerHooks } from '../../core/player.ts'

const hooks: PlayerHooks = { never: ['correct', 'dispute'] }

export default hooks
