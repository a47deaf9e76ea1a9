// Whether the daemon lives: it must answer, keep its journal, its match and its devices, and not start again.

import { setTimeout as wait } from 'node:timers/promises'
import type { TableFile } from '../../config/table.ts'
import type { Phrase } from '../../core/words.ts'
import type { Health } from '../../table/room.ts'
import { askDaemon } from '../ask.ts'

/** How long it may take to answer for the first time, and to be silent later, on a slow Pi. */
const startMs = 180_000
const silenceMs = 15_000

export const healthOf = async (server: TableFile['server']): Promise<Health | null> => {
  const answer = await askDaemon(server, '/api/health')
  return answer?.ok ? (answer.body as Health) : null
}

/** Watches the daemon from its first answer on. Returns what is wrong, as soon as it is; null: nothing. */
export async function faultIn(
  server: TableFile['server'],
  before: Health | null,
  seconds: number
): Promise<Phrase | null> {
  let heard = performance.now()
  let first: number | null = null
  let last: Health | null = null
  while (first === null || performance.now() - first < seconds * 1000) {
    const health = await healthOf(server)
    const now = performance.now()
    if (health === null) {
      if (now - heard > (first === null ? startMs : silenceMs)) return { say: 'update.silent' }
    } else {
      if (last && health.uptimeMs < last.uptimeMs) return { say: 'update.again' }
      if (health.journal.state !== 'good') return { say: 'update.journal' }
      if (before?.match && health.match?.id !== before.match.id)
        return { say: 'update.match', with: { match: before.match.id } }
      first ??= now
      heard = now
      last = health
    }
    await wait(1000)
  }
  const lost = before?.devices.find(
    ({ id, role, state }) =>
      role !== 'computer' && state === 'ready' && last?.devices.find((it) => it.id === id)?.state !== 'ready'
  )
  return lost ? { say: 'update.device', with: { device: lost.name } } : null
}
