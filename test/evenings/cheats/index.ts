// Collects the cheats for a game: those for every table, and those in the game's own file in this folder, if there is one. The game's
// `meaning.ts` translates the steps of hands into moves.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { cheats as any } from './any.ts'
import type { Cheat, Meaning, Moment } from './cheat.ts'

export async function cheatsOf(game: string): Promise<readonly Cheat[]> {
  const own = await load<{ readonly cheats: readonly Cheat[] }>(`${game}.ts`)
  const means = await load<{ readonly meaning: Meaning }>(join(game, 'meaning.ts'))
  const all = [...(own?.cheats ?? []), ...any]
  return means ? all.map((it) => ({ ...it, steps: (now) => meant(means.meaning, now, it.steps(now)) })) : all
}

async function load<T>(path: string): Promise<T | null> {
  const file = join(import.meta.dirname, path)
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as T) : null
}

const meant = (meaning: Meaning, now: Moment, steps: ReturnType<Cheat['steps']>): typeof steps =>
  steps?.map((it) => {
    const moves = it.step === 'carry' || it.step === 'throw' ? meaning(now, it) : []
    return moves.length > 0 ? { ...it, meant: moves } : it
  }) ?? null
