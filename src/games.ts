// Finds the games on disk: every folder of games/ with an index is one. Nothing else in the house names a game.

import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyGame } from './core/game.ts'

/** Where the folder of a game is: its drawings lie there. */
export const gameFolder = (id: string): string => join(import.meta.dirname, 'games', id)

/** Every game, by id in alphabetical order. Throws when a folder holds none or one of another name: that is a bug. */
export async function loadGames(): Promise<readonly AnyGame[]> {
  const indexes = globSync('games/*/index.{ts,js}', { cwd: import.meta.dirname }).sort()
  return Promise.all(
    indexes.map(async (path) => {
      const { default: game } = (await import(pathToFileURL(join(import.meta.dirname, path)).href)) as {
        default?: AnyGame
      }
      const folder = dirname(path)
      if (game?.id !== folder.slice('games/'.length))
        throw new Error(`src/${path} must export by default the game whose id is the name of its folder`)
      return game
    })
  )
}
