// The lines of the log by turns. Pure.

import type { LogEntry } from '../../src/core/ruling.ts'

export interface Turn {
  /** Undefined before the first turn. */
  readonly turn: number | undefined
  readonly lines: readonly { readonly line: LogEntry; readonly undone: boolean }[]
}

/** A line without a turn of its own belongs to the turn that it was told in. A move is undone where less stands on the board later. */
export function byTurns(told: readonly LogEntry[]): Turn[] {
  const turns: { turn: number | undefined; lines: { line: LogEntry; undone: boolean }[] }[] = []
  let least = Number.POSITIVE_INFINITY
  const undone = new Set<LogEntry>()
  for (const line of [...told].reverse()) {
    if (line.tone === 'undo') least = Math.min(least, line.step ?? least)
    else if (line.step !== undefined && line.step > least) undone.add(line)
  }
  for (const line of told) {
    const now = turns.at(-1)
    const turn = line.turn ?? now?.turn
    if (now && now.turn === turn) now.lines.push({ line, undone: undone.has(line) })
    else turns.push({ turn, lines: [{ line, undone: undone.has(line) }] })
  }
  return turns
}
