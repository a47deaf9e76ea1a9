// A match as it was, move by move: the documents that the audience had. What did not change is shared between them.

import { signal } from '@preact/signals'
import type { Doc, Luck, PastMatch, Replay } from '../../src/server/messages.ts'
import { apply } from '../state/patch.ts'

export interface Film {
  readonly docs: readonly Doc[]
  readonly turns: number
  readonly luck: readonly Luck[]
}

/** The one that is looked at again. */
export const film = signal<Film | null>(null)

/** Null: this match cannot be read here. */
export async function loadFilm(match: string): Promise<Film | null> {
  const replay = await get<Replay>(`/api/matches/${encodeURIComponent(match)}/replay`)
  if (!replay) return null
  const { doc, steps, turns, luck } = replay
  const docs = [doc]
  let now = doc
  for (const ops of steps) {
    now = apply(now, ops)
    docs.push(now)
  }
  return { docs, turns, luck }
}

/** The matches of the journal, newest first; empty if the daemon does not answer. */
export const loadMatches = async (): Promise<readonly PastMatch[]> => (await get<PastMatch[]>('/api/matches')) ?? []

async function get<T>(path: string): Promise<T | null> {
  try {
    const answer = await fetch(path)
    return answer.ok ? ((await answer.json()) as T) : null
  } catch {
    return null
  }
}
