// Keeps the state of a match up to date from its record, and makes moves that are no choice on the page: figures that move, casualties
// that are taken off, or a whole match to its end.

import { setTimeout } from 'node:timers/promises'
import { type AnyGame, play } from '../../src/core/game.ts'
import type { Json } from '../../src/core/json.ts'
import type { Action, Move, Start } from '../../src/core/rules.ts'
import { begin, playout } from '../conformance/playout.ts'
import type { Daemon } from '../e2e/daemon.ts'
import type { WireHand } from './hand.ts'

/** If every seed leads to a longer match than this, the sweep shows the end of a match from another position. */
const longest = 200
const seeds = Array.from({ length: 12 }, (_, i) => i)
/** The longest wait, in ms, for a move to appear in the record. */
const patience = 4000

/** The seed with the shortest random match from this start; null if none is short enough. */
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

  /** `start`: the start as it was sent. The record of a running match leaves out what players hold. */
  constructor(hand: WireHand, daemon: Daemon, game: AnyGame, start: Start) {
    this.#hand = hand
    this.#daemon = daemon
    this.#game = game
    this.#state = begin(game, start)
  }

  /** Applies the moves made since the last call. Returns whether there were any. Fails for games whose records hide draws. */
  async #catchUp(): Promise<boolean> {
    const [, ...lines] = (await this.#daemon.record()).trim().split('\n')
    // The record may end with a line that is no move: the secret of its draws.
    const moves = lines.map((line) => JSON.parse(line)).filter((it): it is Move<Action> => 'do' in it)
    const news = moves.slice(this.#known)
    for (const move of news) this.#state = play(this.#game, this.#state, move)
    this.#known = moves.length
    return news.length > 0
  }

  /** Makes a random legal move and puts the table right. False: the match is over, or the daemon did not accept the move. */
  async step(luck: number): Promise<boolean> {
    await this.#catchUp()
    const [turn] = playout(this.#game, this.#state, luck, 1)
    if (!turn) return false
    // The daemon itself must deal cards and tiles.
    const deals = turn.move.by === 'chance' && this.#game.chance(this.#state)?.chance === 'pick'
    this.#hand.act(deals ? { by: 'chance', do: { act: 'draw' } } : turn.move)
    for (const late = performance.now() + patience; performance.now() < late; await setTimeout(20))
      if (await this.#catchUp()) {
        this.#hand.tidy()
        return true
      }
    return false
  }

  /** Plays to the end. False: it was not reached, which can happen because the daemon deals other cards than the test run did. */
  async finish(luck: number): Promise<boolean> {
    for (let n = 0; n < 2 * longest; n++) {
      await this.#catchUp()
      if (this.#game.toAct(this.#state).length === 0) return true
      if (!(await this.step(luck + 1000 * n))) return false
    }
    return false
  }
}
