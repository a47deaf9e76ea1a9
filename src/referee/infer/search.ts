// The one question: does a legal play lead from the belief to the observation? Shorter plays come first, and what is still wrong guides the
// search. It is bounded by effort (moves applied), never by time, so the answer is the same on any machine. It returns what fits; it does
// not decide what to do.

import type { Step } from '../../core/entry.ts'
import { play } from '../../core/game.ts'
import type { Actor, PlaceId } from '../../core/ids.ts'
import type { Observation, ObservedDice } from '../../core/observation.ts'
import type { Action, Move } from '../../core/rules.ts'
import { searchLimits } from '../limits.ts'
import { dieAgrees, standingOf, viewOf } from './agreement.ts'
import type { Belief, Hypothesis } from './belief.ts'
import { isUnread, possibleThrows, type ThrowNode, threw, unexplained } from './dice.ts'
import { Frontier, type Offer, type Waiting } from './frontier.ts'
import type { Edge, Graph, Node } from './graph.ts'
import {
  after,
  couldEnd,
  isDetour,
  isFollowed,
  isInView,
  isMissed,
  layoutInView,
  type Path,
  passes,
  sooner,
  startOf,
  stepTo
} from './path.ts'
import { isWitnessed, leadsOn } from './witness.ts'

export interface SearchResult {
  /** The shortest legal plays that fit, one for each key; empty when none does. */
  readonly steps: readonly Step[]
  /** Their last paths, in the same order. */
  readonly ends: readonly Path[]
  /** Everywhere that a play could have ended, nearest first: what a move on the way may be on the way to. */
  readonly paths: readonly Path[]
  /** False: effort ran out, so that "none" is not sure. */
  readonly sure: boolean
  /** Moves that it took, as `effort` counts them. */
  readonly spent: number
  /** More was legal than could be tried, though all plays without detour were: "none" is as good as the game's guesses. */
  readonly guessed: boolean
  /** So many plays fit that some were left out. */
  readonly crowded: boolean
  /** What chance may have thrown in a tray that nobody sees: "none" is not sure either before somebody says it. */
  readonly unseen: ThrowNode | null
}

export interface SearchOptions {
  readonly observed: Observation
  /** The tray when it was last judged. */
  readonly lastDice?: ObservedDice | undefined
  /** So many dice were seen to roll at once since then. */
  readonly rolled?: number
  /** How many moves may be applied to a small table; fewer to a full one. */
  readonly effort?: number
  /** Changes of seat; left out, as many as an exchange may have. */
  readonly turns?: number
  /** Moves of the longest play that is looked for. */
  readonly within?: number
  /** What the game lives with although nobody may do it counts as well (`Game.slips`). */
  readonly slips?: boolean
  /** Words that somebody has shown by turning a die count as well. */
  readonly turned?: boolean
  /** What is to be possible at the end: other nodes are none. */
  readonly end?: (node: Node) => boolean
  /** Places that were seen to change since what is believed was seen; left out: nobody can tell. */
  readonly touched?: ReadonlySet<PlaceId>
}

export function search(graph: Graph, belief: Belief, options: SearchOptions): SearchResult {
  const rolled = threw(options.observed.dice, options.lastDice, options.rolled)
  if (rolled === 'no') return searchOnce(graph, belief, options, false)
  const throwing = searchOnce(graph, belief, options, true)
  // A tray that only looks different may have been tidied: that it was thrown is the better reading, not the only one.
  if (throwing.steps.length > 0 || rolled === 'yes') return throwing
  const still = searchOnce(graph, belief, options, false)
  return { ...still, spent: throwing.spent + still.spent }
}

