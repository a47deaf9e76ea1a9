// The level of computer players that adjust: one up after a match that a person won against them, one down after a match that they won
// against people. It stays the same for a whole match, whose header has it, so the last match is all that counts.

import { adjusting, type Level, levels } from '../core/level.ts'
import type { Start } from '../core/rules.ts'
import type { Journal } from '../journal/journal.ts'

/** Before any match has been played to its end. */
export const usual: Level = 'steady'

/** The start with the level at which its adjusting players play, if it has any. */
export function adjusted(journal: Pick<Journal, 'matches' | 'read'>, game: string, start: Start): Start {
  const { adjusting: _, ...agreed } = start.agreed ?? {}
  if (!agreed.computers?.includes(adjusting)) return start.agreed ? { ...start, agreed } : start
  return { ...start, agreed: { ...agreed, adjusting: nextLevel(journal, game) } }
}

/** By the last match of this game that counts: played to its end, people against adjusting players, and no seat was handed over. */
function nextLevel(journal: Pick<Journal, 'matches' | 'read'>, game: string): Level {
  for (const it of journal.matches().toReversed()) {
    if (it.game !== game || !it.outcome) continue
    const match = journal.read(it.match)
    if (!match.ok || match.asides.some((aside) => 'handover' in aside)) continue
    const { computers = [], adjusting: level } = match.header.agreed ?? {}
    const isPerson = (seat: number): boolean => (computers[seat] ?? null) === null
    if (level === undefined || !it.brought.some((_, seat) => isPerson(seat))) continue
    const { winners } = it.outcome
    const [people, players] = [winners.some(isPerson), winners.some((seat) => computers[seat] === adjusting)]
    return stepped(level, people === players ? 0 : people ? 1 : -1)
  }
  return usual
}

const stepped = (level: Level, by: -1 | 0 | 1): Level => levels[levels.indexOf(level) + by] ?? level
