// A thread of the pool: plays one match after the other, as it is told.

import { parentPort, workerData } from 'node:worker_threads'
import type { Seat } from '../../src/core/ids.ts'
import type { Json } from '../../src/core/json.ts'
import type { Die } from '../../src/core/scene.ts'
import { loadGames } from '../../src/games.ts'
import { hooksIn } from '../../src/library/player.ts'
import { playMatch } from '../../src/players/index.ts'
import type { Job, Result } from './jobs.ts'

const { game: id, folders } = workerData as { readonly game: string; readonly folders: readonly string[] }
const library = await loadGames(folders)
const game = library.games.find((it) => it.id === id)
if (!game) throw new Error(`there is no game ${id}`)
const hooks = await hooksIn(library.folderOf(id))

const count = (counts: Record<string, number>, name: string): void => {
  counts[name] = (counts[name] ?? 0) + 1
}

parentPort?.on('message', (job: Job) => {
  const set = game.setup(job.start)
  if (!set.ok) throw new Error(`${id} refuses a start: ${JSON.stringify(set.problems)}`)
  const acts: Record<string, number> = {}
  const events: Record<string, number> = {}
  const dice: Record<string, number> = {}
  let first: Seat | null = null
  const before = process.threadCpuUsage()
  const table = { game, hooks, start: set.value as Json, players: job.players, seed: job.seed, most: job.most }
  const played = playMatch(table, ({ by, do: action }, brought) => {
    if (by !== 'chance') first ??= by
    count(acts, action.act)
    for (const it of brought) count(events, (it as { readonly e?: string }).e ?? 'other')
    if (by === 'chance' && action.act === 'throw')
      for (const { kind, face } of (action as unknown as { readonly dice: readonly Die[] }).dice)
        count(dice, `${kind} ${face}`)
  })
  const { user, system } = process.threadCpuUsage(before)
  const result: Result = { ...played, first, acts, events, dice, ms: (user + system) / 1000 }
  parentPort?.postMessage(result)
})
