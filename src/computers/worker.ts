// Thinks in a thread of its own, at the lowest priority: the daemon's thread never searches.

import { globSync } from 'node:fs'
import { setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort } from 'node:worker_threads'
import type { AnyHooks, Thinking } from '../core/player.ts'
import type { AnyRules } from '../core/rules.ts'
import { serve } from '../library/imports.ts'
import { hooksIn } from '../library/player.ts'
import { choose, named } from '../players/index.ts'
import type { Asked } from './thinker.ts'

// For this thread alone; if the system refuses, it thinks at its usual priority.
try {
  setPriority(19)
} catch {}

type Loaded = { readonly game: AnyRules; readonly hooks: AnyHooks }
const loaded = new Map<string, Promise<Loaded>>()

async function load(folder: string): Promise<Loaded> {
  // Games outside the project import its rooms by name.
  if (dirname(folder) !== join(import.meta.dirname, '..', 'games')) await serve(dirname(folder))
  const [index] = globSync('index.{ts,js}', { cwd: folder })
  const { default: game } = (await import(pathToFileURL(join(folder, index ?? '')).href)) as {
    readonly default: AnyRules
  }
  return { game, hooks: await hooksIn(folder) }
}

/** Any legal move. */
const random: Thinking = { how: 'random', work: 0 }

parentPort?.on('message', async ({ folder, level, request }: Asked) => {
  const known = loaded.get(folder) ?? load(folder)
  loaded.set(folder, known)
  const { game, hooks } = await known
  const thinking = level === null ? random : named(hooks, level)
  parentPort?.postMessage(choose(game, hooks, { ...request, thinking }))
})
