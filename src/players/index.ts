// Computer players: pure and seeded. They think about rules alone and know no table, no clock and no thread.

export { Budget } from '../core/player.ts'
export { Foresight, type Now } from './ahead.ts'
export { choose, type Request } from './choose.ts'
export { advise } from './coach.ts'
export { named } from './levels.ts'
export { Luck, mixed } from './luck.ts'
export { playMatch } from './match.ts'
export { review } from './review/index.ts'
export { type Interval, wilson, zFor } from './wilson.ts'
