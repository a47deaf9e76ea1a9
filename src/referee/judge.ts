// What an observation means, before anybody waits or acts on it: nothing new, a move, a take-back, a move begun, a foul.
// The order of the questions is the referee's manners; each answer comes from the same search.

import type { Action, Move } from '../core/game.ts'
import type { KindId } from '../core/ids.ts'
import { same } from '../core/json.ts'
import type { Observation } from '../core/observation.ts'
import type { Correction } from '../core/ruling.ts'
import type { Belief, Step } from './belief.ts'
import type { Bench } from './bench.ts'
import { compare } from './compare.ts'
import { type Explanation, explain, type Node } from './explain.ts'
import { goesOn } from './goes-on.ts'
import { moved, sight, sightAgrees } from './match.ts'
import type { Reach } from './reach.ts'
import { nearest, onTheWay } from './way.ts'

export type Verdict =
  | { readonly verdict: 'same' }
  | {
      readonly verdict: 'moved'
      /** The belief it grows from: the trail is cut to this length first. */
      readonly keep: number
      readonly steps: readonly Step[]
      /** Kinds of the pieces that stand elsewhere now. */
      readonly kinds: readonly KindId[]
      /** One of them could still go on along its line. */
      readonly goesOn: boolean
      /** One of them has left the board, or is in a hand. */
      readonly gone: boolean
    }
  /** The table stands as it stood at the end of the trail cut to `keep`. */
  | { readonly verdict: 'back'; readonly keep: number; readonly steps: readonly Step[] }
  | { readonly verdict: 'way'; readonly towards: readonly Correction[]; readonly lifted: boolean }
  /** `knocked`: so much is wrong that nobody meant it. */
  | { readonly verdict: 'foul'; readonly corrections: readonly Correction[]; readonly knocked: boolean }
  | { readonly verdict: 'lost'; readonly corrections: readonly Correction[] }

/** This many pieces out of place at once are an accident. */
const accident = 3

export function judge(reach: Reach, bench: Bench, seen: Observation, effort?: number): Verdict {
  const { trail, watch } = bench
  const now = trail.at(-1) as Belief
  const view = sight(seen)
  const line = now[0] as Belief[number]
  const layout = reach.spot(line.state, line.key).layout
  const ask = (belief: Belief): Explanation =>
    explain(reach, belief, { seen, lastDice: watch.judged?.dice, ...(effort ? { effort } : {}) })

  const onward = ask(now)
  if (onward.ends[0]?.depth === 0) {
    return onward.steps.length === now.length ? { verdict: 'same' } : accepted(reach, trail.length, onward)
  }
  if (watch.astray && same(watch.astray, seen.places))
    return { verdict: 'way', towards: compare(view, layout), lifted: false }

  const back = takeBack(reach, bench, seen)
  if (back && !isReply(bench, back.keep, onward.steps)) return back
  if (onward.ends.length > 0) return accepted(reach, trail.length, onward)

  // An earlier reading of this turn may have been too short a slide. Presses are never unsaid by a guess.
  const base = 1 + bench.said.lastIndexOf(true, trail.length - 1)
  const first = Math.max(0, base - 1)
  const again = first < trail.length - 1 ? ask(trail[first] as Belief) : null
  if (again && again.ends.length > 0) {
    for (let keep = trail.length - 1; keep > first; keep--) {
      const found = keep === first + 1 ? again : ask(trail[keep - 1] as Belief)
      if (found.ends.length > 0) return accepted(reach, keep, found)
    }
  }

  const nodes = again ? [...onward.nodes, ...again.nodes] : onward.nodes
  const rolled = (seen.dice?.thrown?.length ?? 0) > 0
  const way = onTheWay(view, rolled ? nodes.filter((node) => node.thrown) : nodes)
  if (way) return { verdict: 'way', ...way }
  const corrections = nearest(view, nodes)
  if (!onward.sure || (again && !again.sure)) return { verdict: 'lost', corrections }
  const knocked = compare(view, layout).filter(({ fix }) => fix !== 'die').length >= accident
  return { verdict: 'foul', corrections: knocked ? compare(view, layout) : corrections, knocked }
}

function accepted(reach: Reach, keep: number, { steps, ends }: Explanation): Verdict {
  const end = ends[0] as Node
  const kinds = [...moved(end.origin.layout, end.spot.layout)]
  const pieces = ({ spot }: Pick<Node, 'spot'>): number => [...spot.layout.at.values()].flat().length
  return {
    verdict: 'moved',
    keep,
    steps,
    kinds,
    goesOn: ends.some((e) => goesOn(reach, e, kinds)),
    gone: pieces(end) < pieces({ spot: end.origin })
  }
}

/** The latest earlier belief that agrees as it is. */
function takeBack(reach: Reach, { trail }: Bench, seen: Observation): (Verdict & { verdict: 'back' }) | null {
  if ((seen.dice?.thrown?.length ?? 0) > 0) return null
  const view = sight(seen)
  for (let keep = trail.length - 1; keep > 0; keep--) {
    const belief = trail[keep - 1] as Belief
    const steps = belief.flatMap((line, from) =>
      sightAgrees(view, reach.spot(line.state, line.key).layout) ? [{ from, moves: [] }] : []
    )
    if (steps.length > 0) return { verdict: 'back', keep, steps }
  }
  return null
}

/** Somebody else's legal move looks like the take-back: then it is a reply. */
function isReply({ trail }: Bench, keep: number, steps: readonly Step[]): boolean {
  const undone = movesBetween(trail[keep - 1] as Belief, trail.at(-1) as Belief)
  const movers = new Set(undone.map(({ by }) => by))
  return steps.some(({ moves }) => moves.some(({ by }) => by !== 'chance' && !movers.has(by)))
}

/** What the likeliest line did between two beliefs of one trail. */
export const movesBetween = (earlier: Belief, later: Belief): readonly Move<Action>[] =>
  (later[0] as Belief[number]).moves.slice((earlier[0] as Belief[number]).moves.length)
