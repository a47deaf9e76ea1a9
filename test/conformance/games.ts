// Every game on disk, and the small one that tests have of their own.

import type { AnyGame } from '../../src/core/game.ts'
import { loadGames } from '../../src/games.ts'
import { skerry } from '../toy/index.ts'

export const games: readonly AnyGame[] = process.env.ONLY_TOY ? [skerry] : [...(await loadGames()), skerry]
