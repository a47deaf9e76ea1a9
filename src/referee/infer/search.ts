// The one question: is there a legal play that leads from what is believed to what is seen? The shortest answers come first, and
// what is still wrong leads the way; bounded by effort (moves applied), never by time, so that the answer is the same on any
// machine. It says what fits, not what to do about it.

import type { Step } from '../../core/entry.ts'
import { play } from '../../core/game.ts'
import type { DiceSeen, Observation } from '../../core/observation.ts'
import type { Action, Move } from '../../core/rules.ts'
import { sight, standingOf } from './agreement.ts'
import type { Belief, Line } from './belief.ts'
import { isUnread, type ThrowNode, threw, throwsSeen } from './dice.ts'
import { Frontier, type Offer } from './frontier.ts'
import type { Edge, Reach, Spot } from './graph.ts'
import { after, couldEnd, inSight, isDetour, type Node, shown, sooner, stepTo } from './path.ts'

export interface Explanation {
  /** The shortest legal plays that fit, one for each key; empty when none does. */
  readonly steps: readonly Step[]
  /** Their last nodes, in the same order. */
  readonly ends: readonly Node[]
  /** Everywhere that a play could have ended, nearest first: what a move on the way may be on the way to. */
  readonly nodes: readonly Node[]
  /** False: effort ran out, so that "none" is not sure. */
  readonly sure: boolean
  /** More was legal than could be tried, though all plays without detour were: "none" is as good as the game's guesses. */
  readonly guessed: boolean
  /** So many plays fit that some were left out. */
  readonly crowded: boolean
  /** What chance may have thrown in a tray that nobody sees: "none" is not sure either before somebody says it. */
  readonly unseen: ThrowNode | null
}

export interface Search {
  readonly seen: Observation
  /** The tray when it was last judged. */
  readonly lastDice?: DiceSeen | undefined
  /** So many dice were seen to roll at once since then. */
  readonly rolled?: number
  /** How many moves may be applied to a small table; fewer to a full one. */
  readonly effort?: number
  /** What the game lives with although nobody may do it counts as well (`Game.slips`). */
  readonly slips?: boolean
  /** What is to be possible at the end: other spots are none. */
  readonly end?: (spot: Spot) => boolean
  /** Plays of which nobody can have missed so much as they need: they are none. */
  readonly missed?: (node: Node) => boolean
}

export const ordinaryEffort = 4500
/** A table with as many pieces again makes a move as dear again. */
const cheapPieces = 32
/**
 * How many moves may be applied to look for plays that go out of their way: where this many plain ones would do, four times as many as
 * with one less. Measured: what was found so needed a tenth of it, and up to three quarters where nearly all units of a large box stand.
 */
const roundabout = (direct: number): number => 256 * 4 ** direct
/** To list so many moves costs as much as to apply one. */
const listedForOne = 6
/** More readings than this of one sight help nobody. */
const mostEnds = 64
/** Nobody sees an exchange longer than this as one picture: move, reply, reply, reply. */
const mostTurns = 3

export function explain(reach: Reach, belief: Belief, search: Search): Explanation {
  const rolled = threw(search.seen.dice, search.lastDice, search.rolled)
  if (rolled === 'no') return look(reach, belief, search, false)
  const throwing = look(reach, belief, search, true)
  // A tray that only looks different may have been tidied: that it was thrown is the better reading, not the only one.
  return throwing.steps.length > 0 || rolled === 'yes' ? throwing : look(reach, belief, search, false)
}

