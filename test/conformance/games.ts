// Every game on disk, the small games for tests, and the template that `new-game` copies. GAMES=DIR adds the games of a folder; GAME=ID
// selects one game.

import type { AnyGame } from '../../src/core/game.ts'
import type { AnyHooks } from '../../src/core/player.ts'
import { loadGames } from '../../src/games.ts'
import { hooksIn } from '../../src/library/player.ts'
import { skerry } from '../toy/index.ts'

const { GAME, GAMES } = process.env
const further = GAMES === undefined ? [] : [GAMES]

const { games: found, skipped, folderOf } = await loadGames(['template', 'test/toy', ...further])
const all = [...found, skerry]
if (skipped.length > 0) throw new Error(`not every game could be loaded: ${JSON.stringify(skipped)}`)
if (GAME !== undefined && !all.some(({ id }) => id === GAME))
  throw new Error(`GAME=${GAME} is no game here; there are: ${all.map(({ id }) => id).join(', ')}`)

export const games: readonly AnyGame[] = GAME === undefined ? all : all.filter(({ id }) => id === GAME)

/** The game's hooks for computer players. */
export const hooksOf = (id: string): Promise<AnyHooks> => hooksIn(folderOf(id))

export const folderFor = (id: string): string => folderOf(id) ?? 'test/toy'
