// Loads a game's hooks for computer players: `player.ts` or `player.js` beside its index. Only the thinking thread loads it.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyHooks } from '../core/player.ts'

/** The hooks of the game in this folder; none without such a file. Throws if the file is broken. */
export async function hooksIn(folder: string | undefined): Promise<AnyHooks> {
  const file = ['player.ts', 'player.js'].map((it) => join(folder ?? '', it)).find((it) => folder && existsSync(it))
  if (file === undefined) return {}
  const { default: hooks } = (await import(pathToFileURL(file).href)) as { readonly default?: unknown }
  if (typeof hooks !== 'object' || hooks === null) throw new TypeError(`${file} must export its hooks as the default`)
  return hooks
}
