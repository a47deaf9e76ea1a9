// The ways to cheat that hands know in a game: those of any table, and those of the game's own file in this folder, if it has one.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { cheats as any } from './any.ts'
import type { Cheat } from './cheat.ts'

export async function cheatsOf(game: string): Promise<readonly Cheat[]> {
  const file = join(import.meta.dirname, `${game}.ts`)
  if (!existsSync(file)) return any
  const { cheats } = (await import(pathToFileURL(file).href)) as { readonly cheats: readonly Cheat[] }
  return [...cheats, ...any]
}