/** `throwing`: exactly one throw must be part of the play; otherwise none may be. */
function searchOnce(graph: Graph, belief: Belief, options: SearchOptions, throwing: boolean): SearchResult {
  const view = viewOf(options.observed)
  const changes = options.touched && { view, touched: options.touched }
  /** With how many moves missing each node was entered, at the least. */
  const known = { thrown: new Map<string, number>(), unthrown: new Map<string, number>() }
  const paths: Path[] = []
  const ends: Path[] = []
  const detours: Path[] = []
  const frontier = new Frontier(view, throwing, graph.game)
  const dear = Math.max(1, graph.layoutAt(belief[0] as Hypothesis).pieces / searchLimits.cheapPieces)
  let effort = (options.effort ?? searchLimits.moves) / dear
  let spent = 0
  const spend = (moves: number): void => {
    effort -= moves
    spent += moves
  }
  let guessed = false
  let unseen: ThrowNode | null = null

  const enter = (path: Path, wrong: number): void => {
    const before = path.thrown ? known.thrown : known.unthrown
    if ((before.get(path.node.key) ?? Number.POSITIVE_INFINITY) <= path.missing) return
    before.set(path.node.key, path.missing)
    paths.push(path)
    if ((wrong === 0 || isFollowed(path)) && isEnd(path)) (isUnseen(path) ? detours : ends).push(path)
    frontier.wait(path, wrong)
  }
  const isUnseen = (path: Path): boolean =>
    path.missing > 0 || isDetour(path) || (changes !== undefined && isMissed(view, changes.touched, path))
  const isEnd = (path: Path): boolean =>
    path.thrown === throwing &&
    layoutInView(view, path) !== null &&
    (options.end ? options.end(path.node) : couldEnd(path))
  const turns = options.turns ?? searchLimits.turns
  const mayPlay = (path: Path, by: Actor): boolean => path.turns < turns || !passes(path, by)
  const expand = (waiting: Waiting): void => {
    const { path } = waiting
    if (!graph.game.toAct(path.node.state).some((by) => mayPlay(path, by))) return
    const successors = graph.successors(path.node)
    const likely = successors.wide ? guesses(graph, path.node, options.observed) : successors.edges
    const shown = [
      ...(options.slips ? slips(graph, path.node, options.observed) : []),
      ...(options.turned ? turnedDice(graph, path.node, options.observed) : [])
    ]
    const all = shown.length > 0 ? [...shown, ...likely] : likely
    const edges = all.filter((edge) => mayPlay(path, edge.move.by) && (!changes || leadsOn(changes, graph, path, edge)))
    guessed ||= successors.wide
    spend(all.length / searchLimits.listedForOne)
    frontier.offer(waiting, edges)
    const { chance } = successors
    if (chance?.chance !== 'throw' || path.thrown) return
    const { dice } = options.observed
    if (!dice || isUnread(dice)) unseen ??= chance
    if (!throwing || !dice) return
    const stays = path.node.layout.dice
    const idle = unexplained(chance, stays, dice, options.lastDice)
    for (const action of possibleThrows(chance, stays, dice, options.lastDice, options.rolled)) {
      const move: Move<Action> = { by: 'chance', do: action }
      spend(1)
      const to = graph.node(play(graph.game, path.node.state, move))
      enter(
        after(path, { before: path, move, how: 'observed' }, to, edges.length, { thrown: true, idle }),
        frontier.wrong(to)
      )
    }
  }
  const follow = (offer: Offer): void => {
    const { path, edge, rank } = offer
    const { move, how, places, to } = edge
    spend(1)
    const still = frontier.wrongAfter(offer)
    const missing = changes && !isWitnessed(changes, path, edge) ? path.missing + 1 : path.missing
    const turned = edge.turns.length > 0
    enter(after(path, { before: path, move, how, places, turned }, to, rank, { missing }), still)
  }

  for (const [from, hypothesis] of belief.entries()) {
    const node = graph.node(hypothesis.state, hypothesis.key)
    enter(startOf(node, from), frontier.wrong(node))
  }
  // The shortest plays are enough, unless they put a piece where nobody looks: then every other such place counts as well.
  const isEnough = (): boolean =>
    ends.length > 0 && (ends.some(({ depth }) => depth === 0) || ends.every((end) => isInView(view, end)))
  let isDirect = true
  const within = options.within ?? Number.POSITIVE_INFINITY
  while (!isEnough() && frontier.widen() && frontier.ring <= within) {
    if (isDirect && frontier.ring > frontier.direct) {
      isDirect = false
      effort = Math.min(effort, searchLimits.detours(frontier.direct) / dear)
    }
    for (let next = frontier.next(); next && effort > 0; next = frontier.next())
      if ('edge' in next) follow(next)
      else expand(next)
    if (effort > 0) continue
    guessed ||= frontier.ring > frontier.direct
    break
  }
  const found = shortest(ends)
  return {
    steps: found.map(stepTo),
    ends: found,
    paths: paths.filter((path) => couldEnd(path) && !detours.includes(path)).sort((a, b) => a.depth - b.depth),
    sure: effort > 0 || found.length > 0,
    spent: spent * dear,
    guessed,
    crowded: found.length >= searchLimits.ends,
    unseen
  }
}

/** In order; longer plays only count when they leave the pieces otherwise than the shorter ones. */
function shortest(ends: readonly Path[]): Path[] {
  const forms = new Set<string>()
  const kept: Path[] = []
  for (const end of [...ends].sort(sooner)) {
    const form = JSON.stringify(standingOf(end.node.layout))
    if (kept.length >= searchLimits.ends || (end.depth > (kept[0] ?? end).depth && forms.has(form))) continue
    forms.add(form)
    kept.push(end)
  }
  return kept
}

function slips({ game, edge }: Graph, node: Node, observed: Observation): Edge[] {
  const shown = [...((game.slips?.(node.state, observed) ?? []) as Iterable<Move<Action>>)]
  return shown.flatMap((move) => (game.refuse(node.state, move) === null ? (edge(node, move) ?? []) : []))
}

/** What the game would ask to be said, and the tray shows all the same. */
export const turnedDice = ({ game, shown }: Graph, node: Node, observed: Observation): Edge[] =>
  [...(game.attempts(node.state, observed) as Iterable<Move<Action>>)].flatMap((move) => {
    const edge = move.by === 'chance' || game.refuse(node.state, move) !== null ? null : shown(node, move)
    return edge && edge.turns.length > 0 && isTurned(observed, edge) ? [edge] : []
  })

/** The tray shows the dice as this move turns them. */
const isTurned = ({ dice }: Observation, { turns }: Edge): boolean =>
  turns.every((die) => dice?.lying.some((it) => dieAgrees(it, die)) ?? false)

/** Where too much is legal to try it all, what the table seems to show is tried. */
function guesses(graph: Graph, node: Node, observed: Observation): Edge[] {
  const found: Edge[] = []
  let tried = 0
  for (const move of graph.game.attempts(node.state, observed) as Iterable<Move<Action>>) {
    const edge = graph.game.refuse(node.state, move) === null ? graph.edge(node, move) : null
    if (edge) found.push(edge)
    if (++tried >= searchLimits.guesses) break
  }
  return found
}
