// What goes on beside the rules of one match: hints, and who plays which seat. The referee knows nothing of it.

import { type AsideKept, type AsidePast, isHandover, isHint } from '../core/aside.ts'
import type { LogEntry } from '../core/ruling.ts'
import { type CoachParts, openCoach } from './coach.ts'
import { openPlayers } from './players.ts'

export interface AsidesParts extends Omit<CoachParts, 'past' | 'isComputer' | 'keep'> {
  readonly past: readonly AsidePast[] | undefined
  /** Resolves once it is on the disk, or the disk has refused. */
  readonly keep: (made: AsideKept) => Promise<unknown>
}

export function openAsides({ past = [], shown, ...parts }: AsidesParts) {
  const players = openPlayers({
    ...{ ...parts, past: past.filter(isHandover) },
    shown: () => ({ moves: shown().moves(), over: shown().over !== null })
  })
  const isComputer = (seat: number): boolean => players.all()[seat] !== null
  const coach = openCoach({ ...parts, shown, isComputer, past: past.filter(isHint) })
  const merged = withLines()
  return {
    players,
    coach,
    /** In order. */
    asides: (): readonly AsidePast[] => [...coach.given(), ...players.made()].sort((a, b) => a.at - b.at),
    /** The log with their lines. */
    told: (log: readonly LogEntry[]): readonly LogEntry[] => merged(log, coach.lines(), players.lines())
  }
}

/** The log with these lines, each where it belongs in time. The same lists give the same list. */
function withLines(): (log: readonly LogEntry[], ...more: readonly (readonly LogEntry[])[]) => readonly LogEntry[] {
  let known: { readonly of: readonly (readonly LogEntry[])[]; readonly all: readonly LogEntry[] } | null = null
  return (log, ...more) => {
    if (more.every((it) => it.length === 0)) return log
    const of = [log, ...more]
    if (!known || of.some((it, i) => known?.of[i] !== it)) known = { of, all: of.flat().sort((a, b) => a.at - b.at) }
    return known.all
  }
}
