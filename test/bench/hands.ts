// Simulated hands that play legal moves: they move figures and throw dice on a virtual table, at human speed or faster. They send nothing
// to the daemon; a reader does.

import { setTimeout as sleep } from 'node:timers/promises'
import { type AnyGame, play } from '../../src/core/game.ts'
import type { Json } from '../../src/core/json.ts'
import type { HandDoes } from '../../src/core/page.ts'
import { draw, type Random, seeded } from '../../src/core/random.ts'
import type { Action, Move } from '../../src/core/rules.ts'
import type { Point, Scene } from '../../src/core/scene.ts'
import type { VirtualTable } from '../../src/devices/virtual/table.ts'

export class Hands {
  readonly table: VirtualTable
  readonly #speed: number
  #random: Random

  /** `speed` 1 is human speed. */
  constructor(table: VirtualTable, speed: number, seed = 7) {
    this.table = table
    this.#speed = speed
    this.#random = seeded(seed)
  }

  /** A random integer from 0 to `n` - 1. */
  below(n: number): number {
    const [value, next] = draw(this.#random, n)
    this.#random = next
    return value
  }

  /** Waits for a random time between these, in ms. */
  async pause(least: number, most: number): Promise<void> {
    await sleep((least + this.below(most - least + 1)) / this.#speed)
  }

  do(does: HandDoes): void {
    const why = this.table.apply(does)
    if (why !== null) throw new Error(`a hand cannot do ${JSON.stringify(does)}: ${why}`)
  }

  /** Carries things that are not where the scene has them to their places, and things that are not in the scene off the table. */
  async arrange(scene: Scene): Promise<void> {
    const at = new Map(scene.places.map((it) => [it.id, it.at]))
    for (const thing of this.table.things()) {
      const piece = scene.pieces.find((it) => it.kind === thing.kind || it.kind.startsWith(`${thing.kind}/`))
      const spot = piece ? (at.get(piece.place) as Point) : null
      if (String(spot) === String(thing.at) && (piece?.turn ?? thing.turn) === thing.turn) continue
      this.do({ hand: 'lift', thing: thing.id })
      await this.pause(250, 900)
      this.do({ hand: 'put', thing: thing.id, at: spot, ...(piece?.turn === undefined ? {} : { turn: piece.turn }) })
    }
  }

  /** Throws the dice that the chance node asks for, all at once. Leaves the dice that the scene keeps. Returns the throw. */
  async throw(game: AnyGame, state: Json): Promise<Move<Action>> {
    const node = game.chance(state)
    if (node?.chance !== 'throw') throw new Error('chance has no dice to throw here')
    const staying = [...(game.scene(state).dice ?? [])]
    const free = this.table.dice().filter((die) => {
      const i = staying.findIndex((it) => die.state === 'lying' && it.kind === die.kind && it.face === die.face)
      if (i >= 0) staying.splice(i, 1)
      return i < 0
    })
    const taken = node.dice.flatMap(({ kind, count }) => free.filter((it) => it.kind === kind).slice(0, count))
    const unused = free.filter((it) => !taken.includes(it) && it.state === 'lying').map((it) => it.id)
    if (unused.length > 0) this.do({ hand: 'aside', dice: unused })
    const ids = taken.map((it) => it.id)
    this.do({ hand: 'hold', dice: ids })
    await this.pause(400, 1500)
    this.do({ hand: 'throw', dice: ids })
    const fell = () => this.table.dice().filter((it) => ids.includes(it.id))
    while (fell().some((it) => it.state !== 'lying')) await sleep(20)
    const dice = node.dice.flatMap(({ kind }) =>
      fell()
        .filter((it) => it.kind === kind)
        .map(({ face }) => ({ kind, face }))
        .sort((a, b) => a.face - b.face)
    )
    return { by: 'chance', do: { act: 'throw', dice } as Action }
  }

  /** Picks a legal action, preferably one that takes a piece off the table, and none that would look like undoing a move. */
  choose(game: AnyGame, state: Json, by: number, seen: ReadonlySet<string>): Action {
    const here = shows(game, state)
    const after = (action: Action): Json => play(game, state, { by, do: action })
    const all = [...(game.legal(state, by) as Iterable<Action>)].filter((it) => {
      const there = shows(game, after(it))
      return there === here || !seen.has(there)
    })
    const pieces = game.scene(state).pieces.length
    const strong = all.find((it) => it.act === 'push' && game.scene(after(it)).pieces.length < pieces)
    return strong ?? (all[this.below(all.length)] as Action)
  }
}

/** What the table shows of a state, as a text to compare. */
export const shows = (game: AnyGame, state: Json): string =>
  JSON.stringify(game.scene(state).pieces.map(({ kind, place }) => [kind, place]))
