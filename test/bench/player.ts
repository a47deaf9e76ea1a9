// Plays matches of Nexus Keepers with simulated hands, one after the other, as long as wanted. After every move it checks that the daemon
// believes the move.

import { setTimeout as sleep } from 'node:timers/promises'
import { play } from '../../src/core/game.ts'
import type { Action, Move } from '../../src/core/rules.ts'
import nexus from '../../src/games/nexus-keepers/index.ts'
import type { State } from '../../src/games/nexus-keepers/state.ts'
import { type Hands, shows } from './hands.ts'
import { startOn } from './house.ts'
import type { Daemon } from './process.ts'

const boards = ['B2', 'R3', 'B3']
/** How long to wait until the daemon believes a move. The longest wait is for a figure that may still be in a hand. */
const patienceMs = 8000

export interface Played {
  matches: number
  moves: number
  /** Moves that the daemon did not believe, with its ruling. */
  readonly wrong: string[]
}

export class Player {
  readonly played: Played = { matches: 0, moves: 0, wrong: [] }
  readonly #daemon: Daemon
  readonly #hands: Hands
  readonly #wanted: () => boolean

  constructor(daemon: Daemon, hands: Hands, wanted: () => boolean) {
    this.#daemon = daemon
    this.#hands = hands
    this.#wanted = wanted
  }

  async play(): Promise<void> {
    while (this.#wanted()) await this.#match(boards[this.played.matches % boards.length] as string)
  }

  async #match(board: string): Promise<void> {
    const start = startOn(board)
    const first = nexus.setup(start)
    if (!first.ok) throw new Error(JSON.stringify(first.problems))
    this.#hands.table.stock(nexus.box(first.value))
    const why = await this.#daemon.post('api/match', { game: nexus.id, start })
    if (why !== null) throw new Error(why)
    this.played.matches += 1
    let state = first.value
    await this.#hands.arrange(nexus.scene(state))
    const seen = new Set<string>()
    while (this.#wanted() && nexus.outcome(state) === null) {
      await this.#hands.pause(300, 2500)
      const [by] = nexus.toAct(state)
      if (by === undefined) return
      const move = by === 'chance' ? null : { by, do: this.#hands.choose(nexus, state, by, seen) }
      const made = move ? await this.#perform(state, move) : [await this.#hands.throw(nexus, state)]
      for (const one of made) {
        state = play(nexus, state, one as never)
        this.played.moves += 1
        if (one.by === 'chance' || one.do.act === 'end') seen.clear()
        seen.add(shows(nexus, state))
      }
      const last = made.at(-1) as Move<Action>
      if (made.length === 1 && nexus.sketch(state, last as never).how === 'inferred') continue
      await this.#hands.arrange(nexus.scene(state))
      if (await this.#believes(first.value, state)) continue
      const { ruling } = await this.#daemon.get<{ ruling: unknown }>('api/match')
      this.played.wrong.push(`${board}: ${JSON.stringify(last)} was ruled ${JSON.stringify(ruling)}`)
      return
    }
  }

  /** Makes a move on the table, and the throw that follows it. */
  async #perform(state: State, move: Move<Action>): Promise<Move<Action>[]> {
    const after = play(nexus, state, move as never)
    if (nexus.chance(after)?.chance === 'throw') return [move, await this.#hands.throw(nexus, after)]
    const { how, button } = nexus.sketch(state, move as never)
    if (how === 'declared' && button && this.#says(state, move, button)) {
      this.#hands.do({ hand: 'press', seat: move.by as number, button })
    } else if (how === 'declared') await this.#daemon.post('api/match/moves', move)
    else await this.#hands.arrange(nexus.scene(after))
    return [move]
  }

  #says(state: State, { by, do: action }: Move<Action>, button: string): boolean {
    const choice = nexus.view(state, by as number).choices.find((it) => it.button === button)
    return JSON.stringify(choice?.action) === JSON.stringify(action)
  }

  /** Whether the moves in the daemon's record of the match lead to this state; waits for it. */
  async #believes(first: State, state: State): Promise<boolean> {
    const key = nexus.key(state)
    const until = performance.now() + patienceMs
    while (performance.now() < until) {
      const moves = (await this.#daemon.text('api/match/record')).trim().split('\n').slice(1)
      if (nexus.key(moves.reduce((s, line) => play(nexus, s, JSON.parse(line) as never), first)) === key) return true
      await sleep(100)
    }
    return false
  }
}
