// Walks through a match from its first state: each board as it was, with its log entry. It judges nothing.

import { type AnyGame, play } from '../../core/game.ts'
import type { Json } from '../../core/json.ts'
import type { Action, Move } from '../../core/rules.ts'
import type { LogEntry } from '../../core/ruling.ts'
import type { Scene } from '../../core/scene.ts'
import { graph } from '../infer/graph.ts'
import { tellMove } from './log.ts'

interface Walked {
  /** The state before the move, and after it. */
  readonly before: Json
  readonly state: Json
  readonly scene: Scene
  /** Null: the move goes without saying. */
  readonly told: LogEntry | null
}

export function* walk(game: AnyGame, first: Json, moves: readonly Move<Action>[]): Generator<Walked> {
  const here = graph(game)
  let node = here.node(first)
  for (const [i, move] of moves.entries()) {
    const next = here.node(play(game, node.state, move) as Json)
    const told = tellMove(here, node, move, next)
    yield { before: node.state, state: next.state, scene: next.scene, told: told && { at: 0, ...told, step: i + 1 } }
    node = next
  }
}
