// The match’s log: its last entries, and the differences to today’s rules.

import type { LogEntry } from '../core/ruling.ts'
import { verbatim } from '../core/words.ts'
import type { Difference } from '../journal/differ.ts'

const [most, least] = [200, 120]

/** Keeps the newest entries. It drops many at once and seldom, because a list that only grows is cheap to send. */
export function shorten(told: readonly LogEntry[]): readonly LogEntry[] {
  return told.length > most ? told.slice(-least) : told
}

export function toldOf(it: Difference, at: number): LogEntry {
  const rule = it.differs === 'refused' ? { rule: verbatim(it.rule) } : {}
  const say = { say: `referee.changed.${it.differs}`, with: { n: it.number, ...rule } }
  return { at, say, by: 'referee', tone: 'note' }
}