/** `throwing`: exactly one throw must be part of the play; otherwise none may be. */
function look(reach: Reach, belief: Belief, search: Search, throwing: boolean): Explanation {
  const view = sight(search.seen)
  const known = { thrown: new Set<string>(), unthrown: new Set<string>() }
  const nodes: Node[] = []
  const ends: Node[] = []
  const detours: Node[] = []
  const frontier = new Frontier(view)
  const pieces = standingOf(reach.spot((belief[0] as Line).state, (belief[0] as Line).key).layout).flatMap(
    (it) => it.kinds
  )
  const dear = Math.max(1, pieces.length / cheapPieces)
  let effort = (search.effort ?? ordinaryEffort) / dear
  let guessed = false
  let unseen: ThrowNode | null = null

  const enter = (node: Node, wrong: number): void => {
    const before = node.thrown ? known.thrown : known.unthrown
    if (before.has(node.spot.key) || node.turns > mostTurns) return
    before.add(node.spot.key)
    nodes.push(node)
    if ((wrong === 0 || node.last?.move.by === 'chance') && isEnd(node))
      (isDetour(node) || search.missed?.(node) ? detours : ends).push(node)
    frontier.wait(node, wrong)
  }
  const isEnd = (node: Node): boolean =>
    node.thrown === throwing && shown(view, node) !== null && (search.end ? search.end(node.spot) : couldEnd(node))
  const expand = (node: Node, wrong: number): void => {
    const fan = reach.fan(node.spot)
    const ways = fan.wide ? guesses(reach, node.spot, search.seen) : fan.edges
    const edges = search.slips ? [...slips(reach, node.spot, search.seen), ...ways] : ways
    guessed ||= fan.wide
    effort -= edges.length / listedForOne
    frontier.offer(node, wrong, edges)
    if (fan.chance?.chance !== 'throw' || node.thrown) return
    if (!search.seen.dice || isUnread(search.seen.dice)) unseen ??= fan.chance
    if (!throwing || !search.seen.dice) return
    for (const action of throwsSeen(
      fan.chance,
      node.spot.layout.dice,
      search.seen.dice,
      search.lastDice,
      search.rolled
    )) {
      const move: Move<Action> = { by: 'chance', do: action }
      effort--
      const to = reach.spot(play(reach.game, node.spot.state, move))
      enter(after(node, { before: node, move, how: 'observed' }, to, edges.length, true), frontier.wrong(to))
    }
  }
  const follow = ({ node, wrong, edge, rank }: Offer): void => {
    const { move, how, to } = edge
    effort--
    const still = frontier.wrongAfter(node, wrong, edge)
    enter(after(node, { before: node, move, how }, to, rank), still)
  }

  for (const [from, line] of belief.entries()) {
    const spot = reach.spot(line.state, line.key)
    const first = { spot, origin: spot, from, rank: from, depth: 0, thrown: false, turns: 0, last: null }
    enter(first, frontier.wrong(spot))
  }
  // The shortest plays are enough, unless they put a piece where nobody looks: then every other such place counts as well.
  const isEnough = (): boolean =>
    ends.length > 0 && (ends.some(({ depth }) => depth === 0) || ends.every((end) => inSight(view, end)))
  let isDirect = true
  while (!isEnough() && frontier.widen()) {
    if (isDirect && frontier.ring > frontier.direct) {
      isDirect = false
      effort = Math.min(effort, roundabout(frontier.direct) / dear)
    }
    for (let next = frontier.next(); next && effort > 0; next = frontier.next())
      if ('edge' in next) follow(next)
      else expand(next.node, next.wrong)
    if (effort > 0) continue
    guessed ||= frontier.ring > frontier.direct
    break
  }
  const found = shortest(ends)
  return {
    steps: found.map(stepTo),
    ends: found,
    nodes: nodes.filter((node) => couldEnd(node) && !detours.includes(node)).sort((a, b) => a.depth - b.depth),
    sure: effort > 0 || found.length > 0,
    guessed,
    crowded: found.length >= mostEnds,
    unseen
  }
}

/** In order; longer plays only count when they leave the pieces otherwise than the shorter ones. */
function shortest(ends: readonly Node[]): Node[] {
  const forms = new Set<string>()
  const kept: Node[] = []
  for (const end of [...ends].sort(sooner)) {
    const form = JSON.stringify(standingOf(end.spot.layout))
    if (kept.length >= mostEnds || (end.depth > (kept[0] ?? end).depth && forms.has(form))) continue
    forms.add(form)
    kept.push(end)
  }
  return kept
}

function slips({ game, edge }: Reach, spot: Spot, seen: Observation): Edge[] {
  const shown = [...((game.slips?.(spot.state, seen) ?? []) as Iterable<Move<Action>>)]
  return shown.flatMap((move) => (game.refuse(spot.state, move) === null ? (edge(spot, move) ?? []) : []))
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
