// The next state after an accepted change: the belief grows, or the history is cut back to an earlier belief. A commit point starts a new
// history, because nothing before it can be taken back.

import type { Made, Step } from '../../core/entry.ts'
import type { Seat } from '../../core/ids.ts'
import type { Action, Move } from '../../core/rules.ts'

import { doubtAfter, questionAfter } from '../decide/question.ts'
import { type Change, nothingRecent, type RefereeState } from '../decide/state.ts'
import { type Layout, standing } from '../infer/agreement.ts'
import {
  type Belief,
  type CommitPoint,
  type Hypothesis,
  make,
  merge,
  type Position,
  remake,
  since
} from '../infer/belief.ts'
import type { Graph } from '../infer/graph.ts'
import { isDeclared } from '../infer/plays.ts'
import { undoneBy } from '../infer/rests.ts'
import { questionLimits } from '../limits.ts'

export interface Advanced {
  readonly match: RefereeState
  /** For each hypothesis of the new belief, how it came about. */
  readonly grown: readonly Grown[]
}

export function advance(graph: Graph, match: RefereeState, { keep, steps, said }: Change): Advanced {
  const belief = (match.history[keep - 1] ?? match.history.at(-1)) as Belief
  const walks = steps.map((step) => walk(graph, (belief[step.from] ?? belief[0]) as Hypothesis, step))
  // Hypotheses that were told apart once may be one by a key of today.
  const grown = distinct(graph, walks, dropped(match, keep))
  const ends = grown.map(({ end, step: { from, moves } }): Hypothesis => ({ ...end, from, moves }))
  const told = grown.map(({ step }) => step)
  const moves = told[0]?.moves ?? []
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
    ? beyond(match, keep, grown, crossed.commitPoint as CommitPoint)
    : {
        past: match.past,
        root: match.root,
        history: quiet ? match.history.slice(0, keep) : match.history.toSpliced(keep, Number.POSITIVE_INFINITY, ends),
        said: quiet ? match.said.slice(0, keep) : match.said.toSpliced(keep, Number.POSITIVE_INFINITY, spoken),
        commitPoint: match.commitPoint
      }
  const outcomes = ends.map(({ state }) => graph.game.outcome(state))
  const matters = crossed || said || match.asked || ends.length > questionLimits.unasked
  const doubt = crossed ? null : doubtAfter(graph, match, { keep, steps: told, said }, ends, grown[0]?.path ?? [])
  const asked = matters || doubt ? (questionAfter(graph, { root, history }) ?? doubt) : null
  return {
    match: {
      start: match.start,
      past,
      root,
      history,
      said: words,
      commitPoint,
      sensors: match.sensors,
      recent: nothingRecent,
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
  readonly origin: Position
  /** Where each of its moves leads. */
  readonly path: readonly Position[]
}

interface Walk extends Grown {
  readonly end: Position
  /** Where the new history begins: after the last commit point, or where the walk began; so many of its moves lead there. */
  readonly mark: Position
  readonly marked: number
  readonly commitPoint: CommitPoint | null
  /** Words are part of it, as of a play that is done again: no search would find it anew. */
  readonly spoken: boolean
}

/** What was made once is folded and not decided again: rules that have changed since change nothing of it. */
function walk({ game }: Graph, origin: Position, step: Step): Walk {
  const { from, moves } = step
  const once = step.made?.length === moves.length ? step.made : null
  let [end, mark, marked] = [origin, origin, 0]
  let commitPoint: CommitPoint | null = null
  let spoken = false
  const path: Position[] = []
  const made: Made[] = []
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i] as Move<Action>
    spoken ||= isDeclared(game, end.state, move)
    const then = once?.[i]
    const now = then ? { position: remake(game, end, then), made: then } : make(game, end, move)
    end = now.position
    path.push(end)
    if (!once) made.push(now.made)
    const { learns = nobody } = now.made
    if (move.by !== 'chance' && learns === nobody) continue
    mark = end
    marked = i + 1
    commitPoint = { move, learnt: learns, before: [origin, ...path.slice(0, i)].map(position) }
  }
  return {
    step: made.length > 0 ? { from, moves, made } : step,
    origin,
    path,
    end,
    mark,
    marked,
    commitPoint,
    spoken
  }
}

