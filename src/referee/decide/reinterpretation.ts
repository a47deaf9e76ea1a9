// Reads earlier rests again where nothing explains the table from now on: an earlier reading may have been too short, an answer a
// change of mind, and a take-back the beginning of something else.

import type { KindId } from '../../core/ids.ts'
import { count, placesAgree, standing } from '../infer/agreement.ts'
import { type Belief, begins, type Hypothesis } from '../infer/belief.ts'
import { correctionsTo } from '../infer/corrections.ts'
import type { SearchResult } from '../infer/search.ts'
import { learning, reinterpretationLimits, searchLimits } from '../limits.ts'
import { asMove, type Evidence } from './evidence.ts'
import { fromNow, hasDeclared } from './given-up.ts'
import { partBack, turnBegan } from './history.ts'
import { unfinished } from './unfinished.ts'
import type { Verdict } from './verdict.ts'

/** Moves for each of several searches. */
const aShare = searchLimits.moves / reinterpretationLimits.nearRests

/** Changes of seat: a turn read again may end with a reply; who changes a mind plays alone. */
const [ownTurn, alone] = [{ turns: 1 }, { turns: 0 }]

/** `onward`: what was found from what is believed now, and that was nothing. */
export function reinterpret(evidence: Evidence, onward: SearchResult): Verdict {
  const { history, said } = evidence.match
  const unsaid = Math.max(0, said.lastIndexOf(true))
  const first = Math.max(unsaid, turnBegan(history))
  const again = first < history.length - 1 ? evidence.ask(history.slice(first), ownTurn) : null
  if (again && again.ends.length > 0) {
    for (let keep = history.length - 1; keep > first; keep--) {
      const found = keep === first + 1 ? again : evidence.ask(history.slice(keep - 1), ownTurn)
      if (found.ends.length > 0) return asMove(evidence, keep, found)
    }
  }
  if (again && !again.sure) {
    // Where the search of a whole turn was given up, the way from its latest rests is shorter.
    for (
      let keep = history.length - 1;
      keep > Math.max(first, history.length - 1 - reinterpretationLimits.nearRests);
      keep--
    ) {
      const found = evidence.ask(history.slice(keep - 1), { ...ownTurn, effort: aShare })
      if (found.ends.length > 0) return asMove(evidence, keep, found)
    }
  }
  // What others are believed to have answered may have been a change of mind: one play instead of all that.
  for (
    let keep = Math.min(first, history.length - 1);
    keep > Math.max(unsaid, first - reinterpretationLimits.answers);
    keep--
  ) {
    const found = evidence.ask(history.slice(keep - 1), alone)
    if (found.ends.length > 0) return asMove(evidence, keep, found)
  }
  return readOn(evidence, first, onward, again)
}

/** What was put back may have been no take-back, or one less far. */
function readOn(evidence: Evidence, first: number, onward: SearchResult, again: SearchResult | null): Verdict {
  const { history, recent } = evidence.match
  const now = history.at(-1) as Belief
  const given = recent.undone.filter((belief, i) => i === recent.undone.length - 1 || stands(evidence, belief))
  let undone: SearchResult | null = null
  for (const belief of given) {
    undone = evidence.ask([belief, now])
    const once = fromNow(now, belief, undone)
    if (once.ends.length > 0) return asMove(evidence, history.length, once)
  }
  const midway = partBack(evidence.graph, evidence.match, evidence.seen)
  // Nor are presses unsaid by a piece that may be about to be played.
  const unsays =
    midway?.gone === true && midway.keep <= evidence.match.said.lastIndexOf(true) && isTakenUp(evidence, onward)
  if (midway && !unsays) return midway
  return unfinished(evidence, first, { onward, again, undone })
}

const stands = ({ graph, view }: Evidence, belief: Belief): boolean =>
  belief.some(({ state, key }) => placesAgree(view, graph.node(state, key).layout))

/** Nothing but pieces is missing, and a play would set one of them down elsewhere: it may be in a hand. */
function isTakenUp({ view, layout }: Evidence, { paths }: SearchResult): boolean {
  const home = correctionsTo(view, layout).flatMap((it) => (it.fix === 'put' ? [it.to] : []))
  return paths.some(({ depth, node }) => {
    const fixes = depth > 0 ? correctionsTo(view, node.layout) : []
    return fixes.every(({ fix }) => fix === 'put') && fixes.some((it) => it.fix === 'put' && !home.includes(it.to))
  })
}

/**
 * Of several alike one goes on from where one has only just been set down: it may be another, or the same, which has gone further at
 * once. Both are believed.
 */
export function likeWentOn(evidence: Evidence, onward: SearchResult): Verdict | null {
  const { match, view, layout } = evidence
  const { history, said, sensors, recent } = match
  const [before, now] = history.slice(-2)
  if (!before || !now || said.at(-1) || !recent.accepted || sensors.changedAt - recent.accepted.at >= learning.tooSoon)
    return null
  const isLeft = (kind: string): boolean =>
    view.places.some(([place, seen]) => {
      const stood = count(standing(layout, place), kind as KindId)
      return stood > 1 && seen.filter((it) => it === kind).length < stood
    })
  if (!recent.accepted.kinds.some(isLeft)) return null
  const further = evidence.ask([before, now], { effort: aShare })
  // An answer may have left nothing of what the latest rest grew from.
  const origins = onward.steps.map(({ from }) =>
    before.findIndex((it) => begins((now[from] as Hypothesis).moves, it.moves))
  )
  if (further.ends.length === 0 || further.crowded || origins.includes(-1)) return null
  const steps = onward.steps.map(({ from, moves }, i) => {
    const origin = origins[i] as number
    const since = (now[from] as Hypothesis).moves.slice((before[origin] as Hypothesis).moves.length)
    return { from: origin, moves: [...since, ...moves] }
  })
  return asMove(evidence, history.length - 1, {
    steps: [...steps, ...further.steps],
    ends: [...onward.ends, ...further.ends]
  })
}

/**
 * A piece that unsaid a word because it was away for long, and stands elsewhere now: whoever took it back plays it there, whoever only
 * held it moves it there after the word. Both are believed.
 */
export function heldOverWord(evidence: Evidence, onward: SearchResult): Verdict | null {
  const { graph, match } = evidence
  const now = match.history.at(-1) as Belief
  const given = match.recent.undone.at(-1)
  const { moves = [] } = given?.[0] ?? {}
  const origin = now.find((hypothesis) => begins(moves, hypothesis.moves))
  if (!given || !origin || !hasDeclared(graph.game, origin, moves.slice(origin.moves.length))) return null
  const held = fromNow(now, given, evidence.ask([given, now], { effort: aShare }))
  if (held.ends.length === 0) return null
  return asMove(evidence, match.history.length, {
    steps: [...onward.steps, ...held.steps],
    ends: [...onward.ends, ...held.ends]
  })
}
