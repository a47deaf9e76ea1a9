// The last move as everybody saw it: its line of the story, and the places it touched. Pure.

import type { LogEntry } from '../../src/core/ruling.ts'
import type { Doc } from '../../src/server/messages.ts'

const shown: readonly LogEntry['tone'][] = ['move', 'chance', 'undo']

/** The newest line that tells what was done; null before the first. */
export const lastEntry = (doc: Doc | null): LogEntry | null =>
  doc?.told.findLast((it) => shown.includes(it.tone)) ?? null

/** What touched more places than this changed the board as a whole; to mark them all would mark nothing. */
const most = 6

/** Where the last figures moved. A throw leaves the board as it was, so the move before it is still the last one there. */
export function lastPlaces(doc: Doc | null): readonly string[] {
  const places = doc?.told.findLast((it) => shown.includes(it.tone) && it.places && it.places.length > 0)?.places ?? []
  return places.length > most ? [] : places
}
