// The next state after an accepted change: the belief grows, or the history is cut back to an earlier one. At a commit point the
// history begins anew, because nothing before it can be taken back.

import type { Made, Step } from '../../core/entry.ts'
import type { Seat } from '../../core/ids.ts'
import type { Action, Move } from '../../core/rules.ts'

import { questionAfter } from '../decide/question.ts'
import type { Change, RefereeState } from '../decide/state.ts'
import { type Belief, type CommitPoint, type Hypothesis, make, merge, type Past, remake } from '../infer/belief.ts'
import type { Graph } from '../infer/graph.ts'
import { isDeclared } from '../infer/plays.ts'
import { questionLimits } from '../limits.ts'

export interface Advanced {
  readonly match: RefereeState
  /** For each hypothesis of the new belief, how it came about. */
  readonly grown: readonly Grown[]
}

export function advance(graph: Graph, match: RefereeState, { keep, steps, said }: Change): Advanced {
  const belief = (match.history[keep - 1] ?? match.history.at(-1)) as Belief
  // Hypotheses that were told apart once may be one by a key of today.
  const grown = distinct(steps.map((step) => walk(graph, (belief[step.from] ?? belief[0]) as Hypothesis, step)))
  const ends = grown.map(({ end }) => end)
  const moves = steps[0]?.moves ?? []
  const quiet = moves.length === 0 && ends.length === belief.length
  // Where one of them was only shown it can be read anew.
  const spoken = said || grown.every((it) => it.spoken)
  const crossed = grown.find(({ commitPoint }) => commitPoint)
  const {
    past,
    root,
    history,
    said: words,
    commitPoint
  }: Segment = crossed
    ? beyond(match, grown, crossed.commitPoint as CommitPoint)
    : {
        past: match.past,
        root: match.root,
        history: quiet ? match.history.slice(0, keep) : match.history.toSpliced(keep, Number.POSITIVE_INFINITY, ends),
        said: quiet ? match.said.slice(0, keep) : match.said.toSpliced(keep, Number.POSITIVE_INFINITY, spoken),
        commitPoint: match.commitPoint
      }
  const outcomes = ends.map(({ state }) => graph.game.outcome(state))
  const matters = crossed || said || match.asked || ends.length > questionLimits.unasked
  const asked = matters ? questionAfter(graph, { root, history }) : null
  return {
    match: {
      start: match.start,
      past,
      root,
      history,
      said: words,
      commitPoint,
      sensors: match.sensors,
      recent: match.recent,
      layers: match.layers,
      times: match.times,
      timesSet: match.timesSet,
      ruling: asked ? { ruling: 'ask', question: asked.question } : { ruling: 'settled', moves },
      outcome: outcomes.every((o) => o) ? (outcomes[0] ?? null) : null,
      asked
    },
    grown
  }
}

type Segment = Pick<RefereeState, 'past' | 'root' | 'history' | 'said' | 'commitPoint'>

export interface Grown {
  /** With what its moves made true. */
  readonly step: Step
  readonly origin: Hypothesis
  /** The hypothesis after each of its moves. */
  readonly path: readonly Hypothesis[]
}

interface Walk extends Grown {
  readonly end: Hypothesis
  /** Where the new history begins: after the last commit point, or where the walk began. */
  readonly mark: Hypothesis
  readonly commitPoint: CommitPoint | null
  /** Words are part of it, as of a play that is done again: no search would find it anew. */
  readonly spoken: boolean
}

/** What was made once is folded and not decided again: rules that have changed since change nothing of it. */
function walk({ game }: Graph, hypothesis: Hypothesis, step: Step): Walk {
  const { from, moves } = step
  const once = step.made?.length === moves.length ? step.made : null
  let [end, mark] = [hypothesis, hypothesis]
  let commitPoint: CommitPoint | null = null
  let spoken = false
  const path: Hypothesis[] = []
  const made: Made[] = []
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i] as Move<Action>
    spoken ||= isDeclared(game, end.state, move)
    const then = once?.[i]
    const now = then ? { hypothesis: remake(game, end, move, then), made: then } : make(game, end, move)
    end = now.hypothesis
    path.push(end)
    if (!once) made.push(now.made)
    const { learns = nobody } = now.made
    if (move.by !== 'chance' && learns === nobody) continue
    mark = end
    commitPoint = { move, learnt: learns, before: [hypothesis, ...path.slice(0, i)].map(past) }
  }
  return {
    step: made.length > 0 ? { from, moves, made } : step,
    origin: hypothesis,
    path,
    end,
    mark,
    commitPoint,
    spoken
  }
}

const nobody: readonly Seat[] = []

const past = ({ state, key }: Hypothesis): Past => ({ state, key })

/** One walk for each key. */
function distinct(walks: readonly Walk[]): readonly Walk[] {
  if (walks.length < 2) return walks
  const kept = new Set(merge(walks.map(({ end }) => end)))
  return walks.filter(({ end }) => kept.has(end))
}

/** A history that begins after a commit point. Where only one hypothesis is left, its moves become the past. */
function beyond(match: RefereeState, walks: readonly Walk[], commitPoint: CommitPoint): Segment {
  const starts = merge(walks.map(({ mark }) => mark))
  const only = starts.length === 1 ? (starts[0] as Hypothesis) : null
  const first = only ? [{ ...only, moves: [] }] : starts
  const ends = walks.map(({ end, mark }) => (only ? { ...end, moves: end.moves.slice(mark.moves.length) } : end))
  const stands = walks.every(({ end, mark }) => end === mark)
  return {
    past: only ? [...match.past, ...only.moves] : match.past,
    root: only ? only.state : match.root,
    history: stands ? [ends] : [first, ends],
    said: stands ? [false] : [false, false],
    commitPoint: {
      ...commitPoint,
      before: [...match.history.map((belief) => past(belief[0] as Hypothesis)), ...commitPoint.before]
    }
  }
}