const nobody: readonly Seat[] = []

const position = ({ state, key }: Position): Position => ({ state, key })

/**
 * One walk for each key. Of those that end alike the one counts that needs no word: a word that changed nothing need not have been meant
 * again, and hands could not take it back. Of others it is the one that explains how the table stood last before it was read anew.
 */
function distinct(graph: Graph, walks: readonly Walk[], before: readonly Position[]): readonly Walk[] {
  if (walks.length < 2) return walks
  const seen = before.map((it) => graph.layoutAt(it))
  const explained = ({ origin, path }: Walk): readonly number[] => {
    const stood = [origin, ...path].map((it) => graph.layoutAt(it))
    const isPassed = (it: Layout): boolean =>
      path.some((_, i) => isBetween(it, stood[i] as Layout, stood[i + 1] as Layout))
    return seen.flatMap((it, age) => (isPassed(it) ? [age] : []))
  }
  const kept = new Map<string, Walk>()
  for (const walk of walks) {
    const other = kept.get(walk.end.key)
    const counts =
      !other || (walk.spoken === other.spoken ? isYounger(explained(walk), explained(other)) : other.spoken)
    if (counts) kept.set(walk.end.key, walk)
  }
  return [...kept.values()]
}

/** Each piece has gone from here to there, or has yet to go. */
const isBetween = ({ at }: Layout, here: Layout, there: Layout): boolean =>
  [...at].every(([place, kinds]) =>
    kinds.every((kind) => standing(here, place).includes(kind) || standing(there, place).includes(kind))
  )

/** Where the first of these ages differ the lower counts, and any is lower than none. */
function isYounger(ages: readonly number[], others: readonly number[]): boolean {
  const at = ages.findIndex((age, i) => age !== others[i])
  return at >= 0 && (ages[at] as number) < (others[at] ?? Number.POSITIVE_INFINITY)
}

/**
 * What was believed at rests that are believed no more once the history is cut to `keep`. What is dropped now comes first, then what was
 * dropped before; of what is dropped at once the earlier rest comes first.
 */
const dropped = ({ history, recent }: RefereeState, keep: number): readonly Position[] =>
  undoneBy({ history, recent }, keep).flatMap(({ belief }) => belief)

/** A history that begins after a commit point. Where only one hypothesis is left, its moves become the past. */
function beyond(match: RefereeState, keep: number, walks: readonly Walk[], commitPoint: CommitPoint): Segment {
  const marks = merge(
    walks.map(({ mark, marked, step: { from, moves } }): Hypothesis => {
      const before = since(match.history, 0, from, keep).moves
      return { ...position(mark), from: 0, moves: [...before, ...moves.slice(0, marked)] }
    })
  )
  const only = marks.length === 1 ? (marks[0] as Hypothesis) : null
  const first = only ? [{ ...only, moves: [] }] : marks
  const ends = walks.map(({ end, mark, marked, step: { moves } }): Hypothesis => {
    const from = marks.findIndex(({ key }) => key === mark.key)
    return { ...end, from, moves: moves.slice(marked) }
  })
  const stands = walks.every(({ end, mark }) => end === mark)
  return {
    past: only ? [...match.past, ...only.moves] : match.past,
    root: only ? only.state : match.root,
    history: stands ? [first] : [first, ends],
    said: stands ? [false] : [false, false],
    commitPoint: {
      ...commitPoint,
      before: [...match.history.map((belief) => position(belief[0] as Hypothesis)), ...commitPoint.before]
    }
  }
}
