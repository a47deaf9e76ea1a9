// What somebody says: a pad button, a choice on a screen, dice typed in. It is done in every line of the belief that allows it and
// the others are dropped; if none does, another legal reading of the same table may. Nobody speaks for somebody else.

import type { Step } from '../../core/entry.ts'
import type { AnyGame } from '../../core/game.ts'
import type { Seat } from '../../core/ids.ts'
import type { Observation } from '../../core/observation.ts'
import type { Action, Move, Refusal } from '../../core/rules.ts'
import type { Button } from '../../core/view.ts'
import type { Change } from '../act/advance.ts'
import { standing } from '../infer/agreement.ts'
import type { Belief, Line } from '../infer/belief.ts'
import type { Reach, Spot } from '../infer/graph.ts'
import { explain } from '../infer/search.ts'
import { foundRule } from '../tell/words.ts'
import type { Bench } from './state.ts'

/** The change that a declared move makes, or why it is refused. */
export function hear(reach: Reach, { trail, said }: Bench, move: Move<Action>): Change | Refusal {
  const { game } = reach
  const belief = trail.at(-1) as Belief
  if (belief.some(({ state }) => isFound(game, state, move)))
    return { rule: foundRule, why: { say: 'referee.onlyShown' } }
  const plain = belief.flatMap((line, from): Step[] =>
    game.refuse(line.state, move) === null ? [{ from, moves: [move] }] : []
  )
  if (plain.length > 0) return { keep: trail.length, steps: plain, said: true }
  const seen = asItStands(reach, belief[0] as Line)
  const allows = (state: Line['state']): boolean => game.refuse(state, move) === null
  for (let keep = trail.length; keep > Math.max(0, said.lastIndexOf(true)); keep--) {
    const { steps } = explain(reach, trail[keep - 1] as Belief, { seen, end: ({ state }) => allows(state) })
    if (steps.length > 0)
      return { keep, steps: steps.map(({ from, moves }) => ({ from, moves: [...moves, move] })), said: true }
  }
  return game.refuse((belief[0] as Line).state, move) as Refusal
}

/** Only the table can show it: whoever said so could have it for nothing. */
const isFound = (game: AnyGame, state: Line['state'], move: Move<Action>): boolean =>
  game.refuse(state, move) === null && game.sketch(state, move).how === 'found'

/** Every place as the line has it, the tray left open: what other plays must end in to be told the same. */
function asItStands({ game, spot }: Reach, { state, key }: Line): Observation {
  const { layout } = spot(state, key)
  return { places: Object.fromEntries(game.scene(state).places.map(({ id }) => [id, standing(layout, id)])) }
}

/** What this button means for this seat now; null when it means nothing. Digits count the choices that the seat is shown. */
export function meaning(reach: Reach, belief: Belief, seat: Seat, button: Button | number): Move<Action> | null {
  for (const { state } of belief) {
    const { choices } = reach.game.view(state, seat)
    const choice = typeof button === 'number' ? choices[button - 1] : choices.find((c) => c.button === button)
    if (choice && !choice.pick) return { by: seat, do: choice.action as unknown as Action }
  }
  if (typeof button === 'number') return null
  for (const spot of presumed(reach, belief, seat)) {
    const move = labelled(reach, spot, seat, button)
    if (move) return move
  }
  return null
}

const mostPresumed = 50

/**
 * The belief's spots and those that moves without a trace lead to, nearest first: who ends a turn has stopped rolling. Spots where
 * this seat has not the word are left out: dice that could be taken up again lead to no button.
 */
function presumed(reach: Reach, belief: Belief, seat: Seat): Spot[] {
  const spots = new Set(belief.map(({ state, key }) => reach.spot(state, key)))
  const isOurs = ({ state }: Spot): boolean => reach.game.toAct(state).includes(seat)
  for (const spot of spots) {
    for (const { how, to } of reach.fan(spot).edges)
      if (how === 'inferred' && spots.size < mostPresumed && isOurs(to)) spots.add(to)
  }
  return [...spots]
}

/** The first legal action of an actor that carries this button. */
function labelled({ game }: Reach, { state }: Spot, seat: Seat, button: Button): Move<Action> | null {
  if (!game.toAct(state).includes(seat)) return null
  for (const action of game.legal(state, seat) as Iterable<Action>) {
    const move = { by: seat, do: action }
    if (game.sketch(state, move).button === button) return move
  }
  return null
}

/** Why a button means nothing for this seat: what it would mean for whoever is to act, refused to this seat. */
export function outOfTurn(reach: Reach, belief: Belief, seat: Seat, button: Button | number): Refusal | null {
  const { state, key } = belief[0] as Line
  if (typeof button === 'number') return null
  for (const actor of reach.game.toAct(state)) {
    if (actor === 'chance' || actor === seat) continue
    const theirs = labelled(reach, reach.spot(state, key), actor, button)
    if (theirs) return reach.game.refuse(state, { by: seat, do: theirs.do })
  }
  return null
}
