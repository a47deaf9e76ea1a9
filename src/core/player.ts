// What a game may tell computer players: its file `player.ts`, beside `index.ts`, exports it as the default. Every part is optional: a
// game without the file has players all the same, weaker ones. Nothing here decides what is legal.

import type { Seat } from './ids.ts'
import type { Json } from './json.ts'
import type { Random } from './random.ts'
import type { Action } from './rules.ts'
import type { Phrase } from './words.ts'

/** A budget counted in moves tried, never in time: with equal work, every machine plays the same move. */
export interface Work {
  readonly left: number
  /** Takes one move from the budget; false: there is none left. */
  spend(): boolean
}

export class Budget implements Work {
  #left: number
  constructor(moves: number) {
    this.#left = moves
  }
  get left(): number {
    return this.#left
  }
  spend(): boolean {
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }
}

export interface PlayerHooks<S extends Json = Json, A extends Action = Action> {
  /** Each seat's chance to win, from 0 to 1, all of them together 1; alone, the chance to win at all. Asked in any state, also while dice are in a hand. */
  evaluate?(s: S): readonly number[]
  /** It counts what the rest of a turn will bring, so the coach compares actions without playing the turn on. */
  readonly foresees?: true
  /** How promising an action looks before it is tried: the search tries higher ones first. */
  prior?(s: S, by: Seat, action: A): number
  /**
   * The next action of a plan for the whole turn, or null where planning has nothing to say: the next state's value decides then. It tries one move of the rules for each piece
   * of work at most, and gives up in time. The same state, work and stream plan the same.
   */
  plan?(s: S, seat: Seat, work: Work, random: Random): A | null
  /**
   * Why this action is a good one, in one sentence of the game's words, where something plain can be said: it threatens a rival, or saves up
   * for a dear piece. It must not tell the action itself. Null: the coach compares the chances to win.
   */
  reason?(s: S, by: Seat, action: A): Phrase | null
  /**
   * What sensors tell when people do this at a table, such as time that passes while they throw: moves of chance that come before the action,
   * or take its place. Matches between computer players alone play them. Left out: no sensor tells anything.
   */
  pace?(s: S, by: Seat, action: A): readonly A[]
  /** The most moves of a playout before its state is evaluated. Left out: none where the game evaluates, otherwise 60. */
  readonly playout?: number
  /** Actions that set right what went wrong among people at a table: a computer player never starts one where it can do anything else. */
  readonly never?: readonly string[]
  /** How its five levels think, the weakest first; left out: as any game's. */
  readonly levels?: readonly Thinking[]
}

/**
 * How a level plays a whole turn: at random, by the value of the next state alone, or by planning and search. `work` bounds the moves tried
 * for a decision. `else`: how it plays the other turns, `share` being the part of turns played at full strength.
 */
export type Thinking = {
  readonly how: 'random' | 'greedy' | 'plan'
  readonly work: number
  readonly share?: number
  readonly else?: Thinking
}

/** Hooks of any game: its own types are forgotten. */
// biome-ignore lint/suspicious/noExplicitAny: a game's own types are forgotten
export type AnyHooks = PlayerHooks<any, any>
