// A throw of which a die was not read, and that a move has followed at once: the move tells the face, until it is taken back. So the rest
// at the throw holds every throw that the tray may show, as if the move had come later.

import type { Step } from '../../core/entry.ts'
import type { Observation } from '../../core/observation.ts'
import type { Action, Move } from '../../core/rules.ts'
import type { Sensors } from '../decide/state.ts'
import { type Belief, extend, type Hypothesis } from '../infer/belief.ts'
import { possibleThrows } from '../infer/dice.ts'
import type { Graph } from '../infer/graph.ts'
import { alike, isThrow } from '../sense/observed.ts'

/**
 * What is accepted, one rest after the other: these steps; or every throw that the tray may show, the likeliest first, and then what
 * followed, where that tells more of the dice than the tray.
 */
export function restsOf(
  graph: Graph,
  belief: Belief,
  steps: readonly Step[],
  observed: Observation,
  { base, tray }: Sensors
): readonly (readonly Step[])[] {
  const { game } = graph
  const { dice } = observed
  const throws: Step[] = []
  const add = (step: Step): void => void (throws.some((it) => alike(it, step)) || throws.push(step))
  const parts = steps.map(({ from, moves }) => {
    const to = moves.findIndex(isThrow) + 1
    return { landed: { from, moves: moves.slice(0, to) }, left: moves.slice(to) }
  })
  if (!dice || parts.every(({ landed, left }) => landed.moves.length === 0 || left.length === 0)) return [steps]
  for (const { landed } of parts) add(landed)
  const told = throws.length
  for (const { landed } of parts) {
    const { from, moves } = landed
    const before = extend(game, (belief[from] ?? belief[0]) as Hypothesis, moves.slice(0, -1))
    const node = moves.length > 0 ? game.chance(before.state) : null
    if (node?.chance !== 'throw') return [steps]
    const stays = graph.node(before.state, before.key).layout.dice
    for (const action of possibleThrows(node, stays, dice, base?.dice, tray.rolled)) {
      const thrown: Move<Action> = { by: 'chance', do: action }
      add({ from, moves: [...moves.slice(0, -1), thrown] })
    }
  }
  if (throws.length === told) return [steps]
  return [throws, parts.map(({ landed, left }) => ({ from: throws.findIndex((it) => alike(it, landed)), moves: left }))]
}
