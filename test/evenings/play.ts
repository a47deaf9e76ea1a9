// Plays matches of one kind until enough gestures are judged. A wrong ruling ends its match; the gestures are shrunk and handed to `wrong`.

import type { AnyGame } from '../../src/core/game.ts'
import { Luck, starts } from '../conformance/playout.ts'
import type { Cheat } from './cheats/cheat.ts'
import { choose } from './choose.ts'

import { type Computers, Evening, type Match } from './evening.ts'
import type { Gesture } from './gestures.ts'
import type { Kind } from './kinds.ts'
import { perform } from './perform.ts'
import { shrink } from './shrink.ts'
import { count, judgedIn, noTally, type Tally } from './tally.ts'

export interface Plan {
  readonly game: AnyGame
  readonly refereed?: AnyGame
  readonly cheats: readonly Cheat[]
  readonly kind: Kind
  readonly computers?: Computers
  readonly actions: number
  readonly seed: number
  /** Use only starts whose name contains this. */
  readonly start?: string
}

export interface Wrong {
  readonly match: Match
  readonly start: string
  /** The fewest gestures that still fail, and what is wrong after the last. */
  readonly gestures: readonly Gesture[]
  readonly why: string
}

export interface Listener {
  readonly progress?: (tally: Tally) => void
  readonly wrong?: (wrong: Wrong) => void
  readonly stopped?: () => boolean
}

/** The greatest number of gestures in a match. */
const mostGestures = 500

export function playEvening(plan: Plan, { progress, wrong, stopped = () => false }: Listener = {}): Tally {
  const tally = noTally()
  const all = starts(plan.game).filter(([name]) => name.includes(plan.start ?? ''))
  if (all.length === 0) throw new Error(`${plan.game.id} has no start with "${plan.start}" in its name`)
  while (judgedIn(tally) < plan.actions && !stopped()) {
    const number = plan.seed * 10_007 + tally.matches
    const [name, start] = all[number % all.length] as (typeof all)[number]
    const { game, refereed, kind, computers } = plan
    const match: Match = {
      ...{ game, kind, start, seed: number },
      ...(refereed ? { refereed } : {}),
      ...(computers ? { computers } : {})
    }
    const failed = playMatch(match, plan, tally, () => stopped() || judgedIn(tally) >= plan.actions, progress)
    tally.matches++
    if (failed) wrong?.({ match, start: name, ...shrink(match, failed.gestures, failed.why) })
  }
  return tally
}

function playMatch(
  match: Match,
  { cheats }: Plan,
  tally: Tally,
  enough: () => boolean,
  progress: Listener['progress']
): { readonly gestures: readonly Gesture[]; readonly why: string } | null {
  const evening = new Evening(match)
  const luck = new Luck(match.seed + 1)
  const gestures: Gesture[] = []
  try {
    for (let idle = 0, done = 0; done < mostGestures && idle < 40 && !evening.over && !enough(); idle++) {
      const gesture = choose(evening, cheats, luck)
      if (!gesture) continue
      gestures.push(gesture)
      const judged = perform(evening, gesture)
      if (!judged) continue
      idle = 0
      done++
      count(tally, judged, cheats)
      progress?.(tally)
      if (judged.result === 'wrong') return { gestures, why: judged.why ?? '' }
    }
    if (evening.over) tally.ended++
    return null
  } finally {
    evening.close()
  }
}
