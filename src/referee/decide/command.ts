// What a declaration means: a pad button, a choice on a screen, dice typed in. It is applied to every hypothesis that allows it, and the
// others are dropped. If none does, another legal play that looks the same may allow it. Nobody declares for another seat.

import type { Step } from '../../core/entry.ts'
import type { AnyGame } from '../../core/game.ts'
import type { Seat } from '../../core/ids.ts'
import type { Observation } from '../../core/observation.ts'
import type { Action, Move, Refusal } from '../../core/rules.ts'
import { type Button, offered } from '../../core/view.ts'
import { standing } from '../infer/agreement.ts'
import type { Belief, Hypothesis } from '../infer/belief.ts'
import type { Graph, Node } from '../infer/graph.ts'
import { search } from '../infer/search.ts'
import { questionLimits, searchLimits } from '../limits.ts'
import { foundRule } from '../tell/words.ts'
import type { Change, RefereeState } from './state.ts'

/** The change that a declared move makes, or why it is refused. */
export function hear(graph: Graph, { history, said }: RefereeState, move: Move<Action>): Change | Refusal {
  const { game } = graph
  const belief = history.at(-1) as Belief
  if (belief.some(({ state }) => isFound(game, state, move)))
    return { rule: foundRule, why: { say: 'referee.onlyShown' } }
  const plain = belief.flatMap((hypothesis, from): Step[] =>
    game.refuse(hypothesis.state, move) === null ? [{ from, moves: [move] }] : []
  )
  if (plain.length > 0) return { keep: history.length, steps: plain, said: true }
  const believed = asItStands(graph, belief[0] as Hypothesis)
  const allows = (state: Hypothesis['state']): boolean => game.refuse(state, move) === null
  let left: number = searchLimits.judgement
  for (let keep = history.length; keep > Math.max(0, said.lastIndexOf(true)) && left > 0; keep--) {
    const options = {
      observed: believed,
      effort: Math.min(searchLimits.moves, left),
      end: ({ state }: Node) => allows(state)
    }
    const { steps, spent } = search(graph, history[keep - 1] as Belief, options)
    left -= spent
    if (steps.length > 0)
      return { keep, steps: steps.map(({ from, moves }) => ({ from, moves: [...moves, move] })), said: true }
  }
  return game.refuse((belief[0] as Hypothesis).state, move) as Refusal
}

/** Only the table can show it; otherwise a press could replace the move. */
const isFound = (game: AnyGame, state: Hypothesis['state'], move: Move<Action>): boolean =>
  game.refuse(state, move) === null && game.sketch(state, move).how === 'found'

/** The layout of the hypothesis without the tray: another play must end in it to look the same. */
function asItStands({ game, node }: Graph, { state, key }: Hypothesis): Observation {
  const { layout } = node(state, key)
  return { places: Object.fromEntries(game.scene(state).places.map(({ id }) => [id, standing(layout, id)])) }
}

/** What this button means for this seat now; null: nothing. A digit is the number of a choice on the seat's page. */
export function meaning(
  graph: Graph,
  belief: Belief,
  seat: Seat,
  button: Button | number,
  sensed: readonly string[]
): Move<Action> | null {
  for (const { state } of belief) {
    const choices = offered(graph.game.view(state, seat).choices, sensed)
    const choice = typeof button === 'number' ? choices[button - 1] : choices.find((c) => c.button === button)
    if (choice && !choice.pick) return { by: seat, do: choice.action as unknown as Action }
  }
  if (typeof button === 'number') return null
  for (const node of presumed(graph, belief, seat)) {
    const move = labelled(graph, node, seat, button)
    if (move) return move
  }
  return null
}

/**
 * The belief's nodes and those that moves without a trace lead to, nearest first: who ends a turn has stopped rolling. Nodes where
 * this seat has not the word are left out: dice that could be taken up again lead to no button.
 */
function presumed(graph: Graph, belief: Belief, seat: Seat): Node[] {
  const nodes = new Set(belief.map(({ state, key }) => graph.node(state, key)))
  const isOurs = ({ state }: Node): boolean => graph.game.toAct(state).includes(seat)
  for (const node of nodes) {
    for (const { how, to } of graph.successors(node).edges)
      if (how === 'inferred' && nodes.size < questionLimits.presumed && isOurs(to)) nodes.add(to)
  }
  return [...nodes]
}

/** The first legal action of an actor that carries this button. */
function labelled({ game }: Graph, { state }: Node, seat: Seat, button: Button): Move<Action> | null {
  if (!game.toAct(state).includes(seat)) return null
  for (const action of game.legal(state, seat) as Iterable<Action>) {
    const move = { by: seat, do: action }
    if (game.sketch(state, move).button === button) return move
  }
  return null
}

/** Why a button means nothing for this seat: the refusal of what it would mean for the seat to act. */
export function outOfTurn(graph: Graph, belief: Belief, seat: Seat, button: Button | number): Refusal | null {
  const { state, key } = belief[0] as Hypothesis
  if (typeof button === 'number') return null
  for (const actor of graph.game.toAct(state)) {
    if (actor === 'chance' || actor === seat) continue
    const theirs = labelled(graph, graph.node(state, key), actor, button)
    if (theirs) return graph.game.refuse(state, { by: seat, do: theirs.do })
  }
  return null
}
