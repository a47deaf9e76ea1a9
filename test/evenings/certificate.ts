// Checks the referee's belief move by move, with the game's rules alone.

import { type AnyGame, play } from '../../src/core/game.ts'
import type { Json } from '../../src/core/json.ts'
import type { Action, Move } from '../../src/core/rules.ts'
import { peek, since } from '../referee/peek.ts'
import type { Room } from './room.ts'

export class Certificate {
  readonly #game: AnyGame
  readonly #certified = new WeakSet<object>()
  #verified: { readonly root: Json; readonly moves: number; readonly state: Json } | null = null

  constructor(game: AnyGame) {
    this.#game = game
  }

  /** Checks that legal moves lead to everything that the referee believes. Returns null, or what is wrong. */
  certify(room: Room): string | null {
    const { root, past, history } = peek(room.daemon.match)
    const done = this.#verified
    if (done?.root !== root) {
      const goesOn = done !== null && past.length >= done.moves
      const begin = goesOn ? done.state : this.#setup(room)
      const reached = this.#walk(begin, past.slice(goesOn ? done.moves : 0))
      if (typeof reached === 'string') return reached
      if (this.#game.key(reached.state) !== this.#game.key(root)) return 'its moves do not lead to what it remembers'
      this.#verified = { root, moves: past.length, state: root }
    }
    for (const [i, line] of (history.at(-1) ?? []).entries()) {
      if (this.#certified.has(line)) continue
      const reached = this.#walk(root, since(history, 0, i).moves)
      if (typeof reached === 'string') return reached
      if (this.#game.key(reached.state) !== line.key) return 'its moves do not lead to what it believes'
      this.#certified.add(line)
    }
    return null
  }

  #setup(room: Room): Json {
    const set = this.#game.setup(room.daemon.match.start)
    if (!set.ok) throw new Error('a match cannot begin')
    return set.value as Json
  }

  #walk(from: Json, moves: readonly Move<Action>[]): { readonly state: Json } | string {
    let state = from
    for (const move of moves) {
      const refusal = this.#game.refuse(state, move)
      if (refusal) return `it believes ${JSON.stringify(move)}, which ${refusal.rule} forbids`
      state = play(this.#game, state, move)
    }
    return { state }
  }
}
