// Follows a match by its record and the game's rules, and makes moves that no choice of the page says: figures that walk, losses that
// are taken off, and a whole match to its end.

import { setTimeout } from 'node:timers/promises'
import { type AnyGame, play } from '../../src/core/game.ts'
import type { Json } from '../../src/core/json.ts'
import type { Action, Move, Start } from '../../src/core/rules.ts'
import { begin, playout } from '../conformance/playout.ts'
import type { Daemon } from '../e2e/daemon.ts'
import type { WireHand } from './hand.ts'

/** A position whose matches are longer than this with every luck has its end looked at in another. */
const longest = 200
const seeds = Array.from({ length: 12 }, (_, i) => i)
/** The table has taken a move in within this time, in ms, or not at all. */
const patience = 4000

/** With which luck a match from here is short; null: with none. */
export function shortLuck(game: AnyGame, start: Start): number | null {
  const lengths = seeds.map((seed) => ({ seed, n: [...playout(game, begin(game, start), seed, longest)].length }))
  const [best] = lengths.sort((a, b) => a.n - b.n)
  return best && best.n < longest ? best.seed : null
}

export class Follower {
  readonly #hand: WireHand
  readonly #daemon: Daemon
  readonly #game: AnyGame
  #state: Json
  #known = 0

  /** `start`: as it was begun. What others hold is left out of a record while it is played. */
  constructor(hand: WireHand, daemon: Daemon, game: AnyGame, start: Start) {
    this.#hand = hand
    this.#daemon = daemon
    this.#game = game
    this.#state = begin(game, start)
  }

  /** Takes in what was played since; answers whether that was anything. A move that hides what somebody drew ends it. */
  async #catchUp(): Promise<boolean> {
    const [, ...lines] = (await this.#daemon.record()).trim().split('\n')
    // What ends a record is no move: the secret of its draws.
    const moves = lines.map((line) => JSON.parse(line)).filter((it): it is Move<Action> => 'do' in it)
    const news = moves.slice(this.#known)
    for (const move of news) this.#state = play(this.#game, this.#state, move)
    this.#known = moves.length
    return news.length > 0
  }

  /** Makes a legal move with this luck, and puts the table right; false: it is over, or the move was not taken. */
  async step(luck: number): Promise<boolean> {
    await this.#catchUp()
    const [turn] = playout(this.#game, this.#state, luck, 1)
    if (!turn) return false
    // What is dealt, the daemon deals.
    const deals = turn.move.by === 'chance' && this.#game.chance(this.#state)?.chance === 'pick'
    this.#hand.act(deals ? { by: 'chance', do: { act: 'draw' } } : turn.move)
    for (const late = performance.now() + patience; performance.now() < late; await setTimeout(20))
      if (await this.#catchUp()) {
        this.#hand.tidy()
        return true
      }
    return false
  }

  /** Plays on to the end; false where that does not come. Cards that the daemon deals may make it another match. */
  async finish(luck: number): Promise<boolean> {
    for (let n = 0; n < 2 * longest; n++) {
      await this.#catchUp()
      if (this.#game.toAct(this.#state).length === 0) return true
      if (!(await this.step(luck + 1000 * n))) return false
    }
    return false
  }
}
