// The one question: is there a legal play that leads from what is believed to what is seen? Breadth first, so that the shortest
// answers come first; bounded by effort (moves applied), never by time, so that the answer is the same on any machine.
// It says what fits, not what to do about it.

import { type Action, type Move, play } from '../core/game.ts'
import type { DiceSeen, Observation } from '../core/observation.ts'
import type { Belief, Step } from './belief.ts'
import { type ThrowNode, threw, throwsSeen } from './chance.ts'
import { sight, sightAgrees, standingOf } from './match.ts'
import { after, couldEnd, inSight, type Node, stepTo } from './node.ts'
import type { Edge, Reach, Spot } from './reach.ts'

export interface Explanation {
  /** The shortest legal plays that fit, one for each key; empty when none does. */
  readonly steps: readonly Step[]
  /** Their last nodes, in the same order. */
  readonly ends: readonly Node[]
  /** Everywhere that a play could have ended, nearest first: what a move on the way may be on the way to. */
  readonly nodes: readonly Node[]
  /** False: effort ran out, so that "none" is not sure. */
  readonly sure: boolean
  /** More was legal than could be tried: "none" is as good as the game's guesses. */
  readonly guessed: boolean
  /** What chance may have thrown in a tray that nobody sees: "none" is not sure either before somebody says it. */
  readonly unseen: ThrowNode | null
}

export interface Search {
  readonly seen: Observation
  /** The tray when it was last judged. */
  readonly lastDice?: DiceSeen | undefined
  /** How many moves may be applied. */
  readonly effort?: number
  /** What is to be possible at the end: other spots are none. */
  readonly end?: (spot: Spot) => boolean
}

export const ordinaryEffort = 20_000
/** More readings than this of one sight help nobody. */
const mostEnds = 64
/** Nobody sees an exchange longer than this as one picture: move, reply, reply, reply. */
const mostTurns = 3

export function explain(reach: Reach, belief: Belief, search: Search): Explanation {
  const rolled = threw(search.seen.dice, search.lastDice)
  if (rolled === 'no') return look(reach, belief, search, false)
  const throwing = look(reach, belief, search, true)
  // A tray that only looks different may have been tidied: that it was thrown is the better reading, not the only one.
  return throwing.steps.length > 0 || rolled === 'yes' ? throwing : look(reach, belief, search, false)
}

/** `throwing`: exactly one throw must be part of the play; otherwise none may be. */
function look(reach: Reach, belief: Belief, search: Search, throwing: boolean): Explanation {
  const view = sight(search.seen)
  const known = new Set<string>()
  const nodes: Node[] = []
  const ends: Node[] = []
  const forms = new Set<string>()
  let effort = search.effort ?? ordinaryEffort
  let sure = true
  let guessed = false
  let unseen: ThrowNode | null = null

  const enter = (node: Node): void => {
    const name = `${node.thrown} ${node.spot.key}`
    if (known.has(name) || node.turns > mostTurns) return
    known.add(name)
    nodes.push(node)
  }
  /** Longer plays only count when they leave the pieces otherwise than the shorter ones. */
  const keep = (end: Node): void => {
    const form = JSON.stringify(standingOf(end.spot.layout))
    if (ends.length >= mostEnds || (end.depth > (ends[0]?.depth ?? end.depth) && forms.has(form))) return
    forms.add(form)
    ends.push(end)
  }
  const isEnd = (node: Node): boolean =>
    node.thrown === throwing &&
    sightAgrees(view, node.spot.layout) &&
    (search.end ? search.end(node.spot) : couldEnd(node))
  const expand = (node: Node): void => {
    const fan = reach.fan(node.spot)
    const edges = fan.wide ? guesses(reach, node.spot, search.seen) : fan.edges
    effort -= edges.length
    guessed ||= fan.wide
    for (const { move, how, to } of edges) enter(after(node, { before: node, move, how }, to, node.thrown))
    if (fan.chance?.chance !== 'throw' || node.thrown) return
    if (!search.seen.dice) unseen ??= fan.chance
    if (!throwing || !search.seen.dice) return
    for (const action of throwsSeen(fan.chance, node.spot.layout.dice, search.seen.dice, search.lastDice)) {
      const move: Move<Action> = { by: 'chance', do: action }
      effort--
      const to = reach.spot(play(reach.game, node.spot.state, move))
      enter(after(node, { before: node, move, how: 'shown' }, to, true))
    }
  }

  for (const [from, line] of belief.entries()) {
    const spot = reach.spot(line.state, line.key)
    enter({ spot, origin: spot, from, depth: 0, thrown: false, turns: 0, last: null })
  }
  for (let ring = 0; ring < nodes.length; ) {
    const next = nodes.length
    for (const node of nodes.slice(ring)) if (isEnd(node)) keep(node)
    // The shortest plays are enough, unless they put a piece where nobody looks: then every other such place counts as well.
    if (ends.length > 0 && (ends[0]?.depth === 0 || ends.every((end) => inSight(view, end)))) break
    for (; ring < next; ring++) {
      if (effort > 0) expand(nodes[ring] as Node)
      else sure = false
    }
  }
  return {
    steps: ends.map(stepTo),
    ends,
    nodes: nodes.filter(couldEnd),
    sure: sure || ends.length > 0,
    guessed,
    unseen
  }
}

const mostGuesses = 60

/** Where too much is legal to try it all, what the table seems to show is tried. */
function guesses(reach: Reach, spot: Spot, seen: Observation): Edge[] {
  const found: Edge[] = []
  let tried = 0
  for (const move of reach.game.attempts(spot.state, seen) as Iterable<Move<Action>>) {
    const edge = reach.game.refuse(spot.state, move) === null ? reach.edge(spot, move) : null
    if (edge) found.push(edge)
    if (++tried >= mostGuesses) break
  }
  return found
}
