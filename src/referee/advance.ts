// The bench after a step was accepted: the belief grows, or is cut back to an earlier one. Where chance speaks or somebody
// learns something, the trail begins anew: nothing behind it can be taken back.

import type { Accepted, Made, Step } from '../core/entry.ts'
import { type Belief, type Line, make, merge, remake } from './belief.ts'
import type { Barrier, Bench, Past } from './bench.ts'
import { questionAfter } from './question.ts'
import type { Reach } from './reach.ts'
import { isSaid } from './redo.ts'

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
  const next: Bench = crossed
    ? beyond(bench, grown, crossed.barrier as Barrier)
    : {
        ...bench,
        trail: quiet ? bench.trail.slice(0, keep) : [...bench.trail.slice(0, keep), ends],
        said: quiet ? bench.said.slice(0, keep) : [...bench.said.slice(0, keep), spoken]
      }
  const outcomes = ends.map(({ state }) => reach.game.outcome(state))
  const asked = crossed || said || bench.asked || ends.length > mostUnasked ? questionAfter(reach, next) : null
  return {
    bench: {
      ...next,
      ruling: asked ? { ruling: 'ask', question: asked.question } : { ruling: 'settled', moves },
      outcome: outcomes.every((o) => o) ? (outcomes[0] ?? null) : null,
      asked
    },
    grown
  }
}

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
function walk({ game }: Reach, line: Line, { from, moves, made: once }: Step): Walk {
  let [end, mark] = [line, line]
  let barrier: Barrier | null = null
  let spoken = false
  const before: Past[] = []
  const path: Line[] = []
  const made: Made[] = []
  for (const [i, move] of moves.entries()) {
    const then = once?.[i]
    const now = then ? { line: remake(game, end, move, then), made: then } : make(game, end, move)
    spoken ||= isSaid(game, end.state, move)
    before.push(past(end))
    end = now.line
    path.push(end)
    made.push(now.made)
    const { learns = [] } = now.made
    if (move.by !== 'chance' && learns.length === 0) continue
    mark = end
    barrier = { move, learnt: learns, before: [...before] }
  }
  const step = moves.length > 0 ? { from, moves, made } : { from, moves }
  return { step, origin: line, path, end, mark, barrier, spoken }
}

const past = ({ state, key }: Line): Past => ({ state, key })

/** One walk for each key. */
function distinct(walks: readonly Walk[]): readonly Walk[] {
  if (walks.length < 2) return walks
  const kept = new Set(merge(walks.map(({ end }) => end)))
  return walks.filter(({ end }) => kept.has(end))
}

/** A trail that begins after a barrier. Where only one line is left, its moves become the past. */
function beyond(bench: Bench, walks: readonly Walk[], barrier: Barrier): Bench {
  const starts = merge(walks.map(({ mark }) => mark))
  const only = starts.length === 1 ? (starts[0] as Line) : null
  const first = only ? [{ ...only, moves: [] }] : starts
  const ends = walks.map(({ end, mark }) => (only ? { ...end, moves: end.moves.slice(mark.moves.length) } : end))
  const stands = walks.every(({ end, mark }) => end === mark)
  return {
    ...bench,
    past: only ? [...bench.past, ...only.moves] : bench.past,
    root: only ? only.state : bench.root,
    trail: stands ? [ends] : [first, ends],
    said: stands ? [false] : [false, false],
    barrier: { ...barrier, before: [...bench.trail.map((belief) => past(belief[0] as Line)), ...barrier.before] }
  }
}
