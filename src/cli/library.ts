// The games that a command can use. Broken ones are reported on the error stream.

import type { AnyGame } from '../core/game.ts'
import { loadGames } from '../games.ts'
import { log } from './daemon.ts'

/** The games of the house and of the folders that `--games` names. */
export async function gamesOf(folders: readonly string[] = []): Promise<readonly AnyGame[]> {
  const { games, skipped } = await loadGames(folders)
  for (const { at, why } of skipped) log('warn', { say: 'device.says', with: { name: at, note: why } })
  return games
}
