// Resumes a match from its journal as it was played, whatever today’s rules say. Differences are reported.

import type { AsidePast } from '../core/aside.ts'
import type { AnyGame } from '../core/game.ts'
import type { Json } from '../core/json.ts'
import type { Start } from '../core/rules.ts'
import type { Checked } from '../core/schema.ts'
import { asPlayed, type Difference, differ, differAtFirst, standing } from '../journal/differ.ts'
import { inTurn, type Written } from '../journal/shelf.ts'
import { type Referee, referee, type SettlingTimes, type Stepped } from '../referee/index.ts'

/** What the journal holds of a match. */
export interface Past {
  /** The state that the match began in; journals of version 1 lack it. */
  readonly began?: Json | undefined
  /** How often it has ended, and gone on. */
  readonly ended?: number
  readonly entries: readonly Pick<Written, 'entry'>[]
  readonly asides?: readonly AsidePast[]
}

export interface Recalled {
  /** The rules under which this match was played. */
  readonly game: AnyGame
  readonly judge: Referee
  readonly stepped: Stepped
  /** In the order of play. */
  readonly differs: readonly Difference[]
}

export function recall(rules: AnyGame, start: Start, past: Past, settling?: Partial<SettlingTimes>): Checked<Recalled> {
  const { began, entries } = past
  const { game, remember } = asPlayed(rules, began)
  const judge = referee(game, settling)
  const found: Difference[] = []
  const opened = judge.resume(start, inTurn(entries), (it) => {
    const differs = differ(rules, it)
    if (differs.length > 0) remember(it)
    found.push(...differs)
  })
  if (!opened.ok) return opened
  const first = began === undefined ? [] : differAtFirst(rules, start, began)
  const differs = [...first, ...standing(found, judge.moves(opened.value[0]))]
  return { ok: true, value: { game, judge, stepped: opened.value, differs } }
}
