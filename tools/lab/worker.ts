// A thread of the pool: plays one match after the other, as it is told.

import { parentPort, workerData } from 'node:worker_threads'
import type { Json } from '../../src/core/json.ts'
import { loadGames } from '../../src/games.ts'
import { hooksIn } from '../../src/library/player.ts'
import { playMatch } from '../../src/players/index.ts'
import type { Job, Result } from './jobs.ts'

const { game: id, folders } = workerData as { readonly game: string; readonly folders: readonly string[] }
const library = await loadGames(folders)
const game = library.games.find((it) => it.id === id)
if (!game) throw new Error(`there is no game ${id}`)
const hooks = await hooksIn(library.folderOf(id))

parentPort?.on('message', (job: Job) => {
  const set = game.setup(job.start)
  if (!set.ok) throw new Error(`${id} refuses a start: ${JSON.stringify(set.problems)}`)
  const acts: Record<string, number> = {}
  const before = process.threadCpuUsage()
  const table = { game, hooks, start: set.value as Json, players: job.players, seed: job.seed, most: job.most }
  const played = playMatch(table, (_, { do: action }) => {
    acts[action.act] = (acts[action.act] ?? 0) + 1
  })
  const { user, system } = process.threadCpuUsage(before)
  const result: Result = { ...played, acts, ms: (user + system) / 1000 }
  parentPort?.postMessage(result)
})
