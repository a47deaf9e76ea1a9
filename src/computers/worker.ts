// Thinks in a thread of its own, at the lowest priority: the daemon's thread never searches.

import { globSync } from 'node:fs'
import { setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort } from 'node:worker_threads'
import type { AnyGame } from '../core/game.ts'
import type { AnyHooks, Thinking } from '../core/player.ts'
import { serve } from '../library/imports.ts'
import { hooksIn } from '../library/player.ts'
import { advise, choose, named } from '../players/index.ts'
import type { Asked, AskedAdvice } from './thinker.ts'

// For this thread alone; if the system refuses, it thinks at its usual priority.
try {
  setPriority(19)
} catch {}

type Loaded = { readonly game: AnyGame; readonly hooks: AnyHooks }
const loaded = new Map<string, Promise<Loaded>>()

async function load(folder: string): Promise<Loaded> {
  // Games outside the project import its rooms by name.
  if (dirname(folder) !== join(import.meta.dirname, '..', 'games')) await serve(dirname(folder))
  const [index] = globSync('index.{ts,js}', { cwd: folder })
  const { default: game } = (await import(pathToFileURL(join(folder, index ?? '')).href)) as {
    readonly default: AnyGame
  }
  return { game, hooks: await hooksIn(folder) }
}

/** Any legal move. */
const random: Thinking = { how: 'random', work: 0 }

parentPort?.on('message', async (asked: Asked | AskedAdvice) => {
  const { folder, request } = asked
  const known = loaded.get(folder) ?? load(folder)
  loaded.set(folder, known)
  const { game, hooks } = await known
  if (!('level' in asked)) return parentPort?.postMessage(advise(game, hooks, request))
  const thinking = asked.level === null ? random : named(hooks, asked.level)
  parentPort?.postMessage(choose(game, hooks, { ...request, thinking }))
})
