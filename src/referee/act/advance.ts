// The bench after a step was accepted: the belief grows, or is cut back to an earlier one. Where chance speaks or somebody
// learns something, the trail begins anew: nothing behind it can be taken back.

import type { Accepted, Made, Step } from '../../core/entry.ts'
import type { Seat } from '../../core/ids.ts'
import type { Action, Move } from '../../core/rules.ts'
import { isSaid } from '../decide/given-up.ts'
import { questionAfter } from '../decide/question.ts'
import type { Barrier, Bench, Past } from '../decide/state.ts'
import { type Belief, type Line, make, merge, remake } from '../infer/belief.ts'
import type { Reach } from '../infer/graph.ts'

/** A change of the belief: the trail cut to `keep`, then grown by `steps`. */
export type Change = Pick<Accepted, 'keep' | 'steps' | 'said'>

export interface Advanced {
  readonly bench: Bench
  /** For each line of the new belief, how it came about. */
  readonly grown: readonly Grown[]
}

export function advance(reach: Reach, bench: Bench, { keep, steps, said }: Change): Advanced {
  const belief = (bench.trail[keep - 1] ?? bench.trail.at(-1)) as Belief
  // Lines that were told apart once may be one by a key of today.
  const grown = distinct(steps.map((step) => walk(reach, (belief[step.from] ?? belief[0]) as Line, step)))
  const ends = grown.map(({ end }) => end)
  const moves = steps[0]?.moves ?? []
  const quiet = moves.length === 0 && ends.length === belief.length
  // Where one of them was only shown it can be read anew.
  const spoken = said || grown.every((it) => it.spoken)
  const crossed = grown.find(({ barrier }) => barrier)
  const {
    past,
    root,
    trail,
    said: words,
    barrier
  }: Segment = crossed
    ? beyond(bench, grown, crossed.barrier as Barrier)
    : {
        past: bench.past,
        root: bench.root,
        trail: quiet ? bench.trail.slice(0, keep) : bench.trail.toSpliced(keep, Number.POSITIVE_INFINITY, ends),
        said: quiet ? bench.said.slice(0, keep) : bench.said.toSpliced(keep, Number.POSITIVE_INFINITY, spoken),
        barrier: bench.barrier
      }
  const outcomes = ends.map(({ state }) => reach.game.outcome(state))
  const matters = crossed || said || bench.asked || ends.length > mostUnasked
  const asked = matters ? questionAfter(reach, { root, trail }) : null
  return {
    bench: {
      start: bench.start,
      past,
      root,
      trail,
      said: words,
      barrier,
      watch: bench.watch,
      layers: bench.layers,
      waits: bench.waits,
      waitsSet: bench.waitsSet,
      ruling: asked ? { ruling: 'ask', question: asked.question } : { ruling: 'settled', moves },
      outcome: outcomes.every((o) => o) ? (outcomes[0] ?? null) : null,
      asked
    },
    grown
  }
}

type Segment = Pick<Bench, 'past' | 'root' | 'trail' | 'said' | 'barrier'>

/** More ways in which a match may stand are not carried on: they would only grow. */
const mostUnasked = 4

export interface Grown {
  /** With what its moves made true. */
  readonly step: Step
  readonly origin: Line
  /** The line after each of its moves. */
  readonly path: readonly Line[]
}

interface Walk extends Grown {
  readonly end: Line
  /** Where the new trail begins: after the last barrier, or where the walk began. */
  readonly mark: Line
  readonly barrier: Barrier | null
  /** Words are part of it, as of a play that is done again: no search would find it anew. */
  readonly spoken: boolean
}

/** What was made once is folded and not decided again: rules that have changed since change nothing of it. */
function walk({ game }: Reach, line: Line, step: Step): Walk {
  const { from, moves } = step
  const once = step.made?.length === moves.length ? step.made : null
  let [end, mark] = [line, line]
  let barrier: Barrier | null = null
  let spoken = false
  const path: Line[] = []
  const made: Made[] = []
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i] as Move<Action>
    spoken ||= isSaid(game, end.state, move)
    const then = once?.[i]
    const now = then ? { line: remake(game, end, move, then), made: then } : make(game, end, move)
    end = now.line
    path.push(end)
    if (!once) made.push(now.made)
    const { learns = nobody } = now.made
    if (move.by !== 'chance' && learns === nobody) continue
    mark = end
    barrier = { move, learnt: learns, before: [line, ...path.slice(0, i)].map(past) }
  }
  return { step: made.length > 0 ? { from, moves, made } : step, origin: line, path, end, mark, barrier, spoken }
}

const nobody: readonly Seat[] = []

const past = ({ state, key }: Line): Past => ({ state, key })

/** One walk for each key. */
function distinct(walks: readonly Walk[]): readonly Walk[] {
  if (walks.length < 2) return walks
  const kept = new Set(merge(walks.map(({ end }) => end)))
  return walks.filter(({ end }) => kept.has(end))
}

/** A trail that begins after a barrier. Where only one line is left, its moves become the past. */
function beyond(bench: Bench, walks: readonly Walk[], barrier: Barrier): Segment {
  const starts = merge(walks.map(({ mark }) => mark))
  const only = starts.length === 1 ? (starts[0] as Line) : null
  const first = only ? [{ ...only, moves: [] }] : starts
  const ends = walks.map(({ end, mark }) => (only ? { ...end, moves: end.moves.slice(mark.moves.length) } : end))
  const stands = walks.every(({ end, mark }) => end === mark)
  return {
    past: only ? [...bench.past, ...only.moves] : bench.past,
    root: only ? only.state : bench.root,
    trail: stands ? [ends] : [first, ends],
    said: stands ? [false] : [false, false],
    barrier: { ...barrier, before: [...bench.trail.map((belief) => past(belief[0] as Line)), ...barrier.before] }
  }
}
