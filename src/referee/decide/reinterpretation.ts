// What was believed is read anew where nothing explains the table from now on: an earlier reading may have been too short, an answer
// a change of mind, and what was put back no take-back, or one less far.

import type { KindId } from '../../core/ids.ts'
import { count, placesAgree, standing } from '../infer/agreement.ts'
import { type Belief, begins, type Line } from '../infer/belief.ts'
import { compare } from '../infer/corrections.ts'
import { type Explanation, ordinaryEffort } from '../infer/search.ts'
import { tooSoon } from './due.ts'
import { accepted, type Look } from './evidence.ts'
import { hasWords, redone } from './given-up.ts'
import { between, seatsIn, turnBegan } from './history.ts'
import { unexplained } from './unfinished.ts'
import type { Verdict } from './verdict.ts'

/** `onward`: what was found from what is believed now, and that was nothing. */
export function readAnew(look: Look, onward: Explanation): Verdict {
  const { trail, said } = look.bench
  const unsaid = Math.max(0, said.lastIndexOf(true))
  const first = Math.max(unsaid, turnBegan(trail))
  const again = first < trail.length - 1 ? look.ask(trail.slice(first)) : null
  if (again && again.ends.length > 0) {
    for (let keep = trail.length - 1; keep > first; keep--) {
      const found = keep === first + 1 ? again : look.ask(trail.slice(keep - 1))
      if (found.ends.length > 0) return accepted(look, keep, found)
    }
  }
  if (again && !again.sure) {
    // Where the search of a whole turn was given up, the way from its latest rests is shorter.
    for (let keep = trail.length - 1; keep > Math.max(first, trail.length - 1 - nearRests); keep--) {
      const found = look.ask(trail.slice(keep - 1), ordinaryEffort / nearRests)
      if (found.ends.length > 0) return accepted(look, keep, found)
    }
  }
  // What others are believed to have answered may have been a change of mind: one play instead of all that.
  for (let keep = Math.min(first, trail.length - 1); keep > Math.max(unsaid, first - mostAnswers); keep--) {
    const found = byOne(look.ask(trail.slice(keep - 1)))
    if (found.ends.length > 0) return accepted(look, keep, found)
  }
  return readOn(look, first, onward, again)
}

/** So many rests are tried one by one when all of a turn's are too many to search. */
const nearRests = 3

/** So many rests of others are read anew at most. */
const mostAnswers = 3

/** The plays of which one seat alone has its part. */
function byOne({ steps, ends }: Explanation): Pick<Explanation, 'steps' | 'ends'> {
  const isOne = (_: unknown, i: number): boolean => seatsIn(steps[i]?.moves ?? []) <= 1
  return { steps: steps.filter(isOne), ends: ends.filter(isOne) }
}

/** What was put back may have been no take-back, or one less far. */
function readOn(look: Look, first: number, onward: Explanation, again: Explanation | null): Verdict {
  const { trail, watch } = look.bench
  const now = trail.at(-1) as Belief
  const given = watch.undone.filter((belief, i) => i === watch.undone.length - 1 || stands(look, belief))
  let undone: Explanation | null = null
  for (const belief of given) {
    undone = look.ask([belief, now])
    const once = redone(now, belief, undone)
    if (once.ends.length > 0) return accepted(look, trail.length, once)
  }
  const midway = between(look.reach, look.bench, look.seen)
  // Nor are presses unsaid by a piece that may be about to be played.
  const unsays = midway?.gone === true && midway.keep <= look.bench.said.lastIndexOf(true) && isTakenUp(look, onward)
  if (midway && !unsays) return midway
  return unexplained(look, first, { onward, again, undone })
}

const stands = ({ reach, view }: Look, belief: Belief): boolean =>
  belief.some(({ state, key }) => placesAgree(view, reach.spot(state, key).layout))

/** Nothing but pieces is missing, and a play would set one of them down elsewhere: it may be in a hand. */
function isTakenUp({ view, layout }: Look, { nodes }: Explanation): boolean {
  const home = compare(view, layout).flatMap((it) => (it.fix === 'put' ? [it.to] : []))
  return nodes.some(({ depth, spot }) => {
    const fixes = depth > 0 ? compare(view, spot.layout) : []
    return fixes.every(({ fix }) => fix === 'put') && fixes.some((it) => it.fix === 'put' && !home.includes(it.to))
  })
}

/**
 * Of several alike one goes on from where one has only just been set down: it may be another, or the same, which has gone further at
 * once. Both are believed.
 */
export function wentFurther(look: Look, onward: Explanation): Verdict | null {
  const { bench, view, layout } = look
  const { trail, said, watch } = bench
  const [before, now] = trail.slice(-2)
  if (!before || !now || said.at(-1) || !watch.accepted || watch.changedAt - watch.accepted.at >= tooSoon) return null
  const isLeft = (kind: string): boolean =>
    view.places.some(([place, seen]) => {
      const stood = count(standing(layout, place), kind as KindId)
      return stood > 1 && seen.filter((it) => it === kind).length < stood
    })
  if (!watch.accepted.kinds.some(isLeft)) return null
  const further = look.ask([before, now], ordinaryEffort / nearRests)
  // An answer may have left nothing of what the latest rest grew from.
  const origins = onward.steps.map(({ from }) => before.findIndex((it) => begins((now[from] as Line).moves, it.moves)))
  if (further.ends.length === 0 || further.crowded || origins.includes(-1)) return null
  const steps = onward.steps.map(({ from, moves }, i) => {
    const origin = origins[i] as number
    const since = (now[from] as Line).moves.slice((before[origin] as Line).moves.length)
    return { from: origin, moves: [...since, ...moves] }
  })
  return accepted(look, trail.length - 1, {
    steps: [...steps, ...further.steps],
    ends: [...onward.ends, ...further.ends]
  })
}

/**
 * A piece that unsaid a word because it was away for long, and stands elsewhere now: whoever took it back plays it there, whoever only
 * held it moves it there after the word. Both are believed.
 */
export function heldBefore(look: Look, onward: Explanation): Verdict | null {
  const { reach, bench } = look
  const now = bench.trail.at(-1) as Belief
  const given = bench.watch.undone.at(-1)
  const { moves = [] } = given?.[0] ?? {}
  const origin = now.find((line) => begins(moves, line.moves))
  if (!given || !origin || !hasWords(reach.game, origin, moves.slice(origin.moves.length))) return null
  const held = redone(now, given, look.ask([given, now], ordinaryEffort / nearRests))
  if (held.ends.length === 0) return null
  return accepted(look, bench.trail.length, {
    steps: [...onward.steps, ...held.steps],
    ends: [...onward.ends, ...held.ends]
  })
}
