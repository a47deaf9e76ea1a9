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
import { advise, Foresight, named, review } from '../players/index.ts'
import { Hushed } from './hushed.ts'
import type { AskedAhead, AskedReview, Heard, ReviewSaid } from './thinker.ts'

// For this thread alone; if the system refuses, it thinks at its usual priority.
try {
  setPriority(19)
} catch {}

type Loaded = { readonly game: AnyGame; readonly hooks: AnyHooks; readonly foresight: Foresight }
const loaded = new Map<string, Promise<Loaded>>()

async function load(folder: string): Promise<Loaded> {
  // Games outside the project import its rooms by name.
  if (dirname(folder) !== join(import.meta.dirname, '..', 'games')) await serve(dirname(folder))
  const [index] = globSync('index.{ts,js}', { cwd: folder })
  const { default: game } = (await import(pathToFileURL(join(folder, index ?? '')).href)) as {
    readonly default: AnyGame
  }
  const hooks = await hooksIn(folder)
  return { game, hooks, foresight: new Foresight(game, hooks) }
}

/** Any legal move. */
const random: Thinking = { how: 'random', work: 0 }

/** Tells every step as it is made, so that none is lost when the thread is ended. */
function look({ game, hooks }: Loaded, { looked, notes }: AskedReview): void {
  const say = (said: ReviewSaid): void => parentPort?.postMessage(said)
  const work = review(game, hooks, looked, notes)
  let it = work.next()
  for (; !it.done; it = work.next()) say({ step: it.value })
  say({ review: it.value })
}

/** Ends a thought ahead at once: the thread is asked something else. */
class Rest extends Error {}

function ponder({ foresight, hooks }: Loaded, { now, since, rest }: Extract<Heard, AskedAhead>): void {
  const goOn = (): void => {
    if (Atomics.load(rest, 0) !== since) throw new Rest()
  }
  class Watched extends Hushed {
    override spend(): boolean {
      goOn()
      return super.spend()
    }
  }
  const players = now.players.map((level) => level && named(hooks, level))
  try {
    goOn()
    foresight.ponder({ ...now, players }, (moves) => new Watched(moves, rest))
  } catch (why) {
    // A player that fails is told about when it is asked for its move.
    if (!(why instanceof Rest)) return
  }
}

parentPort?.on('message', async (heard: Heard) => {
  const { folder } = heard
  const known = loaded.get(folder) ?? load(folder)
  loaded.set(folder, known)
  // A folder without a game is told about when a move is asked for.
  if ('now' in heard) return known.then((it) => ponder(it, heard)).catch(() => undefined)
  const { game, hooks, foresight } = await known
  if ('looked' in heard) return look({ game, hooks, foresight }, heard)
  if (!('level' in heard)) return parentPort?.postMessage(advise(game, hooks, heard.request))
  const thinking = heard.level === null ? random : named(hooks, heard.level)
  const budgets = (moves: number) => new Hushed(moves, heard.rest)
  parentPort?.postMessage(foresight.choose({ ...heard.request, thinking }, budgets))
})
