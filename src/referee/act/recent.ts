// What an accepted play or take-back leaves open: what was believed before it, as long as the table may go on from there.

import type { Recent, RefereeState } from '../decide/state.ts'
import type { Verdict } from '../decide/verdict.ts'
import type { Belief, Hypothesis, Position } from '../infer/belief.ts'
import { isNearer } from '../infer/distances.ts'
import type { Graph } from '../infer/graph.ts'
import { undoneBy } from '../infer/rests.ts'

type Change = Verdict & { readonly keep: number }

export function leftOpen(
  graph: Graph,
  before: RefereeState,
  after: RefereeState,
  { verdict, keep }: Change
): Pick<Recent, 'undone' | 'open'> {
  if (verdict === 'back') return { undone: undoneBy(before, keep), open: [] }
  // Nothing from before chance has decided, or somebody has learnt something, can come back.
  if (after.commitPoint !== before.commitPoint) return { undone: [], open: [] }
  const { history, recent } = before
  const [here, there] = [likeliest(history), likeliest(after.history)]
  // What was taken back may have been too much, as long as each later play leads nearer to where it ended.
  const undone =
    keep < history.length
      ? []
      : recent.undone.filter(({ belief }) => isNearer(graph, here, there, belief[0] as Hypothesis))
  const isSaidAgain = after.said.at(-1) === true
  const isDoubted = isSaidAgain || (after.history.at(-1) as Belief).length > 1 || keep < history.length
  if (!isDoubted) return { undone, open: [] }
  // While it is open whether the play goes on from what was taken back or read otherwise, that is remembered.
  const others = recent.undone.filter((it) => !undone.includes(it))
  const open = undoneBy({ history, recent: { ...recent, undone: others } }, keep)
  if (!isSaidAgain) return { undone, open }
  // Words that nobody has said again may not have been meant: what was believed before them stays possible.
  const unsaid = (history[keep - 1] as Belief).map((it, i) => ({ ...it, from: i, moves: [] }))
  return { undone, open: [{ keep, belief: unsaid, latest: true }, ...open] }
}

const likeliest = (history: RefereeState['history']): Position => (history.at(-1) as Belief)[0] as Hypothesis
