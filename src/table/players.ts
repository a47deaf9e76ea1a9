// Who plays each seat of one match, a person or a computer player of some level. They agree on it before the match; during it a seat is
// handed over at any time, by whoever may. The referee never knows of it.

import type { AsidePast, Handover, HandoverKept } from '../core/aside.ts'
import type { Seat } from '../core/ids.ts'
import { adjusting, type Level, type Player } from '../core/level.ts'
import type { Start } from '../core/rules.ts'
import type { LogEntry } from '../core/ruling.ts'
import type { Phrase } from '../core/words.ts'
import { usual } from './adjusting.ts'

export interface PlayersParts {
  readonly start: Pick<Start, 'seats' | 'agreed'>
  readonly past: readonly AsidePast<HandoverKept>[]
  readonly now: () => number
  /** What people see now. */
  readonly shown: () => { readonly moves: number; readonly over: boolean }
  /** Resolves once it is on the disk, or the disk has refused. */
  readonly keep: (made: HandoverKept) => Promise<unknown>
  readonly changed: () => void
}

export function openPlayers({ start, past, now, shown, keep, changed }: PlayersParts) {
  /** In order. What was asked last waits for the disk; it counts once it is there. */
  let asked = past
  let made = past
  let lines: readonly LogEntry[] = past.map(lineOf)

  return {
    /** Every seat's. */
    all: (): readonly Player[] => playersOf(start, made),
    made: (): readonly AsidePast<HandoverKept>[] => made,
    lines: (): readonly LogEntry[] => lines,
    /** Null: it is done, or will be once it is on the disk. */
    hand(seat: Seat, to: Player): Phrase | null {
      const { moves, over } = shown()
      if (start.seats[seat] === undefined) return { say: 'table.handover.seat' }
      if (over) return { say: 'table.handover.over' }
      if (playersOf(start, asked)[seat] === to) return null
      const it: HandoverKept = { handover: seat, to, after: moves }
      asked = [...asked, { ...it, at: now() }]
      const n = asked.length
      void keep(it).then(() => {
        made = asked.slice(0, Math.max(n, made.length))
        lines = made.map(lineOf)
        changed()
      })
      return null
    }
  }
}

/** Who plays each seat, after these handovers. */
export function playersOf({ seats, agreed }: PlayersParts['start'], made: readonly Handover[]): readonly Player[] {
  return seats.map((_, seat) => {
    const last = made.findLast(({ handover }) => handover === seat)
    if (last) return last.to
    const first = agreed?.computers?.[seat] ?? null
    return first === adjusting ? (agreed?.adjusting ?? usual) : first
  })
}

const levelSays: Readonly<Record<Level, string>> = {
  beginner: 'table.level.beginner',
  easy: 'table.level.easy',
  steady: 'table.level.steady',
  strong: 'table.level.strong',
  master: 'table.level.master'
}

/** The log's line. */
export function handoverTold({ handover, to }: Handover): Omit<LogEntry, 'at'> {
  const who = { seat: handover }
  const say: Phrase =
    to === null
      ? { say: 'table.handover.person', with: { who } }
      : { say: 'table.handover.computer', with: { who, level: { say: levelSays[to] } } }
  return { say, by: handover, tone: 'note' }
}

const lineOf = (it: AsidePast<HandoverKept>): LogEntry => ({ ...handoverTold(it), at: it.at })
